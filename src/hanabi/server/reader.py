"""The readers: a few threads that ask the database, so that no number of questions holds up whoever plays.

Quick questions have threads of their own; long ones wait for each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from hanabi.server.database import StoreFailed, concerns_everybody, reason_of
from hanabi.server.outage import Outage
from hanabi.server.writer import has_nul

QUICK, LONG = 4, 1
"""Questions that are asked at the same time."""

DEADLINE = 15.0
"""Seconds after which whoever asked is refused."""

T = TypeVar("T")


class Reader:
    """Asks for everybody."""

    def __init__(self, engine: Engine, deadline: float = DEADLINE) -> None:
        self._engine = engine
        self._deadline = deadline
        self._outage = Outage("read")
        self._quick = ThreadPoolExecutor(QUICK, thread_name_prefix="read")
        self._long = ThreadPoolExecutor(LONG, thread_name_prefix="read-long")

    async def rows(
        self, query: sa.Select[Any], values: dict[str, Any] | None = None, *, long: bool
    ) -> list[sa.Row[Any]]:
        """The rows that a query finds with these values in it."""
        try:
            return await self.ask(lambda one: list(one.execute(query, values).all()), long=long)
        except sa.exc.DataError as error:
            if has_nul(error):
                return []  # PostgreSQL keeps no such text, so nothing has it
            raise

    async def ask(self, question: Callable[[Connection], T], *, long: bool) -> T:
        """What is found over a connection; `StoreFailed` while the database does not work."""

        def asked() -> T:
            with self._engine.connect() as connection:
                return question(connection)

        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._deadline):
                found = await loop.run_in_executor(self._long if long else self._quick, asked)
        except Exception as error:
            slow = isinstance(error, TimeoutError)
            if not slow and not concerns_everybody(error):
                raise
            self._outage.failed("no answer" if slow else reason_of(error))
            self._outage.refused()
            raise StoreFailed("this cannot be read now; try again in a moment") from None
        self._outage.worked()
        return found

    def close(self) -> None:
        for pool in (self._quick, self._long):
            pool.shutdown(wait=False, cancel_futures=True)
