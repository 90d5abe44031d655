"""What waits to be sent over a WebSocket: so many messages, then whoever does not read is let go."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.server.telling import Telling, present


class Closing(NamedTuple):
    """What a closed connection is told: a code, and the reason as a code of a refusal."""

    code: int = 1000
    reason: str = ""


OVER = Closing()
"""Come again: what was known of the table is no longer good."""

STORE_FAILED = Closing(1013, "store-failed")
"""Come again later: the database does not work at present."""


class Outbox:
    """A queue of messages for one connection."""

    __slots__ = ("_queue", "answering", "closed", "closing", "last")

    def __init__(self, most: int) -> None:
        self._queue: asyncio.Queue[tuple[bytes, Telling | None] | None] = asyncio.Queue(most)
        self.closed = False
        self.closing = OVER
        self.answering = False
        """A command is being carried out: its answer is sent even if this is closed meanwhile."""
        self.last: bytes | None = None
        """That answer."""

    def answer(self, message: bytes) -> None:
        """Queue the answer to a command; the last one is sent even when the rest is not."""
        if self.closed:
            self.last = message
        else:
            self.put(message)

    def put(self, message: bytes) -> None:
        """Queue a message, or close if too many wait already."""
        if self.closed:
            return
        if self._queue.full():
            self.close()
            return
        self._queue.put_nowait((message, present()))

    def close(self, closing: Closing = OVER) -> None:
        """Let the connection go; what waits is not sent any more."""
        if not self.closed:
            self.closing = closing
        self.closed = True
        self.waiting()
        self._queue.put_nowait(None)

    def waiting(self) -> list[bytes]:
        """Take out what waits, in order."""
        found = []
        while not self._queue.empty():
            queued = self._queue.get_nowait()
            if queued is not None:
                found.append(queued[0])
                _sent(queued[1])
        return found

    async def send_all(self, socket: WebSocket, slow: float) -> None:
        """Send message after message, until this is closed or one takes longer than `slow` seconds."""
        try:
            while (queued := await self._queue.get()) is not None:
                message, telling = queued
                try:
                    async with asyncio.timeout(slow):
                        await socket.send_text(message.decode())
                except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
                    return
                finally:
                    _sent(telling)
                del message, queued  # a connection that waits keeps nothing
        finally:
            self.close()


def _sent(telling: Telling | None) -> None:
    if telling is not None:
        telling.sent()
