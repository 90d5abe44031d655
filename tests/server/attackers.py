"""Attackers for tests: a process of its own that does one thing to a server, as fast as it can, until it is ended.

`python attackers.py KIND HOST:PORT ADDRESS [PATH]`. It says how much it has done, twice a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field

HELD = 1_100
"""Requests that are sent by half and held open."""

AT_ONCE = 40
"""Connections that one attacker works with at the same time, where each is used again and again."""

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n{more}\r\n"
)


@dataclass
class Attack:
    """What is attacked, from where, and what has been done so far."""

    host: str
    address: str
    path: str
    cookie: str = ""
    done: Counter[str] = field(default_factory=Counter)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        name, _, port = self.host.rpartition(":")
        async with asyncio.timeout(10):
            return await asyncio.open_connection(name, int(port), local_addr=(self.address, 0))

    def handshake(self) -> bytes:
        more = f"cookie: {self.cookie}\r\n" if self.cookie else ""
        return HANDSHAKE.format(path=self.path, host=self.host, more=more).encode()

    # What is done over and over

    async def half_sent(self) -> None:
        """Send half of a request, and wait for as long as the server does."""
        reader, writer = await self.connect()
        try:
            writer.write(b"POST /api/records HTTP/1.1\r\nhost: x\r\n")
            self.done["half-sent"] += 1
            await reader.read()
            self.done["closed"] += 1
        finally:
            writer.close()

    async def handshakes(self) -> None:
        """Come to a table, and go."""
        reader, writer = await self.connect()
        try:
            writer.write(self.handshake())
            async with asyncio.timeout(20):
                status = await reader.read(12)
            self.done["let in" if status.endswith(b"101") else "refused"] += 1
        finally:
            writer.close()

    async def frames(self) -> None:
        """Send commands as fast as they are taken; some are none."""
        reader, writer = await self.connect()
        try:
            writer.write(self.handshake())
            await reader.readuntil(b"\r\n\r\n")
            self.done["let in"] += 1
            reading = asyncio.create_task(self._drop(reader))
            text = json.dumps({"type": "say", "id": 1, "text": "x" * 50}).encode()
            many = (b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text) * 20
            many += b"\x89\x80" + bytes(4)  # and a ping
            while not reading.done():
                writer.write(many)
                async with asyncio.timeout(60):
                    await writer.drain()
                self.done["frames"] += 21
                await asyncio.sleep(0)
        finally:
            writer.close()

    async def pings(self) -> None:
        """Send nothing but pings."""
        reader, writer = await self.connect()
        try:
            writer.write(self.handshake())
            await reader.readuntil(b"\r\n\r\n")
            self.done["let in"] += 1
            reading = asyncio.create_task(self._drop(reader))
            many = (b"\x89\x80" + bytes(4)) * 1_000
            while not reading.done():
                writer.write(many)
                async with asyncio.timeout(60):
                    await writer.drain()
                self.done["frames"] += 1_000
                await asyncio.sleep(0)
        finally:
            writer.close()

    async def requests(self) -> None:
        """Ask for the same again and again over one connection."""
        reader, writer = await self.connect()
        try:
            while True:
                writer.write(f"GET {self.path} HTTP/1.1\r\nhost: {self.host}\r\n\r\n".encode())
                async with asyncio.timeout(60):
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    self.done[head[9:12].decode()] += 1
                    if b"content-length: " in head:
                        length = int(head.partition(b"content-length: ")[2].split(b"\r\n")[0])
                        await reader.readexactly(length)
        finally:
            writer.close()

    async def _drop(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while heard := await reader.read(65536):
                self.done["heard bytes"] += len(heard)


async def over_and_over(work: Callable[[], Coroutine[None, None, None]]) -> None:
    while True:
        try:
            await work()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.005)


async def main(kind: str, host: str, address: str, path: str = "/", cookie: str = "") -> None:
    attack = Attack(host, address, path, cookie)
    work = getattr(attack, kind)
    workers = [
        asyncio.create_task(over_and_over(work))
        for _ in range(HELD if kind == "half_sent" else AT_ONCE)
    ]
    began = time.monotonic()
    while workers:
        await asyncio.sleep(0.5)
        said = {"after": round(time.monotonic() - began, 1), **attack.done}
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
