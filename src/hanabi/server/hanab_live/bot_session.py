"""A bot that is logged in: what it sends, and at which of our tables it sits."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from hanabi.core import Action, Game, HanabiError
from hanabi.core.codec import step_to_plain
from hanabi.formats.hanab_live import Counterpart
from hanabi.server import command_messages
from hanabi.server.cluster.peers import FateUnknown
from hanabi.server.database import StoreFailed
from hanabi.server.guard import Buckets, digest
from hanabi.server.hanab_live.frames import (
    ActionCommand,
    BadFrame,
    ChatCommand,
    NoteCommand,
    TableCommand,
    data_of,
    read_frame,
    write_frame,
)
from hanabi.server.hanab_live.game_actions import GameActions
from hanabi.server.hanab_live.joined_table import JoinedTable, chat, listing
from hanabi.server.hanab_live.sessions import Account
from hanabi.server.hub import Hub
from hanabi.server.live_table import LiveTable
from hanabi.server.outbox import ELSEWHERE, Outbox
from hanabi.table.decisions import LONGEST_NOTE
from hanabi.table.settings import CommandRefused

MOST_INVITATIONS = 50
MOST_PLACES = 20
"""Tables that a bot finds again when it comes back."""

LONGEST_LINE = 300
MOST_LINES = 50
"""Lines of chat by a bot at one table."""

FRAMES, BURST = 20.0, 200.0
"""Frames a second that are taken, and at once: old bots repeat themselves."""

_NO_ANSWER = frozenset(
    ("loaded", "inactive", "chatRead", "chatTyping", "chatFriend", "setting", "pause")
)
"""Commands that bots send and nothing follows from."""


class TableNumbers:
    """The numbers that tables have for bots, which know no other names of tables."""

    def __init__(self) -> None:
        self._next = itertools.count(1)
        self._numbers: dict[str, int] = {}

    def of(self, table_id: str) -> int:
        if table_id not in self._numbers:
            self._numbers[table_id] = next(self._next)
        return self._numbers[table_id]


class Invitation(NamedTuple):
    """A table where a bot may sit down."""

    table: str
    host: str


class BotSession:
    """One connection of a bot. Every refusal is a `warning` to it and harms nobody."""

    def __init__(self, account: Account, hub: Hub, numbers: TableNumbers) -> None:
        self._account = account
        self._hub = hub
        self._numbers = numbers
        self._places: dict[int, JoinedTable] = {}
        self._invited: dict[int, Invitation] = {}
        self._frames = Buckets(FRAMES, BURST)
        self._tasks: set[asyncio.Task[None]] = set()
        self.outbox = Outbox(hub.limits.guest_outbox)
        self._commands: dict[str, Callable[[str, dict[str, Any]], Awaitable[None]]] = {
            "tableJoin": self._join,
            "tableReattend": self._reattend,
            "tableUnattend": self._unattend,
            "tableLeave": self._unattend,
            "getGameInfo1": self._describe,
            "getGameInfo2": self._retell,
            "action": self._act,
            "note": self._note,
            "chat": self._chat,
            "chatPM": self._chat,
        }

    # To the bot

    def send(self, command: str, data: object) -> None:
        self.outbox.put(write_frame(command, data))

    def close(self) -> None:
        """Let the bot go."""
        self.outbox.close()

    # As a guest

    @property
    def name(self) -> str:
        return self._account.name

    @property
    def places(self) -> int:
        places = self._places.values()
        return sum(place.is_held and place.live.table.state != "over" for place in places)

    def invite(self, live: LiveTable, host: str) -> None:
        table = live.table
        Counterpart.of(table.rules, len(table.chairs))  # refuses what they do not play
        if self.name.casefold() in (name.casefold() for name in table.names):
            raise CommandRefused("name-taken", f"somebody here is called {self.name} already")
        number = self._numbers.of(table.id)
        for old in [one for one, invitation in self._invited.items() if invitation.host == host]:
            self._withdraw(old)
        if len(self._invited) >= MOST_INVITATIONS:
            self._withdraw(next(iter(self._invited)))
        self._invited[number] = Invitation(table.id, host)
        who = self._called(host, number)
        players = [who if name == host else name for name in table.names if name]
        self.send("table", {**listing(table, number), "joined": False, "players": players})
        self.send("chat", chat("/join", who, "", self.name))

    def _called(self, host: str, number: int) -> str:
        """Bots look for their host among the players of all tables: no two may be called the same."""
        known = [place.live.table.names for place in self._places.values()]
        return f"{host} #{number}" if any(host in names for names in known) else host

    def _withdraw(self, number: int) -> None:
        """An invitation that holds no longer."""
        if self._invited.pop(number, None) is not None:
            self.send("tableGone", {"tableID": number})

    # Coming and going

    async def arrive(self) -> None:
        """Say hello, and take the seats that are still held."""
        self.send(
            "welcome",
            {
                "userID": 1,
                "username": self.name,
                "totalGames": 0,
                "muted": False,
                "firstTimeUser": False,
                "settings": {},
                "friends": [],
                "playingAtTables": [],
                "shuttingDown": False,
                "maintenanceMode": False,
            },
        )
        seats = await self._held_seats()
        tables = [listing(live.table, self._numbers.of(live.table.id)) for live in seats]
        self.send("tableList", tables)
        for live in seats:
            await self._take(live)
        self._hub.guests.enter(self)

    async def depart(self) -> None:
        self._hub.guests.leave(self)
        for task in self._tasks:
            task.cancel()
        for place in self._places.values():
            place.gone = True
            await self._hub.disconnect(place.live, place)

    async def _held_seats(self) -> list[LiveTable]:
        """The tables where this bot sits, also after a restart."""
        found = []
        for table_id in (await self._hub.tables_with(self.name))[:MOST_PLACES]:
            with suppress(HanabiError):  # gone meanwhile
                live = await self._hub.find(table_id)
                if self._seat(live) is not None:
                    found.append(live)
        return found

    def _seat(self, live: LiveTable) -> int | None:
        """The seat that this bot holds there, and nobody plays on for it."""
        seat = self._hub.seat_by(live, self._account.token(live.table.id))
        return None if seat is None or live.table.chairs[seat].bot else seat

    async def _take(self, live: LiveTable) -> None:
        """Hear of the table from now on, if the seat is still held."""
        number, seat = self._numbers.of(live.table.id), self._seat(live)
        if seat is None:
            self._places.pop(number, None)
            self.send("tableGone", {"tableID": number})
            return
        key = digest(self._account.token(live.table.id))
        place = JoinedTable(self.send, self._return_to, number, live, seat, key)
        self._places[number] = place
        await asyncio.shield(self._hub.connect(live, place))

    def _return_to(self, place: JoinedTable) -> None:
        """A table that has to be read from disk again: sit down there anew."""
        if not place.live.dropped:  # it cannot be told, and would not the next time
            place.leave()
            return
        self._later(self._sit_again(place))

    def _later(self, work: Coroutine[None, None, None]) -> None:
        """Do this as soon as the table is not locked any more."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sit_again(self, place: JoinedTable) -> None:
        try:
            await self._take(await self._hub.find(place.live.table.id))
        except (FateUnknown, StoreFailed):
            self.outbox.close(ELSEWHERE)

    # From the bot

    async def hear(self, text: str) -> None:
        """Do what a frame asks for, as soon as one more may be: until then, nothing else is read."""
        await asyncio.sleep(self._frames.wait(""))
        self._frames.take("")
        try:
            command, data = read_frame(text)
            if command in _NO_ANSWER:
                return
            if command not in self._commands:
                raise BadFrame(f"{command} is not a command of this server")
            await self._commands[command](command, data)
        except HanabiError as error:
            self._warn(error)
        except FateUnknown:  # whoever comes again is told what has happened
            self.outbox.close(ELSEWHERE)

    def _warn(self, error: HanabiError) -> None:
        self.send("warning", {"warning": str(error)})

    async def _join(self, command: str, data: dict[str, Any]) -> None:
        number = data_of(command, data, TableCommand).tableID
        held = self._places.get(number)
        if held is not None and held.is_held:
            self.send("joined", {"tableID": number})
            return
        invitation = self._invited.pop(number, None)
        if invitation is None:
            raise CommandRefused("not-invited", f"you are not invited to table {number}")
        live = await self._hub.find(invitation.table)
        token = self._account.token(live.table.id)
        try:
            await self._hub.sit_down(live, self.name, guest=token)
        except HanabiError:
            self.send("tableGone", {"tableID": number})  # full, begun, or changed meanwhile
            raise
        self.send("joined", {"tableID": number})
        await self._take(live)

    async def _reattend(self, command: str, data: dict[str, Any]) -> None:
        place = self._held(command, data)
        await self._hub.disconnect(place.live, place)
        await self._take(await self._hub.find(place.live.table.id))

    async def _unattend(self, command: str, data: dict[str, Any]) -> None:
        """Get up before the start; go away from a game that runs, to be replaced or to come back; leave one that is over."""
        place = self._held(command, data)
        state = place.live.table.state
        if state == "open":
            await self._obey(place, command_messages.Leave())
        await self._hub.disconnect(place.live, place)
        if state == "playing":
            place.gone = True
        else:
            del self._places[place.number]
            if state == "over":
                self.send("tableGone", {"tableID": place.number})

    async def _obey(self, place: JoinedTable, command: command_messages.Command) -> None:
        """Let the bot do something at a table. If it hangs up meanwhile, that does not stop halfway."""
        await asyncio.shield(self._hub.obey(place.live, place.key, command))

    async def _describe(self, command: str, data: dict[str, Any]) -> None:
        async with self._attended(command, data) as place:
            place.describe_game(_game_of(place))

    async def _retell(self, command: str, data: dict[str, Any]) -> None:
        async with self._attended(command, data) as place:
            place.retell_game(_game_of(place))

    async def _act(self, command: str, data: dict[str, Any]) -> None:
        wish = data_of(command, data, ActionCommand)
        place = self._here(command, data)
        game = _game_of(place)
        actions = GameActions(game.rules, game.players, game.first)
        action = actions.action(wish.type, wish.target, wish.value)
        await self._decide(place, action, len(game.steps))

    async def _decide(self, place: JoinedTable, action: Action, steps: int) -> None:
        """Let the bot act, during a pause as soon as the game goes on."""
        plain = step_to_plain(place.live.table.rules, action)
        try:
            await self._obey(place, command_messages.Act(plain, steps))
        except CommandRefused as refused:
            if refused.code != "paused":
                raise
            place.hold(lambda: self._later(self._decide_late(place, action, steps)))

    async def _decide_late(self, place: JoinedTable, action: Action, steps: int) -> None:
        try:
            await self._decide(place, action, steps)
        except HanabiError as error:
            self._warn(error)
        except FateUnknown:
            self.outbox.close(ELSEWHERE)

    async def _note(self, command: str, data: dict[str, Any]) -> None:
        """Keep a note. Theirs are on any card and never refused, so what cannot be kept is left out."""
        wish = data_of(command, data, NoteCommand)
        place = self._here(command, data)
        game = _game_of(place)
        seating = GameActions(game.rules, game.players, game.first).seating
        text = wish.note[:LONGEST_NOTE]
        with suppress(CommandRefused):
            await self._obey(place, command_messages.Note(seating.card(wish.order), text))

    async def _chat(self, command: str, data: dict[str, Any]) -> None:
        """Say it at the table, where people may talk; elsewhere nobody listens."""
        wish = data_of(command, data, ChatCommand)
        places = [place for place in self._places.values() if place.is_held and not place.gone]
        rooms = [place for place in places if wish.room == f"table{place.number}"]
        persons = [
            place for place in places if wish.recipient in filter(None, place.live.table.names)
        ]
        text = wish.msg.strip()[:LONGEST_LINE]
        for place in (rooms or persons)[:1]:
            if text and place.said < MOST_LINES:
                with suppress(CommandRefused):  # a table may be silent
                    await self._obey(place, command_messages.Say(text=text))

    @asynccontextmanager
    async def _attended(self, command: str, data: dict[str, Any]) -> AsyncIterator[JoinedTable]:
        """The table that is meant, where the bot is, with its lock: what is told then is on disk."""
        place = self._here(command, data)
        async with place.live.lock:
            place.live.check()
            yield self._here(command, data)

    def _here(self, command: str, data: dict[str, Any]) -> JoinedTable:
        """The table that is meant, where the bot is."""
        place = self._held(command, data)
        if place.gone:
            raise CommandRefused("away", f"come back to table {place.number} first: tableReattend")
        return place

    def _held(self, command: str, data: dict[str, Any]) -> JoinedTable:
        """The table that is meant, where the bot sits even if it is away."""
        number = data_of(command, data, TableCommand).tableID
        place = self._places.get(number)
        if place is None or not place.is_held:
            raise CommandRefused("not-seated", f"you are not at table {number}")
        return place


def _game_of(place: JoinedTable) -> Game:
    game = place.live.table.game
    if game is None:
        raise CommandRefused("wrong-moment", f"the game at table {place.number} has not begun")
    return game
