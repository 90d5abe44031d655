"""The log on the screen: a line for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType

from hanabi.core import View
from hanabi.core.events import GameEnded, HandDealt, TurnBegan
from hanabi.core.timeline import Timeline
from hanabi.words import Words
from hanabi.words.game_log import game_log

NO_NOTES: Mapping[int, Sequence[str]] = MappingProxyType({})


def log_lines(
    view: View,
    words: Words,
    names: Sequence[str],
    *,
    since: int = 0,
    notes: Mapping[int, Sequence[str]] = NO_NOTES,
    timeline: Timeline | None = None,
) -> Iterator[str]:
    """A line for each turn of which something happened from the event with the number `since` on.

    The deal and the end are left to the table and to `Words.outcome`. `notes` are sentences that come
    before the event with their number. `timeline` is that of the game, where it is kept.
    """
    told = enumerate(game_log(view, words, names, since=since, timeline=timeline), start=since)
    for turn, entries in groupby(told, key=lambda entry: entry[1].turn):
        sentences: list[str] = []
        for number, entry in entries:
            sentences += notes.get(number, ())
            if not isinstance(entry.event, HandDealt | TurnBegan | GameEnded):
                sentences.append(entry.text)
        if sentences:
            yield words("terminal-log-line", turn=turn, sentences=" ".join(sentences))


def lately(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """What the others have done since the last turn of whoever is to act, a line for each turn."""
    return list(log_lines(view, words, names))[-(view.players - 1) :]
