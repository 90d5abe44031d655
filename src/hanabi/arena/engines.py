"""Engines: who does the work. Here this process, or others on the same machine; `cluster` has Ray."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol

from hanabi.arena.playing import play_work
from hanabi.arena.work import Result, Work

Done = tuple[Work, Result | None]
"""Work and its result; None when its worker died, and it has to be done again."""


class Engine(Protocol):
    """Takes pieces of work and brings back their results, in any order."""

    workers: int

    def free(self) -> int:
        """How many more pieces it takes now."""

    def submit(self, work: Work) -> None: ...

    def collect(self, timeout: float) -> Iterator[Done]:
        """What is finished; waits up to `timeout` seconds for the first."""

    def close(self) -> None:
        """Stop at once. Work that is not finished is dropped."""


class Alone:
    """The work is done in this very process."""

    workers = 1

    def __init__(self) -> None:
        self._waiting: Work | None = None

    def free(self) -> int:
        return 0 if self._waiting else 1

    def submit(self, work: Work) -> None:
        self._waiting = work

    def collect(self, timeout: float) -> Iterator[Done]:  # noqa: ARG002  # it works instead of waiting
        work, self._waiting = self._waiting, None
        if work is not None:
            yield work, play_work(work)

    def close(self) -> None:
        self._waiting = None


class _Worker:
    """A process of ours, and the work it has."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # forking would copy our threads' locks
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.work: Work | None = None

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started meanwhile never hears Ctrl-C, not even while it loads; that is the business of this process."""
    if threading.current_thread() is not threading.main_thread():  # only there can signals be set
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Processes:
    """Processes on this machine. One that dies is replaced, and its work given back."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._workers = [_Worker() for _ in range(workers)]

    def free(self) -> int:
        return sum(worker.work is None for worker in self._workers)

    def submit(self, work: Work) -> None:
        i = next(i for i, worker in enumerate(self._workers) if worker.work is None)
        try:
            self._workers[i].pipe.send(work)
        except OSError:  # it died idle
            self._replace(i)
            self._workers[i].pipe.send(work)
        self._workers[i].work = work

    def collect(self, timeout: float) -> Iterator[Done]:
        busy = {w.pipe: i for i, w in enumerate(self._workers) if w.work is not None}
        for pipe in wait(list(busy), timeout):
            assert isinstance(pipe, Connection)
            worker = self._workers[busy[pipe]]
            work, worker.work = worker.work, None
            assert work is not None
            try:
                result: Result | None = pipe.recv()
            except (EOFError, OSError):
                self._replace(busy[pipe])
                result = None
            yield work, result

    def close(self) -> None:
        for worker in self._workers:
            worker.stop()

    def _replace(self, i: int) -> None:
        self._workers[i].stop()
        self._workers[i] = _Worker()


def serve(pipe: Connection) -> None:
    """The life of a worker: play what comes until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what a bot prints is not part of a report
    while True:
        try:
            work = pipe.recv()
        except (EOFError, OSError):
            return
        result = play_work(work)
        try:
            pipe.send(result)
        except OSError:
            return


def cores() -> int:
    """The processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
