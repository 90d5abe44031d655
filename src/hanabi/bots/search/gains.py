"""Moves compared with the usual one in the same worlds: who may still be the best, and who surely is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

SURE = 2.5
"""Standard errors by which a move must fall short to be given up."""


class Gains:
    """What each action gains over the usual one, world by world."""

    def __init__(self, actions: int, doubt: float = 1.0) -> None:
        """`doubt` is what is added to the sum of the squares: a few equal values prove little."""
        self._number = np.zeros(actions)
        self._sum = np.zeros(actions)
        self._squares = np.zeros(actions)
        self._doubt = doubt

    def add(self, actions: NDArray[np.int64], gains: NDArray[Any]) -> None:
        self._number[actions] += len(gains)
        self._sum[actions] += gains.sum(axis=0)
        self._squares[actions] += (gains.astype(np.float64) ** 2).sum(axis=0)

    @property
    def mean(self) -> NDArray[np.float64]:
        return self._sum / np.maximum(self._number, 1)

    @property
    def error(self) -> NDArray[np.float64]:
        """The standard errors of the means."""
        number = np.maximum(self._number, 1)
        spread = np.maximum(self._squares / number - self.mean**2, 0) + self._doubt / number
        return np.sqrt(spread / number)

    def promising(self, actions: NDArray[np.int64], usual: int) -> NDArray[np.int64]:
        """The actions that may still be the best; the usual one stays for comparison."""
        mean, error = self.mean, SURE * self.error
        bar = max(0.0, float((mean - error)[actions].max()))
        kept: NDArray[np.int64] = actions[(actions == usual) | ((mean + error)[actions] > bar)]
        return kept

    def best(self, usual: int, enough: float, sure: float = SURE) -> int:
        """The action that gains most, if it gains enough and by so many standard errors; else the usual one."""
        mean, error = self.mean, sure * self.error
        place = int(np.argmax(np.where(self._number == self._number.max(), mean, -np.inf)))
        if mean[place] > max(enough, float(error[place])):
            return place
        return usual
