"""The store: an append-only table of events, and the finished games. Acknowledged means committed.

What many tables write is gathered and committed together (`hanabi.server.writer`); what is read is read by a few threads
(`hanabi.server.reader`).
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hanabi.server.database import BadDatabase, Damaged, database_url, opened
from hanabi.server.game_names import add_game
from hanabi.server.metrics import Metrics
from hanabi.server.reader import Reader
from hanabi.server.schema import accounts, events, games, lobby, names_at, once_seated, seats
from hanabi.server.serving_lock import ServingLock, database_file
from hanabi.server.writer import Fence, Writer

PAGE = 50
MOST_OWN_TABLES = 20
"""Tables of one browser that are listed."""

T = TypeVar("T")

_ADD_EVENTS = events.insert()
_EVENTS_OF = (
    sa.select(events.c.number, events.c.data)
    .where(events.c.table_id == sa.bindparam("table"), events.c.number > sa.bindparam("after"))
    .order_by(events.c.number)
)

log = logging.getLogger("hanabi.store")


@dataclass(frozen=True, slots=True)
class Write:
    """What one change of a table puts on disk, all or nothing."""

    events: Sequence[dict[str, Any]] = ()
    lobby: dict[str, Any] | None = None
    seats: Sequence[dict[str, Any]] | None = None
    """All that hold a seat at the table of `lobby`, where that has changed."""
    names: Sequence[str] | None = None
    """Who sits at the table of `lobby`, by name; None leaves it as it was."""
    game: dict[str, Any] | None = None
    account: dict[str, Any] | None = None


class Store:
    """Opens a database by URL, brings its tables up to date, and writes for all tables."""

    def __init__(self, url: str, metrics: Metrics | None = None, *, serving: bool = False) -> None:
        """`serving` an SQLite database keeps others from doing so; tools that read it work all the same."""
        file = database_file(database_url(url)) if serving else None
        self._lock = None if file is None else ServingLock(file)
        try:
            self._engine, _ = opened(url)
        except BadDatabase:
            if self._lock is not None:
                self._lock.release()
            raise
        self._damaged: set[tuple[str, str]] = set()
        self._writer = Writer(self._engine, metrics=metrics)
        self._reader = Reader(self._engine)

    @property
    def url(self) -> sa.URL:
        """Where the database is."""
        return self._engine.url

    def guard(self, fence: Fence) -> None:
        """Let nothing be written from now on under a lease that does not hold."""
        self._writer.fence = fence

    async def write(self, write: Write, lease: object = None) -> None:
        """Return when it is committed; `Conflict` when an event number is taken, `StoreFailed` when nothing can be written."""
        await self.change(partial(_put, write=write), lease)

    async def change(self, work: Callable[[Connection], T], lease: object = None) -> T:
        """What `work` returns, once all that it did over the connection is committed, or nothing of it.

        Other writes may share the commit; if that fails, it is called again for a commit of its own. What is written
        under a lease that does not hold any more is refused as `NotOwner`.
        """
        return await self._writer.change(work, lease)

    async def events_of(self, table_id: str, after: int = 0) -> list[str]:
        """The events of a table as they were written, from the one behind `after` on; `Damaged` where one is missing."""
        rows = await self.read(_EVENTS_OF, {"table": table_id, "after": after})
        for number, row in enumerate(rows, start=after + 1):
            if row.number != number:
                raise self.damaged("table", table_id, f"event {number} is missing")
        return [row.data for row in rows]

    @contextlib.contextmanager
    def reading(self, what: str, which: str) -> Iterator[None]:
        """Whatever fails in here fails because this table or game cannot be read: it raises `Damaged`."""
        try:
            yield
        except Exception as error:
            raise self.damaged(what, which, f"{type(error).__name__}: {error}") from error

    def damaged(self, what: str, which: str, why: object) -> Damaged:
        """The error for a table or game that cannot be read; the log says it once of each."""
        if (what, which) not in self._damaged:
            self._damaged.add((what, which))
            log.error("%s %s is damaged: %s", what, which, why)
        return Damaged(what, which, str(why))

    async def tables_held_by(self, keys: Collection[str]) -> list[str]:
        """Tables that are open or playing and where one of these digests holds a seat, the newest first."""
        query = (
            sa.select(lobby.c.table_id)
            .where(lobby.c.state != "over", lobby.c.table_id.in_(held_by(keys)))
            .order_by(lobby.c.changed.desc())
            .limit(MOST_OWN_TABLES)
        )
        return [row[0] for row in await self.read(query)] if keys else []

    async def record_of(self, game_id: str) -> str | None:
        rows = await self.read(sa.select(games.c.record).where(games.c.id == game_id))
        return rows[0][0] if rows else None

    async def tables_with(self, name: str) -> list[str]:
        """Tables that are open or playing and where somebody of that name sits, the newest first."""
        query = (
            sa.select(lobby.c.table_id)
            .join(names_at, names_at.c.table_id == lobby.c.table_id)
            .where(names_at.c.name == name)
            .order_by(lobby.c.changed.desc())
        )
        return [row.table_id for row in await self.read(query)]

    async def account(self, key: str) -> dict[str, Any] | None:
        rows = await self.read(sa.select(accounts).where(accounts.c.key == key))
        return dict(rows[0]._mapping) if rows else None

    async def count_accounts(self) -> int:
        rows = await self.read(sa.select(sa.func.count()).select_from(accounts))
        return int(rows[0][0])

    async def empty_log(self) -> None:
        """Let the file beside an SQLite database, with what changed lately and was deleted, be empty."""
        if self._engine.dialect.name == "sqlite":
            emptied = sa.text("PRAGMA wal_checkpoint(TRUNCATE)")
            await self._reader.ask(lambda one: one.execute(emptied).all(), long=True)

    def close(self) -> None:
        """Write what waits, then close."""
        self._writer.close()
        self._reader.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def read(
        self, query: sa.Select[Any], values: dict[str, Any] | None = None, *, long: bool = False
    ) -> list[sa.Row[Any]]:
        """The rows that a query finds with these values in it; `long` are those that read more than a page.

        A query that is asked often is made once, with values: to make it takes longer than to ask it.
        """
        return await self._reader.rows(query, values, long=long)


def held_by(keys: Collection[str]) -> sa.Select[Any]:
    """The tables at which one of these digests holds a seat."""
    return sa.select(seats.c.table_id).where(seats.c.key.in_(keys))


def _put(connection: Connection, write: Write) -> None:
    if write.events:
        connection.execute(_ADD_EVENTS, write.events)
    if write.lobby is not None:
        where = lobby.c.table_id == write.lobby["table_id"]
        if not connection.execute(lobby.update().where(where).values(write.lobby)).rowcount:
            connection.execute(lobby.insert(), write.lobby)
        if write.seats is not None:
            _seat(connection, write.lobby["table_id"], write.seats)
        if write.names is not None:
            call(connection, write.lobby["table_id"], write.names)
    if write.game is not None:
        add_game(connection, write.game)
    if write.account is not None:
        connection.execute(accounts.insert(), write.account)


def _seat(connection: Connection, table_id: str, held: Sequence[dict[str, Any]]) -> None:
    """Let these digests and no others hold the seats of a table, and remember that they did."""
    connection.execute(seats.delete().where(seats.c.table_id == table_id))
    if held:
        connection.execute(seats.insert(), list(held))
    query = sa.select(once_seated.c.key).where(once_seated.c.table_id == table_id)
    new = {row["key"] for row in held} - set(connection.execute(query).scalars())
    if new:
        rows = [{"key": key, "table_id": table_id} for key in sorted(new)]
        connection.execute(once_seated.insert(), rows)


def call(connection: Connection, table_id: str, names: Sequence[str]) -> None:
    """Let a table be found by these names and no others."""
    connection.execute(names_at.delete().where(names_at.c.table_id == table_id))
    rows = [{"name": name, "table_id": table_id} for name in sorted(set(names))]
    if rows:
        connection.execute(names_at.insert(), rows)
