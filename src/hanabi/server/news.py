"""The news of a table for our own page and for programs: one `Update` after each change."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from hanabi.server import messages
from hanabi.server.live import Listener, LiveTable, Shared
from hanabi.server.table import Table
from hanabi.server.wire import game_view, log_entries, may_see, table_info, viewed_by
from hanabi.words import LANGUAGES, Words

OUTBOX = 100
"""Messages that may wait for a slow client before it is let go."""

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=64)
def words_for(language: str, vocabulary: str) -> Words:
    return Words(language, vocabulary)


@dataclass(eq=False, slots=True)
class Client(Listener):
    """One connection of the page, or of a program that speaks our messages."""

    seat: int | None
    language: str | None
    key: str | None = None
    outbox: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(OUTBOX))
    log_told: int = 0
    talk_told: int = 0
    gone: bool = False

    @classmethod
    def at(cls, live: LiveTable, seat: int | None, language: str | None) -> Client:
        """A listener who has heard nothing yet."""
        key = None if seat is None else live.table.chairs[seat].key
        return cls(seat, language if language in LANGUAGES else None, key)

    def put(self, message: bytes) -> None:
        """Queue a message, or give the client up if it does not listen."""
        if self.gone:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.give_up()

    def give_up(self) -> None:
        self.gone = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def tell(self, live: LiveTable, shared: Shared) -> None:
        place = (live.seat_of(self), self.language, self.log_told, self.talk_told)
        if place not in shared:
            shared[place] = self.update(live)
        self.put(shared[place])
        if may_see(live.table, live.seat_of(self)):
            self.log_told = _log_length(live.table)
        self.talk_told = len(live.table.talk)

    def update(self, live: LiveTable) -> bytes:
        """The table as this client may see it, with what it has not heard yet."""
        table, seat = live.table, live.seat_of(self)
        words = None if self.language is None else words_for(self.language, table.rules.vocabulary)
        view = viewed_by(table, seat)
        steps = 0 if table.game is None else len(table.game.steps)
        return _encode(
            messages.Update(
                number=table.number,
                you=seat,
                table=table_info(table, live.connected, live.spectators, words),
                view=None if view is None else game_view(view, steps=steps, words=words),
                log_from=self.log_told,
                log=[]
                if view is None
                else log_entries(view, words, table.names, self.log_told, table.reasons),
                talk_from=self.talk_told,
                talk=table.talk[self.talk_told :],
            )
        )


def _log_length(table: Table) -> int:
    return 0 if table.game is None else table.game.event_count
