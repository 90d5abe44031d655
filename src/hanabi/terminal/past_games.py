"""The games of a folder as lists show them: what is unfinished, and what was played when, with whom, to which end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from hanabi.core import HanabiError, Record
from hanabi.terminal.saved_games import GamesFolder, SavedGame


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game of the folder."""

    path: Path
    record: Record

    @property
    def date(self) -> str:
        """Such as `2026-11-19 18:40`, or as much of it as is known; empty where nothing is."""
        text = self.record.header.date
        if "T" not in text:
            return text
        return datetime.fromisoformat(text).strftime("%Y-%m-%d %H:%M")


def past_games(folder: GamesFolder) -> Iterator[PastGame]:
    """The finished games that can be read, those that were begun last first."""
    for path in folder.finished():
        try:
            record = Record.loads(path.read_bytes())
        except (HanabiError, OSError):
            continue  # something else lies there
        if record.end is not None:
            yield PastGame(path, record)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The game that was left last, and can be gone on with."""

    path: Path
    saved: SavedGame


def unfinished(folder: GamesFolder) -> Unfinished | None:
    """The unfinished game that was played last, if there is one that can be read."""
    try:
        path = folder.latest()
        return Unfinished(path, folder.load(path))
    except HanabiError:
        return None
