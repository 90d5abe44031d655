"""What waits to be sent over a WebSocket: so many messages, then whoever does not read is let go."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect


class Outbox:
    """A queue of messages for one connection."""

    __slots__ = ("_queue", "closed")

    def __init__(self, most: int) -> None:
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(most)
        self.closed = False

    def put(self, message: bytes) -> None:
        """Queue a message, or close if too many wait already."""
        if self.closed:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Let the connection go; what waits is not sent any more."""
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
