"""The page for the operator: `/admin`, for whoever has the token. What is done there is logged."""

from __future__ import annotations

import logging
import os
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hanabi import __version__
from hanabi.core import HanabiError
from hanabi.server import admin_messages as wishes
from hanabi.server.admin_view import table_seen
from hanabi.server.cluster.table_messages import CloseTable, KickSeat, Order
from hanabi.server.guard import Buckets
from hanabi.server.health import Health
from hanabi.server.hub import Hub
from hanabi.server.moderators import names_of, rename_person, sanction_person
from hanabi.server.operation import Operation
from hanabi.server.report_reading import finish_report, read_reports
from hanabi.server.responses import UNREADABLE, RequestRefused, address_of, answer, body_of, problem
from hanabi.server.static import page_files
from hanabi.server.store import Store

MOST_TABLES = 200
"""That are listed."""

TRIES, SECONDS = 10, 60.0
"""How often one address may come with a wrong token, and in which time."""

REQUESTS = 10.0
"""A second and address, and ten times that at once."""

_wishes: msgspec.json.Decoder[wishes.AdminWish] = msgspec.json.Decoder(wishes.AdminWish)

log = logging.getLogger("hanabi.admin")


class AdminRoutes:
    """The routes of the page."""

    def __init__(self, store: Store, hub: Hub, health: Health, operation: Operation) -> None:
        self._store = store
        self._hub = hub
        self._health = health
        self._operation = operation
        self._tries = Buckets(TRIES / SECONDS, TRIES)
        self._requests = Buckets(REQUESTS, 10 * REQUESTS)

    def routes(self) -> list[BaseRoute]:
        """None where there is no token: then nobody learns that there could be."""
        if self._operation.admin_token is None:
            return []
        return [
            Route("/admin", self._page),
            Route("/admin/state", self._guarded(self._state)),
            Route("/admin/wishes", self._guarded(self._wish), methods=["POST"]),
        ]

    async def _page(self, _request: Request) -> Response:
        files = page_files()
        page = PAGE.replace("SCRIPT", files.address("admin/admin.js"))
        page = page.replace("STYLE", files.address("css/admin.css"))
        return Response(page, media_type="text/html", headers={"cache-control": "no-store"})

    def _guarded(
        self, handler: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                self._check(request)
                return await handler(request)
            except (RequestRefused, HanabiError, *UNREADABLE) as error:
                return problem(error)

        return endpoint

    def _check(self, request: Request) -> None:
        """Whoever guesses waits longer than whoever knows."""
        address = address_of(request)
        if not self._requests.take(address):
            raise RequestRefused(429, "too-fast", "too many requests; wait a moment")
        if self._tries.wait(address) > 0:
            raise RequestRefused(429, "too-many-tries", "too many wrong tokens; wait a minute")
        if not self._operation.admits(request):
            self._tries.take(address)
            log.warning("a wrong token was tried", extra={"action": "refused"})
            raise RequestRefused(401, "wrong-token", "this is not the operator's token")

    # What is shown

    async def _state(self, _request: Request) -> Response:
        live = sorted(self._hub.tables, key=lambda one: (-len(one.listeners), -one.touched))
        shown = live[:MOST_TABLES]
        active = self._hub.moderation.active
        roots = {key for one in shown for chair in one.table.chairs for key in chair.holders}
        known = await names_of(self._store, roots | {one.root for one in active if one.root})
        tables = [table_seen(one, known) for one in shown]
        notice = self._hub.moderation.notice
        state = wishes.AdminState(
            version=__version__,
            draining=self._health.draining,
            notice=None if notice is None else notice.text,
            tables=tables,
            more=len(live) - len(shown),
            seats=sum(len(one.connected) for one in live),
            spectators=sum(len(one.listeners) for one in live)
            - sum(one.seat_of(listener) is not None for one in live for listener in one.listeners),
            load=os.getloadavg()[0],
            sanctions=[
                wishes.AdminSanction(
                    one.id,
                    one.kind,
                    one.network or known.get(one.root or "", ("", "somebody who is gone"))[1],
                    known[one.root][0] if one.root in known else None,
                    one.until,
                    one.reason,
                )
                for one in active
            ],
            reports=[
                wishes.AdminReport(
                    *(one.id, one.at, one.reason, one.name, one.person, one.reporter),
                    *(one.place, one.text, one.talk),
                )
                for one in await read_reports(self._store)
            ],
        )
        return answer(state)

    # What is done

    async def _wish(self, request: Request) -> Response:
        wish = _wishes.decode(await body_of(request, self._hub.limits.request))
        log.warning("the operator wishes: %s", _told(wish), extra={"action": _tag(wish)})
        await self._obey(wish)
        return answer({})

    async def _obey(self, wish: wishes.AdminWish) -> None:  # noqa: C901  # one case a wish
        moderation = self._hub.moderation
        match wish:
            case wishes.Kick(table=table, seat=seat):
                await self._carry(table, KickSeat(seat))
            case wishes.Close(table=table):
                await self._carry(table, CloseTable())
            case wishes.Announce(text=text, minutes=minutes):
                await moderation.announce(text, minutes)
            case wishes.Drain(on=on):
                self._health.draining = on
            case wishes.Sanctioned(kind="ban", network=str(network)):
                await moderation.sanction(
                    "ban", network=network, minutes=wish.minutes, reason=wish.reason
                )
            case wishes.Sanctioned(kind=kind, person=str(person)):
                await sanction_person(
                    *(self._store, moderation, kind, person),
                    minutes=wish.minutes,
                    reason=wish.reason,
                )
            case wishes.Sanctioned():
                raise RequestRefused(400, "bad-request", "person or network: one is needed")
            case wishes.Lift(id=number):
                await moderation.lift(number)
            case wishes.Rename(person=person, name=name):
                moderation.check_name(name)
                root = await rename_person(self._store, person, name)
                await self._hub.everywhere.call(root, name.strip())
            case wishes.Finish(id=number):
                await finish_report(self._store, number)

    async def _carry(self, table: str, order: Order) -> None:
        await self._hub.sharing.carry(await self._hub.find(table), order)


def _tag(wish: wishes.AdminWish) -> str:
    return str(msgspec.to_builtins(wish)["do"])


def _told(wish: wishes.AdminWish) -> str:
    """A wish in the log: what was done and to whom, without what was said of them."""
    fields = msgspec.to_builtins(wish)
    quiet = ("do", "text", "reason", "name")
    said = " ".join(f"{key}={value}" for key, value in fields.items() if key not in quiet)
    return f"{fields['do']} {said}".strip()


PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>Hanabi: operator</title>
<link rel="stylesheet" href="STYLE">
<script type="module" src="SCRIPT"></script>
</head>
<body><main><div id="admin"></div><p id="said" role="status"></p></main></body>
</html>
"""
