"""The order of work: all matches go forward together, in pieces that take about a second each."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, field

from hanabi.arena.plan import Match
from hanabi.arena.sheet import Gap, Sheet
from hanabi.arena.work import FAILED, Failure, Played, Result, Work

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

    def __init__(self, sheet: Sheet, workers: int) -> None:
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
    failure = Failure(work.start, str(work.match.team), reason)
    return Result(
        work.match.key, work.start, [Played(FAILED, nothing, 0)], 0.0, 0.0, failures=[failure]
    )
