"""The deal: drawn by chance, or drawn elsewhere for a table that plays only deals that can be won."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hanabi.core import Deal, Rules
from hanabi.table import facts
from hanabi.table.facts import Fact
from hanabi.table.seating import require_host, require_open
from hanabi.table.settings import CommandRefused
from hanabi.table.table import Table

CHANCE = random.SystemRandom()
"""The best chance the system has: no seed can be guessed from the first cards."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game of so many players by these rules, and who begins it."""

    rules: Rules
    players: int
    first: int

    def is_for(self, table: Table) -> bool:
        """Whether it is what this table, as it is set by now, would deal."""
        wanted = table.settings.first
        same = self.rules == table.rules and self.players == len(table.chairs)
        return same and wanted in {None, self.first}


@dataclass(frozen=True, slots=True)
class Draw(Wanted):
    """How the cards lie for it."""

    deal: Deal


def check_deal(table: Table, seat: int) -> None:
    """Refuse whoever may not begin the game, and a game that cannot begin."""
    require_open(table)
    require_host(table, seat)
    if table.free:
        raise CommandRefused("seats-free", "every seat has to be taken first")


def draw_first(table: Table) -> int:
    """Who begins."""
    first = table.settings.first
    return CHANCE.randrange(len(table.chairs)) if first is None else first


def deal(table: Table, seat: int, date: str = "", drawn: Draw | None = None) -> list[Fact]:
    """The deal that was drawn for this table; without one any deal, unless the table wants winnable ones."""
    check_deal(table, seat)
    if drawn is None and not table.settings.winnable:
        players, rules = len(table.chairs), table.rules
        drawn = Draw(rules, players, draw_first(table), Deal.drawn(rules, CHANCE))
    if drawn is None or not drawn.is_for(table):
        raise CommandRefused("late", "the table was set anew meanwhile; start again")
    return [
        facts.Dealt(
            first=drawn.first,
            seed=drawn.deal.seed,
            names=tuple(table.names),
            bots=tuple(table.bots),
            deck=drawn.deal.deck,
            tiles=drawn.deal.tiles,
            date=date,
        )
    ]
