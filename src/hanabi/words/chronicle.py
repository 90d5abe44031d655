"""The chronicle of a game: everything that happened, each event with its turn and its sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from hanabi.core import CardId, Event, Seat, View
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    HandDealt,
    HandRearranged,
    TurnBegan,
)
from hanabi.words.reasons import Asker, Sight, Why
from hanabi.words.words import Words

Reasons = Mapping[int, Why]
"""Why bots did what they did, by the number of the first event of the move."""

NO_REASONS: Reasons = MappingProxyType({})


class Told(NamedTuple):
    """One event of the chronicle."""

    turn: int
    """0 for the deal."""

    event: Event
    text: str
    why: str | None = None
    """The reason of the bot that did it, as far as the viewer may hear it."""


class Positions:
    """Where each card stood in its hand at a moment of the game, counted from 1."""

    def __init__(self, players: int) -> None:
        self._hands: list[list[CardId]] = [[] for _ in range(players)]

    def now(self) -> dict[CardId, int]:
        return {card: place for hand in self._hands for place, card in enumerate(hand, start=1)}

    def held(self) -> dict[CardId, tuple[Seat, int]]:
        """The same with the seat that holds the card."""
        return {
            card: (Seat(seat), place)
            for seat, hand in enumerate(self._hands)
            for place, card in enumerate(hand, start=1)
        }

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


def chronicle(
    view: View,
    words: Words,
    names: Sequence[str],
    *,
    since: int = 0,
    reasons: Reasons = NO_REASONS,
) -> Iterator[Told]:
    """The events of a view from the one with the number `since` on."""
    positions, turn, sight = Positions(view.players), 0, Sight(view) if reasons else None
    for number, event in enumerate(view.events):
        if isinstance(event, TurnBegan):
            turn = event.turn
        if number >= since:
            text, why = words.event(view.rules, event, names, positions.now()), None
            if sight is not None and number in reasons:
                asker = Asker(names, view.seat, positions.held())
                why = words.reason(view.rules, sight.of(reasons[number], event), asker)
            yield Told(turn, event, text, why)
        positions.follow(event)
