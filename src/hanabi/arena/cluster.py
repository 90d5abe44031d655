"""Work on a Ray cluster: every piece is a task, which Ray tries again when a worker or a machine is lost."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from typing import Any

from hanabi.arena.engines import Done
from hanabi.arena.plan import ArenaError
from hanabi.arena.playing import play_work
from hanabi.arena.work import Result, Work

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
            raise ArenaError(
                f"the engine ray needs {error.name}; install hanabi[cluster]"
            ) from error
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
