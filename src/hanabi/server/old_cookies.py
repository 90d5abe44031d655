"""Cookies of parties, from before a browser had one identity: their seats become the person's, and they are cleared."""

from __future__ import annotations

import contextlib

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from hanabi.server.guard import digest
from hanabi.server.hub import Hub, NoSuchTable
from hanabi.server.identity import (
    Person,
    forget_cookies,
    identified,
    keep_identity,
    party_cookies,
)
from hanabi.server.schema import seats
from hanabi.server.store import Store
from hanabi.table.settings import CommandRefused


async def adopt(store: Store, hub: Hub, request: Request) -> Person | None:
    """Who this is; what their cookies of parties hold is held by their root from now on, at tables past and present."""
    person = await hub.people.person_of(request)
    keys = [digest(token) for token in party_cookies(request).values()]
    if not keys:
        return person
    person = identified(person)
    query = sa.select(seats.c.key, seats.c.table_id).where(seats.c.key.in_(keys))
    for row in await store.read(query):
        with contextlib.suppress(NoSuchTable, CommandRefused):  # a seat given up, or one too many
            await hub.share(await hub.find(row.table_id), row.key, person.root)
    return person


def clear(response: Response, request: Request, person: Person | None) -> None:
    """Let the browser forget the cookies whose seats were adopted, and keep who it is."""
    cookies = party_cookies(request)
    if cookies and person is not None:
        forget_cookies(response, list(cookies))
        keep_identity(response, request, person)
