"""One server for all tests of the page, and one browser for all files of them that follow each other."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browsing import chromium
from hanabi.server.addresses import open_to_others
from serving import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), connections=1000) as running:
        yield running


class Kept:
    """The browser between the files that need one."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._running: Browser | None = None

    def browser(self) -> Browser:
        if self._running is None:
            pictures = "SCREENS_OF_TESTS" in os.environ
            self._running = self._stack.enter_context(chromium(pictures=pictures))
        return self._running

    def close(self) -> None:
        self._running = None
        self._stack.close()


KEPT = Kept()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """In which nobody is at the beginning of a file, nor at its end."""
    running = KEPT.browser()
    yield running
    for context in running.contexts:
        context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Playwright holds an event loop as long as it lives: files without a browser need theirs."""
    yield
    if nextitem is None or (item.path != nextitem.path and not needs_browser(nextitem)):
        KEPT.close()


def needs_browser(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "browser" in item.fixturenames


@pytest.fixture(autouse=True)
def everybody_goes(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whoever came for one test closes their pages after it: a page that follows a table costs time."""
    if "browser" not in request.fixturenames:
        yield
        return
    running: Browser = request.getfixturevalue("browser")
    before = set(running.contexts)
    yield
    for context in set(running.contexts) - before:
        context.close()


@pytest.fixture
def for_all(tmp_path: Path) -> Iterator[Server]:
    """A server that other machines can reach, where there is a network."""
    with socket.create_server(("0.0.0.0", 0)) as probe:  # noqa: S104  # only to know the network
        if not open_to_others(probe):
            pytest.skip("this machine has no network")
    running = Server(tmp_path, connections=1000)
    running.options += ["--host", "0.0.0.0"]  # noqa: S104  # for a moment
    try:
        running.start()
        yield running
    finally:
        running.kill()
