"""One server to an SQLite database: a lock beside the file that ends with its process, however that ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from hanabi.server.database import BadDatabase

SUFFIX = "-serving"
"""Of the file beside the database. It stays when the server ends: what counts is whether somebody holds it."""


class ServingLock:
    """Held by the process that serves a database."""

    def __init__(self, database: Path) -> None:
        """Take it; `BadDatabase` if another process has it."""
        self.path = database.with_name(database.name + SUFFIX)
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise BadDatabase(f"db: {self.path}: {error.strerror}") from error
        try:
            _lock(self._file)
        except BlockingIOError:
            holder = _said_in(self._file)
            os.close(self._file)
            raise BadDatabase(
                f"db: {database} is served already{holder}; several processes need PostgreSQL"
            ) from None
        except OSError as error:
            os.close(self._file)
            raise BadDatabase(f"db: {self.path} cannot be locked: {error.strerror}") from error
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, str(os.getpid()).encode(), 0) if sys.platform != "win32" else None

    def release(self) -> None:
        os.close(self._file)


def database_file(url: sa.URL) -> Path | None:
    """Where an SQLite database is kept; None for one in memory, and for others."""
    name = url.database
    if (
        url.get_backend_name() != "sqlite"
        or not name
        or ":memory:" in name
        or "mode=memory" in name
    ):
        return None
    return Path(name).resolve()


def _said_in(file: int) -> str:
    """Which process wrote into a lock, if that can be read."""
    with suppress(OSError, ValueError):
        return f" by process {int(os.read(file, 20))}"
    return ""


if sys.platform == "win32":

    def _lock(file: int) -> None:
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error

else:

    def _lock(file: int) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
