"""Questions that are asked together: whoever asks while others are being answered shares the next question.

After a restart everybody comes at once, and each of them is looked up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

MOST_AT_ONCE = 100
"""Keys in one question."""

V = TypeVar("V")


class Gathered(Generic[V]):
    """Looks up values by their keys."""

    def __init__(self, ask: Callable[[Collection[str]], Awaitable[Mapping[str, V]]]) -> None:
        """`ask` answers with the values of those keys that have one."""
        self._ask = ask
        self._waiting: list[tuple[str, asyncio.Future[V | None]]] = []
        self._asking: asyncio.Task[None] | None = None

    async def of(self, key: str) -> V | None:
        """The value of a key, asked for after this was called. What `ask` raises, all who share the question get."""
        answer: asyncio.Future[V | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((key, answer))
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask_on())
        return await answer

    async def _ask_on(self) -> None:
        while self._waiting:
            some = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            try:
                found = await self._ask({key for key, _ in some})
            except Exception as error:  # whoever asked is told
                for _, answer in some:
                    if not answer.done():
                        answer.set_exception(error)
                continue
            for key, answer in some:
                if not answer.done():  # whoever asked may have gone
                    answer.set_result(found.get(key))
