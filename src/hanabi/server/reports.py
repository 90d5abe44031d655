"""Reports: what people tell the operator about others at their table, or whose profile they saw.

What was said at the table is not copied: a report knows how much had happened there, so whoever deletes themselves
later is gone from it too (`hanabi.server.report_reading`).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from starlette.requests import Request
from starlette.responses import Response

from hanabi.server.hub import Hub
from hanabi.server.report_messages import PersonReport, Reported, TableReport
from hanabi.server.report_tables import reports
from hanabi.server.responses import RequestRefused, answer, message_of
from hanabi.server.schema import people
from hanabi.server.store import Store
from hanabi.table.chair import Chair

DAY = 24 * 3600.0
MOST_A_DAY = 10
"""Reports that one person may send."""

TABLE, PROFILE = "table", "profile"

log = logging.getLogger("hanabi.reports")


class ReportRoutes:
    """The routes by which people report others."""

    def __init__(self, store: Store, hub: Hub, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._hub = hub
        self._clock = clock

    def routes(self) -> list[tuple[str, Callable[[Request], Awaitable[Response]], str]]:
        """What is at which address, and by which method."""
        return [
            ("/api/tables/{id}/reports", self.at_table, "POST"),
            ("/api/people/{id}/reports", self.of_person, "POST"),
        ]

    async def at_table(self, request: Request) -> Response:
        """Report somebody who sits at this table or has talked there."""
        table = (await self._hub.find(request.path_params["id"])).table
        wish = await message_of(request, TableReport, self._hub.limits.request)
        chair = next((one for one in table.chairs if one.name == wish.name and one.holders), None)
        if chair is None and all(said.name != wish.name for said in table.talk):
            raise RequestRefused(404, "no-such-person", "name: nobody at this table is called so")
        person = await self._hub.people.person_of(request)
        if (
            chair is not None
            and person is not None
            and not set(person.keys).isdisjoint(chair.holders)
        ):
            raise _oneself()
        about = None if chair is None else await self._holder(chair)
        row = {"about": about, "place": TABLE, "place_id": table.id, "number": table.number}
        return await self._keep(request, wish, row | {"name": wish.name})

    async def _holder(self, chair: Chair) -> str | None:
        """Who is known to hold this seat; whoever took it before those who were given its link."""
        query = sa.select(people.c.root).where(people.c.root.in_(chair.holders))
        roots = {str(row.root) for row in await self._store.read(query)}
        return next((key for key in chair.holders if key in roots), None)

    async def of_person(self, request: Request) -> Response:
        """Report whoever has this profile."""
        wish = await message_of(request, PersonReport, self._hub.limits.request)
        wanted = people.c.id == request.path_params["id"]
        rows = await self._store.read(sa.select(people).where(wanted))
        if not rows:
            raise RequestRefused(404, "no-such-person", "nobody has this id")
        row = {"about": rows[0].root, "place": PROFILE, "place_id": rows[0].id, "number": None}
        return await self._keep(request, wish, row | {"name": rows[0].name})

    async def _keep(
        self, request: Request, wish: TableReport | PersonReport, row: dict[str, Any]
    ) -> Response:
        person = await self._hub.people.person_of(request)
        if person is None or await self._hub.people.known(person, request) is None:
            raise RequestRefused(403, "nobody", "take a seat somewhere first")
        if row["about"] == person.root:
            raise _oneself()
        text = "".join(c if c.isprintable() else " " for c in wish.text).strip()
        row |= {"at": self._clock(), "reporter": person.root, "reason": wish.reason, "text": text}
        number = await self._store.change(lambda connection: _add(connection, row))
        if number is None:
            raise RequestRefused(
                429, "too-many-reports", f"at most {MOST_A_DAY} reports a day are taken"
            )
        log.warning("report %d (%s): read it with `hanabi reports`", number, wish.reason)
        return answer(Reported(wish.reason), 201)


def _oneself() -> RequestRefused:
    return RequestRefused(409, "report-of-oneself", "this is you")


def _add(connection: Connection, row: dict[str, Any]) -> int | None:
    """Keep a report and return its number; None if the reporter has sent too many."""
    recent = sa.and_(reports.c.reporter == row["reporter"], reports.c.at > row["at"] - DAY)
    count = sa.select(sa.func.count()).select_from(reports).where(recent)
    if connection.execute(count).scalar_one() >= MOST_A_DAY:
        return None
    added = connection.execute(reports.insert().returning(reports.c.id), row | {"seen": False})
    return int(added.scalar_one())
