"""The bus: short messages between the processes behind one PostgreSQL, by LISTEN and NOTIFY.

What one process sends to another arrives in that order, or not at all: whoever sends has to be able to do without. When
a connection was lost and is back, both sides are told so.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import psycopg

LONGEST = 7_900
"""Bytes of one notification. PostgreSQL takes fewer than 8,000."""

TOGETHER = 200
"""Notifications that are sent at once."""

EVERYBODY = "hanabi"
"""The channel on which all listen; the one of a process has its id behind it."""

LOOK_UP = 0.5
"""Seconds after which a thread that waits looks whether it is to end."""

TRY_AGAIN = 0.3
"""Seconds between two attempts to connect."""

SEND = (
    "SELECT pg_notify(channel, said) FROM unnest(%s::text[], %s::text[]) AS message(channel, said)"
)

log = logging.getLogger("hanabi.cluster")


class Bus:
    """Two threads, each with a connection of its own: one sends, one listens."""

    def __init__(
        self,
        connect: Callable[[], psycopg.Connection[Any]],
        hear: Callable[[str], None],
        back: Callable[[], None],
    ) -> None:
        """`hear` is called with each message, `back` when the bus works, at first and again after it did not."""
        self._connect, self._hear, self._back = connect, hear, back
        self._loop = asyncio.get_running_loop()
        self._name = ""
        self._ended = False
        self._out: queue.SimpleQueue[tuple[str, str] | None] = queue.SimpleQueue()
        self._numbers = itertools.count()
        self._sending = threading.Thread(target=self._send_on, name="bus out", daemon=True)
        self._listening = threading.Thread(target=self._listen_on, name="bus in", daemon=True)

    def start(self, name: str) -> None:
        """Listen to what is sent to this process, and to all."""
        self._name = name
        self._sending.start()
        self._listening.start()

    def rename(self, name: str) -> None:
        """Listen under another name from now on, which `back` will say has happened."""
        self._name = name

    def send(self, to: str | None, message: str) -> None:
        """Send to one process, or to all."""
        channel = EVERYBODY if to is None else f"{EVERYBODY}_{to}"
        for part in _parts(message, f"{self._name}.{next(self._numbers)}"):
            self._out.put((channel, part))

    async def close(self) -> None:
        """Send what waits, then end."""
        self._ended = True
        self._out.put(None)
        for thread in (self._sending, self._listening):
            if thread.is_alive():
                await asyncio.to_thread(thread.join, 2.0)

    def _tell(self, what: Callable[..., None], *about: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, *about)

    # Out

    def _send_on(self) -> None:
        connection = self._connect_to_send()
        while connection is not None and (first := self._out.get()) is not None:
            batch = [first, *self._waiting()]
            try:
                connection.execute(SEND, [[one[0] for one in batch], [one[1] for one in batch]])
            except Exception as error:  # it is not sent again: some of it may have arrived
                log.warning("nothing can be told to other processes: %s", _line(error))
                _let_go(connection)
                connection = self._connect_to_send()
                self._tell(self._back)
        _let_go(connection)

    def _connect_to_send(self) -> psycopg.Connection[Any] | None:
        """A connection, as soon as there can be one; None if this ends before."""
        while not self._ended:
            connection: psycopg.Connection[Any] | None = None
            try:
                connection = self._connect()
                connection.execute("SET synchronous_commit = off")  # nothing here has to last
            except Exception:
                _let_go(connection)
                time.sleep(TRY_AGAIN)
            else:
                return connection
        return None

    def _waiting(self) -> Iterable[tuple[str, str]]:
        for _ in range(TOGETHER - 1):
            try:
                one = self._out.get_nowait()
            except queue.Empty:
                return
            if one is None:
                self._out.put(None)  # end after this
                return
            yield one

    # In

    def _listen_on(self) -> None:
        worked = True
        while not self._ended:
            connection: psycopg.Connection[Any] | None = None
            try:
                connection = self._connect()
                worked = True
                self._listen(connection)
            except Exception as error:
                if worked and not self._ended:
                    log.warning("nothing is heard from other processes: %s", _line(error))
                worked = False
                time.sleep(TRY_AGAIN)
            finally:
                _let_go(connection)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        name, parts = self._name, _Parts()
        for channel in (EVERYBODY, f"{EVERYBODY}_{name}"):
            connection.execute(f'LISTEN "{channel}"')
        self._tell(self._back)
        while not self._ended and self._name == name:
            for notify in connection.notifies(timeout=LOOK_UP):
                message = parts.add(notify.payload)
                if message is not None:
                    self._tell(self._hear, message)
                if self._ended:
                    return


class _Parts:
    """Puts together what was too long for one notification."""

    def __init__(self) -> None:
        self._begun: dict[str, list[str]] = {}

    def add(self, payload: str) -> str | None:
        """The message that is whole with this part."""
        head, _, text = payload.partition("|")
        name, place, count = head.rsplit(".", 2)
        if count == "1":
            return text
        got = self._begun.setdefault(name, [])
        if int(place) != len(got):  # one before was lost
            del self._begun[name]
            return None
        got.append(text)
        return "".join(self._begun.pop(name)) if len(got) == int(count) else None


def _parts(message: str, name: str) -> list[str]:
    """The notifications for a message. Each is unlike any other: PostgreSQL sends what is the same once."""
    room = LONGEST - len(name) - 20
    if len(message) * 4 <= room or len(message.encode()) <= room:
        return [f"{name}.0.1|{message}"]
    pieces = _cut(message, room)
    return [f"{name}.{place}.{len(pieces)}|{piece}" for place, piece in enumerate(pieces)]


def _cut(message: str, room: int) -> list[str]:
    """Pieces of at most so many bytes."""
    whole, pieces, start = message.encode(), [], 0
    while start < len(whole):
        end = min(start + room, len(whole))
        while end < len(whole) and whole[end] & 0xC0 == 0x80:  # noqa: PLR2004  # inside a character
            end -= 1
        pieces.append(whole[start:end].decode())
        start = end
    return pieces


def _let_go(connection: psycopg.Connection[Any] | None) -> None:
    if connection is not None:
        connection.close()


def _line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
