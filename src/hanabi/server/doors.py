"""The door of several workers: whoever of them accepts a connection hands it to the one where its table is.

So the people of a table meet in one process, and nothing has to be told from one to another. It changes nothing of what
anybody is told: a worker that is away is left out, and whatever cannot be placed is served where it was accepted.
"""

from __future__ import annotations

import asyncio
import contextlib
import mmap
import re
import secrets
import socket
from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

from hanabi.server.door import Door
from hanabi.server.limits import Limits

FIRST_LINE = 512
"""Bytes of a request in which its table is looked for."""

PATIENCE = 1.0
"""Seconds that a connection may say nothing before it is served where it is."""

RETRY = 0.02
"""Seconds after which a connection is handed over again that found too many waiting."""

AT_ONCE = 8
"""Connections that one worker accepts before others have their turn."""

_TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]{1,64})[/? ]")
_ROOM = re.compile(rb"[A-Z]+ /api/games/[A-Za-z0-9_-]{1,64}/together/([A-Za-z0-9_-]{1,64})[/? ]")


def place_of(name: str, places: int) -> int:
    """Where the table or room of this name is, among so many workers."""
    return crc32(name.encode()) % places


def new_table_id(place: int, places: int) -> str:
    """An id nobody guesses, of a table whose place this is."""
    while True:
        table_id = secrets.token_urlsafe(9)
        if place_of(table_id, places) == place:
            return table_id


class Doors:
    """What the workers share: one socket that all listen at, and one to each of them. Made before they are."""

    def __init__(self, listener: socket.socket, workers: int) -> None:
        self.listener = listener
        self.workers = workers
        self.pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        """The end that a worker takes connections from, and the one that others hand them over at."""
        self._here = mmap.mmap(-1, workers)
        for one in (listener, *(end for pair in self.pairs for end in pair)):
            one.settimeout(0)

    def is_here(self, place: int) -> bool:
        return self._here[place] == 1

    def comes(self, place: int) -> None:
        """A worker takes connections from now on."""
        self._here[place] = 1

    def is_away(self, place: int) -> None:
        """A worker takes no connections."""
        self._here[place] = 0

    def give(self, connection: socket.socket, place: int) -> bool:
        """Hand a connection to a worker; whether that was possible."""
        if not self.is_here(place):
            return False
        try:
            socket.send_fds(self.pairs[place][1], [b"."], [connection.fileno()])
        except OSError:
            return False
        connection.close()
        return True


class Inbox(Door):
    """The connections that are handed to one worker. To whoever serves them it is a socket that listens."""

    def __init__(
        self, doors: Doors, place: int, limits: Limits, *, trusted: Callable[[str], bool]
    ) -> None:
        super().__init__(doors.pairs[place][0], limits, trusted=trusted)
        self.settimeout(0)
        self._doors, self._place = doors, place
        self._looking: dict[socket.socket, asyncio.TimerHandle] = {}
        self._closed = False

    @property
    def type(self) -> socket.SocketKind:  # what whoever serves looks for
        return socket.SOCK_STREAM

    def listen(self, backlog: int = 0, /) -> None:  # noqa: ARG002  # others listen
        """Begin to accept for all workers."""
        asyncio.get_running_loop().add_reader(self._doors.listener, self._accept_some)
        self._doors.comes(self._place)

    def _next(self) -> tuple[socket.socket, Any]:
        _, files, _, _ = socket.recv_fds(self, 1, 1)
        connection = socket.socket(fileno=files[0])
        try:
            return connection, connection.getpeername()
        except OSError as error:  # they have hung up
            connection.close()
            raise ConnectionAbortedError from error

    def close(self) -> None:
        """Accept nothing more; others serve who is on the way here."""
        if self._closed:
            return
        self._closed = True
        self._doors.is_away(self._place)
        asyncio.get_running_loop().remove_reader(self._doors.listener)
        for connection in list(self._looking):
            self._place_it(connection, self._others())
        with contextlib.suppress(OSError):
            while True:
                _, files, _, _ = socket.recv_fds(self, 1, 1)
                self._place_it(socket.socket(fileno=files[0]), self._others())
        super().close()

    # For all workers

    def _accept_some(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = self._doors.listener.accept()
            except OSError:  # another worker was faster, or there are too many files
                return
            connection.settimeout(0)
            loop = asyncio.get_running_loop()
            here = [self._place]
            self._looking[connection] = loop.call_later(PATIENCE, self._place_it, connection, here)
            self._look(connection)

    def _look(self, connection: socket.socket) -> None:
        """Place a connection by what its request begins with, once that is there."""
        try:
            said = connection.recv(FIRST_LINE, socket.MSG_PEEK)
        except BlockingIOError:
            asyncio.get_running_loop().add_reader(connection, self._look, connection)
            return
        except OSError:
            said = b""
        found = _TABLE.match(said) or _ROOM.match(said)
        places = [self._place]
        if found is not None:
            first = place_of(found[1].decode(), self._doors.workers)
            places = [first, self._place]
        self._place_it(connection, places)

    def _place_it(self, connection: socket.socket, places: Sequence[int]) -> None:
        loop, timer = asyncio.get_running_loop(), self._looking.pop(connection, None)
        if timer is not None:
            timer.cancel()
            loop.remove_reader(connection)
        if any(self._doors.give(connection, place) for place in places):
            return
        if self._closed:
            connection.close()
        else:
            again = loop.call_later(RETRY, self._place_it, connection, places)
            self._looking[connection] = again

    def _others(self) -> list[int]:
        return [place for place in range(self._doors.workers) if place != self._place]
