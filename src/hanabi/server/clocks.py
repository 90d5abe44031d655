"""The clocks of live tables: when the time of whoever is to act is up, a bot moves for them or the game ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence

import sqlalchemy as sa

from hanabi.server.cluster.lease_tables import leases
from hanabi.server.database import StoreFailed
from hanabi.server.live_table import LiveTable, Spell
from hanabi.server.schema import events, lobby
from hanabi.server.server_bots import ServerBots
from hanabi.server.store import Store
from hanabi.server.uptime import Uptime
from hanabi.table import decisions
from hanabi.table.facts import Fact
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import SUBSTITUTE
from hanabi.table.table import Table

Happen = Callable[[LiveTable, Sequence[Fact]], Awaitable[None]]
"""Lets facts happen at a table whose lock is held."""

Find = Callable[[str], Awaitable[object]]
"""Lets a table be in memory, unless another process has it."""

FIND_AGAIN = (1.0, 5.0, 30.0)
"""Seconds after which a table that could not be written is read again, if nobody else does it."""

log = logging.getLogger("hanabi.tables")


class Clocks:
    """The clocks of all tables in memory."""

    def __init__(
        self, store: Store, uptime: Uptime, bots: ServerBots, happen: Happen, find: Find
    ) -> None:
        self._store = store
        self._uptime = uptime
        self._bots = bots
        self._happen = happen
        self._find = find
        self._running: set[LiveTable] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables come and go

    def wake(self) -> None:
        """Read the tables whose clocks run, in the background: time goes on there even if nobody comes."""
        self._start(self._wake())

    async def _wake(self) -> None:
        owned = sa.exists().where(leases.c.key == lobby.c.table_id)
        query = sa.select(lobby.c.table_id).where(lobby.c.timed, ~owned)
        with contextlib.suppress(
            StoreFailed
        ):  # the store has said so in the log; it is tried again
            for row in await self._store.read(query):
                await self._look_after(row.table_id)

    async def _look_after(self, table_id: str) -> None:
        try:
            await self._find(table_id)
        except StoreFailed:
            raise
        except Exception:
            log.exception("table %s cannot be read, and its clock stands", table_id)

    async def recall(self, table: Table, ticks: Callable[[], float]) -> tuple[Spell, float | None]:
        """The spell of thought of a table that was read from disk, and when its pause began.

        Time without a server does not count. Without a clock nobody needs to know how long it was.
        """
        time, began = table.time, None
        if time.choice is not None and table.thinking is not None:
            began = ticks() - await self._uptime.since(await self._when(table, time.since))
        paused = None if table.pause is None else await self._when(table, table.pause.number)
        return Spell(time.since, began), paused

    async def _when(self, table: Table, number: int) -> float:
        """When a fact was written."""
        place = (events.c.table_id == table.id, events.c.number == number)
        rows = await self._store.read(sa.select(events.c.at).where(*place))
        return float(rows[0].at)

    def drop(self, live: LiveTable) -> None:
        """A table in memory is no longer good; if its clock ran, it goes on with what is on disk."""
        if live in self._running:
            self._start(self._find_again(live.table.id))
        self._stop(live)

    async def _find_again(self, table_id: str) -> None:
        for seconds in FIND_AGAIN:
            await asyncio.sleep(seconds)
            try:
                await self._find(table_id)
            except StoreFailed:
                continue  # the log says so
            except Exception:
                log.exception("table %s cannot be read again", table_id)
            else:
                return

    def close(self) -> None:
        for live in list(self._running):
            self._stop(live)
        for task in self._tasks:
            task.cancel()
        self._uptime.close()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Time goes by

    def follow(self, live: LiveTable) -> None:
        """Let the clock of a table show what has just happened there."""
        since = live.table.time.since
        if live.spell.number != since:
            live.spell = Spell(since, live.ticks())
        if live.table.pause is None:
            live.paused_at = None
        elif live.paused_at is None:
            live.paused_at = live.clock()
        self._set_timer(live)

    def _set_timer(self, live: LiveTable) -> None:
        self._stop(live)
        seat = live.table.thinking
        left = None if seat is None else live.time_left(seat)
        if left is not None and not live.dropped and live.owner is None:
            self._ring_in(live, left)
            self._running.add(live)
            self._uptime.beat_while(lambda: bool(self._running))

    def _ring_in(self, live: LiveTable, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(max(0.0, seconds), self._ring, live)

    def _stop(self, live: LiveTable) -> None:
        self._running.discard(live)
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None

    def _ring(self, live: LiveTable) -> None:
        self._start(self._time_out(live))

    async def _time_out(self, live: LiveTable) -> None:
        try:
            await self._move_or_end(live)
        except CommandRefused:
            pass  # the table has moved on elsewhere, and is read again
        except Exception:
            log.exception("the time at table %s is up, and nothing can be done now", live.table.id)
            if not live.dropped:
                self._ring_in(live, FIND_AGAIN[-1])

    async def _move_or_end(self, live: LiveTable) -> None:
        """Whatever was decided before the lock was had still counts; what comes later is late."""
        table = live.table
        async with live.lock:
            seat, since = table.thinking, table.time.since
            if live.dropped or seat is None or table.game is None:
                return
            if not decisions.is_late(table, seat, live.thought()):
                self._set_timer(live)
                return
            if table.settings.time_out == "end":
                await self._happen(live, decisions.time_out(table, seat, live.thought(), None))
                return
            team, view = [*table.bots], table.game.view(seat)
            team[seat] = SUBSTITUTE
        answer = await self._bots.ask({}, seat, team, view)
        async with live.lock:
            if not live.dropped and (table.thinking, table.time.since) == (seat, since):
                await self._happen(live, decisions.time_out(table, seat, live.thought(), answer))
