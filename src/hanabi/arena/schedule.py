"""The order of work, in pieces that take about a second each, and how far a run has come."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hanabi.arena.plan import Match
from hanabi.arena.results import Gap, ScoreSheet
from hanabi.arena.work import FAILED, GameFailure, Played, Result, Work

if TYPE_CHECKING:
    from rich.console import Console

    from hanabi.arena.run import Run, Watch

PIECE = 1.0
"""Seconds that a piece of work should take: what a crash may cost, and how often the bar moves."""

SMALLEST_PIECE = PIECE / 8
"""Below this, handing out work costs more than the last worker's idle time."""

MOST_GAMES = 16_384
"""In a piece, so that a batch stays small in memory."""

MOST_ATTEMPTS = 3
"""How often a game may take its process down before it is counted as failed."""


@dataclass
class _Pace:
    """How a match goes."""

    match: Match
    gaps: deque[Gap]
    open: int
    """Games not handed out yet."""

    unfinished: int
    seconds: float = 0.0
    games: int = 0
    """Measured: so many games took so many seconds of one worker."""

    attempts: dict[int, int] = field(default_factory=dict)


class Schedule:
    """Hands out work, learns how long games take, and says how much is left."""

    def __init__(self, sheet: ScoreSheet, workers: int) -> None:
        self.workers = workers
        self._plan = sheet.plan
        self._paces: dict[str, _Pace] = {}
        for key, match in sheet.matches.items():
            gaps = deque(match.gaps())
            left = sum(map(len, gaps))
            self._paces[key] = _Pace(match.match, gaps, left, left)

    def next(self) -> Work | None:
        """A piece of the match that is furthest behind; None when everything is handed out."""
        waiting = [pace for pace in self._paces.values() if pace.open]
        if not waiting:
            return None
        pace = max(waiting, key=lambda pace: pace.open / pace.match.games)
        gap = pace.gaps.popleft()
        games = min(self._size(pace), len(gap))
        if games < len(gap):
            pace.gaps.appendleft(gap[games:])
        pace.open -= games
        return Work(pace.match, gap[0], games, self._plan.first, self._plan.save)

    def finished(self, result: Result) -> None:
        pace = self._paces[result.match]
        pace.unfinished -= len(result.games)
        pace.games += len(result.games)
        pace.seconds += result.wall

    def lost(self, work: Work) -> Result | None:
        """Its worker died: hand the games out again, one by one so that one bad game takes no other down.

        A game that was lost too often has failed, and that is its result.
        """
        pace = self._paces[work.match.key]
        if work.games == 1:
            attempts = pace.attempts[work.start] = pace.attempts.get(work.start, 0) + 1
            if attempts >= MOST_ATTEMPTS:
                return _failed(work)
        pace.open += work.games
        for seed in reversed(work.seeds):
            pace.gaps.appendleft(range(seed, seed + 1))
        return None

    def seconds_left(self) -> float | None:
        """Time on the clock that the rest will take at the speeds measured so far; None before all are known."""
        total = 0.0
        for pace in self._paces.values():
            if pace.unfinished:
                each = self._seconds_a_game(pace)
                if each is None:
                    return None
                total += each * pace.unfinished
        return total / self.workers

    def _size(self, pace: _Pace) -> int:
        """Games for the next piece."""
        each = self._seconds_a_game(pace)
        if each is None:
            return 1
        most = PIECE / max(each, 1e-9)
        least = SMALLEST_PIECE / max(each, 1e-9)
        fair = pace.open / self.workers
        return min(MOST_GAMES, max(1, math.ceil(min(most, max(least, fair)))))

    def _seconds_a_game(self, pace: _Pace) -> float | None:
        """Measured at this match, else at the slowest other match of the team."""
        if pace.games:
            return pace.seconds / pace.games
        team = pace.match.team
        others = [
            other.seconds / other.games
            for other in self._paces.values()
            if other.games and other.match.team == team
        ]
        return max(others, default=None)


def _failed(work: Work) -> Result:
    reason = f"its process died {MOST_ATTEMPTS} times in this game"
    nothing = "0" * len(work.match.table.rules.suits)
    failure = GameFailure(work.start, str(work.match.team), reason)
    return Result(
        work.match.key, work.start, [Played(FAILED, nothing, 0)], 0.0, 0.0, failures=[failure]
    )


# Progress


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
    failed = run.sheet.failed
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
