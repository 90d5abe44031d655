"""A table in memory, and whoever is connected to it."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from hanabi.core import HanabiError, Seat
from hanabi.server.cluster.leases import Lease
from hanabi.server.cluster.table_messages import Presence
from hanabi.server.identity import Person
from hanabi.server.outbox import OVER, Closing
from hanabi.table.clock import EXACT
from hanabi.table.dealing import Draw, Wanted, check_deal
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import BotAnswer, BotFailure, SeatedBots
from hanabi.table.table import Table

MOST_RECENT = 50
"""Facts that a table remembers as they were written."""

Shared = dict[Hashable, Any]
"""What was already worked out for others, while the news of one change go round."""


class NoSuchTable(HanabiError):
    """No table has this id."""


class Listener(ABC):
    """Whoever is connected to a table and hears its news."""

    __slots__ = ("key", "seat")

    seat: int | None
    """None for a spectator."""
    key: str | None
    """The digest that held the seat when it was taken."""
    person: Person | None = None
    """Who it is, if that is known."""
    name: str | None = None
    """What they call themselves, if that is known."""
    can_watch: ClassVar[bool] = False
    """Whether it may be here without a seat."""
    hears_all: ClassVar[bool] = False
    """Whether it is told also what is for one seat alone."""

    def sit(self, seat: int, key: str | None) -> None:
        """From now on it is somebody at this seat."""
        self.seat, self.key = seat, key

    @abstractmethod
    def tell(self, live: LiveTable, shared: Shared) -> None:
        """Pass on what is new. Everything at the table is on disk by now, and its lock is held."""

    @abstractmethod
    def give_up(self, closing: Closing = OVER, /) -> None:
        """What is in memory of the table is no longer good: let the connection go, or make a new one.

        `closing` is what whoever is there may be told.
        """


class Thinking(NamedTuple):
    """A bot that has been at work on its move for a moment."""

    seat: int
    loading: bool
    """None of its kind has moved in this process yet: its code may have to be compiled first."""


class Spell(NamedTuple):
    """A spell of thought about the present decision."""

    number: int
    """Of the fact with which it began."""
    began: float | None
    """At which tick that was; None if it is not known."""


Moment = tuple[Seat, int] | None
"""Who is to act, and after how many events; None where nobody may act."""


class AskedHint(NamedTuple):
    """What a bot was asked on behalf of whoever is to act."""

    moment: Moment
    answer: asyncio.Task[BotAnswer | BotFailure]


@dataclass(eq=False, slots=True)
class Drawing:
    """A deal that is being drawn."""

    host: str
    """The key of whoever begins the game."""

    wanted: Wanted
    task: asyncio.Task[Draw]

    def goes_on(self, table: Table) -> bool:
        """Whether it could still be dealt."""
        seat = table.seat_of(self.host)
        if seat is None or not table.settings.winnable:
            return False
        try:
            check_deal(table, seat)
        except CommandRefused:
            return False
        return self.wanted.is_for(table)


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table in memory, with whoever is connected."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    unannounced: set[Listener] = field(default_factory=set)
    """Those of them who watch, and of whom not everybody has been told yet."""
    presence_told: float = float("-inf")
    """At which tick everybody was told last that somebody had come or gone."""
    presence_due: bool = False
    """They will be told of more of that in a moment."""
    bots: SeatedBots = field(default_factory=dict)
    bots_at_work: asyncio.Task[None] | None = None
    touched: float = 0.0
    clock: Callable[[], float] = time.time
    since: float = 0.0
    """From when on it is known who is connected: whoever has not been here since counts as gone then."""
    grace: float = 0.0
    """How long a person has to be away before others may let a bot go on."""
    guest_patience: float = 0.0
    """How long a guest may think before it is said that it may never move."""
    ticks: Callable[[], float] = time.monotonic
    """Seconds that only ever go forward, whatever is done to the clock of the machine."""
    spell: Spell = field(default_factory=lambda: Spell(0, None))
    timer: asyncio.TimerHandle | None = None
    """Goes off when the time of whoever is to act is up."""
    guest_timer: asyncio.TimerHandle | None = None
    """Goes off when the guest who is to act has thought for so long."""
    paused_at: float | None = None
    """When the present pause began."""
    seen: set[int] = field(default_factory=set)
    """Seats whose person has been connected before."""
    left: dict[int, float] = field(default_factory=dict)
    """When the last connection of a seat went."""
    thinking: Thinking | None = None
    hint: AskedHint | None = None
    """The hint for the present moment, once somebody has asked for it."""
    drawing: Drawing | None = None
    """The deal that can be won, while it is being drawn."""
    drawn_elsewhere: bool = False
    """The owner of this replica has one drawn."""
    dropped: bool = False
    """What is in memory is not on disk: nobody may go on from it."""
    owner: str | None = None
    """The process that owns it, of which this is a replica; None if that is this one."""
    lease: Lease | None = None
    """Under which it is written; None where no other process could."""
    elsewhere: dict[str, Presence] = field(default_factory=dict)
    """Who is connected to it through other processes."""
    recent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=MOST_RECENT))
    """The last facts as they were written, with their numbers."""

    @property
    def dealing(self) -> bool:
        """Whether a deal that can be won is being drawn."""
        return self.drawing is not None or self.drawn_elsewhere

    def check(self) -> None:
        if self.dropped:
            raise CommandRefused("late", "the table has moved on; look again")

    def seat_of(self, listener: Listener) -> int | None:
        """The seat of a listener, as long as it is theirs: one given up and taken anew is another's.

        Before the start a person may be given another seat than they took (`hanabi.table.seating.change`).
        """
        chairs, seat = self.table.chairs, listener.seat
        if seat is None or listener.key is None:
            return None
        if seat < len(chairs) and chairs[seat].key == listener.key:
            return seat
        return self._seat_with(listener.key)

    def _seat_with(self, key: str) -> int | None:
        return next((i for i, chair in enumerate(self.table.chairs) if chair.key == key), None)

    @property
    def connected(self) -> set[int]:
        here = {seat for one in self.listeners if (seat := self.seat_of(one)) is not None}
        keys = (key for there in self.elsewhere.values() for key in there.keys)
        return here | {seat for key in keys if (seat := self._seat_with(key)) is not None}

    def away(self, seat: int, connected: Collection[int] | None = None) -> float | None:
        """For how many seconds the person of a seat has been away; None if somebody else has it or they are here.

        `connected` are the seats of those who are here, where they have been counted.
        """
        here = self.connected if connected is None else connected
        if seat in here or seat not in self.table.people:
            return None
        return max(0.0, self.clock() - self.left.get(seat, self.since))

    def grace_left(self, seat: int) -> float:
        """How many seconds are left for whoever is away to come back by themselves."""
        away = self.away(seat)
        return 0.0 if away is None else self.grace - away

    def thought(self) -> float | None:
        """How long whoever is to act has thought about it; None if that is not known."""
        before, began = self.table.time.thought, self.spell.began
        if self.table.thinking is None or before is None:
            return before
        return None if began is None else round(before + max(0.0, self.ticks() - began), EXACT)

    def time_left(self, seat: int) -> float | None:
        """How many seconds this seat has until its time is up; None without a clock, and for bots."""
        table, game = self.table, self.table.game
        allowance = table.time.allowance(seat)
        if game is None or allowance is None or table.chairs[seat].bot is not None:
            return None
        deciding = game.outcome is None and game.to_act == seat
        return allowance - ((self.thought() or 0.0) if deciding else 0.0)

    def send_bots_home(self) -> None:
        """Whatever a bot is thinking, nobody waits for it any more."""
        work = self.bots_at_work
        if work is not None and work is not asyncio.current_task():
            work.cancel()
