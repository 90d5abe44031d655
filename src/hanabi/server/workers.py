"""Several workers on one machine: processes that share the listening sockets, started again when they die."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType
from typing import NoReturn

from hanabi.core import BadSetup
from hanabi.server.doors import Doors

SHORTEST, LONGEST = 0.5, 30.0
"""Seconds before a worker that died soon is started again: twice as long each time."""

SETTLED = 10.0
"""Seconds after which a worker did not die soon."""

PATIENCE = 20.0
"""Seconds that workers have to end when they are told to."""

LOOK = 0.1
"""Seconds between two looks at what has become of the workers."""

log = logging.getLogger("hanabi.cluster")

Work = Callable[[int], None]
"""What the worker in each place does, until it is told to stop."""


def check_workers(workers: int, db: str) -> None:
    """Refuse several workers where they cannot be had."""
    if workers > 1 and db.startswith("sqlite"):
        raise BadSetup(
            f"workers: {workers} processes cannot share an SQLite file; --db postgresql://… lets them"
        )
    if workers > 1 and not hasattr(os, "fork"):
        raise BadSetup("workers: this system has no way to start several; 1 is possible")


@dataclass
class _Worker:
    place: int
    pid: int = 0
    """0 while there is none."""
    began: float = 0.0
    again: float = 0.0
    """When it is to be started (again)."""
    wait: float = SHORTEST


class Workers:
    """The parent of all workers. It serves nobody itself."""

    def __init__(self, number: int, doors: Doors, work: Work) -> None:
        self._workers = [_Worker(place) for place in range(number)]
        self._doors, self._work = doors, work
        self._stopping = False
        self._alive, self._lifeline = os.pipe()
        """Closed when the parent is gone, however that happens."""

    def run(self) -> None:
        """Keep the workers running until this process is told to stop."""
        before = {one: signal.signal(one, self._stop) for one in (signal.SIGTERM, signal.SIGINT)}
        try:
            while not self._stopping:
                for worker in self._workers:
                    self._look_at(worker)
                time.sleep(LOOK)
            self._end()
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _look_at(self, worker: _Worker) -> None:
        now = time.monotonic()
        if worker.pid:
            pid, status = os.waitpid(worker.pid, os.WNOHANG)
            if not pid:
                return
            worker.pid = 0
            self._doors.is_away(worker.place)
            if now - worker.began > SETTLED:
                worker.wait = SHORTEST
            worker.again = now + worker.wait
            worker.wait = min(LONGEST, 2 * worker.wait)
            code = os.waitstatus_to_exitcode(status)
            log.warning("worker %d ended with %d and is started again", worker.place, code)
        elif now >= worker.again:
            worker.began, worker.pid = now, self._start(worker.place)

    def _start(self, place: int) -> int:
        sys.stdout.flush()
        pid = os.fork()
        if pid == 0:
            self._be_worker(place)
        return pid

    def _be_worker(self, place: int) -> NoReturn:
        code = 1
        try:
            for one in (signal.SIGTERM, signal.SIGINT):
                signal.signal(one, signal.default_int_handler)
            os.close(self._lifeline)
            threading.Thread(target=self._end_with_parent, daemon=True).start()
            self._work(place)
            code = 0
        except (SystemExit, KeyboardInterrupt) as ended:
            code = (
                ended.code if isinstance(ended, SystemExit) and isinstance(ended.code, int) else 0
            )
        except BaseException:
            log.exception("worker %d fails", place)
        finally:
            sys.stdout.flush()
            os._exit(code)

    def _end_with_parent(self) -> None:
        os.read(self._alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _end(self) -> None:
        """Let all workers end; whoever does not is made to."""
        self._signal(signal.SIGTERM)
        until = time.monotonic() + PATIENCE
        while any(worker.pid for worker in self._workers):
            if time.monotonic() > until:
                self._signal(signal.SIGKILL)
            for worker in self._workers:
                if worker.pid and os.waitpid(worker.pid, os.WNOHANG)[0]:
                    worker.pid = 0
            time.sleep(LOOK)

    def _signal(self, one: signal.Signals) -> None:
        for worker in self._workers:
            if worker.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.pid, one)
