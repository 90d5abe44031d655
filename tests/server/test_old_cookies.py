"""A browser that comes with hundreds of old cookies is served, keeps its seats, and has one cookie soon after."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

import behind_nginx
from hanabi.server.connections import LONGEST_LINE
from hanabi.server.database import open_engine
from hanabi.server.schema import seats
from serving import GUARD, Player, Server, asynchronous, players, serving

MOST = 300
"""Cookies: twice as many as Firefox keeps for one site."""

SEATED = 12
"""Tables where they hold a seat."""


def token(number: int) -> str:
    return f"{number:032}"


async def old_seats(server: Server, number: int) -> list[str]:
    """Tables at which somebody sat down when each party had a cookie: the key of the seat is that of the cookie."""
    tables = []
    async with players(server, 1) as (ann,):
        for one in range(number):
            ann.http.cookies.clear()
            ann.http.cookies.set("hanabi", token(one), domain="127.0.0.1")
            tables.append((await ann.open("Ann")).table)
    return tables


def old_cookies(number: int, first: int = 0) -> dict[str, str]:
    """As many as a browser has; the first of them hold seats. Names are as they were."""
    return {f"hanabi-{one:012}": token(one) for one in range(first, first + number)}


def with_cookies(person: Player, cookies: dict[str, str]) -> Player:
    for name, value in cookies.items():
        person.http.cookies.set(name, value, domain="127.0.0.1")
    return person


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, connections=1000) as running:
        yield running
        assert running.complaints() == ""


@pytest.mark.parametrize("number", [150, MOST])
@asynchronous
async def test_hundreds_of_cookies_lock_nobody_out(server: Server, number: int) -> None:
    tables = await old_seats(server, SEATED)
    async with players(server, 1) as (ann,):
        with_cookies(ann, old_cookies(number))
        for table in tables:
            await ann.live(table)
            assert ann.updates[-1]["you"] == 0, (
                "also over a WebSocket, which comes with all of them"
            )
        assert (await ann.get("/")).status_code == 200
        assert (await ann.look(tables[-1]))["you"] == 0


@asynchronous
async def test_whatever_is_asked_for_first_adopts_all_seats_at_once(server: Server) -> None:
    tables = await old_seats(server, 6)
    firsts: list[tuple[str, str, Any]] = [
        ("GET", "/", None),
        ("GET", f"/t/{tables[1]}", None),
        ("GET", "/api/bots", None),
        ("POST", "/api/tables", {"name": "Ann"}),
        ("POST", "/api/tables", {"name": "\n"}),
        ("GET", "/api/games/nothing", None),
    ]
    for number, (method, path, body) in enumerate(firsts):
        async with players(server, 1) as (ann,):
            with_cookies(ann, old_cookies(1, first=number))
            await ann.http.request(method, path, json=body)
            assert list(ann.http.cookies) == ["hanabi"], path
            assert (await ann.look(tables[number]))["you"] == 0, path


@asynchronous
async def test_one_cookie_is_left_and_no_answer_is_too_large_for_a_proxy(server: Server) -> None:
    tables = await old_seats(server, SEATED)
    async with players(server, 1) as (ann,):
        with_cookies(ann, old_cookies(MOST))
        identity = None
        for _ in range(MOST):
            answer = await ann.get("/")
            assert len(bytes_of(answer)) < 4096, (
                "what nginx passes on, unless it is told to take more"
            )
            assert answer.headers["cache-control"] == "no-store", (
                "with a cookie it is nobody else's"
            )
            assert identity in (None, ann.http.cookies["hanabi"]), "who they are is settled at once"
            identity = ann.http.cookies["hanabi"]
            if len(ann.http.cookies) == 1:
                break
        assert list(ann.http.cookies) == ["hanabi"]
        for table in tables:
            assert (await ann.look(table))["you"] == 0
        answer = await ann.get("/")
        assert "set-cookie" not in answer.headers
        assert answer.headers["cache-control"] == "no-cache"


def bytes_of(answer: httpx.Response) -> bytes:
    return b"".join(name + b": " + value + b"\r\n" for name, value in answer.headers.raw)


@asynchronous
async def test_who_has_an_identity_keeps_it_and_adds_the_seats(server: Server) -> None:
    (table,) = await old_seats(server, 1)
    async with players(server, 1) as (ann,):
        await ann.open("Ann")
        own, before = ann.table, ann.http.cookies["hanabi"]
        with_cookies(ann, old_cookies(3))
        assert {one["id"] for one in (await ann.get("/api/mine")).json()} == {own, table}
        assert dict(ann.http.cookies) == {"hanabi": before}


@asynchronous
async def test_what_was_adopted_is_not_written_again(server: Server) -> None:
    """A browser brings the cookies that are not cleared yet with every request."""
    await old_seats(server, 3)
    async with players(server, 1) as (ann,):
        numbers = []
        for _ in range(3):
            with_cookies(ann, old_cookies(3))
            await ann.get("/")
            numbers.append(facts_of(server))
        assert numbers[0] == numbers[1] == numbers[2]
        assert len(rows_of(server, ann.http.cookies["hanabi"])) == 3


def facts_of(server: Server) -> int:
    engine = open_engine(server.db)
    with engine.connect() as connection:
        number = int(connection.execute(sa.text("SELECT count(*) FROM events")).scalar_one())
    engine.dispose()
    return number


def rows_of(server: Server, identity: str) -> list[Any]:
    engine = open_engine(server.db)
    key = sha256(identity.encode()).hexdigest()
    with engine.connect() as connection:
        rows = list(connection.execute(sa.select(seats).where(seats.c.key == key)).all())
    engine.dispose()
    return rows


@asynchronous
async def test_a_handshake_that_is_too_large_all_the_same_is_answered(server: Server) -> None:
    """One cookie, or another header, that is longer than any browser sends."""
    async with players(server, 1) as (ann,):
        await ann.open("Ann")
        for headers in ({"cookie": f"x={'y' * 2 * LONGEST_LINE}"}, {"x": "y" * 2 * LONGEST_LINE}):
            answer = await ann.http.get(
                f"/api/tables/{ann.table}/live",
                headers={
                    **headers,
                    "connection": "Upgrade",
                    "upgrade": "websocket",
                    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
                    "sec-websocket-version": "13",
                },
            )
            assert answer.status_code == 431


@pytest.mark.skipif(bool(behind_nginx.missing()), reason=f"no {behind_nginx.missing()}")
@asynchronous
async def test_the_documented_proxy_lets_all_of_it_through(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        (table,) = await old_seats(server, 1)
        server.stop()
        server.options += ["--behind-proxy"]
        server.start()
        with behind_nginx.nginx(tmp_path, server.port) as (origin, trust):
            async with httpx.AsyncClient(base_url=origin, verify=trust, timeout=GUARD) as ann:
                cookies = old_cookies(MOST)
                address = f"{origin.replace('https', 'wss')}/api/tables/{table}/live?whole=true"
                line = "; ".join(f"{name}={value}" for name, value in cookies.items())
                headers = {"cookie": line}
                async with connect(
                    address, additional_headers=headers, ssl=trust, proxy=None
                ) as socket:
                    assert '"you":0' in str(await socket.recv())
                for name, value in cookies.items():
                    ann.cookies.set(name, value, domain="localhost.local")
                while len(ann.cookies) > 1:
                    answer = await ann.get("/")
                    assert answer.status_code == 200
                posted = await ann.post(
                    "/api/tables", json={"name": "Ann"}, headers={"origin": origin}
                )
                assert posted.status_code == 201, "a port other than 443 is part of the origin"
                assert posted.headers["strict-transport-security"]
                assert (await ann.get(f"/api/tables/{table}")).json()["you"] == 0
        assert server.complaints() == ""
