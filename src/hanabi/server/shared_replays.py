"""Shared replays: rooms in memory, each found by an unguessable name that whoever opens it chooses.

A room needs nothing but the game and that name. So its link works again after the server was started anew: whoever
comes first tells what was shown there.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket

from hanabi.core import HanabiError, Record
from hanabi.server.limits import Limits
from hanabi.server.messages import Done, Refused
from hanabi.server.outbox import Outbox
from hanabi.server.responses import address_of, code_of, language_of
from hanabi.server.shared_replay_messages import EnterRoom, RoomCommand
from hanabi.server.shared_room import Room, Visitor
from hanabi.server.sockets import Sockets, close_quietly
from hanabi.server.store import Store
from hanabi.table.settings import CommandRefused

ROOM_NAME = re.compile(r"[A-Za-z0-9_-]{16,64}")

_commands: msgspec.json.Decoder[RoomCommand] = msgspec.json.Decoder(RoomCommand)


class SharedReplays:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        sockets: Sockets,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._sockets = sockets
        self._limits = limits
        self._clock = clock
        self._rooms: dict[tuple[str, str], Room] = {}

    async def live(self, socket: WebSocket) -> None:
        """The open line to a room."""
        await self._sockets.admit(socket, self._serve)

    async def _serve(self, socket: WebSocket) -> None:
        place = (socket.path_params["id"], socket.path_params["room"])
        written = await self._store.record_of(place[0])
        if written is None or not ROOM_NAME.fullmatch(place[1]):
            await socket.close(4404, "no finished game is looked at here")
            return
        await socket.accept()
        visitor = Visitor(language_of(socket), Outbox(self._limits.outbox))
        room: Room | None = None

        async def obey(wish: RoomCommand) -> Done | Refused:
            nonlocal room
            try:
                if room is not None:
                    room.obey(visitor, wish)
                elif isinstance(wish, EnterRoom):
                    found = self._room(place, written, address_of(socket))
                    found.enter(visitor, wish)
                    room = self._rooms[place] = found
                else:
                    raise CommandRefused("not-entered", "come in first")
            except HanabiError as error:
                return Refused(wish.id, code_of(error), str(error))
            return Done(wish.id, room.number)

        try:
            await self._sockets.converse(socket, visitor.outbox, _commands, obey)
        finally:
            if room is not None:
                room.leave(visitor, self._clock())
            await close_quietly(socket)

    def _room(self, place: tuple[str, str], written: str, address: str) -> Room:
        """The room there, or a new one, if there is space for it."""
        found = self._rooms.get(place)
        if found is not None:
            return found
        own = [key for key, room in self._rooms.items() if room.made_by == address]
        if len(own) >= self._limits.rooms_of_one:
            self._make_space(own)
        if len(self._rooms) >= self._limits.rooms:
            self._make_space(list(self._rooms))
        return Room(Record.loads(written), address)

    def _make_space(self, places: list[tuple[str, str]]) -> None:
        """Forget the room among these that has been empty for the longest."""
        empty = [place for place in places if not self._rooms[place].visitors]
        if not empty:
            raise CommandRefused("too-many-rooms", "too many games are looked at together now")
        del self._rooms[min(empty, key=lambda place: self._rooms[place].empty_since)]

    def forget_idle(self) -> None:
        """Let rooms go that have been empty for a while."""
        gone = self._clock() - self._limits.idle
        for place, room in list(self._rooms.items()):
            if not room.visitors and room.empty_since < gone:
                del self._rooms[place]
