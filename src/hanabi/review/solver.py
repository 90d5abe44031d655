"""With all cards open, can this score still be reached? A verdict is proved or it is none."""

from __future__ import annotations

from time import monotonic
from types import ModuleType

from hanabi.core import BadSetup, Game, HanabiError
from hanabi.core.exact import whole_number
from hanabi.core.extras import needs
from hanabi.review.causes import find_cause
from hanabi.review.constructive import PATIENT, find_line
from hanabi.review.exhaustive import GaveUp, exhaust
from hanabi.review.verdict import Cause, Undecided, Unwinnable, Verdict, Why, Winnable

FEW = 2_000
"""Moments that are looked at before the model is made: enough for most endings."""

SECONDS = 60.0
"""The time for one verdict, unless another is given."""


class NoEngine(HanabiError):
    """OR-Tools is missing, and this game takes it."""


def solve(
    game: Game, score: int | None = None, *, seconds: float = SECONDS, seed: int = 0
) -> Verdict:
    """Whether a game can end with at least this score, by default the maximum, from where it stands.

    The game itself is not changed. The seed orders the search: it may decide which line is found, and
    whether the time is enough, never whether the score can be reached. A score that the rules do not
    have raises `BadSetup`.
    """
    score = _exact_score(game, score)
    until = monotonic() + seconds
    if game.outcome is not None:
        if game.outcome.score >= score:
            return Winnable(score, ())
        return Unwinnable(score, Cause(Why.OVER))
    if (cause := find_cause(game, score)) is not None:
        return Unwinnable(score, cause)
    if (end := find_line(game, score, seed=seed, until=until)) is not None:
        return Winnable.by(game, end, score)
    try:
        end = exhaust(game, score, until=until, most=FEW)
    except GaveUp:
        return _decide(game, score, seed, until)
    return Unwinnable(score, None) if end is None else Winnable.by(game, end, score)


def best_score(game: Game, *, seconds: float = SECONDS, seed: int = 0) -> tuple[Verdict, ...]:
    """Verdicts on the maximum and each score below it, down to the first that is not out of reach.

    Playing on, nothing but the maximum counts.
    """
    until = monotonic() + seconds
    verdicts: list[Verdict] = []
    for score in range(game.rules.maximum, 0, -1):
        verdicts.append(solve(game, score, seconds=until - monotonic(), seed=seed))
        if game.rules.play_on or not isinstance(verdicts[-1], Unwinnable):
            break
    return tuple(verdicts)


def _exact_score(game: Game, score: int | None) -> int:
    most = game.rules.maximum
    number = most if score is None else whole_number(score)
    if number is None or not 1 <= number <= most:
        raise BadSetup(f"score: {score} cannot be asked for; 1 to {most} can")
    if game.rules.play_on and number != most:
        raise BadSetup(f"score: playing on, nothing counts but {most}")
    return number


def _decide(game: Game, score: int, seed: int, until: float) -> Verdict:
    """The verdict of a longer search, and of an engine that can prove both, as far as the time goes."""
    end = find_line(game, score, seed=seed, until=until, widths=PATIENT)
    if end is not None:
        return Winnable.by(game, end, score)
    if not game.rules.bonus_tiles:
        verdict: Verdict = _timetable().decide(game, score, seed=seed, until=until)
        if not isinstance(verdict, Undecided):
            return verdict
    try:
        end = exhaust(game, score, until=until)
    except GaveUp:
        return Undecided(score)
    return Unwinnable(score, None) if end is None else Winnable.by(game, end, score)


def _timetable() -> ModuleType:
    """The engine that most games do without."""
    try:
        from hanabi.review import timetable
    except ModuleNotFoundError as error:
        raise NoEngine(needs("the solver", error.name, "review")) from error
    return timetable
