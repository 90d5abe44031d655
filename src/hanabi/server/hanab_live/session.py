"""A bot that is logged in: what it sends, and at which of our tables it sits."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from hanabi.core import Game, HanabiError
from hanabi.core.plain import step_to_plain
from hanabi.formats.hanab_live import Counterpart
from hanabi.server import messages
from hanabi.server.choices import CommandRefused
from hanabi.server.guard import Buckets
from hanabi.server.hanab_live.accounts import Account
from hanabi.server.hanab_live.place import Place, chat, listing
from hanabi.server.hanab_live.story import Story
from hanabi.server.hanab_live.wishes import (
    Acting,
    AtTable,
    BadFrame,
    Saying,
    read_frame,
    wish_of,
    write_frame,
)
from hanabi.server.hub import Hub
from hanabi.server.live import LiveTable

OUTBOX = 2_000
"""Frames that may wait for a bot that does not read before it is let go."""

MOST_INVITATIONS = 50
MOST_LINES = 50
"""Lines of chat by a bot at one table."""

FRAMES, BURST = 20.0, 200.0
"""Frames a second that are taken, and at once: old bots repeat themselves."""

_NO_ANSWER = frozenset(
    ("loaded", "note", "inactive", "chatRead", "chatTyping", "chatFriend", "setting", "pause")
)
"""Commands that bots send and nothing follows from."""


class Numbers:
    """The numbers that tables have for bots, which know no other names of tables."""

    def __init__(self) -> None:
        self._next = itertools.count(1)
        self._numbers: dict[str, int] = {}

    def of(self, table_id: str) -> int:
        if table_id not in self._numbers:
            self._numbers[table_id] = next(self._next)
        return self._numbers[table_id]


class Session:
    """One connection of a bot. Every refusal is a `warning` to it and harms nobody."""

    def __init__(self, account: Account, hub: Hub, numbers: Numbers) -> None:
        self._account = account
        self._hub = hub
        self._numbers = numbers
        self._places: dict[int, Place] = {}
        self._invited: dict[int, str] = {}
        self._frames = Buckets(FRAMES, BURST)
        self._returning: set[asyncio.Task[None]] = set()
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        self._commands: dict[str, Callable[[str, dict[str, Any]], Awaitable[None]]] = {
            "tableJoin": self._join,
            "tableReattend": self._reattend,
            "tableUnattend": self._unattend,
            "tableLeave": self._unattend,
            "getGameInfo1": self._describe,
            "getGameInfo2": self._retell,
            "action": self._act,
            "chat": self._chat,
            "chatPM": self._chat,
        }

    # To the bot

    def send(self, command: str, data: object) -> None:
        try:
            self.outbox.put_nowait(write_frame(command, data))
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Let the bot go after nothing more."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

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
        self._invited[number] = table.id
        while len(self._invited) > MOST_INVITATIONS:
            del self._invited[next(iter(self._invited))]
        self.send("table", {**listing(table, number), "joined": False})
        self.send("chat", chat("/join", host, "", self.name))

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
        tables = [listing(live.table, self._numbers.of(live.table.id)) for live, _ in seats]
        self.send("tableList", tables)
        for live, seat in seats:
            await self._take(live, seat)
        self._hub.lounge.enter(self)

    async def depart(self) -> None:
        self._hub.lounge.leave(self)
        for task in self._returning:
            task.cancel()
        for place in self._places.values():
            place.gone = True
            await self._hub.disconnect(place.live, place)

    async def _held_seats(self) -> list[tuple[LiveTable, int]]:
        """The tables where this bot sits, also after a restart."""
        found = []
        for table_id in await self._hub.tables_with(self.name):
            with suppress(HanabiError):  # gone meanwhile
                live = await self._hub.find(table_id)
                seat = self._hub.seat_by(live, self._account.token(table_id))
                if seat is not None and live.table.chairs[seat].bot is None:
                    found.append((live, seat))
        return found

    async def _take(self, live: LiveTable, seat: int) -> None:
        number = self._numbers.of(live.table.id)
        self._invited.pop(number, None)
        place = self._places[number] = Place(self.send, self._return_to, number, live, seat)
        await self._hub.connect(live, place)

    def _return_to(self, place: Place) -> None:
        """Sit down again at a table that is read from disk anew."""
        task = asyncio.create_task(self._sit_again(place))
        self._returning.add(task)
        task.add_done_callback(self._returning.discard)

    async def _sit_again(self, place: Place) -> None:
        live = await self._hub.find(place.live.table.id)
        if self._hub.seat_by(live, self._account.token(live.table.id)) == place.seat:
            await self._take(live, place.seat)
        else:
            place.leave()

    # From the bot

    async def hear(self, text: str) -> None:
        """Do what a frame asks for."""
        try:
            if not self._frames.take(""):
                raise BadFrame("too many commands; wait a moment")
            command, data = read_frame(text)
            if command in _NO_ANSWER:
                return
            if command not in self._commands:
                raise BadFrame(f"{command} is not a command of this server")
            await self._commands[command](command, data)
        except HanabiError as error:
            self.send("warning", {"warning": str(error)})

    async def _join(self, command: str, data: dict[str, Any]) -> None:
        number = wish_of(command, data, AtTable).tableID
        held = self._places.get(number)
        if held is not None and held.is_held:
            self.send("joined", {"tableID": number})
            return
        table_id = self._invited.get(number)
        if table_id is None:
            raise CommandRefused("not-invited", f"you are not invited to table {number}")
        live = await self._hub.find(table_id)
        token = self._account.token(table_id)
        seated = await self._hub.sit_down(live, self.name, token, guest=True)
        self.send("joined", {"tableID": number})
        await self._take(live, seated.seat)

    async def _reattend(self, command: str, data: dict[str, Any]) -> None:
        place = self._seat_of(command, data)
        await self._hub.disconnect(place.live, place)
        live = await self._hub.find(place.live.table.id)
        await self._take(live, place.seat)

    async def _unattend(self, command: str, data: dict[str, Any]) -> None:
        """Get up before the start; go away from a game that runs, to be replaced or to come back; leave one that is over."""
        place = self._place(command, data)
        state = place.live.table.state
        if state == "open":
            await self._hub.obey(place.live, place.seat, messages.Leave())
        await self._hub.disconnect(place.live, place)
        if state == "playing":
            place.gone = True
        else:
            del self._places[place.number]
            if state == "over":
                self.send("tableGone", {"tableID": place.number})

    async def _describe(self, command: str, data: dict[str, Any]) -> None:
        place = self._place(command, data)
        async with place.live.lock:
            place.describe_game(_game_of(place))

    async def _retell(self, command: str, data: dict[str, Any]) -> None:
        place = self._place(command, data)
        async with place.live.lock:
            place.retell_game(_game_of(place))

    async def _act(self, command: str, data: dict[str, Any]) -> None:
        wish = wish_of(command, data, Acting)
        place = self._place(command, data)
        game = _game_of(place)
        story = Story(game.rules, game.players, game.first)
        action = step_to_plain(game.rules, story.action(wish.type, wish.target, wish.value))
        await self._hub.obey(
            place.live, place.seat, messages.Act(action=action, steps=len(game.steps))
        )

    async def _chat(self, command: str, data: dict[str, Any]) -> None:
        """Say it at the table, where people may talk; elsewhere nobody listens."""
        wish = wish_of(command, data, Saying)
        for place in self._places.values():
            here = wish.room == f"table{place.number}" or wish.recipient in place.live.table.names
            if here and place.is_held and place.said < MOST_LINES and wish.msg.strip():
                place.said += 1
                with suppress(CommandRefused):  # a table may be silent
                    said = messages.Say(text=wish.msg.strip()[:300])
                    await self._hub.obey(place.live, place.seat, said)
                return

    def _place(self, command: str, data: dict[str, Any]) -> Place:
        """The table that is meant, where the bot is."""
        place = self._seat_of(command, data)
        if place.gone:
            raise CommandRefused("away", f"come back to table {place.number} first: tableReattend")
        return place

    def _seat_of(self, command: str, data: dict[str, Any]) -> Place:
        """The table that is meant, where the bot sits even if it is away."""
        number = wish_of(command, data, AtTable).tableID
        place = self._places.get(number)
        if place is None or not place.is_held:
            raise CommandRefused("not-seated", f"you are not at table {number}")
        return place


def _game_of(place: Place) -> Game:
    game = place.live.table.game
    if game is None:
        raise CommandRefused("wrong-moment", f"the game at table {place.number} has not begun")
    return game
