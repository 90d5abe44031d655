"""With all cards open, can this score still be reached? A verdict is proved or it is none."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from hanabi.core import BadSetup, Game, HanabiError
from hanabi.core.exact import whole_number
from hanabi.core.extras import needs
from hanabi.review.causes import find_cause
from hanabi.review.constructive import PATIENT, find_line
from hanabi.review.exhaustive import GaveUp, exhaust
from hanabi.review.time_limit import TimeLimit
from hanabi.review.verdict import Cause, Undecided, Unwinnable, Verdict, Why, Winnable

FEW = 2_000
"""Moments that are looked at before the model is made: enough for most endings."""

SOME, MANY = 12, 60
"""Attempts of the wide search before all lines are followed, and where they are too many."""

PROVING = 0.75
"""Of the time that is left, as much is for following all lines."""

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
    have raises `BadSetup`. Seconds are those of the processor: a busy machine takes longer, and decides as much.
    """
    return solve_within(game, score, limit=TimeLimit(seconds), seed=seed)


def solve_within(game: Game, score: int | None, *, limit: TimeLimit, seed: int) -> Verdict:
    """As `solve`, as a part of more work."""
    score = _exact_score(game, score)
    if game.outcome is not None:
        if game.outcome.score >= score:
            return Winnable(score, ())
        return Unwinnable(score, Cause(Why.OVER))
    if (cause := find_cause(game, score)) is not None:
        return Unwinnable(score, cause)
    if (end := find_line(game, score, seed=seed, limit=limit)) is not None:
        return Winnable.by(game, end, score)
    try:
        end = exhaust(game, score, limit=limit, most=FEW)
    except GaveUp:
        return _decide(game, score, seed, limit)
    return Unwinnable(score, None) if end is None else Winnable.by(game, end, score)


def best_score(game: Game, *, seconds: float = SECONDS, seed: int = 0) -> tuple[Verdict, ...]:
    """Verdicts on the maximum and each score below it, down to the first that is not out of reach.

    Playing on, nothing but the maximum counts.
    """
    limit = TimeLimit(seconds)
    verdicts: list[Verdict] = []
    for score in range(game.rules.maximum, 0, -1):
        verdicts.append(solve_within(game, score, limit=limit, seed=seed))
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


def _decide(game: Game, score: int, seed: int, limit: TimeLimit) -> Verdict:
    """The verdict of longer searches, and of engines that can prove both, as far as the time goes."""
    wide, tiles = _engine("wide_search"), bool(game.rules.bonus_tiles)
    end = wide.find_wide(game, score, seed=seed, limit=limit, attempts=SOME)
    if end is not None:
        return Winnable.by(game, end, score)
    if score == game.rules.maximum and not tiles:
        proving = limit.part(PROVING * limit.left)
        verdict: Verdict = _engine("every_line").decide(game, seed=seed, limit=proving)
        if not isinstance(verdict, Undecided):
            return verdict
    # Most deals that are left are won by some of these attempts, long before the model is done
    end = wide.find_wide(game, score, seed=seed + 1, limit=limit, attempts=MANY)
    if end is not None:
        return Winnable.by(game, end, score)
    if not tiles and not limit.is_up:
        verdict = _engine("timetable").decide(game, score, seed=seed, limit=limit)
        if not isinstance(verdict, Undecided):
            return verdict
    end = find_line(game, score, seed=seed, limit=limit, widths=PATIENT)
    if end is not None:
        return Winnable.by(game, end, score)
    try:
        end = exhaust(game, score, limit=limit)
    except GaveUp:
        return Undecided(score)
    return Unwinnable(score, None) if end is None else Winnable.by(game, end, score)


def _engine(name: str) -> ModuleType:
    """A module that needs OR-Tools, or the NumPy that comes with it: most games do without."""
    try:
        return import_module(f"hanabi.review.{name}")
    except ModuleNotFoundError as error:
        raise NoEngine(needs("the solver", error.name, "review")) from error
