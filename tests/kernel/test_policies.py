"""Policies: they are given nothing that their seat may not know, and play as their names say."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from differential import Expected
from hanabi import Game, edition
from hanabi.bots import SteadyBot
from hanabi.kernel import BadBatch, Batch
from hanabi.kernel import table as T
from hanabi.kernel.compiling import njit
from hanabi.kernel.policies import POLICIES, policy
from hanabi.kernel.scalar import row as R
from hanabi.kernel.scalar.seat_view import see
from worlds import running_games, with_other_secrets

BASE = edition("cocktail")


@njit  # type: ignore[untyped-decorator]  # as all of Numba's
def copy_seen(t: Any, rows: Any, g: Any, seat: Any, seen: Any) -> None:
    see(t, rows, g, seat, seen, g)


@policy
def greedy(t: Any, seen: Any, legal_actions: Any, i: Any, chance: Any) -> Any:
    """Plays the oldest card: a policy as a user would write it."""
    return t[T.PLAY] + 0 * (chance + seen[i, 0] + legal_actions[i, 0])


@given(running_games(), st.integers(0, 999), st.integers(-(2**63), 2**63 - 1))
def test_policies_act_the_same_whatever_lies_where_they_cannot_look(
    game: Game, number: int, chance: int
) -> None:
    if game.outcome is not None:
        return
    seat = game.to_act
    twin = with_other_secrets(game, seat, random.Random(number))
    if twin is None:
        return
    batch = Batch(game.rules, game.players, 2, auto_reset=False)
    batch.load(0, game)
    batch.load(1, twin)
    table, legal = batch.plan.table, batch.legal.view(np.int64)
    seen = np.full((2, batch.plan[T.SEEN_WORDS]), -1)
    for g in range(2):
        copy_seen(table, batch.rows, g, seat, seen)
    assert (seen[0] == seen[1]).all()
    for act in POLICIES.values():
        assert act(table, seen, legal, 0, chance) == act(table, seen, legal, 1, chance)


@given(running_games())
def test_a_seen_row_has_no_own_face_no_deck_and_no_tile_to_come(game: Game) -> None:
    batch = Batch(game.rules, game.players, 1, auto_reset=False)
    batch.load(0, game)
    plan, expected = batch.plan, Expected(batch.plan)
    for seat in range(game.players):
        seen = np.full((1, plan[T.SEEN_WORDS]), -1)
        copy_seen(plan.table, batch.rows, 0, seat, seen)
        row = seen[0].tolist()
        assert row[R.SEED] == row[R.STREAM] == 0
        found, true = expected.found(row), expected.row(game)
        own, touching = found["hands"].pop(seat)
        held, _ = true["hands"].pop(seat)
        assert [face for face, _ in own] == [R.NO_FACE] * len(held)
        assert [known for _, known in own] == [known for _, known in held]
        rules = game.rules
        assert touching == sum(
            rules.may_miss(clue) << number for number, clue in enumerate(rules.clues)
        )
        assert found == true
        if plan[T.TILES]:
            assert row[plan[T.AT_TILES]] >> T.TILE_BITS * len(game.revealed_tiles) == 0


@pytest.mark.parametrize("players", [2, 5])
def test_a_rollout_of_steady_plays_the_games_of_the_steady_bot(players: int) -> None:
    batch = Batch(BASE, players, 4, seed=50, auto_reset=False)
    tally = batch.rollout("steady", 150)
    assert tally.games == 4
    assert tally.points == batch.scores.sum()
    for i in range(4):
        game = Game(BASE, players, 50 + i)
        bots = [SteadyBot() for _ in range(players)]
        while game.outcome is None:
            game.act(bots[game.to_act].act(game.view(game.to_act)).action)
        assert batch.game(i) == game


def test_random_play_is_fair_and_can_be_repeated() -> None:
    one, other = (Batch(BASE, 3, 2000, auto_reset=False) for _ in range(2))
    one.rollout("random", 1, noise=4)
    other.rollout(["random"] * 3, 1, noise=4)
    assert (one.rows == other.rows).all()
    seen: dict[int, int] = {}
    for i in range(2000):
        game = one.game(i)
        before = Game(BASE, 3, i)
        place = before.legal_actions().index(game.steps[0])
        share = len(before.legal_actions())
        seen[place * 10 // share] = seen.get(place * 10 // share, 0) + 1
    assert sorted(seen) == list(range(10))
    assert min(seen.values()) > 120  # of 200 expected


@policy
def discarder(t: Any, seen: Any, legal_actions: Any, i: Any, chance: Any) -> Any:
    """Discards, legal or not."""
    return 0 * (t[0] + seen[i, 0] + legal_actions[i, 0] + chance)


@policy
def madman(t: Any, seen: Any, legal_actions: Any, i: Any, chance: Any) -> Any:
    return t[T.ACTIONS] + (chance + seen[i, 0] + legal_actions[i, 0]) % 1000000


def test_an_illegal_choice_is_refused_and_not_carried_out() -> None:
    for wrong in (discarder, madman):
        batch = Batch(BASE, 2, 3, auto_reset=False)
        before = batch.rows.copy()
        with pytest.raises(BadBatch, match="policies: one chose an illegal action in game 0"):
            batch.rollout(wrong, 5)
        assert (batch.rows == before).all()
    with pytest.raises(BadBatch, match=r"was not made with hanabi\.kernel\.policies\.policy"):
        batch.rollout(lambda *_: 0, 5)


@pytest.mark.parametrize("name", list(POLICIES))
def test_games_that_are_over_are_not_counted_again(name: str) -> None:
    batch = Batch(BASE, 2, 20, auto_reset=False)
    assert batch.rollout(name, 200).games == 20
    over = batch.rows.copy()
    assert batch.rollout(name, 200) == (0, 0)
    assert (batch.rows == over).all()


def test_everybody_can_write_a_policy_and_teams_can_be_mixed() -> None:
    batch = Batch(BASE, 2, 50, auto_reset=False)
    batch.rollout([greedy, "steady"], 6)
    for i in range(50):
        for number, action in enumerate(batch.record(i).steps):
            assert number % 2 or type(action).__name__ == "Play"
