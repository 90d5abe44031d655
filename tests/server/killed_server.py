"""A server that is killed and started again, as a process of its own."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import prepared
from hanabi.core import Record
from hanabi.server.database import open_engine
from hanabi.server.schema import events
from hanabi.server.uptime import uptimes

PATIENCE = 300.0
"""Seconds without a single move after which a server that hangs fails the test."""

GONE = (OSError, EOFError, httpx.TransportError, WebSocketException, InvalidHandshake)
"""What a client meets when the server is dead, dying or not yet up."""

DOWN = 3600.0
"""Seconds for which there seems to have been no server after a kill."""


class ServerProcess:
    """`hanabi serve` as a process of its own, started again on the same database and port."""

    def __init__(
        self, db: str, log: Path, *, host: str = "127.0.0.1", within: Sequence[str] = ()
    ) -> None:
        """`within` is a command that runs it somewhere else, where it has the address `host`."""
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self.db = db
        self.host = host
        self._within = within
        self._log = log
        self._out = log.with_suffix(".out")
        self._process: subprocess.Popen[bytes] | prepared.Forked | None = None
        self.dead = True
        """Set before the kill, so that whoever loses the connection knows why."""

    async def start(self) -> None:
        """Return when it says that it is ready."""
        arguments = [
            "--host",
            self.host,
            "--port",
            str(self.port),
            "--db",
            self.db,
            "--connections",
            "10000",
            "--no-warm",
        ]
        self._out.write_text("")
        if prepared.POSSIBLE and not self._within:
            self._process = prepared.prepared().start(
                prepared.COMMAND, ["serve", *arguments], self._log, self._out
            )
        else:
            command = [*self._within, sys.executable, "-m", "hanabi", "serve", *arguments]
            with self._log.open("ab") as log, self._out.open("ab") as out:
                self._process = subprocess.Popen(command, stdout=out, stderr=log)
        while "ready" not in self._out.read_text():
            assert self._process.poll() is None, f"the server did not start: {self.complaints()}"
            await asyncio.sleep(0.02)
        self.dead = False

    async def kill(self) -> None:
        """SIGKILL: no handler runs, nothing is flushed."""
        self.dead = True
        if self._process is not None:
            self._process.kill()
            await asyncio.to_thread(self._process.wait)

    def complaints(self) -> str:
        """What all its lives wrote to standard error."""
        return self._log.read_text()

    async def post(self, path: str, body: dict[str, object]) -> tuple[dict[str, Any], str]:
        """The answer to a POST, and the cookie that it set."""
        async with httpx.AsyncClient(base_url=f"http://{self.host}:{self.port}") as client:
            while (response := await client.post(path, json=body)).status_code == 429:
                await asyncio.sleep(0.1)
        response.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in response.cookies.items())
        return response.json(), cookie

    async def record(self, table: str) -> Record:
        """The record of a finished game."""
        async with httpx.AsyncClient(base_url=f"http://{self.host}:{self.port}") as client:
            while (response := await client.get(f"/api/games/{table}/record")).status_code == 429:
                await asyncio.sleep(0.1)
        response.raise_for_status()
        return Record.loads(response.text)

    def live(self, table: str, cookie: str) -> connect:
        """The connection of a seat to its table."""
        address = f"ws://{self.host}:{self.port}/api/tables/{table}/live?whole=true"
        return connect(
            address,
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )


def let_time_pass(db: str) -> None:
    """Make it so long ago that the server of this database was killed."""
    engine = open_engine(db)
    with engine.begin() as connection:
        connection.execute(events.update().values(at=events.c.at - DOWN))
        seen = {"began": uptimes.c.began - DOWN, "last": uptimes.c.last - DOWN}
        connection.execute(uptimes.update().values(seen))
    engine.dispose()


@dataclass
class Life:
    """One life of the server: ripe for the kill when every table has moved and then some moves more."""

    tables: int
    more: int
    """Moves after every table has made its first."""
    moved: set[int] = field(default_factory=set)
    ripe: asyncio.Event = field(default_factory=asyncio.Event)
    guard: asyncio.Timeout | None = None
    """Put off by each move: a slow machine fails nobody."""

    def count(self, table: int) -> None:
        if self.guard is not None:
            self.guard.reschedule(asyncio.get_running_loop().time() + PATIENCE)
        if len(self.moved) < self.tables:
            self.moved.add(table)
        else:
            self.more -= 1
        if len(self.moved) == self.tables and self.more <= 0:
            self.ripe.set()


async def hang_up_while_talking(server: ServerProcess, table: str, cookie: str) -> None:
    """Send some remarks at once and be gone before the answers come."""
    async with server.live(table, cookie) as socket:
        await socket.recv()
        for number in range(1, 5):
            await socket.send(f'{{"type": "say", "remark": "hello", "id": {number}}}')
        socket.transport.abort()
