"""The store: an append-only table of events, and the finished games. Acknowledged means committed.

Appends of many tables are gathered by one writer thread and committed together, so that a durable
commit is paid once for all that wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import Connection, Engine

from hanabi.core import BadSetup, HanabiError
from hanabi.core.extras import needs

MOST_IN_A_COMMIT = 512
PAGE = 50
MOST_OWN_TABLES = 20
"""Tables of one browser that are listed."""

T = TypeVar("T")

metadata = sa.MetaData()

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)
"""What happened at each table, in order. Rows are added, and changed only where a person is deleted (`deletion.py`)."""

lobby = sa.Table(
    "lobby",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("listing", sa.Text, nullable=False),
    sa.Column("timed", sa.Boolean),
    sa.Index("lobby_by_clock", "timed"),
)
"""One row a table, for the list: a summary of its events. `timed` are those that play with a clock."""

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("add_ons", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("maximum", sa.Integer, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("bots", sa.Text),
    sa.Index("games_by_end", "ended"),
    sa.Index("games_by_edition", "edition", "ended"),
)
"""Finished games with their records. `bots` is the list of bots by seat, with null for anybody else, if it is known."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Index("seats_by_table", "table_id"),
)
"""The digests that hold seats, at which table and which seat: a summary of the events, to be searched."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("root", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("handle", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("salt", sa.Text),
)
"""Whoever has taken a seat. `root` is the digest that holds their seats and never leaves the server, `id` is public.
The password is a hash; who has one also has a `handle`, the name without its case, which nobody else has."""

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("root", sa.Text, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("browser", sa.Text, nullable=False),
    sa.Column("system", sa.Text, nullable=False),
    sa.Column("revoked", sa.Boolean, nullable=False),
    sa.Index("devices_by_root", "root"),
)
"""The digests of the tokens that browsers have, and whose they are. One without a row is its own root."""

carries = sa.Table(
    "carries",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("root", sa.Text, nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
"""The digests of codes that make another browser a device of a person, each once."""

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("salt", sa.Text, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)
"""Bots from outside that have logged in; the password is a hash."""


class Conflict(HanabiError):
    """Somebody else has written this event number: read the table again."""


class BadDatabase(HanabiError):
    """The database cannot be opened."""


@dataclass(frozen=True, slots=True)
class Write:
    """What one change of a table puts on disk, all or nothing."""

    events: Sequence[dict[str, Any]] = ()
    lobby: dict[str, Any] | None = None
    seats: Sequence[dict[str, Any]] | None = None
    """All that hold a seat at the table of `lobby`, where that has changed."""
    game: dict[str, Any] | None = None
    account: dict[str, Any] | None = None


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], Any]
    result: Any = None
    done: Future[Any] = field(default_factory=Future)


class Store:
    """Opens a database by URL, brings its tables up to date, and writes for all tables."""

    def __init__(self, url: str) -> None:
        try:
            self._engine = _engine(url)
            migrate(self._engine)
        except (sa.exc.SQLAlchemyError, CommandError, OSError, ValueError) as error:
            if isinstance(error, BadDatabase):
                raise
            raise BadDatabase(f"db: {_first_line(error)}") from error
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    async def write(self, write: Write) -> None:
        """Return when it is committed; `Conflict` when an event number is taken."""
        await self.change(partial(_put, write=write))

    async def change(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, once all that it did over the connection is committed, or nothing of it.

        Other writes may share the commit; if that fails, it is called again for a commit of its own.
        """
        job = _Job(work)
        job.done.set_running_or_notify_cancel()  # whoever stops waiting does not stop the writing
        self._jobs.put(job)
        result: T = await asyncio.wrap_future(job.done)
        return result

    async def events_of(self, table_id: str, after: int = 0) -> list[str]:
        """The events of a table as they were written, from the one behind `after` on."""
        query = (
            sa.select(events.c.data)
            .where(events.c.table_id == table_id, events.c.number > after)
            .order_by(events.c.number)
        )
        return [row[0] for row in await self.read(query)]

    async def public_tables(self) -> list[str]:
        """Listings of public tables that are open or playing, newest first."""
        query = (
            sa.select(lobby.c.listing)
            .where(lobby.c.public, lobby.c.state != "over")
            .order_by(lobby.c.changed.desc())
            .limit(PAGE)
        )
        return [row[0] for row in await self.read(query)]

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
            sa.select(lobby.c.table_id, lobby.c.listing)
            .where(lobby.c.state != "over", lobby.c.listing.contains(name, autoescape=True))
            .order_by(lobby.c.changed.desc())
        )
        rows = await self.read(query)
        return [row.table_id for row in rows if name in json.loads(row.listing)["names"]]

    async def account(self, key: str) -> dict[str, Any] | None:
        rows = await self.read(sa.select(accounts).where(accounts.c.key == key))
        return dict(rows[0]._mapping) if rows else None

    async def count_accounts(self) -> int:
        rows = await self.read(sa.select(sa.func.count()).select_from(accounts))
        return int(rows[0][0])

    async def empty_log(self) -> None:
        """Let the file beside an SQLite database, with what changed lately and was deleted, be empty."""

        def empty() -> None:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

        if self._engine.dialect.name == "sqlite":
            await asyncio.to_thread(empty)

    def close(self) -> None:
        """Write what waits, then close."""
        self._jobs.put(None)
        self._writer.join()
        self._engine.dispose()

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        """The rows that a query finds."""

        def read() -> list[sa.Row[Any]]:
            with self._engine.connect() as connection:
                return list(connection.execute(query).all())

        try:
            return await asyncio.to_thread(read)
        except sa.exc.DataError as error:
            if _has_nul(error):
                return []  # PostgreSQL keeps no such text, so nothing has it
            raise

    # The writer thread

    def _write_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            with contextlib.suppress(queue.Empty):
                while len(jobs) < MOST_IN_A_COMMIT:
                    job = self._jobs.get_nowait()
                    if job is None:
                        self._jobs.put(None)  # close after this commit
                        break
                    jobs.append(job)
            self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    job.result = job.work(connection)
        except Exception as error:  # whoever waits is told, whatever it was
            if len(jobs) > 1:
                for job in jobs:  # one of them is at fault: give each its own commit
                    self._commit([job])
            elif isinstance(error, sa.exc.IntegrityError):
                jobs[0].done.set_exception(Conflict("the table has moved on"))
            elif isinstance(error, sa.exc.DataError) and _has_nul(error):
                jobs[0].done.set_exception(BadSetup("a text has no character of the number 0"))
            else:
                jobs[0].done.set_exception(error)
        else:
            for job in jobs:
                job.done.set_result(job.result)


