"""The statistics of the arena, from whole numbers, so that they are exact until the last division."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

Z95 = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


class Mean(NamedTuple):
    """The mean of a sample."""

    mean: float
    error: float | None
    """Its standard error, from the spread of the sample; None of a sample of one."""

    size: int


@dataclass(frozen=True, slots=True)
class Share:
    """How many of a sample have a property."""

    count: int
    size: int
    low: float
    high: float
    """The ends of Wilson's 95 % interval for the true share."""

    @property
    def share(self) -> float:
        return self.count / self.size


def mean_of(numbers: Iterable[float]) -> Mean | None:
    """Mean and standard error; None of an empty sample."""
    sample = list(numbers)
    size = len(sample)
    if not size:
        return None
    total = sum(sample)
    if size == 1:
        return Mean(float(total), None, 1)
    squares = sum(number * number for number in sample)
    variance = max(0.0, (size * squares - total * total) / (size * (size - 1)))
    return Mean(total / size, math.sqrt(variance / size), size)


def share_of(count: int, size: int) -> Share | None:
    """A share with its interval; None of an empty sample."""
    if not size:
        return None
    share, square = count / size, Z95 * Z95
    centre = share + square / (2 * size)
    reach = Z95 * math.sqrt(share * (1 - share) / size + square / (4 * size * size))
    whole = 1 + square / size
    low = 0.0 if count == 0 else (centre - reach) / whole
    high = 1.0 if count == size else (centre + reach) / whole
    return Share(count, size, low, high)


def paired_difference(ours: Mapping[int, int], theirs: Mapping[int, int]) -> Mean | None:
    """How much better we did on the same deals: the mean of the differences, seed by seed, and its error."""
    return mean_of(score - theirs[seed] for seed, score in ours.items() if seed in theirs)


def mean_over(samples: Sequence[Mapping[int, int]]) -> Mean | None:
    """The mean over several samples of the same deals.

    Deals are shared, so the samples are not independent: the error is that of the deals' own means.
    """
    if not samples:
        return None
    common = set(samples[0]).intersection(*samples[1:])
    total = mean_of(sum(sample[seed] for sample in samples) for seed in sorted(common))
    if total is None:
        return None
    number = len(samples)
    error = None if total.error is None else total.error / number
    return Mean(total.mean / number, error, total.size)


def histogram(scores: Iterable[int], maximum: int) -> list[int]:
    """How often each score from 0 to the maximum came up."""
    counts = [0] * (maximum + 1)
    for score in scores:
        counts[score] += 1
    return counts
