"""Full screens driven from a test: the real application without a terminal, and `hanabi` itself in a real one."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
import uuid
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from textual.pilot import Pilot

from hanabi.terminal.screens.line import Line
from hanabi.terminal.screens.looking_app import LookingApp, LookingScreen
from hanabi.terminal.screens.position import PositionScreen

GUARD = 60.0
"""Seconds after which something that should happen has not. No promise depends on it."""

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (200, 60)
"""Columns and rows."""

TMUX = shutil.which("tmux") or ""
needs_tmux = pytest.mark.skipif(not TMUX, reason="tmux is not here")

Painted = LookingScreen[Any] | PositionScreen
Script = Callable[[Pilot[Any]], Awaitable[object]]


def drive(screen: Painted, script: Script, size: tuple[int, int] = SMALL) -> LookingApp[Any]:
    """Show a screen, do what the script does with it, and leave; the application as it was left."""
    app: LookingApp[Any] = LookingApp(screen, screen.paint)

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            await script(pilot)
            await pilot.pause()

    asyncio.run(run())
    return app


def shown(pilot: Pilot[Any]) -> str:
    """The screen as text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


async def until(pilot: Pilot[Any], text: str) -> str:
    """The screen once this stands on it."""
    deadline = time.monotonic() + GUARD
    while text not in shown(pilot):
        assert time.monotonic() < deadline, shown(pilot)
        await pilot.pause(0.02)
    return shown(pilot)


async def typed(pilot: Pilot[Any], line: str) -> None:
    """Type a line into the field that a colon opens."""
    await pilot.press(":")
    await pilot.pause()
    pilot.app.screen.query_one(Line).insert(line)
    await pilot.press("enter")
    await pilot.pause()


class Window:
    """A terminal of its own, in which a command runs."""

    def __init__(self, name: str) -> None:
        self._name = name

    def _tmux(self, *arguments: str) -> str:
        done = subprocess.run(
            [TMUX, "-L", self._name, *arguments], capture_output=True, text=True, check=False
        )
        return done.stdout

    @property
    def text(self) -> str:
        """What stands on it."""
        return self._tmux("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        """Press keys as tmux names them."""
        self._tmux("send-keys", *keys)

    def until(self, text: str) -> str:
        """What stands on it once this does."""
        deadline = time.monotonic() + GUARD
        while text not in (seen := self.text):
            assert time.monotonic() < deadline, seen
            time.sleep(0.05)
        return seen


@contextmanager
def window(
    command: list[str], environ: Mapping[str, str], size: tuple[int, int] = SMALL
) -> Iterator[Window]:
    """A terminal of this size, with the command in it; the screen stays when that has ended."""
    name = f"hanabi-{uuid.uuid4().hex}"
    found = Window(name)
    columns, rows = map(str, size)
    settings = [part for key, value in environ.items() for part in ("-e", f"{key}={value}")]
    shape = ("new-session", "-d", "-x", columns, "-y", rows)
    found._tmux("-f", "/dev/null", *shape, *settings, "sh")
    try:
        found._tmux("set-option", "-g", "status", "off")
        found._tmux("send-keys", "-l", f"{subprocess.list2cmdline(command)}; echo ended with $?\r")
        yield found
    finally:
        found._tmux("kill-server")
