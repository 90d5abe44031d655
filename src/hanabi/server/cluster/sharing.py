"""The tables of this process among those of the others: which it owns, which it only follows, and what that changes."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hanabi.server.cluster.leases import Lease
from hanabi.server.cluster.owning import Owning
from hanabi.server.cluster.peers import Elsewhere, FateUnknown
from hanabi.server.cluster.replicas import Replicas
from hanabi.server.cluster.table_messages import Order
from hanabi.server.live_table import LiveTable
from hanabi.server.outbox import ELSEWHERE

if TYPE_CHECKING:
    from hanabi.server.hub import Hub

MOST_OWNERS = 5
"""That are asked one after the other for the same thing, if a table changes hands again and again."""

REWRITTEN = "rewritten"
"""The kind of message that names tables whose facts were written anew."""


class Sharing:
    """Where a table is another process's, everything is asked of that one; where it is this one's, the others are told."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._fleet = hub, hub.fleet
        self.replicas, self._owning = Replicas(hub), Owning(hub)
        self._fleet.lost.append(self._lose)
        self._fleet.gone.append(self._go_on_without)
        self._fleet.peers.on(REWRITTEN, list[str], lambda _, tables: hub.read_anew(tables))

    async def start(self) -> None:
        """Be one of the processes that serve the store."""
        await self._fleet.start()
        if self._fleet.is_shared:
            self.replicas.start()

    async def stop(self) -> None:
        """Finish what was asked for, and let the others have the tables."""
        self._owning.is_open = False
        await self._fleet.stop()
        self.replicas.close()

    async def come_in(self, live: LiveTable, lease: Lease) -> None:
        """A table has come into memory: be its owner, or follow whoever is."""
        if lease.process == self._fleet.id:
            live.lease = lease
            return
        live.owner = lease.process
        try:
            await self.replicas.join(live)
        except BaseException:
            self._hub.drop(live)
            raise

    def go_out(self, live: LiveTable) -> None:
        """A table is forgotten here."""
        self.replicas.leave(live)
        if live.lease is not None:
            self.replicas.later(self._release(live.table.id))

    async def _release(self, table_id: str) -> None:
        async with self._hub.door(table_id):
            if self._hub.in_memory(table_id) is None:
                await self._fleet.release([table_id])

    async def carry(self, live: LiveTable, order: Order) -> int:
        """Let the owner of the table carry this out. `FateUnknown` if it is gone before it says whether it has."""
        for _ in range(MOST_OWNERS):
            if live.owner is None:
                return await self._hub.orders.carry_out(live, order)
            try:
                return await self.replicas.order(live, order)
            except Elsewhere:
                await self.replicas.join(live)
        raise FateUnknown

    def rewrote(self, table_ids: Collection[str]) -> None:
        """Let the others read these tables anew."""
        self._fleet.peers.tell(None, REWRITTEN, list(table_ids))

    def _lose(self) -> None:
        """Nobody can tell any more whether this process owns its tables."""
        for live in list(self._hub.tables):
            self._owning.part_with(live)
            self._hub.drop(live, ELSEWHERE)

    def _go_on_without(self, processes: Collection[str]) -> None:
        self.replicas.go_on_without(processes)
        for live in list(self._hub.tables):
            if live.owner is None and not live.elsewhere.keys().isdisjoint(processes):
                self.replicas.later(self._owning.go_on_without(live, processes))
        self._hub.clocks.wake()
