"""Several processes behind one PostgreSQL, as on several machines, and people who go from one to another."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx

from hanabi.server.limits import Limits
from serving import Player, Server, players
from test_crash import database

__all__ = ["at", "fleet", "go_to", "players"]


@contextlib.contextmanager
def fleet(
    folder: Path, number: int, limits: Limits | None = None, *, for_bots: bool = False
) -> Iterator[list[Server]]:
    """So many servers that share a database."""
    with database("postgresql", folder) as url, contextlib.ExitStack() as stack:
        servers = []
        for place in range(number):
            own = folder / str(place)
            own.mkdir()
            server = Server(own, limits, for_bots=for_bots)
            server.db = url
            stack.callback(server.kill)
            server.start()
            servers.append(server)
        yield servers


def go_to(person: Player, server: Server) -> Player:
    """From now on they come through this process; whoever is connected stays so."""
    person.server = server
    person.http.base_url = httpx.URL(server.url)
    return person


def at(servers: list[Server], people: list[Player]) -> None:
    """Each comes through a process of their own."""
    for server, person in zip(servers, people, strict=True):
        go_to(person, server)
