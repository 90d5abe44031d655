"""The turns of bots at live tables: nobody is held up while one thinks, and everybody sees that it does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine

from hanabi.core import Seat
from hanabi.server.clocks import Happen
from hanabi.server.database import StoreFailed
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable, Thinking
from hanabi.server.server_bots import ServerBots
from hanabi.table import decisions
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import BotAnswer, BotFailure

Tell = Callable[[LiveTable], None]
"""Passes on the news of a table whose lock is held."""


class BotTurns:
    """Lets bots act at tables where it is their turn."""

    def __init__(self, bots: ServerBots, limits: Limits, happen: Happen, tell: Tell) -> None:
        self._bots = bots
        self._limits = limits
        self._happen = happen
        self._tell = tell
        self._telling: set[asyncio.Task[None]] = set()

    def wake(self, live: LiveTable) -> None:
        """If it is the turn of a bot, it is asked, and whichever is next after it. Of a guest it is told when that takes long."""
        self._watch_guest(live)
        at_work = live.bots_at_work is not None or live.owner is not None
        if live.table.bot_to_act is not None and not at_work:
            live.bots_at_work = asyncio.create_task(self._act_on(live))

    def _watch_guest(self, live: LiveTable) -> None:
        if live.guest_timer is not None:
            live.guest_timer.cancel()
            live.guest_timer = None
        seat, left = live.table.thinking, live.guest_patience - (live.thought() or 0.0)
        if seat is not None and live.table.chairs[seat].guest and left > 0:
            loop = asyncio.get_running_loop()
            live.guest_timer = loop.call_later(left, self._guest_is_late, live)

    def _guest_is_late(self, live: LiveTable) -> None:
        live.guest_timer = None
        telling = asyncio.create_task(self._tell_all(live))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _tell_all(self, live: LiveTable) -> None:
        async with live.lock:
            if not live.dropped:
                self._tell(live)

    async def _act_on(self, live: LiveTable) -> None:
        try:
            while not live.dropped and live.table.bot_to_act is not None:
                pause = self._limits.bot_pause if live.table.settings.bot_delay else (0.0, 0.0)
                await asyncio.sleep(random.uniform(*pause))  # noqa: S311  # how long a bot seems to think
                if not await self._act(live):
                    return
        except (CommandRefused, StoreFailed):
            pass  # the table has moved on elsewhere, or was not saved: it is read again when it is wanted
        finally:
            live.bots_at_work = None

    async def _act(self, live: LiveTable) -> bool:
        """One move of a bot; whether there is hope for another."""
        table = live.table
        async with live.lock:
            seat, acts, bots = table.bot_to_act, table.acts, live.bots
            if live.dropped or seat is None or table.game is None:
                return False
            team, view = table.bots, table.game.view(seat)
        answer = await self._seen_thinking(live, seat, self._bots.ask(bots, seat, team, view))
        async with live.lock:
            moved_on = (table.bot_to_act, table.acts) != (seat, acts) or live.bots is not bots
            if live.dropped:
                return True
            if moved_on:
                live.bots = {}  # whoever is asked again begins anew
                self._tell(live)
                return True
            happened = decisions.follow_bot(table, seat, answer)
            if happened:
                await self._happen(live, happened)
            else:
                self._tell(live)
        return bool(happened)

    async def _seen_thinking(
        self, live: LiveTable, seat: Seat, asked: Coroutine[None, None, BotAnswer | BotFailure]
    ) -> BotAnswer | BotFailure:
        """The answer of the bot at this seat. If it takes a moment, everybody is told that it thinks."""
        asking = asyncio.create_task(asked)
        try:
            await asyncio.wait([asking], timeout=self._limits.unseen_thought)
            if not asking.done():
                bot = live.table.bots[seat] or ""
                live.thinking = Thinking(seat, loading=not self._bots.has_answered(bot))
                async with live.lock:
                    self._tell(live)
            return await asking
        finally:
            asking.cancel()
            live.thinking = None
