"""The hub: live tables in memory, their facts on disk, their news to everybody who is connected."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

from hanabi.core import HanabiError, IllegalAction, Seat
from hanabi.server import command_messages, http_messages, logs, messages
from hanabi.server.bot_turns import BotTurns
from hanabi.server.client import Client, earlier_moment
from hanabi.server.clocks import Clocks
from hanabi.server.database import Conflict, StoreFailed
from hanabi.server.dealing import Dealing
from hanabi.server.guard import digest
from hanabi.server.guests import GuestList
from hanabi.server.hints import Hints
from hanabi.server.identity import Person, identified, link_token
from hanabi.server.limits import Limits
from hanabi.server.live_table import Listener, LiveTable, Shared
from hanabi.server.metrics import Metrics
from hanabi.server.outbox import OVER, STORE_FAILED, Closing
from hanabi.server.people import People
from hanabi.server.presence import Presence
from hanabi.server.rows import game_row, write_of
from hanabi.server.server_bots import ServerBots
from hanabi.server.spectators import find_seat, find_seats, is_listed
from hanabi.server.store import Store
from hanabi.server.telling import telling
from hanabi.server.uptime import Uptime
from hanabi.server.wishes import Decision, Wishes
from hanabi.table import decisions, facts, seating
from hanabi.table.facts import Fact
from hanabi.table.rematch import table_again
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.supervisor import Supervisor
from hanabi.table.table import Table
from hanabi.table.table_record import record_of

PLACE = "hanabi serve"
"""Where a game was played, as its record says."""

log = logging.getLogger("hanabi.tables")


class NoSuchTable(HanabiError):
    """No table has this id."""


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
    ) -> None:
        self._store = store
        self.limits = limits or Limits()
        self._clock, self._ticks = clock, ticks
        self.metrics = metrics or Metrics()
        self._bots = ServerBots(supervisor or Supervisor(self.limits.patience), self.metrics)
        uptime = Uptime(store, clock, self.limits.heartbeat)
        self.clocks = Clocks(store, uptime, self._bots, self._happen, self.find)
        self._bot_turns = BotTurns(self._bots, self.limits, self._happen, self.tell)
        self.hints = Hints(self._bots)
        self._presence = Presence(self.tell, self._tell_one, self.limits.presence)
        self.guests = GuestList()
        self._dealing = Dealing(self.limits, self.tell)
        self._wishes = Wishes(self._bots, self.guests, self._dealing)
        self.people = People(store, clock)
        self.rewritten: list[Callable[[str], None]] = []
        """Told of every table whose facts and game were written anew."""
        self._started = clock()
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    @property
    def tables(self) -> Collection[LiveTable]:
        """The tables in memory."""
        return self._live.values()

    def warm_bots(self) -> asyncio.Task[None]:
        """Make bots ready in the background."""
        return self._bots.warm()

    async def close(self) -> None:
        """Let no bot think on, and no clock run. Tables are on disk already."""
        for live in self._live.values():
            live.send_bots_home()
        self.clocks.close()
        self._presence.close()
        await self._bots.close()

    # Tables

    async def open(
        self, name: str, settings: Settings, person: Person | None = None
    ) -> messages.Seated:
        """A new table with its host: this person, or somebody new."""
        settings.check()
        await self._bots.check(settings.bots.values(), settings.seats)
        table, person = Table(secrets.token_urlsafe(9)), identified(person)
        opened = facts.Opened(secrets.token_urlsafe(9), settings)
        table.apply(opened)
        link = link_token(person.token or "", table.party)
        sat = seating.sit_down(table, name, person.root, link=digest(link))
        table.apply(sat)
        write = write_of(table, [opened, sat], before=0, now=self._clock())
        assert write.lobby is not None
        write = replace(write, lobby=write.lobby | {"opener": person.root})
        await self._store.write(write)
        self._remember(table, since=self._clock())
        return messages.Seated(table.id, sat.seat, link)

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from disk."""
        live = self._live.get(table_id)
        if live is None:
            async with self._loading:
                live = self._live.get(table_id) or await self._load(table_id)
        live.touched = self._clock()
        logs.table_id.set(table_id)
        return live

    async def _load(self, table_id: str) -> LiveTable:
        written = await self._store.events_of(table_id)
        if not written:
            raise NoSuchTable(f"there is no table {table_id}")
        with self._store.reading("table", table_id):
            table = Table.from_facts(table_id, written)
        spell, paused_at = await self.clocks.recall(table, self._ticks)
        live = self._remember(table, since=self._started)
        live.seen = set(table.seated)
        live.spell, live.paused_at = spell, paused_at
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
        )
        self._live[table.id] = live
        return live

    async def tables_with(self, name: str) -> list[str]:
        """Tables that are open or playing and where somebody of that name sits, the newest first."""
        return await self._store.tables_with(name)

    def let_go(self, root: str, unwanted: Callable[[str | None], bool]) -> None:
        """Close what this person has open on devices that are unwanted."""
        for live in self._live.values():
            for listener in live.listeners:
                who = listener.person if isinstance(listener, Client) else None
                if who is not None and who.root == root and unwanted(who.device):
                    listener.give_up()

    @contextlib.asynccontextmanager
    async def rewriting(self, table_ids: Collection[str]) -> AsyncIterator[None]:
        """Nothing happens at these tables meanwhile. Afterwards they are read from disk, and everybody connects anew."""
        async with self._loading, contextlib.AsyncExitStack() as held:
            live = [self._live[one] for one in sorted(table_ids) if one in self._live]
            for one in live:
                await held.enter_async_context(one.lock)
            yield
            for one in live:
                self._drop(one)
            for told, table_id in itertools.product(self.rewritten, table_ids):
                told(table_id)
        for one in live:
            await self.find(one.table.id)  # its bots and clocks go on

    async def call(self, root: str, name: str) -> None:
        """Where this person watches, everybody is told their new name."""
        for live in list(self._live.values()):
            here = [one for one in live.listeners if isinstance(one, Client)]
            mine = [one for one in here if one.person is not None and one.person.root == root]
            for one in mine:
                one.name = name
            if mine:
                async with live.lock:
                    self.tell(live)

    def find_seats_of(self, root: str) -> None:
        """A browser has become one of this person's: nothing that it has open shows a table of theirs to a stranger."""
        for live in self._live.values():
            if live.table.seat_of(root) is not None:
                find_seats(live)

    @property
    def attended(self) -> list[str]:
        """The public tables to which somebody is connected, as long as they are not over."""
        return [
            key
            for key, live in self._live.items()
            if live.listeners and live.table.settings.public and live.table.state != "over"
        ]

    def forget_idle(self) -> None:
        """Let tables that nobody looks at leave memory; they are on disk."""
        for table_id, live in list(self._live.items()):
            idle = self._clock() - live.touched > self.limits.idle
            busy = live.listeners or live.bots_at_work or live.timer or live.lock.locked()
            if idle and not busy:
                del self._live[table_id]

    async def sit_down(
        self,
        live: LiveTable,
        name: str,
        person: Person | None = None,
        *,
        guest: str | None = None,
    ) -> messages.Seated:
        """Take a free seat for a person, by default somebody new, or for a guest with this token for the seat alone."""
        if guest is None:
            person = identified(person)
            link = link_token(person.token or "", live.table.party)
        else:
            person, link = Person(digest(guest), ()), guest

        async def happen() -> messages.Seated:
            async with live.lock:
                live.check()
                fact = seating.sit_down(
                    *(live.table, name, person.root),
                    guest=guest is not None,
                    link=digest(link) if guest is None else None,
                    keys=person.keys,
                )
                live.left[fact.seat] = self._clock()
                await self._happen(live, [fact])
            return messages.Seated(live.table.id, fact.seat, link)

        return await asyncio.shield(happen())

    async def share(self, live: LiveTable, holder: str, key: str) -> None:
        """Let this digest hold the seat of another one too."""
        await self.carry_out(live, holder, partial(seating.share_seat, key=key))

    def seat_by(self, live: LiveTable, token: str | None) -> int | None:
        """The seat that this token holds at this table."""
        return None if not token else live.table.seat_of(digest(token))

    # Wishes

    async def obey(self, live: LiveTable, key: str, command: command_messages.Command) -> int:
        """Carry out a command of whoever holds the seat with this key; when this returns, it is on disk.

        A client that hangs up meanwhile does not stop it halfway.
        """
        with telling(self.metrics.commands):
            if isinstance(command, command_messages.Rematch):
                return await asyncio.shield(self._rematch(live, key))
            return await self.carry_out(live, key, await self._wishes.decision(live, key, command))

    async def carry_out(self, live: LiveTable, key: str, decide: Decision) -> int:
        """Let what whoever holds the seat with this key wishes happen; when this returns, it is on disk."""
        return await asyncio.shield(self._carry_out(live, key, decide))

    async def _carry_out(self, live: LiveTable, key: str, decide: Decision) -> int:
        async with live.lock:
            wish = decide(live.table, self._held_seat(live, key))
            if wish:
                await self._happen(live, wish)
            return live.table.number

    def _held_seat(self, live: LiveTable, key: str) -> Seat:
        """The seat that this key holds, now that the table is locked."""
        live.check()
        seat = live.table.seat_of(key)
        if seat is None:  # it was given up while the command waited
            raise CommandRefused("not-seated", "you do not sit at this table")
        return seat

    async def _rematch(self, live: LiveTable, key: str) -> int:
        async with live.lock:
            decisions.check_rematch(live.table, self._held_seat(live, key))
            await self._happen(live, [await self._open_again(live)])
            return live.table.number

    async def _open_again(self, live: LiveTable) -> Fact:
        """A new table with the same chairs, held by the same tokens."""
        old = live.table
        table, written = Table(secrets.token_urlsafe(9)), table_again(old)
        for fact in written:
            table.apply(fact)
        await self._store.write(write_of(table, written, before=0, now=self._clock()))
        again = self._remember(table, since=self._clock())
        for seat in set(old.seated) - set(old.people):
            with contextlib.suppress(CommandRefused):  # a guest that is gone
                self.guests.invite(old.names[seat], again, table.names[table.host or 0])
        return facts.PlayedAgain(table.id)

    async def _happen(self, live: LiveTable, wish: Sequence[Fact]) -> None:
        """Let facts happen, put them on disk, then tell everybody. The lock is held throughout."""
        table = live.table
        before, was_over = table.number, table.state == "over"
        mover = "person" if table.bot_to_act is None else "bot"
        try:
            for fact in wish:
                table.apply(fact)
            write = write_of(table, wish, before=before, now=self._clock())
            if table.state == "over" and not was_over:
                record = record_of(table, place=PLACE)
                public = table.settings.public
                game = game_row(table.id, record, self._clock(), public=public)
                write = replace(write, game=game)
            await self._store.write(write)
        except Exception as error:
            if isinstance(error, IllegalAction) and table.number == before:
                raise  # the rules refused the step, and nothing has changed
            failed = isinstance(error, StoreFailed)
            self._drop(live, STORE_FAILED if failed else OVER)  # memory is not what is on disk
            if isinstance(error, Conflict):
                raise CommandRefused("late", "the table has moved on; look again") from None
            raise
        self.metrics.moves.labels(mover).inc(sum(isinstance(fact, facts.Stepped) for fact in wish))
        live.touched = self._clock()
        self.clocks.follow(live)
        self.hints.follow(live)
        self._dealing.follow(live)
        if any(isinstance(fact, facts.TakenBack) for fact in wish):
            live.bots = {}  # they remember what did not happen
        if any(isinstance(fact, facts.SatDown | facts.SeatShared | facts.Dealt) for fact in wish):
            find_seats(live)
        noted = [fact for fact in wish if isinstance(fact, facts.Noted)]
        self.tell(live, noted[0].seat if len(noted) == len(wish) else None)
        if table.state == "over":
            live.send_bots_home()
        self._bot_turns.wake(live)

    def _drop(self, live: LiveTable, closing: Closing = OVER) -> None:
        """Forget a table in memory and let its clients connect anew."""
        live.dropped = True
        self._live.pop(live.table.id, None)
        live.send_bots_home()
        self.clocks.drop(live)
        self.hints.follow(live)
        self._dealing.follow(live)
        for listener in live.listeners:
            listener.give_up(closing)

    # News

    async def connect(self, live: LiveTable, listener: Listener) -> None:
        """A new listener, who is told everything first."""
        await asyncio.shield(self._connect(live, listener))

    async def _connect(self, live: LiveTable, listener: Listener) -> None:
        async with live.lock:
            live.listeners.add(listener)
            find_seat(live, listener)
            self._count(live, live.seat_of(listener))
            votes = decisions.take_back_votes(live.table, live.seat_of(listener))
            if live.dropped:
                listener.give_up()
            elif votes:  # a person who is back is not replaced by votes from before
                await self._happen(live, votes)
            else:
                self._presence.came(live, listener)

    def _count(self, live: LiveTable, seat: int | None) -> None:
        """Somebody has connected to this seat."""
        if seat is not None and seat in live.seen:
            self.metrics.reconnects.inc()
        elif seat is not None:
            live.seen.add(seat)

    async def disconnect(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        live.unannounced.discard(listener)
        live.touched = self._clock()
        seat = live.seat_of(listener)
        if seat is not None and seat not in live.connected:
            live.left[seat] = live.touched
        async with live.lock:
            self._presence.went(live)

    async def look(
        self, live: LiveTable, seat: int | None, language: str | None, person: Person | None = None
    ) -> bytes:
        """The table once, without staying. Of a running game a spectator is shown nothing who is not listed."""
        async with live.lock:
            live.check()
            return Client.at(live, seat, language, listed=is_listed(live, person)).update(live)

    async def look_back(
        self,
        live: LiveTable,
        seat: int | None,
        events: int,
        language: str | None,
        person: Person | None = None,
    ) -> http_messages.EarlierMoment:
        """An earlier moment of the game, as somebody at this seat or a spectator who is listed may see it."""
        async with live.lock:
            live.check()
            watching = live.table.state == "over" or is_listed(live, person)
            return earlier_moment(live.table, seat, events, language, watching=watching)

    def tell(self, live: LiveTable, seat: int | None = None) -> None:
        """The news for every listener, or for those at this seat; those who saw the same share the message."""
        shared: Shared = {}
        if seat is None:
            live.unannounced.clear()
        for listener in list(live.listeners):
            if seat is not None and live.seat_of(listener) != seat:
                continue
            self._tell_one(live, listener, shared)

    def _tell_one(self, live: LiveTable, listener: Listener, shared: Shared) -> None:
        try:
            listener.tell(live, shared)
        except Exception:  # what happened has happened, and the others hear of it
            log.exception("somebody at table %s cannot be told the news", live.table.id)
            live.listeners.discard(listener)
            listener.give_up()
