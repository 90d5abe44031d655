"""Acknowledged means committed: a server killed at any moment forgets no move and doubles none."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import postgres
from crashing import PATIENCE, Life, Seats, ServerProcess, check, hang_up_while_talking
from sizes import sized

TABLES = sized(15, 50)
KILLS = sized(6, 20)


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'games.db'}"
        return
    pytest.importorskip("psycopg", reason="psycopg is not installed; see the extra postgres")
    binaries = postgres.binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed: no initdb in PATH or /usr/lib/postgresql/*/bin")
    with postgres.cluster(binaries) as url:
        yield url


async def kill_again_and_again(server: ServerProcess, chance: random.Random) -> list[Seats]:
    """All tables move; the server is killed at a random moment, started, and compared; and so on."""
    tables = [Seats(number, random.Random(chance.random())) for number in range(TABLES)]
    for _ in range(KILLS):
        await server.start()
        life = Life(TABLES, more=chance.randrange(2 * TABLES))
        async with asyncio.timeout(PATIENCE) as guard, asyncio.TaskGroup() as group:
            life.guard = guard
            for seats in tables:
                group.create_task(seats.play(server, life))
            await life.ripe.wait()
            await asyncio.sleep(chance.uniform(0, 0.02))
            await server.kill()
    await server.start()
    for seats in tables:
        for promises in seats.games:
            async with asyncio.timeout(PATIENCE):
                await check(server, promises)
    return tables


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_killed_server_keeps_every_acknowledged_move_once(kind: str, tmp_path: Path) -> None:
    log = tmp_path / "server.log"

    async def run(url: str) -> list[Seats]:
        server = ServerProcess(url, log)
        try:
            return await kill_again_and_again(server, random.Random(kind))
        finally:
            await server.kill()

    with database(kind, tmp_path) as url:
        tables = asyncio.run(run(url))

    games = [promises for seats in tables for promises in seats.games]
    moves = sum(len(promises.acknowledged) for promises in games)
    kept, lost = sum(seats.kept for seats in tables), sum(seats.lost for seats in tables)
    assert moves >= TABLES * KILLS
    assert kept + lost > 0, "no kill met a move in flight"
    assert "Traceback" not in log.read_text()


def test_clients_that_hang_up_in_the_middle_stop_nobody(tmp_path: Path) -> None:
    log = tmp_path / "server.log"

    async def run() -> None:
        server = ServerProcess(f"sqlite:///{tmp_path / 'games.db'}", log)
        await server.start()
        try:
            async with asyncio.timeout(PATIENCE):
                seated, cookie = await server.post("/api/tables", {"name": "Ada"})
            for _ in range(20):
                async with asyncio.timeout(PATIENCE):
                    await hang_up_while_talking(server, seated["table"], cookie)
                    await server.post("/api/tables", {"name": "Bo"})
        finally:
            await server.kill()

    asyncio.run(run())
    assert "Traceback" not in log.read_text()
