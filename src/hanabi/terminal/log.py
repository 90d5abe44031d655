"""The log: the events of a view as sentences, a line for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanabi.core import CardId, Event, View
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    GameEnded,
    HandDealt,
    HandRearranged,
    TurnBegan,
)
from hanabi.words import Words


class Positions:
    """Where each card stood in its hand at a moment of the log, counted from 1."""

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


def log_lines(view: View, words: Words, names: Sequence[str], *, since: int = 0) -> Iterator[str]:
    """A line for each turn of which something happened from the event with the number `since` on.

    The deal and the end are left to the table and to `Words.outcome`.
    """
    positions = Positions(view.players)
    turn, line = 0, list[str]()
    for number, event in enumerate(view.events):
        if isinstance(event, TurnBegan):
            yield from _line(words, turn, line)
            turn, line = event.turn, []
        elif number >= since and not isinstance(event, HandDealt | GameEnded):
            line.append(words.event(view.rules, event, names, positions.now()))
        positions.follow(event)
    yield from _line(words, turn, line)


def _line(words: Words, turn: int, sentences: list[str]) -> Iterator[str]:
    if sentences:
        yield words("terminal-log-line", turn=turn, sentences=" ".join(sentences))
