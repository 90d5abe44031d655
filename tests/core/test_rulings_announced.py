"""Rulings on announced plays: R16, R35–R38, and the rule itself."""

from __future__ import annotations

import pytest

from hanabi.core import Play, Reason, Refusal, Rules, SuitIndex, Tile, edition, house_rules
from hanabi.core.events import CardMisplayed, CardPlaced
from positions import (
    choices,
    do,
    firework,
    fireworks,
    hand,
    kinds,
    pile,
    refusal,
    scripted,
    stacked,
)

KOREOGRAFI = edition("swedish", "minutios-koreografi")

SUITS = ("white", "red", "blue", "yellow", "green")

SPENT = ["clue"] * 4
"""Turns that leave four of the eight tokens."""


def test_r16_right_colour_that_fits_is_placed_and_returns_a_token() -> None:
    game = scripted(KOREOGRAFI, 2, SPENT, ["play red 1"])
    events = do(game, "play red 1 as red")
    assert kinds(events) == ["CardPlaced", "TokenReturned", "CardDrawn", "TurnBegan"]
    assert isinstance(events[0], CardPlaced)
    assert events[0].announced == 1
    assert (game.tokens, fireworks(game), game.strikes) == (5, {"red": 1}, 0)


def test_r16_right_colour_that_does_not_fit_is_a_misplay() -> None:
    game = scripted(KOREOGRAFI, 2, SPENT, ["play red 2"])
    events = do(game, "play red 2 as red")
    assert kinds(events) == ["CardMisplayed", "StrikeTaken", "CardDrawn", "TurnBegan"]
    assert isinstance(events[0], CardMisplayed)
    assert events[0].announced == 1
    assert (game.tokens, pile(game), game.strikes) == (4, ["red 2"], 1)


def test_r16_wrong_colour_is_a_strike_even_if_the_card_would_have_fitted() -> None:
    game = scripted(KOREOGRAFI, 2, SPENT, ["play red 1"])
    events = do(game, "play red 1 as blue")
    assert kinds(events) == ["CardMisplayed", "StrikeTaken", "CardDrawn", "TurnBegan"]
    assert (game.tokens, pile(game), fireworks(game), game.strikes) == (4, ["red 1"], {}, 1)


def test_r16_not_announcing_plays_as_usual() -> None:
    game = scripted(KOREOGRAFI, 2, SPENT, ["play red 1", "play red 5"])
    do(game, "play red 1", "play red 5")
    assert (game.tokens, fireworks(game), game.strikes) == (4, {"red": 1}, 1)


def test_r16_a_token_over_the_full_number_is_lost() -> None:
    game = scripted(KOREOGRAFI, 2, [], ["play red 1"])
    assert "TokenForfeited" in kinds(do(game, "play red 1 as red"))
    assert game.tokens == 8


def test_r16_any_suit_of_the_table_may_be_announced() -> None:
    rules = house_rules(edition("show", "colour-avalanche", "black-powder"), "Minutiös koreografi")
    game = stacked(rules, 2, [["red 1", "red 2", "blue 1", "black 5", "multicolour 3"]])
    plays = {line for line in choices(game) if line.startswith("play")}
    suits = (*SUITS, "multicolour", "black")
    announced = {f"play {one} as {suit}" for one in hand(game, 0) for suit in suits}
    assert plays == {f"play {one}" for one in hand(game, 0)} | announced


def test_r16_a_suit_that_is_not_on_the_table_cannot_be_announced() -> None:
    game = stacked(KOREOGRAFI, 2)
    assert refusal(game, Play(game.hands[0][0], SuitIndex(5))) is Refusal.NO_SUCH_SUIT
    assert refusal(game, Play(game.hands[0][0], SuitIndex(-1))) is Refusal.NO_SUCH_SUIT


@pytest.mark.parametrize("rules", [edition(), edition("swedish", "kaskad-av-farger")])
def test_r16_nothing_is_announced_where_the_table_does_not_play_it(rules: Rules) -> None:
    game = stacked(rules, 2)
    assert not any(" as " in line for line in choices(game))
    assert refusal(game, "play #0 as red") is Refusal.NO_ANNOUNCING


