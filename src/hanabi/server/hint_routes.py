"""The hint for whoever is to act: `/api/tables/ID/hint`."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hanabi.server.hub import Hub
from hanabi.server.identity import seat_at
from hanabi.server.responses import RequestRefused, answer, language_of


class HintRoutes:
    """The route to hints."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def hint(self, request: Request) -> Response:
        live = await self._hub.find(request.path_params["id"])
        seat = seat_at(await self._hub.people.person_of(request), live.table)
        if seat is None:
            raise RequestRefused(403, "not-seated", "you do not sit at this table")
        return answer(await self._hub.hints.ask(live, seat, language_of(request)))
