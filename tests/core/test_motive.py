"""Motives: why a player moved, checked against the table and written as plain data."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from hanabi import BadSetup, Card, CardId, ColourClue, Motive, Seat, ValueClue, edition
from hanabi.core.codec import motive_from_plain, motive_to_plain
from hanabi.core.errors import BadRecord
from hanabi.core.json_reader import Node

RULES = edition("cocktail")
RED_5 = RULES.faces[-1]
SOUND = Motive("play-read", CardId(3), Seat(2), (RED_5,), ColourClue(RED_5.suit))


@pytest.mark.parametrize(
    "motive", [SOUND, Motive("search"), replace(SOUND, clue=ValueClue(5), seat=None)]
)
def test_a_motive_comes_back_from_json_as_it_was(motive: Motive) -> None:
    text = json.dumps(motive_to_plain(RULES, motive))
    assert motive_from_plain(RULES, 3, Node(json.loads(text))) == motive


def test_what_a_motive_does_not_say_is_not_written() -> None:
    assert motive_to_plain(RULES, Motive("search")) == {"name": "search"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "x" * 61},
        {"name": "two\nlines"},
        {"name": 3},
        {"card": CardId(-1)},
        {"seat": Seat(3)},
        {"seat": Seat(-1)},
        {"faces": (Card(RED_5.suit, 9),)},
        {"clue": ValueClue(7)},
    ],
)
def test_a_motive_that_makes_no_sense_is_refused_by_its_field(wrong: dict[str, Any]) -> None:
    assert SOUND.checked(RULES, 3) == SOUND
    (field,) = wrong
    with pytest.raises(BadSetup, match=field):
        replace(SOUND, **wrong).checked(RULES, 3)


def test_numbers_that_only_equal_whole_ones_become_whole_ones() -> None:
    numpy = pytest.importorskip("numpy")
    given = replace(SOUND, card=numpy.int64(3), seat=numpy.int64(2))
    kept = given.checked(RULES, 3)
    assert (type(kept.card), type(kept.seat)) == (int, int)
    json.dumps(motive_to_plain(RULES, kept))


@pytest.mark.parametrize(
    ("plain", "place"),
    [
        ({}, ""),
        ({"name": "x", "seat": 7}, "seat"),
        ({"name": "x", "faces": ["red 9"]}, "faces[0]"),
        ({"name": "x", "clue": {"colour": "red", "value": 1}}, "clue"),
        ({"name": "x", "clue": {"value": 9}}, "clue.value"),
    ],
)
def test_a_written_motive_that_is_none_is_refused_with_its_place(
    plain: dict[str, Any], place: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        motive_from_plain(RULES, 3, Node(plain))
    assert refused.value.place == place
