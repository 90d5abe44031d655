"""Rulings on the bonus tiles: R17–R19, R21, R22, R39, R42."""

from __future__ import annotations

import pytest

from hanabi.core import (
    Decline,
    Game,
    IllegalAction,
    Reason,
    Refusal,
    Rules,
    TakeBack,
    Tile,
    edition,
    house_rules,
)
from hanabi.core.events import CardReplayed, ClueGiven, StrikeMended
from positions import (
    action,
    card,
    choices,
    do,
    firework,
    fireworks,
    hand,
    kinds,
    pile,
    refusal,
    scripted,
)

SHOW = edition("show", "flamboyants")
POWDER = edition("show", "black-powder", "flamboyants")

COLOURS = ("white", "red", "blue", "yellow", "green")

CHOICES = [Tile.COLOUR_CLUE, Tile.VALUE_CLUE, Tile.RESHUFFLE, Tile.REPLAY]
"""The tiles that ask for something."""


def completing(
    *tiles: Tile, before: list[str] | None = None, rules: Rules = SHOW, players: int = 2
) -> Game:
    """A game whose player to act holds the red 5 that completes red."""
    script = [*(before or []), *firework("red", 4)]
    return scripted(rules, players, script, firework("red", start=4), tiles=tiles)


def test_r17_a_tile_never_takes_the_tokens_over_eight() -> None:
    for tile in (Tile.CLUE, Tile.MEND):
        game = completing(tile)
        assert "TokenForfeited" in kinds(do(game, "play red 5"))
        assert game.tokens == 8


def test_r17_the_clue_tile_returns_one_token_instead_of_the_usual_one() -> None:
    game = completing(Tile.CLUE, before=["clue"] * 3)
    events = do(game, "play red 5")
    expected = ["CardPlaced", "TileRevealed", "TokenReturned", "CardDrawn", "TurnBegan"]
    assert kinds(events) == expected
    assert game.tokens == 6


def test_r17_the_mend_tile_turns_one_strike_back_and_returns_a_token() -> None:
    game = completing(Tile.MEND, before=["play blue 2", "clue", "play blue 2", "clue"])
    events = do(game, "play red 5")
    assert StrikeMended(1) in events
    assert (game.strikes, game.tokens) == (1, 7)


def test_r17_the_mend_tile_returns_a_token_without_any_strike_too() -> None:
    game = completing(Tile.MEND, before=["clue"] * 3)
    assert "StrikeMended" not in kinds(do(game, "play red 5"))
    assert (game.strikes, game.tokens) == (0, 6)


@pytest.mark.parametrize("tile", CHOICES)
def test_r18_the_choice_belongs_to_the_player_who_completed_the_firework(tile: Tile) -> None:
    game = completing(tile, before=["play blue 5", "clue", "clue"], players=3)
    player = game.to_act
    events = do(game, "play red 5")
    assert kinds(events) == ["CardPlaced", "TileRevealed"]
    assert (game.pending, game.to_act, len(game.hands[player])) == (tile, player, 4)
    assert game.view(player).legal_actions == game.legal_actions() != ()
    for other in range(3):
        if other != player:
            assert game.view(other).legal_actions == ()
            assert game.view(other).pending is tile
            with pytest.raises(IllegalAction) as caught:
                game.act(game.legal_actions()[0], seat=other)
            assert caught.value.refusal is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize("tile", CHOICES)
def test_r18_nothing_else_is_legal_in_a_bonus_phase(tile: Tile) -> None:
    game = completing(tile, before=["play blue 5", "clue", "clue", "clue"])
    do(game, "play red 5")
    other = 1 - game.to_act
    wishes = {"play #0", "discard #0", f"clue {other} red", f"clue {other} 1", "take blue 5"}
    wishes = {line for line in wishes if action(game, line) not in game.legal_actions()}
    assert len(wishes) == 4
    assert {refusal(game, line) for line in wishes} == {Refusal.BONUS_PENDING}


@pytest.mark.parametrize("tile", CHOICES)
def test_r18_the_player_draws_after_the_tile_and_the_turn_passes_on(tile: Tile) -> None:
    game = completing(tile, before=["play blue 5", "clue", "clue", "clue"])
    player = game.to_act
    do(game, "play red 5")
    events = game.act(game.legal_actions()[0])
    assert kinds(events)[1:] == ["CardDrawn", "TurnBegan"]
    assert (game.pending, game.to_act) == (None, 1 - player)
    assert len(game.hands[player]) == 5


