"""The clocks of live tables: when the time of whoever is to act is up, a bot moves for them or the game ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from hanabi.server.live_table import LiveTable
from hanabi.server.server_bots import ServerBots
from hanabi.table import decisions
from hanabi.table.facts import Fact
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import SUBSTITUTE

Happen = Callable[[LiveTable, Sequence[Fact]], Awaitable[None]]
"""Lets facts happen at a table whose lock is held."""

log = logging.getLogger("hanabi.tables")


class Clocks:
    """The clocks of all tables in memory."""

    def __init__(self, bots: ServerBots, happen: Happen) -> None:
        self._bots = bots
        self._happen = happen
        self._ringing: set[asyncio.Task[None]] = set()

    def follow(self, live: LiveTable) -> None:
        """Let the clock of a table show what has just happened there."""
        since = live.table.time.since
        if live.spell[0] != since:
            live.spell = (since, live.ticks())
        if live.table.pause is None:
            live.paused_at = None
        elif live.paused_at is None:
            live.paused_at = live.clock()
        self._set_timer(live)

    def stop(self, live: LiveTable) -> None:
        """Let no time run out at a table that is given up."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None

    def close(self) -> None:
        for task in self._ringing:
            task.cancel()

    def _set_timer(self, live: LiveTable) -> None:
        self.stop(live)
        seat = live.table.thinking
        left = None if seat is None else live.time_left(seat)
        if left is not None:
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(max(0.0, left), self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._time_out(live))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _time_out(self, live: LiveTable) -> None:
        try:
            await self._move_or_end(live)
        except CommandRefused:
            pass  # the table has moved on elsewhere, and is read again
        except Exception:
            log.exception("the time at table %s is up, and nothing can be done", live.table.id)

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
