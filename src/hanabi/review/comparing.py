"""Moves compared in the same worlds: poor ones are given up early, the best is measured in worlds of its own."""

from __future__ import annotations

from math import erfc, exp, pi, sqrt
from typing import TYPE_CHECKING

import numpy as np

from hanabi.review.findings import Estimate
from hanabi.review.judging import NEGLIGIBLE, Difference

if TYPE_CHECKING:
    from numpy.typing import NDArray

BETTER = 1.0
"""Points that a move must gain over what the blueprint would do to be called better.

What the blueprint does can be explained, and teammates understand it; a search finds a little more nearly everywhere.
"""

SURE = 2.5
"""Standard errors that the gain must exceed as well."""

_GIVEN_UP = 3.0
"""Standard errors by which a move must fall short to be given up."""


class Comparison:
    """What the moves of one moment came to, world by world.

    What the blueprint would do, the usual move, is taken for the best until another is surely better in worlds
    that had no part in choosing it: the better of two guesses is not the better move. Another move is therefore
    expected to cost something, however little, unless it surely does not.
    """

    def __init__(self, actions: int, played: int, usual: int, maximum: int) -> None:
        self._scores: NDArray[np.int16] = np.zeros((0, actions), np.int16)
        self._tried = np.zeros(actions, np.int64)
        self._played, self._usual, self._maximum = played, usual, maximum
        self._fresh = 0
        self._candidate = usual
        self.alive = list(range(actions))
        """The moves that may still be the best, the usual one, and the one that was made."""

    def add(self, scores: NDArray[np.int16]) -> None:
        """Take in more worlds, in which those alive were tried."""
        self._fresh = len(self._scores)
        self._candidate = self._leader()
        wide = np.zeros((len(scores), self._scores.shape[1]), np.int16)
        wide[:, self.alive] = scores
        self._scores = np.vstack((self._scores, wide))
        self._tried[self.alive] = len(self._scores)

    def drop(self, most: int) -> None:
        """Give up those that surely are not the best, and keep at most so many others beside the two."""
        leader = self._leader()
        kept = []
        for action in sorted(self.alive, key=self._mean, reverse=True):
            behind = self.difference(leader, action)
            if behind.score <= _GIVEN_UP * behind.score_error and self._may_be_better(action):
                kept.append(action)
        self.alive = sorted({*kept[:most], self._usual, self._played})

    def _may_be_better(self, action: int) -> bool:
        """Whether so much more than what the blueprint would do is still possible that it counts."""
        gain = self.difference(action, self._usual)
        return gain.score + _GIVEN_UP * gain.score_error > BETTER

    def _mean(self, action: int) -> float:
        return float(self._scores[: self._tried[action], action].mean())

    def _leader(self) -> int:
        """The best by what has been tried; the usual move where it is as good as any."""
        if not len(self._scores):
            return self._usual
        return max(self.alive, key=lambda one: (self._mean(one), one == self._usual))

    def result(self) -> tuple[int, Difference]:
        """The best move found, and by how much it is better than the one that was made.

        That is the one that was made itself where it costs nothing, or so little that it is not worth a word.
        """
        fresh = self._compare(self._candidate, self._usual, self._fresh)
        possible = self._fresh and self._candidate in self.alive
        if possible and fresh.score > max(BETTER, SURE * fresh.score_error):
            best = self._candidate
            ahead = self._compare(best, self._played, self._fresh)
        elif self._played == self._usual:
            best, ahead = self._usual, self.difference(self._usual, self._usual)
        else:
            best, ahead = self._usual, self.difference(self._usual, self._played)
            if ahead.score > -SURE * ahead.score_error:
                ahead = ahead._replace(score=_if_not_below_0(ahead.score, ahead.score_error))
        if ahead.score <= 0:
            best, ahead = self._played, self.difference(self._played, self._played)
        elif ahead.score < NEGLIGIBLE:
            best = self._played
        return best, ahead

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


def _if_not_below_0(estimate: float, error: float) -> float:
    """What a difference is expected to be that was measured with this error, given that it is 0 or more."""
    ratio = estimate / error
    density = exp(-ratio * ratio / 2) / sqrt(2 * pi)
    return estimate + error * density / (erfc(-ratio / sqrt(2)) / 2)


def _error(values: NDArray[np.generic]) -> float:
    """The standard error of the mean; never 0, since a few equal values prove little."""
    number = len(values)
    spread = float(values.astype(np.float64).var()) + 1 / number
    return float(np.sqrt(spread / number))
