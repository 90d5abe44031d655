"""People at all tables at once, through whichever process they are there: renamed, let go, and known by their seats."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from hanabi.server.client import Client
from hanabi.server.spectators import find_seats

if TYPE_CHECKING:
    from hanabi.server.hub import Hub


class LetGo(Struct, array_like=True):
    """Close what a person has open: on this device, on all others, or on any."""

    root: str
    device: str | None = None
    others: bool = False


class Renamed(Struct, array_like=True):
    root: str
    name: str


class Found(Struct, array_like=True):
    """A browser has become one of this person's."""

    root: str


class PeopleAtTables:
    """What is done here is done by the other processes too."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._peers = hub, hub.fleet.peers
        self._calling: set[asyncio.Task[None]] = set()
        self.changes = 0
        """How often somebody was signed out, or a browser became somebody's: whoever was asked for before may be another."""
        self._peers.on("let-go", LetGo, lambda _, wish: self._let_go(wish))
        self._peers.on("found", Found, lambda _, wish: self._find_seats(wish.root))
        self._peers.on("renamed", Renamed, lambda _, wish: self._call_later(wish))

    def let_go(self, root: str, device: str | None = None, *, others: bool = False) -> None:
        """Close what this person has open on this device, on all other devices, or everywhere."""
        wish = LetGo(root, device, others)
        self._peers.tell(None, "let-go", wish)
        self._let_go(wish)

    def _let_go(self, wish: LetGo) -> None:
        self.changes += 1
        for live in self._hub.tables:
            for listener in live.listeners:
                who = listener.person if isinstance(listener, Client) else None
                if who is None or who.root != wish.root:
                    continue
                if wish.device is None or (who.device == wish.device) != wish.others:
                    listener.give_up()

    async def call(self, root: str, name: str) -> None:
        """Where this person watches, everybody is told their new name."""
        self._peers.tell(None, "renamed", Renamed(root, name))
        await self._call(root, name)

    def _call_later(self, wish: Renamed) -> None:
        task = asyncio.create_task(self._call(wish.root, wish.name))
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def _call(self, root: str, name: str) -> None:
        for live in list(self._hub.tables):
            here = [one for one in live.listeners if isinstance(one, Client)]
            mine = [one for one in here if one.person is not None and one.person.root == root]
            for one in mine:
                one.name = name
            if mine:
                async with live.lock:
                    self._hub.tell(live)
                self._hub.attendance.say_presence(live)

    def find_seats_of(self, root: str) -> None:
        """Nothing that a browser has open shows a table to a stranger that its person sits at."""
        self._peers.tell(None, "found", Found(root))
        self._find_seats(root)

    def _find_seats(self, root: str) -> None:
        self.changes += 1
        for live in self._hub.tables:
            if live.table.seat_of(root) is not None:
                find_seats(live)
