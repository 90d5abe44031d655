"""The log of a game: each event with its turn and its sentence, and the motives of bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from hanabi.core import Event, Motive, View
from hanabi.core.timeline import Timeline, mover_of
from hanabi.words.motives import Hearer
from hanabi.words.words import Words

Motives = Mapping[int, Motive]
"""Why bots did what they did, by the number of the first event of the move."""

NO_MOTIVES: Motives = MappingProxyType({})


class LogLine(NamedTuple):
    """One event of the log."""

    turn: int
    """0 for the deal."""

    event: Event
    text: str
    why: str | None = None
    """The motive of the bot that did it."""


def game_log(
    view: View,
    words: Words,
    names: Sequence[str],
    *,
    since: int = 0,
    motives: Motives = NO_MOTIVES,
    timeline: Timeline | None = None,
) -> Iterator[LogLine]:
    """The events of a view from the one with the number `since` on.

    `motives` are said whole: `hanabi.table.sight` says which the viewer may hear. `timeline` is that of the
    game, where it is kept.
    """
    timeline = timeline or Timeline.of(view.events, view.players)
    for number in range(since, len(view.events)):
        event, context = view.events[number], timeline[number]
        text, why = words.event(view.rules, event, names, context.positions()), None
        if number in motives:
            hearer = Hearer(names, view.seat, context.places())
            why = words.motive(view.rules, motives[number], mover_of(event), hearer)
        yield LogLine(context.turn, event, text, why)
