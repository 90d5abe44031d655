"""The review of a finished game, which grows while one watches."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from hanabi.core import HanabiError, Record
from hanabi.core.extras import needs
from hanabi.review.findings import GameReview


class RunningGame(HanabiError):
    """The game is not over: nobody is told what a move of it was worth."""


class Round(NamedTuple):
    """How every move is looked at once."""

    samples: int
    """Worlds in which the moves still compared are tried."""

    most: int
    """How many of them are compared, at most, beside the move that was made."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How thorough a review is, in samples: time decides nothing but whether the solver is done."""

    worlds: int
    """Hands that are held possible at a time."""

    rounds: tuple[Round, ...]
    """One after the other; the best move found by all but the last is measured in the last."""

    solver_seconds: float
    """Of the processor, for the question after which move the game could not be won any more; 0 leaves it out."""


EVERY = 1_000
"""More moves than there can be."""

EFFORTS = {
    "quick": Effort(128, (Round(12, EVERY), Round(36, 4)), 5.0),
    "normal": Effort(256, (Round(16, EVERY), Round(48, 8), Round(128, 4), Round(320, 2)), 30.0),
    "deep": Effort(512, (Round(32, EVERY), Round(128, 10), Round(512, 5), Round(1536, 2)), 60.0),
}
"""By name."""

NORMAL = EFFORTS["normal"]


def review(
    record: Record,
    *,
    seed: int = 0,
    effort: Effort = NORMAL,
    stop: threading.Event | None = None,
    threads: int | None = None,
) -> Iterator[GameReview]:
    """Look back at a finished game. Every review that is given knows more than the one before; the last is complete.

    The same seed gives the same complete review, on any number of threads, by default as many as there are
    processor cores. `stop` ends it early: the last review is what is known by then. A game that is not over
    raises `RunningGame`.
    """
    if record.end is None:
        raise RunningGame("the game is not over: only finished games are reviewed")
    try:
        from hanabi.review.evaluating import evaluate
    except ModuleNotFoundError as error:
        raise HanabiError(needs("the review", error.name, "fast")) from error
    return evaluate(record, seed, effort, stop or threading.Event(), threads)
