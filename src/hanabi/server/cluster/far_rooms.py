"""Rooms of other processes: a room is where its owner is, and whoever comes through another process is put through to it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Protocol

from msgspec import Struct

from hanabi.server.cluster.fleet import Fleet
from hanabi.server.cluster.peers import Elsewhere, FateUnknown
from hanabi.server.messages import Done, Refused
from hanabi.server.outbox import ELSEWHERE, Closing, Outbox
from hanabi.server.shared_replay_messages import RoomCommand

SAID, TOLD, CLOSED, LEFT = "room-said", "room-told", "room-closed", "room-left"
"""The kinds of messages about rooms."""

Place = tuple[str, str]
"""A game, and the name of a room in which it is looked at."""


class Said(Struct, array_like=True):
    """What somebody says who is in a room of another process."""

    line: str
    """Which of the lines of the process that sends this."""
    place: Place
    language: str | None
    address: str
    wish: RoomCommand


class Told(Struct, array_like=True):
    line: str
    text: str


class Visit(Protocol):
    """Somebody at a room, or at its door."""

    async def obey(self, wish: RoomCommand) -> Done | Refused: ...

    def leave(self) -> None: ...


Open = Callable[[Place, str | None, Outbox, str], Visit]
"""Lets somebody stand at the door of a room that is here: in which language, what they are told, from which address."""


class FarRooms:
    """Knows which process has a room."""

    def __init__(self, fleet: Fleet, open_here: Open, most: int) -> None:
        """So many messages may wait for somebody who is elsewhere."""
        self._fleet, self._open_here, self._most = fleet, open_here, most
        self._visits: dict[tuple[str, str], Visit] = {}
        """Those who are here through another process, by process and line."""
        self._lines: dict[str, tuple[str, Outbox]] = {}
        """Those who are elsewhere, with the process where they are."""
        self._tasks: set[asyncio.Task[None]] = set()
        peers = fleet.peers
        peers.on_question(SAID, Said, self._hear)
        peers.on(TOLD, Told, self._tell)
        peers.on(CLOSED, str, lambda _, line: self._close(line))
        peers.on(LEFT, str, self._leave)
        fleet.gone.append(self._go_on_without)
        fleet.lost.append(self._lose)

    async def owner(self, place: Place) -> str | None:
        """The other process that has this room; None if it is to be here."""
        lease = await self._fleet.take(_key(place))
        return None if lease is None or lease.process == self._fleet.id else lease.process

    def release(self, place: Place) -> None:
        """There is no such room here any more."""
        if self._fleet.is_shared:
            self._later(self._fleet.release([_key(place)]))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def put_through(
        self, owner: str, place: Place, language: str | None, outbox: Outbox, address: str
    ) -> Visit:
        """Somebody here at a room that this process has."""
        line = secrets.token_urlsafe(9)
        self._lines[line] = owner, outbox

        def left() -> None:
            if self._lines.pop(line, None) is not None:
                self._fleet.peers.tell(owner, LEFT, line)

        async def say(wish: RoomCommand) -> Done | Refused:
            said = Said(line, place, language, address, wish)
            answer: Done | Refused
            try:
                answer = await self._fleet.peers.ask(owner, SAID, said, Done | Refused)
            except Elsewhere:
                raise FateUnknown from None
            return answer

        return _Through(say, left)

    # Where the line is

    def _tell(self, process: str, told: Told) -> None:
        owner, outbox = self._lines.get(told.line, ("", None))
        if outbox is not None and owner == process:
            outbox.put(told.text.encode())

    def _close(self, line: str) -> None:
        _, outbox = self._lines.pop(line, ("", None))
        if outbox is not None:
            outbox.close(ELSEWHERE)

    # Where the room is

    async def _hear(self, process: str, said: Said) -> Done | Refused:
        visit = self._visits.get((process, said.line))
        if visit is None:
            if await self.owner(said.place) is not None:
                raise Elsewhere
            outbox = Outbox(self._most)
            outbox.flow_to(_Pipe(self._fleet, process, said.line))
            visit = self._open_here(said.place, said.language, outbox, said.address)
            self._visits[process, said.line] = visit
        return await visit.obey(said.wish)

    def _leave(self, process: str, line: str) -> None:
        visit = self._visits.pop((process, line), None)
        if visit is not None:
            visit.leave()

    def _lose(self) -> None:
        """Nobody can tell any more who has which room."""
        self._visits.clear()
        for line in list(self._lines):
            self._close(line)

    def _go_on_without(self, processes: Collection[str]) -> None:
        for process, line in list(self._visits):
            if process in processes:
                self._leave(process, line)
        for line, (owner, _) in list(self._lines.items()):
            if owner in processes:
                self._close(line)


class _Through:
    """A visit to a room that is elsewhere."""

    def __init__(
        self,
        say: Callable[[RoomCommand], Coroutine[Any, Any, Done | Refused]],
        left: Callable[[], None],
    ) -> None:
        self._say, self._left = say, left

    async def obey(self, wish: RoomCommand) -> Done | Refused:
        return await self._say(wish)

    def leave(self) -> None:
        self._left()


class _Pipe:
    """Leads to a line in another process."""

    is_full = False

    def __init__(self, fleet: Fleet, process: str, line: str) -> None:
        self._peers, self._process, self._line = fleet.peers, process, line

    def send_text(self, text: bytes, /) -> None:
        self._peers.tell(self._process, TOLD, Told(self._line, text.decode()))

    def let_go(self, _closing: Closing, /) -> None:
        self._peers.tell(self._process, CLOSED, self._line)


def _key(place: Place) -> str:
    return f"room:{place[0]}/{place[1]}"
