"""All processes that serve one database, as seen from this one: what it owns, and how it reaches the others.

A process that is not started here, or whose database is an SQLite file, is alone: everything is its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from hanabi.server.cluster import leases
from hanabi.server.cluster.bus import Bus
from hanabi.server.cluster.lease_tables import leases as lease_table
from hanabi.server.cluster.leases import Lease
from hanabi.server.cluster.members import Members
from hanabi.server.cluster.peers import Peers
from hanabi.server.database import Conflict, StoreFailed, open_engine
from hanabi.server.store import Store

if TYPE_CHECKING:
    import psycopg

LEFT = "left"

START = 5.0
"""Seconds for which a process that begins waits until it hears the others."""

log = logging.getLogger("hanabi.cluster")


class Fleet:
    """The membership of this process, its leases, and its line to the others."""

    def __init__(self, store: Store, ttl: float) -> None:
        self._store, self._ttl = store, ttl
        self.peers = Peers()
        self.held: dict[str, Lease] = {}
        """What this process owns."""
        self.lost: list[Callable[[], None]] = []
        """Called when this process may own nothing of it any more."""
        self.gone: list[Callable[[Collection[str]], None]] = []
        """Called with processes that are gone: what they owned is free."""
        self._members: Members | None = None
        self._bus: Bus | None = None
        self._bus_engine: sa.Engine | None = None

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._members is not None

    @property
    def id(self) -> str:
        return "" if self._members is None else self._members.id

    @property
    def others(self) -> Collection[str]:
        """The other processes that are alive, as far as is known."""
        return () if self._members is None else self._members.others

    async def start(self) -> None:
        """Be one of the processes of this database, if it can have several."""
        if self._store.url.get_backend_name() != "postgresql":
            return
        self._store.guard(leases.held)
        members = Members(open_engine(self._store.url, pool_size=1, max_overflow=0), self._ttl)
        members.lost, members.gone = self._lose, self._go_on_without
        members.renamed = self._rename
        self._members = members
        await members.start()
        self._bus_engine = open_engine(self._store.url, poolclass=sa.pool.NullPool)
        self._bus = Bus(self._connect, self.peers.hear, self.peers.came_back)
        self.peers.on(LEFT, str, lambda process, _: self._go_on_without([process]))
        self.peers.start(self._bus, members.id)
        self._bus.start(members.id)
        with contextlib.suppress(TimeoutError):  # it is tried on
            async with asyncio.timeout(START):
                await self.peers.works.wait()

    async def stop(self) -> None:
        """Be none of them any more; what this process owned is free, and the others know."""
        if self._members is None or self._bus is None:
            return
        await self.peers.settle()
        await self._members.stop()
        self.peers.tell(None, LEFT, self.id)
        await self._bus.close()
        if self._bus_engine is not None:
            self._bus_engine.dispose()

    def _connect(self) -> psycopg.Connection[Any]:
        assert self._bus_engine is not None
        pooled = self._bus_engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        connection.autocommit = True
        return connection  # type: ignore[no-any-return]  # what the pool made

    # Leases

    async def take(self, key: str) -> Lease | None:
        """Who owns this now: this process, if nobody did. None where it is alone."""
        return (await self.take_all([key])).get(key)

    async def take_all(self, keys: Collection[str]) -> dict[str, Lease]:
        """Who owns each of these now."""
        if self._members is None or not keys:
            return {}
        if not self._members.is_sure:
            raise StoreFailed("this process has lost its place among the others; try again")
        process = self._members.id
        try:
            found = await self._store.change(partial(leases.take, process=process, keys=keys))
        except Conflict:  # counted out, and about to hear of it
            raise StoreFailed("this process has lost its place among the others") from None
        self.held |= {key: lease for key, lease in found.items() if lease.process == self.id}
        return found

    async def owner_of(self, key: str) -> str | None:
        """Which other process owns this; None if none does."""
        if self._members is None:
            return None
        query = sa.select(lease_table.c.process).where(lease_table.c.key == key)
        rows = await self._store.read(query)
        return str(rows[0].process) if rows and rows[0].process != self.id else None

    async def release(self, keys: Collection[str]) -> None:
        """Own these no longer."""
        given = [self.held.pop(key) for key in keys if key in self.held]
        if given:
            await self._store.change(partial(leases.release, given=given))

    async def hand_over(self, key: str, to: str) -> Lease | None:
        """Let another process own this; None if it was not this one's."""
        lease = self.held.pop(key, None)
        if lease is None:
            return None
        return await self._store.change(partial(leases.hand_over, lease=lease, to=to))

    def adopt(self, lease: Lease) -> bool:
        """Own what another process has handed over; whether it was handed to this one."""
        if lease.process == self.id:
            self.held[lease.key] = lease
        return lease.process == self.id

    # News of the processes

    def _lose(self) -> None:
        self.held.clear()
        for told in self.lost:
            told()

    def _rename(self) -> None:
        """Listen under the name that this process has by now."""
        self.peers.name = self.id
        if self._bus is not None:
            self._bus.rename(self.id)

    def _go_on_without(self, processes: Collection[str]) -> None:
        for process in processes:
            self.peers.go_on_without(process)
        for told in self.gone:
            told(processes)
