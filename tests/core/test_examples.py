"""The worked examples of the five rule books, played out as games."""

from __future__ import annotations

import pytest

from hanabi.core import (
    EDITIONS,
    Band,
    Game,
    Outcome,
    Reason,
    Refusal,
    Rules,
    Tile,
    edition,
)
from positions import (
    action,
    choices,
    do,
    firework,
    fireworks,
    kinds,
    pile,
    refusal,
    scripted,
    stacked,
    touched,
    wind_down,
)

COLOURS = ("white", "red", "blue", "yellow", "green")


def show(rules: Rules, players: int, **heights: int) -> Game:
    """A show that placed so many cards of each suit and then discarded and clued to its end."""
    plays = [line for colour, height in heights.items() for line in firework(colour, height)]
    game = scripted(rules, players, plays)
    wind_down(game)
    assert fireworks(game) == heights
    return game


def show_of(rules: Rules, score: int) -> Game:
    """A show of this score, firework after firework, without black."""
    suits = [suit.name for suit in rules.suits if suit.name != "black"]
    heights = {name: min(5, score - 5 * i) for i, name in enumerate(suits) if score > 5 * i}
    return show(rules, 2, **heights)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cocktail_4_and_2_and_3_and_4_and_1_make_14_points(players: int) -> None:
    game = show(edition("cocktail"), players, white=4, red=2, blue=3, yellow=4, green=1)
    assert game.outcome == Outcome(Reason.LAST_ROUND, score=14, tally=14, rating=Band(11, 15))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_swedish_3_and_4_and_4_and_5_and_2_make_18_points(players: int) -> None:
    game = show(edition("swedish"), players, white=3, red=4, blue=4, yellow=5, green=2)
    assert game.outcome == Outcome(Reason.LAST_ROUND, score=18, tally=18, rating=Band(16, 20))


def test_show_black_5_4_and_3_take_2_points_off_for_16_black_powder_points() -> None:
    rules = edition("show", "black-powder")
    game = show(rules, 3, white=3, red=4, blue=4, yellow=5, green=2, black=3)
    assert game.outcome == Outcome(Reason.LAST_ROUND, score=16, tally=16, rating=Band(16, 20))


def test_show_the_display_with_3_white_and_red_1_blue_2_yellow_and_4_green_cards() -> None:
    game = show(edition("show"), 4, white=3, red=3, blue=1, yellow=2, green=4)
    assert game.outcome is not None
    assert (game.outcome.score, game.outcome.rating) == (13, Band(11, 15))


EXAMPLE_HAND = ["red 5", "green 1", "green 2", "blue 3", "yellow 1"]


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize(
    ("word", "cards"),
    [
        ("red", ["red 5"]),
        ("green", ["green 1", "green 2"]),
        ("5", ["red 5"]),
        ("1", ["green 1", "yellow 1"]),
    ],
)
def test_every_book_a_clue_points_at_every_card_it_names(
    key: str, word: str, cards: list[str]
) -> None:
    game = stacked(edition(key), 2, [[], EXAMPLE_HAND])
    assert touched(game, f"clue 1 {word}") == cards
    assert game.tokens == 7


@pytest.mark.parametrize("key", ["swedish", "abacus", "show"])
@pytest.mark.parametrize("word", ["white", "4"])
def test_you_have_no_white_card_and_no_4_may_be_said(key: str, word: str) -> None:
    game = stacked(edition(key), 2, [[], EXAMPLE_HAND])
    assert touched(game, f"clue 1 {word}") == []
    assert game.tokens == 7


@pytest.mark.parametrize("word", ["white", "4"])
def test_deluxe_zero_of_something_may_not_be_said(word: str) -> None:
    game = stacked(edition("deluxe"), 2, [[], EXAMPLE_HAND])
    assert refusal(game, f"clue 1 {word}") is Refusal.TOUCHES_NOTHING


@pytest.mark.parametrize("key", EDITIONS)
def test_every_book_a_turn_is_one_of_three_things(key: str) -> None:
    game = stacked(edition(key), 2, [EXAMPLE_HAND, EXAMPLE_HAND[1:4]])
    do(game, "clue 1 green", "clue 0 green")
    verbs = [line.split()[0] for line in choices(game)]
    assert set(verbs) == {"play", "discard", "clue"}
    assert (verbs.count("play"), verbs.count("discard")) == (5, 5)
    assert refusal(game, "clue 0 1") is Refusal.CLUE_TO_SELF


def test_swedish_kaskad_you_have_two_multicoloured_cards() -> None:
    rules = edition("swedish", "Kaskad av färger")
    game = stacked(rules, 2, [[], ["multicolour 1", "red 1", "multicolour 5"]])
    assert touched(game, "clue 1 multicolour") == ["multicolour 1", "multicolour 5"]


def test_show_avalanche_you_have_two_yellow_cards_counts_the_multicoloured_one() -> None:
    rules = edition("show", "colour-avalanche")
    cards = ["yellow 2", "blue 3", "multicolour 4", "red 1", "green 1"]
    assert touched(stacked(rules, 2, [[], cards]), "clue 1 yellow") == ["yellow 2", "multicolour 4"]
    game = stacked(rules, 2, [[], cards])
    assert refusal(game, "clue 1 multicolour") is Refusal.NOT_A_CLUE


def test_show_avalanche_a_multicoloured_card_replaces_no_other() -> None:
    game = scripted(edition("show", "colour-avalanche"), 2, ["play red 1", "play multicolour 2"])
    assert (fireworks(game), pile(game), game.strikes) == ({"red": 1}, ["multicolour 2"], 1)


