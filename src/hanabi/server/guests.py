"""Guests: bots from outside that are here and can be invited to a table."""

from __future__ import annotations

from typing import Protocol

from hanabi.server.http_messages import GuestInfo
from hanabi.server.live_table import LiveTable
from hanabi.table.settings import CommandRefused


class Guest(Protocol):
    """A bot that another program plays, and that speaks a protocol of its own."""

    @property
    def name(self) -> str: ...

    @property
    def places(self) -> int:
        """At how many tables it sits."""

    def invite(self, live: LiveTable, host: str) -> None:
        """Ask it to sit down; refuse if this table is nothing for it."""


class GuestList:
    """Who is here and can be invited."""

    def __init__(self) -> None:
        self.is_open = False
        """Whether guests can come at all."""
        self._guests: dict[str, Guest] = {}

    def enter(self, guest: Guest) -> None:
        self._guests[guest.name] = guest

    def leave(self, guest: Guest) -> None:
        if self._guests.get(guest.name) is guest:
            del self._guests[guest.name]

    def here(self) -> list[GuestInfo]:
        return [GuestInfo(guest.name, guest.places) for _, guest in sorted(self._guests.items())]

    def invite(self, name: str, live: LiveTable, host: str) -> None:
        guest = self._guests.get(name)
        if guest is None:
            raise CommandRefused("no-such-guest", f"no guest called {name} is here")
        guest.invite(live, host)
