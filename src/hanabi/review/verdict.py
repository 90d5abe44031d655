"""What the solver says about a moment of a game, and why a score is out of reach where that is quickly said."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hanabi.core import Card, Game, Step


class Why(StrEnum):
    """A short cause."""

    OVER = "over"
    """The game has ended."""

    LOST_CARD = "lost-card"
    """The last copy of a card that is needed has been discarded."""

    PACE = "pace"
    """There are fewer turns left than cards to place."""

    TOO_DEEP = "too-deep"
    """A card lies so deep in the deck, or so many do, that there are too few turns for what has to follow."""

    HANDS_FULL = "hands-full"
    """Before a card comes, more cards have to be kept than all hands can hold."""


@dataclass(frozen=True, slots=True)
class Cause:
    """Why a score is out of reach."""

    why: Why

    card: Card | None = None
    """The card that is lost, that lies too deep, or that finds the hands full; None if it is no single one."""


@dataclass(frozen=True, slots=True)
class Winnable:
    """The score can be reached, and so it is."""

    score: int
    """What was asked for; the line may reach more."""

    line: tuple[Step, ...]
    """Actions from this moment to the end of the game, which the core has played."""

    @classmethod
    def by(cls, start: Game, end: Game, score: int) -> Winnable:
        """The line from one moment to an end with this score, once the core has played it again."""
        line = end.steps[len(start.steps) :]
        again = start.copy()
        for step in line:
            again.take(step)
        if again.outcome is None or again.outcome.score < score:
            raise AssertionError(f"the line leads to {again.outcome}, not to {score} points")
        return cls(score, line)


@dataclass(frozen=True, slots=True)
class Unwinnable:
    """The score cannot be reached: there is a proof."""

    score: int

    cause: Cause | None
    """None where it takes a search to see it."""


@dataclass(frozen=True, slots=True)
class Undecided:
    """The time was up, or no engine is there that can decide it."""

    score: int


Verdict = Winnable | Unwinnable | Undecided
