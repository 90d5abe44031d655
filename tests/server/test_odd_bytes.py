"""Bytes and numbers that no page sends: typed refusals and never a failure, whichever database is beneath."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from serving import GUARD, Server
from test_crash import database

KINDS = ("sqlite", "postgresql")


def odd(text: bytes) -> list[bytes]:
    """JSON in which a field that should be `text` is something that no text is, or hardly one."""
    lone, nul, huge, deep = b'"\\ud800"', b'"a\\u0000b"', b"9" * 5000, b"[" * 8000
    found = [b'"\xff\xfe"', b'"\xed\xa0\x80"', lone, nul, b"NaN", b"1e999", huge, deep, b'"']
    return [text.replace(b"$", one) for one in found]


BODIES = {
    "/api/tables": b'{"name":$}',
    "/api/rules": b'{"rules":{"edition":$}}',
    "/api/qr": b'{"text":$}',
    "/api/records": b'{"link":$}',
    "/api/me/name": b'{"name":$}',
    "/api/me/password": b'{"password":$}',
    "/api/me/sign-in": b'{"name":$,"password":"abcdefgh"}',
    "/api/me/carry/open": b'{"code":$}',
    "/api/me/ignored": b'{"person":$,"ignored":true}',
    "/api/me/invitations/decline": b'{"id":$}',
    "/api/tables/TABLE/join": b'{"name":$}',
    "/api/tables/TABLE/claim": b'{"token":$}',
    "/api/tables/TABLE/invitations": b'{"person":$}',
    "/api/tables/TABLE/reports": b'{"seat":0,"reason":"name","text":$}',
    "/api/tables/TABLE/commands": b'{"type":"say","id":1,"text":$}',
    "/api/people/x/reports": b'{"reason":"name","text":$}',
    "/api/games/x/tags": b'{"add":[$]}',
}

IDS: tuple[str, ...] = ("/api/tables/{}", "/api/tables/{}/link", "/api/tables/{}/moment?events=1")
IDS += ("/api/tables/{}/hint", "/api/tables/{}/people", "/api/games/{}", "/api/games/{}/views")
IDS += ("/api/games/{}/record", "/api/games/{}/story", "/api/games/{}/review", "/api/games/{}/tags")
IDS += ("/api/people/{}", "/api/puzzles/{}", "/api/lessons/{}/1", "/api/lessons/welcome/{}")
IDS += ("/t/{}", "/g/{}", "/p/{}", "/static/{}", "/docs/{}")
QUERIES: tuple[str, ...] = ("/api/games?name={}", "/api/games?edition={}", "/api/games?add_on={}")
QUERIES += ("/api/games?tag={}", "/api/games?page={}", "/api/games?since={}", "/api/games?least={}")
QUERIES += ("/api/games?zone={}", "/api/puzzles?zone={}", "/api/me/friends?table={}")
QUERIES += ("/api/people/x?zone={}", "/api/editions?lang={}", "/api/games?{}=1", "/api/me?x={}")
ODD_TEXTS = (
    b"\x00",
    b"a\x00b",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"%",
    b"\xc2\xb2",
    b"9" * 400,
    b"a" * 3000,
)

HEADERS = ("cookie", "user-agent", "accept-language", "if-none-match", "origin", "x-forwarded-for")
ODD_HEADERS = (
    b"\xff\xfe",
    b"hanabi=\xff" + b"a" * 30,
    b'hanabi="\\000\\377' + b"a" * 30 + b'"',
    b"\xc2\xa0",
)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Server]]:
    """The same server over each kind of database."""
    folders = {kind: tmp_path_factory.mktemp(kind) for kind in KINDS}
    with (
        database("sqlite", folders["sqlite"]) as file,
        database("postgresql", folders["postgresql"]) as url,
    ):
        running = {}
        for kind, db in zip(KINDS, (file, url), strict=True):
            running[kind] = Server(folders[kind], connections=100_000)
            running[kind].db = db
        try:
            for server in running.values():
                server.start()
            yield running
            assert {kind: server.complaints() for kind, server in running.items()} == dict.fromkeys(
                KINDS, ""
            )
        finally:
            for server in running.values():
                server.kill()


class Asker:
    """Somebody with a seat, who sends any bytes."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=GUARD)
        self._headers: dict[str, str | bytes] = {}
        self._table = "TABLE"
        answer = self._answer("POST", "/api/tables", b'{"name":"Ann","settings":{"talk":"chat"}}')
        self._headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
        self._table = json.loads(answer.read())["table"]

    def _answer(
        self, method: str, path: str, body: bytes | None = None, **headers: bytes
    ) -> http.client.HTTPResponse:
        sent = {**self._headers, "Content-Type": "application/json", **headers}
        self._connection.request(method, path.replace("TABLE", self._table), body, sent)
        return self._connection.getresponse()

    def told(self, method: str, path: str, body: bytes | None = None, **headers: bytes) -> Any:
        """Status and code of the answer."""
        answer = self._answer(method, path, body, **headers)
        text = answer.read()
        said = json.loads(text) if answer.headers["content-type"] == "application/json" else None
        return answer.status, said.get("code") if isinstance(said, dict) else None

    def close(self) -> None:
        self._connection.close()


