"""The bots of all tables, asked without holding up the server: `hanabi.table.supervisor` awaited."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

from hanabi.bots import BotKind, UnknownBot, all_bots
from hanabi.bots.builtin import BUILTIN_BOTS
from hanabi.core import Rules, Seat, View
from hanabi.server.metrics import Metrics
from hanabi.server.warming import Warming
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import (
    SUBSTITUTE,
    BotAnswer,
    BotFailure,
    Job,
    SeatedBots,
    Supervisor,
    failure_of,
)

AT_ONCE = 4
"""Bots that think at the same time. The substitute does not wait for them: it answers at once."""

WARMED = tuple(name for name, kind in BUILTIN_BOTS.items() if not kind.sees_all)
"""Bots that are made ready when the server starts. Those of other packages are not touched unasked."""

log = logging.getLogger("hanabi.bots")

T = TypeVar("T")


class ServerBots:
    """Asks bots for their moves, a few at a time."""

    def __init__(self, supervisor: Supervisor, metrics: Metrics | None = None) -> None:
        self._supervisor = supervisor
        self._metrics = metrics or Metrics()
        self._slots, self._quick_slot = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(1)
        self._running: set[asyncio.Future[object]] = set()
        self._loading: dict[str, asyncio.Task[BotKind]] = {}
        """Each kind of bot that was wanted so far: it is loaded once, and never by two threads."""
        self._warming = Warming(WARMED)
        self._warming_on: asyncio.Task[None] | None = None

    def warm(self) -> asyncio.Task[None]:
        """Make the bots of this package ready in the background, so that nobody waits for their first move."""
        self._warming_on = asyncio.create_task(self._warm())
        return self._warming_on

    async def _warm(self) -> None:
        async with asyncio.TaskGroup() as rehearsing:
            await self._warming.run(lambda name: rehearsing.create_task(self._rehearse(name)))

    async def _rehearse(self, name: str) -> None:
        """Load a bot whose code is on disk, and let it move once."""
        with contextlib.suppress(Exception):  # whoever chooses it will hear of it
            await self._wait_for(name)
            await self._done(self._supervisor.rehearse(name))

    async def close(self) -> None:
        """Give what still runs a moment to end."""
        if self._warming_on is not None:
            self._warming_on.cancel()
            await asyncio.wait([self._warming_on])
        for loading in self._loading.values():
            loading.cancel()
        if self._running:
            await asyncio.wait(self._running, timeout=self._supervisor.patience.stopping)

    async def check(self, bots: Iterable[str], rules: Rules, seats: int) -> None:
        """Refuse bots that cannot play here: now, and not in the middle of a game."""
        for name in sorted(set(bots)):
            loading = self._load(name)
            await asyncio.wait([loading], timeout=self._supervisor.patience.choice)
            kind = self._loaded(name, loading) if loading.done() else all_bots()[name]
            if kind.sees_all:
                raise CommandRefused("no-such-bot", f"bots: {name} does not play with people")
            reason = await asyncio.to_thread(kind.refusal, rules, seats)
            if reason is not None and seats > kind.most_players:
                raise CommandRefused("bot-players", f"bots: {name} {reason}")
            if reason is not None:
                raise CommandRefused("bot-table", f"bots: {name} {reason}")

    def has_answered(self, name: str) -> bool:
        """Whether a bot of this kind has moved in this process: then all its code is ready."""
        return self._supervisor.has_answered(name)

    async def ask(
        self, bots: SeatedBots, seat: Seat, team: Sequence[str | None], view: View
    ) -> BotAnswer | BotFailure:
        """What the bot of this seat does. One that fails is named in the log."""
        name = team[seat]
        assert name is not None
        try:
            if (seat, name) not in bots:
                await self._wait_for(name)
            async with self._slot(name):
                answer = await self._done(self._supervisor.ask(bots, seat, team, view))
            self._metrics.thinking.labels(name).observe(answer.seconds)
        except Exception as error:  # whatever a bot may do, the game goes on
            self._metrics.bot_failures.labels(name).inc()
            log.error("the bot %s at seat %d failed", name, seat, exc_info=error)  # noqa: TRY400
            return failure_of(error)
        return answer

    def _slot(self, name: str) -> AbstractAsyncContextManager[None]:
        return self._quick_slot if name == SUBSTITUTE else self._slots

    async def _done(self, job: Job[T]) -> T:
        """Wait for a job. If whoever waits is cancelled, it is asked to stop."""
        waiting = asyncio.wrap_future(job)
        self._running.add(waiting)  # type: ignore[arg-type]  # only waited for
        waiting.add_done_callback(self._forget)
        try:
            return await asyncio.shield(waiting)
        except asyncio.CancelledError:
            job.hurry()
            raise

    def _forget(self, done: asyncio.Future[T]) -> None:
        self._running.discard(done)
        if not done.cancelled():
            done.exception()  # nobody may be left to hear of it

    def _load(self, name: str) -> asyncio.Task[BotKind]:
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load_in_turn(name))
        return self._loading[name]

    async def _load_in_turn(self, name: str) -> BotKind:
        await self._warming.finish(name)
        async with self._slot(name):
            return await self._done(self._supervisor.load(name))

    async def _wait_for(self, name: str) -> None:
        """Return when the bot is loaded, or raise what is wrong with it."""
        loading = self._load(name)
        await asyncio.wait([loading])  # not cancelled with whoever waits: others may wait too
        if loading.exception() is not None:
            self._loading.pop(name, None)
        loading.result()

    def _loaded(self, name: str, loading: asyncio.Task[BotKind]) -> BotKind:
        """The bot that can be made, or a refusal."""
        try:
            return loading.result()
        except Exception as error:
            self._loading.pop(name, None)  # the next time it may be there
            if not isinstance(error, UnknownBot):
                log.error("the bot %s cannot be made", name, exc_info=error)  # noqa: TRY400
            raise CommandRefused("bot-unavailable", f"bots: {error}") from error
