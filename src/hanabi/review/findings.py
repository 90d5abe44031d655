"""What a review finds: for every move what it was worth, and what the game comes down to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hanabi.core import Action, Card, Motive, Seat

VERSION = 2
"""Of what a review says. Another number means that moves may be judged otherwise."""


class Label(StrEnum):
    """How good a move was, judged by what its player could know; `judging` states the thresholds."""

    BEST = "best"
    """No move was found that does noticeably better."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    FORCED = "forced"
    """There was no other move."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a move, or a moment, promises: means over worlds, with their standard errors."""

    score: float
    """The expected final score."""

    score_error: float

    perfect: float
    """The chance of a perfect game, from 0 to 1."""

    perfect_error: float

    worlds: int
    """How many worlds were played out."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move that could have been made."""

    action: Action
    estimate: Estimate

    loss: float
    """Points by which it falls short of the best, in the same worlds; below 0 if it did better, but not surely enough."""

    loss_error: float


@dataclass(frozen=True, slots=True)
class MoveReview:
    """One move: what it was worth among those that could have been made."""

    turn: int
    """Counted from 1. A turn with a bonus tile can have two moves."""

    step: int
    """The index of the move in the steps of the record."""

    seat: Seat
    action: Action

    played: Estimate
    """What the move promised, over the worlds that were possible for the mover."""

    options: tuple[Option, ...]
    """The most promising moves, the best first, and the move that was made wherever it stands."""

    best: Action
    """The best move found: what the blueprint would do, unless another move is surely better.

    The move that was made, where it is as good to within `judging.NEGLIGIBLE`.
    """

    loss: float
    """The points that the best move found would have been expected to add, 0 or more."""

    loss_error: float
    """The standard error of the difference between the two moves."""

    perfect_loss: float
    """What the best would have added to the chance of a perfect game; below 0 if it is the riskier one."""

    perfect_loss_error: float

    label: Label

    unlucky: bool
    """Whether it was right, and turned out badly as the cards lay."""

    motive: Motive | None
    """Why the best move is better, as the player who was imagined would say it; None where the move was the best."""

    line: tuple[Action, ...]
    """What would have followed the best move, as the cards lay; empty where the move was the best."""

    winnable_after: bool | None
    """Whether the game could still be won after it, with all cards open; None if that is not decided."""

    passes: int
    """How often it has been looked at; more passes, more worlds."""

    @property
    def sure_loss(self) -> float:
        """The loss less its standard error, 0 or more: by this moves are called worse than others."""
        return max(0.0, self.loss - self.loss_error)


@dataclass(frozen=True, slots=True)
class GameMoment:
    """How the game stood after a turn, for somebody who sees all hands but not the deck."""

    turn: int
    """0 is the deal."""

    estimate: Estimate

    pace: int | None
    """Cards that could still go elsewhere than onto a firework; None when playing on."""


@dataclass(frozen=True, slots=True)
class LostCard:
    """The last copy of a card that was needed went to the discard pile."""

    turn: int
    seat: Seat
    card: Card

    points: int
    """By how much the reachable maximum fell."""


@dataclass(frozen=True, slots=True)
class PlayerShare:
    """What one player did for the team."""

    seat: Seat
    moves: int

    labels: tuple[tuple[Label, int], ...]
    """How many of the moves that have been looked at have each label, in the order of the labels."""

    average_loss: float
    """Points lost per move."""

    clues: int
    placed: int
    discards: int
    strikes: int

    clued: int
    """Cards that were placed after a clue of this player had touched them."""


@dataclass(frozen=True, slots=True)
class GameReview:
    """A game looked back at, as far as the review has come."""

    moves: tuple[MoveReview | None, ...]
    """One for each move, in their order; None where the review has not been yet."""

    complete: bool

    done: float
    """How much of the work is done, from 0 to 1."""

    moments: tuple[GameMoment, ...]
    """The deal, and the moment after each turn, as far as the review has come."""

    turning_points: tuple[int, ...]
    """The turns that decided most, in their order."""

    efficiency: float | None
    """Clues per card that was placed; None if none was."""

    lost: tuple[LostCard, ...]

    shares: tuple[PlayerShare, ...]
    """By seat."""

    lost_at: int | None
    """The turn after which the game could no longer be won with all cards open, where that is proved."""

    winnable: bool | None
    """Whether the deal could be won; None if that is not decided."""

    blueprints: tuple[str, ...]
    """The bot that each seat was taken for in the worlds that were played out."""

    seed: int

    version: int = VERSION
