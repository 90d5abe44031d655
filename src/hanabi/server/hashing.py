"""Passwords are hashed one at a time and off the event loop; whoever had little of it lately comes first."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

T = TypeVar("T")

MOST_WAITING = 40
"""Each takes some tenth of a second: nobody waits for longer than a few seconds."""

FORGOTTEN_BY_HALF = 60.0
"""Seconds after which half as much counts of what was done for somebody."""

ASKED = 0.02
"""Seconds that count for asking alone, so that whoever asks again and again comes after whoever asks once."""

MOST_KNOWN = 10_000
"""Visitors of whom it is known how much was done for them."""


class Busy(Exception):  # an answer, not a failure
    """Too many wait, and this visitor had more than the others."""


@dataclass(slots=True, eq=False)
class _Job(Generic[T]):
    visitor: str
    work: Callable[[], T]
    done: asyncio.Future[T] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Hashing:
    """A queue of work that costs much time and memory."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: list[_Job[Any]] = []
        self._had: dict[str, tuple[float, float]] = {}
        self._working: asyncio.Task[None] | None = None

    async def run(self, visitor: str, work: Callable[[], T]) -> T:
        """What `work` returns, done in a thread once it is this visitor's turn; `visitor` is who counts as one.

        Those who flood the queue stand in the way of each other and of nobody else. `Busy` if too many wait: the last to
        come of whoever had the most.
        """
        job = _Job(visitor, work)
        self._waiting.append(job)
        if len(self._waiting) > MOST_WAITING:
            last = max(reversed(self._waiting), key=self._share)
            self._waiting.remove(last)
            last.done.set_exception(Busy("too many log in at this moment; try again soon"))
        self._count(visitor, ASKED)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return await job.done

    async def _work(self) -> None:
        while self._waiting:
            job = min(self._waiting, key=lambda one: self._lately(one.visitor))
            self._waiting.remove(job)
            if job.done.done():  # whoever asked has gone
                continue
            began = self._clock()
            try:
                result = await asyncio.to_thread(job.work)
            except Exception as error:  # whoever waits is told, whatever it was
                if not job.done.done():
                    job.done.set_exception(error)
            else:
                if not job.done.done():
                    job.done.set_result(result)
            self._count(job.visitor, self._clock() - began)

    def _share(self, job: _Job[Any]) -> tuple[int, float]:
        """How much somebody asks for and has had."""
        asked = sum(one.visitor == job.visitor for one in self._waiting)
        return asked, self._lately(job.visitor)

    def _lately(self, visitor: str) -> float:
        """Seconds that were spent for somebody, those long ago counting less."""
        seconds, at = self._had.get(visitor, (0.0, 0.0))
        half_lives = (self._clock() - at) / FORGOTTEN_BY_HALF
        return seconds * math.pow(0.5, half_lives)

    def _count(self, visitor: str, seconds: float) -> None:
        self._had[visitor] = (self._lately(visitor) + seconds, self._clock())
        if len(self._had) > MOST_KNOWN:
            least = sorted(self._had, key=self._lately)[: MOST_KNOWN // 2]
            for one in least:
                del self._had[one]
