"""The five editions, their add-ons, house rules, and what is refused."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from hanabi.core import (
    ADD_ONS,
    EDITIONS,
    BadSetup,
    Game,
    ImpossibleRules,
    Reason,
    Rules,
    Strikeout,
    Suit,
    Tile,
    UnknownEdition,
    edition,
    house_rules,
    printed_name,
)
from hanabi.core.editions import find_edition
from positions import card, choices, do, firework, hand, scripted, stacked

COLOURS = ["white", "red", "blue", "yellow", "green"]

PRINTED = {
    "cocktail": ["crowning-piece"],
    "swedish": ["till-sista-droppen", "minutios-koreografi", "kaskad-av-farger"],
    "abacus": [],
    "deluxe": ["variant-1", "variant-2", "variant-3", "variant-4"],
    "show": ["final-flourish", "colour-avalanche", "black-powder", "flamboyants"],
}

COMBINATIONS = [
    (key, names)
    for key, add_ons in PRINTED.items()
    for number in range(len(add_ons) + 1)
    for names in combinations(add_ons, number)
]

MULTICOLOURS = {"variant-1", "variant-2", "variant-3"}

POSSIBLE = [
    (key, names) for key, names in COMBINATIONS if len(MULTICOLOURS.intersection(names)) < 2
]
IMPOSSIBLE = [pair for pair in COMBINATIONS if pair not in POSSIBLE]

CARDS_ADDED = {
    "kaskad-av-farger": 5,
    "variant-1": 10,
    "variant-2": 5,
    "variant-3": 10,
    "colour-avalanche": 10,
    "black-powder": 10,
}


def copies(rules: Rules, name: str) -> list[int]:
    """How many cards of each value of a suit are in the box."""
    return [rules.box.count(card(rules, f"{name} {value}")) for value in (1, 2, 3, 4, 5)]


def nameable(rules: Rules) -> list[str]:
    """The colours that may be named, as the clues to a hand that holds one card of each suit."""
    seven = house_rules(rules, hand_sizes=(len(rules.suits),), empty_clues=True)
    game = stacked(seven, 2, [[], [f"{suit.name} 3" for suit in rules.suits]])
    words = {line.split()[-1] for line in choices(game) if line.startswith("clue")}
    assert {"1", "2", "3", "4", "5"} <= words
    return sorted(words - {"1", "2", "3", "4", "5"})


def test_there_are_five_editions_with_the_add_ons_they_print() -> None:
    assert {key: list(book.add_ons) for key, book in EDITIONS.items()} == PRINTED
    assert list(ADD_ONS) == [name for names in PRINTED.values() for name in names]


@pytest.mark.parametrize(
    ("key", "empty"),
    [("cocktail", False), ("swedish", True), ("abacus", True), ("deluxe", False), ("show", True)],
)
def test_every_base_game_has_50_cards_8_tokens_3_strikes(key: str, *, empty: bool) -> None:
    rules = edition(key)
    game = Game(rules, 2, seed=1)
    assert (rules.deck_size, rules.maximum, game.tokens, rules.strikes) == (50, 25, 8, 3)
    assert [suit.name for suit in rules.suits] == COLOURS
    assert all(copies(rules, name) == [3, 2, 2, 2, 1] for name in COLOURS)
    assert (rules.empty_clues, rules.vocabulary) == (empty, key)
    assert (rules.announced_plays, rules.bonus_tiles, rules.play_on) == (False, (), False)
    assert rules.strikeout is Strikeout.ZERO
    assert nameable(rules) == sorted(COLOURS)


def test_the_edition_without_a_name_is_cocktail() -> None:
    assert edition() == edition("cocktail")


@pytest.mark.parametrize(("key", "names"), POSSIBLE)
def test_every_printed_combination_can_be_dealt_to_2_to_5(key: str, names: tuple[str, ...]) -> None:
    rules = edition(key, *names)
    assert rules.deck_size == 50 + sum(CARDS_ADDED.get(name, 0) for name in names)
    for players, size in ((2, 5), (3, 5), (4, 4), (5, 4)):
        game = Game(rules, players, seed=7)
        assert [len(cards) for cards in game.hands] == [size] * players
        assert game.deck_size == rules.deck_size - players * size
        assert sorted(game.deal.deck) == sorted(rules.box)
        assert sorted(game.tiles) == (sorted(Tile) if "flamboyants" in names else [])


@pytest.mark.parametrize(("key", "names"), POSSIBLE)
def test_a_printed_combination_knows_its_name_in_any_order(
    key: str, names: tuple[str, ...]
) -> None:
    rules = edition(key, *names)
    assert printed_name(rules) == (key, names)
    assert edition(key, *reversed(names)) == rules


@pytest.mark.parametrize(("key", "names"), POSSIBLE)
def test_the_maximum_counts_every_suit_but_black(key: str, names: tuple[str, ...]) -> None:
    rules = edition(key, *names)
    sixth = MULTICOLOURS | {"colour-avalanche", "kaskad-av-farger"}
    assert rules.maximum == (30 if sixth.intersection(names) else 25)


def test_the_printed_decks_have_50_to_70_cards() -> None:
    assert {edition(key, *names).deck_size for key, names in POSSIBLE} == {50, 55, 60, 70}
    black_and_rare = house_rules(edition("show", "black-powder"), "kaskad-av-farger")
    assert black_and_rare.deck_size == 65


@pytest.mark.parametrize(("key", "names"), IMPOSSIBLE)
def test_two_multicolour_variants_exclude_one_another(key: str, names: tuple[str, ...]) -> None:
    second = sorted(MULTICOLOURS.intersection(names))[1]
    reason = "multicolour is already on the table; only one add-on can bring it"
    with pytest.raises(ImpossibleRules) as caught:
        edition(key, *names)
    assert caught.value.field == f"add-on {second}"
    assert caught.value.reason == reason
    assert str(caught.value) == f"add-on {second}: {reason}"


def test_there_are_35_printed_combinations() -> None:
    assert (len(POSSIBLE), len(IMPOSSIBLE)) == (2 + 8 + 1 + 8 + 16, 8)


@pytest.mark.parametrize(
    ("rules", "six", "named"),
    [
        (edition("deluxe", "variant-1"), [3, 2, 2, 2, 1], True),
        (edition("deluxe", "variant-2"), [1, 1, 1, 1, 1], True),
        (edition("deluxe", "variant-3"), [3, 2, 2, 2, 1], False),
        (edition("swedish", "kaskad-av-farger"), [1, 1, 1, 1, 1], True),
        (edition("show", "colour-avalanche"), [3, 2, 2, 2, 1], False),
    ],
)
def test_each_multicolour_has_its_copies_and_may_be_named_or_not(
    rules: Rules, six: list[int], *, named: bool
) -> None:
    assert copies(rules, "multicolour") == six
    assert nameable(rules) == sorted([*COLOURS, *["multicolour"] * named])


def test_black_has_its_copies_is_built_downwards_and_is_never_named() -> None:
    rules = edition("show", "black-powder")
    assert copies(rules, "black") == [1, 2, 2, 2, 3]
    assert nameable(rules) == sorted(COLOURS)
    assert scripted(rules, 2, firework("black")).fireworks[-1] == 5


@pytest.mark.parametrize(
    ("key", "name", "field"),
    [
        ("cocktail", "crowning-piece", "play_on"),
        ("swedish", "till-sista-droppen", "play_on"),
        ("deluxe", "variant-4", "play_on"),
        ("show", "final-flourish", "play_on"),
        ("swedish", "minutios-koreografi", "announced_plays"),
    ],
)
def test_an_add_on_without_cards_turns_one_option_on(key: str, name: str, field: str) -> None:
    assert edition(key, name) == house_rules(edition(key), **{field: True})


def test_flamboyants_bring_one_tile_of_each_of_the_six_kinds() -> None:
    assert sorted(edition("show", "flamboyants").bonus_tiles) == sorted(Tile)
    assert len(Tile) == 6


@pytest.mark.parametrize(
    ("spelled", "key"),
    [
        (("SWEDISH", "Minutiös koreografi"), ("swedish", "minutios-koreografi")),
        (("swedish", "Kaskad av färger"), ("swedish", "kaskad-av-farger")),
        (("swedish", "TILL_SISTA_DROPPEN"), ("swedish", "till-sista-droppen")),
        (("show", "5 Flamboyants"), ("show", "flamboyants")),
        (("Show", " black  powder "), ("show", "black-powder")),
        (("show", "Colour Avalanche"), ("show", "colour-avalanche")),
        (("Deluxe", "Variant 3"), ("deluxe", "variant-3")),
        (("Cocktail", "Crowning piece"), ("cocktail", "crowning-piece")),
    ],
)
def test_names_are_understood_in_other_spellings(
    spelled: tuple[str, ...], key: tuple[str, ...]
) -> None:
    assert edition(*spelled) == edition(*key)
    assert house_rules(edition(), spelled[1]) == house_rules(edition(), key[1])


def test_an_add_on_named_twice_counts_once() -> None:
    rules = edition("show", "black-powder", "Black Powder")
    assert rules == edition("show", "black-powder")


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (("cocktial",), "no edition is called 'cocktial'; did you mean 'cocktail'?"),
        (
            ("chess",),
            "no edition is called 'chess'; there are: cocktail, swedish, abacus, deluxe, show",
        ),
        (
            ("show", "black powdr"),
            "the show edition has no add-on called 'black powdr'; did you mean 'black-powder'?",
        ),
        (
            ("cocktail", "black-powder"),
            "the cocktail edition has no add-on called 'black-powder'; there are: crowning-piece",
        ),
        (
            ("abacus", "variant-1"),
            "the abacus edition has no add-on called 'variant-1'; it prints none",
        ),
    ],
)
def test_an_unknown_name_is_refused_with_a_suggestion(names: tuple[str, ...], message: str) -> None:
    with pytest.raises(UnknownEdition) as caught:
        edition(*names)
    assert str(caught.value) == message


def test_an_unknown_add_on_of_house_rules_is_refused_with_a_suggestion() -> None:
    with pytest.raises(UnknownEdition, match=r"no add-on is called 'flamboyant'; did you mean"):
        house_rules(edition(), "flamboyant")
    with pytest.raises(UnknownEdition, match=r"did you mean 'deluxe'"):
        find_edition("delux")


def test_house_rules_put_any_add_on_on_any_edition() -> None:
    rules = house_rules(edition("abacus"), "black-powder", "crowning-piece", "variant-2")
    assert [suit.name for suit in rules.suits] == [*COLOURS, "black", "multicolour"]
    assert (rules.deck_size, rules.play_on, rules.vocabulary) == (65, True, "abacus")
    assert printed_name(rules) is None
    with pytest.raises(ImpossibleRules, match=r"add-on colour-avalanche: multicolour is already"):
        house_rules(rules, "colour-avalanche")


@pytest.mark.parametrize("number", range(1, 9))
def test_a_house_may_play_with_1_to_8_suits(number: int) -> None:
    names = [*COLOURS, "purple", "orange", "grey"][:number]
    rules = Rules(tuple(Suit(name) for name in names), hand_sizes=(2,))
    game = scripted(rules, 2, [line for name in names for line in firework(name)])
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.score) == (Reason.VICTORY, 5 * number)


def test_a_house_may_change_copies_tokens_strikes_and_hands() -> None:
    plenty = Suit("red", copies=(9, 9, 9, 9, 9))
    changed = house_rules(
        edition(),
        suits=(plenty, Suit("blue", copies=(1, 1, 1, 1, 1))),
        clue_tokens=3,
        strikes=1,
        hand_sizes=(7, 6, 2, 2, 1),
    )
    assert changed.deck_size == 50
    assert copies(changed, "red") == [9] * 5
    for players, size in ((2, 7), (3, 6), (4, 2), (5, 2), (6, 1)):
        game = Game(changed, players, seed=3)
        assert [len(hand(game, seat)) for seat in range(players)] == [size] * players
        assert game.tokens == 3
    lost = stacked(changed, 2, [["red 2"]])
    do(lost, "play red 2")
    assert lost.outcome is not None
    assert lost.outcome.reason is Reason.STRIKES


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"suits": ()}, "suits", "0 is not possible; 1 to 8 are"),
        (
            {"suits": tuple(Suit(name) for name in "abcdefghi")},
            "suits",
            "9 is not possible; 1 to 8 are",
        ),
        ({"suits": (Suit("red"), Suit("red"))}, "suits", "red is there twice"),
        ({"clue_tokens": -1}, "clue_tokens", "-1 is not possible; 0 to 99 are"),
        ({"clue_tokens": 100}, "clue_tokens", "100 is not possible; 0 to 99 are"),
        ({"strikes": 0}, "strikes", "0 is not possible; 1 to 99 are"),
        ({"strikes": 100}, "strikes", "100 is not possible; 1 to 99 are"),
        ({"hand_sizes": ()}, "hand_sizes", "0 is not possible; 1 to 5 are"),
        ({"hand_sizes": (1,) * 6}, "hand_sizes", "6 is not possible; 1 to 5 are"),
        ({"hand_sizes": (5, 0)}, "hand_sizes", "0 is not possible; 1 to 50 are"),
        (
            {"hand_sizes": (26,)},
            "hand_sizes",
            "2 players with 26 cards each need 52 cards, and the deck has 50",
        ),
        (
            {"hand_sizes": (5, 17)},
            "hand_sizes",
            "3 players with 17 cards each need 51 cards, and the deck has 50",
        ),
        ({"bonus_tiles": [Tile.CLUE] * 21}, "bonus_tiles", "21 is not possible; 0 to 20 are"),
    ],
)
def test_r26_impossible_rules_are_refused_with_the_field_and_the_reason(
    changes: dict[str, Any], field: str, reason: str
) -> None:
    with pytest.raises(ImpossibleRules) as caught:
        house_rules(edition(), **changes)
    assert (caught.value.field, caught.value.reason) == (field, reason)
    assert str(caught.value) == f"{field}: {reason}"


@pytest.mark.parametrize(
    ("suit", "reason"),
    [
        ({"copies": (3, 2, 2, 2, 0)}, "red has no copy of the 5"),
        ({"copies": (0, 2, 2, 2, 1)}, "red has no copy of the 1"),
        ({"copies": (3, 10, 2, 2, 1)}, "red has 10 copies of the 2; at most 9 are possible"),
        ({"copies": (3, 2, 2, 1)}, "red needs the number of copies of each of the values 1 to 5"),
        (
            {"touched": "none"},
            "red may be named in a colour clue but is touched by no colour; choose one",
        ),
    ],
)
def test_r26_an_impossible_suit_is_refused_with_the_reason(
    suit: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ImpossibleRules) as caught:
        Suit("red", **suit)
    assert (caught.value.field, caught.value.reason) == ("suits", reason)


@pytest.mark.parametrize("name", ["", "Red", "light blue", "5th", "a" * 25])
def test_r26_a_suit_needs_a_plain_name(name: str) -> None:
    with pytest.raises(ImpossibleRules, match=r"suits: .* cannot be the name of a suit"):
        Suit(name)


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_2_and_more_than_5_are_refused(key: str, players: int) -> None:
    with pytest.raises(BadSetup, match=rf"players: {players} cannot play here; 2 to 5 can"):
        Game(edition(key), players, seed=1)
