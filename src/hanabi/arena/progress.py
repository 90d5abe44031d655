"""How far a run has come: a bar on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from hanabi.arena.run import Run, Watch
from hanabi.arena.schedule import Schedule

if TYPE_CHECKING:
    from rich.console import Console

EVERY = 30.0
"""Seconds between two lines where there is no terminal."""


@contextmanager
def progress(console: Console, run: Run) -> Iterator[Watch]:
    """Shows what the run tells it for as long as it is open."""
    if not console.is_terminal:
        yield _Lines(console)
        return
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        BarColumn(),
        TextColumn("{task.fields[games]}"),
        TimeElapsedColumn(),
        TextColumn("{task.fields[left]}"),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=1.0, games=games_done(run), left="")

        def show(run: Run, schedule: Schedule) -> None:
            left = f"{time_left(schedule)} left"
            bar.update(task, completed=share_done(run), games=games_done(run), left=left)

        yield show


class _Lines:
    def __init__(self, console: Console) -> None:
        self._console = console
        self._last = time.monotonic()

    def __call__(self, run: Run, schedule: Schedule) -> None:
        if time.monotonic() - self._last >= EVERY:
            self._last = time.monotonic()
            self._console.print(f"{games_done(run)}, {time_left(schedule)} left")


def share_done(run: Run) -> float:
    """The mean share of the matches, since a few games of a slow bot may take longer than many of a fast one."""
    sheets = run.sheet.matches.values()
    return sum(sheet.done / sheet.match.games for sheet in sheets) / len(sheets)


def games_done(run: Run) -> str:
    failed = sum(len(sheet.failures) for sheet in run.sheet.matches.values())
    text = f"{run.sheet.done:,} of {run.plan.games:,} games"
    return f"{text}, {failed:,} FAILED" if failed else text


def time_left(schedule: Schedule) -> str:
    """Such as `1:02:03`, by the measured speed of every bot."""
    seconds = schedule.seconds_left()
    if seconds is None:
        return "?"
    minutes, second = divmod(round(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}"