@pytest.fixture
def askers(servers: dict[str, Server]) -> Iterator[list[Asker]]:
    found = [Asker(server) for server in servers.values()]
    yield found
    for asker in found:
        asker.close()


def refused_alike(askers: list[Asker], method: str, path: str, body: bytes | None = None) -> int:
    """The status with which both answer this; a refusal has a code."""
    one, other = (asker.told(method, path, body) for asker in askers)
    assert one == other, (method, path, body)
    assert one[0] < 500, (method, path, body)
    assert one[0] < 400 or one[1] or not path.startswith("/api/"), (method, path, body)
    return int(one[0])


@pytest.mark.parametrize("path", BODIES)
def test_a_body_that_holds_no_text_is_refused_alike_on_both_databases(
    askers: list[Asker], path: str
) -> None:
    statuses = [refused_alike(askers, "POST", path, body) for body in odd(BODIES[path])]
    assert set(statuses[:2]) <= {400, 409}, "bytes that are no UTF-8"


def test_an_odd_address_is_refused_alike_on_both_databases(askers: list[Asker]) -> None:
    for address in (*IDS, *QUERIES):
        statuses = [refused_alike(askers, "GET", address.format(quote(text))) for text in ODD_TEXTS]
        if address.startswith("/api/") and "{}=" not in address:
            assert statuses[:2] == [400, 400], address


def test_a_handshake_at_an_odd_address_is_refused_alike_on_both_databases(
    askers: list[Asker],
) -> None:
    handshake = {"connection": b"Upgrade", "upgrade": b"websocket", "sec-websocket-version": b"13"}
    handshake["sec-websocket-key"] = b"dGhlIHNhbXBsZSBub25jZQ=="
    for address in ("/api/tables/{}/live", "/api/games/{}/together/{}"):
        for text in ODD_TEXTS:
            path = address.format(quote(text), "r" * 16)
            statuses = [asker.told("GET", path, None, **handshake)[0] for asker in askers]
            assert statuses == [403, 403], (path, "closed before it was open")


def test_odd_headers_are_answered_alike_on_both_databases(askers: list[Asker]) -> None:
    for path in ("/", "/api/me", "/api/mine", "/api/games"):
        for name in HEADERS:
            for value in ODD_HEADERS:
                one, other = (asker.told("GET", path, **{name: value}) for asker in askers)
                assert one == other, (path, name, value)
                assert one[0] < 500, (path, name, value)


def test_a_login_of_a_bot_that_holds_no_text_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path, for_bots=True)
    try:
        server.start()
        for form in (b"username=%00&password=x", b"username=\xff&password=x", b"\xff"):
            connection = http.client.HTTPConnection("127.0.0.1", server.bot_port, timeout=GUARD)
            connection.request("POST", "/login", form)
            assert connection.getresponse().status in (400, 401), form
            connection.close()
        assert server.complaints() == ""
    finally:
        server.kill()
