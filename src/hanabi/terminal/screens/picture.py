"""What is drawn of a table: a view, and what whoever looks is doing with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from hanabi.core import CardId, Clue, HeldCard, Seat, SuitIndex, View
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    CardReplayed,
    ClueGiven,
    TurnBegan,
)
from hanabi.words import Words


@dataclass(frozen=True, slots=True)
class Picture:
    """One moment on the screen. The same picture is the same drawing."""

    view: View
    """Of any seat, or with all hands open."""
    words: Words
    names: tuple[str, ...]
    about: tuple[str, ...] = ()
    """By seat: what stands below a name, such as who plays there or what they do."""
    banner: str | None = None
    """The first line, in place of whose turn it is."""
    notes: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    """What the viewer wrote, by card."""
    since: int | None = None
    """Events from this number on are new; from the viewer's last move on, where it is not given."""
    chosen: CardId | None = None
    """A card that is about to be moved."""
    asked: Seat | None = None
    """The hand to which a clue is being chosen."""
    touched: frozenset[CardId] = frozenset()
    """The cards in it that the clue would touch."""
    through: Seat | None = None
    """The hand that is shown as its holder sees it."""
    goal: CardId | None = None
    """The card in whose place a dragged one would come to lie."""

    @property
    def order(self) -> tuple[Seat, ...]:
        """The hands from top to bottom: the viewer's own is the last one, the next player's the first."""
        view = self.view
        begin = 0 if view.seat is None else view.seat + 1
        return tuple(Seat((begin + i) % view.players) for i in range(view.players))

    def is_hidden(self, seat: Seat, card: HeldCard) -> bool:
        """Whether a card shows its back."""
        return card.face is None or seat == self.through


@dataclass(slots=True)
class Recent:
    """What has changed lately: for the marks on cards and piles."""

    told: dict[CardId, list[Clue]] = field(default_factory=dict)
    """The clues that touched a card."""
    latest: set[CardId] = field(default_factory=set)
    """The cards of the move that was made last."""
    drawn: set[CardId] = field(default_factory=set)
    gone: set[CardId] = field(default_factory=set)
    """Cards that came to the discard pile."""
    placed: set[SuitIndex] = field(default_factory=set)
    """Fireworks that grew."""


def recent(picture: Picture) -> Recent:
    """What is new in a picture."""
    view = picture.view
    since = own_last_move(view) if picture.since is None else picture.since
    found = Recent()
    for event in view.events[since:]:
        match event:
            case TurnBegan():
                continue
            case ClueGiven(_, _, clue, touched):
                found.latest = set(touched)
                for card in touched:
                    found.told.setdefault(card, []).append(clue)
            case CardPlaced(_, card, face) | CardReplayed(_, card, face):
                found.latest = {card}
                found.placed.add(face.suit)
            case CardMisplayed(_, card) | CardDiscarded(_, card):
                found.latest = {card}
                found.gone.add(card)
            case CardDrawn(_, card):
                found.drawn.add(card)
            case _:
                pass
    return found


def own_last_move(view: View) -> int:
    """The number of the first event after the last move of the viewer; with all hands open, of whoever is to act."""
    seat = view.to_act if view.seat is None else view.seat
    events = view.events
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        own = getattr(event, "giver", getattr(event, "seat", None)) == seat
        if own and isinstance(event, ClueGiven | CardPlaced | CardMisplayed | CardDiscarded):
            return number + 1
    return next((i for i, event in enumerate(events) if isinstance(event, TurnBegan)), 0)
