"""The variants of hanab.live: what they are made of, and which rules of ours they are."""

from __future__ import annotations

from collections import Counter

import pytest

from hanabi import EDITIONS, BadRecord, Rules, Scoring, Suit, Touched, edition, house_rules
from hanabi.core.editions import printed_rules
from hanabi.formats.hanab_live.variant_ids import ids
from hanabi.formats.hanab_live.variant_rules import WhyNot, why_not_played
from hanabi.formats.hanab_live.variants import (
    HAND_SIZES,
    VARIANTS,
    NoCounterpart,
    NotPlayed,
    name_of,
    rules_of,
    suits_in_their_order,
    variant_named,
    variant_of,
)


def names(rules: Rules) -> list[str]:
    return [suit.name for suit in rules.suits]


@pytest.mark.parametrize(
    ("key", "add_ons", "variant"),
    [
        ("cocktail", (), "No Variant"),
        ("deluxe", ("variant-1",), "6 Suits"),
        ("deluxe", ("variant-2",), "Black (6 Suits)"),
        ("swedish", ("kaskad-av-farger",), "Black (6 Suits)"),
        ("deluxe", ("variant-3",), "Rainbow (6 Suits)"),
        ("show", ("colour-avalanche",), "Rainbow (6 Suits)"),
        ("show", ("black-powder",), "White Reversed (6 Suits)"),
    ],
)
def test_editions_are_variants(key: str, add_ons: tuple[str, ...], variant: str) -> None:
    rules = edition(key, *add_ons)
    assert variant_of(rules).name == variant
    back = rules_of(VARIANTS[variant], 3, empty_clues=rules.empty_clues)
    assert back.suits == rules.suits


def test_an_import_speaks_as_the_first_edition_that_prints_its_rules() -> None:
    plain = VARIANTS["No Variant"]
    assert rules_of(plain, 2) == edition("cocktail")
    assert rules_of(plain, 2, empty_clues=True) == edition("swedish")
    assert rules_of(plain, 5, play_on=True) == edition("cocktail", "crowning-piece")
    assert rules_of(VARIANTS["Rainbow (6 Suits)"], 2, empty_clues=True) == edition(
        "show", "colour-avalanche"
    )
    assert rules_of(VARIANTS["4 Suits"], 2, empty_clues=True).vocabulary == "cocktail"
    first = {rules.vocabulary for rules in printed_rules()}
    assert first == set(EDITIONS)


def test_the_suits_of_a_variant_follow_from_its_name() -> None:
    rules = rules_of(VARIANTS["Rainbow & White (5 Suits)"], 2)
    assert names(rules) == ["red", "green", "blue", "multicolour", "white"]
    rainbow, white = rules.suits[3:]
    assert (rainbow.touched, rainbow.nameable) == (Touched.EVERY, False)
    assert (white.touched, white.nameable) == (Touched.NONE, False)
    assert all(suit.scoring is Scoring.POINTS for suit in rules.suits)
    assert names(rules_of(VARIANTS["3 Suits"], 2)) == ["red", "green", "blue"]
    assert names(rules_of(VARIANTS["Rainbow & Brown (3 Suits)"], 2)) == [
        "red",
        "multicolour",
        "brown",
    ]


def test_a_reversed_suit_is_the_last_one() -> None:
    *others, last = rules_of(VARIANTS["Reversed (5 Suits)"], 2).suits
    assert last == Suit("purple", copies=(1, 2, 2, 2, 3), descending=True)
    assert others == [Suit(name) for name in ("red", "yellow", "green", "blue")]
    grey = rules_of(VARIANTS["Gray Reversed (6 Suits)"], 2).suits[-1]
    assert grey.copies == (1, 1, 1, 1, 1)
    assert grey.descending
    assert grey.touched is Touched.NONE


