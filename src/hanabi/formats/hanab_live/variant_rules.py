"""What a variant of hanab.live is made of, read off its name: suits, and what its rules say otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from hanabi.core import ColourReach, Rules, SpecialValue, Suit, Touched, ValueReach
from hanabi.core.cards import VALUES
from hanabi.core.editions import WILD_MULTICOLOUR

_ONE_OF_EACH = (1, 1, 1, 1, 1)
_REVERSED_COPIES = (1, 2, 2, 2, 3)

_BASIC = {
    6: ("red", "yellow", "green", "blue", "purple", "teal"),
    5: ("red", "yellow", "green", "blue", "purple"),
    4: ("red", "yellow", "green", "blue"),
    3: ("red", "green", "blue"),
    2: ("red", "blue"),
    1: ("red",),
}

# Suits


def _suit(name: str, touched: Touched | tuple[str, ...], by_values: Touched) -> Suit:
    return Suit(
        name,
        touched=touched,
        nameable=touched is Touched.OWN,
        touched_by_values=by_values,
    )


_OWN, _EVERY, _NONE, _IN_TURN = Touched.OWN, Touched.EVERY, Touched.NONE, Touched.IN_TURN

_TOUCHES: dict[str, tuple[Touched, Touched]] = {
    "Rainbow": (_EVERY, _OWN),
    "Pink": (_OWN, _EVERY),
    "White": (_NONE, _OWN),
    "Brown": (_OWN, _NONE),
    "Omni": (_EVERY, _EVERY),
    "Null": (_NONE, _NONE),
    "Muddy Rainbow": (_EVERY, _NONE),
    "Light Pink": (_NONE, _EVERY),
    "Prism": (_IN_TURN, _OWN),
}
"""By colours and by values."""

_DARK = {
    "Dark Rainbow": "Rainbow",
    "Dark Pink": "Pink",
    "Gray": "White",
    "Dark Brown": "Brown",
    "Dark Omni": "Omni",
    "Dark Null": "Null",
    "Cocoa Rainbow": "Muddy Rainbow",
    "Gray Pink": "Light Pink",
    "Dark Prism": "Prism",
}
"""Suits with one card of each value, and those that they are like. A colour of their own has the name of these."""

_COLOURS: dict[str, str] = {
    **dict.fromkeys(("Tomato", "Mahogany", "Carrot", "Ruby"), "red"),
    **dict.fromkeys(("Emerald", "Olive"), "green"),
    **dict.fromkeys(("Berry", "Navy", "Sky", "Ice", "Aqua", "Ocean"), "blue"),
    **dict.fromkeys(("Tangerine", "Peach", "Yam"), "red yellow"),
    "Geas": "red yellow green",
    "Beatnik": "red yellow green blue",
    "Plum": "red yellow green blue purple",
    "Taupe": "red yellow green blue purple teal",
    "Gold": "red green",
    **dict.fromkeys(("Violet", "Magenta"), "red blue"),
    "Cardinal": "red purple",
    "Maroon": "red black",
    **dict.fromkeys(("Lime", "Jungle"), "yellow green"),
    "Jade": "yellow blue",
    "Tan": "yellow black",
    "Cyan": "green blue",
    "Indigo": "blue purple",
    "Cobalt": "blue black",
}
"""Suits that have no colour of their own, and the colours that touch them."""

_RENAMED = {
    "Rainbow": "multicolour",
    "Dark Rainbow": "multicolour",
    "Gray": "grey",
    "Gray Pink": "grey-pink",
}


def _special_suits() -> dict[str, Suit]:
    found = {"Black": Suit("black", copies=_ONE_OF_EACH)}
    for name, (touched, by_values) in _TOUCHES.items():
        found[name] = _suit(_our_name(name), touched, by_values)
    for name, like in _DARK.items():
        touched, by_values = _TOUCHES[like]
        colours = (found[like].name,) if touched is _OWN else touched
        found[name] = replace(_suit(_our_name(name), colours, by_values), copies=_ONE_OF_EACH)
    for name, colour_names in _COLOURS.items():
        found[name] = _suit(_our_name(name), tuple(colour_names.split()), _OWN)
    found["Rainbow"] = WILD_MULTICOLOUR
    return found | {name.capitalize(): Suit(name) for name in _BASIC[6]}


def _our_name(name: str) -> str:
    return _RENAMED.get(name, name.lower().replace(" ", "-"))


_SUITS = _special_suits()

_FIRST_SUITS: dict[str, dict[int, str]] = {
    "Ambiguous": {
        6: "Tomato Mahogany Emerald Olive Berry Navy",
        4: "Tomato Mahogany Berry Navy",
        2: "Tomato Mahogany",
    },
    "Very Ambiguous": {6: "Tomato Mahogany Carrot Berry Navy Sky", 3: "Berry Navy Sky"},
    "Extremely Ambiguous": {
        number: " ".join(["Ice", "Aqua", "Sky", "Berry", "Navy", "Ocean"][:number])
        for number in range(2, 7)
    },
    "Matryoshka": {
        number: " ".join(["Ruby", "Yam", "Geas", "Beatnik", "Plum", "Taupe"][:number])
        for number in range(2, 7)
    },
    "Dual-Color": {
        6: "Tangerine Violet Maroon Jade Tan Cobalt",
        5: "Tangerine Lime Cyan Indigo Cardinal",
        3: "Tangerine Violet Jade",
    },
}
"""Families whose suits are others from the first on, by how many of these there are."""

_MIXES = {
    "Special Mix": "Black,Rainbow,Pink,White,Brown,Null",
    "Ambiguous Mix": "Tomato,Mahogany,Sky,Navy,Black,White",
    "Dual-Color Mix": "Tangerine,Violet,Jade,Black,Rainbow,White",
    "Ambiguous & Dual-Color Mix": "Peach,Tangerine,Magenta,Violet,Lime,Jungle",
    "Candy Corn Mix": "Red,Tangerine,Yellow,White,Brown,Cocoa Rainbow",
    "Holiday Mix (5 Suits)": "Dark Pink,Green,White,Sky,Navy",
    "Holiday Mix (6 Suits)": "Light Pink,Red,Green,White,Sky,Navy",
    "Valentine Mix": "Red,Pink,White,Light Pink,Cocoa Rainbow,Null",
    "RGB Mix": "Red,Gold,Green,Cyan,Blue,Violet",
}
"""Variants whose suits are all named; of those with fewer suits the first so many."""

# Rules


def _special_value(kind: str, value: int) -> dict[str, Any]:
    """A value that is touched like a suit; one whose own clue would say little may not be named."""
    touched, by_values = (_OWN, _IN_TURN) if kind == "Deceptive" else _TOUCHES[kind]
    changes: dict[str, Any] = {"special_values": (SpecialValue(value, touched, by_values),)}
    if by_values is not _OWN:
        changes["named_values"] = tuple(other for other in VALUES if other != value)
    return changes


_CHANGES: dict[str, dict[str, Any]] = {
    "Clue Starved": {"clue_tokens": 16, "clue_cost": 2},
    "Color Blind": {"colour_reach": ColourReach.NOTHING},
    "Number Blind": {"value_reach": ValueReach.NOTHING},
    "Totally Blind": {"colour_reach": ColourReach.NOTHING, "value_reach": ValueReach.NOTHING},
    "Number Mute": {"named_values": ()},
    "Odds and Evens": {"named_values": (1, 2), "value_reach": ValueReach.PARITY},
    "Synesthesia": {"named_values": (), "colour_reach": ColourReach.WITH_VALUES},
    "Funnels": {"value_reach": ValueReach.LOWER},
    "Chimneys": {"value_reach": ValueReach.HIGHER},
    **{
        f"{kind.replace(' ', '-')}-{word}": _special_value(kind, value)
        for word, value in (("Ones", 1), ("Fives", 5))
        for kind in (*(kind for kind in _TOUCHES if kind != "Prism"), "Deceptive")
    },
}
"""What the first word of a name changes in the rules."""


def _fewer(value: int, copies: int) -> Callable[[Suit], Suit]:
    def change(suit: Suit) -> Suit:
        if suit.copies == _ONE_OF_EACH:
            return suit
        return replace(suit, copies=(*suit.copies[: value - 1], copies, *suit.copies[value:]))

    return change


_CHANGES_OF_SUITS: dict[str, Callable[[Suit], Suit]] = {
    "Critical Fours": _fewer(4, 1),
    "Scarce Ones": _fewer(1, 2),
    "Color Mute": lambda suit: replace(suit, nameable=False),
}


class WhyNot(StrEnum):
    """Why a variant is not played here: it changes the course of a turn."""

    ALTERNATING = "alternating"
    UNSPOKEN = "unspoken"
    START_CARDS = "start-cards"
    HIDDEN_PLAYS = "hidden-plays"
    ANY_START = "any-start"
    INVERTED = "inverted"


_WHY_NOT = {
    "Alternating Clues": WhyNot.ALTERNATING,
    "Cow & Pig": WhyNot.UNSPOKEN,
    "Duck": WhyNot.UNSPOKEN,
    "Up or Down": WhyNot.START_CARDS,
    "Throw It in a Hole": WhyNot.HIDDEN_PLAYS,
    "Sudoku": WhyNot.ANY_START,
    "Orange": WhyNot.INVERTED,
    "Dark Orange": WhyNot.INVERTED,
}
"""The parts of names that tell."""

REASONS = {
    WhyNot.ALTERNATING: "colours and values have to be named in turn there",
    WhyNot.UNSPOKEN: "clues only point at cards there, without naming a colour and a value",
    WhyNot.START_CARDS: "fireworks go up or down there, from a start card",
    WhyNot.HIDDEN_PLAYS: "nobody sees there what was played",
    WhyNot.ANY_START: "fireworks begin with any value there",
    WhyNot.INVERTED: "to discard is to play for one suit there, and to play is to discard",
}


@dataclass(frozen=True)
class Parts:
    """A name taken apart."""

    family: str
    number: int
    words: tuple[str, ...]

    @classmethod
    def of(cls, name: str) -> Parts:
        found = re.fullmatch(r"(?P<family>.*?) ?\(?(?P<number>[1-8]) Suits\)?", name)
        if found is None:
            family, number = name, len(_MIXES[name].split(",")) if name in _MIXES else 5
        else:
            family, number = found["family"], int(found["number"])
        whole = family in _WHY_NOT or family in _MIXES
        return cls(family, number, (family,) if whole else tuple(family.split(" & ")))


def why_not_played(name: str) -> WhyNot | None:
    """Why a variant of this name is not played here; None if it is."""
    for word in Parts.of(name).words:
        reason = _WHY_NOT.get(word.removesuffix(" Reversed"))
        if reason is not None:
            return reason
    return None


def rules_named(name: str) -> Rules:
    """The rules of a variant that is played here, for any number of players, with its suits in their order."""
    parts = Parts.of(name)
    changes: dict[str, Any] = {}
    for word in parts.words:
        changes |= _CHANGES.get(word, {})
    return Rules(_suits_named(name, parts), **changes)


def _suits_named(name: str, parts: Parts) -> tuple[Suit, ...]:
    mix = _MIXES.get(name) or _MIXES.get(parts.family)
    if mix is not None:
        return tuple(_SUITS[suit] for suit in mix.split(",")[: parts.number])
    special = [
        _reversed(_SUITS[plain]) if plain != word else _SUITS[word]
        for word in parts.words
        if (plain := word.removesuffix(" Reversed")) in _SUITS
    ]
    suits = [*_first_suits(parts, parts.number - len(special)), *special]
    if parts.words == ("Reversed",):
        suits[-1] = _reversed(suits[-1])
    for word in parts.words:
        suits = [*map(_CHANGES_OF_SUITS.get(word, lambda suit: suit), suits)]
    return tuple(suits)


def _first_suits(parts: Parts, number: int) -> list[Suit]:
    for family, by_number in _FIRST_SUITS.items():
        if family == parts.words[0]:
            return [_SUITS[name] for name in by_number[number].split()]
    return [_SUITS[name.capitalize()] for name in _BASIC[number]]


def _reversed(suit: Suit) -> Suit:
    copies = suit.copies if suit.copies == _ONE_OF_EACH else _REVERSED_COPIES
    return replace(suit, copies=copies, descending=True)
