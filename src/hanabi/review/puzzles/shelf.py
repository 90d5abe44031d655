"""The shelf of puzzles by day: those of the package, and those that were made here since."""

from __future__ import annotations

import json
import os
from datetime import date
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

from hanabi.core import HanabiError
from hanabi.review.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from pathlib import Path

FIRST_DAY = date(2026, 11, 17)
"""The day of the first puzzle."""

_FILE = "puzzles.jsonl"


class NoSuchDay(HanabiError):
    """What was asked for is no day that has a puzzle."""


def read_day(text: str, today: date) -> date:
    """A day from the first puzzle's to today, or `NoSuchDay` with what is wrong with it."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NoSuchDay(f"day: {text[:20]!r} is no date such as {today.isoformat()}") from None
    if day > today:
        raise NoSuchDay(f"day: the puzzle of {day.isoformat()} comes on that day")
    if day < FIRST_DAY:
        raise NoSuchDay(f"day: the first puzzle is that of {FIRST_DAY.isoformat()}")
    return day


class About(NamedTuple):
    """What is said of a puzzle in a list."""

    table: str
    players: int


class Shelf:
    """Where puzzles lie: in the package, and in a folder for those made since. Without a folder they are kept in memory."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._made: dict[str, Puzzle] = {}

    def find(self, day: date) -> Puzzle | None:
        """The puzzle of this day, if it was made already."""
        line = _packed().get(day.isoformat())
        if line is not None:
            return Puzzle.loads(line)
        path = self._path(day)
        if path is None:
            return self._made.get(day.isoformat())
        try:
            return Puzzle.loads(path.read_bytes()) if path.exists() else None
        except HanabiError:  # it was written by another version: made anew, it is the same
            return None

    def about(self, day: date) -> About | None:
        """At which table the puzzle of this day is, if it was made already."""
        line = _packed().get(day.isoformat())
        if line is not None:
            plain = json.loads(line)
            return About(plain["table"], plain["players"])
        puzzle = self.find(day)
        return None if puzzle is None else About(puzzle.table, puzzle.players)

    def put(self, puzzle: Puzzle) -> None:
        """Keep a puzzle that was made here."""
        path = self._path(date.fromisoformat(puzzle.day))
        if path is None:
            self._made[puzzle.day] = puzzle
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}")
        unfinished.write_text(dumps(puzzle) + "\n", encoding="utf-8")
        unfinished.replace(path)

    def _path(self, day: date) -> Path | None:
        return None if self._folder is None else self._folder / f"{day.isoformat()}.json"


def dumps(puzzle: Puzzle) -> str:
    """A puzzle as a line of JSON."""
    return json.dumps(puzzle.to_plain(), separators=(",", ":"))


@cache
def _packed() -> dict[str, str]:
    """The puzzles of the package, by day, unread."""
    text = resources.files(__package__).joinpath(_FILE).read_text("utf-8")
    return {line[len('{"day":"') :][:10]: line for line in text.splitlines()}
