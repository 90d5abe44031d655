"""The solver's part of a review: after which moves the game could still be won, with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hanabi.core import Record
from hanabi.review.findings import MoveReview
from hanabi.review.solver import NoEngine
from hanabi.review.turns import solve_turns
from hanabi.review.verdict import Undecided, Verdict, Winnable


@dataclass(frozen=True, slots=True)
class Winnability:
    """Whether the maximum could be reached after each turn; empty where nobody asked."""

    after: Sequence[bool | None] = ()
    """The first is the deal."""

    lost_at: int | None = None
    """The turn that gave it away."""

    @property
    def deal(self) -> bool | None:
        return self.after[0] if self.after else None

    def told_in(self, move: MoveReview) -> MoveReview:
        """The same move with what is known of it here."""
        if move.turn >= len(self.after):
            return move
        return replace(move, winnable_after=self.after[move.turn])


def find_winnability(record: Record, seconds: float, seed: int) -> Winnability:
    """What the solver proves in this time; nothing if its engine is not there."""
    try:
        found = solve_turns(record, seconds=seconds, seed=seed)
    except NoEngine:
        return Winnability()
    return Winnability(tuple(map(_decided, found.verdicts)), found.lost_at)


def _decided(verdict: Verdict) -> bool | None:
    return None if isinstance(verdict, Undecided) else isinstance(verdict, Winnable)
