"""What a process of `hanabi.server.folding` does: it ends with the server, steps back behind it, and says how long it took."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import parent_process
from typing import Any, Generic, TypeVar

from hanabi.core import HanabiError, Record
from hanabi.server.responses import UNREADABLE, RequestRefused, refusal_of
from hanabi.server.warming import LESS_URGENT

T = TypeVar("T")


class Unreadable(Exception):  # a finding: what is stored is no record
    """A stored record cannot be read; its message says why."""


@dataclass(frozen=True)
class Found(Generic[T]):
    """What came of some work."""

    what: T

    def value(self) -> T:
        return self.what


@dataclass(frozen=True)
class NothingFound:
    """Why nothing came of it: errors themselves do not pass between processes."""

    status: int
    code: str
    reason: str

    def value(self) -> Any:
        code = self.code
        raise RequestRefused(self.status, code, self.reason)


def begin() -> None:
    """Prepare a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends it
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def measured(
    work: Callable[..., T], args: tuple[Any, ...], named: Mapping[str, Any]
) -> tuple[float, Found[T] | NothingFound]:
    """Do it; what it took in seconds of the processor, and what came of it."""
    began = time.process_time()
    found: Found[T] | NothingFound
    try:
        found = Found(work(*args, **named))
    except (RequestRefused, HanabiError, *UNREADABLE) as error:
        refusal, status = refusal_of(error)
        found = NothingFound(status, refusal.code, refusal.reason)
    return time.process_time() - began, found


@lru_cache(maxsize=8)
def stored_record(text: str) -> Record:
    """A record that the store keeps; who looks at a game looks at it more than once."""
    try:
        return Record.loads(text)
    except Exception as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from None
