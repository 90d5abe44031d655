"""Bots made ready before anybody asks for them.

To compile a bot takes a minute and more, once for each machine. A process of its own does it, at low priority:
neither the tables nor the start of the server wait, and what it leaves on disk is loaded here in seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence

from hanabi.core import HanabiError
from hanabi.table.supervisor import move_once

LESS_URGENT = 10
"""How much the process steps back behind others, as in nice(1)."""


log = logging.getLogger("hanabi.bots")


class Warming:
    """Bots on their way to being compiled, one after the other."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._now: tuple[str, asyncio.Event] | None = None

    async def run(self, ready: Callable[[str], object]) -> None:
        """Compile them all, and call `ready` with the name of each that can be made. Cancelled, it leaves no process."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", __name__, *self._names),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the server, which ends it
            )
        except OSError:  # no process can be had here: bots are compiled when they are chosen
            log.info("bots cannot be made ready ahead", exc_info=True)
            return
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                what, _, name = line.decode().strip().partition(" ")
                self._go_on(name if what == BEGUN else None)
                if what == DONE:
                    ready(name)
        finally:
            self._go_on(None)
            with contextlib.suppress(ProcessLookupError):  # it has ended
                process.kill()
            await process.wait()

    def _go_on(self, name: str | None) -> None:
        """The bot that was compiled is so no more, and this one is now."""
        if self._now is not None:
            self._now[1].set()
        self._now = None if name is None else (name, asyncio.Event())

    async def finish(self, name: str) -> None:
        """Return when this bot is not being compiled (any more): to compile it twice would take longer."""
        if self._now is not None and self._now[0] == name:
            await self._now[1].wait()


# The process

BEGUN, DONE, FAILED = "begun", "done", "failed"


def main(names: Sequence[str]) -> None:
    """Make each of these bots and let it move once, saying so; end when whoever started this is gone."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    for name in names:
        _say(BEGUN, name)
        try:
            move_once(name)
        except HanabiError:  # it cannot be had here
            _say(FAILED, name)
        else:
            _say(DONE, name)


def _say(what: str, name: str) -> None:
    sys.stdout.write(f"{what} {name}\n")
    sys.stdout.flush()


def end_with_parent() -> None:
    """End this process when whoever started it closes its standard input, or is gone."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
