"""The variants of hanab.live: what they are made of, and which rules of ours they are."""

from __future__ import annotations

import re
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
from sizes import sized


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
    assert all(name_of(variant.id) == name for name, variant in VARIANTS.items())
    for variant in list(VARIANTS.values())[:: sized(7, 1)]:
        players = variant.id % 5 + 2
        extra = variant.id % 3 - 1
        rules = rules_of(variant, players, extra_cards=extra)
        assert rules.hand_size(players) == HAND_SIZES[players - 2] + extra
        assert variant_of(rules) == variant


IDS = """
Black 6:2 5:21; Rainbow 6:3 5:16 4:17 3:19; White 6:13 5:22 4:26 3:27; Dark Rainbow 6:11 5:23; Gray 6:59 5:58;
Black & Rainbow 6:65 5:66; Black & Dark Rainbow 6:12; Rainbow & White 6:6 5:28 4:29; Dark Rainbow & Gray 6:62;
Matryoshka 6:150 5:193 4:197 3:785; Dual-Color 6:4 5:36 3:37; Dual-Color & Rainbow 6:5 4:38; Pink-Fives & Rainbow 6:39 5:14 4:47 3:48;
Reversed 6:1342 5:1343 4:1344 3:1345; White Reversed & Rainbow 6:2127 5:2128 4:2129; Critical Fours & Gray 6:1815;
Scarce Ones & Dark Orange 6:2425; Very Ambiguous 6:9 3:287; Very Ambiguous & Null 4:1402; Ambiguous & Null 5:1365 3:1366;
Special Mix 6:185 5:159; Clue Starved & Light Pink 6:1291 5:1219; Sudoku & Prism 5:2082 4:2101; Cow & Pig 6:98 5:99 4:100 3:101;
Synesthesia & Rainbow 6:1647 5:1648 4:1791 3:1792; Odds and Evens 6:1646 5:1808 4:1812 3:1816; Deceptive-Ones 6:1671 5:1672 4:1673 3:1674
"""
"""Some ids once more, one by one, as the site has them; where a number of suits is left out, it has no such variant."""


def test_ids_are_those_of_the_site() -> None:
    known = {}
    families = set()
    for entry in IDS.replace("\n", " ").split(";"):
        family = " ".join(word for word in entry.split() if ":" not in word)
        families.add(family)
        for suits, number in re.findall(r"(\d):(\d+)", entry):
            known[f"{family} ({suits} Suits)"] = int(number)
    assert known == {
        name: id_ for name, id_ in ids().items() if name.partition(" (")[0] in families
    }
    assert {ids()[name] for name in ("No Variant", "6 Suits", "4 Suits", "3 Suits")} == {
        0,
        1,
        15,
        18,
    }


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
