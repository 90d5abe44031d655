"""The routes to one table: opening it, sitting down, its commands, and the WebSocket over which it is played."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from hanabi.core import HanabiError, Seat
from hanabi.core.json_reader import Node
from hanabi.server import command_messages, messages
from hanabi.server.barring import BANNED
from hanabi.server.client import Client
from hanabi.server.cluster.peers import FateUnknown
from hanabi.server.database import Damaged, StoreFailed
from hanabi.server.guard import digest
from hanabi.server.health import Health
from hanabi.server.hub import Hub
from hanabi.server.identity import Person, identified, keep_identity, link_token, seat_at
from hanabi.server.invitations import accepted
from hanabi.server.lines import Talk
from hanabi.server.live_table import LiveTable, NoSuchTable
from hanabi.server.looking import look, look_back
from hanabi.server.networks import shown_network
from hanabi.server.notices import announce
from hanabi.server.open_tables import OpenTables
from hanabi.server.outbox import ELSEWHERE, STORE_FAILED, Closing
from hanabi.server.responses import (
    Handler,
    RequestRefused,
    address_of,
    answer,
    body_of,
    code_of,
    language_of,
    message_of,
    whole_number,
)
from hanabi.server.sockets import Sockets, refuse
from hanabi.server.store import Store
from hanabi.table.settings import CommandRefused, Settings

_commands: msgspec.json.Decoder[Any] = msgspec.json.Decoder(command_messages.Command)


class TableRoutes:
    """The routes to a table, over one hub."""

    def __init__(
        self, store: Store, hub: Hub, sockets: Sockets, open_tables: OpenTables, health: Health
    ) -> None:
        self._store = store
        self._hub = hub
        self._sockets = sockets
        self._open_tables = open_tables
        self._health = health

    def routes(self) -> list[tuple[str, Handler, str]]:
        """Path, handler and method of each; `live` is for the WebSocket."""
        return [
            ("/api/tables", self.open, "POST"),
            ("/api/tables/{id}", self.look, "GET"),
            ("/api/tables/{id}/moment", self.look_back, "GET"),
            ("/api/tables/{id}/join", self.join, "POST"),
            ("/api/tables/{id}/claim", self.claim, "POST"),
            ("/api/tables/{id}/link", self.link, "GET"),
            ("/api/tables/{id}/commands", self.command, "POST"),
        ]

    async def open(self, request: Request) -> Response:
        wish = await message_of(request, command_messages.NewTable, self._hub.limits.request)
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
        wish = await message_of(request, command_messages.Join, self._hub.limits.request)
        person = identified(person)
        response = answer(await self._hub.sit_down(live, wish.name, person))
        await self._hub.people.remember(person, wish.name.strip(), request)
        await accepted(self._store, person, live.table.id)
        keep_identity(response, request, person)
        return response

    async def claim(self, request: Request) -> Response:
        """Hold a seat by its personal link, beside whoever holds it already."""
        live = await self._hub.find(request.path_params["id"])
        wish = await message_of(request, command_messages.Claim, self._hub.limits.request)
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
        wish = _commands.decode(await body_of(request, self._hub.limits.request))
        return answer(await asyncio.shield(self._obeyed(live, _holder(live, seat), wish)))

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
        client = Client.at(live, seat, language, self._hub.limits.outbox, whole=whole)
        client.person, client.name = person, name
        client.network = shown_network(socket.client.host if socket.client else "")

        async def obey(wish: command_messages.Command) -> messages.Done | messages.Refused:
            if client.key is None:
                return messages.Refused(wish.id, "not-seated", "you do not sit at this table")
            try:
                return await self._obeyed(live, client.key, wish)
            except FateUnknown:  # no answer is true: whoever comes again sees what has happened
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
