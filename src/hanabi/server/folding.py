"""Records worked out in processes of their own, less urgent than the server: however long a game is, nobody waits for it.

An address, and a person wherever they are, has so many seconds of their time; an address has so many tasks that wait for them at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import NamedTuple, ParamSpec, TypeVar

from hanabi.server.fold_process import begin, measured
from hanabi.server.guard import Buckets
from hanabi.server.limits import Limits
from hanabi.server.responses import RequestRefused

MOST_PROCESSES = 2
MOST_WAITING = 200
AT_ONCE = 3
"""Tasks of one address that may be under way; the next ones wait for these."""

P = ParamSpec("P")
T = TypeVar("T")


class Payer(NamedTuple):
    """For whom something is worked out."""

    address: str
    root: str | None = None
    """Who it is, if that is known."""

    @property
    def keys(self) -> tuple[str, ...]:
        """Of the buckets that it is taken from."""
        return (self.address,) if self.root is None else (self.address, f"person {self.root}")


class Folding:
    """The processes, which are started when they are first wanted."""

    def __init__(self, limits: Limits) -> None:
        self._seconds = Buckets(limits.folding, limits.folding_at_once)
        self._processes: ProcessPoolExecutor | None = None
        self._slots: dict[str, asyncio.Semaphore] = {}
        self._waiting: Counter[str] = Counter()

    async def do(self, payer: Payer, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Let one of the processes do this work, a function of a module with what pickle takes.

        What it refuses is raised as `RequestRefused`; so is the wish of a payer who has had enough.
        """
        self.check(payer)
        async with self._turn(payer.address):
            for again in (True, False):
                try:
                    seconds, found = await asyncio.get_running_loop().run_in_executor(
                        self._pool(), measured, work, args, named
                    )
                    break
                except BrokenProcessPool:  # somebody has killed one
                    self.close()
                    if not again:
                        raise
        self.charge(payer, seconds)
        return found.value()

    def check(self, payer: Payer) -> None:
        """Refuse if the address or the person has used up its time for now."""
        if any(self._seconds.wait(key, 0) > 0 for key in payer.keys):
            raise RequestRefused(429, "too-fast", "long games take long; wait a moment")

    def charge(self, payer: Payer, seconds: float) -> None:
        """So much time was spent for this payer."""
        for key in payer.keys:
            self._seconds.charge(key, seconds)

    @contextlib.asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        if self._waiting.total() >= MOST_WAITING:
            raise RequestRefused(503, "too-fast", "too many games are looked at; wait a moment")
        slot = self._slots.setdefault(address, asyncio.Semaphore(AT_ONCE))
        self._waiting[address] += 1
        try:
            async with slot:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._slots[address]

    def _pool(self) -> ProcessPoolExecutor:
        if self._processes is None:
            number = max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) // 2))
            _start_tracker()
            self._processes = ProcessPoolExecutor(number, get_context("spawn"), begin)
        return self._processes

    def close(self) -> None:
        """Let the processes end."""
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)
            self._processes = None


def _start_tracker() -> None:
    """Start the process that clears up behind processes, so that it says nothing when the server is killed."""
    if sys.platform == "win32":
        return
    from multiprocessing import resource_tracker

    before = os.environ.get("PYTHONWARNINGS")
    os.environ["PYTHONWARNINGS"] = "ignore"
    try:
        resource_tracker.ensure_running()
    finally:
        del os.environ["PYTHONWARNINGS"]
        if before is not None:
            os.environ["PYTHONWARNINGS"] = before
