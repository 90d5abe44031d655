"""Sitting down at a table of a server from the terminal, or looking on."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from hanabi.client import Identities, TableLink
from hanabi.core import BadRecord, BadSetup
from hanabi.core.names import check_names
from hanabi.terminal.capability import Taste, has_screen, paint_of
from hanabi.terminal.lines.screen import Screen
from hanabi.terminal.lines.table_session import TableSession
from hanabi.terminal.seats import PERSON, own_seat
from hanabi.terminal.server_table import ServerTable


@dataclass(frozen=True, slots=True)
class Visit:
    """What was asked for on the command line."""

    link: TableLink
    language: str
    folder: Path
    """Where who one is at servers is kept."""
    name: str | None = None
    """By default, whoever is logged in."""
    looks_on: bool = False


def visit(wish: Visit, taste: Taste) -> None:
    """Until somebody leaves, or the table is gone."""
    asyncio.run(_visit(wish, taste))


async def _visit(wish: Visit, taste: Taste) -> None:
    identities = Identities(wish.folder)
    if wish.looks_on:
        table = await ServerTable.watch(wish.link, identities, wish.language)
    else:
        name = own_seat().removeprefix(PERSON) if wish.name is None else _checked(wish.name)
        table = await ServerTable.join(wish.link, identities, wish.language, name)
    screen = Screen(plain=taste.plain)
    if has_screen(taste):
        from hanabi.terminal.screens.server_screen import show_table

        await show_table(table, paint_of(taste))
    else:
        title, place = table.title, wish.link.address
        screen.head(table.words("terminal-joined", title=title, place=place))
        await TableSession(table, screen).run()
    if not wish.looks_on:
        command = f"hanabi join {table.address}"
        screen.say(table.words("terminal-kept", command=command))


def _checked(name: str) -> str:
    """A name as it may stand at a table, or `BadSetup`."""
    try:
        check_names([name.strip()])
    except BadRecord as error:
        raise BadSetup(f"name: {error.reason}") from error
    return name.strip()
