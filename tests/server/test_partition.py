"""A process that is cut off from the database owns nothing any more, and another one goes on: never both."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection

import postgres
from hanabi.server.cluster.lease_tables import leases, processes
from hanabi.server.database import database_url
from killed_server import GONE, ServerProcess

NAMESPACE = "hanabi-cut-off"
CLIENTS, DATABASE = "10.97.1", "10.97.2"
"""The networks over which the process in the namespace is reached by people, and reaches its database."""

IN_TIME = 60.0
"""Seconds within which the table goes on. On a machine that has nothing else to do it is below 10."""


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)  # noqa: S607


@contextlib.contextmanager
def namespace() -> Iterator[None]:
    """A network namespace with two cables to ours, or a skipped test."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("network namespaces need root and iproute2")
    try:
        ip("netns", "add", NAMESPACE)
    except subprocess.CalledProcessError:
        pytest.skip("this system lets nobody make network namespaces")
    try:
        for name, network in (("people", CLIENTS), ("database", DATABASE)):
            here, there = f"hb-{name[:6]}0", f"hb-{name[:6]}1"
            ip("link", "add", here, "type", "veth", "peer", "name", there, "netns", NAMESPACE)
            ip("addr", "add", f"{network}.1/24", "dev", here)
            ip("link", "set", here, "up")
            ip("-n", NAMESPACE, "addr", "add", f"{network}.2/24", "dev", there)
            ip("-n", NAMESPACE, "link", "set", there, "up")
        ip("-n", NAMESPACE, "link", "set", "lo", "up")
        yield
    finally:
        ip("netns", "del", NAMESPACE)


def cable(state: str) -> None:
    """Cut the one to the database, or mend it."""
    ip("link", "set", "hb-databa0", state)


class Chair:
    """A connection that says what it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.view: dict[str, Any] = {}
        self.told = 0
        """Changes of the table."""

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(IN_TIME):
            message: dict[str, Any] = msgspec.json.decode(await self._socket.recv())
        if message["type"] == "update":
            self.view, self.told = message["view"], message["number"]
        return message

    async def ask(self, **wish: object) -> dict[str, Any]:
        await self._socket.send(msgspec.json.encode(wish | {"id": 1}).decode())
        while (message := await self.hear())["type"] == "update":
            pass
        return message

    async def move(self) -> dict[str, Any]:
        action = {
            name: it for name, it in self.view["legal_actions"][0].items() if name != "touches"
        }
        return await self.ask(type="act", action=action, steps=self.view["steps"])


@contextlib.asynccontextmanager
async def sitting(server: ServerProcess, table: str, cookie: str) -> Any:
    async with server.live(table, cookie) as socket:
        chair = Chair(socket)
        await chair.hear()
        yield chair


def owner(engine: sa.Engine, table: str) -> str | None:
    query = sa.select(processes.c.id).join(leases, leases.c.process == processes.c.id)
    with engine.connect() as connection:
        row = connection.execute(query.where(leases.c.key == table)).first()
    return None if row is None else str(row.id)


async def play(cut_off: ServerProcess, other: ServerProcess, engine: sa.Engine) -> None:
    seated, ann = await cut_off.post(
        "/api/tables", {"name": "Ann", "settings": {"seats": 2, "first": 0}}
    )
    table = seated["table"]
    _, bo = await other.post(f"/api/tables/{table}/join", {"name": "Bo"})
    async with sitting(cut_off, table, ann) as chair:
        assert (await chair.ask(type="start"))["type"] == "done"
        while chair.view is None or not chair.view["legal_actions"]:
            await chair.hear()
        assert (await chair.move())["type"] == "done"
        before = owner(engine, table)
        assert before is not None
        async with sitting(other, table, bo) as heir:
            cable("down")
            refused = await _acknowledged(chair)
            assert not refused, f"acknowledged without a database: {refused}"
            await _moves_in_the_end(other, table, bo)
    after = owner(engine, table)
    assert after not in (None, before)
    with pytest.raises((*GONE, TimeoutError, KeyError)):  # people there are sent elsewhere
        async with asyncio.timeout(20), sitting(cut_off, table, ann):
            pass
    cable("up")
    async with asyncio.timeout(IN_TIME):
        await _moves_in_the_end(cut_off, table, ann)
    assert owner(engine, table) == after, "whoever was cut off took the table back"
    async with sitting(other, table, bo) as heir:
        assert heir.view["steps"] == 3


async def _acknowledged(chair: Chair) -> list[dict[str, Any]]:
    """What a process says was done until it lets people go."""
    done = []
    with contextlib.suppress(*GONE):
        while True:
            answer = await chair.ask(type="say", remark="hello")
            done += [answer] if answer["type"] == "done" else []
            await asyncio.sleep(0.2)
    return done


async def _moves_in_the_end(server: ServerProcess, table: str, cookie: str) -> None:
    """Move, however often one has to come again for it."""
    async with asyncio.timeout(IN_TIME):
        while True:
            with contextlib.suppress(*GONE, KeyError):
                async with sitting(server, table, cookie) as chair:
                    if not chair.view["legal_actions"]:
                        return  # it was done, and the answer was lost
                    if (await chair.move())["type"] == "done":
                        return
            await asyncio.sleep(0.2)


def test_whoever_is_cut_off_from_the_database_owns_nothing_any_more(tmp_path: Path) -> None:
    pytest.importorskip("psycopg", reason="psycopg is not installed; see the extra postgres")
    binaries = postgres.binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed: no initdb in PATH or /usr/lib/postgresql/*/bin")

    async def run(database: postgres.Cluster, far: str) -> None:
        within = ("ip", "netns", "exec", NAMESPACE)
        cut_off = ServerProcess(far, tmp_path / "a.log", host=f"{CLIENTS}.2", within=within)
        other = ServerProcess(database.url, tmp_path / "b.log")
        engine = sa.create_engine(database_url(database.url))
        try:
            await cut_off.start()
            await other.start()
            await play(cut_off, other, engine)
        finally:
            engine.dispose()
            await cut_off.kill()
            await other.kill()

    with namespace(), postgres.running(binaries, f"{DATABASE}.1") as database:
        far = f"postgresql://hanabi@{DATABASE}.1/postgres"
        asyncio.run(run(database, far))