def test_r18_no_tile_choice_is_legal_outside_a_bonus_phase() -> None:
    game = completing(Tile.REPLAY, before=["play blue 1", "play blue 1", "clue", "clue"])
    assert pile(game) == ["blue 1"]
    assert refusal(game, TakeBack(card(SHOW, "blue 1"))) is Refusal.NO_BONUS
    assert refusal(game, Decline()) is Refusal.NO_BONUS


def test_r19_a_free_clue_costs_nothing_and_is_of_the_kind_the_tile_says() -> None:
    for tile, words in ((Tile.COLOUR_CLUE, COLOURS), (Tile.VALUE_CLUE, (1, 2, 3, 4, 5))):
        game = completing(tile, before=["clue"] * 8)
        assert game.tokens == 0
        do(game, "play red 5")
        assert choices(game) == {f"clue 1 {word}" for word in words}
        events = do(game, f"bonus clue 1 {words[0]}")
        assert isinstance(events[0], ClueGiven)
        assert events[0].free
        assert game.tokens == 0


def test_r19_a_free_clue_goes_to_any_teammate_but_never_to_oneself() -> None:
    game = completing(Tile.COLOUR_CLUE, players=4)
    do(game, "play red 5")
    assert game.to_act == 0
    assert choices(game) == {f"clue {seat} {colour}" for seat in (1, 2, 3) for colour in COLOURS}
    assert refusal(game, "bonus clue 0 red") is Refusal.CLUE_TO_SELF
    assert refusal(game, "bonus clue 4 red") is Refusal.NO_SUCH_SEAT


def test_r19_a_free_clue_must_touch_a_card_where_empty_clues_are_forbidden() -> None:
    rules = house_rules(POWDER, empty_clues=False)
    game = completing(Tile.COLOUR_CLUE, rules=rules)
    do(game, "play red 5")
    colours = {face.split()[0] for face in hand(game, 1)}
    assert choices(game) == {f"clue 1 {colour}" for colour in colours}
    missing = next(colour for colour in COLOURS if colour not in colours)
    assert refusal(game, f"bonus clue 1 {missing}") is Refusal.TOUCHES_NOTHING
    assert refusal(game, "bonus clue 1 black") is Refusal.NOT_A_CLUE


def all_black_teammate(*tiles: Tile, empty_clues: bool) -> Game:
    """Seat 0 completes red while seat 1 holds nothing but black cards."""
    rules = house_rules(POWDER, hand_sizes=(3,), empty_clues=empty_clues)
    before = [
        "play red 1",
        "clue",
        "play red 2",
        "clue",
        "play red 3",
        "clue",
        "play red 4",
        "clue",
    ]
    blacks = ["play black 5", "play black 4", "play black 3"]
    then = ["play red 5", blacks[0], "clue", blacks[1], "clue", blacks[2]]
    return scripted(rules, 2, before, then, tiles=tiles)


def test_r19_without_a_legal_clue_the_tile_is_lost() -> None:
    game = all_black_teammate(Tile.COLOUR_CLUE, empty_clues=False)
    assert hand(game, 1) == ["black 5", "black 4", "black 3"]
    tokens = game.tokens
    events = do(game, "play red 5")
    expected = ["CardPlaced", "TileRevealed", "TileLost", "CardDrawn", "TurnBegan"]
    assert kinds(events) == expected
    assert (game.tokens, game.pending, game.to_act) == (tokens, None, 1)


def test_r19_an_empty_free_clue_is_given_where_empty_clues_are_allowed() -> None:
    game = all_black_teammate(Tile.COLOUR_CLUE, empty_clues=True)
    do(game, "play red 5")
    assert choices(game) == {f"clue 1 {colour}" for colour in COLOURS}


def test_r21_the_black_1_returns_a_token_and_reveals_no_tile() -> None:
    script = [*["clue"] * 3, *firework("black")]
    game = scripted(POWDER, 2, script[:-1], script[-1:], tiles=[Tile.MEND])
    events = do(game, "play black 1")
    assert kinds(events) == ["CardPlaced", "TokenReturned", "CardDrawn", "TurnBegan"]
    assert (game.tokens, game.revealed_tiles) == (6, ())


def test_r21_a_replayed_black_1_returns_a_token_and_reveals_no_tile() -> None:
    before = ["clue", "clue", "play black 1", *firework("black", 4)]
    game = completing(Tile.REPLAY, Tile.MEND, before=before, rules=POWDER)
    do(game, "play red 5")
    events = do(game, "take black 1")
    assert kinds(events) == ["CardReplayed", "TokenReturned", "CardDrawn", "TurnBegan"]
    assert fireworks(game)["black"] == 5
    assert (game.tokens, game.revealed_tiles) == (7, (Tile.REPLAY,))


FOUR_FIVES = [Tile.CLUE, Tile.MEND, Tile.COLOUR_CLUE, Tile.REPLAY]


