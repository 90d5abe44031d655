"""What a table writes down: the facts from which it can be told again after a restart.

Facts are kept for good, so what was written by an older version is still read. Only a person who deletes themselves
is taken out of them (`hanabi.table.forgetting`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hanabi.core import Card, Motive, Rules, Step
from hanabi.core.rules import Tile
from hanabi.table.settings import Settings

Cause = Literal["away", "left", "failed", "slow"]
"""Why somebody else plays on: a person is gone for now or for good, a bot did nothing legal, a bot took too long."""


@dataclass(frozen=True, slots=True)
class Opened:
    """`party` names the people who play on together: what holds their seats holds for all its tables."""

    party: str
    settings: Settings
    rules: Rules | None = None
    """Rules that no choice of the settings gives; they count instead of the choice."""


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    settings: Settings


@dataclass(frozen=True, slots=True)
class SatDown:
    seat: int
    name: str
    key: str
    """The digest of the token that holds the seat."""
    guest: bool = False
    """A bot from outside, not a person."""
    link: str | None = None
    """The digest of a second token that holds this seat and nothing else: that of the personal link."""


@dataclass(frozen=True, slots=True)
class SeatShared:
    """Another token holds this seat too: that of somebody who was given the personal link, or of one more link."""

    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class StoodUp:
    seat: int
    barred: tuple[str, ...] = ()
    """The digests that held the seat, if the host sent its person away: they take no seat here any more."""


@dataclass(frozen=True, slots=True)
class Dealt:
    first: int
    seed: int
    """Deals the game; where a deck is given, it only feeds the places of reshuffled cards."""
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    """The bot at each seat, None for people and guests."""
    deck: tuple[Card, ...] = ()
    tiles: tuple[Tile, ...] = ()
    places: tuple[int, ...] = ()
    """Where the first reshuffled cards go, if that is set."""
    date: str = ""
    """When it was, as in ISO 8601."""


@dataclass(frozen=True, slots=True)
class Stepped:
    step: Step
    motive: Motive | None = None
    """Why a bot did this, if it said so."""
    seconds: float | None = None
    """How long whoever did it thought, if that is known."""


@dataclass(frozen=True, slots=True)
class Spoke:
    seat: int
    remark: str | None
    text: str | None


@dataclass(frozen=True, slots=True)
class Noted:
    """Somebody wrote a note on a card; an empty text takes it away."""

    seat: int
    card: int
    text: str


@dataclass(frozen=True, slots=True)
class Erased:
    """Here stood what somebody said or noted who has deleted themselves since. It changes nothing."""


@dataclass(frozen=True, slots=True)
class EndVoted:
    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class ReplaceVoted:
    seat: int
    by: int
    agree: bool


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A bot plays on at this seat."""

    seat: int
    bot: str
    cause: Cause = "away"
    seconds: float | None = None
    """How long whoever had the seat had thought by then, if it was their turn and that is known."""


@dataclass(frozen=True, slots=True)
class CameBack:
    """The person of this seat has it back from the bot that played on."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """Somebody asks to go back to before their last action."""

    seat: int
    steps: int
    """How many steps of the game would be left."""


@dataclass(frozen=True, slots=True)
class TakeBackVoted:
    """An answer to whoever asked; one that does not agree ends the matter."""

    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The game went back to where it had so many steps, because this seat wished it."""

    seat: int
    steps: int
    seconds: float | None = None
    """How long whoever was to act had thought by then, if that is known."""


@dataclass(frozen=True, slots=True)
class Paused:
    """Somebody lets the game stand still, so that nobody sees it."""

    seat: int
    seconds: float | None = None
    """How long whoever is to act had thought by then, if that is known."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The game goes on, because this seat wished it."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time of this seat is up: the next fact is the step of a bot, or the end of the game."""

    seat: int
    bot: str | None
    """Who moves this once; None ends the game."""
    seconds: float | None = None
    """How long whoever has the seat had thought."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """The game was ended before its end: by the players, or because the time of one was up."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The operator of the server closes the table: if a game runs, the next fact is its end."""


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    table: str


Fact = (
    Opened
    | SettingsChanged
    | SatDown
    | SeatShared
    | StoodUp
    | Dealt
    | Stepped
    | Spoke
    | Noted
    | Erased
    | EndVoted
    | ReplaceVoted
    | HandedOver
    | CameBack
    | TakeBackAsked
    | TakeBackVoted
    | TakenBack
    | Paused
    | Resumed
    | TimedOut
    | Stopped
    | Closed
    | PlayedAgain
)


def voter_of(fact: Fact) -> int | None:
    """Whose vote, or whose wish to take something back, this is."""
    match fact:
        case EndVoted(seat) | TakeBackAsked(seat) | TakeBackVoted(seat) | TakenBack(seat):
            return seat
        case ReplaceVoted(by=by):
            return by
        case _:
            return None
