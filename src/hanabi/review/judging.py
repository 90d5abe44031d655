"""How good a move was, and which turns decided the game: the thresholds, and nothing else decides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from hanabi.review.findings import Estimate, GameMoment, Label, MoveReview


class Difference(NamedTuple):
    """By how much one move does better than another, in the same worlds."""

    score: float
    score_error: float
    perfect: float
    perfect_error: float


class Threshold(NamedTuple):
    """What a move must surely have cost, at least, to deserve a label."""

    label: Label
    points: float
    """Of the expected final score."""

    perfect: float
    """Of the chance of a perfect game; this alone counts where only perfect games do."""


THRESHOLDS = (
    Threshold(Label.BLUNDER, 1.5, 0.5),
    Threshold(Label.MISTAKE, 0.75, 0.3),
    Threshold(Label.INACCURACY, 0.3, 0.15),
)
"""The worst first. What is lost is counted less one standard error."""

NEGLIGIBLE = 0.05
"""Points below which a move is as good as the best."""

UNLUCKY = 1.0
"""Points by which a right move must have fallen short of what it promised, and of another move, to be called unlucky."""

TURNING = 1.0
"""Points by which a turn must have changed what the game was worth to be a turning point."""

MOST_TURNING_POINTS = 6

_SURE = 2.0
"""Standard errors beyond which a change is believed."""


def label(ahead: Difference, *, only_perfect: bool) -> Label:
    """The label of a move that was not the only one, by how far the best move found is ahead."""
    if ahead.score < NEGLIGIBLE:
        return Label.BEST
    for threshold in THRESHOLDS:
        costs_points = ahead.score - ahead.score_error >= threshold.points and not only_perfect
        if costs_points or ahead.perfect - ahead.perfect_error >= threshold.perfect:
            return threshold.label
    return Label.GOOD


def fell(promised: Estimate, came: Estimate) -> bool:
    """Whether a move turned out much worse than it promised."""
    error = hypot(promised.score_error, came.score_error)
    return promised.score - came.score > UNLUCKY + _SURE * error


def turning_points(
    moves: Sequence[MoveReview | None], moments: Sequence[GameMoment]
) -> tuple[int, ...]:
    """The turns that changed most what the game was worth, by the cards or by a mistake."""
    weights: dict[int, float] = {}
    for before, after in pairwise(moments):
        error = hypot(before.estimate.score_error, after.estimate.score_error)
        change = abs(after.estimate.score - before.estimate.score)
        if change - _SURE * error >= TURNING:
            weights[after.turn] = change
    for move in moves:
        if move is not None and move.label in (Label.MISTAKE, Label.BLUNDER):
            weights[move.turn] = max(weights.get(move.turn, 0.0), move.sure_loss)
    most = sorted(weights, key=lambda turn: -weights[turn])[:MOST_TURNING_POINTS]
    return tuple(sorted(most))
