"""What a visit fetches: little the first time, no file twice, and the right thing after an update."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

import hanabi
from browsing import Person
from serving import Server

MOST_REQUESTS = 30
MOST_BYTES = 95_000
"""Not much more than it is: 28 requests and 84 KB."""


class Network:
    """What the browser asks for, and what of it comes from outside, by address."""

    def __init__(self, person: Person) -> None:
        self.requests: dict[str, str] = {}
        self._bytes: dict[str, int] = {}
        self._kept: set[str] = set()
        log = person.context.new_cdp_session(person.page)
        log.on("Network.requestWillBeSent", self._asked)
        log.on("Network.requestServedFromCache", self._from_memory)
        log.on("Network.responseReceived", self._from_disk)
        log.on("Network.loadingFinished", self._finished)
        log.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self.requests[event["requestId"]] = event["request"]["url"]

    def _from_memory(self, event: dict[str, Any]) -> None:
        self._kept.add(event["requestId"])

    def _from_disk(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self._kept.add(event["requestId"])

    def _finished(self, event: dict[str, Any]) -> None:
        self._bytes[event["requestId"]] = int(event["encodedDataLength"])

    @property
    def received(self) -> int:
        return sum(self._bytes.values())

    def files(self) -> list[str]:
        """The files of the page that came from the server."""
        fresh = self._bytes.keys() - self._kept
        urls = [self.requests[one] for one in fresh if one in self.requests]
        return sorted(url.partition("/static/")[2] for url in urls if "/static/" in url)


def visit(person: Person, path: str, drawn: str) -> Network:
    network = Network(person)
    person.page.goto(path, wait_until="networkidle")
    expect(person.at(drawn)).to_be_visible()
    return network


def test_a_first_visit_is_small_and_no_file_is_fetched_twice(
    server: Server, browser: Browser
) -> None:
    ada = Person(browser, server, "Ada")
    first = visit(ada, "/", "rules-text")
    assert len(first.requests) <= MOST_REQUESTS
    assert 0 < first.received <= MOST_BYTES
    before = set(first.files())
    assert len(before) > 10
    second = visit(ada, "/games", "filter-name")
    assert any(name.endswith("/pages/past-games.js") for name in second.files())
    assert not before & set(second.files())
    assert visit(ada, "/", "rules-text").files() == []


def newer(folder: Path) -> str:
    """A copy of the package with a page that has changed, and the line that puts it in the place of this one."""
    release = folder / "release"
    shutil.copytree(Path(hanabi.__file__).parent, release / "hanabi")
    with (release / "hanabi" / "web" / "ui" / "settings.js").open("a") as script:
        script.write("// changed\n")
    return f"import sys; sys.path.insert(0, {str(release)!r})"


def test_a_page_that_was_open_during_an_update_still_opens_its_parts(
    tmp_path: Path, browser: Browser
) -> None:
    before, after = Server(tmp_path), Server(tmp_path, packages=newer(tmp_path))
    try:
        before.start()
        ada = Person(browser, before, "Ada")
        ada.visit("/")
        expect(ada.at("rules-text")).to_be_visible()
        old = ada.page.content().partition("/static/")[2].partition("/")[0]
        before.stop()
        after.port = before.port
        after.start()
        assert old not in ada.page.request.get("/").text()
        ada.at("settings").click()
        expect(ada.at("settings-dialog")).to_be_visible()
        ada.at("theme-dark").check()
        ada.at("dialog-close").click()
        ada.at("past-games").click()
        expect(ada.at("filter-name")).to_be_visible()
        down = "ERR_CONNECTION_REFUSED"  # the lobby asked for news between the two servers
        assert [said for said in ada.complaints if down not in said] == []
    finally:
        before.kill()
        after.kill()
