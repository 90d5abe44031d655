"""What every answer carries, also where the server failed, and what the log says then."""

from __future__ import annotations

import re
import socket
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from hanabi.server.headers import HEADERS
from serving import Server, asynchronous, players, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("headers"), connections=1000, for_bots=True) as running:
        yield running
        assert running.complaints() == ""


def raw(server: Server, request: bytes, port: int | None = None) -> bytes:
    """All that is answered to these bytes."""
    with socket.create_connection(("127.0.0.1", port or server.port), 60) as connection:
        connection.sendall(request)
        return b"".join(iter(lambda: connection.recv(65536), b""))


@asynchronous
async def test_what_fails_has_an_answer_with_every_header_and_one_line_in_the_log(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        async with players(server, 1) as (ann,):
            await ann.open("Ann")
            with sqlite3.connect(tmp_path / "games.db") as db:
                db.execute("UPDATE people SET since = 'long ago'")
            answer = await ann.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (500, "failed")
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value]
        assert answer.headers["cache-control"] == "no-store"
        (line,) = server.complaints().splitlines()
        number = answer.headers["x-request-id"]
        assert number in answer.json()["reason"]
        assert "GET '/api/me' failed: " in line
        assert f"request={number}" in line
        assert re.search(r"me\.py:\d+ _told", line), "where it was"


@asynchronous
async def test_the_log_shows_no_digest_where_a_statement_fails(tmp_path: Path) -> None:
    """Errors of SQL show the parameters of their statement unless they are told not to."""
    with serving(tmp_path) as server:
        async with players(server, 1) as (ann,):
            await ann.open("Ann")
            with sqlite3.connect(tmp_path / "games.db") as db:
                db.execute("DROP TABLE devices")
            for path in ("/api/me", "/api/mine"):
                assert (await ann.get(path)).status_code >= 400
            token = ann.http.cookies["hanabi"]
        log = server.complaints()
        assert "no such table" in log
        for secret in (token, sha256(token.encode()).hexdigest()):
            assert secret not in log


@pytest.mark.parametrize(
    ("request_line", "status"),
    [
        (b"GET /nowhere", 404),
        (b"GET /api/nowhere", 404),
        (b"PUT /api/tables", 405),
        (b"PATCH /static/x", 405),
        (b"GET /api/games?name=%00", 400),
        (b"GET /a b", 400),
        (b"\x00", 400),
    ],
)
def test_whoever_answers_every_header_is_there(
    server: Server, request_line: bytes, status: int
) -> None:
    answer = raw(server, request_line + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    head = answer.partition(b"\r\n\r\n")[0].decode().lower()
    assert head.startswith(f"http/1.1 {status} ")
    for name, value in HEADERS.items():
        assert f"\r\n{name}: {value.lower()}" in head


def test_an_address_of_the_api_that_is_none_is_refused_in_its_own_words(server: Server) -> None:
    for method, path, status, code in (
        ("GET", "/api/nowhere", 404, "no-such-address"),
        ("DELETE", "/api/tables", 405, "wrong-method"),
    ):
        answer = httpx.request(method, f"{server.url}{path}")
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["allow"]


def test_bots_of_hanab_live_get_the_same_headers(server: Server) -> None:
    for path in ("/", "/nowhere", "/login"):
        answer = httpx.get(f"http://127.0.0.1:{server.bot_port}{path}")
        for name, value in HEADERS.items():
            assert answer.headers[name] == value


def test_the_cookie_of_a_bot_that_came_over_tls_goes_over_tls_only(tmp_path: Path) -> None:
    server = Server(tmp_path, for_bots=True)
    server.options += ["--behind-proxy"]
    try:
        server.start()
        for scheme, secure in (("https", True), ("http", False)):
            answer = httpx.post(
                f"http://127.0.0.1:{server.bot_port}/login",
                data={"username": "bot", "password": "secret"},
                headers={"x-forwarded-proto": scheme},
            )
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure
            assert ("strict-transport-security" in answer.headers) is secure
    finally:
        server.kill()


@asynchronous
async def test_what_is_personal_is_kept_nowhere_and_files_for_good(server: Server) -> None:
    async with players(server, 1) as (ann,):
        opened = await ann.post("/api/tables", {"name": "Ann"})
        personal = ["/api/me", "/api/mine", "/api/games", f"/api/tables/{opened.json()['table']}"]
        for answer in (opened, *[await ann.get(path) for path in personal]):
            assert answer.headers["cache-control"] == "no-store"
        page = await ann.get("/")
        assert page.headers["cache-control"] == "no-cache"
        style = page.text.partition('href="/static/')[2].partition('"')[0]
        file = await ann.get(f"/static/{style}")
        assert "immutable" in file.headers["cache-control"]


def test_whoever_hangs_up_in_the_middle_leaves_nothing_in_the_log(server: Server) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    for path, port in ((b"/api/records", server.port), (b"/login", server.bot_port)):
        request = head.replace(b"/api/records", path) + b"Content-Length: 5000\r\n\r\n{"
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(request)
    assert httpx.get(f"{server.url}/api/bots").status_code == 200
    assert server.complaints() == ""


@pytest.mark.parametrize("host", ["[", "a b", "é", "x/y", "x@y", "[::1]x[", "x:99999"])
def test_a_host_that_is_none_is_refused(server: Server, host: str) -> None:
    for path in ("/docs", "/api/addresses", "/api/tables/"):
        line = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        assert raw(server, line.encode("latin-1")).startswith(b"HTTP/1.1 400 ")
