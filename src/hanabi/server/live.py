"""A table in memory, and whoever is connected to it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from hanabi.server.choices import CommandRefused
from hanabi.server.table import Table
from hanabi.server.thinking import Sitters

OUTBOX = 100
"""Messages that may wait for a slow client before it is let go."""


@dataclass(eq=False, slots=True)
class Client:
    """One connection to a table."""

    seat: int | None
    language: str | None
    key: str | None = None
    """The digest that held the seat when it connected."""
    outbox: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(OUTBOX))
    log_told: int = 0
    talk_told: int = 0
    gone: bool = False

    def put(self, message: bytes) -> None:
        """Queue a message, or give the client up if it does not listen."""
        if self.gone:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.give_up()

    def give_up(self) -> None:
        """Close the connection after nothing more."""
        self.gone = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table in memory, with whoever is connected."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    bots: Sitters = field(default_factory=dict)
    bots_at_work: asyncio.Task[None] | None = None
    touched: float = 0.0
    dropped: bool = False
    """What is in memory is not on disk: nobody may go on from it."""

    def check(self) -> None:
        if self.dropped:
            raise CommandRefused("late", "the table has moved on; look again")

    def seat_of(self, client: Client) -> int | None:
        """The seat of a client, as long as it is theirs: one given up and taken anew is another's."""
        chairs, seat = self.table.chairs, client.seat
        if seat is None or seat >= len(chairs) or chairs[seat].key != client.key:
            return None
        return seat

    @property
    def connected(self) -> set[int]:
        return {seat for client in self.clients if (seat := self.seat_of(client)) is not None}

    def send_bots_home(self) -> None:
        """Whatever a bot is thinking, nobody waits for it any more."""
        work = self.bots_at_work
        if work is not None and work is not asyncio.current_task():
            work.cancel()

    @property
    def spectators(self) -> int:
        return sum(self.seat_of(client) is None for client in self.clients)
