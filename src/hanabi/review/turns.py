"""The verdicts on a recorded game turn by turn: the move after which it could no longer be won."""

from __future__ import annotations

from dataclasses import dataclass

from hanabi.core import Reason, Record
from hanabi.review.solver import SECONDS, NoEngine, solve_within
from hanabi.review.time_limit import TimeLimit
from hanabi.review.verdict import Undecided, Unwinnable, Verdict, Winnable

SHARES = (1 / 30, 1 / 6, 1.0)
"""Of the time for all turns, the most that one may take: round after round over those that are open."""


@dataclass(frozen=True, slots=True)
class TurnVerdicts:
    """What could be reached after each turn; the first entry is the deal."""

    verdicts: tuple[Verdict, ...]

    @property
    def lost_at(self) -> int | None:
        """The turn that gave the score away, if there is one and both sides of it are decided."""
        for turn, (before, after) in enumerate(zip(self.verdicts, self.verdicts[1:], strict=False)):
            if isinstance(before, Winnable) and isinstance(after, Unwinnable):
                return turn + 1
        return None


def count_turns(record: Record) -> int:
    """How many turns were played, one that waits for the choice of a bonus tile included."""
    game = record.replay()
    ended = game.outcome is not None and game.outcome.reason is not Reason.ENDED
    return game.turn if ended or game.pending is not None else game.turn - 1


def solve_turns(
    record: Record,
    score: int | None = None,
    *,
    seconds: float = SECONDS,
    seed: int = 0,
    needs_engine: bool = True,
) -> TurnVerdicts:
    """The verdict after every turn, all together in so many seconds of the processor.

    What can be reached after a turn could be reached before it, so that few moments have to be solved:
    the last that can be won, and the first that cannot. One that takes long is left aside until all others are
    tried: one of those often settles it. A moment that takes an engine that is not there raises
    `NoEngine`, or, where none is needed, stays undecided.
    """
    turns = count_turns(record)
    limit = TimeLimit(seconds)
    found: dict[int, Verdict] = {}
    won, lost = -1, turns + 1
    for share in SHARES:
        tried: set[int] = set()
        while open_turns := [turn for turn in range(won + 1, lost) if turn not in tried]:
            turn = open_turns[len(open_turns) // 2]
            if found and limit.is_up:
                break
            moment = record.replay(turn)
            try:
                part = limit.part(min(limit.left / 2, seconds * share))
                verdict = solve_within(moment, score, limit=part, seed=seed)
            except NoEngine:
                if needs_engine:
                    raise
                verdict = Undecided(score or moment.rules.maximum)
            tried.add(turn)
            found[turn] = verdict
            if isinstance(verdict, Winnable):
                won = turn
            elif isinstance(verdict, Unwinnable):
                lost = turn
    return TurnVerdicts(
        tuple(_spread(record, found, turn, won=won, lost=lost) for turn in range(turns + 1))
    )


def _spread(
    record: Record, found: dict[int, Verdict], turn: int, *, won: int, lost: int
) -> Verdict:
    """The verdict on a turn from those on the turns around it."""
    asked = next(iter(found.values())).score
    if turn <= won:
        verdict = found[won]
        assert isinstance(verdict, Winnable)
        start, later = record.replay(turn), record.replay(won)
        return Winnable(asked, (*later.steps[len(start.steps) :], *verdict.line))
    if turn >= lost:
        return found[lost]
    return Undecided(asked)
