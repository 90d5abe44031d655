"""Reviews on their way: a queue of games, each looked at by a process of its own, and what is known of each so far.

A review that is stopped, or whose server ends, is kept as far as it came; one that is whole is kept for everybody.
Who started it is known only while it runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from hanabi.core.extras import needs
from hanabi.server.cluster.far_reviews import FarReviews, Progress, Unwanted, Wanted
from hanabi.server.cluster.fleet import Fleet
from hanabi.server.database import StoreFailed
from hanabi.server.guard import Buckets, Counted
from hanabi.server.limits import Limits
from hanabi.server.responses import RequestRefused
from hanabi.server.review_messages import ReviewState
from hanabi.server.review_process import Asked
from hanabi.server.review_tables import reviews
from hanabi.server.store import Store

LONGEST_LINE = 16 * 1024 * 1024
"""Bytes that the process may say at once."""

LAST_WORDS = 4_000
"""Bytes of what a process complained of that are kept for the log."""

MOST_FAILED = 1_000
"""Games of which is remembered that their review failed."""

log = logging.getLogger("hanabi.reviews")


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a game. Both texts are JSON, as the store keeps them."""

    state: ReviewState = "none"
    solution_only: bool = False
    """What waits or runs is the solver alone."""
    review: str | None = None
    solution: str | None = None
    starter: str | None = None
    """The root of whoever started it, while it waits or runs."""
    ahead: int = 0
    """How many others are looked at before it, while it waits."""


@dataclass(eq=False, slots=True)
class _Job:
    game_id: str
    record: str
    starter: str
    address: str
    solution_only: bool
    running: bool = False
    complete: bool = False
    review: str | None = None
    solution: str | None = None
    kept: float = 0.0
    """When it was last put on disk."""
    task: asyncio.Task[None] | None = None


