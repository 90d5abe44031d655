"""Cookies of parties, from before a browser had one identity: their seats become the person's, and they are cleared.

A browser may come with hundreds of them, 50 bytes each. Their seats are adopted with the first request that brings
them, whatever it asks for; they are cleared as many at a time as an answer has room for.
"""

from __future__ import annotations

import asyncio
import contextlib
import random

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from hanabi.server.database import Damaged
from hanabi.server.guard import digest
from hanabi.server.hub import Hub
from hanabi.server.identity import IDENTITY, Person, identified, keep_identity, party_cookies
from hanabi.server.live_table import NoSuchTable
from hanabi.server.schema import seats
from hanabi.server.store import Store
from hanabi.table.settings import CommandRefused

ROOM = 2048
"""Bytes of an answer's headers for clearing cookies: proxies refuse to pass on more than 4096 for all (nginx)."""

AT_ONCE = 20
"""Tables that are looked for at the same time."""


async def adopt(store: Store, hub: Hub, request: Request) -> Person | None:
    """Let the person hold what the cookies of parties in this request hold, at tables past and present.

    From here on the request is that of a browser with one identity. The answer is whoever they were adopted for, None
    if there were no such cookies.
    """
    parties = party_cookies(request)
    if not parties:
        return None
    person = identified(await hub.people.person_of(request))
    keys = [digest(token) for token in parties.values()]
    own = sa.select(seats.c.table_id).where(seats.c.key == person.root)
    query = sa.select(seats.c.key, seats.c.table_id).where(
        seats.c.key.in_(keys), seats.c.table_id.not_in(own)
    )
    rows = await store.read(query)
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        await asyncio.gather(*(_share(hub, row.table_id, row.key, person.root) for row in some))
    assert person.token is not None
    request.cookies[IDENTITY] = person.token
    for name in parties:
        del request.cookies[name]
    return person


async def _share(hub: Hub, table_id: str, key: str, root: str) -> None:
    # A seat given up, or one too many, or a table that cannot be read.
    with contextlib.suppress(NoSuchTable, CommandRefused, Damaged):
        await hub.share(await hub.find(table_id), key, root)


def clear(response: Response, request: Request, person: Person) -> None:
    """Let the browser keep who it is, and forget cookies of parties: some, for there may be more than there is room for.

    Which ones is left to chance, so that answers to requests of the same moment clear different ones.
    """
    if not any(
        value.startswith(f"{IDENTITY}=") for value in response.headers.getlist("set-cookie")
    ):
        keep_identity(response, request, person)
    names = list(party_cookies(Request(request.scope)))
    random.shuffle(names)
    left = ROOM
    for name in names:
        line = f"{name}=; Max-Age=0; Path=/"
        left -= len(f"set-cookie: {line}\r\n")
        if left < 0:
            return
        response.headers.append("set-cookie", line)
