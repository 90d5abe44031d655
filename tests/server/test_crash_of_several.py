"""Three processes behind one PostgreSQL, any of which dies at any moment: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

import postgres
from crashing_fleet import Pair
from killed_server import ServerProcess
from sizes import sized

PROCESSES = 3
TABLES = sized(4, 12)
KILLS = sized(3, 100)

IN_TIME = 60.0
"""Seconds within which every table has to go on. On a machine that has nothing else to do it is far below 10."""

POSTGRES = "PostgreSQL"


async def kill_one_after_the_other(
    servers: list[ServerProcess], database: postgres.Cluster, chance: random.Random
) -> tuple[list[Pair], list[tuple[str, float]]]:
    """All tables move; somebody dies; all tables move on. The answer tells how long each of these took."""
    for server in servers:
        await server.start()
    pairs = [Pair(servers, random.Random(chance.random())) for _ in range(TABLES)]
    over = False
    took = []
    async with asyncio.TaskGroup() as group:
        for pair in pairs:
            group.create_task(pair.play(lambda: over))
        await moved_since(pairs, 0.0)
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0, 1))
            place = chance.randrange(PROCESSES + 1)
            victim = servers[place] if place < PROCESSES else None
            killed = time.monotonic()
            if not isinstance(victim, ServerProcess):
                await asyncio.to_thread(database.kill)
                await asyncio.to_thread(database.start)
            else:
                await victim.kill()
            up = time.monotonic()
            await moved_since(pairs, up)
            last = max(pair.moved for pair in pairs) - killed
            took.append((POSTGRES if victim is None else f"process {place}", last))
            if victim is not None:
                await victim.start()
        over = True
    for pair in pairs:
        await pair.check()
    return pairs, took


async def moved_since(pairs: list[Pair], moment: float) -> None:
    async with asyncio.timeout(IN_TIME):
        while any(pair.moved <= moment for pair in pairs):
            await asyncio.sleep(0.02)


def test_whichever_process_is_killed_nothing_is_lost_and_every_table_goes_on(
    tmp_path: Path,
) -> None:
    pytest.importorskip("psycopg", reason="psycopg is not installed; see the extra postgres")
    binaries = postgres.binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed: no initdb in PATH or /usr/lib/postgresql/*/bin")

    async def run(database: postgres.Cluster) -> tuple[list[Pair], list[tuple[str, float]]]:
        logs = [tmp_path / f"{place}.log" for place in range(PROCESSES)]
        servers = [ServerProcess(database.url, log) for log in logs]
        try:
            return await kill_one_after_the_other(servers, database, random.Random(4))
        finally:
            for server in servers:
                await server.kill()

    with postgres.running(binaries) as database:
        pairs, took = asyncio.run(run(database))

    for victim, seconds in took:
        print(f"killed {victim}: every table had moved {seconds:.1f} s later")  # noqa: T201
    moves = sum(len(game.told) for pair in pairs for game in pair.games)
    print(f"{moves} moves at {TABLES} tables, {sum(p.broken for p in pairs)} broken connections")  # noqa: T201
    assert sum(pair.broken for pair in pairs) > 0
    for place in range(PROCESSES):
        assert "Traceback" not in (tmp_path / f"{place}.log").read_text()
