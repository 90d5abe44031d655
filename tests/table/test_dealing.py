"""The deal of a table: whose it is to begin, and that a deal drawn elsewhere is one for the table as it is set now."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanabi.core import Deal, edition
from hanabi.table import dealing, facts, seating
from hanabi.table.dealing import CHANCE, Draw
from hanabi.table.settings import CommandRefused, RulesChoice, Settings
from hanabi.table.table import Table


def table_of_two(settings: Settings) -> Table:
    table = Table("here")
    table.apply(facts.Opened("party", settings))
    for name in ("Ann", "Bo"):
        table.apply(seating.sit_down(table, name, f"key of {name}"))
    return table


def draw_for(table: Table) -> Draw:
    first = dealing.draw_first(table)
    return Draw(table.rules, len(table.chairs), first, Deal.drawn(table.rules, CHANCE))


def test_a_deal_that_was_drawn_is_dealt_as_it_is() -> None:
    table = table_of_two(
        Settings(RulesChoice("show", ("flamboyants",)), seats=2, winnable=True, first=1)
    )
    drawn = draw_for(table)
    (fact,) = dealing.deal(table, 0, "today", drawn)
    table.apply(fact)
    assert table.game is not None
    assert (table.game.deal.deck, table.game.deal.tiles) == (drawn.deal.deck, drawn.deal.tiles)
    assert (table.game.deal.seed, table.game.to_act) == (drawn.deal.seed, 1)


def test_a_table_that_wants_winnable_deals_takes_no_other() -> None:
    table = table_of_two(Settings(seats=2, winnable=True))
    with pytest.raises(CommandRefused, match="set anew"):
        dealing.deal(table, 0)


def test_a_deal_for_a_table_that_was_set_otherwise_is_refused() -> None:
    table = table_of_two(Settings(seats=2, winnable=True, first=0))
    drawn = draw_for(table)
    others = (
        replace(drawn, rules=edition("swedish")),
        replace(drawn, players=3),
        replace(drawn, first=1),
    )
    for other in others:
        with pytest.raises(CommandRefused, match="set anew"):
            dealing.deal(table, 0, drawn=other)
    assert dealing.deal(table, 0, drawn=drawn)


def test_only_the_host_deals_and_only_once() -> None:
    table = table_of_two(Settings(seats=2))
    with pytest.raises(CommandRefused) as refused:
        dealing.check_deal(table, 1)
    assert refused.value.code == "not-host"
    table.apply(dealing.deal(table, 0)[0])
    with pytest.raises(CommandRefused):
        dealing.check_deal(table, 0)
