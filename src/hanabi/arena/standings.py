"""What the games say: how each team did, who was better on the same deals, and who plays well with strangers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from hanabi.arena.plan import ArenaPlan, Match, NamedRules
from hanabi.arena.results import Counting, MatchSheet, ScoreSheet
from hanabi.arena.work import GameFailure
from hanabi.core import Reason

# Statistics, from whole numbers, so that they are exact until the last division


Z95 = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


class Mean(NamedTuple):
    """The mean of a sample."""

    mean: float
    error: float | None
    """Its standard error, from the spread of the sample; None of a sample of one."""

    size: int


@dataclass(frozen=True, slots=True)
class Share:
    """How many of a sample have a property."""

    count: int
    size: int
    low: float
    high: float
    """The ends of Wilson's 95 % interval for the true share."""

    @property
    def share(self) -> float:
        return self.count / self.size


def mean_of(numbers: Iterable[float]) -> Mean | None:
    """Mean and standard error; None of an empty sample."""
    sample = list(numbers)
    size = len(sample)
    if not size:
        return None
    total = sum(sample)
    if size == 1:
        return Mean(float(total), None, 1)
    squares = sum(number * number for number in sample)
    variance = max(0.0, (size * squares - total * total) / (size * (size - 1)))
    return Mean(total / size, math.sqrt(variance / size), size)


def share_of(count: int, size: int) -> Share | None:
    """A share with its interval; None of an empty sample."""
    if not size:
        return None
    share, square = count / size, Z95 * Z95
    centre = share + square / (2 * size)
    reach = Z95 * math.sqrt(share * (1 - share) / size + square / (4 * size * size))
    whole = 1 + square / size
    low = 0.0 if count == 0 else (centre - reach) / whole
    high = 1.0 if count == size else (centre + reach) / whole
    return Share(count, size, low, high)


def paired_difference(ours: Mapping[int, int], theirs: Mapping[int, int]) -> Mean | None:
    """How much better we did on the same deals: the mean of the differences, seed by seed, and its error."""
    return mean_of(score - theirs[seed] for seed, score in ours.items() if seed in theirs)


def mean_over(samples: Sequence[Mapping[int, int]]) -> Mean | None:
    """The mean over several samples of the same deals.

    Deals are shared, so the samples are not independent: the error is that of the deals' own means.
    """
    if not samples:
        return None
    common = set(samples[0]).intersection(*samples[1:])
    total = mean_of(sum(sample[seed] for sample in samples) for seed in sorted(common))
    if total is None:
        return None
    number = len(samples)
    error = None if total.error is None else total.error / number
    return Mean(total.mean / number, error, total.size)


def histogram(scores: Iterable[int], maximum: int) -> list[int]:
    """How often each score from 0 to the maximum came up."""
    counts = [0] * (maximum + 1)
    for score in scores:
        counts[score] += 1
    return counts


# Standings


@dataclass(frozen=True)
class Standing:
    """How a team did in a match."""

    match: Match
    scores: Mapping[int, int]
    """By seed, without the games that were broken off."""

    perfect: Share | None
    struck_out: Share | None
    failures: tuple[GameFailure, ...]
    decisions: int
    cpu: float

    @cached_property
    def mean(self) -> Mean | None:
        return mean_of(self.scores.values())

    @cached_property
    def histogram(self) -> list[int]:
        return histogram(self.scores.values(), self.match.table.rules.maximum)

    @property
    def games(self) -> int:
        """Those that count."""
        return len(self.scores)

    @property
    def missing(self) -> int:
        """Games that were planned and not played."""
        return self.match.games - self.games - len(self.failures)

    @property
    def speed(self) -> float | None:
        """Decisions a second of processor time."""
        return self.decisions / self.cpu if self.cpu > 0 and self.decisions else None


@dataclass(frozen=True)
class Difference:
    """How much more the first team scored than the second on the same deals."""

    table: NamedRules
    players: int
    ours: str
    theirs: str
    gain: Mean


