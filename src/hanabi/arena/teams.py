"""Teams: which bot sits where."""

from __future__ import annotations

from dataclasses import dataclass

from hanabi.bots import all_bots, find_bot
from hanabi.core import BadSetup

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
