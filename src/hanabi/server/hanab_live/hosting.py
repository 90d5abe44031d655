"""What a bot does as the host of a table: it opens one, sets it, begins the game, and ends it where no person plays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Protocol

from msgspec import UNSET, Struct, UnsetType

from hanabi.server import command_messages
from hanabi.server.hanab_live.frames import Number, data_of
from hanabi.server.hanab_live.joined_table import JoinedTable
from hanabi.server.hanab_live.table_options import (
    USUAL_SEATS,
    Options,
    choice_of,
    settings_of,
    with_seats,
)
from hanabi.table.settings import FEWEST_SEATS, CommandRefused, Settings
from hanabi.table.table import Table

Carry = Callable[[str, dict[str, Any]], Awaitable[None]]


class CreateCommand(Struct):
    """Open a table. Its name means nothing here."""

    options: Options | None = None
    maxPlayers: Number = USUAL_SEATS  # noqa: N815  # their name
    password: str = ""


class SetVariantCommand(Struct):
    options: Options


class UpdateCommand(Struct):
    """Set a table anew; what is left out of the options is as usual."""

    options: Options | None = None
    maxPlayers: Number | UnsetType = UNSET  # noqa: N815  # their name


class Session(Protocol):
    """The bot."""

    async def open(self, settings: Settings, password: str) -> None: ...

    def held(self, command: str, data: dict[str, Any]) -> JoinedTable: ...

    async def obey(self, place: JoinedTable, command: command_messages.Command) -> None: ...


class Hosting:
    """The commands of a bot that leads a table."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.commands: dict[str, Carry] = {
            "tableCreate": self._create,
            "tableSetVariant": self._set_variant,
            "tableUpdate": self._update,
            "tableStart": self._start,
            "tableTerminate": self._end,
            "tableVoteForTermination": self._end,
        }

    async def _create(self, command: str, data: dict[str, Any]) -> None:
        wish = data_of(command, data, CreateCommand)
        settings = settings_of(wish.options or Options(), wish.maxPlayers, public=not wish.password)
        await self._session.open(settings, wish.password)

    async def _set_variant(self, command: str, data: dict[str, Any]) -> None:
        place = self._session.held(command, data)
        chosen = choice_of(data_of(command, data, SetVariantCommand).options.variantName)
        settings = place.live.table.settings
        rules = replace(
            settings.rules,
            edition=chosen.edition,
            add_ons=chosen.add_ons,
            variant=chosen.variant,
        )
        await self._change(place, replace(settings, rules=rules))

    async def _update(self, command: str, data: dict[str, Any]) -> None:
        place = self._session.held(command, data)
        wish, before = data_of(command, data, UpdateCommand), place.live.table.settings
        seats = before.seats if isinstance(wish.maxPlayers, UnsetType) else wish.maxPlayers
        now = settings_of(wish.options or Options(), seats, public=before.public)
        changed = replace(before, rules=now.rules, seats=now.seats, clock=now.clock)
        await self._change(place, changed)

    async def _change(self, place: JoinedTable, settings: Settings) -> None:
        await self._session.obey(place, command_messages.Change(settings.to_plain()))

    async def _start(self, command: str, data: dict[str, Any]) -> None:
        """Begin with those who are there: seats that are free go away before."""
        place = self._session.held(command, data)
        table = place.live.table
        if table.free and table.state == "open" and table.leads(place.seat):
            await self._change(place, _without_free_seats(table))
        await self._session.obey(place, command_messages.Start())

    async def _end(self, command: str, data: dict[str, Any]) -> None:
        place = self._session.held(command, data)
        await self._session.obey(place, command_messages.VoteEnd(agree=True))


def _without_free_seats(table: Table) -> Settings:
    seats = len(table.chairs) - len(table.free)
    if seats < FEWEST_SEATS:
        raise CommandRefused("seats-free", f"a game has at least {FEWEST_SEATS} players")
    staying = [seat for seat in table.seated if seat < seats]
    places = [seat for seat in range(seats) if seat not in staying]
    moving = len(table.seated) - len(staying)
    bots = dict(zip(places[moving:], table.settings.bots.values(), strict=True))
    return replace(with_seats(table.settings, seats), bots=bots)
