"""Why a player moved: data that bots give, records keep and `hanabi.words` puts into sentences."""

from __future__ import annotations

from dataclasses import dataclass

from hanabi.core.cards import Card, CardId, Clue, Seat


@dataclass(frozen=True, slots=True)
class Motive:
    """Why a player moved, as facts without language: `hanabi.words` has a sentence for each name."""

    name: str
    """Such as `play-certain`."""

    card: CardId | None = None
    """The card it is about, the mover's or a teammate's."""

    seat: Seat | None = None
    """The other player it is about: whose card, or who told."""

    faces: tuple[Card, ...] = ()
    """What the card is, or is taken for."""

    clue: Clue | None = None
    """The clue that led to it."""
