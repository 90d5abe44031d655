"""A fold over the events of a game: for each event its turn, and where every card stood before it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from hanabi.core.cards import CardId, Seat
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    CardReplayed,
    CardReshuffled,
    ClueGiven,
    Event,
    HandDealt,
    HandRearranged,
    TileLost,
    TurnBegan,
)

Hands = tuple[tuple[CardId, ...], ...]


class EventContext(NamedTuple):
    """When an event happened."""

    turn: int
    """Counted from 1; 0 for the deal."""

    hands: Hands
    """The cards of each seat before the event, in the order of the hand."""

    def places(self) -> dict[CardId, tuple[Seat, int]]:
        """Who held each card, and at which place of the hand, counted from 1."""
        return {
            card: (Seat(seat), place)
            for seat, hand in enumerate(self.hands)
            for place, card in enumerate(hand, start=1)
        }

    def positions(self) -> dict[CardId, int]:
        """The places alone."""
        return {card: place for hand in self.hands for place, card in enumerate(hand, start=1)}


class Timeline:
    """The contexts of a game's events. It grows with the game, and is the same for every seat.

    Which card is where is open to all, so the events may be those that any seat saw.
    """

    __slots__ = ("_contexts", "_hands", "_turn")

    def __init__(self, players: int) -> None:
        self._contexts: list[EventContext] = []
        self._turn = 0
        self._hands: Hands = ((),) * players

    @classmethod
    def of(cls, events: Iterable[Event], players: int) -> Self:
        timeline = cls(players)
        timeline.follow(events)
        return timeline

    def __len__(self) -> int:
        """How many events have been followed."""
        return len(self._contexts)

    def __getitem__(self, number: int) -> EventContext:
        """The context of the event with this number, counted from 0."""
        return self._contexts[number]

    @property
    def hands(self) -> Hands:
        """The hands after the last event."""
        return self._hands

    def follow(self, events: Iterable[Event]) -> None:
        """Go on with the next events."""
        for event in events:
            if isinstance(event, TurnBegan):
                self._turn = event.turn
            self._contexts.append(EventContext(self._turn, self._hands))
            self._move(event)

    def _move(self, event: Event) -> None:
        match event:
            case HandDealt(seat, cards) | HandRearranged(seat, cards):
                self._put(seat, cards)
            case CardDrawn(seat, card):
                self._put(seat, (*self._hands[seat], card))
            case CardPlaced(seat, card) | CardMisplayed(seat, card) | CardDiscarded(seat, card):
                self._put(seat, tuple(held for held in self._hands[seat] if held != card))
            case _:
                pass

    def _put(self, seat: Seat, cards: tuple[CardId, ...]) -> None:
        self._hands = (*self._hands[:seat], cards, *self._hands[seat + 1 :])


def mover_of(event: Event) -> Seat | None:
    """Who did this; None for what follows from the rules."""
    match event:
        case ClueGiven(giver):
            return giver
        case (
            CardPlaced(seat)
            | CardMisplayed(seat)
            | CardDiscarded(seat)
            | CardReshuffled(seat)
            | CardReplayed(seat)
            | TileLost(seat)
            | HandRearranged(seat)
        ):
            return seat
        case _:
            return None
