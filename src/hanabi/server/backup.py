"""Copies of an SQLite database: taken while it is served, and put back while it is not."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from hanabi.core import BadSetup
from hanabi.server.database import BadDatabase, database_url
from hanabi.server.serving_lock import ServingLock, database_file

PARTIAL = ".partial"
"""Ends the name of a copy that is not whole yet."""

BESIDE = ("-wal", "-shm", "-journal")
"""Files that belong to a database and not to the one that takes its place."""


def back_up(url: str, target: Path, *, force: bool = False) -> int:
    """Copy the database as it is at one moment, whoever writes meanwhile; the copy is checked. Returns its bytes."""
    source = _file(url, f"pg_dump --format=custom --file={target} DATABASE")
    if not source.exists():
        raise BadDatabase(f"db: {source} does not exist")
    _may_write(target, force=force)
    with _whole(target) as partial:
        with _opened(source, "ro") as live, contextlib.closing(sqlite3.connect(partial)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        check_file(partial)
    return target.stat().st_size


def restore(url: str, source: Path, *, force: bool = False) -> None:
    """Let a database be what a copy is. Nobody may serve it meanwhile."""
    target = _file(url, f"pg_restore --clean --if-exists --dbname=DATABASE {source}")
    if not source.exists():
        raise BadSetup(f"source: {source} does not exist")
    if source.resolve() == target:
        raise BadSetup(f"source: {source} is the database itself")
    check_file(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = ServingLock(target)
    try:
        _may_write(target, force=force)
        with _whole(target) as partial:
            with _opened(source, "ro") as kept, contextlib.closing(sqlite3.connect(partial)) as new:
                kept.backup(new)
            for end in BESIDE:
                target.with_name(target.name + end).unlink(missing_ok=True)
    finally:
        lock.release()


def check_file(path: Path) -> None:
    """Refuse a file that is no whole database of this program."""
    try:
        with _opened(path, "ro") as connection:
            said = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise BadDatabase(f"db: {path}: {error}") from error
    if said != "ok":
        raise BadDatabase(f"db: {path} is damaged: {said}")


def _file(url: str, other: str) -> Path:
    """Where an SQLite database is kept; for others their own tool is named."""
    parsed = database_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise BadSetup(f"db: PostgreSQL has a tool of its own for this: {other}")
    found = database_file(parsed)
    if found is None:
        raise BadSetup("db: a database in memory has no copy")
    return found


def _may_write(target: Path, *, force: bool) -> None:
    if target.exists() and not force:
        raise BadSetup(f"force: {target} exists; --force overwrites it")


@contextlib.contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its place once it is whole and on disk."""
    partial = target.with_name(target.name + PARTIAL)
    partial.unlink(missing_ok=True)
    try:
        yield partial
        with partial.open("rb+") as written:
            os.fsync(written.fileno())
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


@contextlib.contextmanager
def _opened(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True)
    try:
        yield connection
    finally:
        connection.close()
