"""The compiled steady bot chooses what `SteadyBot` chooses, in every position of every table."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import njit

from hanabi import Action, Game, Rules, Scoring, Suit
from hanabi.bots import SteadyBot
from hanabi.core.codec import rules_to_plain
from hanabi.kernel import table as T
from hanabi.kernel.cpu import CpuEngine
from hanabi.kernel.plan import Plan
from hanabi.kernel.scalar.legal import legal
from hanabi.kernel.scalar.row import TO_ACT, status
from hanabi.kernel.scalar.seat_view import see
from hanabi.kernel.scalar.steady_twin import steady
from worlds import PRINTED, choose, player_counts, tables


@njit
def decide(t, rows, seen, mask):  # type: ignore[no-untyped-def]
    """What the compiled bot does next."""
    see(t, rows, 0, status(rows, 0, TO_ACT), seen, 0)
    legal(t, rows, 0, mask, 0)
    return steady(t, seen, mask, 0, 0)


class Twins:
    """A game of the core and the same game as a row of the kernel."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        first = seed % players
        self.game = Game(rules, players, seed, first=first)
        self.plan = Plan(rules, players)
        self._engine = CpuEngine(self.plan, 1, observe=False, threads=1)
        self._seen, self._mask = (
            np.zeros((1, self.plan[size]), np.int64) for size in (T.SEEN_WORDS, T.MASK_WORDS)
        )
        self._engine.reset(np.array([seed]), np.array([first]))

    def act(self, action: Action) -> None:
        self._engine.step(np.array([self.plan.index(self.game, action)]), 0, checked=False)
        self.game.act(action)

    def agreed_action(self) -> Action:
        """What both bots do next."""
        action = SteadyBot().act(self.game.view(self.game.to_act)).action
        choice = int(decide(self.plan.table, self._engine.rows, self._seen, self._mask))
        assert self.plan.action(self.game, choice) == action
        return action


def play(rules: Rules, players: int, seed: int, *, wild: float = 0.0) -> None:
    """A game in which everybody follows the bot, but for random moves now and then."""
    twins, chance = Twins(rules, players, seed), random.Random(seed)
    while twins.game.outcome is None:
        action = twins.agreed_action()
        if chance.random() < wild:
            action = choose(twins.game, chance, skill=0.5)
        twins.act(action)


@pytest.mark.parametrize("rules", PRINTED, ids=lambda rules: str(rules_to_plain(rules)))
def test_both_choose_alike_at_every_printed_table(rules: Rules) -> None:
    for players in player_counts(rules):
        play(rules, players, seed=players)


@settings(max_examples=40, deadline=None)
@given(tables(), st.integers(0, 2**53 - 1), st.sampled_from([0.0, 0.2, 0.6]))
def test_both_choose_alike_at_any_table_whatever_the_others_do(
    rules: Rules, seed: int, wild: float
) -> None:
    play(rules, 2 + seed % (rules.most_players - 1), seed, wild=wild)


def test_both_choose_alike_at_the_largest_table() -> None:
    suits = [Suit(f"suit-{letter}", copies=(9,) * 5) for letter in "abcdef"]
    suits += [Suit("down", descending=True), Suit("dark", scoring=Scoring.PENALTY)]
    rules = Rules(tuple(suits), hand_sizes=(20, 15, 12, 10, 9))
    play(rules, 6, seed=1, wild=0.2)


def test_both_hold_back_in_the_last_round_when_the_next_strike_ends_the_show() -> None:
    for seed in range(6):
        play(Rules(strikes=1), 3, seed)
