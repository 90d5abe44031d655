"""The score sheet: every game of every match once, however often it was played."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import cache

from hanabi.arena.plan import Match, Plan
from hanabi.arena.work import END_LETTERS, FAILED, Failure, Result
from hanabi.core import Reason, Rules
from hanabi.core.outcome import Outcome, settle
from hanabi.core.rules import Strikeout

Gap = range
"""Consecutive seeds that are still to be played."""


class Counting(StrEnum):
    """What a game lost by strikes counts for."""

    TALLY = "tally"
    """The points on the table, as in the figures that other bots' authors publish."""

    ZERO = "zero"
    """Nothing, as in most papers."""

    RULES = "rules"
    """What the rules of the table say."""


class MatchSheet:
    """The games of one match. Game i was dealt from `seed` + i."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.seed = seed
        self.failures: dict[int, Failure] = {}
        self.decisions = 0
        self.cpu = 0.0
        """Processor time of the games that count, in seconds."""

        self.done = 0
        self._ends = [""] * match.games
        self._heights = [""] * match.games
        self._steps = array("l", [0]) * match.games

    def enter(self, result: Result) -> int:
        """Write down those games that are new, and say how many they are."""
        fresh, decisions = 0, 0
        for i, game in enumerate(result.games, start=result.start - self.seed):
            if not 0 <= i < len(self._ends) or self._ends[i]:
                continue
            self._ends[i], self._steps[i] = sys.intern(game.end), game.steps
            self._heights[i] = sys.intern(game.heights)
            fresh += 1
            decisions += game.steps
        for failure in result.failures:
            self.failures.setdefault(failure.seed, failure)
        self.done += fresh
        self.decisions += decisions
        played = sum(game.steps for game in result.games)
        self.cpu += result.cpu * (decisions / played if played else 1.0)
        return fresh

    def gaps(self) -> list[Gap]:
        """What is still to be played."""
        found: list[Gap] = []
        start = 0
        for i in range(len(self._ends) + 1):
            if i == len(self._ends) or self._ends[i]:
                if i > start:
                    found.append(range(self.seed + start, self.seed + i))
                start = i + 1
        return found

    def outcomes(self, counting: Counting = Counting.RULES) -> Iterator[tuple[int, Outcome | None]]:
        """Every game that was played, by seed; None for one that was broken off."""
        rules = counted_rules(self.match.table.rules, counting)
        known: dict[tuple[str, str], Outcome] = {}
        for i, end in enumerate(self._ends):
            if end == FAILED:
                yield self.seed + i, None
            elif end:
                found = known.get(facts := (end, self._heights[i]))
                if found is None:
                    found = known[facts] = _settle(rules, *facts)
                yield self.seed + i, found

    def scores(self, counting: Counting) -> dict[int, int]:
        """The scores by seed, without games that were broken off."""
        return {seed: end.score for seed, end in self.outcomes(counting) if end is not None}

    def tallies(self) -> Iterator[tuple[int, int | None]]:
        """The points on the table by seed, None for games that were broken off."""
        return ((seed, None if end is None else end.tally) for seed, end in self.outcomes())


class Sheet:
    """The games of all matches of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.matches: Mapping[str, MatchSheet] = {
            match.key: MatchSheet(match, plan.seed) for match in plan.matches
        }

    def enter(self, result: Result) -> int:
        """Write down those games that are new; a match of another plan has none."""
        sheet = self.matches.get(result.match)
        return 0 if sheet is None else sheet.enter(result)

    @property
    def done(self) -> int:
        return sum(sheet.done for sheet in self.matches.values())

    @property
    def complete(self) -> bool:
        return self.done == self.plan.games


@cache
def counted_rules(rules: Rules, counting: Counting) -> Rules:
    """The same table with strike-outs counted so."""
    return rules if counting is Counting.RULES else replace(rules, strikeout=Strikeout(counting))


def _settle(rules: Rules, end: str, heights: str) -> Outcome:
    reason: Reason = END_LETTERS[end]
    return settle(rules, reason, [int(height) for height in heights])
