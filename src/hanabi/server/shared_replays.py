"""Shared replays: rooms in memory, each found by an unguessable name that whoever opens it chooses.

A room needs nothing but the game and that name. So its link works again after the server was started anew: whoever
comes first tells what was shown there.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Sequence

import msgspec
from starlette.websockets import WebSocket

from hanabi.core import HanabiError, Record
from hanabi.server.cluster.far_rooms import FarRooms, Place, Visit
from hanabi.server.cluster.fleet import Fleet
from hanabi.server.fold_process import Unreadable
from hanabi.server.folding import Folding, Payer
from hanabi.server.limits import Limits
from hanabi.server.lines import Talk
from hanabi.server.messages import Done, Refused
from hanabi.server.moderation import Moderation
from hanabi.server.outbox import ELSEWHERE, Outbox
from hanabi.server.people import People
from hanabi.server.record_telling import steps_in
from hanabi.server.responses import RequestRefused, address_of, code_of, language_of
from hanabi.server.shared_replay_messages import EnterRoom, RoomCommand, SayInRoom
from hanabi.server.shared_room import Room, Visitor
from hanabi.server.sockets import Sockets
from hanabi.server.store import Store
from hanabi.table.settings import CommandRefused

ROOM_NAME = re.compile(r"[A-Za-z0-9_-]{16,64}")

MOST_STEPS = 600
"""Of a game that is looked at together: every suggestion plays it through, and everybody is sent all of its log."""

_commands: msgspec.json.Decoder[RoomCommand] = msgspec.json.Decoder(RoomCommand)


class SharedReplays:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        sockets: Sockets,
        folding: Folding,
        limits: Limits,
        people: People,
        moderation: Moderation,
        fleet: Fleet,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        fleet.lost.append(self._lose)
        self._far = FarRooms(fleet, self._at_the_door, limits.outbox)
        self._store = store
        self._sockets, self._folding = sockets, folding
        self._limits = limits
        self._people, self._moderation = people, moderation
        self._clock = clock
        self._rooms: dict[Place, Room] = {}
        self._forgotten = 0
        """How often rooms were forgotten because their game was written anew."""

    async def live(self, socket: WebSocket) -> None:
        """The open line to a room."""
        await self._sockets.admit(socket, self._serve)

    async def _serve(self, socket: WebSocket) -> Talk | None:
        place = (socket.path_params["id"], socket.path_params["room"])
        there = await self._store.record_of(place[0]) is not None
        if not there or not ROOM_NAME.fullmatch(place[1]):
            await socket.close(4404, "no finished game is looked at here")
            return None
        await socket.accept()
        outbox, language = Outbox(self._limits.outbox), language_of(socket)
        address = address_of(socket)
        visit: Visit = self._at_the_door(place, language, outbox, address)
        person = await self._people.person_of(socket)
        keys = () if person is None else person.keys

        async def obey(wish: RoomCommand) -> Done | Refused:
            nonlocal visit
            try:
                self._check(wish, keys)
            except HanabiError as error:
                return Refused(wish.id, code_of(error), str(error))
            if isinstance(wish, EnterRoom) and isinstance(visit, _Visit) and visit.room is None:
                owner = await self._far.owner(place)
                if owner is not None:
                    visit = self._far.put_through(owner, place, language, outbox, address)
            return await visit.obey(wish)

        async def leave() -> None:
            visit.leave()

        return self._sockets.talk(socket, outbox, _commands, obey, leave)

    def _check(self, wish: RoomCommand, keys: Sequence[str]) -> None:
        """Refuse what a moderator has forbidden."""
        self._moderation.check(keys)
        if isinstance(wish, SayInRoom):
            self._moderation.check_talk(keys)
        elif isinstance(wish, EnterRoom):
            self._moderation.check_name(wish.name)

    def _at_the_door(
        self, place: Place, language: str | None, outbox: Outbox, address: str
    ) -> _Visit:
        return _Visit(self, place, Visitor(language, outbox), address)

    async def come_in(self, visit: _Visit, wish: EnterRoom) -> Room:
        """The room there, with whoever came in."""
        place = visit.place
        record = None if place in self._rooms else await self._record(place[0], visit.address)
        began = time.perf_counter()
        try:
            found = self._room(place, record, visit.address)
            found.enter(visit.visitor, wish)
        finally:
            self._folding.charge(Payer(visit.address), time.perf_counter() - began)
        self._rooms[place] = found
        return found

    def obey(self, room: Room, visit: _Visit, wish: RoomCommand) -> None:
        """Let a room do what somebody in it wishes; what that costs is theirs."""
        began = time.perf_counter()
        try:
            room.obey(visit.visitor, wish)
        finally:
            self._folding.charge(Payer(visit.address), time.perf_counter() - began)

    def check_work(self, address: str) -> None:
        """Refuse whoever has had so much work done that others would wait."""
        self._folding.check(Payer(address))

    async def _record(self, game: str, address: str) -> Record | None:
        """The record of a game as it is now, if it is short enough."""
        while True:
            before = self._forgotten
            written = await self._store.record_of(game)
            if written is not None:
                await self._check_length(game, written, address)
            with self._store.reading("game", game):
                record = None if written is None else await asyncio.to_thread(Record.loads, written)
            if before == self._forgotten:
                return record

    async def _check_length(self, game: str, written: str, address: str) -> None:
        """Refuse a game that is too long, which is found out beside the server."""
        try:
            steps = await self._folding.do(Payer(address), steps_in, written)
        except Unreadable as error:
            raise self._store.damaged("game", game, error) from None
        if steps > MOST_STEPS:
            reason = f"steps: at most {MOST_STEPS} are looked at together"
            raise CommandRefused("game-too-long", reason)

    def now(self) -> float:
        return self._clock()

    def _room(self, place: Place, record: Record | None, address: str) -> Room:
        """The room there, or a new one for this game, if there is space for it."""
        found = self._rooms.get(place)
        if found is not None:
            return found
        if record is None:
            raise CommandRefused("late", "come in again")
        own = [key for key, room in self._rooms.items() if room.made_by == address]
        if len(own) >= self._limits.rooms_of_one:
            self._make_space(own)
        if len(self._rooms) >= self._limits.rooms:
            self._make_space(list(self._rooms))
        return Room(record, address)

    def _make_space(self, places: list[Place]) -> None:
        """Forget the room among these that has been empty for the longest."""
        empty = [place for place in places if not self._rooms[place].visitors]
        if not empty:
            raise CommandRefused("too-many-rooms", "too many games are looked at together now")
        self._forget(min(empty, key=lambda place: self._rooms[place].empty_since))

    def _forget(self, place: Place) -> Room:
        self._far.release(place)
        return self._rooms.pop(place)

    def forget_game(self, game: str) -> None:
        """A game was written anew, without the name of somebody: whoever looks at it comes in again."""
        self._forgotten += 1
        for place in [place for place in self._rooms if place[0] == game]:
            for visitor in self._forget(place).visitors:
                visitor.outbox.close()

    def _lose(self) -> None:
        """Others may have these rooms by now: whoever is here comes again, and says what was shown."""
        for place in list(self._rooms):
            for visitor in self._forget(place).visitors:
                visitor.outbox.close(ELSEWHERE)

    def forget_idle(self) -> None:
        """Let rooms go that have been empty for a while."""
        gone = self._clock() - self._limits.idle
        for place, room in list(self._rooms.items()):
            if not room.visitors and room.empty_since < gone:
                self._forget(place)


class _Visit:
    """Somebody at a room of this process, or at its door."""

    def __init__(self, rooms: SharedReplays, place: Place, visitor: Visitor, address: str) -> None:
        self._rooms = rooms
        self.place, self.visitor, self.address = place, visitor, address
        self.room: Room | None = None

    async def obey(self, wish: RoomCommand) -> Done | Refused:
        await asyncio.sleep(0)  # others have their turn between two commands of one sender
        try:
            self._rooms.check_work(self.address)
            if self.room is not None:
                self._rooms.obey(self.room, self, wish)
            elif isinstance(wish, EnterRoom):
                self.room = await self._rooms.come_in(self, wish)
            else:
                raise CommandRefused("not-entered", "come in first")
        except (HanabiError, RequestRefused) as error:
            return Refused(wish.id, code_of(error), str(error))
        return Done(wish.id, self.room.number)

    def leave(self) -> None:
        if self.room is not None:
            self.room.leave(self.visitor, self._rooms.now())
