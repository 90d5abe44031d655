"""Actions: the wish of the player to act. Rearranging a hand is none (R5): see `Game.rearrange`."""

from __future__ import annotations

from dataclasses import dataclass

from hanabi.core.cards import Card, CardId, Clue, Seat, SuitIndex


@dataclass(frozen=True, slots=True)
class GiveClue:
    """Tell a teammate one colour or one value; for a token, or free when a bonus tile asks for it."""

    target: Seat
    clue: Clue


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card of one's hand on the discard pile, for a token."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card of one's hand, announcing its suit or not."""

    card: CardId
    announced: SuitIndex | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Choose a card of the discard pile for a bonus tile; of equal copies the oldest leaves (R40)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave the replay tile unused."""


Action = GiveClue | Discard | Play | TakeBack | Decline


@dataclass(frozen=True, slots=True)
class Rearrange:
    """A hand put in another order by its owner: kept in the record beside the actions."""

    seat: Seat
    order: tuple[CardId, ...]


Step = Action | Rearrange
"""What a record lists, in order."""
