"""The listener itself: login, and one WebSocket for each bot."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from urllib.parse import parse_qs

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from hanabi.server.database import StoreFailed
from hanabi.server.guard import Buckets, Connections, Counted, from_here
from hanabi.server.hanab_live.accounts import Accounts, LoginRefused
from hanabi.server.hanab_live.admission import TableNumbers
from hanabi.server.hanab_live.bot_session import BotSession
from hanabi.server.hanab_live.sessions import Account
from hanabi.server.hashing import Busy
from hanabi.server.headers import Answers
from hanabi.server.hub import Hub
from hanabi.server.lines import Talk, line_of
from hanabi.server.responses import address_of
from hanabi.server.store import Store

COOKIE = "hanabi.sid"
SET_COOKIE = b"Set-Cookie"
"""Spelled so: several bots look for it letter by letter."""

LARGEST_LOGIN = 4 * 1024
LOGINS, LOGINS_AT_ONCE = 0.5, 20.0
"""Logins a second of one address: each costs two hashes."""

TIDIED_EVERY = 3600.0
"""Seconds between two times at which accounts are looked through."""

ARRIVALS, ARRIVALS_AT_ONCE = 0.2, 20.0
"""Connections a second of one bot: each looks for its tables."""


NEW_TABLES, NEW_TABLES_AT_ONCE = 0.2, 40.0
"""Tables a second that bots of one address open."""


class BotListener:
    """Speaks with the bots, over the hub that speaks with everybody."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._hub = hub
        self._accounts = Accounts(store, hub.limits.bot_account)
        self._numbers = TableNumbers()
        self._sessions: dict[str, BotSession] = {}
        self._addresses: dict[str, str] = {}
        """Of those who are here, by name."""
        self._logins = Buckets(LOGINS, LOGINS_AT_ONCE)
        self._arrivals = Buckets(ARRIVALS, ARRIVALS_AT_ONCE)
        self._new_tables = Buckets(NEW_TABLES, NEW_TABLES_AT_ONCE)
        self._connections = Connections(hub.limits.connections)
        hub.guests.is_open = True
        hub.spending.share(self, self._accounts)

    def counted(self) -> Counted:
        return {
            "bot-logins": self._logins,
            "bot-arrivals": self._arrivals,
            "bot-tables": self._new_tables,
            "bot-connections": self._connections,
        }

    def application(self) -> Starlette:
        return Starlette(
            routes=[
                Route("/", self.greet),
                Route("/login", self.log_in, methods=["POST"]),
                WebSocketRoute("/ws", self.live),
            ],
            middleware=[Middleware(Answers)],
            lifespan=self._lifespan,
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        async def tidy() -> None:
            while True:
                with contextlib.suppress(StoreFailed):
                    await self._accounts.forget_unused()
                await asyncio.sleep(TIDIED_EVERY)

        tidying = asyncio.create_task(tidy())
        try:
            yield
        finally:
            tidying.cancel()

    async def greet(self, _request: Request) -> Response:
        return PlainTextResponse(
            "Hanabi: bots that speak hanab.live's protocol log in here, with POST /login and /ws.\n"
        )

    async def log_in(self, request: Request) -> Response:
        if not self._logins.take(address_of(request)):
            return PlainTextResponse("too many logins; wait a moment", 429)
        if not from_here(request.headers):
            return PlainTextResponse("this login came from another site", 403)
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_LOGIN:
                return PlainTextResponse("too much for a name and a password", 413)
        try:
            fields = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=20)
        except ValueError:
            return PlainTextResponse("a login has the form fields username and password", 400)
        missing = [name for name in ("username", "password") if name not in fields]
        if missing:
            return PlainTextResponse(f"{missing[0]}: missing", 400)
        try:
            token = await self._accounts.log_in(
                fields["username"][0], fields["password"][0], address_of(request)
            )
        except LoginRefused as error:
            return PlainTextResponse(str(error), 401)
        except Busy as error:
            return PlainTextResponse(str(error), 503, {"retry-after": "5"})
        response = PlainTextResponse("")
        secure = request.scope["scheme"] == "https"
        response.set_cookie(COOKIE, token, httponly=True, samesite="strict", secure=secure)
        response.raw_headers = [
            (SET_COOKIE if name.lower() == SET_COOKIE.lower() else name, value)
            for name, value in response.raw_headers
        ]
        return response

    async def live(self, socket: WebSocket) -> None:
        account, address = await self._account(socket), address_of(socket)
        if account is None or not from_here(socket.headers):
            await socket.close(4401, "log in first")
            return
        if not self._arrivals.take(account.name) or not self._connections.enter(address):
            await socket.close(4429, "too many connections")
            return
        talk = None
        try:
            await socket.accept()
            talk = await self._serve(account, address)
        finally:
            if talk is None:
                self._connections.leave(address)
        line = line_of(socket)
        line.ping_timeout = None  # a bot that thinks may answer nothing meanwhile
        line.talk(talk, lambda: self._connections.leave(address))

    async def _account(self, socket: WebSocket) -> Account | None:
        """Bots send back the whole line that set the cookie, attributes and all."""
        for part in socket.headers.get("cookie", "").split(";"):
            name, _, token = part.strip().partition("=")
            if name == COOKIE and (account := await self._accounts.sessions.find(token)):
                return account
        return None

    def _may_open(self, address: str) -> bool:
        """Whether bots of this address may open one more table: as many may wait as those of people."""
        here = (bot for name, bot in self._sessions.items() if self._addresses[name] == address)
        if sum(bot.leads_waiting for bot in here) >= self._hub.limits.open_tables_of_network:
            return False
        return self._new_tables.take(address)

    async def _serve(self, account: Account, address: str) -> Talk:
        session = BotSession(account, self._hub, self._numbers, partial(self._may_open, address))
        before = self._sessions.get(account.name)
        if before is not None:
            before.close()  # a bot is here once
        self._sessions[account.name] = session
        self._addresses[account.name] = address

        async def hear(text: str | None) -> None:
            await session.hear(text or "")  # bytes say nothing here

        async def leave() -> None:
            if self._sessions.get(account.name) is session:
                del self._sessions[account.name], self._addresses[account.name]
            await session.depart()

        try:
            await session.arrive()
        except BaseException:
            await leave()
            raise
        return Talk(session.outbox, hear, leave, self._hub.limits.slow)
