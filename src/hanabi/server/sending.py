"""Passing on what waits for somebody at the other end of a WebSocket."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

SLOW = 20.0
"""Seconds that somebody may take to receive one message."""


async def send_all(socket: WebSocket, outbox: asyncio.Queue[bytes | None]) -> None:
    """Send message after message, until None comes or the other end is too slow."""
    while (message := await outbox.get()) is not None:
        try:
            async with asyncio.timeout(SLOW):
                await socket.send_text(message.decode())
        except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            return
        del message  # a connection that waits keeps nothing
