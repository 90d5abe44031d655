"""What an arena is to play: teams of bots, tables, numbers of players, and the seeds of the deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from hanabi.bots import all_bots, find_bot
from hanabi.core import BadRecord, BadSetup, HanabiError, Rules, edition
from hanabi.core.codec import rules_from_plain, rules_to_plain
from hanabi.core.editions import printed_rules
from hanabi.core.json_reader import Node
from hanabi.core.shuffle import SEEDS, exact_seed

# Teams


SEATED_IN_TURN = ","
GUEST = "+"


@dataclass(frozen=True, slots=True)
class Team:
    """The bots of a table: `hosts` sit down in turn until every seat is taken, and a guest takes the seat of one."""

    hosts: tuple[str, ...]
    guest: str | None = None

    def __str__(self) -> str:
        hosts = SEATED_IN_TURN.join(self.hosts)
        return hosts if self.guest is None else f"{hosts}{GUEST}{self.guest}"

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot of the team once."""
        return tuple(dict.fromkeys((*self.hosts, *([] if self.guest is None else [self.guest]))))

    def seatings(self, players: int) -> int:
        """How many ways of sitting down take turns: game `seed` has the way `seed` modulo this number."""
        return 1 if self.guest is None else players

    def seats(self, seating: int, players: int) -> tuple[str, ...]:
        """The bot of every seat. The guest sits in seat `seating`, so that it visits every place equally often."""
        hosts = [self.hosts[seat % len(self.hosts)] for seat in range(players)]
        if self.guest is not None:
            hosts[seating] = self.guest
        return tuple(hosts)

    @property
    def most_players(self) -> int:
        """The most players that all its bots can play with."""
        return min(find_bot(name).most_players for name in self.bots)

    def refusal(self, rules: Rules, players: int) -> str | None:
        """Why one of its bots cannot play at this table; None where they all can."""
        reasons = (find_bot(name).refusal(rules, players) for name in self.bots)
        return next((reason for reason in reasons if reason is not None), None)


def parse_team(text: str) -> Team:
    """`hat`, or `hat,steady` seated in turn, or `hat+random`: one random among hats. Unknown bots are refused."""
    if text in all_bots():
        team = Team((text,))
    else:
        hosts, plus, guest = text.partition(GUEST)
        team = Team(tuple(hosts.split(SEATED_IN_TURN)), guest if plus else None)
    if "" in team.bots:
        raise BadSetup(
            f"team {text!r}: a bot is missing; a team is written like hat, hat,steady or hat+steady"
        )
    for name in team.bots:
        find_bot(name)
    return team


# Plans


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
class NamedRules:
    """Rules with the name they have in reports."""

    name: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class Match:
    """A team at a table: game i is dealt from the plan's seed + i, whichever team plays it."""

    team: Team
    table: NamedRules
    players: int
    games: int

    @property
    def key(self) -> str:
        """Its name within the run."""
        return f"{self.team} {self.table.name} {self.players}"


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """Everything that decides which games are played, and how."""

    matches: tuple[Match, ...]
    seed: int = 0
    first: First = First.FIXED
    save: Save = Save.NONE
    skipped: tuple[str, ...] = ()
    """Matches that were asked for and are not possible, each in a sentence."""

    def __post_init__(self) -> None:
        exact_seed(self.seed)
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
    def from_plain(cls, plain: dict[str, Any]) -> ArenaPlan:
        """The plan that `to_plain` wrote down, or `BadSetup`."""
        try:
            tables = {
                name: NamedRules(name, rules_from_plain(Node(rules, f"tables.{name}")))
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
    tables: Sequence[NamedRules | str] = ("cocktail",),
    players: Sequence[int] = (2, 3, 4, 5),
    games: int = 1000,
    *,
    seed: int = 0,
    first: First | str = First.FIXED,
    save: Save | str = Save.NONE,
    cross: bool = False,
) -> ArenaPlan:
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
    return ArenaPlan(matches, seed, First(first), Save(save), skipped)


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
    teams: Iterable[Team], tables: Iterable[NamedRules], players: Iterable[int]
) -> tuple[list[tuple[Team, NamedRules, int]], tuple[str, ...]]:
    """Everything that can be played of what was asked for, each once, and what cannot."""
    teams, players = list(dict.fromkeys(teams)), list(dict.fromkeys(players))
    possible: list[tuple[Team, NamedRules, int]] = []
    skipped: dict[str, None] = {}
    for table in dict.fromkeys(tables):
        for number in players:
            table.rules.hand_size(number)
            for team in teams:
                if number < len(team.hosts):
                    raise BadSetup(
                        f"team {team}: with {number} players there is no seat for "
                        f"{', '.join(team.hosts[number:])}; name players from {len(team.hosts)} on"
                    )
                if number > team.most_players:
                    skipped[
                        f"{team}: not with {number} players, its most are {team.most_players}"
                    ] = None
                elif (reason := team.refusal(table.rules, number)) is not None:
                    skipped[f"{team}: not {table.name} with {number} players, {reason}"] = None
                else:
                    possible.append((team, table, number))
    if not possible:
        raise BadSetup(f"nothing can be played: {'; '.join(skipped) or 'no players are named'}")
    return possible, tuple(skipped)


def parse_tables(text: str) -> list[NamedRules]:
    """`show`, `show+black-powder+flamboyants`, or `all` for every printed table."""
    if text == ALL:
        return [
            NamedRules("+".join((key, *add_ons)), rules)
            for rules, (key, add_ons) in printed_rules().items()
        ]
    rules = edition(text)
    key, printed = printed_rules()[rules]
    return [NamedRules("+".join((key, *printed)), rules)]


def _tables(entry: NamedRules | str) -> list[NamedRules]:
    return parse_tables(entry) if isinstance(entry, str) else [entry]
