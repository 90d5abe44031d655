"""The portable shuffle, against the vectors of docs/shuffle.md."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from hanabi import BadSetup, Card, Deal, Game, SuitIndex, Tile, edition
from hanabi.core.codec import card_to_plain
from hanabi.core.shuffle import Purpose, Stream

DOCUMENT = Path(__file__).parents[2] / "docs" / "shuffle.md"


def test_the_first_numbers_of_each_stream_are_the_documented_ones() -> None:
    rows = re.findall(
        r"^\| (\d+) \| (deck|tiles|places) \| (0x\w+) \| (0x\w+) \| (0x\w+) \|$",
        DOCUMENT.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert len(rows) == 6
    for seed, purpose, *numbers in rows:
        stream = Stream(int(seed), Purpose[purpose.upper()])
        assert [stream.next() for _ in numbers] == [int(number, 16) for number in numbers]


def test_the_documented_decks_are_dealt() -> None:
    blocks = re.findall(
        r"^Seed (\d+), base game:\n\n    (.*)$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [seed for seed, _ in blocks] == ["0", "7"]
    rules = edition("cocktail")
    for seed, deck in blocks:
        dealt = Deal.from_seed(rules, int(seed)).deck
        short = [f"{rules.suits[card.suit].name[0]}{card.value}" for card in dealt]
        assert " ".join(short) == deck


def test_the_stream_is_splitmix64() -> None:
    """The published generator, begun at 1234567, gives these numbers."""
    stream = Stream(0, Purpose.DECK)
    stream._state = 1234567  # the published vectors begin at a bare state
    assert [stream.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_shuffle_keeps_all_cards_and_moves_them() -> None:
    rules = edition("show", "black-powder", "colour-avalanche", "flamboyants")
    deal = Deal.from_seed(rules, 12345)
    assert Counter(deal.deck) == Counter(rules.box)
    assert deal.deck != rules.box
    assert sorted(deal.tiles) == sorted(Tile)


def test_every_card_is_as_likely_on_top() -> None:
    """Chi-square over 5000 seeds: 24 degrees of freedom, bound far out in the tail."""
    rules = edition("cocktail")
    tops = Counter(Deal.from_seed(rules, seed).deck[0] for seed in range(5000))
    square = sum(
        (tops[face] - 100 * rules.copies(face)) ** 2 / (100 * rules.copies(face))
        for face in rules.faces
    )
    assert square < 60


def test_places_of_reshuffled_cards_cover_the_whole_deck_evenly() -> None:
    counts = Counter(Stream(seed, Purpose.PLACES).below(11) for seed in range(5500))
    assert set(counts) == set(range(11))
    assert sum((number - 500) ** 2 / 500 for number in counts.values()) < 40


def test_adding_tiles_does_not_change_the_deck_of_a_seed() -> None:
    assert (
        Deal.from_seed(edition("show"), 3).deck
        == Deal.from_seed(edition("show", "flamboyants"), 3).deck
    )


@pytest.mark.parametrize("seed", [-1, 2**53, 1.5, True, "7", None])
def test_a_seed_is_a_whole_number_in_range(seed: object) -> None:
    with pytest.raises(BadSetup, match="seed"):
        Game(edition("cocktail"), 2, seed)  # type: ignore[arg-type]


def test_a_deal_that_is_not_of_these_rules_is_refused() -> None:
    rules = edition("show", "flamboyants")
    good = Deal.from_seed(rules, 1)
    missing = Deal(good.deck[1:], good.tiles)
    with pytest.raises(BadSetup, match=card_to_plain(rules, good.deck[0])):
        Game(rules, 2, deal=missing)
    with pytest.raises(BadSetup, match="no card of this table"):
        Game(rules, 2, deal=Deal((*good.deck, Card(SuitIndex(9), 1)), good.tiles))
    with pytest.raises(BadSetup, match="tiles"):
        Game(rules, 2, deal=Deal(good.deck, good.tiles[1:]))
    with pytest.raises(BadSetup, match="either a seed or a deal"):
        Game(rules, 2, 1, deal=good)
