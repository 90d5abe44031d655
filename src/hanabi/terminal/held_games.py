"""One terminal to a saved game: a lock beside its file, which the system takes away with the process however that ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from hanabi.core import BadSetup

SUFFIX = ".lock"


class HeldElsewhere(BadSetup):
    """Another process plays this game."""


@contextmanager
def holding(game: Path) -> Iterator[None]:
    """Hold a game for this process, or raise `HeldElsewhere`.

    What counts is whether a process has the lock, not whether its file is there: one that was killed leaves the file.
    """
    path = Path(f"{game}{SUFFIX}")
    try:
        file = _locked(path)
    except BlockingIOError:
        raise HeldElsewhere(f"{game}: this game is open in another terminal") from None
    except OSError as error:
        raise BadSetup(f"{game}: {error.strerror}") from error
    try:
        yield
    finally:
        with suppress(OSError):  # not every system lets an open file go
            path.unlink()
        os.close(file)


def _locked(path: Path) -> int:
    """The open file with its lock. One that was removed in between says nothing about the game."""
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(file), path.stat()):
                    return file
        except BaseException:
            os.close(file)
            raise
        os.close(file)


def _lock(file: int) -> None:
    """Lock an open file, or raise `BlockingIOError`."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
