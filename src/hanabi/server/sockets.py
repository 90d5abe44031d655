"""Open WebSockets: who is let in, and commands that are answered one after the other."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hanabi.server import messages
from hanabi.server.guard import Buckets, Connections, from_here
from hanabi.server.limits import Limits
from hanabi.server.lines import Talk, line_of
from hanabi.server.outbox import Closing, Outbox
from hanabi.server.responses import UNREADABLE, address_of

C = TypeVar("C")


class Sockets:
    """All WebSockets of this process: an address has so many of them, whatever they are for."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._connections = Connections(limits.connections)

    async def admit(
        self, socket: WebSocket, serve: Callable[[WebSocket], Awaitable[Talk | None]]
    ) -> None:
        """Serve a socket, unless it was opened by another site or from an address that has too many.

        `serve` accepts it and answers with what is to be said there, or None if nothing is.
        """
        address = address_of(socket)
        if not from_here(socket.headers):
            await socket.close(4403, "this connection came from another site")
            return
        if not self._connections.enter(address):
            await socket.close(4429, "too many connections")
            return
        talk = None
        try:
            talk = await serve(socket)
        finally:
            if talk is None:
                self._connections.leave(address)
        if talk is not None:
            line_of(socket).talk(talk, lambda: self._connections.leave(address))

    def talk(
        self,
        outbox: Outbox,
        commands: msgspec.json.Decoder[C],
        obey: Callable[[C], Awaitable[messages.Done | messages.Refused]],
        leave: Callable[[], Coroutine[Any, Any, None]],
    ) -> Talk:
        """Send what the outbox holds and answer every command, until either side has enough."""
        rate = Buckets(self._limits.commands, 6 * self._limits.commands)

        async def hear(text: str | None) -> None:
            if text is None:
                outbox.close()
            else:
                outbox.answer(msgspec.json.encode(await _answer(text, commands, obey, rate)))

        return Talk(outbox, hear, leave, self._limits.slow)


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


async def refuse(socket: WebSocket, closing: Closing) -> None:
    """Close a socket so that whoever opened it hears why: one that is not open yet is opened for that."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.close(*closing)
