"""Lines: what is said over an open WebSocket is heard in order, and whoever only listens costs no task."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidHandshake

from hanabi.server.app import make_app
from hanabi.server.limits import Limits
from hanabi.server.proxies import Proxies
from hanabi.server.run import _config
from serving import GUARD, asynchronous, players, serving

LISTENERS = 5
MANY = 40
"""Commands in one packet: more than may wait to be heard, and fewer than may come at once."""

CLOSE = 128 | 8
PLACES = 3
"""Connections of one address."""

HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(opcode: int, payload: bytes, *, last: bool = True) -> bytes:
    """A frame of a client, with a mask that leaves it as it is."""
    assert len(payload) < 126
    return bytes([128 * last | opcode, 128 | len(payload)]) + b"\0\0\0\0" + payload


@asynchronous
async def test_whoever_only_listens_costs_no_task(tmp_path: Path) -> None:
    limits = Limits()
    app = make_app(f"sqlite:///{tmp_path / 'games.db'}", limits)
    server = uvicorn.Server(_config(app, limits, Proxies.parse("")))
    door = socket.create_server(("127.0.0.1", 0))
    running = asyncio.create_task(server.serve(sockets=[door]))
    url = f"http://127.0.0.1:{door.getsockname()[1]}"
    async with httpx.AsyncClient(base_url=url) as http:
        opened = await http.post("/api/tables", json={"name": "Ann", "settings": {"seats": 2}})
        table = opened.json()["table"]
        here = [await listening(url, table)]
        before = len(asyncio.all_tasks())
        here += [await listening(url, table) for _ in range(LISTENERS)]
        await http.get(f"/api/tables/{table}")  # whatever is done about them is done by then
        assert len(asyncio.all_tasks()) <= before
    for one in here:
        one.close()
    server.should_exit = True
    await running


async def listening(url: str, table: str) -> socket.socket:
    """A connection that has heard its first update, and has no task on this side either."""
    loop, address = asyncio.get_running_loop(), httpx.URL(url)
    line = socket.create_connection((address.host, address.port))
    line.settimeout(0)
    await loop.sock_sendall(line, HANDSHAKE.format(table=table).encode())
    heard = b""
    while b'"type":"update"' not in heard:
        heard += await loop.sock_recv(line, 65536)
    return line


@asynchronous
async def test_commands_of_one_packet_are_answered_each_in_their_order(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with players(server, 1) as (ann,):
            await ann.open("Ann", seats=2)
            loop = asyncio.get_running_loop()
            line = await listening(server.url, ann.table)  # whoever only watches is refused, by id
            says = [json.dumps({"type": "pause", "id": i}).encode() for i in range(1, MANY + 1)]
            pieces = [frame(1, says[0][:9], last=False), frame(9, b"here?"), frame(0, says[0][9:])]
            packet = b"".join([*pieces, *[frame(1, one) for one in says[1:]]])
            await loop.sock_sendall(line, packet)
            heard = b""
            while b'"id":%d,' % MANY not in heard:
                heard += await loop.sock_recv(line, 65536)
            places = [heard.index(b'"id":%d,' % i) for i in range(1, MANY + 1)]
            assert places == sorted(places)
            assert b"here?" in heard
            line.close()


@pytest.mark.parametrize("said", [frame(1, b"\xff"), frame(2, b"{}"), frame(3, b""), b"\xff\xff"])
@asynchronous
async def test_what_is_no_text_closes_its_line_and_is_no_failure_of_the_server(
    tmp_path: Path, said: bytes
) -> None:
    with serving(tmp_path, connections=2) as server:
        async with players(server, 1) as (ann,):
            await ann.open("Ann", seats=2)
            for _ in range(3):  # each gives its place free
                line = await asyncio.wait_for(listening(server.url, ann.table), 60)
                loop = asyncio.get_running_loop()
                await loop.sock_sendall(line, said)
                with contextlib.suppress(ConnectionError):
                    while heard := await loop.sock_recv(line, 65536):
                        if heard[0] == CLOSE:  # answered, or the server waits for it for a while
                            await loop.sock_sendall(line, frame(8, heard[2:4]))
                line.close()
        assert server.complaints() == ""


@asynchronous
async def test_whoever_hangs_up_while_being_let_in_gives_the_place_free(tmp_path: Path) -> None:
    with serving(tmp_path, connections=PLACES) as server:
        async with players(server, 2) as (ann, bo):
            await ann.open("Ann", seats=2)
            await bo.join(ann.table, "Bo")
            for _ in range(PLACES):
                line = socket.create_connection(
                    ("127.0.0.1", server.port), source_address=(ann.address, 0)
                )
                line.sendall(HANDSHAKE.format(table=ann.table).encode())
                line.close()
            async with asyncio.timeout(GUARD):
                while ann.seat is None or not ann.updates:
                    with contextlib.suppress(InvalidHandshake):  # until the last of them is gone
                        await ann.live()
                    await asyncio.sleep(0.1)  # not too often for one address
            assert server.complaints() == ""
