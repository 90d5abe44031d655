"""Sitting down at a table of a server from the terminal, or looking on."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from hanabi.client import Identities, TableLink
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


def visit(wish: Visit, *, plain: bool) -> None:
    """Until somebody leaves, or the table is gone."""
    asyncio.run(_visit(wish, plain=plain))


async def _visit(wish: Visit, *, plain: bool) -> None:
    identities = Identities(wish.folder)
    if wish.looks_on:
        table = await ServerTable.watch(wish.link, identities, wish.language)
    else:
        name = own_seat().removeprefix(PERSON) if wish.name is None else wish.name
        table = await ServerTable.join(wish.link, identities, wish.language, name)
    screen = Screen(plain=plain)
    screen.head(table.words("terminal-joined", title=table.title, place=wish.link.address))
    await TableSession(table, screen).run()
    command = f"hanabi {'watch' if wish.looks_on else 'join'} {wish.link.address}"
    screen.say(table.words("terminal-kept", command=command))
