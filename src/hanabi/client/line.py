"""The line to a table: news of it as they come, commands with answers. When it breaks it comes back by itself."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from hanabi import __version__
from hanabi.client.asking import Asking, NoHanabiServer, Problem, Unreachable
from hanabi.client.cleaning import clean
from hanabi.client.following import Follower, OutOfStep
from hanabi.client.links import is_local
from hanabi.core import HanabiError, Plain

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 15.0
SOON = 0.05
"""Seconds before the line is tried again: the first time, at most, and where the server says that another goes on."""

ELSEWHERE = 1012
BANNED = 4403
"""Codes with which a server closes a line: another process goes on; come no more, the reason is the code of a refusal."""

HEARTBEAT = 10.0
"""Seconds between heartbeats, and until one has to be answered."""

PATIENCE = 20.0
"""Seconds until the answer to a command has to be there."""

MOST_BYTES = 16 * 2**20


class LineClosed(HanabiError):
    """The line does not come back; `code` is that of a refusal."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class NotSent(HanabiError):
    """There is no connection, or none came back in time to say what became of a command."""


@dataclass(frozen=True, slots=True)
class Broken:
    """The connection is lost; it is tried again by itself."""

    reason: str


@dataclass(frozen=True, slots=True)
class Announced:
    """What the operator of the server tells everybody; None when there is nothing more to tell."""

    text: str | None


News = Plain | Broken | Announced
"""A whole update of the table, or what became of the line."""


class Line:
    """The line of somebody at one table, or of somebody who looks on."""

    def __init__(self, asking: Asking, language: str) -> None:
        self._asking = asking
        self._language = language
        self._socket: ClientConnection | None = None
        self._answers: dict[int, asyncio.Future[Plain]] = {}
        self._numbers = itertools.count(1)
        self._tried = asyncio.Event()
        """Whether there was a connection, or none could be had: until then commands wait."""

    async def follow(self, hear: Callable[[News], None]) -> None:
        """Hand on all news, in order, until this is cancelled. Raises `LineClosed` when none will come any more."""
        tries = 0
        while True:
            follower, pause = Follower(), 0.0
            try:
                async with self._connected() as socket:
                    self._socket = socket
                    self._tried.set()
                    with suppress(ConnectionClosed):
                        async for frame in socket:
                            self._hear(clean(json.loads(frame)), follower, hear)
                            tries = 0 if follower.update is not None else tries
                reason = self._closed(socket.close_code, clean(socket.close_reason or ""))
                pause = SOON if socket.close_code == ELSEWHERE else FIRST_PAUSE
            except OutOfStep as error:  # the next line begins with a whole update
                reason, pause = str(error), 0.0
            except InvalidStatus as error:
                reason, pause = await self._turned_away(error), FIRST_PAUSE
            except (OSError, InvalidHandshake, TimeoutError, EOFError) as error:
                reason, pause = str(error) or type(error).__name__, FIRST_PAUSE
            finally:
                self._socket = None
                self._answer_nobody()
            self._tried.set()
            hear(Broken(reason))
            await asyncio.sleep(pause_after(pause, tries, random.random()))  # noqa: S311  # no secret
            tries += 1

    async def tell(self, kind: str, **fields: object) -> None:
        """Carry out a command. `Problem` if the server refuses it, `NotSent` if that cannot be known."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._tried.wait()
        number, socket = next(self._numbers), self._socket
        if socket is None:
            raise NotSent("there is no connection to the server")
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await socket.send(json.dumps({"type": kind, "id": number, **fields}))
            async with asyncio.timeout(PATIENCE):
                said: Plain = await answer
        except (ConnectionClosed, TimeoutError) as error:
            raise NotSent("the server has not answered") from error
        finally:
            self._answers.pop(number, None)
        if said["type"] == "refused":
            raise Problem(said["code"], said["reason"])

    def _connected(self) -> connect:
        link, cookie = self._asking.link, self._asking.cookie
        proxy = {"proxy": None} if is_local(link.host) else {}
        options: dict[str, Any] = {"user_agent_header": f"hanabi/{__version__}", **proxy}
        return connect(
            link.live(self._language),
            additional_headers=None if cookie is None else {"Cookie": cookie},
            open_timeout=PATIENCE,
            ping_interval=HEARTBEAT,
            ping_timeout=HEARTBEAT,
            close_timeout=1.0,
            max_size=MOST_BYTES,
            **options,
        )

    def _hear(self, message: Plain, follower: Follower, hear: Callable[[News], None]) -> None:
        match message["type"]:
            case "done" | "refused":
                waiting = self._answers.get(message["id"])
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case "announcement":
                hear(Announced(message["text"]))
            case _:
                update = follower.hear(message)
                if update is not None:
                    hear(update)

    def _closed(self, code: int | None, reason: str) -> str:
        if code == BANNED:
            raise LineClosed(reason or "banned", f"the server has closed the line: {reason}")
        return reason or f"closed ({code})"

    async def _turned_away(self, error: InvalidStatus) -> str:
        """Why there is no line: a handshake cannot say, a question over HTTP can."""
        try:
            await self._asking.look()
        except Problem as problem:
            if problem.code not in ("store-failed", "too-fast", "draining"):
                raise LineClosed(problem.code, problem.reason) from problem
        except NoHanabiServer as problem:
            raise LineClosed("no-server", str(problem)) from problem
        except Unreachable:
            pass
        return str(error)

    def _answer_nobody(self) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(NotSent("the connection broke before the server answered"))


def pause_after(first: float, tries: int, chance: float) -> float:
    """Seconds until the next try: everybody comes back, but not all at the same moment."""
    return min(LONGEST_PAUSE, first * 2.0**tries) * (0.7 + 0.6 * chance)
