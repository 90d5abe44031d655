"""Moves compared in the same worlds: poor ones are given up early, the best is measured in worlds that did not choose it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from hanabi.review.findings import Estimate

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SURE = 3.0
"""Standard errors by which a move must fall short to be given up."""


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much one move does better than another, in the same worlds."""

    score: float
    score_error: float
    perfect: float
    perfect_error: float


class Comparison:
    """What the moves of one moment came to, world by world."""

    def __init__(self, actions: int, played: int, maximum: int) -> None:
        self._scores: NDArray[np.int16] = np.zeros((0, actions), np.int16)
        self._tried = np.zeros(actions, np.int64)
        self._played, self._maximum = played, maximum
        self._fresh = 0
        self._candidate = played
        self.alive = list(range(actions))
        """The moves that may still be the best, and the one that was made."""

    def add(self, scores: NDArray[np.int16]) -> None:
        """Take in more worlds, in which those alive were tried; the best so far is measured in these."""
        self._fresh = len(self._scores)
        self._candidate = self._leader()
        wide = np.zeros((len(scores), self._scores.shape[1]), np.int16)
        wide[:, self.alive] = scores
        self._scores = np.vstack((self._scores, wide))
        self._tried[self.alive] = len(self._scores)

    def drop(self, most: int) -> None:
        """Give up those that are surely worse than the best, and keep at most so many others beside the one made."""
        leader = self._leader()
        kept = []
        for action in sorted(self.alive, key=self._mean, reverse=True):
            behind = self.difference(leader, action)
            if behind.score <= _SURE * behind.score_error:
                kept.append(action)
        chosen = {leader, *kept[:most], self._played}
        self.alive = sorted(chosen)

    def _mean(self, action: int) -> float:
        return float(self._scores[: self._tried[action], action].mean())

    def _leader(self) -> int:
        """The best by what has been tried; the move that was made where it is as good as any."""
        if not len(self._scores):
            return self._played
        return max(self.alive, key=lambda one: (self._mean(one), one == self._played))

    @property
    def best(self) -> int:
        """The best move found: chosen by earlier worlds, if it did better than the one made in the latest ones too.

        The one made is the best unless the other is ahead by more than the standard error.
        """
        candidate = self._candidate if self._fresh else self._leader()
        ahead = self.measured(candidate)
        return candidate if ahead.score > ahead.score_error else self._played

    def measured(self, action: int) -> Difference:
        """By how much this move beats the one made, in worlds that had no part in choosing it."""
        return self._compare(action, self._played, self._fresh)

    def difference(self, one: int, other: int) -> Difference:
        """By how much the first does better than the second, in all worlds in which both were tried."""
        return self._compare(one, other, 0)

    def _compare(self, one: int, other: int, since: int) -> Difference:
        until = min(self._tried[one], self._tried[other])
        first, second = (self._scores[since:until, a].astype(np.int64) for a in (one, other))
        more = first - second
        perfect = (first == self._maximum) * 1 - (second == self._maximum)
        return Difference(
            float(more.mean()),
            0.0 if one == other else _error(more),
            float(perfect.mean()),
            0.0 if one == other else _error(perfect),
        )

    def estimate(self, action: int) -> Estimate:
        """What this move came to in all worlds in which it was tried."""
        return estimate_of(self._scores[: self._tried[action], action], self._maximum)

    def order(self) -> list[int]:
        """All moves, the most promising first: those alive before those given up."""
        alive = set(self.alive)
        every = range(self._scores.shape[1])
        return sorted(every, key=lambda one: (one not in alive, -self._mean(one)))


def estimate_of(scores: NDArray[np.int16], maximum: int) -> Estimate:
    """The means of these scores, and of how many are perfect."""
    perfect = scores == maximum
    return Estimate(
        float(scores.mean()),
        _error(scores),
        float(perfect.mean()),
        _error(perfect),
        len(scores),
    )


def _error(values: NDArray[np.generic]) -> float:
    """The standard error of the mean; never 0, since a few equal values prove little."""
    number = len(values)
    spread = float(values.astype(np.float64).var()) + 1 / number
    return float(np.sqrt(spread / number))
