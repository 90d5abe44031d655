"""From the seats of a table to the profiles of whoever sits there.

Whoever has a seat at a table may know who else has one. Anybody else learns it when the game is over, and only of a public
one: until then a name at a table is no more than a name.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from hanabi.server.hub import Hub
from hanabi.server.identity import seat_at
from hanabi.server.profile_messages import PersonLink
from hanabi.server.responses import RequestRefused, answer
from hanabi.server.schema import people, seats
from hanabi.server.store import Store

Links = Mapping[int, PersonLink]
"""By seat; of seats that no person with a profile holds there is none."""


class PersonLinkRoutes:
    """The route from a table to the people at it."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub

    async def at_table(self, request: Request) -> Response:
        """The profiles of a table's people by seat, null for anybody else."""
        live = await self._hub.find(request.path_params["id"])
        table = live.table
        seen = table.state == "over" and table.settings.public
        if not seen and seat_at(await self._hub.people.person_of(request), table) is None:
            raise RequestRefused(
                403, "not-seated", "only those who sit here are told who else does"
            )
        async with live.lock:  # seats on disk are those of the names in memory
            live.check()
            found = (await people_at(self._store, {table.id: table.names}))[table.id]
        return answer([found.get(seat) for seat in range(len(table.chairs))])


async def people_at(store: Store, tables: Mapping[str, Sequence[str]]) -> dict[str, Links]:
    """Who holds the seats of these tables, each given with the names at its seats."""
    found: dict[str, dict[int, PersonLink]] = {table: {} for table in tables}
    for row in await store.read(_holders(tables)) if tables else []:
        here, name = found[row.table_id], tables[row.table_id][row.seat]
        if row.seat not in here or row.name == name:  # a seat that several hold is that of its name
            here[row.seat] = PersonLink(row.id, row.name)
    return dict(found)


def _holders(tables: Collection[str]) -> sa.Select[Any]:
    return (
        sa.select(seats.c.table_id, seats.c.seat, people.c.id, people.c.name)
        .join(people, people.c.root == seats.c.key)
        .where(seats.c.table_id.in_(tables), seats.c.seat.is_not(None))
        .order_by(people.c.id)
    )
