"""The database: opened by its URL, brought up to date by one process at a time, and what can go wrong with it."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import Connection, Engine

from hanabi.core import HanabiError
from hanabi.core.extras import needs

PATIENCE = 4.0
"""Seconds for which a statement waits for others that hold what it needs."""

MIGRATION = 0x68616E616269
"""The advisory lock in PostgreSQL under which tables are brought up to date."""

LONGEST_MIGRATION = 3600
"""Seconds that one process waits for another that brings the tables up to date."""


class Conflict(HanabiError):
    """Somebody else has written this event number: read the table again."""


class NotOwner(Conflict):
    """The lease under which this was to be written does not hold any more, and nothing was written."""


class BadDatabase(HanabiError):
    """The database cannot be opened."""


class StoreFailed(HanabiError):
    """The database does not work at present. What was asked for did not happen, or nobody can tell."""


class Damaged(HanabiError):
    """What the database holds of a table or a game cannot be read. Nobody but the operator can do anything about it."""

    def __init__(self, what: str, which: str, why: str) -> None:
        """`what` is `table` or `game`; `why` says where it is damaged, for the log alone."""
        super().__init__(f"what is kept of this {what} cannot be read")
        self.what, self.which, self.why = what, which, why


def open_engine(url: str | sa.URL, **pool: Any) -> Engine:
    """What connects to this database; `BadDatabase` says what is wrong with the URL. `pool` is for PostgreSQL."""
    parsed = database_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed)
    try:
        # Without their parameters: errors are logged, and no digest belongs there.
        return sa.create_engine(
            _patient(parsed),
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=_KEEPALIVE,
            **pool,
        )
    except ImportError as error:
        raise BadDatabase(needs("db: PostgreSQL", error.name, "postgres")) from error


def database_url(url: str | sa.URL) -> sa.URL:
    """The URL of a database that can be used here."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise BadDatabase(
            "db: not a database URL; such are sqlite:///games.db and postgresql://user@host/name"
        ) from error
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase(
            f"db: {parsed.get_backend_name()} is not supported; sqlite and postgresql are"
        )
    return parsed


_KEEPALIVE = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A PostgreSQL whose machine is gone is noticed within seconds."""


_IDLE_TIMEOUT = "idle_in_transaction_session_timeout"


def _patient(url: sa.URL) -> sa.URL:
    """With the times for which anything is waited for, where the URL does not say others.

    A process that is cut off in the middle of a transaction holds nobody up for longer either.
    """
    times = [f"-c {name}={PATIENCE:.0f}s" for name in ("lock_timeout", _IDLE_TIMEOUT)]
    own = {"connect_timeout": "5", "options": " ".join(times)}
    return url.update_query_dict({key: own[key] for key in own if key not in url.query})


def _sqlite(url: sa.URL) -> Engine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def durable(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")
        _write_ahead(cursor)
        cursor.execute("PRAGMA synchronous=FULL")  # a commit outlasts a power cut
        cursor.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
        cursor.close()

    return engine


def _write_ahead(cursor: Any) -> None:
    """Let a file be written ahead. Two processes that do so to a new one at once are not made to wait by SQLite."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except cursor.connection.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


def opened(url: str) -> tuple[Engine, bool]:
    """What connects to this database, whose tables are up to date; and whether they were not. `BadDatabase` says why it cannot."""
    try:
        engine = open_engine(url)
        return engine, migrate(engine)
    except (sa.exc.SQLAlchemyError, CommandError, OSError, ValueError) as error:
        if isinstance(error, BadDatabase):
            raise
        raise BadDatabase(f"db: {reason_of(error)}") from error


def migrate(engine: Engine) -> bool:
    """Bring the tables of the database up to date; whether there was anything to do.

    Of several processes that begin at once, one does it and the others wait for it.
    """
    config = Config()
    config.set_main_option("script_location", "hanabi.server:migrations")
    newest = ScriptDirectory.from_config(config).get_current_head()
    with engine.connect() as connection:
        before = revision(connection)
    if before == newest:
        return False
    with engine.begin() as connection:
        _be_alone(connection)
        if revision(connection) == newest:  # somebody else was first
            return False
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return True


def revision(connection: Connection) -> str | None:
    """How far the tables were brought; None for an empty database."""
    return MigrationContext.configure(connection).get_current_revision()


def _be_alone(connection: Connection) -> None:
    """Until this transaction ends, nobody else brings the tables up to date."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout={LONGEST_MIGRATION * 1000}")
        connection.exec_driver_sql("BEGIN EXCLUSIVE")
        connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")
    else:
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
        connection.execute(sa.text(f"SET LOCAL {_IDLE_TIMEOUT} = 0"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION)))


def concerns_everybody(error: Exception) -> bool:
    """Whether a statement failed for a reason that is not its own: the database is locked, full, or gone."""
    if not isinstance(error, sa.exc.DBAPIError):
        return isinstance(error, sa.exc.TimeoutError)
    if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
        return False  # such as a table that is not there: the statement is at fault
    own = (sa.exc.IntegrityError, sa.exc.DataError, sa.exc.ProgrammingError)
    alone = isinstance(error, (*own, sa.exc.NotSupportedError, sa.exc.InterfaceError))
    return error.connection_invalidated or not alone


def reason_of(error: Exception) -> str:
    """Why the database refused, in one line and without what was to be written."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig else error
    return str(cause).strip().partition("\n")[0]
