"""The hub: live tables in memory, their facts on disk, their news to everybody who is connected."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from hanabi.core import HanabiError, Record, printed_name
from hanabi.server import facts, listings, messages
from hanabi.server.choices import CommandRefused, check_settings
from hanabi.server.facts import Fact, read_fact, write_fact
from hanabi.server.guard import digest, new_token
from hanabi.server.live import Listener, LiveTable, Shared
from hanabi.server.lounge import Lounge
from hanabi.server.news import Client, words_for
from hanabi.server.store import Conflict, Store, Write
from hanabi.server.table import Table, seat_of
from hanabi.server.thinking import Patience, Thinkers

IDLE = 600.0
"""Seconds after which a table without people leaves memory."""

BOT_PAUSE = (0.7, 1.5)
"""Seconds a bot seems to think."""

log = logging.getLogger("hanabi.tables")

_encode = msgspec.json.Encoder().encode


class NoSuchTable(HanabiError):
    """No table has this id."""


class Hub:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = time.time,
        bot_pause: tuple[float, float] = BOT_PAUSE,
        patience: Patience | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._bot_pause = bot_pause
        self._thinkers = Thinkers(patience or Patience())
        self.lounge = Lounge()
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    async def close(self) -> None:
        """Let no bot think on. Tables are on disk already."""
        for live in self._live.values():
            live.send_bots_home()
        await self._thinkers.close()

    # Tables

    async def open(self, name: str, settings: messages.Settings) -> messages.Seated:
        """A new table with its host."""
        check_settings(settings)
        await self._thinkers.check(settings.bots.values(), settings.seats)
        table, token = Table(secrets.token_urlsafe(9)), new_token()
        opened = facts.Opened(secrets.token_urlsafe(9), settings)
        table.apply(opened)
        sat = table.sit_down(name, digest(token))
        table.apply(sat)
        await self._store.write(self._as_write(table, [opened, sat], before=0))
        self._live[table.id] = LiveTable(table, touched=self._clock())
        return messages.Seated(table.id, sat.seat, token)

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from disk."""
        live = self._live.get(table_id)
        if live is None:
            async with self._loading:
                live = self._live.get(table_id) or await self._load(table_id)
        live.touched = self._clock()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        written = await self._store.events_of(table_id)
        if not written:
            raise NoSuchTable(f"there is no table {table_id}")
        table = Table(table_id)
        for text in written:
            table.apply(read_fact(text))
        live = LiveTable(table)
        self._live[table_id] = live
        self._wake_bots(live)
        return live

    async def tables_with(self, name: str) -> list[str]:
        """Tables that are open or playing and where somebody of that name sits, the newest first."""
        return await self._store.tables_with(name)

    def forget_idle(self) -> None:
        """Let tables that nobody looks at leave memory; they are on disk."""
        for table_id, live in list(self._live.items()):
            idle = self._clock() - live.touched > IDLE
            if idle and not live.listeners and live.bots_at_work is None and not live.lock.locked():
                del self._live[table_id]

    async def sit_down(
        self, live: LiveTable, name: str, token: str | None = None, *, guest: bool = False
    ) -> messages.Seated:
        """Take a free seat, held by this token or a new one."""
        held_by = token or new_token()

        async def happen() -> messages.Seated:
            async with live.lock:
                live.check()
                fact = live.table.sit_down(name, digest(held_by), guest=guest)
                await self._happen(live, [fact])
            return messages.Seated(live.table.id, fact.seat, held_by)

        return await asyncio.shield(happen())

    def seat_by(self, live: LiveTable, token: str | None) -> int | None:
        """The seat that this token holds at this table."""
        return None if not token else seat_of(live.table, digest(token))

    # Wishes

    async def obey(self, live: LiveTable, key: str, command: messages.Command) -> int:
        """Carry out a command of whoever holds the seat with this key; when this returns, it is on disk.

        A client that hangs up meanwhile does not stop it halfway.
        """
        return await asyncio.shield(self._obey(live, key, command))

    async def _obey(self, live: LiveTable, key: str, command: messages.Command) -> int:
        if isinstance(command, messages.Change):
            check_settings(command.settings)
            await self._thinkers.check(command.settings.bots.values(), command.settings.seats)
        async with live.lock:
            live.check()
            seat = seat_of(live.table, key)
            if seat is None:  # it was given up while the command waited
                raise CommandRefused("not-seated", "you do not sit at this table")
            wish = live.table.decide(command, seat, live.connected)
            if isinstance(command, messages.Invite):
                self.lounge.invite(command.guest, live, live.table.names[seat])
            if isinstance(command, messages.Rematch):
                wish = [await self._rematch(live)]
            if wish:
                await self._happen(live, wish)
            return live.table.number

    async def _rematch(self, live: LiveTable) -> Fact:
        """A new table with the same chairs, held by the same tokens."""
        old = live.table
        table = Table(secrets.token_urlsafe(9))
        opened = facts.Opened(old.party, msgspec.structs.replace(old.settings, bots={}))
        people = [
            facts.SatDown(seat, old.names[seat], key)
            for seat in old.people
            if (key := old.chairs[seat].key) is not None
        ]
        bots = {str(i): chair.bot for i, chair in enumerate(old.chairs) if chair.bot is not None}
        settings = msgspec.structs.replace(old.settings, bots=bots)
        written: list[Fact] = [opened, *people, facts.SettingsChanged(settings)]
        for fact in written:
            table.apply(fact)
        await self._store.write(self._as_write(table, written, before=0))
        self._live[table.id] = again = LiveTable(table, touched=self._clock())
        for seat in set(old.seated) - set(old.people):
            with contextlib.suppress(CommandRefused):  # a guest that is gone
                self.lounge.invite(old.names[seat], again, table.names[table.host or 0])
        return facts.PlayedAgain(table.id)

    async def _happen(self, live: LiveTable, wish: Sequence[Fact]) -> None:
        """Let facts happen, put them on disk, then tell everybody. The lock is held throughout."""
        table = live.table
        before, was_over = table.number, table.state == "over"
        try:
            for fact in wish:
                table.apply(fact)
            write = self._as_write(table, wish, before=before)
            if table.state == "over" and not was_over:
                write = Write(write.events, write.lobby, self._as_game(table))
            await self._store.write(write)
        except Exception as error:
            self._drop(live)  # what is in memory is not on disk: read it again
            if isinstance(error, Conflict):
                raise CommandRefused("late", "the table has moved on; look again") from None
            raise
        live.touched = self._clock()
        self.tell(live)
        if table.state == "over":
            live.send_bots_home()
        self._wake_bots(live)

    def _drop(self, live: LiveTable) -> None:
        """Forget a table in memory and let its clients connect anew."""
        live.dropped = True
        self._live.pop(live.table.id, None)
        live.send_bots_home()
        for listener in live.listeners:
            listener.give_up()

    def _as_write(self, table: Table, happened: Sequence[Fact], *, before: int) -> Write:
        now = self._clock()
        rows = [
            {"table_id": table.id, "number": number, "at": now, "data": write_fact(fact)}
            for number, fact in enumerate(happened, start=before + 1)
        ]
        listing = listings.Listed(
            table.id,
            words_for("en", table.rules.vocabulary).title(table.rules),
            table.state,
            [chair.name for chair in table.chairs],
            len(table.free),
        )
        lobby = {
            "table_id": table.id,
            "state": table.state,
            "public": table.settings.public,
            "changed": now,
            "listing": _encode(listing).decode(),
        }
        # Moves change nothing that the lobby shows.
        quiet = all(isinstance(fact, facts.Stepped | facts.Spoke) for fact in happened)
        return Write(rows, None if quiet and table.state != "over" else lobby)

    def _as_game(self, table: Table) -> dict[str, object]:
        return game_row(table.id, table.record(), self._clock(), public=table.settings.public)

    # News

    async def connect(self, live: LiveTable, listener: Listener) -> None:
        """A new listener, who is told everything first."""
        await asyncio.shield(self._connect(live, listener))

    async def _connect(self, live: LiveTable, listener: Listener) -> None:
        async with live.lock:
            live.listeners.add(listener)
            votes = live.table.votes_against(live.seat_of(listener))
            if live.dropped:
                listener.give_up()
            elif votes:  # a person who is back is not replaced by votes from before
                await self._happen(live, votes)
            else:
                self.tell(live)

    async def disconnect(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        live.touched = self._clock()
        async with live.lock:
            self.tell(live)

    async def look(self, live: LiveTable, seat: int | None, language: str | None) -> bytes:
        """The table once, without staying."""
        async with live.lock:
            live.check()
            return Client.at(live, seat, language).update(live)

    def tell(self, live: LiveTable) -> None:
        """The news for every listener; those who saw the same share the message."""
        shared: Shared = {}
        for listener in list(live.listeners):
            try:
                listener.tell(live, shared)
            except Exception:  # what happened has happened, and the others hear of it
                log.exception("somebody at table %s cannot be told the news", live.table.id)
                live.listeners.discard(listener)
                listener.give_up()

    # Bots

    def _wake_bots(self, live: LiveTable) -> None:
        if live.table.bot_to_act is not None and live.bots_at_work is None:
            live.bots_at_work = asyncio.create_task(self._let_bots_act(live))

    async def _let_bots_act(self, live: LiveTable) -> None:
        try:
            while not live.dropped and live.table.bot_to_act is not None:
                pause = self._bot_pause if live.table.settings.bot_delay else (0.0, 0.0)
                await asyncio.sleep(random.uniform(*pause))  # noqa: S311  # how long a bot seems to think
                if not await self._let_bot_act(live):
                    return
        except CommandRefused:
            pass  # the table has moved on elsewhere, and is read again when it is wanted
        finally:
            live.bots_at_work = None

    async def _let_bot_act(self, live: LiveTable) -> bool:
        """One move of a bot; whether there is hope for another. Nobody is held up while it thinks."""
        table = live.table
        async with live.lock:
            seat, acts = table.bot_to_act, table.acts
            if live.dropped or seat is None or table.game is None:
                return False
            team, view = [chair.bot for chair in table.chairs], table.game.view(seat)
        fact = await self._thinkers.move(live.bots, seat, team, view)
        if fact is None:
            return False
        async with live.lock:
            if not live.dropped and (table.bot_to_act, table.acts) == (seat, acts):
                await self._happen(live, [fact])
        return True


def game_row(game_id: str, record: Record, ended: float, *, public: bool) -> dict[str, object]:
    """A finished game as the store keeps it."""
    edition, add_ons = printed_name(record.rules) or (record.rules.vocabulary, ("house",))
    assert record.end is not None
    return {
        "id": game_id,
        "edition": edition,
        "add_ons": json.dumps(add_ons),
        "players": len(record.players),
        "names": json.dumps(record.players, ensure_ascii=False),
        "score": record.end.score,
        "maximum": record.rules.maximum,
        "reason": str(record.end.reason),
        "ended": ended,
        "public": public,
        "record": record.dumps(),
    }
