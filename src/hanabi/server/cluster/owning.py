"""Tables that this process owns and others have replicas of: they are told what happens, and their wishes carried out.

Another process that follows a table is a listener at it, like any connection: it is told with all others, once what
happened is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from hanabi.core import HanabiError
from hanabi.server.cluster.fleet import Fleet
from hanabi.server.cluster.peers import Elsewhere
from hanabi.server.cluster.table_messages import Done, Following, News, Ordered, State
from hanabi.server.live_table import Listener, LiveTable, Shared
from hanabi.server.outbox import OVER, Closing
from hanabi.server.spectators import presence

if TYPE_CHECKING:
    from hanabi.server.hub import Hub

FOLLOW, NEWS, ORDER, YIELD, DROPPED = "follow", "news", "order", "yield", "dropped"
"""The kinds of messages about tables."""

MOST_TOLD = 6_000
"""Characters of facts that come with the news; more are read from the store."""


class Follower(Listener):
    """A process that has a replica of the table."""

    __slots__ = ("_here", "_peers", "_table", "process", "told")

    hears_all: ClassVar[bool] = True

    def __init__(self, fleet: Fleet, process: str, table: str, told: int) -> None:
        self.seat = self.key = None
        self._here, self._peers, self._table = fleet.id, fleet.peers, table
        self.process = process
        self.told = told
        """How many facts it knows."""

    def tell(self, live: LiveTable, shared: Shared) -> None:
        place = (Follower, self.told)
        if place not in shared:
            shared[place] = news_of(live, self.told, self._here)
        self.told = live.table.number
        self._peers.tell(self.process, NEWS, shared[place])

    def give_up(self, closing: Closing = OVER, /) -> None:  # noqa: ARG002  # it reads the table anew
        self._peers.tell(self.process, DROPPED, self._table)


def news_of(live: LiveTable, told: int, here: str) -> News:
    """What a process is told that knows so many facts."""
    facts = [text for number, text in live.recent if number > told]
    if len(facts) < live.table.number - told or sum(map(len, facts)) > MOST_TOLD:
        facts = []
    epoch = 0 if live.lease is None else live.lease.epoch
    return News(live.table.id, epoch, live.table.number, facts, _state(live, here))


def _state(live: LiveTable, here: str) -> State:
    table, thinking = live.table, live.thinking
    away = {seat: live.away(seat) for seat in table.people}
    return State(
        here=[presence(live, here), *live.elsewhere.values()],
        away={seat: seconds for seat, seconds in away.items() if seconds is not None},
        thought=live.thought(),
        paused=None if live.paused_at is None else live.clock() - live.paused_at,
        thinking=None if thinking is None else (thinking.seat, thinking.loading),
        dealing=live.dealing,
    )


class Owning:
    """Answers the other processes about the tables that are owned here."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._fleet = hub, hub.fleet
        peers = self._fleet.peers
        peers.on_question(FOLLOW, list[Following], self._follow)
        peers.on_question(ORDER, Ordered, self._carry_out)
        peers.on_question(YIELD, str, self._yield)
        self.is_open = True
        """Wishes of others are still carried out."""

    async def _own(self, table_id: str) -> LiveTable:
        """A table that is owned here, and nothing else."""
        if not self.is_open:
            raise Elsewhere
        if table_id not in self._fleet.held:
            lease = await self._fleet.take(table_id)
            if lease is None or lease.process != self._fleet.id:
                raise Elsewhere
        live = await self._hub.find(table_id)
        if live.owner is not None:
            raise Elsewhere
        return live

    async def _follow(self, process: str, wishes: list[Following]) -> list[bool]:
        """Which of these tables are owned here; their news go to the process from now on."""
        return [await self._follow_one(process, wish) for wish in wishes]

    async def _follow_one(self, process: str, wish: Following) -> bool:
        if wish.ends and self._hub.in_memory(wish.table) is None:
            return True
        try:
            live = await self._own(wish.table)
            async with live.lock:
                live.check()
                await self._note(live, process, wish)
        except (Elsewhere, HanabiError):
            return False
        return True

    async def _note(self, live: LiveTable, process: str, wish: Following) -> None:
        """Know that a process follows, and who is there through it."""
        follower = _follower(live, process)
        knew = live.elsewhere.get(process)
        if wish.ends:
            self._forget(live, process)
        elif follower is None:
            follower = Follower(self._fleet, process, wish.table, wish.number)
            live.listeners.add(follower)
        elif wish.number == live.table.number and knew == wish.presence:
            return
        else:
            follower.told = min(follower.told, wish.number)
        before = live.connected
        if not wish.ends:
            live.elsewhere[process] = wish.presence
        await self._hub.attendance.notice(live, before)

    def _forget(self, live: LiveTable, process: str) -> None:
        follower = _follower(live, process)
        if follower is not None:
            live.listeners.discard(follower)
        live.elsewhere.pop(process, None)

    def part_with(self, live: LiveTable) -> None:
        """Tell nobody of it any more: those who follow find out who owns it."""
        live.listeners -= {one for one in live.listeners if isinstance(one, Follower)}

    async def go_on_without(self, live: LiveTable, processes: Collection[str]) -> None:
        """Those who were there through these processes are gone."""
        async with live.lock:
            if not live.dropped and live.owner is None:
                before = live.connected
                for process in processes:
                    self._forget(live, process)
                await self._hub.attendance.notice(live, before)

    async def _carry_out(self, _process: str, wish: Ordered) -> Done:
        live = await self._own(wish.table)
        result = await asyncio.shield(self._hub.orders.carry_out(live, wish.order))
        return Done(result, live.table.number)

    async def _yield(self, process: str, table_id: str) -> tuple[str, str, int] | None:
        """Let the process that asks own this table."""
        live = self._hub.in_memory(table_id)
        if table_id not in self._fleet.held:
            raise Elsewhere
        async with contextlib.AsyncExitStack() as held:
            if live is not None:
                await held.enter_async_context(live.lock)
            lease = await self._fleet.hand_over(table_id, process)
            if live is not None:
                self._hub.drop(live)
        return None if lease is None else (lease.key, lease.process, lease.epoch)


def _follower(live: LiveTable, process: str) -> Follower | None:
    for one in live.listeners:
        if isinstance(one, Follower) and one.process == process:
            return one
    return None
