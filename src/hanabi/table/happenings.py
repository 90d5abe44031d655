"""What a table remembers of its game beside the events: who took each step, handovers, remarks, what was taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hanabi.core import Motive, Seat
from hanabi.table import facts


@dataclass(frozen=True, slots=True)
class Handover:
    """Somebody else plays on at a seat, or has moved there once because the time was up."""

    after: int
    """How many events of the game had happened by then."""
    seat: int
    bot: str | None
    """None when the person is back, and when the game ended because the time was up."""
    was: str | None
    """The bot that sat there before; None for a person."""
    cause: facts.Cause | Literal["back", "time", "time-end"]


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said at the table: a set remark, or a line of chat."""

    number: int
    seat: int
    remark: str | None
    text: str | None
    name: str
    """Who said it: before the start somebody else may have the seat later."""


@dataclass(frozen=True, slots=True)
class Pause:
    """The game stands still, and nobody sees it."""

    seat: int
    """Who wished it."""
    number: int
    """Of the fact with which it began."""


@dataclass(slots=True)
class TakeBackRequest:
    """Somebody's wish to go back, and who has agreed to it so far."""

    seat: int
    steps: int
    """How many steps of the game would be left."""
    agreed: set[int]


@dataclass(frozen=True, slots=True)
class TakeBackDone:
    """The players went back once."""

    after: int
    """How many events of the game were left."""
    seat: int
    """Who had asked for it."""
    step: int
    """The index of the step that is taken instead."""
    undone: tuple[tuple[Seat, str], ...]
    """The actions that do not count any more, in their order: who, and what in the notation of a record."""


@dataclass(frozen=True, slots=True)
class TakenStep:
    """Who took a step of the game, and what is known about it beside the step itself."""

    event: int
    """The number of its first event."""
    seat: Seat
    bot: str | None
    motive: Motive | None
    seconds: float | None
    timed_out: bool = False
    """The bot moved for whoever has the seat, whose time was up."""
