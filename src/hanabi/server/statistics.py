"""What the games of a person say about them: results, partners, streaks, and how it went over time. Nothing is read here.

A game that its players stopped counts as stopped and nowhere else. A show is perfect when it scored all there was to
score. A streak of perfect shows is a run of games, in the order in which they ended, that were all perfect; the current
one ends with the latest game. A streak of days is a run of calendar days on each of which a game ended; the current one
ends today or yesterday, so that nobody loses it before the day is over.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import NamedTuple, TypeVar

from hanabi.core import Reason
from hanabi.core.annotations import PlayerKind

TENTHS = 10
"""Into so many equal parts scores below the maximum are sorted; perfect shows are a part of their own."""

MOST_RECENT = 200
"""Games that are told one by one."""

K = TypeVar("K", bound=Hashable)


class Partner(NamedTuple):
    """Somebody else at the table. Two with the same kind and `who` are the same, whatever they were called."""

    kind: PlayerKind
    who: str
    """A person as the server knows them, or the name of the bot."""
    name: str
    """What they were called in this game."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game in which the person had a seat."""

    id: str
    edition: str
    add_ons: tuple[str, ...]
    players: int
    score: int
    maximum: int
    reason: str
    ended: datetime
    """In the time zone whose days count."""
    partners: tuple[Partner, ...] = ()

    @property
    def stopped(self) -> bool:
        return self.reason == Reason.ENDED

    @property
    def perfect(self) -> bool:
        return self.score == self.maximum

    @property
    def share(self) -> float:
        """How much of the maximum was reached, from 0 to 1."""
        return self.score / self.maximum if self.maximum > 0 else 0.0


@dataclass(frozen=True, slots=True)
class Results:
    """How some games went; there is at least one."""

    games: int
    perfect: int
    mean: float
    """Of the scores."""
    share: float
    """Of the maximum, on average."""
    best: Played
    """The one with the largest share, the first of several."""

    @classmethod
    def of(cls, games: Sequence[Played]) -> Results:
        return cls(
            games=len(games),
            perfect=sum(game.perfect for game in games),
            mean=sum(game.score for game in games) / len(games),
            share=sum(game.share for game in games) / len(games),
            best=max(games, key=lambda game: game.share),
        )


class Streak(NamedTuple):
    current: int
    longest: int


class TableResults(NamedTuple):
    """The games of one edition with so many players."""

    edition: str
    players: int
    results: Results


class EditionResults(NamedTuple):
    edition: str
    results: Results
    shares: tuple[int, ...]
    """How many games reached how much of the maximum: tenth by tenth, then the perfect shows."""


class PartnerResults(NamedTuple):
    partner: Partner
    """With the name of the latest game."""
    results: Results
    last: datetime


class MonthResults(NamedTuple):
    month: str
    """Such as `2026-11`."""
    results: Results


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a person's games say. Lists begin with what there is most of, and time runs forward."""

    results: Results | None
    """None before the first game."""
    since: datetime | None
    """When the first of the games ended."""
    stopped: int
    struck_out: int
    """Games lost by too many errors."""
    perfect_streak: Streak
    day_streak: Streak
    editions: list[EditionResults]
    tables: list[TableResults]
    partners: list[PartnerResults]
    months: list[MonthResults]
    recent: list[Played]
    """The latest games."""


def statistics(games: Iterable[Played], today: date) -> Statistics:
    """What these games, in any order, say; `today` is the day in their time zone."""
    every = sorted(games, key=lambda game: (game.ended, game.id))
    counted = [game for game in every if not game.stopped]
    return Statistics(
        results=Results.of(counted) if counted else None,
        since=every[0].ended if every else None,
        stopped=len(every) - len(counted),
        struck_out=sum(game.reason == Reason.STRIKES for game in counted),
        perfect_streak=_perfect_streak(counted),
        day_streak=_day_streak((game.ended.date() for game in counted), today),
        editions=[
            EditionResults(edition, Results.of(some), _shares(some))
            for edition, some in _by(counted, lambda game: game.edition)
        ],
        tables=[
            TableResults(*table, Results.of(some))
            for table, some in _by(counted, lambda game: (game.edition, game.players))
        ],
        partners=_partners(counted),
        months=[
            MonthResults(month, Results.of(some))
            for month, some in sorted(_by(counted, lambda game: f"{game.ended:%Y-%m}"))
        ],
        recent=counted[-MOST_RECENT:],
    )


def _by(games: Iterable[Played], key: Callable[[Played], K]) -> list[tuple[K, list[Played]]]:
    """The games in groups, the largest first."""
    groups: dict[K, list[Played]] = defaultdict(list)
    for game in games:
        groups[key(game)].append(game)
    return sorted(groups.items(), key=lambda group: -len(group[1]))


def _partners(games: Iterable[Played]) -> list[PartnerResults]:
    groups: dict[tuple[PlayerKind, str], list[tuple[Played, Partner]]] = defaultdict(list)
    for game in games:
        seen = {(partner.kind, partner.who): partner for partner in game.partners}
        for key, partner in seen.items():  # two bots of a kind make one game
            groups[key].append((game, partner))
    found = [
        PartnerResults(some[-1][1], Results.of([game for game, _ in some]), some[-1][0].ended)
        for some in groups.values()
    ]
    return sorted(found, key=lambda one: (-one.results.games, -one.last.timestamp()))


def _shares(games: Iterable[Played]) -> tuple[int, ...]:
    counts = Counter(
        TENTHS if game.perfect else max(0, game.score * TENTHS // game.maximum) for game in games
    )
    return tuple(counts[part] for part in range(TENTHS + 1))


def _perfect_streak(games: Iterable[Played]) -> Streak:
    current = longest = 0
    for game in games:
        current = current + 1 if game.perfect else 0
        longest = max(longest, current)
    return Streak(current, longest)


def _day_streak(days: Iterable[date], today: date) -> Streak:
    current = longest = 0
    latest: date | None = None
    for day in sorted(set(days)):
        follows = latest is not None and day - latest == timedelta(1)
        current, latest = current + 1 if follows else 1, day
        longest = max(longest, current)
    if latest is None or today - latest > timedelta(1):
        current = 0
    return Streak(current, longest)
