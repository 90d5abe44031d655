"""Open WebSockets: who is let in, and commands that are answered one after the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hanabi.server import messages
from hanabi.server.barring import BANNED
from hanabi.server.cluster.peers import FateUnknown
from hanabi.server.guard import Buckets, Connections, Counted, from_here
from hanabi.server.limits import Limits
from hanabi.server.lines import Talk, line_of
from hanabi.server.metrics import Metrics
from hanabi.server.outbox import ELSEWHERE, OVER, Closing, Outbox
from hanabi.server.responses import UNREADABLE, address_of

TOO_MUCH = Closing(4429, "too many messages")

TURN = 0.1
"""Seconds that somebody waits at least whose address has said enough."""

C = TypeVar("C")


class Sockets:
    """All WebSockets of this process: an address has so many of them, whatever they are for."""

    def __init__(
        self, limits: Limits, metrics: Metrics, bars: Callable[[str], bool] = lambda _host: False
    ) -> None:
        """`bars` says whether a host is in a network that is banned."""
        self._limits = limits
        self._metrics = metrics
        self._bars = bars
        self._connections = Connections(limits.connections)
        self._commands = Buckets(limits.shared_commands, 3 * limits.shared_commands)
        self._handshakes = Buckets(limits.handshakes, 2 * limits.connections)

    def counted(self) -> Counted:
        return {
            "connections": self._connections,
            "commands": self._commands,
            "handshakes": self._handshakes,
        }

    async def admit(
        self, socket: WebSocket, serve: Callable[[WebSocket], Awaitable[Talk | None]]
    ) -> None:
        """Serve a socket, unless it was opened by another site or from an address that has too many, or too often.

        `serve` accepts it and answers with what is to be said there, or None if nothing is.
        """
        address = address_of(socket)
        if not from_here(socket.headers):
            await socket.close(4403, "this connection came from another site")
            return
        if not self._handshakes.take(address) or not self._connections.enter(address):
            await socket.close(4429, "too many connections")
            return
        self._metrics.sockets.inc()
        talk = None
        try:
            talk = await serve(socket)
        finally:
            if talk is None:
                self._leave(address)
        if talk is not None:
            talk = replace(talk, hear=self._in_turn(talk.hear, address))
            line_of(socket).talk(talk, lambda: self._leave(address))

    def _leave(self, address: str) -> None:
        self._connections.leave(address)
        self._metrics.sockets.dec()

    def _in_turn(
        self, hear: Callable[[str | None], Awaitable[None]], address: str
    ) -> Callable[[str | None], Awaitable[None]]:
        """The same, as often as all connections of an address together may be heard."""

        async def in_turn(text: str | None) -> None:
            while not self._commands.take(address):
                await asyncio.sleep(self._commands.wait(address) + TURN)
            await hear(text)

        return in_turn

    def talk(
        self,
        socket: WebSocket,
        outbox: Outbox,
        commands: msgspec.json.Decoder[C],
        obey: Callable[[C], Awaitable[messages.Done | messages.Refused]],
        leave: Callable[[], Coroutine[Any, Any, None]],
    ) -> Talk:
        """Send what the outbox holds and answer every command, until either side has enough.

        Commands are heard as fast as they may come, and nothing is read meanwhile. Whoever goes on is let go.
        """
        rate = Buckets(self._limits.commands, 6 * self._limits.commands)
        waited = 0.0

        host = socket.client.host if socket.client else ""
        heard = self._metrics.frames.labels("in")
        outbox.sent = self._metrics.frames.labels("out").inc

        async def hear(text: str | None) -> None:
            nonlocal waited
            heard.inc()
            if self._bars(host):
                outbox.close(Closing(BANNED, "banned"))
                return
            wait = rate.wait("")
            waited = waited + wait if wait else 0.0
            if text is None or waited > self._limits.abuse:
                outbox.close(OVER if text is None else TOO_MUCH)
                return
            if wait:
                await asyncio.sleep(wait)
            rate.take("")
            try:
                answer = await _answer(text, commands, obey)
            except (
                FateUnknown
            ):  # no answer would be true: they come again, and see what has happened
                outbox.close(ELSEWHERE)
            else:
                outbox.answer(msgspec.json.encode(answer))

        return Talk(outbox, hear, leave, self._limits.slow, answers=True)


async def _answer(
    text: str,
    commands: msgspec.json.Decoder[C],
    obey: Callable[[C], Awaitable[messages.Done | messages.Refused]],
) -> messages.Done | messages.Refused:
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
