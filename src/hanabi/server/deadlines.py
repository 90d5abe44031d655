"""Connections as uvicorn serves them, with deadlines for whoever sends or takes half of something, and a pace for frames."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from starlette.types import ASGIApp

from hanabi.server.connections import HttpConnection, LiveConnection
from hanabi.server.limits import Limits

SLICE = 1024
"""Bytes of a WebSocket that are taken apart before it is looked how many frames they were."""

REST = 0.25
"""Seconds for which a connection is not read that has sent more frames than it may."""

AT_ONCE = 4
"""Seconds' worth of frames that may come at once."""

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Config(uvicorn.Config):
    """How uvicorn is to serve an application within limits. It listens at doors (`hanabi.server.door`)."""

    def __init__(self, app: ASGIApp, limits: Limits, **settings: Any) -> None:
        self.limits = limits
        super().__init__(
            app,
            http=Http,
            ws=Live,
            loop="asyncio",  # it asks the door for each connection
            ws_max_size=limits.frame,
            ws_per_message_deflate=False,
            **settings,
        )


class Http(HttpConnection):
    """HTTP: a request has arrived, and its answer has been taken, by a certain time, or the connection is closed."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limits = self.config.limits
        self._waiting_for: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._wait_for("head", self._limits.head)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_for(None, 0)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None, 0)
        super().connection_lost(exc)

    def _look(self) -> None:
        """See what is waited for now."""
        if self.transport.is_closing():
            self._wait_for("taken", self._limits.slow)
        elif self.transport.get_protocol() is not self:  # it is a WebSocket by now
            self._wait_for(None, 0)
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait_for("body", self._limits.body)
        elif self.conn.their_state is not h11.IDLE:
            self._wait_for("answer", self._limits.answer)
        elif self.conn.trailing_data[0]:
            self._wait_for("head", self._limits.head)
        else:  # uvicorn closes what stays idle
            self._wait_for(None, 0)

    def _wait_for(self, what: str | None, seconds: float) -> None:
        if what == self._waiting_for:
            return
        if self._deadline is not None:
            self._deadline.cancel()
        self._waiting_for = what
        self._deadline = None if what is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if self._waiting_for in ("head", "body") and not self.transport.is_closing():
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and self.conn.trailing_data[0]:
                self.transport.write(TOO_LATE)
            self.transport.close()
            self._look()
        else:
            self.transport.abort()


class Live(LiveConnection):
    """WebSockets: whoever sends more frames than they may, pings too, is read no faster, and closed after a while."""

    config: Config
    _rests = 0
    """How often it was not read for a moment, since it last sent little."""
    _resting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = bytearray()
        self._allowed, self._counted = AT_ONCE * self.config.limits.frames, self.loop.time()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self._resting is None:
            self._read()
        else:
            self.transport.pause_reading()

    def handle_events(self) -> None:
        self._allowed -= len(self.conn.events)
        super().handle_events()

    def _read(self) -> None:
        """Read as many frames as are allowed by now."""
        now, rate = self.loop.time(), self.config.limits.frames
        self._allowed = min(AT_ONCE * rate, self._allowed + (now - self._counted) * rate)
        self._counted = now
        while self._unread and self._allowed > 0 and not self.transport.is_closing():
            part = bytes(self._unread[:SLICE])
            del self._unread[:SLICE]
            super().data_received(part)
        if self._unread and not self.transport.is_closing():
            self.transport.pause_reading()
            self._resting = self.loop.call_later(REST, self._go_on)
        elif self._allowed > AT_ONCE * rate / 2:
            self._rests = 0

    def _go_on(self) -> None:
        self._resting = None
        self._rests += 1
        if self._rests > self.config.limits.abuse / REST:
            self._unread.clear()
            self.conn.fail(4429, "too many messages")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self.loop.call_later(self.config.limits.slow, self.transport.abort)
            return
        self._read()
        if self._resting is None and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # who does not answer may not take anything either

    def connection_lost(self, exc: Exception | None) -> None:
        if self._resting is not None:
            self._resting.cancel()
        super().connection_lost(exc)
