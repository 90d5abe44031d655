"""How long a search may go on: in processor seconds, so that what it finds does not depend on what else a machine does."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TypeVar

_Found = TypeVar("_Found")

_LOOK = 0.05
"""Seconds between two looks at work on another thread."""


class TimeLimit:
    """So many processor seconds of the thread that makes it, and of work that `watch` gives to another thread."""

    def __init__(self, seconds: float) -> None:
        self._until = time.thread_time() + seconds
        self._whole: TimeLimit | None = None

    def part(self, seconds: float) -> TimeLimit:
        """The limit for a part of the work: so many seconds, or what is left for all of it if that is less."""
        part = TimeLimit(min(seconds, self.left))
        part._whole = self
        return part

    @property
    def left(self) -> float:
        """Seconds; 0 when the time is up."""
        return max(0.0, self._until - time.thread_time())

    @property
    def is_up(self) -> bool:
        """Whether more time was spent than there was."""
        return time.thread_time() > self._until

    def watch(self, work: Callable[[], _Found], stop: Callable[[], None]) -> _Found:
        """What this work comes to on a thread of its own. It is told to stop when the time is up, or by Ctrl-C."""
        with ThreadPoolExecutor(1, thread_name_prefix="hanabi-solver") as pool:
            clock = pool.submit(_thread_clock).result()
            began = clock()
            working = pool.submit(work)
            try:
                while not wait((working,), timeout=_LOOK).done:
                    if clock() - began > self.left:
                        stop()
            finally:
                while not wait((working,), timeout=_LOOK).done:
                    stop()
                self._spend(clock() - began)
            return working.result()

    def _spend(self, seconds: float) -> None:
        self._until -= seconds
        if self._whole is not None:
            self._whole._spend(seconds)


def _thread_clock() -> Callable[[], float]:
    """The processor seconds of the thread that asks, which others may read; by the clock where no system call tells them."""
    if sys.platform == "linux":
        clock = time.pthread_getcpuclockid(threading.get_ident())
        return lambda: time.clock_gettime(clock)
    return time.monotonic
