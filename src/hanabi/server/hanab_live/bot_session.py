"""A bot that is logged in: what it sends, and at which of our tables it sits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from hanabi.core import Action, Game, HanabiError
from hanabi.core.codec import step_to_plain
from hanabi.formats.hanab_live import Counterpart
from hanabi.server import command_messages
from hanabi.server.cluster.peers import FateUnknown
from hanabi.server.database import StoreFailed
from hanabi.server.guard import Buckets, digest
from hanabi.server.guests import MOST_PLACES, GuestOpens, require_free
from hanabi.server.hanab_live.admission import Admission, TableNumbers
from hanabi.server.hanab_live.frames import (
    ActionCommand,
    BadFrame,
    ChatCommand,
    JoinCommand,
    NoteCommand,
    TableCommand,
    data_of,
    read_frame,
    welcome,
    write_frame,
)
from hanabi.server.hanab_live.game_actions import GameActions
from hanabi.server.hanab_live.hosting import Hosting
from hanabi.server.hanab_live.joined_table import JoinedTable, chat, listing
from hanabi.server.hanab_live.sessions import Account
from hanabi.server.hub import Hub
from hanabi.server.live_table import LiveTable
from hanabi.server.outbox import ELSEWHERE, Outbox
from hanabi.table.decisions import LONGEST_NOTE
from hanabi.table.settings import CommandRefused, Settings

LONGEST_LINE = 300
MOST_LINES = 50
"""Lines of chat by a bot at one table."""

FRAMES, BURST = 20.0, 200.0
"""Frames a second that are taken, and at once: old bots repeat themselves."""

_NO_ANSWER = frozenset(
    ("loaded", "inactive", "chatRead", "chatTyping", "chatFriend", "setting", "pause")
)
"""Commands that bots send and nothing follows from."""


class BotSession:
    """One connection of a bot. Every refusal is a `warning` to it and harms nobody."""

    def __init__(
        self,
        account: Account,
        hub: Hub,
        numbers: TableNumbers,
        may_open: Callable[[], bool] = lambda: True,
    ) -> None:
        """`may_open` is asked before the bot opens a table."""
        self._account = account
        self._may_open = may_open
        self._hub = hub
        self._numbers = numbers
        self._places: dict[int, JoinedTable] = {}
        self._has_come_anew = False
        self._frames = Buckets(FRAMES, BURST)
        self._tasks: set[asyncio.Task[None]] = set()
        self.outbox = Outbox(hub.limits.guest_outbox)
        waiting = hub.guests.waiting
        self._admission = Admission(
            account.name, self.send, numbers, waiting, self._places.__contains__
        )
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
            **Hosting(self).commands,
        }

    # To the bot

    def send(self, command: str, data: object) -> None:
        self.outbox.put(write_frame(command, data))

    def close(self) -> None:
        """Let the bot go, which has come anew."""
        self._has_come_anew = True
        self.outbox.close()

    # As a guest

    @property
    def name(self) -> str:
        return self._account.name

    @property
    def places(self) -> int:
        places = self._places.values()
        return sum(place.is_held and place.live.table.state != "over" for place in places)

    @property
    def leads_waiting(self) -> int:
        """How many tables it leads that wait for players."""
        return sum(
            place.leads and place.live.table.state == "open" for place in self._places.values()
        )

    async def invite(self, live: LiveTable, host: str) -> None:
        table = live.table
        Counterpart.of(table.rules, len(table.chairs))  # refuses what they do not play
        if self.name.casefold() in (name.casefold() for name in table.names):
            raise CommandRefused("name-taken", f"somebody here is called {self.name} already")
        await self._require_free()
        who = self._called(host, self._numbers.of(table.id))
        self._admission.invite(table, host, who)

    def whisper(self, who: str, text: str) -> None:
        self.send("chat", chat(text, who, "", self.name))

    async def _require_free(self) -> None:
        """Refuse another table while one goes on, if the name does not say that the bot knows several."""
        held = [place for place in list(self._places.values()) if await self._goes_on(place)]
        require_free(self.name, len(held))

    async def _goes_on(self, place: JoinedTable) -> bool:
        """Whether the bot still has its seat there, and the game is not over."""
        live = place.live
        if place.gone:  # nobody has told it since
            try:
                live = await self._hub.find(live.table.id)
            except HanabiError:
                return False
        return live.table.state != "over" and self._seat(live) is not None

    def _called(self, host: str, number: int) -> str:
        """Bots look for their host among the players of all tables: no two may be called the same."""
        known = [place.live.table.names for place in self._places.values()]
        return f"{host} #{number}" if any(host in names for names in known) else host

    # Coming and going

    async def arrive(self) -> None:
        """Say hello, and take the seats that are still held in games; whoever waited for one is up by now."""
        self.send("welcome", welcome(self.name))
        seats = await self._held_seats()
        own = {live.table.id for live in seats}
        tables = [listing(live.table, self._numbers.of(live.table.id)) for live in seats]
        self.send("tableList", [{**one, "joined": True} for one in tables])
        self._admission.look(own)
        for live in seats:
            await self._take(live)
        self._hub.guests.enter(self)

    async def depart(self) -> None:
        self._hub.guests.leave(self)
        self._admission.look_away()
        for task in self._tasks:
            task.cancel()
        for place in self._places.values():
            place.gone = True
            place.hide()
            if not self._has_come_anew and place.is_held:
                await self._get_up(place.live, place.key)
            await self._hub.disconnect(place.live, place)

    async def _get_up(self, live: LiveTable, key: str) -> None:
        """Free the seat of a game that has not begun, as on their site: many bots could not be asked to leave it."""
        if live.table.state == "open":
            with suppress(HanabiError, FateUnknown, StoreFailed):
                await asyncio.shield(self._hub.obey(live, key, command_messages.Leave()))

    async def _held_seats(self) -> list[LiveTable]:
        """The tables where this bot sits, also after a restart."""
        found = []
        for table_id in (await self._hub.tables_with(self.name))[:MOST_PLACES]:
            with suppress(HanabiError):  # gone meanwhile
                live = await self._hub.find(table_id)
                if self._seat(live) is not None:
                    await self._get_up(live, digest(self._account.token(table_id)))
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
        waiting = self._hub.guests.waiting
        place = JoinedTable(self.send, self._return_to, number, live, seat, key, waiting)
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
        wish = data_of(command, data, JoinCommand)
        number = wish.tableID
        held = self._places.get(number)
        if held is not None and held.is_held:
            self.send("joined", {"tableID": number})
            return
        await self._require_free()
        live = await self._hub.find(self._admission.table_to_join(number, wish.password))
        token = self._account.token(live.table.id)
        try:
            await self._hub.sit_down(live, self.name, guest=token)
        except HanabiError:
            self.send("tableGone", {"tableID": number})  # full, begun, or changed meanwhile
            raise
        self.send("joined", {"tableID": number})
        await self._take(live)

    async def open(self, settings: Settings, password: str) -> None:
        """A table of its own."""
        await self._require_free()
        if not self._may_open():
            reason = "too many tables were opened from here, or wait; wait a moment"
            raise CommandRefused("too-many-open-tables", reason)
        opener = GuestOpens(self._account.token, digest(self._account.token("opener")))
        seated = await asyncio.shield(self._hub.open(self.name, settings, guest=opener))
        self._hub.guests.waiting.protect(seated.table, password)
        live = await self._hub.find(seated.table)
        self.send("joined", {"tableID": self._numbers.of(seated.table)})
        await self._take(live)

    async def _reattend(self, command: str, data: dict[str, Any]) -> None:
        place = self.held(command, data)
        await self._hub.disconnect(place.live, place)
        await self._take(await self._hub.find(place.live.table.id))

    async def _unattend(self, command: str, data: dict[str, Any]) -> None:
        """Get up before the start; go away from a game that runs, to be replaced or to come back; leave one that is over."""
        place = self.held(command, data)
        state = place.live.table.state
        if state == "open":
            await self.obey(place, command_messages.Leave())
        await self._hub.disconnect(place.live, place)
        if state == "playing":
            place.gone = True
        else:
            self._places.pop(place.number, None)
            self._admission.look_again(place.live.table.id)
            if state == "over":
                self.send("tableGone", {"tableID": place.number})

    async def obey(self, place: JoinedTable, command: command_messages.Command) -> None:
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
            await self.obey(place, command_messages.Act(plain, steps))
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
            await self.obey(place, command_messages.Note(seating.card(wish.order), text))

    async def _chat(self, command: str, data: dict[str, Any]) -> None:
        """Say it at the table, where people may talk; elsewhere nobody listens."""
        wish = data_of(command, data, ChatCommand)
        places = [place for place in self._places.values() if place.is_held and not place.gone]
        rooms = [place for place in places if wish.room == f"table{place.number}"]
        persons = [
            place for place in places if wish.recipient in filter(None, place.live.table.names)
        ]
        text = wish.msg.strip()[:LONGEST_LINE]
        if text and not rooms and not persons and wish.recipient not in ("", self.name):
            self._hub.guests.whisper(wish.recipient, self.name, text)
        for place in (rooms or persons)[:1]:
            if text and place.said < MOST_LINES:
                with suppress(CommandRefused):  # a table may be silent
                    await self.obey(place, command_messages.Say(text=text))

    @asynccontextmanager
    async def _attended(self, command: str, data: dict[str, Any]) -> AsyncIterator[JoinedTable]:
        """The table that is meant, where the bot is, with its lock: what is told then is on disk."""
        place = self._here(command, data)
        async with place.live.lock:
            place.live.check()
            yield self._here(command, data)

    def _here(self, command: str, data: dict[str, Any]) -> JoinedTable:
        """The table that is meant, where the bot is."""
        place = self.held(command, data)
        if place.gone:
            raise CommandRefused("away", f"come back to table {place.number} first: tableReattend")
        return place

    def held(self, command: str, data: dict[str, Any]) -> JoinedTable:
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
