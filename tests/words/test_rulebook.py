"""The rule book says what the data says: for every printed table, and for tables nobody printed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi import (
    EDITIONS,
    BadSetup,
    Rules,
    Scoring,
    SpecialValue,
    Strikeout,
    Suit,
    Tile,
    Touched,
    edition,
    house_rules,
    printed_name,
)
from hanabi.core.cards import VALUES
from hanabi.core.outcome import rating
from hanabi.words import LANGUAGES, Words
from worlds import PRINTED, tables

ENGLISH_HEADINGS = {
    *("Aim", "Cards", "Setting up", "A turn", "Clues", "Discarding"),
    *("Playing", "Bonus", "End", "Score", "Ratings"),
}

every_language = pytest.mark.parametrize("language", sorted(LANGUAGES))
every_printed_table = pytest.mark.parametrize(
    "rules",
    PRINTED,
    ids=["+".join((name[0], *name[1])) for name in map(printed_name, PRINTED) if name],
)


def text(rules: Rules, players: int | None = None, language: str = "en") -> str:
    return Words(language, rules.vocabulary).rules_text(rules, players)


def section(rules: Rules, message: str, players: int | None = None) -> str:
    words = Words("en", rules.vocabulary)
    sections = dict(words.rules_sections(rules, players))
    return "\n".join(sections[words(message)])


def test_the_sections_stand_in_the_order_of_play() -> None:
    headings = [part.heading for part in Words().rules_sections(edition("cocktail"))]
    assert set(headings) == ENGLISH_HEADINGS
    assert headings[0] == "Aim"
    assert headings[-1] == "Ratings"


@every_language
@every_printed_table
def test_the_numbers_of_a_printed_table(language: str, rules: Rules) -> None:
    words, told = Words(language, rules.vocabulary), text(rules, language=language)
    assert words("rules-cards-deck", cards=rules.deck_size) in told
    assert words("count-tokens", tokens=8) in told
    assert words("count-strikes", strikes=3) in told
    assert words("rules-setup-hand", players=words.list(["2", "3"], "or"), cards=5) in told
    assert words("rules-setup-hand", players=words.list(["4", "5"], "or"), cards=4) in told
    assert words("rules-score-maximum", points=rules.maximum) in told
    assert words("rules-end-victory", number=len(rules.suits)) in told
    for suit in rules.suits:
        assert words.suit(suit.name, "clue") in told


@every_language
@every_printed_table
def test_what_a_printed_table_allows(language: str, rules: Rules) -> None:
    words, told = Words(language, rules.vocabulary), text(rules, language=language)

    def says(message: str) -> bool:
        return words(message) in told

    assert says("rules-clue-empty") == rules.empty_clues
    assert says("rules-clue-touch") != rules.empty_clues
    assert says("rules-end-last-round") != rules.play_on
    assert says("rules-end-play-on") == rules.play_on
    assert says("rules-end-deadlock") == rules.play_on
    assert says("rules-score-perfect") == rules.play_on
    assert says("rules-play-announce-wrong") == rules.announced_plays
    assert says("rules-bonus-tile") == bool(rules.bonus_tiles)
    assert says("rules-turn-order")
    assert says("rules-turn-talk")
    assert says("rules-setup-first")
    for tile in Tile:
        assert (words.tile_effect(tile) in told) >= (tile in rules.bonus_tiles)
    bands = {rating(rules, score) for score in range(rules.maximum + 1)} - {None}
    assert len(bands) == (0 if rules.play_on else 6 if rules.maximum == 25 else 7)
    for band in filter(None, bands):
        assert words.rating(band) in told


@every_language
def test_no_two_printed_tables_have_the_same_rule_book(language: str) -> None:
    assert len({text(rules, language=language) for rules in PRINTED}) == len(PRINTED)


def test_the_title_names_edition_and_add_ons() -> None:
    words = Words("en", "show")
    assert words.title(edition("show")) == words.edition("show")
    both = words.title(edition("show", "black-powder", "flamboyants"))
    assert both == "Hanabi Deluxe: What a Show!, with Black powder and 5 Flamboyants"
    assert words.title(house_rules(edition("show"), strikes=4)) == "House rules"


def test_with_the_number_of_players_only_their_hands_are_told() -> None:
    told = section(edition("cocktail"), "rules-heading-setup", 3)
    assert "With 3 players: 5 cards each." in told
    assert "After the deal the deck holds 35 cards." in told
    assert "4 cards each" not in told
    with pytest.raises(BadSetup):
        text(edition("cocktail"), 6)


def test_copies_are_told_suit_by_suit() -> None:
    told = section(edition("show", "black-powder"), "rules-heading-cards")
    assert (
        "In each of white, red, blue, yellow and green there are 10 cards: the 1 three times, "
        "the 2, 3 and 4 twice each and the 5 once." in told
    )
    assert (
        "In black there are 10 cards: the 1 once, the 2, 3 and 4 twice each and the 5 three times."
        in told
    )


def test_a_wild_suit_counts_as_every_colour_and_a_colourless_one_as_none() -> None:
    told = section(edition("show", "colour-avalanche", "black-powder"), "rules-heading-clues")
    assert "Colours that may be named: white, red, blue, yellow and green." in told
    assert "The multi-coloured cards count as every colour" in told
    assert "The black cards have no colour" in told


def test_an_ordinary_sixth_suit_may_be_named() -> None:
    told = section(edition("swedish", "kaskad-av-farger"), "rules-heading-clues")
    assert "Colours that may be named: white, red, blue, yellow, green and multicolour." in told
    assert "count as every colour" not in told


def test_black_goes_down_and_takes_points_off() -> None:
    rules = edition("show", "black-powder")
    assert "In black you go the other way, from the 5 down to the 1." in section(
        rules, "rules-heading-aim"
    )
    score = section(rules, "rules-heading-score")
    assert "in black is worth nothing, but a point is taken off for each card it lacks" in score
    assert "scores 25 points" in score


def test_with_tiles_only_a_firework_that_goes_down_pays_a_token() -> None:
    plain = edition("show", "flamboyants")
    assert "with its 1" not in section(plain, "rules-heading-bonus")
    black = edition("show", "flamboyants", "black-powder")
    assert "with its 1" in section(black, "rules-heading-bonus")


# House rules


def test_house_numbers_are_told_instead_of_the_printed_ones() -> None:
    rules = house_rules(edition("cocktail"), clue_tokens=5, strikes=1, hand_sizes=(7, 6))
    told = text(rules)
    assert "Lay 5 tokens in the open box lid and 1 red card beside it." in told
    assert "With 2 players: 7 cards each." in told
    assert "With 3 players: 6 cards each." in told
    assert "As soon as a red card is flipped" in told
    assert "You are one team of 2–3 firework makers" in told


@every_language
def test_without_tokens_there_are_neither_clues_nor_discards(language: str) -> None:
    rules = Rules(clue_tokens=0)
    words, told = Words(language), text(rules, language=language)
    assert words("rules-turn-actions", tokens=0) in told
    assert words("rules-discard", tokens=0) in told
    assert words("rules-clue-what") not in told
    assert words("rules-bonus-completed") not in told


def test_without_tokens_a_tile_can_still_give_a_clue() -> None:
    rules = Rules(clue_tokens=0, bonus_tiles=(Tile.COLOUR_CLUE,))
    assert Words()("rules-clue-what") in section(rules, "rules-heading-clues")


def test_repeated_tiles_are_counted_and_absent_ones_not_told() -> None:
    rules = Rules(bonus_tiles=(Tile.CLUE, Tile.CLUE))
    told = section(rules, "rules-heading-bonus")
    assert "Extra token (2 of them)" in told
    assert "Reshuffle" not in told
    assert "When no bonus tile is left" in told


def test_tiles_that_no_firework_can_turn_up_are_not_told() -> None:
    falling = tuple(Suit(name, descending=True) for name in ("red", "blue"))
    assert "tile" not in text(Rules(suits=falling, bonus_tiles=(Tile.CLUE,)))


def test_a_descending_suit_that_scores_counts_its_cards() -> None:
    rules = Rules(suits=(Suit("red"), Suit("blue", descending=True)))
    told = section(rules, "rules-heading-score")
    assert "in red is worth the value of its highest card" in told
    assert "in blue is worth a point for each card on it" in told


def test_a_wild_suit_that_may_be_named() -> None:
    rules = Rules(suits=(Suit("red"), Suit("pink", touched=Touched.EVERY)))
    assert "It is also allowed to name pink." in section(rules, "rules-heading-clues")


def test_a_suit_that_may_not_be_named_is_colourless_even_if_its_own_colour_would_touch_it() -> None:
    rules = Rules(suits=(Suit("red"), Suit("grey", nameable=False)))
    assert "The grey cards have no colour" in section(rules, "rules-heading-clues")


def test_a_table_without_colours_to_name_gives_values_only() -> None:
    rules = Rules(suits=(Suit("red", nameable=False), Suit("blue", nameable=False)))
    assert "No colour may be named at this table" in section(rules, "rules-heading-clues")


def test_the_score_of_a_strikeout_is_told() -> None:
    assert "scores 0, whatever" in section(Rules(), "rules-heading-score")
    assert "keeps the points" in section(Rules(strikeout=Strikeout.TALLY), "rules-heading-score")


def test_a_deal_that_empties_the_deck_starts_the_last_round() -> None:
    rules = Rules(hand_sizes=(25, 5))
    assert "(2 players), the last round begins at once" in section(rules, "rules-heading-end")
    assert "begins at once" not in section(rules, "rules-heading-end", 3)


def test_an_unusual_maximum_has_no_ratings() -> None:
    rules = Rules(suits=(Suit("red"), Suit("black", scoring=Scoring.PENALTY)))
    assert section(rules, "rules-heading-ratings").startswith("None")


@every_language
@given(rules=tables(), book=st.sampled_from(sorted(EDITIONS)))
def test_any_table_has_a_rule_book(language: str, rules: Rules, book: str) -> None:
    words = Words(language, book)
    for players in (None, 2, rules.most_players):
        told = words.rules_text(rules, players)
        assert words("rules-cards-deck", cards=rules.deck_size) in told
        for suit in rules.suits:
            assert sum(suit.copies) >= len(VALUES)
            assert words.suit(suit.name, "clue") in told
        for line in told.splitlines():
            assert line == line.strip()
            assert "  " not in line
            assert ".." not in line
            assert ",," not in line


# Clues that touch otherwise


def clues(*suits: Suit, **changes: Any) -> str:
    return section(Rules(suits, hand_sizes=(5,), **changes), "rules-heading-clues")


RED, BLUE = Suit("red"), Suit("blue")


@pytest.mark.parametrize(
    ("suits", "changes", "told"),
    [
        (
            (RED, Suit("pink", touched_by_values=Touched.EVERY)),
            {},
            "The pink cards count as every value: whichever value is named",
        ),
        (
            (RED, Suit("brown", touched_by_values=Touched.NONE)),
            {},
            "No value points out the brown cards: only colours do.",
        ),
        (
            (
                RED,
                Suit("grey", touched=Touched.NONE, nameable=False, touched_by_values=Touched.NONE),
            ),
            {},
            "The grey cards have neither a colour nor a value",
        ),
        (
            (RED, Suit("orange", touched=("red", "yellow"), nameable=False)),
            {},
            "Colours that may be named: red and yellow. Values: 1 to 5.\nThe orange cards are pointed out with red and yellow.",
        ),
        (
            (RED, BLUE, Suit("teal", touched=Touched.IN_TURN, nameable=False)),
            {},
            "one colour after another: red (1), blue (2), red (3), blue (4) and red (5).",
        ),
        (
            (RED, BLUE),
            {
                "named_values": (2, 3),
                "special_values": (SpecialValue(1, touched_by_values=Touched.IN_TURN),),
            },
            "A 1 is pointed out with another value in each colour: red (2) and blue (3).",
        ),
        (
            (RED,),
            {"special_values": (SpecialValue(5, touched=Touched.EVERY),)},
            "Every 5 counts as every colour",
        ),
        ((RED,), {"named_values": (1, 2)}, "Colours that may be named: red. Values: 1 and 2."),
        ((RED,), {"named_values": ()}, "red. No value may be named at this table."),
        (
            (Suit("red", nameable=False),),
            {"named_values": (4,)},
            "No colour may be named at this table, only these values: 4.",
        ),
        (
            (Suit("red", nameable=False),),
            {"named_values": ()},
            "Neither a colour nor a value may be named",
        ),
        ((RED,), {"colour_reach": "nothing"}, "Colours point out nothing at all here"),
        (
            (RED, BLUE),
            {"colour_reach": "with-values"},
            "also points out the value at its place, whatever the colour of the card: red (1), blue (2),",
        ),
        ((RED,), {"value_reach": "lower"}, "Each value also points out all lower ones."),
        ((RED,), {"value_reach": "higher"}, "Each value also points out all higher ones."),
        ((RED,), {"value_reach": "parity"}, "An odd value points out all odd ones"),
        ((RED,), {"value_reach": "nothing"}, "Values point out nothing at all here"),
        ((RED,), {"clue_cost": 2}, "At this table a clue costs 2 at once"),
    ],
)
def test_what_clues_touch_otherwise_is_told(
    suits: tuple[Suit, ...], changes: dict[str, Any], told: str
) -> None:
    assert told in clues(*suits, **changes)