def test_r22_the_last_firework_wins_at_once_and_reveals_no_tile() -> None:
    plays = [line for colour in COLOURS for line in firework(colour)]
    script = [*["clue"] * 5, *plays[:15], "bonus clue", *plays[15:]]
    tiles = [Tile.CLUE, Tile.MEND, Tile.COLOUR_CLUE, Tile.RESHUFFLE]
    game = scripted(SHOW, 2, script[:-1], script[-1:], tiles=tiles)
    tokens = game.tokens
    assert tokens == 5
    assert kinds(do(game, "play green 5")) == ["CardPlaced", "GameEnded"]
    assert (game.tokens, game.revealed_tiles) == (tokens, tuple(tiles))
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.score) == (Reason.VICTORY, 25)


def test_r22_a_replay_that_completes_the_last_firework_wins_at_once() -> None:
    plays = [line for colour in COLOURS[:3] for line in firework(colour)]
    script = ["play green 5", *["clue"] * 5, *plays, "bonus clue"]
    script += [*firework("green", 4), *firework("yellow")]
    game = scripted(SHOW, 2, script, tiles=FOUR_FIVES)
    assert game.pending is Tile.REPLAY
    tokens = game.tokens
    assert kinds(do(game, "take green 5")) == ["CardReplayed", "GameEnded"]
    assert (game.tokens, len(game.tiles)) == (tokens, 2)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.score) == (Reason.VICTORY, 25)


def test_r22_black_has_to_be_complete_too_before_the_show_is_won() -> None:
    rules = house_rules(POWDER, bonus_tiles=[Tile.CLUE] * 6)
    plays = [line for colour in COLOURS for line in firework(colour)]
    script = [*plays, *firework("black", 4), "clue", "clue"]
    game = scripted(rules, 2, script, ["play black 1"])
    assert (game.outcome, game.tokens) == (None, 6)
    events = do(game, "play black 1")
    assert kinds(events) == ["CardPlaced", "TokenReturned", "GameEnded"]
    assert game.outcome is not None
    assert game.outcome.reason is Reason.VICTORY


def test_r39_the_black_5_reveals_nothing() -> None:
    game = scripted(POWDER, 2, ["clue"], ["play black 5"])
    events = do(game, "play black 5")
    assert kinds(events) == ["CardPlaced", "CardDrawn", "TurnBegan"]
    assert (game.tokens, game.revealed_tiles) == (7, ())


def test_r39_a_replayed_black_5_reveals_nothing() -> None:
    before = ["clue", "discard black 5", "clue"]
    game = completing(Tile.REPLAY, Tile.MEND, before=before, rules=POWDER)
    do(game, "play red 5")
    events = do(game, "take black 5")
    assert kinds(events) == ["CardReplayed", "CardDrawn", "TurnBegan"]
    assert (fireworks(game)["black"], game.revealed_tiles) == (1, (Tile.REPLAY,))


def test_r39_a_replayed_5_that_completes_its_firework_reveals_another_tile_at_once() -> None:
    before = ["play blue 5", *firework("blue", 4), "clue", "clue"]
    game = completing(Tile.REPLAY, Tile.MEND, before=before)
    do(game, "play red 5")
    events = do(game, "take blue 5")
    assert kinds(events) == [
        *("CardReplayed", "TileRevealed", "StrikeMended", "TokenReturned"),
        *("CardDrawn", "TurnBegan"),
    ]
    assert isinstance(events[0], CardReplayed)
    assert events[0].completed
    assert (game.revealed_tiles, game.strikes) == ((Tile.REPLAY, Tile.MEND), 0)


def test_r42_without_a_tile_left_the_token_is_paid() -> None:
    rules = house_rules(SHOW, bonus_tiles=[Tile.REPLAY])
    script = [*["clue"] * 3, *firework("red"), *firework("blue", 4)]
    game = scripted(rules, 2, script, firework("blue", start=4))
    assert (game.tokens, game.tiles) == (5, ())
    events = do(game, "play blue 5")
    assert kinds(events) == ["CardPlaced", "TokenReturned", "CardDrawn", "TurnBegan"]
    assert game.tokens == 6


def test_r42_a_five_that_wins_pays_no_token_even_when_no_tile_is_left() -> None:
    rules = house_rules(SHOW, suits=SHOW.suits[:2], bonus_tiles=(Tile.CLUE,))
    script = ["clue"] * 3 + firework("white") + firework("red", 4)
    game = scripted(rules, 2, script, firework("red", start=4))
    assert (game.tokens, game.tiles) == (6, ())
    events = do(game, "play red 5")
    assert kinds(events) == ["CardPlaced", "GameEnded"]
    assert game.tokens == 6
