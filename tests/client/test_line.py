"""The line to a table of a real server: it comes back by itself, and what cannot be is refused clearly."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from hanabi.client import (
    Asking,
    Broken,
    Identities,
    Line,
    LineClosed,
    News,
    NoHanabiServer,
    NotSent,
    Problem,
    Unreachable,
    parse_link,
)
from hanabi.client.cleaning import clean
from hanabi.client.line import pause_after
from serving import GUARD, Player, asynchronous, serving


def asking_for(folder: Path, address: str) -> Asking:
    return Asking(parse_link(address), Identities(folder))


class Ear:
    """Somebody at a line, who keeps what was heard."""

    def __init__(self, asking: Asking) -> None:
        self.line = Line(asking, "en")
        self.heard: list[News] = []
        self._news = asyncio.Condition()
        self.following: asyncio.Task[None] | None = None

    def hear(self, news: News) -> None:
        self.heard.append(news)
        asyncio.get_running_loop().create_task(self._wake())

    async def _wake(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def until(self, wanted: Callable[[News], object]) -> News:
        """The latest news, as soon as it is what was waited for."""
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.heard and wanted(self.heard[-1]))
        return self.heard[-1]


@asynccontextmanager
async def ear_at(asking: Asking) -> AsyncIterator[Ear]:
    ear = Ear(asking)
    ear.following = asyncio.create_task(ear.line.follow(ear.hear))
    try:
        yield ear
    finally:
        ear.following.cancel()
        with suppress(asyncio.CancelledError, LineClosed):
            await ear.following


def says(text: str) -> Callable[[News], bool]:
    return lambda news: isinstance(news, dict) and text in json.dumps(news["talk"])


@asynchronous
async def test_somebody_sits_down_talks_and_comes_back_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = await Player(server).open("Ann", seats=2, talk="chat")
        bo = asking_for(tmp_path / "bo", f"{server.url}/t/{ann.table}")
        before = await bo.look()
        assert before["you"] is None
        await bo.join("Bo")
        assert (await bo.look())["you"] == 1
        async with ear_at(bo) as ear:
            await ear.until(lambda news: isinstance(news, dict))
            await ear.line.tell("say", text="hello there")
            await ear.until(says("hello there"))
            server.kill()
            await ear.until(lambda news: isinstance(news, Broken))
            with pytest.raises(NotSent):
                await ear.line.tell("say", text="anybody?")
            server.start()
            again = await ear.until(says("hello there"))
            assert isinstance(again, dict)
            assert again["you"] == 1
            with pytest.raises(Problem) as refused:
                await ear.line.tell("start")
            assert refused.value.code == "not-host"
        await ann.close()
        twice = asking_for(tmp_path / "bo", f"{server.url}/t/{ann.table}")
        with pytest.raises(Problem) as refused:
            await twice.join("Bo")
        assert refused.value.code == "seated"  # the cookie is the same in another process
        own = asking_for(tmp_path / "phone", f"{server.url}/t/{ann.table}#{ann.token}")
        assert (await own.claim())["seat"] == 0
        assert (await own.look())["you"] == 0


@asynchronous
async def test_tables_that_are_not_there_and_seats_that_are_taken_are_refused_by_name(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        ann = await Player(server).open("Ann", seats=2, bots={"1": "steady"})
        nowhere = asking_for(tmp_path / "a", f"{server.url}/t/nosuchtable1")
        full = asking_for(tmp_path / "a", f"{server.url}/t/{ann.table}")
        stolen = asking_for(tmp_path / "a", f"{server.url}/t/{ann.table}#{'x' * 32}")
        refusals: list[tuple[Any, str]] = [
            (nowhere.look(), "no-such-table"),
            (full.join("Bo"), "full"),
            (stolen.claim(), "wrong-token"),
            (full.hint(), "not-seated"),
        ]
        for asked, code in refusals:
            with pytest.raises(Problem) as refused:
                await asked
            assert refused.value.code == code
        async with ear_at(nowhere) as ear:
            assert ear.following is not None
            with pytest.raises(LineClosed) as closed:
                await asyncio.wait_for(ear.following, GUARD)
            assert closed.value.code == "no-such-table"
        await ann.close()


class Elsewhere(BaseHTTPRequestHandler):
    """A web server that is none of Hanabi."""

    cookies: list[str | None]
    location: str | None = None

    def do_GET(self) -> None:
        self.cookies.append(self.headers.get("Cookie"))
        self.send_response(302 if self.location else 200)
        if self.location:
            self.send_header("Location", self.location)
        self.end_headers()
        self.wfile.write(b"<html>hello</html>")

    def log_message(self, *_said: object) -> None:
        """Nothing."""


@contextmanager
def web_server(location: str | None) -> Iterator[tuple[str, list[str | None]]]:
    """Its address, and the cookies that it was brought."""
    cookies: list[str | None] = []
    handler = type("There", (Elsewhere,), {"cookies": cookies, "location": location})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as there:
        threading.Thread(target=there.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{there.server_address[1]}", cookies
        there.shutdown()


@asynchronous
async def test_other_web_servers_and_silence_are_told_apart(tmp_path: Path) -> None:
    with web_server(None) as (there, _), pytest.raises(NoHanabiServer, match="no server of Hanabi"):
        await asking_for(tmp_path, f"{there}/t/abc").look()
    with pytest.raises(Unreachable, match="cannot be reached"):
        await asking_for(tmp_path, f"{there}/t/abc").look()
    with web_server(None) as (other, told), web_server(f"{other}/t/abc") as (there, _):
        Identities(tmp_path).keep(there, "secret")
        with pytest.raises(NoHanabiServer, match="sends everybody on"):
            await asking_for(tmp_path, f"{there}/t/abc").look()
        assert told == []  # nobody else is asked, and so sees no cookie


def test_nothing_that_is_told_steers_a_terminal() -> None:
    told = {"name": "A\x1b[2Jnn", "talk": [{"text": "one\ntwo\x9b\u202e"}], "turn": 3, "you": None}
    assert clean(told) == {
        "name": "A [2Jnn",
        "talk": [{"text": "one two  "}],
        "turn": 3,
        "you": None,
    }
    kept = "Å🇸🇪 👩\u200d🚀 “é”"
    assert clean(kept) == kept


def test_pauses_grow_and_end() -> None:
    pauses = [pause_after(0.5, tries, 0.5) for tries in range(40)]
    assert pauses[:4] == [0.5, 1.0, 2.0, 4.0]
    assert pauses == sorted(pauses)
    assert pauses[-1] == 15.0
    assert pause_after(0.5, 3, 0.0) < pause_after(0.5, 3, 1.0)
