"""Engines: who does the work. This process, others on the same machine, or a Ray cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from hanabi.arena.plan import ArenaError
from hanabi.arena.work import Result, Work, play_work
from hanabi.core.extras import needs

MATRIX_THREADS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
"""What the libraries behind NumPy read when they are loaded."""

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
        with _deaf_to_interrupts(), _one_thread():
            self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.work: Work | None = None

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def _one_thread() -> Iterator[None]:
    """What is started meanwhile multiplies matrices with one thread, unless somebody chose otherwise: there is a process for each core."""
    chosen = {name: os.environ.get(name) for name in MATRIX_THREADS}
    for name in MATRIX_THREADS:
        os.environ.setdefault(name, "1")
    try:
        yield
    finally:
        for name, before in chosen.items():
            if before is None:
                del os.environ[name]


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


# A Ray cluster


RETRIES = 3
"""How often Ray itself runs a task again; after that, the schedule hands its games out one by one."""


class Cluster:
    """The cluster at an address, or one started on this machine for as long as the run takes.

    Only the main process writes results down, so a task that was run twice is counted once.
    """

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        try:
            import ray
        except ModuleNotFoundError as error:
            raise ArenaError(needs("the engine ray", error.name, "cluster")) from error
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else Ray warns of it
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        address = address or os.environ.get("RAY_ADDRESS")
        try:
            ray.init(
                address=address,
                num_cpus=None if address else workers,
                include_dashboard=False if address is None else None,
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ArenaError(f"no Ray cluster at {address or 'this machine'}: {error}") from error
        self._ray = ray
        self._task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_work)
        self._running: dict[Any, Work] = {}
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def free(self) -> int:
        """One piece more than workers waits in line, so that none of them is ever idle."""
        return self.workers + 1 - len(self._running)

    def submit(self, work: Work) -> None:
        self._running[self._task.remote(work)] = work

    def collect(self, timeout: float) -> Iterator[Done]:
        ready, _ = self._ray.wait(list(self._running), num_returns=1, timeout=timeout)
        for reference in ready:
            work = self._running.pop(reference)
            try:
                result: Result | None = self._ray.get(reference)
            except self._ray.exceptions.RayTaskError as error:
                raise ArenaError(f"the cluster cannot play {work.match.key}: {error}") from error
            except self._ray.exceptions.RayError:  # the worker died, and died again
                result = None
            yield work, result

    def close(self) -> None:
        for reference in self._running:
            self._ray.cancel(reference, force=True)
        self._running.clear()
        self._ray.shutdown()
