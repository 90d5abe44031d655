"""Cards, suits, clues, and the ids of things in a game, each of its own type."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, NewType, TypeVar

from hanabi.core.errors import ImpossibleRules
from hanabi.core.exact import whole_number

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play."""

SuitIndex = NewType("SuitIndex", int)
"""The position of a suit in `Rules.suits`."""

CardId = NewType("CardId", int)
"""The public name of a card: the order in which it was drawn (R4). It says nothing about the face."""

VALUES = (1, 2, 3, 4, 5)
FIREWORK_HEIGHT = len(VALUES)

MOST_COPIES = 9

Word = TypeVar("Word", bound=StrEnum)


class Card(NamedTuple):
    """The face of a card."""

    suit: SuitIndex
    value: int


def exact_card(card: object) -> Card | None:
    """A face out of exact values, from a `Card` or a pair that equals one; None if it is neither."""
    if not isinstance(card, tuple) or len(card) != len(Card._fields):
        return None
    suit, value = whole_number(card[0]), whole_number(card[1])
    return None if suit is None or value is None else Card(SuitIndex(suit), value)


class Touched(StrEnum):
    """Which clues of a kind, colours or values, touch a card."""

    OWN = "own"
    """The one that names it."""

    EVERY = "every"

    NONE = "none"

    IN_TURN = "in-turn"
    """One that goes by its other half: the colours that may be named take turns from value to value."""


class Scoring(StrEnum):
    """What the firework of a suit does to the score."""

    POINTS = "points"
    """One point a card: for a firework that rises, the value of its top card."""

    PENALTY = "penalty"
    """One point off for each card that is missing."""


def exact_word(field: str, value: object, words: type[Word]) -> Word:
    """The member of an enumeration that a value is or names, or `ImpossibleRules`."""
    try:
        return words(value)  # type: ignore[arg-type]  # what is no member is refused
    except ValueError:
        raise ImpossibleRules(field, f"{value!r} is none of: {', '.join(words)}") from None


def check_flag(field: str, value: object) -> None:
    if not isinstance(value, bool):
        raise ImpossibleRules(field, f"{value!r} is neither True nor False")


def differences(one: DataclassInstance, other: DataclassInstance) -> list[str]:
    """The fields in which one value differs from another of its kind, as `name=value`."""
    names = [field.name for field in fields(one)]
    return [
        f"{name}={_plain(getattr(one, name))!r}"
        for name in names
        if getattr(one, name) != getattr(other, name)
    ]


def _plain(value: object) -> object:
    """Words instead of members of enumerations."""
    if isinstance(value, tuple):
        return tuple(_plain(part) for part in value)
    return str(value) if isinstance(value, StrEnum) else value


def _check_name(name: object, what: str) -> None:
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9-]{0,23}", name):
        raise ImpossibleRules(
            "suits",
            f"{name!r} cannot be {what}; a name is 1 to 24 lower-case letters, digits and hyphens, beginning with a letter",
        )


@dataclass(frozen=True, slots=True)
class Suit:
    """One colour of cards and everything the rules need to know about it."""

    name: str
    """A lower-case word, unique at the table, such as `red`."""

    copies: tuple[int, ...] = (3, 2, 2, 2, 1)
    """How many cards there are of the values 1, 2, 3, 4 and 5."""

    descending: bool = False
    """Built from 5 down to 1."""

    touched: Touched | tuple[str, ...] = Touched.OWN
    """Which colour clues touch its cards, or the names of the colours that do: `("red", "yellow")`."""

    nameable: bool = True
    """May be the colour of a colour clue."""

    scoring: Scoring = Scoring.POINTS

    touched_by_values: Touched = Touched.OWN
    """Which value clues touch its cards: own, every, none."""

    def __post_init__(self) -> None:
        _check_name(self.name, "the name of a suit")
        object.__setattr__(self, "copies", self._exact_copies())
        object.__setattr__(self, "touched", self._exact_touched())
        by_values = exact_word("suits", self.touched_by_values, Touched)
        object.__setattr__(self, "touched_by_values", by_values)
        if by_values is Touched.IN_TURN:
            raise ImpossibleRules(
                "suits", f"{self.name}: values are own, every or none, and not {str(by_values)!r}"
            )
        object.__setattr__(self, "scoring", exact_word("suits", self.scoring, Scoring))
        check_flag("suits", self.descending)
        check_flag("suits", self.nameable)
        if self.nameable and self.touched is Touched.NONE:
            raise ImpossibleRules(
                "suits",
                f"{self.name} may be named in a colour clue but is touched by no colour; choose one",
            )

    def __repr__(self) -> str:
        """The name, and what is not as in most suits."""
        return f"Suit({', '.join([repr(self.name), *differences(self, Suit(self.name))])})"

    def _exact_touched(self) -> Touched | tuple[str, ...]:
        if isinstance(self.touched, str) or not isinstance(self.touched, Iterable):
            return exact_word("suits", self.touched, Touched)
        names = tuple(self.touched)
        for name in names:
            _check_name(name, f"a colour that touches {self.name}")
        if not names or len(set(names)) != len(names):
            raise ImpossibleRules(
                "suits",
                f"{self.name} is touched by {list(names)}: name one or more colours, each once",
            )
        return names

    def _exact_copies(self) -> tuple[int, ...]:
        if not isinstance(self.copies, Iterable):
            raise ImpossibleRules("suits", f"{self.name}: {self.copies!r} is no list of copies")
        given = tuple(self.copies)
        if len(given) != len(VALUES):
            raise ImpossibleRules(
                "suits", f"{self.name} needs the number of copies of each of the values 1 to 5"
            )
        exact = []
        for value, copies in zip(VALUES, given, strict=True):
            number = whole_number(copies)
            if number is None:
                raise ImpossibleRules("suits", f"{self.name}: {copies!r} is no number of copies")
            if number < 1:
                raise ImpossibleRules("suits", f"{self.name} has no copy of the {value}")
            if number > MOST_COPIES:
                raise ImpossibleRules(
                    "suits",
                    f"{self.name} has {number} copies of the {value}; at most {MOST_COPIES} are possible",
                )
            exact.append(number)
        return tuple(exact)

    def place(self, value: int) -> int:
        """How many cards of this suit have to lie before one of this value fits."""
        return FIREWORK_HEIGHT - value if self.descending else value - 1

    def value_at(self, place: int) -> int:
        """The value that fits once `place` cards lie: the inverse of `place`."""
        return FIREWORK_HEIGHT - place if self.descending else place + 1


@dataclass(frozen=True, slots=True)
class ColourClue:
    """What a colour clue names."""

    suit: SuitIndex
    """The position of the colour in `Rules.colours`: that of a suit, or of a mixed colour behind them."""


@dataclass(frozen=True, slots=True)
class ValueClue:
    """What a value clue names."""

    value: int


Clue = ColourClue | ValueClue
