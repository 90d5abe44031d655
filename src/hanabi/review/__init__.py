"""Looking back at games: what every move was worth, and whether a deal can be won."""

from hanabi.review.findings import (
    Estimate,
    GameMoment,
    GameReview,
    Label,
    LostCard,
    MoveReview,
    Option,
    PlayerShare,
)
from hanabi.review.findings_json import loads_review, review_from_plain, review_to_plain
from hanabi.review.reviewing import EFFORTS, Effort, Round, RunningGame, review
from hanabi.review.solver import NoEngine, best_score, solve
from hanabi.review.turns import TurnVerdicts, count_turns, solve_turns
from hanabi.review.verdict import Cause, Undecided, Unwinnable, Verdict, Why, Winnable

__all__ = [
    "EFFORTS",
    "Cause",
    "Effort",
    "Estimate",
    "GameMoment",
    "GameReview",
    "Label",
    "LostCard",
    "MoveReview",
    "NoEngine",
    "Option",
    "PlayerShare",
    "Round",
    "RunningGame",
    "TurnVerdicts",
    "Undecided",
    "Unwinnable",
    "Verdict",
    "Why",
    "Winnable",
    "best_score",
    "count_turns",
    "loads_review",
    "review",
    "review_from_plain",
    "review_to_plain",
    "solve",
    "solve_turns",
]
