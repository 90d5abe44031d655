"""What an arena is to play: teams, tables, numbers of players, and the seeds of the deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from hanabi.arena.teams import Team, parse_team
from hanabi.core import BadRecord, BadSetup, HanabiError, Rules, edition
from hanabi.core.codec import rules_from_plain, rules_to_plain
from hanabi.core.editions import printed_rules
from hanabi.core.json_reader import Node
from hanabi.core.shuffle import SEEDS, check_seed

ALL = "all"
"""The name that stands for every printed table."""


class ArenaError(HanabiError):
    """A run cannot be started, gone on with or finished; the reason in words."""


class First(StrEnum):
    """Who begins."""

    FIXED = "fixed"
    """Seat 0, as in the figures that others publish."""

    ROTATED = "rotated"
    """Every seat in turn, and at each of them a guest in every place: seat (seed // players) % players."""


class Save(StrEnum):
    """Which games are kept as records."""

    NONE = "none"
    WORST = "worst"
    BEST = "best"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Table:
    """Rules with the name they have in reports."""

    name: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class Match:
    """A team at a table: game i is dealt from the plan's seed + i, whichever team plays it."""

    team: Team
    table: Table
    players: int
    games: int

    @property
    def key(self) -> str:
        """Its name within the run."""
        return f"{self.team} {self.table.name} {self.players}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides which games are played, and how."""

    matches: tuple[Match, ...]
    seed: int = 0
    first: First = First.FIXED
    save: Save = Save.NONE
    skipped: tuple[str, ...] = ()
    """Matches that were asked for and are not possible, each in a sentence."""

    def __post_init__(self) -> None:
        check_seed(self.seed)
        most = max((match.games for match in self.matches), default=0)
        if self.seed + most > SEEDS:
            raise BadSetup(f"seed: {self.seed} leaves no room for {most} games below {SEEDS}")

    @property
    def games(self) -> int:
        return sum(match.games for match in self.matches)

    def to_plain(self) -> dict[str, Any]:
        tables = {match.table.name: match.table.rules for match in self.matches}
        return {
            "tables": {name: rules_to_plain(rules) for name, rules in tables.items()},
            "matches": [
                [str(match.team), match.table.name, match.players, match.games]
                for match in self.matches
            ],
            "seed": self.seed,
            "first": str(self.first),
            "save": str(self.save),
            "skipped": list(self.skipped),
        }

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Plan:
        """The plan that `to_plain` wrote down, or `BadSetup`."""
        try:
            tables = {
                name: Table(name, rules_from_plain(Node(rules, f"tables.{name}")))
                for name, rules in plain["tables"].items()
            }
            matches = tuple(
                Match(parse_team(team), tables[name], int(players), int(games))
                for team, name, players, games in plain["matches"]
            )
            return cls(
                matches,
                int(plain["seed"]),
                First(plain["first"]),
                Save(plain["save"]),
                tuple(plain["skipped"]),
            )
        except (KeyError, TypeError, AttributeError, BadRecord) as error:
            raise BadSetup(f"not a plan of an arena: {error}") from error


def make_plan(
    teams: Sequence[Team | str],
    tables: Sequence[Table | str] = ("cocktail",),
    players: Sequence[int] = (2, 3, 4, 5),
    games: int = 1000,
    *,
    seed: int = 0,
    first: First | str = First.FIXED,
    save: Save | str = Save.NONE,
    cross: bool = False,
) -> Plan:
    """Every team at every table with every number of players; `cross` adds every bot as a guest of every other."""
    if games < 1:
        raise BadSetup(f"games: {games} is not possible; at least 1")
    if not teams:
        raise BadSetup("an arena needs at least one bot")
    line_up = [parse_team(team) if isinstance(team, str) else team for team in teams]
    if cross:
        line_up += guests(line_up)
    possible, skipped = pair_up(
        line_up,
        [table for entry in tables for table in _tables(entry)],
        players,
    )
    matches = tuple(Match(*setting, games) for setting in possible)
    return Plan(matches, seed, First(first), Save(save), skipped)


def guests(teams: Iterable[Team]) -> list[Team]:
    """Each bot among the bots of each other team. Only teams of one bot can be crossed."""
    hosts = list(dict.fromkeys(teams))
    for team in hosts:
        if len(team.bots) > 1:
            raise BadSetup(f"cross: {team} is a mixed team already; name single bots")
    if len(hosts) < 2:  # noqa: PLR2004  # a host and a guest
        raise BadSetup("cross: at least two bots are needed")
    return [
        Team(host.hosts, guest.hosts[0]) for host in hosts for guest in hosts if guest is not host
    ]


def pair_up(
    teams: Iterable[Team], tables: Iterable[Table], players: Iterable[int]
) -> tuple[list[tuple[Team, Table, int]], tuple[str, ...]]:
    """Everything that can be played of what was asked for, each once, and what cannot."""
    teams, players = list(dict.fromkeys(teams)), list(dict.fromkeys(players))
    possible: list[tuple[Team, Table, int]] = []
    skipped: dict[str, None] = {}
    for table in dict.fromkeys(tables):
        for number in players:
            table.rules.hand_size(number)
            for team in teams:
                if number > team.most_players:
                    skipped[
                        f"{team}: not with {number} players, its most are {team.most_players}"
                    ] = None
                else:
                    possible.append((team, table, number))
    if not possible:
        raise BadSetup(f"nothing can be played: {'; '.join(skipped) or 'no players are named'}")
    return possible, tuple(skipped)


def parse_tables(text: str) -> list[Table]:
    """`show`, `show+black-powder+flamboyants`, or `all` for every printed table."""
    if text == ALL:
        return [
            Table("+".join((key, *add_ons)), rules)
            for rules, (key, add_ons) in printed_rules().items()
        ]
    name, *add_ons = text.split("+")
    rules = edition(name, *add_ons)
    key, printed = printed_rules()[rules]
    return [Table("+".join((key, *printed)), rules)]


def _tables(entry: Table | str) -> list[Table]:
    return parse_tables(entry) if isinstance(entry, str) else [entry]
