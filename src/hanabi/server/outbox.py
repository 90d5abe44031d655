"""What is told over a connection: so many messages may wait, then whoever does not read is let go."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from hanabi.server.telling import Telling, present


class Closing(NamedTuple):
    """What a closed connection is told: a code, and the reason as a code of a refusal."""

    code: int = 1000
    reason: str = ""


OVER = Closing()
"""Come again: what was known of the table is no longer good."""

ELSEWHERE = Closing(1012, "elsewhere")
"""Come again at once: another process goes on, or this one once it is sure."""

STORE_FAILED = Closing(1013, "store-failed")
"""Come again later: the database does not work at present."""


class Pipe(Protocol):
    """Where messages go."""

    @property
    def is_full(self) -> bool:
        """Whether so much waits to be taken that no more should be sent."""

    def send_text(self, text: bytes, /) -> None:
        """Send a message."""

    def let_go(self, closing: Closing, /) -> None:
        """Close it."""


class Outbox:
    """The messages for one connection. They leave at once where they can."""

    __slots__ = ("_most", "_pipe", "_waiting", "closed", "closing", "sent")

    def __init__(self, most: int) -> None:
        self._most = most
        self._pipe: Pipe | None = None
        self._waiting: list[tuple[bytes, Telling | None]] = []
        self.closed = False
        self.closing = OVER
        self.sent: Callable[[], None] = _uncounted
        """Called for each message that has left."""

    def answer(self, message: bytes) -> None:
        """Send the answer to a command, also when this was closed meanwhile."""
        if not self.closed:
            self.put(message)
        elif self._pipe is not None:
            self._pipe.send_text(message)
            self.sent()

    def put(self, message: bytes) -> None:
        """Send a message as soon as possible, or close if too many wait already."""
        pipe = self._pipe
        if self.closed:
            return
        if pipe is not None and not pipe.is_full and not self._waiting:
            pipe.send_text(message)
            self.sent()
        elif len(self._waiting) < self._most:
            self._waiting.append((message, present()))
        else:
            self.close()

    def close(self, closing: Closing = OVER) -> None:
        """Let the connection go; what waits is not sent any more."""
        if not self.closed:
            self.closing = closing
            self.end()
            if self._pipe is not None:
                self._pipe.let_go(closing)

    def end(self) -> None:
        """Take no more, and forget what waits."""
        self.closed = True
        self.waiting()

    def waiting(self) -> list[bytes]:
        """Take out what waits, in order."""
        found, self._waiting = self._waiting, []
        for _, telling in found:
            _sent(telling)
        return [message for message, _ in found]

    def flow_to(self, pipe: Pipe) -> None:
        """From now on messages leave there."""
        self._pipe = pipe
        if self.closed:
            pipe.let_go(self.closing)
        else:
            self.flow()

    def flow(self) -> None:
        """Send what waits, as far as it is taken."""
        pipe, sent = self._pipe, 0
        while pipe is not None and sent < len(self._waiting) and not pipe.is_full:
            message, telling = self._waiting[sent]
            pipe.send_text(message)
            _sent(telling)
            self.sent()
            sent += 1
        del self._waiting[:sent]


def _uncounted() -> None:
    """For whoever counts nothing."""


def _sent(telling: Telling | None) -> None:
    if telling is not None:
        telling.sent()
