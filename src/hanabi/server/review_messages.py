"""What is told of the review of a finished game, as types."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hanabi.server.shared_replay_messages import ActionPlain

ReviewState = Literal["none", "waiting", "running", "partial", "failed", "complete"]

ReviewLabel = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced"]
"""The values of `hanabi.review.findings.Label`."""


class ReviewWish(Struct, forbid_unknown_fields=True):
    """Ask for a review."""

    solution_only: bool = False
    """Ask only whether the game could be won, which takes seconds."""


class ReviewStop(Struct, forbid_unknown_fields=True):
    """End a review."""


class EstimateInfo(Struct):
    """What a move or a moment promises, with standard errors."""

    score: float
    """The expected final score."""
    score_error: float
    perfect: float
    """The chance of a perfect game, from 0 to 1."""
    perfect_error: float


class BetterMove(Struct):
    """The move that was found to be better."""

    action: ActionPlain
    place: int | None
    """Where in the hand the card lies that is played or discarded, from 1."""
    reason: str | None
    """Why, as a sentence, if there is more to say than that it promises more."""
    line: list[ActionPlain]
    """How the game would have gone on, this move first."""


class ReviewedMove(Struct):
    """One move, and what it was worth among those that could have been made."""

    turn: int
    """The replay shows it after this turn."""
    seat: int
    action: ActionPlain
    place: int | None
    played: EstimateInfo
    label: ReviewLabel
    unlucky: bool
    """It was right, and turned out badly as the cards lay."""
    loss: float
    """The points that the best move would have been expected to add."""
    loss_error: float
    perfect_loss: float
    """What the best move would have added to the chance of a perfect game."""
    perfect_loss_error: float
    better: BetterMove | None


class ReviewedMoment(Struct):
    """How the game stood after a turn; 0 is the deal."""

    turn: int
    estimate: EstimateInfo
    pace: int | None


class LostCardInfo(Struct):
    """The last copy of a card that was needed went to the discard pile."""

    turn: int
    seat: int
    card: str
    """In words."""
    points: int


class ReviewShare(Struct):
    """What one player did for the team."""

    seat: int
    moves: int
    labels: dict[str, int]
    """How many of their moves have each label, as far as the review has come."""
    average_loss: float
    """Points lost with each move."""
    clues: int
    placed: int
    discards: int
    strikes: int
    clued: int
    """Cards that were placed after a clue of theirs had touched them."""


class VerdictLine(Struct):
    """What the solver says from a turn on; 0 is the deal."""

    turn: int
    verdict: Literal["winnable", "unwinnable", "undecided"]
    text: str


class SolutionInfo(Struct):
    """With all cards open: could the game be won, and the move after which it no longer could."""

    verdicts: list[VerdictLine]
    """One where it changes."""
    lost_at: int | None
    """The turn that gave it away, where that is proved."""
    won_at: int | None
    """The last turn after which it could still be won."""
    line: list[ActionPlain]
    """The moves that would have won from there on."""


class ReviewInfo(Struct):
    """What is known of a finished game. While it is `waiting` or `running`, it grows."""

    state: ReviewState
    solution_only: bool
    """What waits or runs is the solver alone."""
    ahead: int
    """How many other games are looked at before it."""
    mine: bool
    """You started it, and may stop it."""
    engine: bool
    """The server has OR-Tools, without which some verdicts stay open."""
    how: str
    """How moves are judged, as sentences."""
    done: float
    """How much of the work is done, from 0 to 1."""
    moves: list[ReviewedMove | None]
    """One for each move; null where the review has not been yet."""
    moments: list[ReviewedMoment]
    turning_points: list[int]
    """The turns that decided most."""
    efficiency: float | None
    """Clues per card that was placed."""
    lost: list[LostCardInfo]
    shares: list[ReviewShare]
    """By seat."""
    solution: SolutionInfo | None
