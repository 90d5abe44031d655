"""What is remembered of rules is bounded, however many rules players make up."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hanabi.core import Game, Rules, Suit
from hanabi.core.memory import MEMORY, MOST_KEPT, MOST_RULES, Memory
from hanabi.core.tables import tables_of
from hanabi.core.view_json import view_to_plain
from hanabi.server.short_writing import short_of


def house_rules(number: int) -> Rules:
    return Rules(suits=tuple(Suit(f"suit-{number}-{place}") for place in range(8)))


class Owner:
    def __init__(self) -> None:
        self.known: dict[int, int] = {}

    def lookups(self) -> Sequence[dict[Any, Any]]:
        return (self.known,)


def test_all_look_ups_together_hold_no_more_than_the_bound() -> None:
    memory, owners = Memory(100), [Owner() for _ in range(7)]
    for owner in owners:
        memory.watch(owner)
    for number in range(1000):
        memory.make_room()
        owners[number % 7].known[number] = number
        assert len(memory) == sum(len(owner.known) for owner in owners) <= 100
    assert owners[999 % 7].known[999] == 999


def test_look_ups_of_owners_that_are_gone_are_not_kept() -> None:
    memory = Memory(100)
    memory.watch(Owner())
    assert len(memory) == 0
    assert len(memory._owners) == 0


def test_many_rules_that_players_made_up_are_remembered_within_the_bound() -> None:
    rng, most = Random(0), 0
    for number in range(MOST_RULES + 12):
        rules = house_rules(number)
        tables, short = tables_of(rules), short_of(rules)
        for _ in range(200):
            known = tables.knowledge(1 << rng.randrange(26), rng.getrandbits(40))
            short.faces(known.possible)
            short.faces(known.believed)
        most = max(most, len(MEMORY))
    assert MOST_KEPT / 2 < most <= MOST_KEPT
    assert tables_of.cache_info().currsize == MOST_RULES


def test_a_game_goes_on_the_same_when_everything_was_forgotten() -> None:
    told = []
    for forgets in (False, True):
        game, views = Game(house_rules(0), 3, seed=1), []
        rng = Random(2)
        while game.outcome is None:
            if forgets:
                for _ in range(MOST_KEPT // 100):
                    MEMORY.make_room()
            game.act(rng.choice(game.view(game.to_act).legal_actions))
            views.append([view_to_plain(game.view(seat), whole=False) for seat in range(3)])
        told.append(views)
    assert told[0] == told[1]
