"""Open WebSockets: who is let in, what waits to be sent, and commands that are answered one after the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hanabi.server import messages
from hanabi.server.guard import Buckets, Connections, from_here
from hanabi.server.limits import Limits
from hanabi.server.outbox import OVER, Closing, Outbox
from hanabi.server.responses import UNREADABLE, address_of

LAST_ANSWER = 1.0
"""Seconds for which the answer to a command may hold up a connection that is to be closed."""

C = TypeVar("C")


class Sockets:
    """All WebSockets of this process: an address has so many of them, whatever they are for."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._connections = Connections(limits.connections)

    async def admit(self, socket: WebSocket, serve: Callable[[WebSocket], Awaitable[None]]) -> None:
        """Serve a socket, unless it was opened by another site or from an address that has too many."""
        address = address_of(socket)
        if not from_here(socket.headers):
            await socket.close(4403, "this connection came from another site")
            return
        if not self._connections.enter(address):
            await socket.close(4429, "too many connections")
            return
        try:
            await serve(socket)
        finally:
            self._connections.leave(address)

    async def converse(
        self,
        socket: WebSocket,
        outbox: Outbox,
        commands: msgspec.json.Decoder[C],
        obey: Callable[[C], Awaitable[messages.Done | messages.Refused]],
    ) -> None:
        """Send what the outbox holds and answer every command, until either side has enough."""
        sending = asyncio.create_task(outbox.send_all(socket, self._limits.slow))
        listening = asyncio.create_task(self._listen(socket, outbox, commands, obey))
        try:
            await asyncio.wait([sending, listening], return_when=asyncio.FIRST_COMPLETED)
            if outbox.answering and not listening.done():
                await asyncio.wait([listening], timeout=LAST_ANSWER)
            if outbox.last is not None:
                await _send_last(socket, outbox.last)
        finally:
            for task in (sending, listening):
                task.cancel()

    async def _listen(
        self,
        socket: WebSocket,
        outbox: Outbox,
        commands: msgspec.json.Decoder[C],
        obey: Callable[[C], Awaitable[messages.Done | messages.Refused]],
    ) -> None:
        rate = Buckets(self._limits.commands, 6 * self._limits.commands)
        while True:
            try:
                text = await socket.receive_text()
            except (WebSocketDisconnect, KeyError, RuntimeError):
                return
            outbox.answering = True
            outbox.answer(msgspec.json.encode(await _answer(text, commands, obey, rate)))
            outbox.answering = False
            if outbox.closed:
                return


async def _answer(
    text: str,
    commands: msgspec.json.Decoder[C],
    obey: Callable[[C], Awaitable[messages.Done | messages.Refused]],
    rate: Buckets,
) -> messages.Done | messages.Refused:
    if not rate.take(""):
        return messages.Refused(0, "too-fast", "too many messages; wait a moment")
    try:
        wish = commands.decode(text)
    except UNREADABLE as error:
        return messages.Refused(0, "bad-message", str(error))
    return await obey(wish)


async def _send_last(socket: WebSocket, message: bytes) -> None:
    with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
        async with asyncio.timeout(LAST_ANSWER):
            await socket.send_text(message.decode())


async def refuse(socket: WebSocket, closing: Closing) -> None:
    """Close a socket so that whoever opened it hears why: one that is not open yet is opened for that."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.close(*closing)


async def close_quietly(socket: WebSocket, closing: Closing = OVER) -> None:
    """Close a socket, also one that is closed already."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(*closing)
