"""The processes that serve the same database: each says that it lives, and hears who does not."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from hanabi.server.cluster import leases
from hanabi.server.cluster.leases import Life
from hanabi.server.cluster.lives import is_over, this_life

BEATS = 4
"""Signs of life in the time for which one counts."""

PATIENCE = 30.0
"""Seconds for which a process that begins waits for its database."""

AGAIN = 0.2
"""Seconds after which a sign of life that could not be written is tried again."""

SURE = 0.8
"""Of that time: for so long this process takes itself for a member without being told so again."""

T = TypeVar("T")

log = logging.getLogger("hanabi.cluster")


class _Beat(NamedTuple):
    renewed: bool
    others: frozenset[str]
    gone: list[str]


class Members:
    """Renews the membership of this process, and counts out those that are gone.

    Whoever is not sure to be a member any more, by their own clock, acts as the owner of nothing: the clock of the
    database has given them longer than that.
    """

    def __init__(self, engine: Engine, ttl: float, life: Life | None = None) -> None:
        """`engine` is for this alone, and gives up on a connection before the time is over."""
        self._engine, self._ttl = engine, ttl
        self._life = life or this_life()
        self._thread = ThreadPoolExecutor(1, "members")  # no read or write of others holds it up
        self.id = ""
        self.others: frozenset[str] = frozenset()
        """Those that were alive at the last beat."""
        self.is_sure = False
        self.lost: Callable[[], None] = lambda: None
        """Called when this process may not act as an owner any more: all that it had in memory may be old."""
        self.renamed: Callable[[], None] = lambda: None
        """Called when it has begun anew, under another id."""
        self.gone: Callable[[list[str]], None] = lambda _processes: None
        """Called when others were counted out, or have left."""
        self._beating: asyncio.Task[None] | None = None
        self._lapse: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        """Be a member, and stay one. Whoever lived here before and is gone has left nothing behind."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                await self._enter()
                await self._beat()
            except sa.exc.OperationalError:  # it is being started, as this process is
                if asyncio.get_running_loop().time() > until:
                    raise
                await asyncio.sleep(self._ttl / BEATS)
            else:
                break
        self._beating = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """Be none any more; all that this process owned is free."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait([self._beating])
        self._doubt()
        try:
            await self._do(lambda connection: leases.leave(connection, self.id))
        except sa.exc.SQLAlchemyError:  # it will expire
            log.warning("process %s cannot leave, and is counted out later", self.id)
        self._thread.shutdown(wait=False)
        self._engine.dispose()

    async def _enter(self) -> None:
        began = asyncio.get_running_loop().time()
        self.id = secrets.token_urlsafe(6)
        await self._do(lambda c: leases.enter(c, self.id, self._life, self._ttl))
        self._trust(began)

    async def _beat_on(self) -> None:
        pause = self._ttl / BEATS
        while True:
            await asyncio.sleep(pause)
            pause = AGAIN
            try:
                await self._beat()
                pause = self._ttl / BEATS
            except sa.exc.SQLAlchemyError as error:
                log.warning("no sign of life could be written: %s", str(error).partition("\n")[0])
            except Exception:
                log.exception("no sign of life could be written")

    async def _beat(self) -> None:
        began = asyncio.get_running_loop().time()
        beat = await self._do(self._say_and_hear)
        before, self.others = self.others, beat.others
        if beat.renewed:
            self._trust(began)
        else:
            log.warning("process %s was counted out, and begins anew", self.id)
            self._doubt()
            await self._enter()
            self.renamed()
        if left := [*{*(before - beat.others), *beat.gone}]:
            self.gone(left)

    def _say_and_hear(self, connection: sa.Connection) -> _Beat:
        renewed = leases.renew(connection, self.id, self._ttl)
        known = leases.others(connection, self.id)
        over = [process for process, life in known.items() if is_over(life, self._life)]
        gone = leases.count_out(connection, over)
        return _Beat(renewed, frozenset(known) - {*gone}, gone)

    def _trust(self, began: float) -> None:
        """Be a member for some time after it was asked."""
        self.is_sure = True
        if self._lapse is not None:
            self._lapse.cancel()
        loop = asyncio.get_running_loop()
        self._lapse = loop.call_at(began + SURE * self._ttl, self._doubt)

    def _doubt(self) -> None:
        if self._lapse is not None:
            self._lapse.cancel()
            self._lapse = None
        if self.is_sure:
            self.is_sure = False
            self.lost()

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        def do() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, do)
