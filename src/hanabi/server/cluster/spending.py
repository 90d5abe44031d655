"""What was spent of a limit in one process counts in all: several of them give nobody several times as much.

Once a second each process says who has spent much there, and how many connections are open. In between somebody who
comes through many processes at once may have a little more than their share.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

from hanabi.server.cluster.fleet import Fleet
from hanabi.server.guard import Buckets, Connections, Counted

EVERY = 1.0
"""Seconds between two reports."""

SPENT = "spent"
"""The kind of message of a report."""


class Limited(Protocol):
    """Whatever limits somebody."""

    def counted(self) -> Counted:
        """What it counts."""


class Report(Struct, array_like=True):
    """What a process gave since the last report, and how many connections it has open, by limit and key."""

    spent: dict[str, dict[str, float]]
    open: dict[str, dict[str, int]]


class Spending:
    """Tells the other processes what was spent here, and lets what was spent there count."""

    def __init__(self, fleet: Fleet) -> None:
        self._fleet = fleet
        self._buckets: dict[str, Buckets] = {}
        self._connections: dict[str, Connections] = {}
        self._reporting: asyncio.Task[None] | None = None
        fleet.peers.on(SPENT, Report, self._hear)
        fleet.gone.append(self._go_on_without)

    def share(self, *limited: Limited) -> None:
        """Let these limits count for all processes together."""
        for one in limited:
            for name, counted in one.counted().items():
                if isinstance(counted, Buckets):
                    self._buckets[name] = counted
                else:
                    self._connections[name] = counted

    def start(self) -> None:
        self._reporting = asyncio.create_task(self._report_on())

    def close(self) -> None:
        if self._reporting is not None:
            self._reporting.cancel()

    async def _report_on(self) -> None:
        for buckets in self._buckets.values():
            buckets.note()
        while True:
            await asyncio.sleep(EVERY)
            spent = {name: one.noted() for name, one in self._buckets.items()}
            there = {name: one.many() for name, one in self._connections.items()}
            if self._fleet.others:
                report = Report({name: one for name, one in spent.items() if one}, there)
                self._fleet.peers.tell(None, SPENT, report)

    def _hear(self, process: str, report: Report) -> None:
        for name, spent in report.spent.items():
            if name in self._buckets:
                self._buckets[name].spend(spent)
        for name, there in report.open.items():
            if name in self._connections:
                self._connections[name].elsewhere[process] = there

    def _go_on_without(self, processes: Collection[str]) -> None:
        for connections in self._connections.values():
            for process in processes:
                connections.elsewhere.pop(process, None)
