"""What waits to be sent over a WebSocket: so many messages, then whoever does not read is let go."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.server.telling import Telling, present


class Outbox:
    """A queue of messages for one connection."""

    __slots__ = ("_queue", "closed")

    def __init__(self, most: int) -> None:
        self._queue: asyncio.Queue[tuple[bytes, Telling | None] | None] = asyncio.Queue(most)
        self.closed = False

    def put(self, message: bytes) -> None:
        """Queue a message, or close if too many wait already."""
        if self.closed:
            return
        if self._queue.full():
            self.close()
            return
        self._queue.put_nowait((message, present()))

    def close(self) -> None:
        """Let the connection go; what waits is not sent any more."""
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
