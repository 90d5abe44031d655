"""A piece of work, and the result it comes back with: facts of games, which reports are made of later."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hanabi.arena.plan import First, Match, Save
from hanabi.core import BadSetup, Reason

FAILED = "x"
"""Stands for the end of a game that a bot broke off."""

END_LETTERS = {str(reason)[0]: reason for reason in Reason}
"""Why games ended, a letter each."""

KEPT = 10
"""How many of the worst or best games of a match are kept."""


@dataclass(frozen=True, slots=True)
class Work:
    """Games of one match, dealt from consecutive seeds."""

    match: Match
    start: int
    """The first seed."""

    games: int
    first: First = First.FIXED
    save: Save = Save.NONE

    @property
    def seeds(self) -> range:
        return range(self.start, self.start + self.games)

    def first_seat(self, seed: int) -> int:
        players = self.match.players
        return seed // players % players if self.first is First.ROTATED else 0


class Failure(NamedTuple):
    """A game that a bot broke off."""

    seed: int
    bot: str
    error: str


class Played(NamedTuple):
    """One game, over."""

    end: str
    """A letter of `END_LETTERS`, or `FAILED`."""

    heights: str
    """The fireworks: a digit for each suit."""

    steps: int
    """Decisions made."""


@dataclass(slots=True)
class Result:
    """What became of a piece of work."""

    match: str
    start: int
    games: list[Played]
    cpu: float
    """Seconds of processor time the games took, without compiling."""

    wall: float
    """Seconds they took on the clock."""

    failures: list[Failure] = field(default_factory=list)

    records: dict[int, str] = field(default_factory=dict)
    """Games to keep, by seed, as JSON. They go to files of their own."""

    def to_plain(self) -> dict[str, Any]:
        """For a line of the journal."""
        plain: dict[str, Any] = {
            "match": self.match,
            "start": self.start,
            "ends": "".join(game.end for game in self.games),
            "heights": " ".join(game.heights for game in self.games),
            "steps": [game.steps for game in self.games],
            "cpu": self.cpu,
            "wall": self.wall,
        }
        if self.failures:
            plain["failures"] = [list(failure) for failure in self.failures]
        return plain

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Result:
        try:
            games = [
                Played(end, heights, int(steps))
                for end, heights, steps in zip(
                    plain["ends"], plain["heights"].split(" "), plain["steps"], strict=True
                )
            ]
            failures = [Failure(*failure) for failure in plain.get("failures", [])]
            cpu, wall = float(plain["cpu"]), float(plain["wall"])
            return cls(str(plain["match"]), int(plain["start"]), games, cpu, wall, failures)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSetup(f"not a result: {error}") from error


def seeds_to_keep(save: Save, tallies: Iterable[tuple[int, int | None]]) -> set[int]:
    """The seeds whose games are kept, of (seed, points on the table; None where the game failed).

    Failed games are always among them. Of any part of the games it keeps at least those that it keeps of the
    whole, so that parts can choose by themselves.
    """
    if save is Save.NONE:
        return set()
    given = list(tallies)
    failed = {seed for seed, tally in given if tally is None}
    ended = [(tally, seed) for seed, tally in given if tally is not None]
    if save is Save.WORST:
        ended = sorted(ended)[:KEPT]
    elif save is Save.BEST:
        ended = sorted(ended, key=lambda game: (-game[0], game[1]))[:KEPT]
    return failed | {seed for _, seed in ended}
