"""Looking back at games: whether a deal can be won, and the move after which it could no longer be."""

from hanabi.review.solver import NoEngine, best_score, solve
from hanabi.review.turns import TurnVerdicts, count_turns, solve_turns
from hanabi.review.verdict import Cause, Undecided, Unwinnable, Verdict, Why, Winnable

__all__ = [
    "Cause",
    "NoEngine",
    "TurnVerdicts",
    "Undecided",
    "Unwinnable",
    "Verdict",
    "Why",
    "Winnable",
    "best_score",
    "count_turns",
    "solve",
    "solve_turns",
]
