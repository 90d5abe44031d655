"""Honest players while somebody attacks: how long their moves take, alone and meanwhile, in the same run."""

from __future__ import annotations

import contextlib
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from serving import Player, Server, new_address, players, start_game, to_act

MOVES = 25


class Honest:
    """Two people at a table, who move and wait until both have heard of it."""

    def __init__(self, people: list[Player]) -> None:
        self._people, self._chance = people, random.Random(1)

    async def median(self, moves: int = MOVES) -> float:
        """Seconds from a move until everybody has heard of it."""
        took = []
        for _ in range(moves):
            if self._people[0].view["outcome"] is not None:
                await self._again()
            person = await to_act(self._people)
            actions = person.view["legal_actions"]
            clues = [one for one in actions if one["do"] != "play"]  # a game that lasts
            began = time.perf_counter()
            done = await person.act(self._chance.choice(clues or actions))
            assert done["type"] == "done", done
            for other in self._people:
                await other.until_number(done["number"])
            took.append(time.perf_counter() - began)
        return statistics.median(took)

    async def _again(self) -> None:
        for person in self._people:
            await person.leave_live()
        await start_game(self._people)


@contextlib.asynccontextmanager
async def honest(server: Server) -> AsyncIterator[Honest]:
    async with players(server, 2) as people:
        await start_game(people)
        yield Honest(people)


class Attacker:
    """A process that attacks (`attackers.py`)."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def done(self) -> dict[str, float]:
        """What it says that it has done, half a second later."""
        assert self._process.stdout is not None
        said: dict[str, float] = json.loads(self._process.stdout.readline())
        return said


@contextlib.contextmanager
def attacking(
    server: Server, kind: str, path: str = "/", cookie: str = "", address: str | None = None
) -> Iterator[Attacker]:
    """Somebody attacks the server meanwhile."""
    program = Path(__file__).with_name("attackers.py")
    arguments = [kind, server.host, address or new_address(), path, cookie]
    process = subprocess.Popen(
        [sys.executable, str(program), *arguments], stdout=subprocess.PIPE, text=True
    )
    try:
        yield Attacker(process)
    finally:
        process.kill()
        process.communicate()
