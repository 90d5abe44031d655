"""How often somebody at a table may wish for what changes nothing of the game: all of it is kept, and told to everybody."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from hanabi import Play
from hanabi.table import decisions, facts, seating
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.table import Table


def dealt_table() -> Table:
    table = Table("dealt")
    table.apply(facts.Opened("", Settings(seats=2)))
    for seat, name in enumerate(("Ann", "Bo")):
        table.apply(facts.SatDown(seat, name, f"k{seat}"))
    table.apply(facts.Dealt(0, 4, tuple(table.names), (None, None)))
    return table


def happen(table: Table, wish: Sequence[facts.Fact]) -> None:
    for fact in wish:
        table.apply(fact)


def sort(table: Table, seat: int) -> None:
    assert table.game is not None
    happen(table, decisions.rearrange(table, seat, table.game.hands[seat][::-1]))


def test_a_hand_is_sorted_so_often_between_two_moves_and_so_often_in_a_game() -> None:
    table = dealt_table()
    chance = random.Random(3)
    done = 0
    while done < decisions.MOST_SORTED:
        for _ in range(decisions.MOST_SORTED_A_TURN):
            sort(table, 0)
            done += 1
        with pytest.raises(CommandRefused) as refused:
            sort(table, 0)
        assert refused.value.code == "sorted-enough"
        sort(table, 1)
        assert table.game is not None
        harmless = [one for one in table.game.legal_actions() if not isinstance(one, Play)]
        happen(table, decisions.act(table, table.game.to_act, chance.choice(harmless)))
    with pytest.raises(CommandRefused) as refused:
        sort(table, 0)
    assert refused.value.code == "sorted-too-often"


def test_a_seat_votes_so_often() -> None:
    table = dealt_table()
    for number in range(decisions.MOST_VOTES):
        happen(table, decisions.vote_end(table, 0, agree=number % 2 == 0))
    with pytest.raises(CommandRefused) as refused:
        decisions.vote_end(table, 0, agree=True)
    assert refused.value.code == "too-many-votes"
    with pytest.raises(CommandRefused) as refused:
        decisions.vote_replace(table, 0, 1, (), agree=True)
    assert refused.value.code == "too-many-votes"
    assert decisions.vote_end(table, 1, agree=True)


def test_a_table_that_is_set_anew_and_anew_is_worn_out_before_the_start() -> None:
    table = Table("worn")
    table.apply(facts.Opened("party", Settings(seats=2)))
    table.apply(seating.sit_down(table, "Ann", "a"))
    for number in range(seating.MOST_FACTS - 2):
        settings = replace(table.settings, public=number % 2 == 0)
        happen(table, seating.change(table, 0, settings))
    with pytest.raises(CommandRefused) as refused:
        seating.change(table, 0, table.settings)
    assert refused.value.code == "worn-out"
    with pytest.raises(CommandRefused) as refused:
        seating.sit_down(table, "Bo", "b")
    assert refused.value.code == "worn-out"
