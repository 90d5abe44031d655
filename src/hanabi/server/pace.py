"""How many requests an address may make: whoever makes more is answered late, and has to connect anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from hanabi.server.guard import Buckets, Counted
from hanabi.server.limits import Limits
from hanabi.server.responses import RequestRefused, address_of, problem

FILES = 10
"""Files of the page that may be had for one request of anything else: they cost little, and a page has many."""

WATCHED = ("/healthz", "/readyz")
"""What whoever watches over the server asks, as often as they like: it costs next to nothing."""

LATE = 0.5
"""Seconds after which a request too many is refused: it would be the same at once, and come again at once."""


class Paces:
    """How fast requests of an address may come."""

    def __init__(self, limits: Limits) -> None:
        rate = limits.requests
        self.wishes = Buckets(rate, 10 * rate)
        self.files = Buckets(FILES * rate, 10 * FILES * rate)

    def counted(self) -> Counted:
        return {"requests": self.wishes, "files": self.files}


class Pace:
    """Refuses requests that come too fast, before anything is done for them."""

    def __init__(self, app: ASGIApp, paces: Paces, refused: Callable[[str], object]) -> None:
        """`refused` is told the code of each refusal."""
        self._app, self._paces, self._refused = app, paces, refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in WATCHED:
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        paces = self._paces
        buckets = paces.wishes if scope["path"].startswith("/api/") else paces.files
        if buckets.take(address_of(request)):
            await self._app(scope, receive, send)
            return
        self._refused("too-fast")
        await asyncio.sleep(LATE)
        refusal = problem(RequestRefused(429, "too-fast", "too many requests; wait a moment"))
        refusal.headers["connection"], refusal.headers["retry-after"] = "close", "1"
        await refusal(scope, receive, send)