def test_show_black_powder_two_1s_counts_the_black_one() -> None:
    rules = edition("show", "black-powder")
    cards = ["black 1", "blue 3", "green 1", "red 4", "white 2"]
    assert touched(stacked(rules, 2, [[], cards]), "clue 1 1") == ["black 1", "green 1"]


@pytest.mark.parametrize("cards", [["black 1"], ["red 1", "red 1", "red 1", "red 2", "red 2"]])
def test_show_black_powder_neither_a_black_card_nor_no_black_card_may_be_said(
    cards: list[str],
) -> None:
    game = stacked(edition("show", "black-powder"), 2, [[], cards])
    assert refusal(game, "clue 1 black") is Refusal.NOT_A_CLUE


def test_show_black_powder_is_built_from_5_to_1_and_then_returns_a_token() -> None:
    rules = edition("show", "black-powder")
    game = scripted(rules, 2, ["play black 3", "clue", *firework("black", 4)], ["play black 1"])
    assert (game.strikes, fireworks(game), game.tokens) == (1, {"black": 4}, 7)
    do(game, "play black 1")
    assert (fireworks(game), game.tokens) == ({"black": 5}, 8)


def test_every_book_the_5_returns_a_token() -> None:
    for key in EDITIONS:
        script = ["clue", *firework("red")]
        game = scripted(edition(key), 3, script[:-1], script[-1:])
        assert game.tokens == 7
        expected = ["CardPlaced", "TokenReturned", "CardDrawn", "TurnBegan"]
        assert kinds(do(game, "play red 5")) == expected
        assert game.tokens == 8


def test_every_book_the_token_for_a_5_is_lost_while_all_are_there() -> None:
    for key in EDITIONS:
        game = scripted(edition(key), 3, firework("red", 4), firework("red", start=4))
        expected = ["CardPlaced", "TokenForfeited", "CardDrawn", "TurnBegan"]
        assert kinds(do(game, "play red 5")) == expected
        assert game.tokens == 8


@pytest.mark.parametrize("key", EDITIONS)
def test_every_book_a_firework_holds_each_value_once_and_in_order(key: str) -> None:
    game = scripted(edition(key), 2, ["play red 1", "play red 1", "play red 3"])
    assert (fireworks(game), pile(game)) == ({"red": 1}, ["red 1", "red 3"])
    assert (game.strikes, game.tokens) == (2, 8)


def test_swedish_choreography_the_announced_card_pays_or_costs() -> None:
    rules = edition("swedish", "Minutiös koreografi")
    before = [*["clue"] * 4, *firework("red", 4)]
    for line, tokens, strikes in (
        ("play red 5 as red", 6, 0),
        ("play red 5", 5, 0),
        ("play red 5 as white", 4, 1),
    ):
        game = scripted(rules, 2, before, ["play red 5"])
        do(game, line)
        assert (game.tokens, game.strikes) == (tokens, strikes)
        assert fireworks(game)["red"] == 5 - strikes
        assert pile(game) == ["red 5"] * strikes


@pytest.mark.parametrize(("value", "fits"), [(3, True), (4, False)])
def test_show_flamboyants_a_red_3_goes_back_into_play_only_on_a_red_2(
    value: int, *, fits: bool
) -> None:
    rules = edition("show", "5 Flamboyants")
    script = [f"play red {value}", *firework("red", 2), *firework("blue")]
    game = scripted(rules, 2, script, tiles=[Tile.REPLAY])
    assert action(game, f"take red {value}") in game.legal_actions()
    events = do(game, f"take red {value}")
    assert kinds(events)[0] == ("CardReplayed" if fits else "TileLost")
    assert (fireworks(game)["red"], game.strikes) == (3 if fits else 2, 1)


BANDS = {
    Band(0, 5): (0, 5),
    Band(6, 10): (6, 10),
    Band(11, 15): (11, 15),
    Band(16, 20): (16, 20),
    Band(21, 24): (21, 24),
}


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize(("band", "scores"), [*BANDS.items(), (Band(25, 25), (25,))])
def test_every_book_rates_a_show_by_its_score(
    key: str, band: Band, scores: tuple[int, ...]
) -> None:
    for score in scores:
        game = show_of(edition(key), score)
        assert game.outcome is not None
        assert (game.outcome.score, game.outcome.rating) == (score, band)


@pytest.mark.parametrize(
    "rules", [edition("swedish", "kaskad-av-farger"), edition("show", "colour-avalanche")]
)
@pytest.mark.parametrize(
    ("band", "scores"), [*BANDS.items(), (Band(25, 29), (25, 29)), (Band(30, 30), (30,))]
)
def test_a_sixth_firework_rates_a_show_up_to_30(
    rules: Rules, band: Band, scores: tuple[int, ...]
) -> None:
    for score in scores:
        game = show_of(rules, score)
        assert game.outcome is not None
        assert (game.outcome.score, game.outcome.rating) == (score, band)


@pytest.mark.parametrize(
    "rules",
    [
        edition("cocktail", "Crowning piece"),
        edition("swedish", "Till sista droppen"),
        edition("deluxe", "Variant 4"),
        edition("show", "Final flourish"),
    ],
)
def test_the_experts_variants_have_no_ratings(rules: Rules) -> None:
    plays = [line for colour in COLOURS for line in firework(colour)]
    game = scripted(rules, 2, plays)
    assert game.outcome == Outcome(Reason.VICTORY, score=25, tally=25, rating=None)
