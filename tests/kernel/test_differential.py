"""The kernel is the core: after every step of random play they agree on state, legal actions, score and end."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from differential import Pair
from hanabi import Action, Game, Reason, Rules
from sizes import sized
from worlds import (
    HARDLY_NAMED,
    PRINTED,
    SEEDS_WITHOUT_A_CLUE,
    house_rules_values,
    play_out,
)

STEPS = sized(40_000, 1_000_000)
"""In all, over the printed rules."""

TABLES = [
    (i, players) for i, rules in enumerate(PRINTED) for players in range(2, rules.most_players + 1)
]


@pytest.mark.parametrize(("number", "players"), TABLES)
def test_every_printed_table_plays_as_in_the_core(number: int, players: int) -> None:
    pair = Pair(PRINTED[number], players)
    chance = random.Random(number * 10 + players)
    while pair.steps < STEPS / len(TABLES):
        pair.start(chance.randrange(2**53), chance.randrange(players))
        pair.play(chance, chance.choice([0.0, 0.9, 1.0]))


@given(house_rules_values(), st.data())
def test_house_rules_play_as_in_the_core(rules: Rules, data: st.DataObject) -> None:
    players = data.draw(st.integers(2, rules.most_players))
    pair = Pair(rules, players)
    for skill in (0.0, 0.9, 1.0, 1.0):
        chance = random.Random(data.draw(st.integers(0, 10**6)))
        pair.start(data.draw(st.integers(0, 2**53 - 1)), data.draw(st.integers(0, players - 1)))
        pair.play(chance, skill)


def test_whoever_has_no_card_and_no_clue_to_give_ends_the_game_as_in_the_core() -> None:
    pair = Pair(HARDLY_NAMED, 3)
    for seed in SEEDS_WITHOUT_A_CLUE:
        game, chance = Game(HARDLY_NAMED, 3, seed), random.Random(seed)
        play_out(game, chance, 0.8)
        pair.start(seed, 0)
        for step in game.steps:
            assert isinstance(step, Action)
            pair.act(step)
        assert pair.game.outcome == game.outcome
        assert game.outcome is not None
        assert game.outcome.reason is Reason.DEADLOCK
