"""Guests: bots from outside that are here, in whichever process, and can be invited to a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple, Protocol

from msgspec import Struct

from hanabi.server.cluster.fleet import Fleet
from hanabi.server.http_messages import GuestInfo
from hanabi.server.live_table import LiveTable
from hanabi.server.waiting_tables import WaitingTables
from hanabi.table.settings import CommandRefused

GUESTS, ARRIVED, INVITE, WHISPER = "guests", "guest-arrived", "invite-guest", "guest-whispers"
"""The kinds of messages about guests."""


class Guest(Protocol):
    """A bot that another program plays, and that speaks a protocol of its own."""

    @property
    def name(self) -> str: ...

    @property
    def places(self) -> int:
        """At how many tables it sits."""

    async def invite(self, live: LiveTable, host: str) -> None:
        """Ask it to sit down; refuse if this table is nothing for it, or if it sits at another one."""

    def whisper(self, who: str, text: str) -> None:
        """Another guest says something to it alone."""

    def close(self) -> None:
        """Let it go: it is here once."""


class GuestOpens(NamedTuple):
    """A guest that opens a table."""

    token: Callable[[str], str]
    """What holds its seat at the table of this id."""
    opener: str
    """The same for all tables that it opens."""


class Invited(Struct, array_like=True):
    guest: str
    table: str
    host: str


class Whispered(Struct, array_like=True):
    guest: str
    who: str
    text: str


class GuestList:
    """Who is here and can be invited."""

    def __init__(self, fleet: Fleet, find: Callable[[str], Awaitable[LiveTable]]) -> None:
        self.is_open = False
        """Whether guests can come at all."""
        self._guests: dict[str, Guest] = {}
        self._elsewhere: dict[str, list[GuestInfo]] = {}
        """By the process where they are."""
        self._fleet, self._find = fleet, find
        self.waiting = WaitingTables(fleet)
        fleet.peers.on(GUESTS, list[GuestInfo], self._hear)
        fleet.peers.on(ARRIVED, str, lambda _, name: self._let_go(name))
        fleet.peers.on_question(INVITE, Invited, self._invite_here)
        fleet.peers.on(WHISPER, Whispered, self._whisper_here)
        fleet.gone.append(self._go_on_without)

    def enter(self, guest: Guest) -> None:
        self._guests[guest.name] = guest
        self._fleet.peers.tell(None, ARRIVED, guest.name)
        self.announce()

    def leave(self, guest: Guest) -> None:
        if self._guests.get(guest.name) is guest:
            del self._guests[guest.name]
            self.announce()

    def announce(self) -> None:
        """Tell the other processes who is here; said every few seconds, so that nothing is lost for long."""
        self._fleet.peers.tell(None, GUESTS, self._own())
        self.waiting.announce()

    def here(self) -> list[GuestInfo]:
        found = {info.name: info for there in self._elsewhere.values() for info in there}
        found |= {info.name: info for info in self._own()}
        return [info for _, info in sorted(found.items())]

    def _own(self) -> list[GuestInfo]:
        return [GuestInfo(guest.name, guest.places) for guest in self._guests.values()]

    async def invite(self, name: str, live: LiveTable, host: str) -> None:
        """Ask a guest to a table, in the process where it is."""
        guest = self._guests.get(name)
        if guest is not None:
            await guest.invite(live, host)
            return
        for process, guests in self._elsewhere.items():
            if name in _names(guests):
                wish = Invited(name, live.table.id, host)
                await self._fleet.peers.ask(process, INVITE, wish)
                return
        raise _unknown(name)

    async def _invite_here(self, _process: str, wish: Invited) -> None:
        guest = self._guests.get(wish.guest)
        if guest is None:
            raise _unknown(wish.guest)
        await guest.invite(await self._find(wish.table), wish.host)

    def whisper(self, name: str, who: str, text: str) -> bool:
        """Let one guest say something to another one alone; whether that one is here."""
        process = next(
            (one for one, guests in self._elsewhere.items() if name in _names(guests)), None
        )
        if name in self._guests:
            self._guests[name].whisper(who, text)
        elif process is not None:
            self._fleet.peers.tell(process, WHISPER, Whispered(name, who, text))
        return name in self._guests or process is not None

    def _whisper_here(self, _process: str, said: Whispered) -> None:
        if said.guest in self._guests:
            self._guests[said.guest].whisper(said.who, said.text)

    def _hear(self, process: str, guests: list[GuestInfo]) -> None:
        self._elsewhere[process] = guests

    def _let_go(self, name: str) -> None:
        """It has come to another process."""
        guest = self._guests.get(name)
        if guest is not None:
            guest.close()

    def _go_on_without(self, processes: Collection[str]) -> None:
        for process in processes:
            self._elsewhere.pop(process, None)


SEVERAL = "Bot-"
"""How the name of a guest begins that may sit at several tables at once, as on hanab.live."""

MOST_PLACES = 20
"""Tables at which such a guest sits at once."""


def require_free(name: str, places: int) -> None:
    """Refuse one more table for a guest that sits at so many: most bots know one game only."""
    if places >= (MOST_PLACES if name.startswith(SEVERAL) else 1):
        reason = f"{name} sits at {places} table(s); only guests called {SEVERAL}… sit at several"
        raise CommandRefused("guest-busy", reason)


def _names(guests: Collection[GuestInfo]) -> set[str]:
    return {info.name for info in guests}


def _unknown(name: str) -> CommandRefused:
    return CommandRefused("no-such-guest", f"no guest called {name} is here")
