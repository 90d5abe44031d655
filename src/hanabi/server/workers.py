"""Threads for work that may take long or never end: whatever is given up holds nothing else up.

A thread cannot be ended from outside, so a pool that reuses its threads would lose one to every bot that
hangs, and Python would wait for it at exit. Here each piece of work has a thread of its own that is left
to itself when it is given up.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import NamedTuple, TypeVar

T = TypeVar("T")

STOPPING = 1.0
"""Seconds that work has to answer after it was asked to stop."""


class TooSlow(Exception):  # the caller says what it means
    """The time is up, and no answer came."""


class _Ended(NamedTuple):
    result: object = None
    error: BaseException | None = None


class Workers:
    """So many pieces of work at the same time; others wait for their turn."""

    def __init__(self, number: int) -> None:
        self._hands = asyncio.Semaphore(number)
        self._running: set[asyncio.Future[_Ended]] = set()

    async def do(
        self, work: Callable[[], T], seconds: float, stop: Callable[[], object] | None = None
    ) -> T:
        """What the work returns or raises, or `TooSlow`. The time it waits for a thread does not count.

        When the time is up, or whoever waits is cancelled, `stop` is called from another thread.
        """
        async with self._hands:
            ended = self._begin(work)
            try:
                await asyncio.wait([ended], timeout=seconds)
                if not ended.done():
                    _ask_to_stop(stop)
                    await asyncio.wait([ended], timeout=STOPPING if stop else 0)
            except asyncio.CancelledError:
                _ask_to_stop(stop)
                raise
            if not ended.done():
                raise TooSlow(f"no answer after {seconds:g} seconds")
            result, error = ended.result()
            if error is not None and not isinstance(error, Exception):
                raise RuntimeError(
                    f"ended by {error!r}"
                ) from error  # it may not end the server too
            if error is not None:
                raise error
            return result  # type: ignore[return-value]  # what `work` returned

    async def close(self) -> None:
        """Give what still runs a moment to end."""
        if self._running:
            await asyncio.wait(self._running, timeout=STOPPING)

    def _begin(self, work: Callable[[], object]) -> asyncio.Future[_Ended]:
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[_Ended] = loop.create_future()

        def run() -> None:
            try:
                end = _Ended(work())
            except BaseException as error:  # whoever waits is told, whatever it was
                end = _Ended(error=error)
            with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop is closed
                loop.call_soon_threadsafe(ended.set_result, end)

        self._running.add(ended)
        ended.add_done_callback(self._running.discard)
        threading.Thread(target=run, name="bot", daemon=True).start()
        return ended


def _ask_to_stop(stop: Callable[[], object] | None) -> None:
    """In a thread of its own: it is the same code that did not answer in time."""
    if stop is not None:
        threading.Thread(target=stop, name="bot-stop", daemon=True).start()
