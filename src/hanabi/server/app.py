"""The web application: routes, cookies, headers. What it says comes from the hub; what it refuses is typed."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from hanabi.core import HanabiError
from hanabi.review.puzzles import Shelf
from hanabi.server import old_cookies
from hanabi.server.admin import AdminRoutes
from hanabi.server.barring import Barring
from hanabi.server.database import StoreFailed
from hanabi.server.docs_site import docs_site
from hanabi.server.folding import Folding
from hanabi.server.guard import from_here
from hanabi.server.headers import Answers
from hanabi.server.health import Health
from hanabi.server.hint_routes import HintRoutes
from hanabi.server.hub import Hub
from hanabi.server.lesson_routes import LessonRoutes
from hanabi.server.limits import Limits
from hanabi.server.lobby import LobbyRoutes
from hanabi.server.me import MeRoutes
from hanabi.server.measuring import measured
from hanabi.server.metrics import Metrics
from hanabi.server.moderation import Moderation
from hanabi.server.notices import NoticeHeader, announce
from hanabi.server.offers import Addresses, OfferRoutes
from hanabi.server.open_tables import OpenTables
from hanabi.server.operation import Operation, Watch
from hanabi.server.pace import Pace, Paces
from hanabi.server.past_games import PastGameRoutes
from hanabi.server.profile_routes import profile_routes
from hanabi.server.pruning import prune_by_night
from hanabi.server.puzzle_making import PuzzleMaking
from hanabi.server.puzzle_routes import PuzzleRoutes
from hanabi.server.reports import ReportRoutes
from hanabi.server.request_log import RequestLog
from hanabi.server.responses import (
    UNREADABLE,
    Handler,
    RequestRefused,
    answer,
    check_address,
    no_such_address,
    refusal_of,
)
from hanabi.server.review_routes import ReviewRoutes
from hanabi.server.reviewing import Reviewing
from hanabi.server.shared_replays import SharedReplays
from hanabi.server.sockets import Sockets
from hanabi.server.static import page_files
from hanabi.server.store import Store
from hanabi.server.story import StoryRoutes
from hanabi.server.table_routes import TableRoutes

FULL_COLLECTION = 10
"""Minutes between whole garbage collections, which stop all tables for a moment."""

SMALLEST_COMPRESSED = 500
"""Bytes of an answer. Tokens come in shorter ones, so that no length of compressed text tells of them."""

PAGES = (
    *("/", "/games", "/me", "/p/{id}", "/puzzles", "/puzzles/{day}", "/learn", "/learn/{key}"),
    *("/t/{id}", "/g/{id}", "/g/{id}/review"),
)
"""Where the page is opened; what is shown there is its own affair."""

Beside = Callable[[Store, Hub], AbstractAsyncContextManager[None]]
"""What else is served from the same tables, as long as they are served."""


@contextlib.asynccontextmanager
async def nothing(_store: Store, _hub: Hub) -> AsyncIterator[None]:
    yield


class Site:
    """The routes, over one hub."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        beside: Beside,
        addresses: Addresses,
        shelf: Shelf,
        operation: Operation,
    ) -> None:
        limits = hub.limits
        self._operation = operation
        self._health = Health(store, hub.metrics)
        self._store = store
        self._hub = hub
        self._beside = beside
        self._addresses = addresses
        self._sockets = Sockets(limits, hub.metrics, hub.moderation.bars)
        self._folding = Folding(limits)
        self._shared = SharedReplays(
            *(store, self._sockets, self._folding, limits),
            *(hub.people, hub.moderation, hub.fleet),
        )
        hub.rewritten.append(self._shared.forget_game)
        self._reviewing = Reviewing(store, limits, fleet=hub.fleet)
        self._watch = Watch(operation, self._health, self._measure)
        self._shelf, self._puzzles = shelf, PuzzleMaking(shelf)
        self._open_tables = OpenTables(store, limits)
        self._limits, self._paces = limits, Paces(limits)
        hub.spending.share(self._sockets, self._reviewing, self._paces)
        self._static = page_files()

    def application(self) -> Starlette:
        def route(path: str, handler: Handler, method: str = "GET") -> Route:
            async def endpoint(request: Request) -> Response:
                return await self._guarded(handler, request)

            return Route(path, endpoint, methods=[method])

        offers = OfferRoutes(self._hub, self._addresses)
        lobby = LobbyRoutes(self._store, self._hub, self._open_tables)
        tables = TableRoutes(self._store, self._hub, self._sockets, self._open_tables, self._health)
        me = MeRoutes(self._store, self._hub)
        past = PastGameRoutes(self._store, self._hub, self._folding)
        reviews = ReviewRoutes(self._store, self._hub, self._reviewing, self._folding)
        puzzles = PuzzleRoutes(self._shelf, self._puzzles, self._limits.request)
        page = self._static.page
        routes = [
            WebSocketRoute("/api/tables/{id}/live", tables.live),  # everybody at once comes there
            *self._watch.public(),
            *AdminRoutes(self._store, self._hub, self._health, self._operation).routes(),
            *(route(path, page) for path in PAGES),
            route("/api", self.documentation),
            route("/api/schemas", self.schemas),
            route("/api/openapi.json", self.openapi),
            *(route(*one) for one in LessonRoutes(self._limits).routes()),
            *(route(*one) for one in offers.routes()),
            route("/api/tables", lobby.tables),
            route("/api/mine", lobby.mine),
            *(route(*one) for one in me.routes()),
            *(route(*one) for one in tables.routes()),
            route("/api/tables/{id}/hint", HintRoutes(self._hub).hint),
            route("/api/games", past.games),
            route("/api/games/{id}", past.game),
            route("/api/games/{id}/views", past.moment),
            route("/api/games/{id}/record", past.record),
            route(
                "/api/games/{id}/story",
                StoryRoutes(self._store, self._hub.people, self._folding).story,
            ),
            *(route(*one) for one in reviews.routes()),
            *(route(*one) for one in puzzles.routes()),
            WebSocketRoute("/api/games/{id}/together/{room}", self._shared.live),
            route("/api/records", past.upload, "POST"),
            *(route(*one) for one in profile_routes(self._store, self._hub)),
            *(route(*one) for one in ReportRoutes(self._store, self._hub).routes()),
            Route("/static/{path:path}", self._static.file),
            Mount("/docs", docs_site()),
        ]
        return Starlette(
            routes=routes,
            middleware=[
                Middleware(
                    RequestLog,
                    metrics=self._hub.metrics,
                    routes=routes,
                    trusted=self._operation.behind_proxy,
                    access=self._operation.access_log,
                ),
                Middleware(Answers),
                Middleware(Pace, self._paces, self._count_refusal),
                Middleware(Barring, bars=self._hub.moderation.bars),
                Middleware(NoticeHeader, notice=lambda: self._hub.moderation.notice),
                Middleware(GZipMiddleware, minimum_size=SMALLEST_COMPRESSED, compresslevel=5),
            ],
            exception_handlers={HTTPException: no_such_address},
            lifespan=self._lifespan,
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        async def tidy() -> None:
            for minute in itertools.count(1):
                await asyncio.sleep(60)
                with contextlib.suppress(StoreFailed):
                    await self._open_tables.attend(self._hub.attended)
                self._hub.forget_idle()
                self._shared.forget_idle()
                if minute % FULL_COLLECTION == 0:
                    gc.collect()

        moderation = self._hub.moderation
        moderation.announced.append(lambda: announce(self._hub))
        beside = (tidy(), self._hub.metrics.watch_loop(), moderation.watch())
        tidying = [asyncio.create_task(work) for work in beside]
        if self._limits.retain_days:
            tidying.append(
                asyncio.create_task(prune_by_night(self._store, self._limits.retain_days))
            )
        await self._hub.start()
        if self._limits.warm:
            self._hub.warm_bots()
        try:
            async with (
                self._operation.metrics_door(self._watch.private()),
                self._beside(self._store, self._hub),
            ):
                yield
        finally:
            for task in tidying:
                task.cancel()
            await self._reviewing.close()
            await self._puzzles.close()
            self._folding.close()
            await self._hub.close()
            self._store.close()

    async def _measure(self) -> bytes:
        return await measured(self._hub.metrics, self._hub.tables, self._reviewing.counts())

    def _count_refusal(self, code: str) -> None:
        self._hub.metrics.refusals.labels(code).inc()

    def _refused(self, error: Exception) -> Response:
        problem, status = refusal_of(error)
        self._count_refusal(problem.code)
        return answer(problem, status)

    async def _guarded(self, handler: Handler, request: Request) -> Response:
        """Origins first; whatever is refused becomes a typed answer. Old cookies are cleared."""
        if request.method == "POST" and not from_here(request.headers):
            return self._refused(
                RequestRefused(403, "wrong-origin", "this request came from another site")
            )
        person = None
        try:
            person = await old_cookies.adopt(self._store, self._hub, request)
            check_address(request)
            await self._check_standing(request)
            response = await handler(request)
        except (RequestRefused, HanabiError, *UNREADABLE) as error:
            response = self._refused(error)
        if person is not None:
            old_cookies.clear(response, request, person)
        return response

    async def _check_standing(self, request: Request) -> None:
        """Refuse whatever somebody who is banned does, but for what they do about themselves."""
        moderation = self._hub.moderation
        own = request.url.path.startswith("/api/me")
        if moderation.bans_people and request.method == "POST" and not own:
            person = await self._hub.people.person_of(request)
            moderation.check(() if person is None else person.keys)

    # Documentation

    async def documentation(self, _request: Request) -> Response:
        from hanabi.server.documentation import page

        style = self._static.address("css/api.css")
        return Response(page(style), media_type="text/html")

    async def schemas(self, _request: Request) -> Response:
        from hanabi.server.documentation import schemas

        return answer(schemas())

    async def openapi(self, _request: Request) -> Response:
        from hanabi.server.openapi import document

        return answer(document())


def make_app(
    db: str,
    limits: Limits | None = None,
    *,
    beside: Beside = nothing,
    addresses: Addresses = list,
    puzzles: Path | None = None,
    operation: Operation | None = None,
    place: tuple[int, int] = (0, 1),
) -> Starlette:
    """The whole server over this database. New puzzles are kept in the folder `puzzles`, or until it ends.

    `place` is that of this worker, and how many there are.
    """
    metrics = Metrics()
    store = Store(db, metrics, serving=True)
    operation = operation or Operation()
    moderation = Moderation(store, operation.names)
    hub = Hub(store, limits, metrics=metrics, moderation=moderation, place=place)
    return Site(store, hub, beside, addresses, Shelf(puzzles), operation).application()
