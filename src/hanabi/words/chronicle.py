"""The chronicle of a game: everything that happened, each event with its turn and its sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hanabi.core import CardId, Event, View
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    HandDealt,
    HandRearranged,
    TurnBegan,
)
from hanabi.words.words import Words


class Told(NamedTuple):
    """One event of the chronicle."""

    turn: int
    """0 for the deal."""

    event: Event
    text: str


class Positions:
    """Where each card stood in its hand at a moment of the game, counted from 1."""

    def __init__(self, players: int) -> None:
        self._hands: list[list[CardId]] = [[] for _ in range(players)]

    def now(self) -> dict[CardId, int]:
        return {card: place for hand in self._hands for place, card in enumerate(hand, start=1)}

    def follow(self, event: Event) -> None:
        match event:
            case HandDealt(seat, cards) | HandRearranged(seat, cards):
                self._hands[seat] = list(cards)
            case CardDrawn(seat, card):
                self._hands[seat].append(card)
            case CardPlaced(seat, card) | CardMisplayed(seat, card) | CardDiscarded(seat, card):
                self._hands[seat].remove(card)
            case _:
                pass


def chronicle(view: View, words: Words, names: Sequence[str], *, since: int = 0) -> Iterator[Told]:
    """The events of a view from the one with the number `since` on."""
    positions, turn = Positions(view.players), 0
    for number, event in enumerate(view.events):
        if isinstance(event, TurnBegan):
            turn = event.turn
        if number >= since:
            yield Told(turn, event, words.event(view.rules, event, names, positions.now()))
        positions.follow(event)
