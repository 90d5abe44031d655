"""Mutated messages and requests over real sockets: what any program in the world might send to a server."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from serving import Server

MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "act", "id": 1, "steps": 0, "action": {"do": "play", "card": 7}},
    {"type": "act", "id": 2, "steps": 0, "action": {"do": "clue", "to": 1, "colour": 0}},
    {"type": "act", "id": 3, "steps": 1, "action": "clue Bo red"},
    {"type": "act", "id": 4, "steps": 0, "action": {"do": "discard", "card": 2}},
    {"type": "rearrange", "id": 5, "order": [4, 3, 2, 1, 0]},
    {"type": "say", "id": 6, "remark": "hello"},
    {"type": "say", "id": 7, "text": "\u2028 hé \U0001f386"},
    {"type": "note", "id": 8, "card": 3, "text": "red?"},
    {"type": "vote-end", "id": 9, "agree": False},
    {"type": "vote-replace", "id": 10, "seat": 1, "agree": True},
    {"type": "return", "id": 11},
    {"type": "take-back", "id": 12, "agree": True, "steps": 1},
    {"type": "pause", "id": 13},
    {"type": "resume", "id": 14},
    {"type": "change", "id": 15, "settings": {"seats": 3, "rules": {"edition": "show"}}},
    {"type": "start", "id": 16},
    {"type": "invite", "id": 17, "name": "Robo"},
    {"type": "kick", "id": 18, "seat": 1},
    {"type": "rematch", "id": 19},
)

REQUESTS: tuple[tuple[str, str, Any], ...] = (
    *(("GET", path, None) for path in ("/", "/api", "/api/me", "/api/mine", "/api/tables")),
    (
        "GET",
        "/api/games?name=Ann&edition=show&players=3&least=1&since=2026-11-01&zone=UTC&page=1",
        None,
    ),
    ("GET", "/api/tables/TABLE?lang=sv", None),
    ("GET", "/api/tables/TABLE/moment?events=1&lang=de", None),
    ("GET", "/api/tables/TABLE/people", None),
    ("GET", "/api/games/TABLE/views?turn=1&seat=0", None),
    ("GET", "/api/people/x?zone=Europe/Stockholm&lang=fr", None),
    ("GET", "/static/x/app.js", None),
    ("POST", "/api/rules", {"rules": {"edition": "show", "add_ons": ["flamboyants"]}, "seats": 3}),
    ("POST", "/api/qr", {"text": "http://localhost/t/x"}),
    ("POST", "/api/tables/TABLE/join", {"name": "Bo"}),
    ("POST", "/api/tables/TABLE/claim", {"token": "t" * 32}),
    ("POST", "/api/tables/TABLE/commands", {"type": "say", "id": 1, "remark": "hello"}),
    ("POST", "/api/records", {"link": "https://hanab.live/shared-replay-json/x"}),
    ("POST", "/api/me/name", {"name": "Anna"}),
    ("POST", "/api/me/carry/open", {"code": "c" * 20}),
    ("POST", "/api/lessons/welcome/1", {"action": {"do": "play", "card": 1}}),
)

ODD: tuple[bytes, ...] = (
    b"null",
    b"-1",
    b"1e999",
    b"NaN",
    b"9" * 400,
    b'"\\ud800"',
    b'"\\u0000"',
    b'""',
    b"[]",
    b"{}",
    b"true",
)
ODD += (
    b"\xff\xfe",
    b"\x00",
    b"%00",
    b"%ff",
    b"\r\n",
    b"[" * 3000,
    b'{"a":' * 500,
    b"\xe2\x80\xae",
    b"..",
    b"//",
)

CONNECTIONS = 8
"""Sockets that send at the same time."""

AT_ONCE = 20
"""Messages that are sent before their answers are read."""

RAW = 0.01
"""How many messages may be no UTF-8: each ends its connection."""

HALF = 0.15
"""Seconds after which whoever sent what may be half a request hangs up; the log tells what it did."""

UNANSWERED = 20.0
"""Seconds after which something that needs an answer was not answered."""

_STATUS = re.compile(rb"HTTP/1\.1 (\d\d\d) ")


def mutated(data: bytes, chance: random.Random) -> bytes:
    """The same with a few bytes or words changed, left out, doubled, or replaced by odd ones."""
    for _ in range(chance.choice((0, 1, 1, 1, 2, 4))):
        start = chance.randrange(len(data) + 1)
        end = min(len(data), start + chance.choice((0, 1, 1, 2, 8, 30)))
        match chance.randrange(6):
            case 0:
                data = data[:start] + chance.randbytes(end - start) + data[end:]
            case 1:
                data = data[:start] + data[end:]
            case 2:
                data = data[:end] + data[start:end] * chance.choice((1, 2, 50)) + data[end:]
            case 3:
                data = data[:start] + chance.choice(ODD) + data[end:]
            case 4:
                values = list(re.finditer(rb'(?<=:)("[^"]*"|-?\d+|true|false)', data))
                if values:
                    value = chance.choice(values)
                    data = data[: value.start()] + chance.choice(ODD) + data[value.end() :]
            case _:
                data = data[:start]
    return data[:12_000]


@dataclass
class Found:
    """What came of it."""

    messages: int = 0
    requests: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    memory: list[int] = field(default_factory=list)
    """Bytes of the server's process, each time that a tenth was sent."""

    @property
    def growth(self) -> int:
        """Bytes from the middle to the end, when all caches are full."""
        return self.memory[-1] - self.memory[len(self.memory) // 2]


class Fuzz:
    """Sends what it makes up to one server, from somebody who sits at a table."""

    def __init__(self, server: Server, seed: int) -> None:
        self._server = server
        self._chance = random.Random(seed)
        self.found = Found()
        self._table, self._cookie = "", ""

    async def run(self, messages: int, requests: int) -> Found:
        """So many of each, in ten rounds; the memory is taken after each of them."""
        for _ in range(10):
            self._sit_down()
            shares = [self._say(messages // 10 // CONNECTIONS) for _ in range(CONNECTIONS)]
            await asyncio.gather(*shares)
            shares = [self._ask(requests // 10 // CONNECTIONS) for _ in range(CONNECTIONS)]
            await asyncio.gather(*shares)
            self.found.memory.append(memory_of(self._server.pid))
        return self.found

    def _sit_down(self) -> None:
        """At a new table each round, waiting or running: old ones fill up with what was said."""
        wish = {"seats": 2, "bots": {"1": "steady"}, "talk": "chat", "take_backs": True}
        running = self._chance.random() < 0.7
        settings = {"settings": {**wish, "first": 0}} if running else {}
        with httpx.Client(base_url=self._server.url, timeout=UNANSWERED) as client:
            answer = client.post("/api/tables", json={"name": "Ann", **settings})
            self._table = answer.json()["table"]
            self._cookie = f"hanabi={answer.cookies['hanabi']}"
            if running:
                begun = client.post(
                    f"/api/tables/{self._table}/commands", json={"type": "start", "id": 1}
                )
                assert begun.json()["type"] == "done", begun.text

    # Messages

    async def _say(self, number: int) -> None:
        left = number
        while left > 0:
            reader, writer = await self._connect()
            try:
                while left > 0:
                    burst = min(AT_ONCE, left)
                    left -= burst
                    self.found.messages += burst
                    for _ in range(burst):
                        plain = json.dumps(self._chance.choice(MESSAGES)).encode()
                        odd = mutated(plain, self._chance)
                        if self._chance.random() > RAW:
                            odd = odd.decode("utf-8", "replace").encode()
                        writer.write(_frame(odd))
                    writer.write(_frame(b'{"type":"rearrange","id":987654,"order":[0,0]}'))
                    if not await self._heard(reader, writer):
                        break
            finally:
                writer.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port, limit=2**22)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{self._table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )
        async with asyncio.timeout(UNANSWERED):
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def _heard(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Read until the last message is answered; False if the connection was closed instead."""
        async with asyncio.timeout(UNANSWERED):
            while True:
                try:
                    head = await reader.readexactly(2)
                    size = head[1] & 127
                    if size >= 126:
                        wide = await reader.readexactly(2 if size == 126 else 8)
                        size = int.from_bytes(wide, "big")
                    data = await reader.readexactly(size)
                except (asyncio.IncompleteReadError, ConnectionError):
                    self.found.answers["closed"] += 1
                    return False
                if head[0] & 15 == 8:
                    code = int.from_bytes(data[:2], "big")
                    assert code in (1000, 1002, 1007, 1009), (code, data)
                    self.found.answers[f"closed {code}"] += 1
                    return False
                if head[0] & 15 == 9:
                    writer.write(b"\x8a" + _frame(data)[1:])  # a pong
                    continue
                kind = data[9:20].partition(b'"')[0].decode("ascii")
                self.found.answers[kind] += 1
                if b'"id":987654,' in data[:40] or b'"id":987654}' in data[:40]:
                    return True

    # Requests

    async def _ask(self, number: int) -> None:
        for _ in range(number):
            method, path, body = self._chance.choice(REQUESTS)
            data = b"" if body is None else json.dumps(body).encode()
            target = path.replace("TABLE", self._table).encode()
            if self._chance.random() < 0.5:
                data = mutated(data, self._chance)
            if self._chance.random() < 0.3:
                target = b"/" + re.sub(
                    rb"[\x00-\x20\x7f-\xff]", b"%ff", mutated(target[1:], self._chance)
                )
            head = b"%s %s HTTP/1.1\r\nHost: x\r\nCookie: %s\r\n" % (
                method.encode(),
                target,
                self._cookie.encode(),
            )
            head += b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(data)
            head += b"Connection: close\r\n\r\n"
            whole = self._chance.random() > 0.1
            head = head if whole else mutated(head, self._chance)
            await self._answered(head + data, UNANSWERED if whole else HALF)

    async def _answered(self, request: bytes, patience: float) -> None:
        """Send it and nothing more; whatever is answered is no failure."""
        self.found.requests += 1
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        try:
            writer.write(request)
            async with asyncio.timeout(patience):
                answer = await reader.read()
        except (ConnectionError, TimeoutError):
            assert patience == HALF, request
            answer = b""
        finally:
            writer.transport.abort()
        status = _STATUS.match(answer)
        assert status is None or status[1] < b"500", (request, answer[:300])
        self.found.answers["hung up" if status is None else status[1].decode()] += 1


def _frame(data: bytes) -> bytes:
    """A text frame of a client, under the mask that changes nothing."""
    size = len(data)
    length = bytes((128 | size,)) if size < 126 else bytes((254,)) + size.to_bytes(2, "big")
    return b"\x81" + length + b"\0\0\0\0" + data


def memory_of(pid: int) -> int:
    """Bytes that a process has in memory. Linux only."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