@dataclass(frozen=True)
class CrossPlay:
    """Every bot among every other's, at one table."""

    table: NamedRules
    players: int
    bots: tuple[str, ...]
    cells: Mapping[tuple[str, str], Mean | None]
    """By host and guest; a bot that is its own guest plays with its like."""

    as_host: Mapping[str, Mean | None]
    as_guest: Mapping[str, Mean | None]
    """A bot's mean over all others as guests of it, and as a guest of theirs."""

    with_strangers: Mapping[str, Mean | None]
    """Over all of those together."""


def standings(sheet: ScoreSheet, counting: Counting = Counting.TALLY) -> list[Standing]:
    """Every match, in the order of the plan."""
    return [_standing(match, counting) for match in sheet.matches.values()]


def _standing(sheet: MatchSheet, counting: Counting) -> Standing:
    ended = {seed: end for seed, end in sheet.outcomes(counting) if end is not None}
    reasons = [end.reason for end in ended.values()]
    return Standing(
        sheet.match,
        {seed: end.score for seed, end in ended.items()},
        share_of(reasons.count(Reason.VICTORY), len(reasons)),
        share_of(reasons.count(Reason.STRIKES), len(reasons)),
        tuple(sheet.failures[seed] for seed in sorted(sheet.failures)),
        sheet.decisions,
        sheet.cpu,
    )


def by_setting(results: list[Standing]) -> dict[tuple[NamedRules, int], list[Standing]]:
    """The matches of the same table and number of players."""
    found: dict[tuple[NamedRules, int], list[Standing]] = {}
    for standing in results:
        found.setdefault((standing.match.table, standing.match.players), []).append(standing)
    return found


def differences(results: list[Standing]) -> list[Difference]:
    """Every two teams at the same table. A team without a common deal is left out."""
    return list(_differences(results))


def _differences(results: list[Standing]) -> Iterator[Difference]:
    for (table, players), same in by_setting(results).items():
        for ours, theirs in combinations(same, 2):
            gain = paired_difference(ours.scores, theirs.scores)
            if gain is not None:
                yield Difference(table, players, str(ours.match.team), str(theirs.match.team), gain)


def crossed_bots(plan: ArenaPlan) -> tuple[str, ...]:
    """The bots that were each other's guests."""
    teams = [match.team for match in plan.matches]
    return tuple(dict.fromkeys(team.hosts[0] for team in teams if team.guest is not None))


def cross_play(plan: ArenaPlan, results: list[Standing]) -> list[CrossPlay]:
    """The matrix of each table and number of players."""
    bots = crossed_bots(plan)
    return [
        _matrix(table, players, bots, same)
        for (table, players), same in by_setting(results).items()
        if any(standing.match.team.guest for standing in same)
    ]


def _matrix(
    table: NamedRules, players: int, bots: tuple[str, ...], same: list[Standing]
) -> CrossPlay:
    scores = {
        (team.hosts[0], team.guest or team.hosts[0]): standing.scores
        for standing in same
        if len((team := standing.match.team).hosts) == 1 and standing.scores
    }
    present = tuple(bot for bot in bots if any(bot in pair for pair in scores))

    def over(pairs: list[tuple[str, str]]) -> Mean | None:
        return mean_over([scores[pair] for pair in pairs if pair in scores])

    hosted = {bot: [(bot, other) for other in present if other != bot] for bot in present}
    visited = {bot: [(other, bot) for other in present if other != bot] for bot in present}
    return CrossPlay(
        table,
        players,
        present,
        {
            (host, guest): mean_of(scores.get((host, guest), {}).values())
            for host in present
            for guest in present
        },
        {bot: over(hosted[bot]) for bot in present},
        {bot: over(visited[bot]) for bot in present},
        {bot: over(hosted[bot] + visited[bot]) for bot in present},
    )
