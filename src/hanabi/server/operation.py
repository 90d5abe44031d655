"""What only the operator of a server sees and decides: set when it starts, and shown at addresses of their own."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from hashlib import sha256

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Scope

from hanabi.server.blocked_names import BlockedNames
from hanabi.server.health import Health
from hanabi.server.metrics import MEDIA_TYPE

Door = Callable[[ASGIApp], AbstractAsyncContextManager[None]]
"""Serves an application beside the page as long as it lasts."""


def nobody(_app: ASGIApp) -> AbstractAsyncContextManager[None]:
    return nullcontext()


def untrusted(_scope: Scope) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Operation:
    """The operator's wishes."""

    access_log: bool = False
    admin_token: str | None = field(default=None, repr=False)
    """Whoever knows it may do what the operator may; None lets nobody."""
    metrics_door: Door = nobody
    """Where metrics are served, apart from the page."""
    names: BlockedNames | None = None
    """Names that nobody may have."""
    behind_proxy: Callable[[Scope], bool] = untrusted
    """Whether a request came through a proxy of ours."""

    def admits(self, request: Request) -> bool:
        """Whether a request brings the operator's token. How long that takes tells nothing about it."""
        if self.admin_token is None:
            return False
        given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        return hmac.compare_digest(
            sha256(given.encode("utf-8", "surrogateescape")).digest(),
            sha256(self.admin_token.encode()).digest(),
        )


class Watch:
    """The routes by which programs watch over the server."""

    def __init__(
        self, operation: Operation, health: Health, measure: Callable[[], Awaitable[bytes]]
    ) -> None:
        self._operation = operation
        self._health = health
        self._measure = measure

    def public(self) -> list[BaseRoute]:
        """Beside the page: health for all, metrics for whoever has the token."""
        return [
            Route("/healthz", self._health.alive),
            Route("/readyz", self._health.ready),
            Route("/metrics", self._metrics_by_token),
        ]

    def private(self) -> ASGIApp:
        """Behind the door of the metrics, where whoever can reach it may read them."""
        return Starlette(
            routes=[
                Route("/healthz", self._health.alive),
                Route("/readyz", self._health.ready),
                Route("/metrics", self._metrics),
            ]
        )

    async def _metrics(self, _request: Request) -> Response:
        headers = {"cache-control": "no-store"}
        return Response(await self._measure(), media_type=MEDIA_TYPE, headers=headers)

    async def _metrics_by_token(self, request: Request) -> Response:
        if not self._operation.admits(request):
            return Response("Not Found", 404, media_type="text/plain")
        return await self._metrics(request)
