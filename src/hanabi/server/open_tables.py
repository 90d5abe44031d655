"""Public tables that wait or play: which are alive, in which order the lobby lists them, and how many somebody may open.

A table is alive as long as somebody is connected to it, and a while longer. Whoever opens many pushes nobody else off the
list: of everybody the latest comes before anybody's second.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hanabi.server.limits import Limits
from hanabi.server.schema import lobby
from hanabi.server.store import PAGE, Store
from hanabi.table.settings import CommandRefused
from hanabi.table.table import Table

LIFE = 900.0
"""Seconds for which a table stays listed when nobody is connected to it any more."""

ATTENDED = 150.0
"""Seconds after which it counts as one where nobody waits. Whoever is connected is written down each minute."""

MOST_OF_ONE = 3
"""Tables of one opener that are listed."""

MOST_OPEN = 40
"""Tables that wait, of all that are listed, where others play."""

MOST_LOOKED_AT = 1000
AT_ONCE = 500


class OpenTables:
    """The tables that anybody may see."""

    def __init__(
        self, store: Store, limits: Limits, clock: Callable[[], float] = time.time
    ) -> None:
        self._store, self._limits, self._clock = store, limits, clock
        self._networks: dict[str, dict[str, float]] = defaultdict(dict)
        """By network, the tables that were opened from there, and when."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By person and network: they open one table after the other, so that each opening counts those before it."""

    async def listed(self) -> list[sa.Row[Any]]:
        """Id and listing of what the lobby shows: tables that wait before those that play."""
        waiting, playing = [await self._alive(state) for state in ("open", "playing")]
        waiting = fairly(waiting, self._clock())
        playing = fairly(playing, self._clock())[: PAGE - min(len(waiting), MOST_OPEN)]
        return [*waiting[: PAGE - len(playing)], *playing]

    async def _alive(self, state: str) -> list[sa.Row[Any]]:
        columns = ("table_id", "listing", "opener", "seen", "changed")
        query = (
            sa.select(*(lobby.c[name] for name in columns))
            .where(lobby.c.state == state, lobby.c.public)
            .where(lobby.c.seen > self._clock() - LIFE)
            .order_by(lobby.c.seen.desc())
            .limit(MOST_LOOKED_AT)
        )
        return await self._store.read(query)

    async def attend(self, table_ids: Collection[str]) -> None:
        """Somebody is connected to these tables now."""
        now, every = self._clock(), sorted(table_ids)
        for first in range(0, len(every), AT_ONCE):
            some = every[first : first + AT_ONCE]
            update = lobby.update().where(lobby.c.table_id.in_(some)).values(seen=now)

            def attend(connection: Connection, update: sa.Update = update) -> None:
                connection.execute(update)

            await self._store.change(attend)

    @contextlib.asynccontextmanager
    async def opening(self, opener: str, network: str) -> AsyncIterator[Callable[[str], None]]:
        """Open a public table meanwhile, and tell its id; refused if this person or network has too many that wait."""

        def opened(table_id: str) -> None:
            self._networks[network][table_id] = self._clock()

        async with self._turn(opener), self._turn(network):
            await self._check(opener, network)
            yield opened

    async def publish(self, table: Table) -> None:
        """Refuse that a table that waits becomes public, if its opener has too many."""
        if table.settings.public or table.state != "open":
            return
        table_id = table.id
        rows = await self._store.read(sa.select(lobby.c.opener).where(lobby.c.table_id == table_id))
        homes = [one for one, tables in self._networks.items() if table_id in tables]
        await self._check(rows[0].opener if rows else None, homes[0] if homes else None)

    def _turn(self, whose: str) -> asyncio.Lock:
        return self._turns.setdefault(whose, asyncio.Lock())

    async def _check(self, opener: str | None, network: str | None) -> None:
        """Refuse one more public table that waits, if there are as many as there may be."""
        limits = self._limits
        if opener is not None:
            mine = await self._count(lobby.c.opener == opener)
            if mine >= limits.open_tables:
                raise _too_many(limits.open_tables)
        if network is not None:
            old = self._clock() - LIFE
            here = {key: at for key, at in self._networks[network].items() if at > old}
            self._networks[network] = here
            there = await self._count(lobby.c.table_id.in_(here))
            if there >= limits.open_tables_of_network:
                raise _too_many(limits.open_tables_of_network)

    async def _count(self, which: sa.ColumnElement[bool]) -> int:
        """Public tables among these that wait and are alive."""
        alive = (lobby.c.state == "open", lobby.c.public, lobby.c.seen > self._clock() - LIFE)
        query = sa.select(sa.func.count()).select_from(lobby).where(which, *alive)
        return int((await self._store.read(query))[0][0])


def fairly(rows: Iterable[sa.Row[Any]], now: float) -> list[sa.Row[Any]]:
    """Tables in the order in which they are listed: where somebody waits first, then by turns of their openers, then the latest."""
    before: Counter[str] = Counter()
    ranked = []
    for row in sorted(rows, key=lambda row: (-row.changed, row.table_id)):
        rank = before[row.opener or row.table_id]
        before[row.opener or row.table_id] += 1
        if rank < MOST_OF_ONE:
            ranked.append(((now - row.seen > ATTENDED, rank), row))
    return [row for _, row in sorted(ranked, key=lambda one: one[0])]


def _too_many(most: int) -> CommandRefused:
    return CommandRefused(
        "too-many-open-tables", f"at most {most} public tables of yours may wait at the same time"
    )
