"""Which clue touches which card: suits, special values and the reach of clues fill one table.

For colours and for values alike, what comes first decides: clues that touch nothing at this table, then a suit that
is touched by every clue or by none, then the reach of clues, then a special value, then the card itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hanabi.core.cards import (
    VALUES,
    Card,
    Clue,
    ColourClue,
    Touched,
    ValueClue,
    differences,
    exact_word,
)
from hanabi.core.errors import ImpossibleRules
from hanabi.core.exact import whole_number

if TYPE_CHECKING:
    from hanabi.core.rules import Rules


class ColourReach(StrEnum):
    """What else colour clues touch at a table."""

    SAME = "same"
    """The colour that is named."""

    WITH_VALUES = "with-values"
    """Also the cards with the value at the colour's place: the first colour the 1, the second the 2, counted round."""

    NOTHING = "nothing"
    """No card at all; such clues may be given all the same."""


class ValueReach(StrEnum):
    """What else value clues touch at a table."""

    SAME = "same"
    """The value that is named."""

    LOWER = "lower"
    """Also all lower values."""

    HIGHER = "higher"
    """Also all higher values."""

    PARITY = "parity"
    """All odd values, or all even ones."""

    NOTHING = "nothing"
    """No card at all; such clues may be given all the same."""


_BY_COLOURS = (Touched.OWN, Touched.EVERY, Touched.NONE)


@dataclass(frozen=True, slots=True)
class SpecialValue:
    """A value whose cards are touched otherwise than those of the others, in every suit that leaves it open."""

    value: int

    touched: Touched = Touched.OWN
    """Which colour clues touch its cards: own, every, none."""

    touched_by_values: Touched = Touched.OWN
    """Which value clues do; in turn: one for each suit, the first named value for the first suit, counted round."""

    def __post_init__(self) -> None:
        number = whole_number(self.value)
        if number is None or number not in VALUES:
            raise ImpossibleRules(
                "special_values", f"{self.value!r} is no value of a card; 1 to {VALUES[-1]} are"
            )
        object.__setattr__(self, "value", number)
        for name in ("touched", "touched_by_values"):
            word = exact_word("special_values", getattr(self, name), Touched)
            object.__setattr__(self, name, word)
        if self.touched not in _BY_COLOURS:
            raise ImpossibleRules(
                "special_values",
                f"the colours of a special value are none of: {', '.join(_BY_COLOURS)}",
            )

    def __repr__(self) -> str:
        changed = differences(self, SpecialValue(self.value))
        return f"SpecialValue({', '.join([repr(self.value), *changed])})"


def touches(rules: Rules, clue: Clue, card: Card) -> bool:
    """Whether the clue, given to a hand with this card, marks it (R26)."""
    if isinstance(clue, ValueClue):
        return _value_touches(rules, clue, card)
    return _colour_touches(rules, clue, card)


def _colour_touches(rules: Rules, clue: ColourClue, card: Card) -> bool:
    suit = rules.suits[card.suit]
    if rules.colour_reach is ColourReach.NOTHING:
        return False
    if suit.touched in (Touched.EVERY, Touched.NONE):
        return suit.touched is Touched.EVERY
    if (
        rules.colour_reach is ColourReach.WITH_VALUES
        and suit.touched_by_values is not Touched.NONE
        and _in_turn(rules, clue, card)
    ):
        return True
    special = rules.special(card.value).touched
    if special is not Touched.OWN:
        return special is Touched.EVERY
    if isinstance(suit.touched, tuple):
        return rules.colours[clue.suit] in suit.touched
    if suit.touched is Touched.IN_TURN:
        return _in_turn(rules, clue, card)
    return clue.suit == card.suit


def _in_turn(rules: Rules, clue: ColourClue, card: Card) -> bool:
    """Whether the colour is the one at the place of the value, counted round."""
    named = rules.named_colours
    return bool(named) and named[(card.value - 1) % len(named)] == clue.suit


def _value_touches(rules: Rules, clue: ValueClue, card: Card) -> bool:
    by_values = rules.suits[card.suit].touched_by_values
    if rules.value_reach is ValueReach.NOTHING:
        return False
    if by_values is not Touched.OWN:
        return by_values is Touched.EVERY
    match rules.value_reach:
        case ValueReach.LOWER:
            return card.value <= clue.value
        case ValueReach.HIGHER:
            return card.value >= clue.value
        case ValueReach.PARITY:
            return card.value % 2 == clue.value % 2
    match rules.special(card.value).touched_by_values:
        case Touched.EVERY:
            return True
        case Touched.NONE:
            return False
        case Touched.IN_TURN:
            named = rules.named_values
            return bool(named) and named[card.suit % len(named)] == clue.value
    return clue.value == card.value
