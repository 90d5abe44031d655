"""Typed lines beside news that come at any time: what was typed so far stays to be read."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from types import ModuleType
from typing import Any

from hanabi.terminal.capability import is_terminal
from hanabi.terminal.lines.screen import Screen


class Keyboard:
    """Asks for one line after the other, while others print."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._prompts: SimpleQueue[tuple[str, asyncio.Future[str | None]]] = SimpleQueue()
        self._asked: str | None = None
        self._thread: threading.Thread | None = None
        self._typed_here = is_terminal(sys.stdin) and is_terminal(sys.stdout)

    async def ask(self, prompt: str) -> str | None:
        """The next line, or None when there are no more."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._read, daemon=True)
            self._thread.start()
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._asked = prompt if is_terminal(sys.stdin) else ""
        self._prompts.put((self._asked, answer))
        try:
            return await answer
        finally:
            self._asked = None

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Print meanwhile: above the line that is being typed."""
        if self._asked is None or not self._typed_here:
            yield
            return
        sys.stdout.write("\n" if self._screen.plain else "\r\x1b[K")
        sys.stdout.flush()
        try:
            yield
        finally:
            sys.stdout.write(self._asked + _typed())
            sys.stdout.flush()

    def _read(self) -> None:
        while True:
            prompt, answer = self._prompts.get()
            line: str | None
            try:
                line = self._screen.ask(prompt)
            except (EOFError, OSError, ValueError):  # no more, or closed
                line = None
            loop = answer.get_loop()
            with suppress(RuntimeError):  # nobody waits any more
                loop.call_soon_threadsafe(_give, answer, line)


def _give(answer: asyncio.Future[str | None], line: str | None) -> None:
    if not answer.done():
        answer.set_result(line)


def _typed() -> str:
    """What was typed of the line so far."""
    readline = sys.modules.get("readline")
    return "" if readline is None else str(readline.get_line_buffer())


@contextmanager
def terminal_as_it_was() -> Iterator[None]:
    """Whatever reads lines leaves the terminal as it found it, also when it is cut off."""
    found = _settings()
    try:
        yield
    finally:
        if found is not None:
            termios, settings = found
            with suppress(termios.error):
                termios.tcsetattr(sys.stdin, termios.TCSADRAIN, settings)


def _settings() -> tuple[Any, Any] | None:
    if not is_terminal(sys.stdin):
        return None
    try:
        import termios
    except ImportError:  # not on every system
        return None
    module: ModuleType = termios
    return module, termios.tcgetattr(sys.stdin)
