"""Rulings on editions, suits and the deal: R1, R2, R25–R27."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanabi.core import (
    ColourClue,
    Game,
    ImpossibleRules,
    Reason,
    Refusal,
    Rules,
    Suit,
    SuitIndex,
    Touched,
    ValueClue,
    edition,
    house_rules,
)
from hanabi.core.events import (
    HandDealt,
    LastRoundBegan,
)
from positions import (
    card,
    choices,
    do,
    hand,
    refusal,
    scripted,
    stacked,
    touched,
)

RED_AND_BLUE = ["red 1", "red 2", "blue 1", "blue 3", "red 5"]


def clues(game: Game) -> set[str]:
    """What the player to act may say, as lines."""
    return {line for line in choices(game) if line.startswith("clue")}


@pytest.mark.parametrize("key", ["cocktail", "deluxe"])
def test_r1_a_clue_must_touch_a_card_where_the_book_does_not_allow_empty_ones(key: str) -> None:
    game = stacked(edition(key), 2, [[], RED_AND_BLUE])
    assert clues(game) == {f"clue 1 {word}" for word in ("red", "blue", 1, 2, 3, 5)}
    assert refusal(game, "clue 1 green") is Refusal.TOUCHES_NOTHING
    assert refusal(game, "clue 1 4") is Refusal.TOUCHES_NOTHING


@pytest.mark.parametrize("key", ["swedish", "abacus", "show"])
def test_r1_a_clue_may_touch_nothing_where_the_book_allows_it(key: str) -> None:
    game = stacked(edition(key), 2, [[], RED_AND_BLUE])
    colours = ("white", "red", "blue", "yellow", "green")
    assert clues(game) == {f"clue 1 {word}" for word in (*colours, 1, 2, 3, 4, 5)}
    assert touched(game, "clue 1 green") == []
    assert game.tokens == 7
    for one in game.view(1).hand:
        assert all(game.rules.suits[face.suit].name != "green" for face in one.knowledge.possible)


def test_r1_any_table_may_allow_or_forbid_empty_clues() -> None:
    allowed = house_rules(edition("cocktail"), empty_clues=True)
    assert touched(stacked(allowed, 2, [[], RED_AND_BLUE]), "clue 1 4") == []
    forbidden = house_rules(edition("abacus"), empty_clues=False)
    game = stacked(forbidden, 2, [[], RED_AND_BLUE])
    assert refusal(game, "clue 1 4") is Refusal.TOUCHES_NOTHING


def test_r2_the_third_black_five_is_the_last_one() -> None:
    rules = edition("show", "black-powder", "final-flourish")
    game = stacked(rules, 2, [["black 5"] * 3])
    do(game, "clue 1 1", "clue 0 1", "discard black 5", "clue 0 1", "discard black 5", "clue 0 1")
    assert game.outcome is None
    do(game, "discard black 5")
    assert game.outcome is not None
    assert game.outcome.reason is Reason.INDISPENSABLE


@pytest.mark.parametrize(("value", "copies"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3)])
def test_r2_black_copies_mirror_those_of_the_colours(value: int, copies: int) -> None:
    rules = edition("show", "black-powder")
    game = stacked(rules, 2, [[f"black {value}"] * copies])
    assert hand(game, 0).count(f"black {value}") == copies
    everywhere = [*hand(game, 0), *hand(game, 1), *(f"black {v}" for s, v in game.deck if s == 5)]
    assert everywhere.count(f"black {value}") == copies


def test_r2_a_table_may_print_other_copies_of_black() -> None:
    printed = edition("show", "black-powder", "final-flourish")
    black = replace(printed.suits[-1], copies=(3, 2, 2, 2, 1))
    game = stacked(replace(printed, suits=(*printed.suits[:-1], black)), 2, [["black 5"]])
    do(game, "clue 1 1", "clue 0 1", "discard black 5")
    assert game.outcome is not None
    assert game.outcome.reason is Reason.INDISPENSABLE


def test_r25_a_table_may_have_other_numbers_of_tokens() -> None:
    game = stacked(house_rules(edition(), clue_tokens=1), 2, [["red 1"], ["red 1"]])
    assert game.tokens == 1
    do(game, "clue 1 1")
    assert refusal(game, "clue 0 1") is Refusal.NO_TOKENS
    do(game, "discard red 1")
    assert game.tokens == 1
    assert refusal(game, "discard red 1") is Refusal.ALL_TOKENS


def test_r25_a_table_without_tokens_only_plays() -> None:
    game = stacked(house_rules(edition("show"), clue_tokens=0), 2, [["red 1", "red 2"]])
    assert {line.split()[0] for line in choices(game)} == {"play"}


@pytest.mark.parametrize("strikes", [1, 2, 5])
def test_r25_a_table_may_have_other_numbers_of_strikes(strikes: int) -> None:
    rules = house_rules(edition(), strikes=strikes)
    script = ["play red 5", "play blue 5", "play green 5", "play white 5", "play yellow 5"]
    game = scripted(rules, 2, script[: strikes - 1], script[strikes - 1 :])
    assert (game.strikes, game.outcome) == (strikes - 1, None)
    do(game, script[strikes - 1])
    assert game.outcome is not None
    assert game.outcome.reason is Reason.STRIKES


@pytest.mark.parametrize(("players", "printed"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_r25_a_table_may_have_other_hands(players: int, printed: int) -> None:
    for rules, size in ((edition(), printed), (house_rules(edition(), hand_sizes=(3,) * 4), 3)):
        game = stacked(rules, players)
        assert [len(cards) for cards in game.hands] == [size] * players
        assert game.deck_size == 50 - players * size


def test_r26_a_colour_touches_its_suit_and_the_suit_that_every_colour_touches() -> None:
    rules = edition("show", "colour-avalanche", "black-powder")
    cards = ["red 1", "multicolour 2", "black 3", "blue 2", "red 4"]
    assert touched(stacked(rules, 2, [[], cards]), "clue 1 red") == [
        "red 1",
        "multicolour 2",
        "red 4",
    ]
    assert touched(stacked(rules, 2, [[], cards]), "clue 1 blue") == ["multicolour 2", "blue 2"]
    assert touched(stacked(rules, 2, [[], cards]), "clue 1 green") == ["multicolour 2"]
    assert touched(stacked(rules, 2, [[], cards]), "clue 1 2") == ["multicolour 2", "blue 2"]


def test_r26_a_clue_marks_what_it_touches_and_excludes_the_rest() -> None:
    rules = edition("show", "colour-avalanche", "black-powder")
    game = stacked(rules, 2, [[], ["red 1", "multicolour 2", "black 3", "blue 2"]])
    do(game, "clue 1 red")
    suits = [{face.suit for face in one.knowledge.possible} for one in game.view(1).hand]
    red_or_wild, others = {1, 5}, {0, 2, 3, 4, 6}
    assert suits[:4] == [red_or_wild, red_or_wild, others, others]


@pytest.mark.parametrize(
    "rules", [edition("deluxe", "variant-1"), edition("swedish", "kaskad-av-farger")]
)
def test_r26_a_sixth_suit_of_its_own_colour_is_touched_by_its_own_name_only(rules: Rules) -> None:
    cards = ["red 1", "multicolour 2", "blue 3"]
    assert touched(stacked(rules, 2, [["white 1"] * 3, cards]), "clue 1 red") == ["red 1"]
    assert touched(stacked(rules, 2, [["white 1"] * 3, cards]), "clue 1 multicolour") == [
        "multicolour 2"
    ]


def test_r26_a_suit_that_may_not_be_named_is_no_clue() -> None:
    rules = edition("show", "colour-avalanche", "black-powder")
    game = stacked(rules, 2, [[], ["black 1", "multicolour 1"]])
    assert refusal(game, "clue 1 black") is Refusal.NOT_A_CLUE
    assert refusal(game, "clue 1 multicolour") is Refusal.NOT_A_CLUE
    game = stacked(rules, 2, [[], ["red 1", "red 1", "red 1", "red 2", "red 2"]])
    assert refusal(game, "clue 1 black") is Refusal.NOT_A_CLUE


def test_r26_no_colour_touches_black_not_even_its_own() -> None:
    rules = edition("show", "black-powder")
    one = card(rules, "black 1")
    assert not any(rules.touches(ColourClue(SuitIndex(i)), one) for i in range(len(rules.suits)))
    assert rules.touches(ValueClue(1), one)


def test_r26_a_suit_that_is_named_but_never_touched_is_refused() -> None:
    with pytest.raises(
        ImpossibleRules, match=r"grey may be named .* touched by no colour"
    ) as caught:
        Suit("grey", touched=Touched.NONE, nameable=True)
    assert caught.value.field == "suits"


def test_r26_a_deck_too_small_to_deal_is_refused() -> None:
    with pytest.raises(ImpossibleRules, match=r"4 players with 3 cards .* 12 .* 10") as caught:
        Rules(suits=(Suit("red"),), hand_sizes=(5, 3, 3))
    assert caught.value.field == "hand_sizes"
    assert Rules(suits=(Suit("red"),), hand_sizes=(5, 3)).most_players == 3


def test_r26_a_rank_without_a_copy_is_refused() -> None:
    with pytest.raises(ImpossibleRules, match="red has no copy of the 4") as caught:
        Suit("red", copies=(3, 2, 2, 0, 1))
    assert caught.value.field == "suits"


@pytest.mark.parametrize("first", [0, 2])
def test_r27_the_deal_is_hand_by_hand_from_seat_0_whoever_begins(first: int) -> None:
    game = stacked(edition(), 3, first=first)
    deck = game.deal.deck
    dealt = [event for event in game.events if isinstance(event, HandDealt)]
    assert [event.faces for event in dealt] == [deck[:5], deck[5:10], deck[10:15]]
    assert [event.seat for event in dealt] == [0, 1, 2]
    assert game.deck == deck[15:]


def test_r27_the_newest_card_stands_last() -> None:
    game = stacked(edition(), 2, [["red 1", "blue 3"]], ["green 4", "yellow 2"])
    do(game, "play red 1")
    assert hand(game, 0) == ["blue 3", "white 1", "white 1", "white 1", "green 4"]
    assert game.deck[0] == (3, 2)


@pytest.mark.parametrize("players", [2, 5])
def test_r27_a_deal_that_empties_the_deck_starts_the_last_round(players: int) -> None:
    rules = Rules((Suit("red"), Suit("blue")), hand_sizes=(10, 6, 5, 4), empty_clues=True)
    game = stacked(rules, players)
    assert game.events[-2] == LastRoundBegan(players)
    assert game.turns_left == players
    for turn in range(players):
        assert (game.outcome, game.turns_left) == (None, players - turn)
        do(game, f"clue {(turn + 1) % players} 1")
    assert game.outcome is not None
    assert game.outcome.reason is Reason.LAST_ROUND


def test_r27_playing_on_an_empty_deck_starts_no_last_round() -> None:
    rules = Rules((Suit("red"), Suit("blue")), hand_sizes=(10,), empty_clues=True, play_on=True)
    game = stacked(rules, 2)
    do(game, "clue 1 1", "clue 0 1", "clue 1 1")
    assert (game.turns_left, game.outcome) == (None, None)
