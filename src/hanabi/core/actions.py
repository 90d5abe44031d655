"""Actions: the wish of the player to act. Rearranging a hand is none (R5): see `Game.rearrange`.

`str` of a step is its notation without a table: `play #12`, `clue P2 S3`. `Game.notation` knows names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hanabi.core.cards import (
    Card,
    CardId,
    Clue,
    ColourClue,
    Seat,
    SuitIndex,
    ValueClue,
    exact_card,
)
from hanabi.core.errors import IllegalAction, Refusal
from hanabi.core.exact import whole_number
from hanabi.core.frozen import frozen


@frozen
class GiveClue:
    """Tell a teammate one colour or one value; for a token, or free when a bonus tile asks for it."""

    target: Seat
    clue: Clue

    def __str__(self) -> str:
        clue = self.clue
        told = f"S{clue.suit + 1}" if isinstance(clue, ColourClue) else f"{clue.value}"
        return f"clue P{self.target + 1} {told}"


@frozen
class Discard:
    """Put a card of one's hand on the discard pile, for a token."""

    card: CardId

    def __str__(self) -> str:
        return f"discard #{self.card}"


@frozen
class Play:
    """Play a card of one's hand, announcing its suit or not."""

    card: CardId
    announced: SuitIndex | None = None

    def __str__(self) -> str:
        announced = "" if self.announced is None else f" as S{self.announced + 1}"
        return f"play #{self.card}{announced}"


@frozen
class TakeBack:
    """Choose a card of the discard pile for a bonus tile; of equal copies the oldest leaves (R40)."""

    card: Card

    def __str__(self) -> str:
        suit, value = self.card
        return f"take back S{suit + 1} {value}"


@frozen
class Decline:
    """Leave the replay tile unused."""

    def __str__(self) -> str:
        return "decline"


Action = GiveClue | Discard | Play | TakeBack | Decline


@frozen
class Rearrange:
    """A hand put in another order by its owner: kept in the record beside the actions."""

    seat: Seat
    order: tuple[CardId, ...]

    def __str__(self) -> str:
        return " ".join([f"sort P{self.seat + 1}", *(f"#{card}" for card in self.order)])


Step = Action | Rearrange
"""What a record lists, in order."""


def exact_step(step: Step) -> Step:
    """The same step out of exact values: `int` for whole numbers of any kind, `Card` for pairs.

    Raises `IllegalAction` with the field that cannot be made exact.
    """
    made_exact = _EXACT.get(type(step))
    if made_exact is None:
        raise IllegalAction(Refusal.NOT_AN_ACTION, f"{step!r} is neither a step nor a line of text")
    return made_exact(step)


def _exact_give_clue(step: GiveClue) -> GiveClue:
    target, clue = step.target, step.clue
    if type(target) is int:
        if type(clue) is ValueClue and type(clue.value) is int:
            return step
        if type(clue) is ColourClue and type(clue.suit) is int:
            return step
    return GiveClue(Seat(_number("target", target, Refusal.NO_SUCH_SEAT)), _exact_clue(clue))


def _exact_play(step: Play) -> Play:
    card, announced = step.card, step.announced
    if type(card) is int and (announced is None or type(announced) is int):
        return step
    if announced is not None:
        announced = SuitIndex(_number("announced", announced, Refusal.NO_SUCH_SUIT))
    return Play(CardId(_number("card", card, Refusal.NO_SUCH_CARD)), announced)


def _exact_discard(step: Discard) -> Discard:
    if type(step.card) is int:
        return step
    return Discard(CardId(_number("card", step.card, Refusal.NO_SUCH_CARD)))


def _exact_take_back(step: TakeBack) -> TakeBack:
    face = exact_card(step.card)
    if face is None:
        raise IllegalAction(
            Refusal.NOT_DISCARDED, f"card: {step.card!r} is no pair of suit and value"
        )
    return TakeBack(face)


def _exact_rearrange(step: Rearrange) -> Rearrange:
    seat = Seat(_number("seat", step.seat, Refusal.NO_SUCH_SEAT))
    return Rearrange(seat, _exact_order(step.order))


_EXACT: dict[type, Callable[[Any], Step]] = {
    GiveClue: _exact_give_clue,
    Play: _exact_play,
    Discard: _exact_discard,
    TakeBack: _exact_take_back,
    Decline: lambda step: step,
    Rearrange: _exact_rearrange,
}


def _exact_clue(clue: Clue) -> Clue:
    if isinstance(clue, ColourClue):
        return ColourClue(SuitIndex(_number("clue.suit", clue.suit, Refusal.NOT_A_CLUE)))
    if isinstance(clue, ValueClue):
        return ValueClue(_number("clue.value", clue.value, Refusal.NOT_A_CLUE))
    raise IllegalAction(
        Refusal.NOT_A_CLUE, f"clue: {clue!r} is neither a ColourClue nor a ValueClue"
    )


def _exact_order(order: Iterable[CardId]) -> tuple[CardId, ...]:
    try:
        cards = tuple(order)
    except TypeError:
        raise IllegalAction(Refusal.BAD_ORDER, f"order: {order!r} is no list of card ids") from None
    return tuple(CardId(_number("order", card, Refusal.BAD_ORDER)) for card in cards)


def _number(field: str, value: object, refusal: Refusal) -> int:
    number = whole_number(value)
    if number is None:
        raise IllegalAction(refusal, f"{field}: {value!r} is no whole number")
    return number
