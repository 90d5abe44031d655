"""What waits to be sent over a WebSocket: so many messages, then whoever does not read is let go."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect


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
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(most)
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
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self, closing: Closing = OVER) -> None:
        """Let the connection go; what waits is not sent any more."""
        if not self.closed:
            self.closing = closing
        self.closed = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def waiting(self) -> list[bytes]:
        """Take out what waits, in order."""
        found = []
        while not self._queue.empty():
            message = self._queue.get_nowait()
            if message is not None:
                found.append(message)
        return found

    async def send_all(self, socket: WebSocket, slow: float) -> None:
        """Send message after message, until this is closed or one takes longer than `slow` seconds."""
        while (message := await self._queue.get()) is not None:
            try:
                async with asyncio.timeout(slow):
                    await socket.send_text(message.decode())
            except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
                return
            del message  # a connection that waits keeps nothing
