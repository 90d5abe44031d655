"""A seat at a table as screens see it: what there is to show, and what can be wished. Own games and servers both have it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from hanabi.core import Action, Event, HanabiError, Rearrange, Rules, Seat, View
from hanabi.words import Words

Wish = Literal[
    "note",
    "hint",
    "take-back",
    "turn-down",
    "end",
    "say",
    "pause",
    "resume",
    "start",
    "return",
    "replace",
    "rematch",
]
"""What may be wished beside actions and another order of one's hand, where the table has it.

`take-back` asks for it, agrees with whoever asked, or withdraws that; `turn-down` says no. `end` votes, or no longer.
`replace` votes for a bot to go on for somebody who is away.
"""


class Refused(HanabiError):
    """A wish that changed nothing; the message says why, in the language of the table."""


class TableGone(HanabiError):
    """There is nothing more to hear of this table, in the language of the table."""


@dataclass(frozen=True, slots=True)
class SeatShown:
    """Who has a seat."""

    name: str | None
    """None for a free seat."""
    bot: str | None = None
    guest: bool = False
    here: bool = True
    """Bots always are."""
    substitute: bool = False
    """The bot plays for a person, who may have the seat back."""
    thinking: bool = False
    loading: bool = False
    """The bot has yet to be made ready."""


@dataclass(frozen=True, slots=True)
class LogShown:
    """One event of the log, and what has to be said before it."""

    turn: int
    event: Event
    text: str
    why: str | None = None
    """The reason of the bot whose move begins with this event, as far as the viewer may hear it."""
    before: tuple[str, ...] = ()
    """Who plays on for whom, what was taken back."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said at the table."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Moment:
    """A table as whoever sits there, or looks on, may see it now. It is made from a `View` and holds nothing else of the game."""

    state: Literal["open", "playing", "over"]
    rules: Rules
    seats: tuple[SeatShown, ...]
    you: Seat | None
    """None for whoever looks on."""
    view: View | None
    """None before the deal, while the game is paused, and where nothing may be seen."""
    log: tuple[LogShown, ...] = ()
    talk: tuple[Remark, ...] = ()
    remarks: tuple[str, ...] = ()
    """What alone can be said, where the table has no chat."""
    notes: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    """What the viewer wrote, by card."""
    written: tuple[Mapping[int, str], ...] = ()
    """After the end: what everybody wrote, by seat."""
    wishes: frozenset[Wish] = frozenset()
    """What can be wished now."""
    notices: tuple[str, ...] = ()
    """What has to be known now, in sentences: a vote, a pause, a lost connection."""
    seconds_left: Mapping[Seat, float] = field(default_factory=lambda: MappingProxyType({}))
    """With a clock: what each person has left."""
    clock_of: Seat | None = None
    """Whose clock runs."""
    cover: str | None = None
    """The name of the person who takes the keyboard next, where people share it; nothing is shown until `uncover`."""
    result: str | None = None
    """How a finished game ended, in words."""
    record: str | None = None
    """Where the record of a finished game lies."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or "" for seat in self.seats)

    @property
    def to_act(self) -> bool:
        """Whether it is for the viewer to act now."""
        view = self.view
        return view is not None and bool(view.legal_actions)


class AtTable(ABC):
    """A seat at a table, or a place from which to look on.

    `moments` is followed by one reader, all the time; wishes may be made meanwhile, one after the other, and what comes of
    them is among the moments before the wish returns.
    """

    words: Words
    """In the language of whoever sits here, with the vocabulary of the table's edition."""

    @abstractmethod
    def moments(self) -> AsyncIterator[Moment]:
        """The table as it is now, and every moment that comes, until `leave`.

        Raises `TableGone` when there is nothing more to hear.
        """

    @abstractmethod
    async def act(self, step: Action | Rearrange) -> None:
        """Carry out an action, or put the own hand in another order. Raises `Refused`."""

    @abstractmethod
    async def wish(self, wish: Wish, text: str = "", card: int | None = None) -> str | None:
        """Carry out one of `Moment.wishes`; the answer is a sentence to show, if there is one. Raises `Refused`.

        `text` is what is said, or noted on `card`, or the name of whoever is to be replaced.
        """

    @abstractmethod
    async def uncover(self) -> None:
        """Whoever takes the keyboard, where people share one, sits there now."""

    @abstractmethod
    async def leave(self) -> None:
        """Get up from the screen. The game is kept, and the seat too."""
