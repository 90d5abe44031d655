"""The system's Firefox, driven over WebDriver BiDi: what Playwright does for Chromium, as far as a test here needs it.

Playwright drives only a Firefox of its own build, which the system's packages do not have.
"""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

GUARD = 120.0
"""Seconds after which something that should happen has not. No promise depends on it."""

FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)

QUIET = """
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-GB");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("toolkit.telemetry.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""
"""Talks to nobody but the page, and keeps still."""

STANDS = """async (selector) => {
  const middle = () => {
    const there = document.querySelector(selector);
    if (!there) return null;
    const { x, y, width, height } = there.getBoundingClientRect();
    const point = [Math.round(x + width / 2), Math.round(y + height / 2)];
    return there.contains(document.elementFromPoint(...point)) ? point : null;
  };
  const before = middle();
  await new Promise((done) => setTimeout(done, 350));
  const now = middle();
  return before && now && before.join() === now.join() ? now : null;
}"""
"""The middle of something that has not moved for a moment, longer than the page ignores clicks after news."""


class Firefox:
    """One tab."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = itertools.count(1)
        self._command("session.new", capabilities={})
        self._command("session.subscribe", events=["log.entryAdded"])
        self._tab = self._command("browsingContext.create", type="tab")["context"]
        self.complaints: list[str] = []
        """What the page wrote to the console as errors."""

    def _command(self, method: str, **params: object) -> dict[str, Any]:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(GUARD))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(message["params"]["text"])
            if message.get("id") == number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._command("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def visit(self, address: str) -> None:
        self._command("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluate(self, function: str, *arguments: object) -> Any:
        """What a JavaScript function returns, as far as JSON can say it."""
        given = ", ".join(map(json.dumps, arguments))
        result = self._command(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({function})({given})) ?? null))()",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert result["type"] == "success", result
        return json.loads(result["result"]["value"])

    def wait_for(self, selector: str) -> None:
        """Until something of that kind is on the page."""
        until = time.monotonic() + GUARD
        while not self.evaluate("s => document.querySelector(s) !== null", selector):
            assert time.monotonic() < until, f"{selector} never came"
            time.sleep(0.02)

    def press_until(self, selector: str, result: str) -> None:
        """Press something until something else is on the page: a press that news overtook is taken for a late one."""
        until = time.monotonic() + GUARD
        while not self.evaluate("s => document.querySelector(s) !== null", result):
            assert time.monotonic() < until, f"{result} never came"
            if (place := self.evaluate(STANDS, selector)) is not None:
                self._press(*place)

    def click(self, selector: str) -> None:
        """Press the mouse in the middle of the first thing of that kind, once it stands still and nothing covers it."""
        until = time.monotonic() + GUARD
        while (place := self.evaluate(STANDS, selector)) is None:
            assert time.monotonic() < until, f"{selector} cannot be pressed"
        self._press(*place)

    def _press(self, x: int, y: int) -> None:
        press = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": press}
        self._command("input.performActions", context=self._tab, actions=[pointer])

    def type(self, text: str) -> None:
        """Press the keys of a text."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        board = {"type": "key", "id": "keyboard", "actions": keys}
        self._command("input.performActions", context=self._tab, actions=[board])


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """The system's Firefox with a new profile in this folder, or a skipped test that says what is missing."""
    if FIREFOX is None:
        pytest.skip("Firefox is not installed")
    (profile / "user.js").write_text(QUIET)
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile)]
    log = profile / "stderr.txt"
    with log.open("wb") as stderr:
        process = subprocess.Popen([*command, "--remote-debugging-port", "0"], stderr=stderr)
    try:
        with connect(_address(process, log), max_size=None, proxy=None) as socket:
            yield Firefox(socket)
    finally:
        process.kill()
        process.wait()


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    until = time.monotonic() + GUARD
    while time.monotonic() < until and process.poll() is None:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text()):
            return f"{found[1]}/session"
        time.sleep(0.02)
    raise AssertionError(f"Firefox did not start:\n{log.read_text()}")
