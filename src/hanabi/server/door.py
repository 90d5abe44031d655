"""The listening socket: who is let in before a byte is read. An address has so many connections, and so many a second."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import time
from collections.abc import Callable
from typing import Any

from hanabi.server.guard import Buckets, Connections
from hanabi.server.limits import Limits
from hanabi.server.networks import counted

AT_A_TIME = 32
"""Connections that are taken in one round of the event loop: whoever is inside has their turn between."""

SPARE = 64
"""Descriptors that are left for the database, files and processes."""

UNREAD = 60_000
"""Milliseconds after which the system gives up somebody who does not take what was sent."""

SAID_EVERY = 60.0
"""Seconds between two lines in the log about a server that is full."""

NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

log = logging.getLogger("hanabi.door")


class Door(socket.socket):
    """A listening socket for an event loop of asyncio.

    Whoever comes from an address that has too many connections, or comes too often, is hung up on. When no
    descriptor is left, nobody is let in for a second, and the log says so once a minute.
    """

    def __init__(
        self,
        listener: socket.socket,
        limits: Limits,
        *,
        trusted: Callable[[str], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take a listening socket over. For a `trusted` address, a proxy's, only the room counts."""
        super().__init__(listener.family, listener.type, listener.proto, fileno=listener.detach())
        self._trusted, self._clock = trusted, clock
        self._inside = Connections(limits.doorway)
        self._arrivals = Buckets(limits.arrivals, limits.doorway, clock)
        self._room = open_files() - SPARE
        self._open = 0
        self._in_a_row = 0
        self._said = float("-inf")

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that may come in; `BlockingIOError` if nobody else does now."""
        while self._in_a_row < AT_A_TIME:
            self._in_a_row += 1
            if self._open >= self._room:
                self._refuse_for_now(OSError(errno.EMFILE, "as many connections as there is room"))
            try:
                came, address = self._next()
            except OSError as error:
                if error.errno in NO_ROOM:
                    self._refuse_for_now(error)
                self._in_a_row = 0
                raise
            network = None if self._trusted(address[0]) else counted(address[0])
            if network is None or self._lets_in(network):
                self._open += 1
                return Guest(came, self, network), address
            came.close()
        self._in_a_row = 0
        raise BlockingIOError

    def _next(self) -> tuple[socket.socket, Any]:
        """The next connection that has come."""
        return super().accept()

    def _lets_in(self, network: str) -> bool:
        return self._arrivals.take(network) and self._inside.enter(network)

    def _refuse_for_now(self, error: OSError) -> None:
        """Let asyncio wait for a second, which it does at this error; it asks once more before, and hears of nobody."""
        self._in_a_row = AT_A_TIME
        if self._clock() - self._said >= SAID_EVERY:
            self._said = self._clock()
            log.warning("nobody else is let in for now: %s (%d are inside)", error, self._open)
        raise error

    def leave(self, network: str | None) -> None:
        """A connection is closed."""
        self._open -= 1
        if network is not None:
            self._inside.leave(network)


class Guest(socket.socket):
    """A connection that was let in. Small messages leave at once."""

    def __init__(self, came: socket.socket, door: Door, network: str | None) -> None:
        super().__init__(came.family, came.type, socket.IPPROTO_TCP, fileno=came.detach())
        self._door: Door | None = door
        self._network = network
        self.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            self.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)

    def close(self) -> None:
        super().close()
        door, self._door = self._door, None
        if door is not None:
            door.leave(self._network)


def open_files(wanted: int = 262_144) -> int:
    """How many descriptors this process may have, after it was allowed as many as the system lets it, up to these."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (ValueError, OSError):  # macOS says more than it gives
            return soft
        soft = most
    return wanted if soft == resource.RLIM_INFINITY else soft


def say_once_that_it_is_full(loop: asyncio.AbstractEventLoop) -> None:
    """Let this loop report everything but a full door, of which the log has heard."""

    def report(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not (isinstance(error, OSError) and error.errno in NO_ROOM and "socket" in context):
            loop.default_exception_handler(context)

    loop.set_exception_handler(report)
