"""How many requests an address may make: whoever makes more is answered late, and has to connect anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from hanabi.server.guard import Buckets
from hanabi.server.limits import Limits
from hanabi.server.responses import RequestRefused, address_of, problem

FILES = 10
"""Files of the page that may be had for one request of anything else: they cost little, and a page has many."""

WATCHED = ("/healthz", "/readyz")
"""What whoever watches over the server asks, as often as they like: it costs next to nothing."""

LATE = 0.5
"""Seconds after which a request too many is refused: it would be the same at once, and come again at once."""


class Pace:
    """Refuses requests that come too fast, before anything is done for them."""

    def __init__(self, app: ASGIApp, limits: Limits, refused: Callable[[str], object]) -> None:
        """`refused` is told the code of each refusal."""
        self._app, self._refused = app, refused
        rate = limits.requests
        self._wishes = Buckets(rate, 10 * rate)
        self._files = Buckets(FILES * rate, 10 * FILES * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in WATCHED:
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        buckets = self._wishes if scope["path"].startswith("/api/") else self._files
        if buckets.take(address_of(request)):
            await self._app(scope, receive, send)
            return
        self._refused("too-fast")
        await asyncio.sleep(LATE)
        refusal = problem(RequestRefused(429, "too-fast", "too many requests; wait a moment"))
        refusal.headers["connection"], refusal.headers["retry-after"] = "close", "1"
        await refusal(scope, receive, send)
