"""What was played: on disk, in the folder of a run, and in memory, each game of each match once."""

from __future__ import annotations

import json
import os
import sys
from array import array
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import IO, Any

from hanabi.arena.plan import ArenaError, ArenaPlan, Match
from hanabi.arena.work import END_LETTERS, FAILED, GameFailure, Result
from hanabi.core import HanabiError, Reason, Rules
from hanabi.core.outcome import Outcome, settle
from hanabi.core.rules import Strikeout

# On disk


FORMAT = "hanabi-arena"
VERSION = 1

PLAN = "plan.json"
JOURNAL = "journal.jsonl"
RECORDS = "records"


class Journal:
    """What is done, on disk. A line is there wholly once `add` returns, whatever happens after it."""

    def __init__(self, folder: Path, wishes: dict[str, Any], plan: ArenaPlan) -> None:
        self.folder = folder
        self.wishes = wishes
        """What was asked for, as words; a run that goes on must ask for the same."""

        self.plan = plan
        self._file: IO[bytes] | None = None

    @classmethod
    def create(cls, folder: Path, wishes: dict[str, Any], plan: ArenaPlan) -> Journal:
        """Begin a run in a folder that holds none."""
        if (folder / PLAN).exists():
            raise ArenaError(
                f"{folder} holds a run already; go on with --resume {folder}, or choose another folder"
            )
        plain = {"format": FORMAT, "version": VERSION, "wishes": wishes, **plan.to_plain()}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _write_whole(folder / PLAN, json.dumps(plain, indent=1, ensure_ascii=False))
        except OSError as error:
            raise ArenaError(f"{folder}: {error.strerror}") from error
        return cls(folder, wishes, plan)

    @classmethod
    def open(cls, folder: Path) -> Journal:
        """The run that was begun in this folder."""
        try:
            plain = json.loads((folder / PLAN).read_bytes())
        except FileNotFoundError:
            raise ArenaError(f"{folder} holds no run; begin one with --out {folder}") from None
        except (OSError, ValueError) as error:
            raise ArenaError(f"{folder / PLAN}: {error}") from error
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise ArenaError(f"{folder / PLAN} is not the plan of an arena")
        if plain["version"] != VERSION:
            raise ArenaError(
                f"{folder / PLAN} has version {plain['version']}; this program reads {VERSION}"
            )
        try:
            return cls(folder, dict(plain["wishes"]), ArenaPlan.from_plain(plain))
        except HanabiError as error:
            raise ArenaError(f"{folder / PLAN}: {error}") from error

    def entries(self) -> Iterator[dict[str, Any]]:
        """Every whole line. A last line without its end was cut short by a crash and does not count."""
        path = self.folder / JOURNAL
        if not path.exists():
            return
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if not line.endswith(b"\n"):
                    return
                try:
                    yield json.loads(line)
                except ValueError as error:
                    raise ArenaError(f"{path}, line {number}: {error}") from error

    def begin(self) -> None:
        """Get ready to add; refused while another process does."""
        path = self.folder / JOURNAL
        try:
            self._file = path.open("ab")
            _lock(self._file, self.folder)
            self._file.truncate(_whole_lines(path))
        except OSError as error:
            raise ArenaError(f"{path}: {error.strerror}") from error

    def add(self, entry: dict[str, Any]) -> None:
        """Write a line and wait until the disk has it."""
        assert self._file is not None, "the journal is not open for writing"
        self._file.write(json.dumps(entry, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def add_result(self, result: Result) -> None:
        """Records first: once the line is there, nothing of the result is missing."""
        for seed, text in result.records.items():
            path = self.record_path(result.match, seed)
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_whole(path, text)
        self.add(result.to_plain())

    def record_path(self, match: str, seed: int) -> Path:
        return self.records_folder(match) / f"{seed}.json"

    def records_folder(self, match: str) -> Path:
        return self.folder / RECORDS / match.replace("/", "_")

    def keep_only(self, match: str, seeds: set[int]) -> None:
        """Remove the records of all other games of a match."""
        for path in self.records_folder(match).glob("*.json"):
            if path.stem not in map(str, seeds):
                path.unlink()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _write_whole(path: Path, text: str) -> None:
    """A file that is either not there or whole."""
    draft = path.with_name(path.name + ".draft")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def _whole_lines(path: Path) -> int:
    """How many bytes of the file are lines with an end."""
    return path.read_bytes().rfind(b"\n") + 1


def _lock(file: IO[bytes], folder: Path) -> None:
    """Only one process may write a journal. Where the system has no such locks, nobody is kept out."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(f"another arena is at work in {folder}") from None


# In memory


Gap = range
"""Consecutive seeds that are still to be played."""


class Counting(StrEnum):
    """What a game lost by strikes counts for."""

    TALLY = "tally"
    """The points on the table, as in the figures that other bots' authors publish."""

    ZERO = "zero"
    """Nothing, as in most papers."""

    RULES = "rules"
    """What the rules of the table say."""


class MatchSheet:
    """The games of one match. Game i was dealt from `seed` + i."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.seed = seed
        self.failures: dict[int, GameFailure] = {}
        self.decisions = 0
        self.cpu = 0.0
        """Processor time of the games that count, in seconds."""

        self.done = 0
        self._ends = [""] * match.games
        self._heights = [""] * match.games
        self._steps = array("l", [0]) * match.games

    def enter(self, result: Result) -> int:
        """Write down those games that are new, and say how many they are."""
        fresh, decisions = 0, 0
        for i, game in enumerate(result.games, start=result.start - self.seed):
            if not 0 <= i < len(self._ends) or self._ends[i]:
                continue
            self._ends[i], self._steps[i] = sys.intern(game.end), game.steps
            self._heights[i] = sys.intern(game.heights)
            fresh += 1
            decisions += game.steps
        for failure in result.failures:
            self.failures.setdefault(failure.seed, failure)
        self.done += fresh
        self.decisions += decisions
        played = sum(game.steps for game in result.games)
        self.cpu += result.cpu * (decisions / played if played else 1.0)
        return fresh

    def gaps(self) -> list[Gap]:
        """What is still to be played."""
        found: list[Gap] = []
        start = 0
        for i in range(len(self._ends) + 1):
            if i == len(self._ends) or self._ends[i]:
                if i > start:
                    found.append(range(self.seed + start, self.seed + i))
                start = i + 1
        return found

    def outcomes(self, counting: Counting = Counting.RULES) -> Iterator[tuple[int, Outcome | None]]:
        """Every game that was played, by seed; None for one that was broken off."""
        rules = counted_rules(self.match.table.rules, counting)
        known: dict[tuple[str, str], Outcome] = {}
        for i, end in enumerate(self._ends):
            if end == FAILED:
                yield self.seed + i, None
            elif end:
                found = known.get(facts := (end, self._heights[i]))
                if found is None:
                    found = known[facts] = _settle(rules, *facts)
                yield self.seed + i, found

    def scores(self, counting: Counting) -> dict[int, int]:
        """The scores by seed, without games that were broken off."""
        return {seed: end.score for seed, end in self.outcomes(counting) if end is not None}

    def tallies(self) -> Iterator[tuple[int, int | None]]:
        """The points on the table by seed, None for games that were broken off."""
        return ((seed, None if end is None else end.tally) for seed, end in self.outcomes())


class ScoreSheet:
    """The games of all matches of a plan."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.matches: Mapping[str, MatchSheet] = {
            match.key: MatchSheet(match, plan.seed) for match in plan.matches
        }

    def enter(self, result: Result) -> int:
        """Write down those games that are new; a match of another plan has none."""
        sheet = self.matches.get(result.match)
        return 0 if sheet is None else sheet.enter(result)

    @property
    def done(self) -> int:
        return sum(sheet.done for sheet in self.matches.values())

    @property
    def failed(self) -> int:
        """Games that were broken off."""
        return sum(len(sheet.failures) for sheet in self.matches.values())

    @property
    def complete(self) -> bool:
        return self.done == self.plan.games


@cache
def counted_rules(rules: Rules, counting: Counting) -> Rules:
    """The same table with strike-outs counted so."""
    return rules if counting is Counting.RULES else replace(rules, strikeout=Strikeout(counting))


def _settle(rules: Rules, end: str, heights: str) -> Outcome:
    reason: Reason = END_LETTERS[end]
    return settle(rules, reason, [int(height) for height in heights])
