"""The writer: one thread that gathers what many tables write, so that a durable commit is paid once for all that wait.

Whoever waits has an answer within seconds. A job that is at fault fails alone; where the database is at fault, everybody who
waits is refused at once, and while that lasts one attempt at a time finds out whether it is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from hanabi.core import BadSetup
from hanabi.server.database import (
    Conflict,
    NotOwner,
    StoreFailed,
    concerns_everybody,
    reason_of,
)
from hanabi.server.metrics import Metrics
from hanabi.server.outage import Outage

MOST_IN_A_COMMIT = 512

MOST_WAITING = 20_000
"""Jobs that may wait; more are refused."""

DEADLINE = 8.0
"""Seconds after which whoever waits is refused, whatever the database does."""

TRY_AGAIN = 1.0
"""Seconds for which commits are tried again that fail at once, as when PostgreSQL is started anew."""

PAUSE = 0.1
"""Seconds between two such attempts."""

T = TypeVar("T")


Fence = Callable[[Connection, set[Any]], Collection[Any]]
"""Those of the leases of one commit that hold until it is over (`hanabi.server.cluster.leases`)."""


@dataclass(eq=False, slots=True)
class _Job:
    work: Callable[[Connection], Any]
    lease: Any
    answer: asyncio.Future[Any]
    """What whoever waits is told. Whoever stops waiting does not stop the writing."""
    fenced_out: bool = False
    result: Any = None
    error: Exception | None = None
    done: bool = False
    """It is known what came of it."""
    given_up: bool = False
    """Whoever waited was refused before it was begun, so it must not happen any more."""


class _CommitFailed(Exception):  # tells where an error happened
    """A commit failed: it may have happened all the same."""


class Writer:
    """Writes for everybody, in the order in which they came."""

    fence: Fence | None = None
    """Asked before anything is written under a lease; None where nobody else writes."""

    def __init__(
        self, engine: Engine, deadline: float = DEADLINE, metrics: Metrics | None = None
    ) -> None:
        self._engine = engine
        self._metrics = metrics or Metrics()
        self._deadline = deadline
        self._outage = Outage("written")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._busy = False
        self._begin = threading.Lock()
        self._thread = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    async def change(self, work: Callable[[Connection], T], lease: object = None) -> T:
        """What `work` returns, once all that it did over the connection is committed, or nothing of it.

        What is written under a lease that does not hold any more is refused as `NotOwner`; the others are written.
        """
        if self._outage.lasts and self._busy:  # it would be no luckier than those who are tried
            self._outage.refused()
            raise _refusal()
        if self._jobs.qsize() >= MOST_WAITING:
            self._outage.failed(f"{MOST_WAITING} writes wait")
            self._outage.refused()
            raise _refusal()
        loop = asyncio.get_running_loop()
        job = _Job(work, lease, loop.create_future())
        late = loop.call_later(self._deadline, self._give_up, job)
        self._jobs.put(job)
        try:
            result: T = await job.answer
        finally:
            late.cancel()
        return result

    def _give_up(self, job: _Job) -> None:
        """Refuse a job that took too long, unless whoever waits is about to hear what came of it."""
        with self._begin:
            if job.done:
                return
            job.given_up = True
        self._outage.failed(f"no answer within {self._deadline:g} s")
        self._outage.refused()
        if not job.answer.done():
            job.answer.set_exception(_refusal())

    def close(self) -> None:
        """Write what waits, then end; a database that does not answer is not waited for forever."""
        self._jobs.put(None)
        self._thread.join(2 * self._deadline)

    # The thread

    def _write_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            self._busy = True
            jobs = self._begun([first, *self._waiting(MOST_IN_A_COMMIT - 1)])
            self._commit(jobs)
            self._busy = False

    def _waiting(self, most: int) -> list[_Job]:
        """Take out so many jobs that wait."""
        jobs: list[_Job] = []
        with contextlib.suppress(queue.Empty):
            while len(jobs) < most:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)  # close after this commit
                    break
                jobs.append(job)
        return jobs

    def _begun(self, jobs: list[_Job]) -> list[_Job]:
        """Those of the jobs for which somebody waits."""
        with self._begin:
            return [job for job in jobs if not job.given_up]

    def _commit(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        try:
            self._attempt(jobs)
        except Exception as failed:  # whoever waits is told, whatever it was
            error = failed.__cause__ if isinstance(failed, _CommitFailed) else failed
            assert isinstance(error, Exception)
            if concerns_everybody(error):
                self._outage.failed(reason_of(error))
                self._refuse([*jobs, *self._begun(self._waiting(MOST_WAITING))])
            elif len(jobs) > 1:
                self._commit_alone(jobs)
            else:
                kind = "conflict" if isinstance(error, sa.exc.IntegrityError) else "error"
                self._metrics.write_failures.labels(kind).inc()
                jobs[0].error = _told(error)
                _tell(jobs)
        else:
            self._outage.worked()
            for job in jobs:
                if job.fenced_out:
                    job.error = NotOwner("another process owns this table now")
            _tell(jobs)

    def _commit_alone(self, jobs: list[_Job]) -> None:
        """One of these is at fault: each gets a commit of its own."""
        for place, job in enumerate(jobs, start=1):
            self._commit([job])
            if self._outage.lasts:
                self._refuse(jobs[place:])
                return

    def _attempt(self, jobs: list[_Job]) -> None:
        """Do all that these jobs want in one transaction. It is begun again where the database is soon back."""
        until = time.monotonic() + (0 if self._outage.lasts else TRY_AGAIN)
        while True:
            try:
                with self._metrics.committing(len(jobs)):
                    self._once(jobs)
            except Exception as error:
                known = not isinstance(error, _CommitFailed)  # to have changed nothing
                if not (known and concerns_everybody(error)) or time.monotonic() >= until:
                    raise
                time.sleep(PAUSE)
            else:
                return

    def _once(self, jobs: list[_Job]) -> None:
        with self._engine.connect() as connection:
            self._keep_out(connection, jobs)
            for job in jobs:
                if not job.fenced_out:
                    job.result = job.work(connection)
            try:
                connection.commit()
            except Exception as error:
                raise _CommitFailed from error

    def _keep_out(self, connection: Connection, jobs: list[_Job]) -> None:
        leases = {job.lease for job in jobs} - {None}
        if self.fence is not None and leases:
            hold = self.fence(connection, leases)
            for job in jobs:
                job.fenced_out = job.lease is not None and job.lease not in hold

    def _refuse(self, jobs: list[_Job]) -> None:
        self._outage.refused(len(jobs))
        self._metrics.write_failures.labels("unavailable").inc(len(jobs))
        for job in jobs:
            job.error = _refusal()
        _tell(jobs)


def _tell(jobs: Sequence[_Job]) -> None:
    """Let everybody who waits hear what came of it: their event loops are woken once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        job.done = True
        by_loop.setdefault(job.answer.get_loop(), []).append(job)
    for loop, told in by_loop.items():
        with contextlib.suppress(RuntimeError):  # it is closed: nobody waits
            loop.call_soon_threadsafe(_answer, told)


def _answer(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        if job.answer.done():
            continue
        if job.error is None:
            job.answer.set_result(job.result)
        else:
            job.answer.set_exception(job.error)


def _refusal() -> StoreFailed:
    return StoreFailed("this cannot be saved now; try again in a moment")


def _told(error: Exception) -> Exception:
    """The error of a job as whoever asked for it is told."""
    if isinstance(error, sa.exc.IntegrityError):
        return Conflict("the table has moved on")
    if isinstance(error, sa.exc.DataError) and has_nul(error):
        return BadSetup("a text has no character of the number 0")
    return error


def has_nul(error: sa.exc.DataError) -> bool:
    """Whether a statement was refused because of a text with a character that PostgreSQL does not take."""
    rows: Any = error.params if isinstance(error.params, list) else [error.params or {}]
    return any(isinstance(one, str) and "\0" in one for row in rows for one in row.values())
