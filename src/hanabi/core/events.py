"""Events: what happened, as facts without language. `seen_by(seat)` hides what that seat may not know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Self

from hanabi.core.cards import Card, CardId, Clue, Seat, SuitIndex
from hanabi.core.frozen import frozen
from hanabi.core.outcome import Outcome
from hanabi.core.rules import Tile


class _Public:
    """An event that everybody sees whole."""

    __slots__ = ()

    def seen_by(self, _seat: Seat) -> Self:
        return self


@frozen
class HandDealt:
    """A hand was dealt, before the first turn."""

    seat: Seat
    cards: tuple[CardId, ...]
    faces: tuple[Card, ...] | None
    """None when hidden."""

    def seen_by(self, seat: Seat) -> HandDealt:
        return replace(self, faces=None) if seat == self.seat else self


@frozen
class CardDrawn:
    """A card was drawn, at the end of a turn."""

    seat: Seat
    card: CardId
    face: Card | None
    """None when hidden."""

    def seen_by(self, seat: Seat) -> CardDrawn:
        return replace(self, face=None) if seat == self.seat else self


@frozen
class TurnBegan(_Public):
    """The turn passed to a seat."""

    turn: int
    """Counted from 1."""
    seat: Seat


@frozen
class ClueGiven(_Public):
    """A clue was given; the cards it touched are all that it fits."""

    giver: Seat
    target: Seat
    clue: Clue
    touched: tuple[CardId, ...]
    free: bool
    """By a bonus tile, without a token."""


@frozen
class CardPlaced(_Public):
    """A played card that went onto its firework."""

    seat: Seat
    card: CardId
    face: Card
    announced: SuitIndex | None
    completed: bool


@frozen
class CardMisplayed(_Public):
    """A played card that did not fit, or was announced wrongly: it is on the discard pile."""

    seat: Seat
    card: CardId
    face: Card
    announced: SuitIndex | None


@frozen
class CardDiscarded(_Public):
    """A card was put on the discard pile, for a token."""

    seat: Seat
    card: CardId
    face: Card


@frozen
class TokenSpent(_Public):
    """A clue cost a token."""

    left: int


@frozen
class TokenReturned(_Public):
    """A token came back."""

    left: int


@frozen
class TokenForfeited(_Public):
    """A token was won while all were there already."""


@frozen
class StrikeTaken(_Public):
    """A misplay cost a strike."""

    strikes: int


@frozen
class StrikeMended(_Public):
    """A bonus tile turned a strike back."""

    strikes: int


@frozen
class TileRevealed(_Public):
    """A 5 completed a firework and turned the next bonus tile."""

    seat: Seat
    tile: Tile
    left: int
    """Tiles that are still face down."""


@frozen
class TileLost(_Public):
    """The tile could do nothing, or its owner declined it."""

    seat: Seat
    tile: Tile


@frozen
class CardReshuffled(_Public):
    """A discarded card went back into the deck; where is nobody's to know."""

    seat: Seat
    card: CardId
    face: Card


@frozen
class CardReplayed(_Public):
    """A discarded card went onto its firework."""

    seat: Seat
    card: CardId
    face: Card
    completed: bool


@frozen
class HandRearranged(_Public):
    """A player put their hand in another order."""

    seat: Seat
    order: tuple[CardId, ...]


@frozen
class LastRoundBegan(_Public):
    """The last card was drawn: everybody has one more turn."""

    turns: int


@frozen
class GameEnded(_Public):
    """The game is over."""

    outcome: Outcome


Event = (
    HandDealt
    | CardDrawn
    | TurnBegan
    | ClueGiven
    | CardPlaced
    | CardMisplayed
    | CardDiscarded
    | TokenSpent
    | TokenReturned
    | TokenForfeited
    | StrikeTaken
    | StrikeMended
    | TileRevealed
    | TileLost
    | CardReshuffled
    | CardReplayed
    | HandRearranged
    | LastRoundBegan
    | GameEnded
)


EVENT_NAMES: dict[type, str] = {
    HandDealt: "hand-dealt",
    CardDrawn: "card-drawn",
    TurnBegan: "turn-began",
    ClueGiven: "clue-given",
    CardPlaced: "card-placed",
    CardMisplayed: "card-misplayed",
    CardDiscarded: "card-discarded",
    TokenSpent: "token-spent",
    TokenReturned: "token-returned",
    TokenForfeited: "token-forfeited",
    StrikeTaken: "strike-taken",
    StrikeMended: "strike-mended",
    TileRevealed: "tile-revealed",
    TileLost: "tile-lost",
    CardReshuffled: "card-reshuffled",
    CardReplayed: "card-replayed",
    HandRearranged: "hand-rearranged",
    LastRoundBegan: "last-round-began",
    GameEnded: "game-ended",
}
"""What each kind of event is called in JSON: on the wire and in records of one seat."""


def faces_shown(events: Iterable[Event]) -> dict[CardId, Card]:
    """Every face that these events show: to a seat, its own cards from the moment they left the hand."""
    faces: dict[CardId, Card] = {}
    for event in events:
        match event:
            case HandDealt(_, cards, shown) if shown is not None:
                faces.update(zip(cards, shown, strict=True))
            case CardDrawn(_, card, face) if face is not None:
                faces[card] = face
            case (
                CardPlaced(_, card, face)
                | CardMisplayed(_, card, face)
                | CardDiscarded(_, card, face)
            ):
                faces[card] = face
    return faces
