"""The folder of a run: its plan, and a journal of finished work to which lines are only ever added."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from hanabi.arena.plan import ArenaError, Plan
from hanabi.arena.work import Result
from hanabi.core import HanabiError

FORMAT = "hanabi-arena"
VERSION = 1

PLAN = "plan.json"
JOURNAL = "journal.jsonl"
RECORDS = "records"


class Journal:
    """What is done, on disk. A line is there wholly once `add` returns, whatever happens after it."""

    def __init__(self, folder: Path, wishes: dict[str, Any], plan: Plan) -> None:
        self.folder = folder
        self.wishes = wishes
        """What was asked for, as words; a run that goes on must ask for the same."""

        self.plan = plan
        self._file: IO[bytes] | None = None

    @classmethod
    def create(cls, folder: Path, wishes: dict[str, Any], plan: Plan) -> Journal:
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
            return cls(folder, dict(plain["wishes"]), Plan.from_plain(plain))
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