def _has_nul(error: sa.exc.DataError) -> bool:
    """Whether a statement was refused because of a text with a character that PostgreSQL does not take."""
    rows: Any = error.params if isinstance(error.params, list) else [error.params or {}]
    return any(isinstance(one, str) and "\0" in one for row in rows for one in row.values())


def held_by(keys: Collection[str]) -> sa.Select[Any]:
    """The tables at which one of these digests holds a seat."""
    return sa.select(seats.c.table_id).where(seats.c.key.in_(keys))


def _put(connection: Connection, write: Write) -> None:
    if write.events:
        connection.execute(events.insert(), list(write.events))
    if write.lobby is not None:
        where = lobby.c.table_id == write.lobby["table_id"]
        if not connection.execute(lobby.update().where(where).values(write.lobby)).rowcount:
            connection.execute(lobby.insert(), write.lobby)
        if write.seats is not None:
            here = seats.c.table_id == write.lobby["table_id"]
            connection.execute(seats.delete().where(here))
            if write.seats:
                connection.execute(seats.insert(), list(write.seats))
    if write.game is not None:
        connection.execute(games.insert(), write.game)
    if write.account is not None:
        connection.execute(accounts.insert(), write.account)


def _engine(url: str) -> Engine:
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise BadDatabase(
            "db: not a database URL; such are sqlite:///games.db and postgresql://user@host/name"
        ) from error
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed)
    if parsed.get_backend_name() == "postgresql":
        try:
            return sa.create_engine(parsed, pool_pre_ping=True)
        except ImportError as error:
            raise BadDatabase(needs("db: PostgreSQL", error.name, "postgres")) from error
    raise BadDatabase(
        f"db: {parsed.get_backend_name()} is not supported; sqlite and postgresql are"
    )


def _sqlite(url: sa.URL) -> Engine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url)

    @sa.event.listens_for(engine, "connect")
    def durable(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit outlasts a power cut
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
        cursor.close()
        # As PostgreSQL has it: names are found whatever the case of their letters, also beyond ASCII.
        connection.create_function("lower", 1, _lower, deterministic=True)

    return engine


def _lower(text: str | None) -> str | None:
    return None if text is None else text.lower()


def migrate(engine: Engine) -> None:
    """Bring the tables of the database up to date."""
    config = Config()
    config.set_main_option("script_location", "hanabi.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
