"""The log on the screen: a line for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from hanabi.core import View
from hanabi.core.events import GameEnded, HandDealt, TurnBegan
from hanabi.words import Words
from hanabi.words.chronicle import chronicle


def log_lines(view: View, words: Words, names: Sequence[str], *, since: int = 0) -> Iterator[str]:
    """A line for each turn of which something happened from the event with the number `since` on.

    The deal and the end are left to the table and to `Words.outcome`.
    """
    for turn, told in groupby(
        chronicle(view, words, names, since=since), key=lambda entry: entry.turn
    ):
        sentences = [
            entry.text
            for entry in told
            if not isinstance(entry.event, HandDealt | TurnBegan | GameEnded)
        ]
        if sentences:
            yield words("terminal-log-line", turn=turn, sentences=" ".join(sentences))
