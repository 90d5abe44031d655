"""When there was a server: a heartbeat on disk while any clock runs, so that nobody pays for a restart with their time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hanabi.server.database import StoreFailed
from hanabi.server.schema import metadata
from hanabi.server.store import Store

uptimes = sa.Table(
    "uptimes",
    metadata,
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("last", sa.Float, nullable=False),
)
"""For each process that ran a clock, when it began and when it was last heard of."""

log = logging.getLogger("hanabi.tables")


class Uptime:
    """The heartbeat of this process, and those of the processes before it."""

    def __init__(self, store: Store, clock: Callable[[], float], every: float) -> None:
        """`every` is how many seconds are between two beats: as much may be forgotten in a crash."""
        self._store = store
        self._clock = clock
        self._every = every
        self._process, self._began = secrets.token_urlsafe(9), clock()
        self._beating: asyncio.Task[None] | None = None

    def beat_while(self, needed: Callable[[], bool]) -> None:
        """Beat from now on until it is not needed any more."""
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat_on(needed))

    def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()

    async def since(self, at: float) -> float:
        """For how many seconds there was a server since then."""
        rows = await self._store.read(sa.select(uptimes).where(uptimes.c.last > at))
        before = [(row.began, row.last) for row in rows if row.process != self._process]
        return covered(at, [*before, (self._began, self._clock())])

    async def _beat_on(self, needed: Callable[[], bool]) -> None:
        try:
            while needed():
                await self._beat()
                await asyncio.sleep(self._every)
        finally:
            self._beating = None

    async def _beat(self) -> None:
        row = {"process": self._process, "began": self._began, "last": self._clock()}

        def write(connection: Connection) -> None:
            own = uptimes.c.process == self._process
            if not connection.execute(uptimes.update().where(own).values(row)).rowcount:
                connection.execute(uptimes.insert(), row)

        try:
            await self._store.change(write)
        except StoreFailed:
            pass  # the log says so, and the next one may succeed
        except Exception:
            log.exception("a heartbeat cannot be written")


def covered(start: float, spans: Iterable[tuple[float, float]]) -> float:
    """How much of the time from `start` on these spans cover; where they overlap, it counts once."""
    total = 0.0
    for begin, end in sorted(spans):
        if end > start:
            total += end - max(begin, start)
            start = end
    return total