def test_r35_the_second_token_is_for_completing_the_firework() -> None:
    game = scripted(KOREOGRAFI, 2, [*SPENT, *firework("red", 4)], firework("red", start=4))
    assert game.tokens == 4
    events = do(game, "play red 5 as red")
    assert kinds(events)[:3] == ["CardPlaced", "TokenReturned", "TokenReturned"]
    assert game.tokens == 6


def test_r35_the_black_5_pays_once_and_the_black_1_twice() -> None:
    rules = house_rules(edition("show", "black-powder"), "minutios-koreografi")
    game = scripted(rules, 2, ["clue"] * 8, firework("black"))
    tokens = []
    for line in firework("black"):
        do(game, f"{line} as black")
        tokens.append(game.tokens)
    assert tokens == [1, 2, 3, 4, 6]


def test_r36_only_multicolour_is_right_for_a_card_that_every_colour_touches() -> None:
    rules = house_rules(edition("show", "colour-avalanche"), "minutios-koreografi")
    for colour in SUITS:
        game = scripted(rules, 2, SPENT, ["play multicolour 1"])
        do(game, f"play multicolour 1 as {colour}")
        assert (game.tokens, fireworks(game), game.strikes) == (4, {}, 1)
    game = scripted(rules, 2, SPENT, ["play multicolour 1"])
    do(game, "play multicolour 1 as multicolour")
    assert (game.tokens, fireworks(game), game.strikes) == (5, {"multicolour": 1}, 0)


def test_r37_a_wrong_announcement_that_loses_an_indispensable_card_loses_the_show() -> None:
    rules = edition("swedish", "minutios-koreografi", "till-sista-droppen")
    game = scripted(rules, 2, firework("red", 4), firework("red", start=4))
    do(game, "play red 5 as blue")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.tally) == (Reason.INDISPENSABLE, 4)
    assert game.strikes == 1


ANNOUNCED_TILES = house_rules(edition("show", "flamboyants"), "minutios-koreografi")


def test_r38_an_announced_five_pays_its_token_and_then_reveals_a_tile() -> None:
    game = scripted(
        ANNOUNCED_TILES,
        2,
        [*SPENT, *firework("red", 4)],
        firework("red", start=4),
        tiles=[Tile.VALUE_CLUE],
    )
    assert kinds(do(game, "play red 5 as red")) == ["CardPlaced", "TokenReturned", "TileRevealed"]
    assert (game.tokens, game.pending, game.to_act) == (5, Tile.VALUE_CLUE, 0)


def test_r38_an_unannounced_five_pays_no_token_beside_the_tile() -> None:
    script = [*SPENT, *firework("red")]
    game = scripted(ANNOUNCED_TILES, 2, script, tiles=[Tile.VALUE_CLUE])
    assert (game.tokens, game.pending) == (4, Tile.VALUE_CLUE)


@pytest.mark.parametrize(("ending", "paid"), [("", 0), (" as green", 1)])
def test_r38_if_it_wins_the_show_only_the_announcement_pays(ending: str, paid: int) -> None:
    rules = house_rules(ANNOUNCED_TILES, bonus_tiles=[Tile.CLUE] * 6)
    plays = [line for colour in SUITS for line in firework(colour)]
    script = [*["clue"] * 8, *plays]
    game = scripted(rules, 2, script[:-1], script[-1:])
    assert game.tokens == 4
    events = do(game, f"play green 5{ending}")
    assert kinds(events) == ["CardPlaced", *["TokenReturned"] * paid, "GameEnded"]
    assert game.tokens == 4 + paid


def test_r38_a_replayed_card_cannot_be_announced() -> None:
    script = [*SPENT, "play blue 1 as red", *firework("red", 4), "clue", "play red 5"]
    game = scripted(ANNOUNCED_TILES, 2, script, tiles=[Tile.REPLAY])
    assert choices(game) == {"take blue 1", "decline"}
    assert refusal(game, "play #0 as blue") is Refusal.BONUS_PENDING
    tokens = game.tokens
    do(game, "take blue 1")
    assert (game.tokens, fireworks(game)["blue"]) == (tokens, 1)
