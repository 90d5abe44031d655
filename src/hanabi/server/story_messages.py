"""What is told of the story of a finished game, as types."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

StoryKind = Literal[
    "lost",
    "strike",
    "completed",
    "tile",
    "tile-lost",
    "clue",
    "first",
    "late",
    "last-round",
    "end",
]
"""The values of `hanabi.core.story.Kind`."""


class StoryLine(Struct):
    """One moment of the story."""

    turn: int
    """The replay shows it after this turn."""
    kind: StoryKind
    points: int
    """Lost points, below 0 if a bonus tile won them back; for a clue the cards that were placed after it."""
    text: str


class StoryPlayer(Struct):
    """What one player did."""

    name: str
    placed: int
    """Cards they placed from their hand."""
    unclued: int
    """How many of these no clue had touched."""
    strikes: int
    discards: int
    clues: int
    clued: int
    """Cards that were placed after a clue of theirs had touched them, each counted once."""


class StoryInfo(Struct):
    """What decided a game. `maximum` is the sum of `tally`, `lost` and `unplayed`."""

    maximum: int
    tally: int
    lost: int
    """Points that went out of reach with cards on the discard pile."""
    unplayed: int
    """Points that could still have been reached at the end."""
    sums: list[str]
    """The same in sentences, and how much the clues achieved."""
    moments: list[StoryLine]
    """The few that decided, in order."""
    losses: list[StoryLine]
    """Every strike, and every discard that cost points."""
    tiles: list[StoryLine]
    """Bonus tiles, and what was done with them."""
    clues: list[StoryLine]
    """Clues after which cards were placed."""
    players: list[StoryPlayer]
