"""The other processes, as this one speaks with them: news that need no answer, and questions that have one."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from hanabi.core import HanabiError
from hanabi.server.cluster.bus import Bus
from hanabi.server.database import StoreFailed
from hanabi.server.responses import RequestRefused, code_of
from hanabi.table.settings import CommandRefused

LONGEST_WAIT = 60.0
"""Seconds for an answer. A process that is gone is noticed long before: this is for one that says nothing."""

log = logging.getLogger("hanabi.cluster")

Hear = Callable[[str, Any], None]
"""Told who says something, and what."""

Answer = Callable[[str, Any], Awaitable[object]]
"""Told who asks, and what; returns the answer, or raises the refusal."""


class FateUnknown(RequestRefused):
    """Nobody can tell whether what another process was asked for has happened."""

    def __init__(self) -> None:
        super().__init__(503, "interrupted", "whether this has happened is not known; look again")


class Elsewhere(Exception):  # an answer, not a failure
    """That process is not the one to ask, and has done nothing."""


class _Said(msgspec.Struct, array_like=True):
    sender: str
    kind: str
    body: msgspec.Raw
    number: int = 0
    """Of a question, or the question that is answered."""


class _Refusal(msgspec.Struct, array_like=True):
    kind: str
    code: str
    reason: str


ANSWER, REFUSAL, BACK = "answer", "refusal", "back"

_decoder = msgspec.json.Decoder(_Said)


class Peers:
    """Speaks over a bus."""

    def __init__(self) -> None:
        self._bus: Bus | None = None
        self.works = asyncio.Event()
        """Set once others can be heard."""
        self.name = ""
        self._hears: dict[str, tuple[Any, Hear]] = {}
        self._answers: dict[str, tuple[Any, Answer]] = {}
        self._numbers = itertools.count(1)
        self._asked: dict[int, tuple[str, asyncio.Future[msgspec.Raw]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._gone: set[str] = set()
        self.back: list[Callable[[str | None], None]] = []
        """Called when messages of a process, or of all, may have been lost."""

    def on(self, kind: str, body: Any, hear: Hear) -> None:
        """Let this be called whenever somebody says something of this kind, which is of this type."""
        self._hears[kind] = body, hear

    def on_question(self, kind: str, body: Any, answer: Answer) -> None:
        self._answers[kind] = body, answer

    def start(self, bus: Bus, name: str) -> None:
        self._bus, self.name = bus, name

    async def settle(self) -> None:
        """Return when what others have asked is answered."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2.0)

    # Out

    def tell(self, to: str | None, kind: str, body: object) -> None:
        """Say something to one process, or to all others."""
        self._send(to, kind, body)

    async def ask(
        self,
        to: str,
        kind: str,
        body: object,
        answer: Any = object,
        *,
        seconds: float = LONGEST_WAIT,
    ) -> Any:
        """What another process answers. Refusals are raised here, `Elsewhere` if it has done nothing for certain."""
        if to in self._gone:
            raise Elsewhere
        number, future = next(self._numbers), asyncio.get_running_loop().create_future()
        self._asked[number] = to, future
        try:
            self._send(to, kind, body, number)
            async with asyncio.timeout(seconds):
                return msgspec.json.decode(await future, type=answer)
        except TimeoutError:
            raise FateUnknown from None
        finally:
            self._asked.pop(number, None)

    def go_on_without(self, process: str) -> None:
        """A process is gone, and will never answer."""
        self._gone.add(process)
        self.give_up(process)

    def give_up(self, on: str | None) -> None:
        """Wait no longer for answers of a process, or of any."""
        for to, future in list(self._asked.values()):
            if on in (None, to) and not future.done():
                future.set_exception(FateUnknown())

    def _send(self, to: str | None, kind: str, body: object, number: int = 0) -> None:
        if self._bus is not None:
            raw = msgspec.Raw(msgspec.json.encode(body))
            said = msgspec.json.encode(_Said(self.name, kind, raw, number))
            self._bus.send(to, said.decode())

    # In

    def came_back(self) -> None:
        """The bus works (again): what was said meanwhile was not heard, here and by others."""
        self.works.set()
        self.give_up(None)
        self._send(None, BACK, None)
        self._lost(None)

    def _lost(self, process: str | None) -> None:
        for told in self.back:
            told(process)

    def hear(self, message: str) -> None:
        """What came over the bus."""
        said = _decoder.decode(message)
        if said.sender == self.name:
            return
        try:
            self._hear(said)
        except Exception:
            log.exception("%s said %s, which cannot be followed", said.sender, said.kind)

    def _hear(self, said: _Said) -> None:
        if said.kind in (ANSWER, REFUSAL):
            to, future = self._asked.get(said.number, (None, None))
            if future is not None and to == said.sender and not future.done():
                if said.kind == ANSWER:
                    future.set_result(said.body)
                else:
                    refusal = msgspec.json.decode(said.body, type=_Refusal)
                    future.set_exception(_error(refusal))
        elif said.kind == BACK:
            self.give_up(said.sender)
            self._lost(said.sender)
        elif said.kind in self._hears:
            kind, hear = self._hears[said.kind]
            hear(said.sender, msgspec.json.decode(said.body, type=kind))
        elif said.kind in self._answers:
            self._later(self._answer(said))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, said: _Said) -> None:
        kind, answer = self._answers[said.kind]
        try:
            found = await answer(said.sender, msgspec.json.decode(said.body, type=kind))
        except Exception as error:  # whoever asked is told, whatever it was
            if not isinstance(error, (HanabiError, RequestRefused, Elsewhere)):
                log.exception("%s asked for %s, which failed", said.sender, said.kind)
            self._send(said.sender, REFUSAL, _refusal(error), said.number)
        else:
            self._send(said.sender, ANSWER, found, said.number)


def _refusal(error: Exception) -> _Refusal:
    match error:
        case Elsewhere():
            return _Refusal("elsewhere", "", "")
        case StoreFailed():
            return _Refusal("store", "", str(error))
        case FateUnknown():
            return _Refusal("unknown", "", "")
        case RequestRefused(status=status, code=code):
            return _Refusal(str(status), code, str(error))
        case HanabiError():
            return _Refusal("command", code_of(error), str(error))
        case _:
            return _Refusal("unknown", "", "")


def _error(refusal: _Refusal) -> Exception:
    match refusal.kind:
        case "elsewhere":
            return Elsewhere()
        case "store":
            return StoreFailed(refusal.reason)
        case "command":
            return CommandRefused(refusal.code, refusal.reason)
        case "unknown":
            return FateUnknown()
        case status:
            return RequestRefused(int(status), refusal.code, refusal.reason)
