"""Every request and WebSocket on its way in and out: it gets an id, is counted, and logged where that is wanted."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Callable, Iterable

from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hanabi.server.logs import request_id
from hanabi.server.metrics import Metrics

HEADER = b"x-request-id"
_GIVEN = re.compile(rb"[0-9A-Za-z._:-]{1,64}")
"""An id that is taken over from a proxy."""

OTHER = "other"

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})

log = logging.getLogger("hanabi.access")


class RequestLog:
    """The outermost layer of the application."""

    def __init__(
        self,
        app: ASGIApp,
        metrics: Metrics,
        routes: Iterable[BaseRoute],
        *,
        trusted: Callable[[Scope], bool],
        access: bool = False,
    ) -> None:
        """`trusted` says whether a request came through a proxy of ours; only such may bring an id."""
        self._app = app
        self._metrics = metrics
        self._paths = dict(_paths(routes))
        self._trusted = trusted
        self._access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        own = self._id(scope)
        token = request_id.set(own)
        try:
            if scope["type"] == "http":
                await self._request(scope, receive, send, own)
            else:
                await self._socket(scope, receive, send)
        finally:
            request_id.reset(token)

    def _id(self, scope: Scope) -> str:
        given = dict(scope["headers"]).get(HEADER, b"")
        if _GIVEN.fullmatch(given) and self._trusted(scope):
            return str(given, "ascii")
        return secrets.token_hex(8)

    async def _request(self, scope: Scope, receive: Receive, send: Send, own: str) -> None:
        began, status = time.perf_counter(), 0

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (HEADER, own.encode())]
            await send(message)

        try:
            await self._app(scope, receive, with_id)
        except BaseException:
            status = status or 500
            raise
        finally:
            route, seconds = self._route(scope), time.perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else OTHER
            self._metrics.requests.labels(method, route, str(status)).inc()
            self._metrics.request_seconds.labels(route).observe(seconds)
            if self._access:
                about = {"method": method, "route": route, "status": status}
                log.info("request", extra=about | {"seconds": round(seconds, 4)})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Until it is let in: what is said then is counted where it is heard (`hanabi.server.sockets`)."""
        try:
            await self._app(scope, receive, send)
        finally:
            if self._access:
                log.info("connection", extra={"method": "WS", "route": self._route(scope)})

    def _route(self, scope: Scope) -> str:
        """The path as it stands in the list of routes: ids in it would be a series each."""
        return self._paths.get(scope.get("endpoint"), OTHER)


def _paths(routes: Iterable[BaseRoute]) -> Iterable[tuple[object, str]]:
    for route in routes:
        if isinstance(route, Route | WebSocketRoute):
            yield route.endpoint, route.path
        elif isinstance(route, Mount):
            yield route.app, route.path
