"""The hub: live tables in memory, their facts on disk, their news to everybody who is connected."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from hanabi.core import IllegalAction
from hanabi.server import command_messages, logs, messages
from hanabi.server.attendance import Attendance
from hanabi.server.bot_turns import BotTurns
from hanabi.server.clocks import Clocks
from hanabi.server.cluster.fleet import Fleet
from hanabi.server.cluster.sharing import Sharing
from hanabi.server.cluster.spending import Spending
from hanabi.server.cluster.table_messages import Obey, ShareSeat, SitDown
from hanabi.server.database import Conflict, StoreFailed
from hanabi.server.dealing import Dealing
from hanabi.server.doors import new_table_id
from hanabi.server.guard import digest
from hanabi.server.guests import GuestList, GuestOpens
from hanabi.server.hints import Hints
from hanabi.server.identity import Person, holder
from hanabi.server.limits import Limits
from hanabi.server.live_table import Listener, LiveTable, NoSuchTable, Shared
from hanabi.server.metrics import Metrics
from hanabi.server.moderation import Moderation
from hanabi.server.orders import Orders
from hanabi.server.outbox import OVER, STORE_FAILED, Closing
from hanabi.server.people import People
from hanabi.server.people_at_tables import PeopleAtTables
from hanabi.server.presence import Presence
from hanabi.server.rows import game_row, write_of
from hanabi.server.server_bots import ServerBots
from hanabi.server.spectators import find_seats
from hanabi.server.store import Store
from hanabi.server.telling import telling
from hanabi.server.uptime import Uptime
from hanabi.server.wishes import Wishes
from hanabi.table import facts, seating
from hanabi.table.facts import Fact
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.supervisor import Supervisor
from hanabi.table.table import Table
from hanabi.table.table_record import record_of

PLACE = "hanabi serve"
"""Where a game was played, as its record says."""

log = logging.getLogger("hanabi.tables")


class Hub:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        *,
        clock: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
        supervisor: Supervisor | None = None,
        metrics: Metrics | None = None,
        place: tuple[int, int] = (0, 1),
        moderation: Moderation | None = None,
    ) -> None:
        """`place` is that of this worker among those of one machine, and how many there are."""
        self._store = store
        self.limits = limits or Limits()
        self._clock, self._ticks, self._place = clock, ticks, place
        self.metrics = metrics or Metrics()
        self.moderation = moderation or Moderation(store, clock=clock)
        self._bots = ServerBots(supervisor or Supervisor(self.limits.patience), self.metrics)
        uptime = Uptime(store, clock, self.limits.heartbeat)
        self.clocks = Clocks(store, uptime, self._bots, self._happen, self._look_after)
        self._bot_turns = BotTurns(self._bots, self.limits, self._happen, self.tell)
        self.hints = Hints(self._bots)
        self._presence = Presence(self.tell, self._tell_one, self.limits.presence)
        self.fleet = Fleet(store, self.limits.lease)
        self.guests = GuestList(self.fleet, self.find)
        self._dealing = Dealing(self.limits, self.tell)
        self.people = People(store, clock)
        self.rewritten: list[Callable[[str], None]] = []
        """Told of every table whose facts and game were written anew."""
        self._started = clock()
        self._live: dict[str, LiveTable] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        wishes = Wishes(self._bots, self.guests, self._dealing, self.moderation)
        self.orders = Orders(wishes, self.guests, self._happen, self._begin, place)
        self.sharing, self.spending = Sharing(self), Spending(self.fleet)
        self.attendance = Attendance(
            self._happen, self._presence, self.sharing.replicas, self.metrics
        )
        self.everywhere = PeopleAtTables(self)
        self.moderation.banned.append(self.everywhere.let_go)

    async def start(self) -> None:
        """Be one of the processes that serve the store, and let clocks run on that nobody else lets run."""
        await self.sharing.start()
        if self.fleet.is_shared:
            self.spending.start()
        self.clocks.wake()

    @property
    def tables(self) -> Collection[LiveTable]:
        """The tables in memory."""
        return self._live.values()

    def warm_bots(self) -> asyncio.Task[None]:
        """Make bots ready in the background."""
        return self._bots.warm()

    async def close(self) -> None:
        """Let no bot think on, and no clock run. Tables are on disk already."""
        self.spending.close()
        await self.sharing.stop()
        for live in self._live.values():
            live.send_bots_home()
        self.clocks.close()
        self._presence.close()
        await self._bots.close()

    # Tables

    async def open(
        self,
        name: str,
        settings: Settings,
        person: Person | None = None,
        *,
        guest: GuestOpens | None = None,
    ) -> messages.Seated:
        """A new table with its host: this person, somebody new, or a guest."""
        rules = settings.check()
        self.moderation.check_name(name)
        await self._bots.check(settings.bots.values(), rules, settings.seats)
        table = Table(new_table_id(*self._place))
        opened = facts.Opened(secrets.token_urlsafe(9), settings)
        table.apply(opened)
        person, link = holder(person, guest and guest.token(table.id), table.party)
        key = None if guest else digest(link)
        sat = seating.sit_down(table, name, person.root, guest=bool(guest), link=key)
        table.apply(sat)
        await self._begin(table, [opened, sat], opener=guest.opener if guest else person.root)
        return messages.Seated(table.id, sat.seat, link)

    async def _begin(
        self, table: Table, written: Sequence[Fact], *, opener: str | None = None
    ) -> LiveTable:
        """Put a new table on disk, with the root of whoever opened it."""
        lease = await self.fleet.take(table.id)
        write = write_of(table, written, before=0, now=self._clock())
        assert write.lobby is not None
        if opener is not None:
            write = replace(write, lobby=write.lobby | {"opener": opener})
        await self._store.write(write, lease)
        live = self._remember(table, since=self._clock())
        live.lease = lease
        return live

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from disk."""
        live = self._live.get(table_id)
        if live is None:
            async with self.door(table_id):
                live = self._live.get(table_id) or await self._load(table_id)
        elif live.owner is not None:
            await self.sharing.replicas.catch_up(live)
        live.touched = self._clock()
        logs.table_id.set(table_id)
        return live

    def door(self, table_id: str) -> asyncio.Lock:
        """Held while a table comes into memory or goes."""
        return self._doors.setdefault(table_id, asyncio.Lock())

    async def _look_after(self, table_id: str) -> None:
        """Let a table's clock run here, unless another process looks after it."""
        lease = await self.fleet.take(table_id)
        if lease is None or lease.process == self.fleet.id:
            await self.find(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        written = await self._store.events_of(table_id)
        if not written:
            raise NoSuchTable(f"there is no table {table_id}")
        lease = await self.fleet.take(table_id)
        if lease is not None:  # what was written by the owner before this one counts
            written += await self._store.events_of(table_id, after=len(written))
        with self._store.reading("table", table_id):
            table = Table.from_facts(table_id, written)
        spell, paused_at = await self.clocks.recall(table, self._ticks)
        live = self._remember(table, since=self._started if lease is None else self._clock())
        live.seen = set(table.seated)
        live.spell, live.paused_at = spell, paused_at
        if lease is not None:
            await self.sharing.come_in(live, lease)
        if not live.dropped:
            self.clocks.follow(live)
            self._bot_turns.wake(live)
        return live

    def _remember(self, table: Table, since: float) -> LiveTable:
        """A table in memory; who is connected to it is known since then."""
        live = LiveTable(
            table,
            touched=self._clock(),
            clock=self._clock,
            ticks=self._ticks,
            since=since,
            grace=self.limits.grace,
            guest_patience=self.limits.guest_patience,
        )
        self._live[table.id] = live
        return live

    async def tables_with(self, name: str) -> list[str]:
        """Tables that are open or playing and where somebody of that name sits, the newest first."""
        return await self._store.tables_with(name)

    @contextlib.asynccontextmanager
    async def rewriting(self, table_ids: Collection[str]) -> AsyncIterator[None]:
        """Nothing happens at these tables meanwhile. Afterwards they are read from disk, and everybody connects anew."""
        async with contextlib.AsyncExitStack() as held:
            here = set[str]()
            for table_id in sorted(table_ids):
                await held.enter_async_context(self.door(table_id))
                await self.sharing.replicas.own(table_id)
                live = self._live.get(table_id)
                if live is not None:
                    here.add(table_id)
                    await held.enter_async_context(live.lock)
            yield
            self.read_anew(table_ids)
            self.sharing.rewrote(table_ids)
        for table_id in here:
            await self.find(table_id)  # its bots and clocks go on

    def read_anew(self, table_ids: Collection[str]) -> None:
        """These tables were rewritten on disk."""
        for table_id in table_ids:
            if table_id in self._live:
                self.drop(self._live[table_id])
            for told in self.rewritten:
                told(table_id)

    @property
    def attended(self) -> list[str]:
        """The tables to which somebody is connected, as long as they are not over."""
        tables = self._live.items()
        return [key for key, live in tables if live.listeners and live.table.state != "over"]

    def forget_idle(self) -> None:
        """Let tables that nobody looks at leave memory; they are on disk."""
        for live in list(self._live.values()):
            idle = self._clock() - live.touched > self.limits.idle
            busy = live.listeners or live.bots_at_work or live.timer or live.lock.locked()
            if idle and not busy:
                del self._live[live.table.id]
                self.sharing.go_out(live)

    async def sit_down(
        self,
        live: LiveTable,
        name: str,
        person: Person | None = None,
        *,
        guest: str | None = None,
    ) -> messages.Seated:
        """Take a free seat for a person, by default somebody new, or for a guest with this token for the seat alone."""
        self.moderation.check_name(name)
        person, link = holder(person, guest, live.table.party)
        order = SitDown(
            name, person.root, list(person.keys), None if guest else digest(link), bool(guest)
        )
        return messages.Seated(live.table.id, await self.sharing.carry(live, order), link)

    async def share(self, live: LiveTable, holder: str, key: str) -> None:
        """Let this digest hold the seat of another one too."""
        await self.sharing.carry(live, ShareSeat(holder, key))

    def seat_by(self, live: LiveTable, token: str | None) -> int | None:
        """The seat that this token holds at this table."""
        return None if not token else live.table.seat_of(digest(token))

    # Wishes

    async def obey(self, live: LiveTable, key: str, command: command_messages.Command) -> int:
        """Carry out a command of whoever holds the seat with this key; when this returns, it is on disk.

        It stops halfway if whoever waits for it is cancelled.
        """
        with telling(self.metrics.commands):
            return await self.sharing.carry(live, Obey(key, command))

    async def _happen(self, live: LiveTable, wish: Sequence[Fact]) -> None:
        """Let facts happen, put them on disk, then tell everybody. The lock is held throughout."""
        table = live.table
        before, was_over = table.number, table.state == "over"
        mover = "person" if table.bot_to_act is None else "bot"
        try:
            for fact in wish:
                table.apply(fact)
            write = write_of(table, wish, before=before, now=self._clock())
            if table.state == "over" and not was_over and table.game is not None:
                record = record_of(table, place=PLACE)
                public = table.settings.public
                game = game_row(table.id, record, self._clock(), public=public)
                write = replace(write, game=game)
            await self._store.write(write, live.lease)
        except Exception as error:
            if isinstance(error, IllegalAction) and table.number == before:
                raise  # the rules refused the step, and nothing has changed
            failed = isinstance(error, StoreFailed)
            self.drop(live, STORE_FAILED if failed else OVER)  # memory is not what is on disk
            if isinstance(error, Conflict):
                raise CommandRefused("late", "the table has moved on; look again") from None
            raise
        self.metrics.moves.labels(mover).inc(sum(isinstance(fact, facts.Stepped) for fact in wish))
        live.recent.extend((event["number"], event["data"]) for event in write.events)
        self.settle(live, wish)

    def settle(self, live: LiveTable, wish: Sequence[Fact]) -> None:
        """Go on from facts that have happened and are on disk."""
        table = live.table
        live.touched = self._clock()
        self.clocks.follow(live)
        self.hints.follow(live)
        self._dealing.follow(live)
        if any(isinstance(fact, facts.TakenBack) for fact in wish):
            live.bots = {}  # they remember what did not happen
        if any(isinstance(fact, facts.SatDown | facts.SeatShared | facts.Dealt) for fact in wish):
            find_seats(live)
        noted = [fact for fact in wish if isinstance(fact, facts.Noted)]
        self.tell(live, noted[0].seat if noted and len(noted) == len(wish) else None)
        if table.state == "over":
            live.send_bots_home()
        self._bot_turns.wake(live)

    def drop(self, live: LiveTable, closing: Closing = OVER) -> None:
        """Forget a table in memory and let its clients connect anew."""
        live.dropped = True
        self._live.pop(live.table.id, None)
        live.send_bots_home()
        self.clocks.drop(live)
        self.hints.follow(live)
        self._dealing.follow(live)
        for listener in list(live.listeners):
            listener.give_up(closing)

    # Other processes

    def in_memory(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    async def facts_of(self, table_id: str, after: int) -> list[str]:
        """The facts of a table on disk behind so many."""
        return await self._store.events_of(table_id, after)

    async def inherit(self, live: LiveTable, happened: Sequence[Fact]) -> None:
        """Own a table of which there was a replica here, and so much was missing; the lock is held."""
        for seat in set(live.table.people) - live.connected:
            live.left[seat] = self._clock()
        live.spell, live.paused_at = await self.clocks.recall(live.table, self._ticks)
        self.settle(live, happened)

    # News

    async def connect(self, live: LiveTable, listener: Listener) -> None:
        """A new listener, who is told everything first. It stops halfway if whoever waits for it is cancelled."""
        await self.attendance.connect(live, listener)

    async def disconnect(self, live: LiveTable, listener: Listener) -> None:
        await self.attendance.disconnect(live, listener)

    def tell(self, live: LiveTable, seat: int | None = None) -> None:
        """The news for every listener, or for those at this seat; those who saw the same share the message."""
        shared: Shared = {}
        if seat is None:
            live.unannounced.clear()
        for listener in list(live.listeners):
            if seat is not None and live.seat_of(listener) != seat and not listener.hears_all:
                continue
            self._tell_one(live, listener, shared)

    def _tell_one(self, live: LiveTable, listener: Listener, shared: Shared) -> None:
        try:
            listener.tell(live, shared)
        except Exception:  # what happened has happened, and the others hear of it
            log.exception("somebody at table %s cannot be told the news", live.table.id)
            live.listeners.discard(listener)
            listener.give_up()
