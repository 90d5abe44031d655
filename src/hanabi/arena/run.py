"""A run: a plan, what of it is done, and the work of doing the rest."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Callable
from datetime import datetime
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hanabi.arena.engines import Alone, Engine
from hanabi.arena.plan import ArenaError, ArenaPlan, Save
from hanabi.arena.results import Counting, Journal, ScoreSheet
from hanabi.arena.schedule import Schedule
from hanabi.arena.standings import Standing, standings
from hanabi.arena.work import Result, seeds_to_keep

POLL = 0.2
"""Seconds after which the clock of the progress bar is looked at again."""

_SESSION = "session"

Watch = Callable[["Run", Schedule], None]
"""Is told whenever something was finished, and a few times a second."""


class Run:
    """Games of a plan, kept in a folder or, without one, in memory only."""

    def __init__(self, plan: ArenaPlan, journal: Journal | None = None) -> None:
        self.plan = plan
        self.journal = journal
        self.sheet = ScoreSheet(plan)
        self.sessions: list[dict[str, Any]] = []
        """When, where and with which code the games were played."""

    @classmethod
    def create(cls, folder: Path, plan: ArenaPlan, wishes: dict[str, Any] | None = None) -> Run:
        """A new run in a folder that holds none."""
        return cls(plan, Journal.create(folder, wishes or {}, plan))

    @classmethod
    def resume(cls, folder: Path, wishes: dict[str, Any] | None = None) -> Run:
        """The run in this folder, with what is done. Wishes that differ from those it began with are refused."""
        journal = Journal.open(folder)
        for name, value in (wishes or {}).items():
            planned = journal.wishes.get(name)
            if planned != value:
                raise ArenaError(
                    f"{name}: the run in {folder} has {_spoken(planned)}, not {_spoken(value)}"
                )
        run = cls(journal.plan, journal)
        for entry in journal.entries():
            if _SESSION in entry:
                run.sessions.append(entry[_SESSION])
            else:
                run.sheet.enter(Result.from_plain(entry))
        return run

    def play(
        self,
        engine: Engine | None = None,
        watch: Watch | None = None,
        session: dict[str, Any] | None = None,
    ) -> None:
        """Play what is missing. Whatever interrupts it, what was finished stays, and the engine is closed."""
        engine = engine or Alone()
        try:
            if self.journal is not None:
                self.journal.begin()
            if session is not None and not self.sheet.complete:
                self._note_session(session)
            self._drive(engine, Schedule(self.sheet, engine.workers), watch)
        finally:
            engine.close()
            self._tidy_records()
            if self.journal is not None:
                self.journal.close()

    def standings(self, counting: Counting = Counting.TALLY) -> list[Standing]:
        """How every team did so far."""
        return standings(self.sheet, counting)

    @property
    def command(self) -> str:
        """What began the run; nothing if it was no command."""
        return str(self.sessions[0]["command"]) if self.sessions else ""

    @property
    def dates(self) -> list[str]:
        """The days on which it was at work."""
        return list(dict.fromkeys(session["date"][:10] for session in self.sessions))

    @property
    def code_changed(self) -> bool:
        """Whether not all sessions were played by the same code."""
        return len({session.get("code") for session in self.sessions}) > 1

    def _drive(self, engine: Engine, schedule: Schedule, watch: Watch | None) -> None:
        running = 0
        while True:
            while engine.free() > 0 and (work := schedule.next()) is not None:
                engine.submit(work)
                running += 1
            if not running:
                return
            for work, brought in engine.collect(POLL):
                running -= 1
                result = schedule.lost(work) if brought is None else brought
                if result is not None:
                    self._enter(result)
                    schedule.finished(result)
            if watch is not None:
                watch(self, schedule)

    def _enter(self, result: Result) -> None:
        if self.journal is not None:
            self.journal.add_result(result)
        self.sheet.enter(result)

    def _note_session(self, session: dict[str, Any]) -> None:
        self.sessions.append(session)
        if self.journal is not None:
            self.journal.add({_SESSION: session})

    def _tidy_records(self) -> None:
        """Every piece of work kept its own worst or best; keep those of the whole."""
        if self.journal is None or self.plan.save in (Save.NONE, Save.ALL):
            return
        for key, sheet in self.sheet.matches.items():
            self.journal.keep_only(key, seeds_to_keep(self.plan.save, sheet.tallies()))


def describe_session(command: str, engine: str, workers: int, now: datetime) -> dict[str, Any]:
    """What a report says about the circumstances."""
    return {
        "command": command,
        "date": now.isoformat(timespec="seconds"),
        "engine": engine,
        "workers": workers,
        "version": version("hanabi"),
        "code": code_fingerprint(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
    }


@cache
def code_fingerprint() -> str:
    """Changes with any change of rules, kernel or this package's bots."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for room in ("bots", "core", "kernel"):
        for path in sorted((package / room).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _spoken(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value)) or "none"
    return "none" if value is None else str(value)
