"""Puzzles that are not in the package: made when somebody asks for them, one at a time, by a process at low priority.

There are as many as days, and each is made once: what was made stays on the shelf.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from datetime import date
from importlib.util import find_spec

from hanabi.core import HanabiError
from hanabi.core.extras import needs
from hanabi.review.puzzles import Puzzle, Shelf
from hanabi.server.puzzle_messages import PuzzleState
from hanabi.server.responses import RequestRefused
from hanabi.server.warming import end_with_parent

LEAST_URGENT = 19
"""How much the process steps back behind others, as in nice(1)."""

log = logging.getLogger("hanabi.puzzles")


class PuzzleMaking:
    """All puzzles of one server: those on the shelf, and those on their way there."""

    def __init__(
        self, shelf: Shelf, program: Sequence[str] = (sys.executable, "-m", __name__)
    ) -> None:
        """`program` is given a day and prints its puzzle."""
        self._shelf, self._program = shelf, program
        self._tasks: dict[date, asyncio.Task[None]] = {}
        self._failed: set[date] = set()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def find(self, day: date) -> Puzzle | None:
        """The puzzle of this day, if it is made."""
        return await asyncio.to_thread(self._shelf.find, day)

    def make(self, day: date) -> PuzzleState:
        """Begin to make it, unless that is under way. That it failed is told once; then it is tried again."""
        if day in self._failed:
            self._failed.remove(day)
            return "failed"
        if day not in self._tasks:
            if find_spec("numba") is None:
                raise RequestRefused(501, "puzzle-missing", needs("a new puzzle", "numba", "fast"))
            self._tasks[day] = asyncio.create_task(self._work(day))
        return "making"

    async def close(self) -> None:
        """End whatever is under way; it is begun anew when somebody asks again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, day: date) -> None:
        try:
            async with self._one_at_a_time:
                puzzle = Puzzle.loads(await self._printed(day))
                await asyncio.to_thread(self._shelf.put, puzzle)
        except (OSError, HanabiError):
            log.warning("the puzzle of %s was not made", day, exc_info=True)
            self._failed.add(day)
        finally:
            del self._tasks[day]

    async def _printed(self, day: date) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *(*self._program, day.isoformat()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the server, which ends it
        )
        assert process.stdout is not None
        try:
            return await process.stdout.read()
        finally:
            with contextlib.suppress(ProcessLookupError):  # it has ended
                process.kill()
            await process.wait()


# The process


def main(day: str) -> None:
    """Make the puzzle of this day and print it; end when whoever started this is gone."""
    from hanabi.review.puzzles.making import make_puzzle
    from hanabi.review.puzzles.shelf import dumps

    threading.Thread(target=end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(LEAST_URGENT)
    sys.stdout.write(dumps(make_puzzle(day)))


if __name__ == "__main__":
    main(sys.argv[1])
