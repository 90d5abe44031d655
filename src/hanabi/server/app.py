"""The web application: routes, cookies, headers. What it says comes from the hub; what it refuses is typed."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from hanabi.core import HanabiError, Seat
from hanabi.core.json_reader import Node
from hanabi.review.puzzles import Shelf
from hanabi.server import command_messages, messages, old_cookies
from hanabi.server.admin import AdminRoutes
from hanabi.server.barring import BANNED, Barring
from hanabi.server.client import Client
from hanabi.server.cluster.peers import FateUnknown
from hanabi.server.database import Damaged, StoreFailed
from hanabi.server.docs_site import docs_site
from hanabi.server.folding import Folding
from hanabi.server.guard import digest, from_here
from hanabi.server.headers import Answers
from hanabi.server.health import Health
from hanabi.server.hint_routes import HintRoutes
from hanabi.server.hub import Hub
from hanabi.server.identity import Person, identified, keep_identity, link_token, seat_at
from hanabi.server.invitations import accepted
from hanabi.server.lesson_routes import LessonRoutes
from hanabi.server.limits import Limits
from hanabi.server.lines import Talk
from hanabi.server.live_table import LiveTable, NoSuchTable
from hanabi.server.lobby import LobbyRoutes
from hanabi.server.looking import look, look_back
from hanabi.server.me import MeRoutes
from hanabi.server.measuring import measured
from hanabi.server.metrics import Metrics
from hanabi.server.moderation import Moderation
from hanabi.server.networks import shown_network
from hanabi.server.notices import NoticeHeader, announce
from hanabi.server.offers import Addresses, OfferRoutes
from hanabi.server.open_tables import OpenTables
from hanabi.server.operation import Operation, Watch
from hanabi.server.outbox import ELSEWHERE, STORE_FAILED, Closing
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
    address_of,
    answer,
    body_of,
    check_address,
    code_of,
    language_of,
    message_of,
    no_such_address,
    refusal_of,
    whole_number,
)
from hanabi.server.review_routes import ReviewRoutes
from hanabi.server.reviewing import Reviewing
from hanabi.server.shared_replays import SharedReplays
from hanabi.server.sockets import Sockets, refuse
from hanabi.server.static import page_files
from hanabi.server.store import Store
from hanabi.server.story import StoryRoutes
from hanabi.table.settings import CommandRefused, Settings

FULL_COLLECTION = 10
"""Minutes between whole garbage collections, which stop all tables for a moment."""

SMALLEST_COMPRESSED = 500
"""Bytes of an answer. Tokens come in shorter ones, so that no length of compressed text tells of them."""

PAGES = (
    *("/", "/games", "/me", "/p/{id}", "/puzzles", "/puzzles/{day}", "/learn", "/learn/{key}"),
    *("/t/{id}", "/g/{id}", "/g/{id}/review"),
)
"""Where the page is opened; what is shown there is its own affair."""

_commands: msgspec.json.Decoder[Any] = msgspec.json.Decoder(command_messages.Command)


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
        me = MeRoutes(self._store, self._hub)
        past = PastGameRoutes(self._store, self._hub, self._folding)
        reviews = ReviewRoutes(self._store, self._hub, self._reviewing, self._folding)
        puzzles = PuzzleRoutes(self._shelf, self._puzzles, self._limits.request)
        page = self._static.page
        routes = [
            *self._watch.public(),
            *AdminRoutes(self._store, self._hub, self._health, self._operation).routes(),
            *(route(path, page) for path in PAGES),
            route("/api", self.documentation),
            route("/api/schemas", self.schemas),
            route("/api/openapi.json", self.openapi),
            *(route(*one) for one in LessonRoutes(self._limits).routes()),
            *(route(*one) for one in offers.routes()),
            route("/api/tables", lobby.tables),
            route("/api/tables", self.open_table, "POST"),
            route("/api/mine", lobby.mine),
            *(route(*one) for one in me.routes()),
            route("/api/tables/{id}", self.look),
            route("/api/tables/{id}/moment", self.look_back),
            route("/api/tables/{id}/hint", HintRoutes(self._hub).hint),
            route("/api/tables/{id}/join", self.join, "POST"),
            route("/api/tables/{id}/claim", self.claim, "POST"),
            route("/api/tables/{id}/link", self.link),
            route("/api/tables/{id}/commands", self.command, "POST"),
            WebSocketRoute("/api/tables/{id}/live", self.live),
            route("/api/games", past.games),
            route("/api/games/{id}", past.game),
            route("/api/games/{id}/views", past.moment),
            route("/api/games/{id}/record", past.record),
            route("/api/games/{id}/story", StoryRoutes(self._store, self._folding).story),
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

    # Tables

    async def open_table(self, request: Request) -> Response:
        wish = await message_of(request, command_messages.NewTable, self._limits.request)
        settings = Settings.from_plain(Node(wish.settings, "settings"))
        if self._health.draining:
            raise RequestRefused(503, "draining", "this server is about to end")
        person = identified(await self._hub.people.person_of(request))
        if settings.public:
            async with self._open_tables.opening(person.root, address_of(request)) as opened:
                seated = await self._hub.open(wish.name, settings, person)
                opened(seated.table)
        else:
            seated = await self._hub.open(wish.name, settings, person)
        response = answer(seated, 201)
        await self._hub.people.remember(person, wish.name.strip(), request)
        keep_identity(response, request, person)
        return response

    async def look(self, request: Request) -> Response:
        live = await self._hub.find(request.path_params["id"])
        person = await self._hub.people.person_of(request)
        seat = seat_at(person, live.table)
        news = await look(live, seat, language_of(request), person)
        return Response(news, media_type="application/json")

    async def look_back(self, request: Request) -> Response:
        live = await self._hub.find(request.path_params["id"])
        events = whole_number(request.query_params.get("events", ""), "events")
        person = await self._hub.people.person_of(request)
        seat, language = seat_at(person, live.table), language_of(request)
        return answer(await look_back(live, seat, events, language, person))

    async def join(self, request: Request) -> Response:
        live = await self._hub.find(request.path_params["id"])
        person = await self._hub.people.person_of(request)
        if seat_at(person, live.table) is not None:
            raise RequestRefused(409, "seated", "you sit at this table already")
        wish = await message_of(request, command_messages.Join, self._limits.request)
        person = identified(person)
        response = answer(await self._hub.sit_down(live, wish.name, person))
        await self._hub.people.remember(person, wish.name.strip(), request)
        await accepted(self._store, person, live.table.id)
        keep_identity(response, request, person)
        return response

    async def claim(self, request: Request) -> Response:
        """Hold a seat by its personal link, beside whoever holds it already."""
        live = await self._hub.find(request.path_params["id"])
        wish = await message_of(request, command_messages.Claim, self._limits.request)
        seat = self._hub.seat_by(live, wish.token)
        if seat is None:
            raise RequestRefused(403, "wrong-token", "no seat of this table is held by that link")
        person = await self._hub.people.person_of(request)
        mine = seat_at(person, live.table)
        if mine is not None and mine != seat:
            raise RequestRefused(409, "seated", "you have another seat at this table")
        response = answer(messages.Seated(live.table.id, seat, wish.token))
        if mine is None:
            person = identified(person)
            await self._hub.share(live, digest(wish.token), person.root)
            keep_identity(response, request, person)
        return response

    async def link(self, request: Request) -> Response:
        """The personal link of this browser. What it holds is one seat, so it is not the browser's own token."""
        live = await self._hub.find(request.path_params["id"])
        person, seat = await self._held(request, live)
        person = identified(person)
        token = link_token(person.token or "", live.table.party)
        await self._hub.share(live, _holder(live, seat), digest(token))
        response = answer(messages.Seated(live.table.id, seat, token))
        keep_identity(response, request, person)
        return response

    async def command(self, request: Request) -> Response:
        live = await self._hub.find(request.path_params["id"])
        _, seat = await self._held(request, live)
        wish = _commands.decode(await body_of(request, self._limits.request))
        return answer(await self._obeyed(live, _holder(live, seat), wish))

    async def _held(self, request: Request, live: LiveTable) -> tuple[Person, Seat]:
        """Who this is, and which seat they hold."""
        person = await self._hub.people.person_of(request)
        seat = seat_at(person, live.table)
        if person is None or seat is None:
            raise RequestRefused(403, "not-seated", "you do not sit at this table")
        return person, seat

    async def _obeyed(
        self, live: LiveTable, key: str, wish: command_messages.Command
    ) -> messages.Done | messages.Refused:
        try:
            if isinstance(wish, command_messages.Change) and wish.settings.get("public"):
                await self._open_tables.publish(live.table)
            return messages.Done(wish.id, await self._hub.obey(live, key, wish))
        except HanabiError as error:
            code = code_of(error)
            self._hub.metrics.refusals.labels(code).inc()
            return messages.Refused(wish.id, code, str(error))

    # Live

    async def live(self, socket: WebSocket) -> None:
        try:
            await self._sockets.admit(socket, self._serve)
        except StoreFailed:
            await refuse(socket, STORE_FAILED)
        except FateUnknown:
            await refuse(socket, ELSEWHERE)

    async def _serve(self, socket: WebSocket) -> Talk | None:
        try:
            live = await self._hub.find(socket.path_params["id"])
        except NoSuchTable as error:
            await socket.close(4404, str(error))
            return None
        except Damaged as error:
            await refuse(socket, Closing(4500, code_of(error)))
            return None
        changes, language = self._hub.everywhere.changes, language_of(socket)
        person, name = await self._hub.people.person_and_name(socket)
        try:
            self._hub.moderation.check(() if person is None else person.keys)
        except CommandRefused as error:
            await refuse(socket, Closing(BANNED, error.code))
            return None
        await socket.accept()
        whole = socket.query_params.get("whole") == "true"
        seat = seat_at(person, live.table)
        client = Client.at(live, seat, language, self._limits.outbox, whole=whole)
        client.person, client.name = person, name
        client.network = shown_network(socket.client.host if socket.client else "")

        async def obey(wish: command_messages.Command) -> messages.Done | messages.Refused:
            if client.key is None:
                return messages.Refused(wish.id, "not-seated", "you do not sit at this table")
            try:
                return await self._obeyed(live, client.key, wish)
            except (
                FateUnknown
            ):  # no answer would be true: whoever comes again sees what has happened
                client.give_up(ELSEWHERE)
                raise

        leave = partial(self._hub.disconnect, live, client)
        try:
            await self._hub.connect(live, client)
            if self._hub.moderation.notice is not None:
                announce(self._hub, client)
            signed_out = self._hub.everywhere.changes != changes
            if signed_out and await self._hub.people.person_of(socket) != person:  # meanwhile
                client.give_up()
        except BaseException:
            await leave()
            raise
        return self._sockets.talk(socket, client.outbox, _commands, obey, leave)


def _holder(live: LiveTable, seat: Seat) -> str:
    """What a seat is held by, now that somebody was found to hold it."""
    return live.table.chairs[seat].key or ""


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
