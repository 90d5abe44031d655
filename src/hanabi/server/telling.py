"""How long it takes from a command until the last connection has the news of it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from contextvars import ContextVar

from prometheus_client import Histogram


class Telling:
    """The news of one command on their way. It is over when the command is and whatever it let be sent has left."""

    __slots__ = ("_began", "_histogram", "_open", "_waiting")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._began = time.perf_counter()
        self._open, self._waiting = True, 0

    def expect(self) -> bool:
        """A message waits to be sent. False if it is none of this command's: what follows from it later is not."""
        self._waiting += self._open
        return self._open

    def sent(self) -> None:
        """A message that was expected has been sent, or never will be."""
        self._waiting -= 1
        self._look()

    def end(self) -> None:
        """The command is carried out."""
        self._open = False
        self._look()

    def _look(self) -> None:
        if not self._open and not self._waiting:
            self._histogram.observe(time.perf_counter() - self._began)


_present: ContextVar[Telling | None] = ContextVar("telling", default=None)


def present() -> Telling | None:
    """The command that is being carried out, if what is sent now belongs to one."""
    telling = _present.get()
    return telling if telling is not None and telling.expect() else None


@contextlib.contextmanager
def telling(histogram: Histogram) -> Iterator[None]:
    """Around a command."""
    own = Telling(histogram)
    token = _present.set(own)
    try:
        yield
    finally:
        _present.reset(token)
        own.end()