def test_fours_are_critical_and_colours_mute_in_every_suit() -> None:
    critical = VARIANTS["Critical Fours & Rainbow (6 Suits)"]
    assert {suit.copies for suit in critical.suits} == {(3, 2, 2, 1, 1)}
    mute = VARIANTS["Color Mute (4 Suits)"]
    assert mute.colours == []
    assert {suit.touched for suit in mute.suits} == {Touched.OWN}


def test_every_variant_is_found_by_its_suits_and_has_an_id_of_its_own() -> None:
    assert len({variant.id for variant in VARIANTS.values()}) == len(VARIANTS) == 1992
    for name, variant in VARIANTS.items():
        assert name_of(variant.id) == name
        players = variant.id % 5 + 2
        extra = variant.id % 3 - 1
        rules = rules_of(variant, players, extra_cards=extra)
        assert rules.hand_size(players) == HAND_SIZES[players - 2] + extra
        assert variant_of(rules) == variant


def test_a_variant_that_changes_the_course_of_a_turn_is_refused_with_the_reason() -> None:
    refused = [name for name in ids() if name not in VARIANTS]
    assert len(ids()) == 2426
    assert Counter(why_not_played(name) for name in refused) == {
        WhyNot.INVERTED: 250,
        WhyNot.ALTERNATING: 66,
        WhyNot.HIDDEN_PLAYS: 44,
        WhyNot.START_CARDS: 33,
        WhyNot.ANY_START: 33,
        WhyNot.UNSPOKEN: 8,
    }
    with pytest.raises(NotPlayed, match=r"^here: Sudoku \(5 Suits\) is not played here: fireworks"):
        variant_named("Sudoku (5 Suits)", "here")
    with pytest.raises(BadRecord, match="'Sudoku' has no counterpart here"):
        variant_named("Sudoku", "here")


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (0, "No Variant"),
        (1, "6 Suits"),
        (150, "Matryoshka (6 Suits)"),
        (1356, "White Reversed (6 Suits)"),
        (113, "Color Mute (3 Suits)"),
        (107, "Pink (5 Suits)"),
        (1899, "Funnels (3 Suits)"),
        (1234, "Throw It in a Hole & Omni (4 Suits)"),
        (999, "Null-Fives & Muddy Rainbow (6 Suits)"),
        (2426, "variant 2426 of hanab.live"),
    ],
)
def test_a_variant_has_a_name_by_its_id(number: int, name: str) -> None:
    assert name_of(number) == name


def test_suits_go_by_their_names_and_then_in_order() -> None:
    plain = VARIANTS["No Variant"]
    order = suits_in_their_order(edition("cocktail"), plain)
    ours = [edition("cocktail").suits[suit].name for suit in order]
    assert ours == ["red", "yellow", "green", "blue", "white"]  # their purple is our white
    house = Rules(tuple(map(Suit, ("orange", "green", "purple", "white", "red"))))
    assert [house.suits[suit].name for suit in suits_in_their_order(house, plain)] == [
        *("red", "orange", "green", "white", "purple"),
    ]
    six = Rules(tuple(map(Suit, ("orange", "white", "blue", "green", "yellow", "red"))))
    order = suits_in_their_order(six, VARIANTS["6 Suits"])
    assert [six.suits[suit].name for suit in order][4:] == ["white", "orange"]
    powder = edition("show", "black-powder")
    assert suits_in_their_order(powder, variant_of(powder))[5] == 5


def test_suits_without_a_counterpart_are_named() -> None:
    seven = edition("show", "black-powder", "colour-avalanche")
    with pytest.raises(
        NoCounterpart, match=r"^suits: hanab.live has no variant with 7 suits like"
    ) as caught:
        variant_of(seven)
    assert caught.value.field == "suits"
    with pytest.raises(NoCounterpart, match="suits like these: red, odd"):
        variant_of(
            house_rules(edition("cocktail"), suits=(Suit("red"), Suit("odd", copies=(9,) * 5)))
        )
