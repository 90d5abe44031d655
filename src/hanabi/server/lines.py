"""Lines: WebSockets that wait for nobody. Once an application has let somebody in, no task and no queue is kept for them.

uvicorn keeps an application running for every open WebSocket, with the frames of all its layers, two queues and the
request: 30 KB for somebody who says and hears nothing. A `Line` is such a WebSocket until the application hands it over
with `talk`, and returns. From then on bytes that arrive lead straight to whoever hears them, and messages are written
straight to the transport.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Opcode
from websockets.protocol import OPEN

from hanabi.server.outbox import OVER, Closing, Outbox

EXTENSION = "hanabi.line"
"""Where an application finds the line of a WebSocket among the extensions of its scope."""

TEXT = 128 | Opcode.TEXT
"""How a frame begins that is a whole text."""

LAST_ANSWER = 1.0
"""Seconds for which the answer to a command may hold up a connection that is to be closed."""

MOST_UNHEARD = 16
"""Messages that wait to be heard before no more are read."""

log = logging.getLogger("hanabi.lines")


@dataclass(frozen=True, slots=True)
class Talk:
    """What somebody at a line says and is told."""

    outbox: Outbox
    hear: Callable[[str | None], Awaitable[None]]
    """Called with each text, one after the other; None stands for bytes, which say nothing here."""
    leave: Callable[[], Coroutine[Any, Any, None]]
    """Called once, when nothing more is heard or told."""
    slow: float
    """Seconds that whoever is told may take nothing."""
    answers: bool = False
    """Whatever is heard is answered, at once after the news that it led to."""


def line_of(socket: WebSocket) -> Line:
    """The line of a WebSocket that a server with lines has accepted."""
    line: Line = socket.scope["extensions"][EXTENSION]
    return line


class _Nothing(asyncio.Queue[Any]):
    """Stands where nobody waits any more for what uvicorn says."""

    def put_nowait(self, _event: object) -> None:
        pass


class _Always(asyncio.Event):
    """Stands where nobody waits any more until something can be written."""

    def is_set(self) -> bool:
        return True


_NOTHING, _ALWAYS = _Nothing(), _Always()


class Line(WebSocketsSansIOProtocol):
    """One WebSocket."""

    _talk: Talk | None = None
    _left: bool = False
    """Nothing more is heard or told."""
    _unheard: deque[str | None] | None = None
    """What waits while something is heard."""
    _held: tuple[bytes, ...] = ()
    """What is written in a moment, all at once."""
    _farewell: Closing | None = None
    """What is told once the last answer is given."""
    _late: asyncio.TimerHandle | None = None
    """Goes off when somebody has taken nothing for too long."""

    # An application

    async def run_asgi(self) -> None:
        """Serve it until the application is done with it, or hands it over."""
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # ours
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._talk is None and self.close_timer is None:
            self.transport.close()

    def talk(self, talk: Talk, closed: Callable[[], None] = lambda: None) -> None:
        """From now on it is no longer the application's. `closed` is called when the connection is."""
        self._talk, self._closed, waiting = talk, closed, self.queue
        self.queue, self.writable = _NOTHING, _ALWAYS
        self.request.headers.clear()  # what parses frames keeps it
        del self.scope, self.request, self.response
        while not waiting.empty():
            event = waiting.get_nowait()
            if event["type"] == "websocket.receive":
                self._hear(event.get("text"))
        if self.disconnected:
            self._leave_for_good()
        elif self.close_sent or self.transport.is_closing():
            self._leave()
        else:
            self._read_on()
            talk.outbox.flow_to(self)

    # To whoever is there

    @property
    def is_full(self) -> bool:
        """Whether so much waits to be taken that no more should be sent."""
        return self._late is not None

    def send_text(self, text: bytes) -> None:
        """Send a message, which is UTF-8."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:  # noqa: PLR2004  # RFC 6455, 5.2: in one byte, or 126 and two, or 127 and eight
            head = bytes((TEXT, size))
        elif size < 65536:  # noqa: PLR2004
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        answered = self._unheard is not None and self._talk is not None and self._talk.answers
        if not answered and not self._held:
            self.transport.write(head + text)
            return
        if not self._held:
            self.loop.call_soon(self._write_held)
        self._held = (*self._held, head, text)

    def _write_held(self) -> None:
        held, self._held = b"".join(self._held), ()
        if held and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(held)

    def let_go(self, closing: Closing = OVER) -> None:
        """Close it; nothing is heard or told any more, but for the answer to what was heard last.

        Whoever takes nothing is not waited for.
        """
        self._leave()
        if self.is_full:
            self.transport.abort()
        elif self._unheard is not None and self._farewell is None:
            self._farewell = closing
            self.loop.call_later(LAST_ANSWER, self._close, closing)
        else:
            self._close(closing)

    def _close(self, closing: Closing) -> None:
        self._write_held()
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.conn.send_close(*closing)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self._read_on()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def pause_writing(self) -> None:
        if self._talk is None:
            super().pause_writing()
        elif self._late is None:
            self._late = self.loop.call_later(self._talk.slow, self.transport.abort)

    def resume_writing(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self._talk is None:
            super().resume_writing()
        else:
            self._talk.outbox.flow()

    # From whoever is there

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Text that is no UTF-8 closes the line and is no failure of the server."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(CloseCode.INVALID_DATA, "text has to be UTF-8")
                self.handle_parser_exception()
                return
        else:
            text = None
        if self._talk is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self._hear(text)

    def _hear(self, text: str | None) -> None:
        """Let it be heard, after what was said before."""
        if self._unheard is None:
            self._unheard = deque((text,))
            self._start(self._hear_all(self._unheard))
            return
        self._unheard.append(text)
        if len(self._unheard) > MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def _hear_all(self, unheard: deque[str | None]) -> None:
        talk, closing = self._talk, OVER
        try:
            while unheard and talk is not None and not self._left:
                await talk.hear(unheard.popleft())
        except Exception:
            log.exception("what was said cannot be heard")
            closing = Closing(CloseCode.INTERNAL_ERROR)
            self._leave()
        self._unheard = None
        if self._left:
            self._close(self._farewell or closing)
        else:
            self._read_on()

    def _read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # The end

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self._leave_for_good()

    def _leave_for_good(self) -> None:
        self._leave()
        if self._talk is not None:
            self._talk = None
            self._closed()

    def _leave(self) -> None:
        talk = self._talk
        if talk is not None and not self._left:
            self._left = True
            talk.outbox.end()
            self._start(talk.leave())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it in the background; a server that stops waits for it, and does not stop it halfway."""
        task = asyncio.shield(self.loop.create_task(work))
        self.tasks.add(task)  # type: ignore[arg-type]  # whoever waits for it takes any future
        task.add_done_callback(self.tasks.discard)
