"""A table in memory, and whoever is connected to it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass, field

from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import SeatedBots
from hanabi.table.table import Table

Shared = dict[Hashable, bytes]
"""What was already written for others in the same place, while the news of one change go round."""


class Listener(ABC):
    """Whoever is connected to a table and hears its news."""

    __slots__ = ("key", "seat")

    seat: int | None
    """None for a spectator."""
    key: str | None
    """The digest that held the seat when it was taken."""

    @abstractmethod
    def tell(self, live: LiveTable, shared: Shared) -> None:
        """Pass on what is new. Everything at the table is on disk by now, and its lock is held."""

    @abstractmethod
    def give_up(self) -> None:
        """What is in memory of the table is no longer good: let the connection go, or make a new one."""


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table in memory, with whoever is connected."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    bots: SeatedBots = field(default_factory=dict)
    bots_at_work: asyncio.Task[None] | None = None
    touched: float = 0.0
    turn_since: tuple[int, float] = (-1, 0.0)
    """How often somebody had acted when the present turn began, and when that was."""
    dropped: bool = False
    """What is in memory is not on disk: nobody may go on from it."""

    def check(self) -> None:
        if self.dropped:
            raise CommandRefused("late", "the table has moved on; look again")

    def seat_of(self, listener: Listener) -> int | None:
        """The seat of a listener, as long as it is theirs: one given up and taken anew is another's."""
        chairs, seat = self.table.chairs, listener.seat
        if seat is None or seat >= len(chairs) or chairs[seat].key != listener.key:
            return None
        return seat

    @property
    def connected(self) -> set[int]:
        return {seat for one in self.listeners if (seat := self.seat_of(one)) is not None}

    def send_bots_home(self) -> None:
        """Whatever a bot is thinking, nobody waits for it any more."""
        work = self.bots_at_work
        if work is not None and work is not asyncio.current_task():
            work.cancel()

    @property
    def spectators(self) -> int:
        return sum(self.seat_of(one) is None for one in self.listeners)
