"""Whether this process is alive and whether it can serve: `/healthz` and `/readyz`, for whatever watches over it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

import sqlalchemy as sa
from alembic.script import ScriptDirectory
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from hanabi.server.metrics import Metrics
from hanabi.server.store import Store

PATIENCE = 2.0
"""Seconds that the database may take to answer."""

FRESH = 1.0
"""Seconds for which an answer of the database counts: however often this is asked, it is not asked oftener."""

_version = sa.table("alembic_version", sa.column("version_num", sa.Text))


class Health:
    """What is asked by load balancers, containers and people with curl. It says nothing about anybody."""

    def __init__(
        self, store: Store, metrics: Metrics, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._ticks = ticks
        self._asked = -FRESH
        self._looking: asyncio.Task[str | None] | None = None
        self._wanted: str | None = None
        self._draining = False

    @property
    def draining(self) -> bool:
        """Whether this process takes no new tables, because it is to end soon."""
        return self._draining

    @draining.setter
    def draining(self, value: bool) -> None:
        self._draining = value
        self._metrics.draining.set(value)

    async def alive(self, _request: Request) -> Response:
        return _answer(200, "alive")

    async def ready(self, _request: Request) -> Response:
        reason = "draining: this server is about to end" if self._draining else await self.trouble()
        return _answer(200, "ready") if reason is None else _answer(503, reason)

    async def trouble(self) -> str | None:
        """What is wrong with the database; None if it answers and is laid out as this program expects."""
        now = self._ticks()
        if self._looking is None or (self._looking.done() and now - self._asked >= FRESH):
            self._asked = now
            self._looking = asyncio.create_task(self._look())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._looking)
        return f"database: no answer within {PATIENCE:g} seconds"

    async def _look(self) -> str | None:
        try:
            if self._wanted is None:
                self._wanted = await asyncio.to_thread(_head)
            rows = await self._store.read(sa.select(_version.c.version_num))
        except Exception:  # whatever it is, it is the answer
            return "database: cannot be reached"
        found = rows[0].version_num if rows else "nothing"
        if found != self._wanted:
            return f"database: laid out as {found}, but this program needs {self._wanted}"
        return None


def _head() -> str:
    from importlib.resources import files

    head = ScriptDirectory(str(files("hanabi.server") / "migrations")).get_current_head()
    return head or ""


def _answer(status: int, state: str) -> Response:
    headers = {"cache-control": "no-store"}
    return JSONResponse({"status": state}, status_code=status, headers=headers)
