"""What processes tell each other of a table: who is there, what has happened, and what somebody at it wishes."""

from __future__ import annotations

from msgspec import Struct

from hanabi.server import command_messages


class Presence(Struct, array_like=True):
    """Who is connected to a table through one process."""

    process: str
    keys: list[str] = []
    """The digests that hold the seats of those who are there."""
    watching: list[tuple[str | None, str | None]] = []
    """Whoever watches: the root of the person and their name, as far as they are known."""


class Following(Struct, array_like=True):
    """A process has a replica of a table and wants to hear of it."""

    table: str
    number: int
    """How many facts it knows."""
    presence: Presence
    ends: bool = False
    """It forgets the replica."""


class State(Struct, array_like=True):
    """What is known of a table beside its facts, when it is told."""

    here: list[Presence]
    away: dict[int, float]
    """For how many seconds people have been away, by seat."""
    thought: float | None
    """How long whoever is to act has thought about it."""
    paused: float | None
    """For how many seconds the game has stood still."""
    thinking: tuple[int, bool] | None
    """The bot that thinks, and whether its code is loaded meanwhile."""
    dealing: bool


class News(Struct, array_like=True):
    """What the owner of a table tells of it."""

    table: str
    epoch: int
    number: int
    """How many facts there are by now: this is the truth, whatever comes with it."""
    facts: list[str]
    """The last of them, if they are not too long."""
    state: State


class Obey(Struct, tag="obey"):
    """A command of whoever holds the seat with this key."""

    key: str
    command: command_messages.Command


class SitDown(Struct, tag="sit-down"):
    """Take a free seat for whoever has this root, or for a guest."""

    name: str
    root: str
    keys: list[str]
    link: str | None
    guest: bool


class ShareSeat(Struct, tag="share"):
    """Let a digest hold the seat of another one too."""

    holder: str
    key: str


class KickSeat(Struct, tag="kick"):
    """The operator takes whoever has this seat from it."""

    seat: int


class CloseTable(Struct, tag="close"):
    """The operator closes the table."""


Order = Obey | SitDown | ShareSeat | KickSeat | CloseTable
"""What somebody wishes of the owner of a table."""


class Ordered(Struct, array_like=True):
    table: str
    order: Order


class Done(Struct, array_like=True):
    """It has happened, and is on disk."""

    result: int
    """The seat that was taken, or the number of facts."""
    number: int
    """How many facts the table has by now."""
