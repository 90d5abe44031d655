"""What is asked and answered about puzzles, as types."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hanabi.server.http_messages import Moment
from hanabi.server.messages import RulesInfo
from hanabi.server.shared_replay_messages import ActionPlain

PuzzleState = Literal["ready", "making", "failed"]


class PuzzleDay(Struct):
    """A day that has a puzzle."""

    day: str
    """Such as `2026-11-18`."""
    title: str | None
    """Edition and add-ons; null while the puzzle is not made yet."""
    players: int | None


class PuzzleDays(Struct):
    """The days that have puzzles, the latest first."""

    today: str
    days: list[PuzzleDay]
    more: bool


class PuzzleInfo(Struct):
    """The puzzle of a day, as its solver sees it. While it is `making`, ask again."""

    day: str
    previous: str | None
    """The day before, if it has a puzzle."""
    next: str | None
    state: PuzzleState
    puzzle: PuzzleTable | None


class PuzzleTable(Struct):
    """A moment of a game. Somebody has to move, and one move is surely the best."""

    title: str
    players: list[str]
    you: int
    """Your seat: the others are the bot `friend`."""
    rules: RulesInfo
    moment: Moment
    task: str
    """Who you are and what is asked, in words."""


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """A move that somebody takes for the best."""

    action: ActionPlain


class PuzzleVerdict(Struct):
    """Whether a move is the best."""

    right: bool
    behind: float
    """Points of the expected final score that it costs."""
    error: float
    """The standard error of that."""
    text: str
    answer: PuzzleAnswer | None
    """Told to whoever is right; others may try again, or ask for it."""


class PuzzleMove(Struct):
    """A legal action, and what it is worth."""

    action: ActionPlain
    text: str
    behind: float
    error: float
    end: int
    """The score that this very game has after it, if friends finish it."""
    friend: bool
    """The bot `friend` chooses it."""
    steady: bool
    """The bot `steady` chooses it."""


class PuzzleAnswer(Struct):
    """The best move and why."""

    text: str
    reasons: list[str]
    """Sentences, the most important first."""
    moves: list[PuzzleMove]
    """All that are legal, the best first."""
    moments: list[Moment]
    """The puzzle with all hands open, and then after the best move and each one that follows, until your next turn."""