class Reviewing:
    """All reviews of one server."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        clock: Callable[[], float] = time.time,
        fleet: Fleet | None = None,
    ) -> None:
        self._far = FarReviews(fleet or Fleet(store, limits.lease), self)
        self._store, self._limits, self._clock = store, limits, clock
        self._jobs: dict[str, _Job] = {}
        self._failed: set[str] = set()
        self._at_once = asyncio.Semaphore(limits.reviews)
        an_hour = limits.reviews_an_hour
        self._starts = Buckets(an_hour / 3600, an_hour)

    def counted(self) -> Counted:
        return {"reviews": self._starts}

    async def known(self, game_id: str) -> Known:
        """What is known of this game now."""
        job = self._jobs.get(game_id)
        stored = await self._stored(game_id)
        if self._jobs.get(game_id) is not job:  # what was read may be from before it ended
            return await self.known(game_id)
        if job is None:
            return await self._known_elsewhere(game_id, stored)
        state: ReviewState = "running" if job.running else "waiting"
        ahead = 0 if job.running else self._ahead(job)
        review, solution = job.review or stored.review, job.solution or stored.solution
        return Known(state, job.solution_only, review, solution, job.starter, ahead)

    async def _known_elsewhere(self, game_id: str, stored: Known) -> Known:
        """What is known, if another process is at it."""
        found = None if stored.state == "complete" else await self._far.progress(game_id)
        if found is None:
            return stored
        ahead, starter = found.ahead, found.starter
        known = stored.review, stored.solution
        return Known(found.state, found.solution_only, *known, starter, ahead)

    def progress(self, game_id: str) -> Progress | None:
        """How far a review is that this process is at."""
        job = self._jobs.get(game_id)
        if job is None:
            return None
        state: ReviewState = "running" if job.running else "waiting"
        ahead = 0 if job.running else self._ahead(job)
        return Progress(state, job.solution_only, job.starter, ahead)

    async def _stored(self, game_id: str) -> Known:
        from hanabi.review.findings import VERSION

        here = reviews.c.game_id == game_id
        rows = await self._store.read(sa.select(reviews).where(here, reviews.c.version == VERSION))
        failed = game_id in self._failed
        if not rows:
            return Known("failed" if failed else "none")
        row = rows[0]
        state: ReviewState = "none" if row.review is None else "partial"
        state = "complete" if row.complete else "failed" if failed else state
        return Known(state, review=row.review, solution=row.solution)

    def _ahead(self, job: _Job) -> int:
        """Jobs are in the order in which they came."""
        before = 0
        for other in self._jobs.values():
            if other is job:
                break
            before += 1
        return before

    async def start(
        self, game_id: str, record: str, *, starter: str, address: str, solution_only: bool = False
    ) -> None:
        """Begin to review a finished game, unless it is under way or done. A refusal is typed."""
        wanted = Wanted(game_id, record, starter, address, solution_only)
        if await self._far.take(wanted):
            try:
                await self.begin(wanted)
            finally:
                await self._release(game_id)

    async def _release(self, game_id: str) -> None:
        if game_id not in self._jobs:
            with contextlib.suppress(StoreFailed):  # nobody else can begin then either
                await self._far.release(game_id)

    async def begin(self, wanted: Wanted) -> None:
        """Begin it in this process."""
        game_id, solution_only = wanted.game_id, wanted.solution_only
        stored = await self._stored(game_id)
        if stored.state == "complete" and (stored.solution is not None or not solution_only):
            return
        less = self._jobs.get(game_id)
        if less is not None and (solution_only or not less.solution_only):
            return
        self._check(wanted.starter, wanted.address, solution_only=solution_only)
        if less is not None:
            await self._end(less)
        if game_id in self._jobs:  # somebody else was faster
            return
        self._failed.discard(game_id)
        job = _Job(game_id, wanted.record, wanted.starter, wanted.address, solution_only)
        self._jobs[game_id] = job
        job.task = asyncio.create_task(self._work(job))

    def _check(self, starter: str, address: str, *, solution_only: bool) -> None:
        if not solution_only and find_spec("numba") is None:
            raise RequestRefused(501, "review-missing", needs("a review", "numba", "fast"))
        limits, jobs = self._limits, self._jobs.values()
        if len(jobs) >= limits.reviews + limits.reviews_waiting:
            raise RequestRefused(503, "reviews-full", "too many games wait; try again later")
        if sum(address == job.address for job in jobs) >= limits.reviews_of_one:
            raise RequestRefused(
                429, "reviews-many", f"at most {limits.reviews_of_one} reviews at a time"
            )
        if not self._starts.take(address) or not self._starts.take(starter):
            raise RequestRefused(
                429, "reviews-spent", f"at most {limits.reviews_an_hour} reviews an hour"
            )

    async def stop(self, game_id: str, person: str | None) -> None:
        """End a review that this person has started; what was found out is kept."""
        unwanted = Unwanted(game_id, person)
        if game_id in self._jobs or not await self._far.stop(unwanted):
            await self.end(unwanted)

    async def end(self, unwanted: Unwanted) -> None:
        """End it in this process."""
        job = self._jobs.get(unwanted.game_id)
        if job is None:
            raise RequestRefused(409, "no-review", "no review of this game is under way")
        if job.starter != unwanted.person:
            raise RequestRefused(403, "not-your-review", "somebody else has started this review")
        await self._end(job)

    def counts(self) -> dict[str, int]:
        """How many reviews run, and how many wait."""
        running = sum(job.running for job in self._jobs.values())
        return {"running": running, "waiting": len(self._jobs) - running}

    async def close(self) -> None:
        """End all of them; what was found out is kept."""
        for job in list(self._jobs.values()):
            await self._end(job)

    async def _end(self, job: _Job) -> None:
        assert job.task is not None
        job.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await job.task
        self._jobs.pop(job.game_id, None)  # it may not have begun
        await self._release(job.game_id)

    async def _work(self, job: _Job) -> None:
        try:
            async with self._at_once:
                job.running = True
                try:
                    async with asyncio.timeout(self._limits.review_seconds):
                        await self._look_at(job)
                finally:
                    await asyncio.shield(self._keep(job))
        except (OSError, ValueError, SQLAlchemyError):  # no process, no time, no store, or nonsense
            log.warning("the review of game %s was broken off", job.game_id, exc_info=True)
            self._fail(job)
        finally:
            self._jobs.pop(job.game_id, None)
            await asyncio.shield(self._release(job.game_id))

    async def _look_at(self, job: _Job) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "hanabi.server.review_process"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the server, which ends it
        )
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        complaints = asyncio.create_task(_last_words(process.stderr))
        try:
            process.stdin.write(msgspec.json.encode(await self._asked(job)) + b"\n")
            async for line in process.stdout:
                await self._hear(job, line.decode())
            if await process.wait():
                said = (await complaints).strip()
                log.warning("the review of game %s failed: %s", job.game_id, said)
                self._fail(job)
            else:
                job.complete = not job.solution_only
        finally:
            with contextlib.suppress(ProcessLookupError):  # it has ended
                process.kill()
            await process.wait()
            complaints.cancel()

    async def _asked(self, job: _Job) -> Asked:
        """Together with what is known, so that nobody is told less than before."""
        limits, stored = self._limits, await self._stored(job.game_id)
        return Asked(
            record=job.record,
            effort=limits.review_effort,
            memory=limits.review_memory,
            review=stored.review,
            solution=stored.solution,
            solution_only=job.solution_only,
        )

    async def _hear(self, job: _Job, line: str) -> None:
        what, _, text = line.rstrip().partition(" ")
        if what == "review":
            job.review = text
        elif what == "solution":
            job.solution = text
        if self._clock() - job.kept >= self._limits.reviews_kept:
            await self._keep(job)

    def _fail(self, job: _Job) -> None:
        if len(self._failed) >= MOST_FAILED:
            self._failed.clear()
        self._failed.add(job.game_id)

    async def _keep(self, job: _Job) -> None:
        """Put on disk what is known; what an earlier review knew and this one does not yet is left there."""
        from hanabi.review.findings import VERSION

        job.kept = self._clock()
        found = {"review": job.review, "solution": job.solution}
        values: dict[str, object] = {name: text for name, text in found.items() if text is not None}
        if job.complete:
            values["complete"] = True
        if not values:
            return
        values |= {"at": job.kept, "version": VERSION}

        def put(connection: Connection) -> None:
            here = reviews.c.game_id == job.game_id
            connection.execute(reviews.delete().where(here, reviews.c.version != VERSION))
            if not connection.execute(reviews.update().where(here).values(values)).rowcount:
                new = {"game_id": job.game_id, "complete": False} | values
                connection.execute(reviews.insert(), new)

        await self._store.change(put)


async def _last_words(stream: asyncio.StreamReader) -> str:
    """The end of what a process says until it ends: however much that is, no more is held."""
    said = b""
    while more := await stream.read(LAST_WORDS):
        said = (said + more)[-LAST_WORDS:]
    return said.decode(errors="replace")
