"""People at tables of several processes, any of which may die: they go to another one, and remember what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from crashing_wishes import Move, moves_of
from killed_server import GONE, ServerProcess

SEATS = 2
UNAVAILABLE = 503
"""Said when nobody can tell whether something has happened, or nothing can happen now."""

STUCK = 15.0
"""Seconds without a word after which people connect anew, as those do whose machine has slept."""


@dataclass
class Game:
    """What was promised to the people of one table."""

    table: str
    cookies: list[str]
    told: list[Any] = field(default_factory=list)
    """The moves that were acknowledged, or seen."""
    flying: list[Move] = field(default_factory=list)
    """Those at this moment of the game of which nobody has said what became of them."""

    def see(self, update: dict[str, Any]) -> None:
        """All that was promised is there once and in order, and behind it at most one of those in flight."""
        told = moves_of(update["log"])
        known = len(self.told)
        assert update["log_from"] == 0
        assert told[:known] == self.told, f"table {self.table}: promised {self.told}, found {told}"
        assert len(told) <= known + 1, f"table {self.table}: {told[known:]} were never sent"
        if len(told) > known:
            assert told[known] in [move.told for move in self.flying]
            self.acknowledge(told[known])

    def acknowledge(self, move: Any) -> None:
        self.told.append(move)
        self.flying.clear()


class Pair:
    """Two people who play one game after the other, each through whichever process there is."""

    def __init__(self, servers: Sequence[ServerProcess], chance: random.Random) -> None:
        self._servers, self._chance = servers, chance
        self.games: list[Game] = []
        self.moved = 0.0
        """When the last move was acknowledged."""
        self.broken = 0
        """How often a connection broke."""

    def _server(self) -> ServerProcess:
        return self._chance.choice([one for one in self._servers if not one.dead])

    async def play(self, is_over: Callable[[], bool]) -> None:
        while not is_over():
            try:
                async with contextlib.AsyncExitStack() as stack:
                    if not self.games:
                        self.games.append(await self._open())
                    await self._sit(stack, self.games[-1], is_over)
            except httpx.HTTPStatusError as error:
                if error.response.status_code != UNAVAILABLE:
                    raise
                self.broken += 1
            except (*GONE, TimeoutError):
                self.broken += 1
                await asyncio.sleep(0.05)

    async def _open(self) -> Game:
        settings = {"seats": SEATS, "rules": {"strikes": 99}}
        async with asyncio.timeout(STUCK):
            host = self._server()
            seated, ann = await host.post("/api/tables", {"name": "Ada", "settings": settings})
            table = seated["table"]
            _, bo = await self._server().post(f"/api/tables/{table}/join", {"name": "Bo"})
            async with host.live(table, ann) as socket:
                await socket.send('{"type": "start", "id": 1}')
                while msgspec.json.decode(await socket.recv())["type"] != "done":
                    pass
        return Game(table, [ann, bo])

    async def _sit(
        self, stack: contextlib.AsyncExitStack, game: Game, is_over: Callable[[], bool]
    ) -> None:
        chairs = []
        for cookie in game.cookies:
            async with asyncio.timeout(STUCK):
                socket = await stack.enter_async_context(self._server().live(game.table, cookie))
                chairs.append(_Chair(socket))
                game.see(await chairs[-1].hear("update"))
        while not is_over():
            for chair in chairs:
                while chair.steps < len(game.told):
                    await chair.hear("update")
            view = chairs[0].view
            if view["outcome"] is not None:
                self.games.append(await self._open())
                return
            chair = chairs[view["to_act"]]
            action = self._chance.choice(chair.view["legal_actions"])
            action = {name: value for name, value in action.items() if name != "touches"}
            move = Move(view["to_act"], action, len(game.told))
            game.flying.append(move)
            answer = await chair.ask(move)
            if answer["type"] != "done":
                return  # one of before was late and has happened: look again
            game.acknowledge(move.told)
            self.moved = time.monotonic()

    async def check(self) -> None:
        """What was promised is what anybody sees who comes now, through any process."""
        for game in self.games:
            for server in self._servers:
                async with asyncio.timeout(STUCK), server.live(game.table, game.cookies[0]) as one:
                    game.see(await _Chair(one).hear("update"))


class _Chair:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.view: dict[str, Any] = {}

    @property
    def steps(self) -> int:
        steps: int = self.view["steps"]
        return steps

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message, which is of this kind; updates are kept."""
        async with asyncio.timeout(STUCK):
            message: dict[str, Any] = msgspec.json.decode(await self._socket.recv())
        if message["type"] == "update":
            self.view = message["view"]
        assert kind in ("", message["type"]), message
        return message

    async def ask(self, move: Move) -> dict[str, Any]:
        await self._socket.send(msgspec.json.encode(move.wish | {"id": move.steps + 1}).decode())
        while (message := await self.hear(""))["type"] == "update":
            pass
        return message
