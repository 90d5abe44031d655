"""A piece of work, playing it, and the facts of games that come back."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, NamedTuple

from hanabi.arena.plan import First, Match, Save
from hanabi.bots import Bot, BotKind, find_bot, make_bot, view_for
from hanabi.bots.builtin import BUILTIN_BOTS
from hanabi.core import BadSetup, Game, HanabiError, Reason, Record
from hanabi.core.annotations import Header, PlayerInfo, PlayerKind
from hanabi.core.names import LONGEST_NAME
from hanabi.core.outcome import tally
from hanabi.core.rules import MOST_PLAYERS, Rules

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


class GameFailure(NamedTuple):
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

    failures: list[GameFailure] = field(default_factory=list)

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
            failures = [GameFailure(*failure) for failure in plain.get("failures", [])]
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


# Playing


RecordMaker = Callable[[], Record]
"""Makes the record of a game when it is asked for."""


class BrokenGame(Exception):
    """A bot crashed or did what is not allowed."""

    def __init__(self, bot: str, reason: str) -> None:
        super().__init__(reason)
        self.bot = bot
        self.reason = reason


def play_work(work: Work, *, batched: bool | None = None) -> Result:
    """Play the games of this work. `batched` asks for the kernel or the core; by default it is the kernel if it can.

    What a bot does wrong is a `GameFailure` of that game; every other game is played.
    """
    if batched is None:
        batched = plays_in_batches(work.match.team.bots)
    return _play_in_batches(work) if batched else _play_in_core(work)


def plays_in_batches(bots: Iterable[str]) -> bool:
    """Whether all these bots are compiled or have a policy, and the kernel is installed."""
    kinds = [find_bot(name) for name in bots]
    in_kernel = all(kind.player is not None or kind.policy is not None for kind in kinds)
    return in_kernel and find_spec("numba") is not None


def seat_names(bots: Iterable[str]) -> list[str]:
    """Names for a record: bots at one table must differ."""
    return [f"{name[: LONGEST_NAME - 2]} {seat + 1}" for seat, name in enumerate(bots)]


def points(rules: Rules, game: Played) -> int | None:
    """The points on the table, or None for a game that was broken off."""
    return None if game.end == FAILED else tally(rules, [int(height) for height in game.heights])


def describe(error: BaseException) -> str:
    """An error in a line."""
    text = " ".join(str(error).split())
    if isinstance(error, HanabiError):
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


# Inside the kernel


def _play_in_batches(work: Work) -> Result:
    from hanabi.arena.batches import SameSeats, warm_up

    match = work.match
    result = Result(match.key, work.start, [], 0.0, 0.0)
    games: dict[int, Played] = {}
    number = match.team.seatings(match.players)
    tables = [SameSeats(work, seed % number) for seed in work.seeds[:number]]
    for table in tables:
        warm_up(table.bots, match.table.rules)
    began = time.perf_counter()
    for table in tables:
        result.cpu += table.play(games, result.failures)
    result.wall = time.perf_counter() - began
    result.games = [games[seed] for seed in work.seeds]
    result.failures.sort()
    records = {seed: make for table in tables for seed, make in table.records.items()}
    _keep(work, result, records)
    return result


def _keep(work: Work, result: Result, records: dict[int, RecordMaker]) -> None:
    """Put the records of those games that are to be kept into the result."""
    if work.save is Save.NONE:
        return
    rules, players = work.match.table.rules, work.match.players
    tallies = [
        (seed, points(rules, game)) for seed, game in zip(work.seeds, result.games, strict=True)
    ]
    for seed in seeds_to_keep(work.save, tallies):
        seats = work.match.team.seats(seed % work.match.team.seatings(players), players)
        result.records[seed] = replace(records[seed](), header=_header(seats)).dumps()


def _header(bots: Iterable[str]) -> Header:
    """That these bots sat at the table, ours with their version. Without a date: a seed makes the same record again."""
    players = []
    for name in bots:
        ours = name.partition(":")[0] in BUILTIN_BOTS
        players.append(PlayerInfo(PlayerKind.BOT, name, version("hanabi") if ours else ""))
    return Header(place="hanabi arena", players=tuple(players))


# With the core


def _play_in_core(work: Work) -> Result:
    match = work.match
    for name in match.team.bots:
        _try_once(name, match.table.rules, match.players)
    result = Result(match.key, work.start, [], 0.0, 0.0)
    cpu, wall = time.process_time(), time.perf_counter()
    records: dict[int, RecordMaker] = {}
    for seed in work.seeds:
        game = Game(match.table.rules, match.players, seed, first=work.first_seat(seed))
        bots = match.team.seats(seed % match.team.seatings(match.players), match.players)
        try:
            play_game(game, bots, seed)
            end = str(game.outcome.reason)[0] if game.outcome else FAILED
        except BrokenGame as broken:
            end = FAILED
            result.failures.append(GameFailure(seed, broken.bot, broken.reason))
        heights = "".join(map(str, game.fireworks))
        result.games.append(Played(end, heights, len(game.steps)))
        records[seed] = partial(Record.of, game, seat_names(bots))
    result.cpu, result.wall = time.process_time() - cpu, time.perf_counter() - wall
    _keep(work, result, records)
    return result


def play_game(game: Game, names: tuple[str, ...], seed: int) -> None:
    """Play to the end with a bot at every seat, or raise `BrokenGame`. The seed feeds the bots' own chance."""
    kinds, bots = _sit_down(names, seed)
    while game.outcome is None:
        seat = game.to_act
        try:
            choice = bots[seat].act(view_for(kinds[seat], game, seat))
            game.act(choice.action)
        except Exception as error:
            raise BrokenGame(names[seat], describe(error)) from error


def _sit_down(names: tuple[str, ...], seed: int) -> tuple[list[BotKind], list[Bot]]:
    kinds, bots = [], []
    for seat, name in enumerate(names):
        try:
            kinds.append(find_bot(name))
            bots.append(make_bot(name, seed * MOST_PLAYERS + seat, seat=seat, team=names))
        except Exception as error:
            raise BrokenGame(name, describe(error)) from error
    return kinds, bots


@cache
def _try_once(name: str, rules: Rules, players: int) -> None:
    """Let a bot load and compile what it needs before the clock runs. If it fails, it will fail in a game."""
    game = Game(rules, players, 0)
    try:
        make_bot(name).act(view_for(find_bot(name), game, game.to_act))
    except Exception:
        return
