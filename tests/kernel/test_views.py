"""A view as the kernel's numbers: its observation, its legal actions and its row are those of the kernel itself."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import njit

from hanabi import (
    BadSetup,
    Card,
    CardId,
    ColourClue,
    Decline,
    Discard,
    Game,
    GiveClue,
    IllegalAction,
    Play,
    Rules,
    Seat,
    SuitIndex,
    TakeBack,
    edition,
)
from hanabi.kernel import Batch, Plan
from hanabi.kernel import table as T
from hanabi.kernel.scalar.seat_view import see
from hanabi.kernel.views import row_of_view
from worlds import PRINTED, choose, player_counts, rearrange_sometimes, tables

TABLES = [(i, players) for i, rules in enumerate(PRINTED) for players in player_counts(rules)]

FLAMBOYANTS = edition("show", "flamboyants")


@njit
def look(t, rows, seat, seen):  # type: ignore[no-untyped-def]
    """What the kernel shows a policy at this seat."""
    see(t, rows, 0, seat, seen, 0)


def play_beside_the_core(rules: Rules, players: int, seed: int, skill: float) -> set[str]:
    """A game in core and kernel at once, compared at every moment. Returns what came up in it."""
    chance, met = random.Random(seed), set()
    first = chance.randrange(players)
    game = Game(rules, players, seed, first=first)
    batch = Batch(rules, players, 1, seed=seed, first=first, auto_reset=False, threads=1)
    while True:
        compare(game, batch)
        met.add("ended" if game.outcome else str(game.pending))
        if game.outcome is not None:
            return met
        if not game.steps or chance.random() < 0.1:
            met.add("rearranged")
            seat = chance.randrange(players)
            order = chance.sample(range(len(game.hands[seat])), len(game.hands[seat]))
            game.rearrange(seat, [game.hands[seat][slot] for slot in order])
            batch.rearrange(0, seat, order)
            compare(game, batch)
        action = choose(game, chance, skill)
        batch.step([batch.plan.index(game.view(game.to_act), action)])
        game.act(action)


def compare(game: Game, batch: Batch) -> None:
    """Everything that the views of all seats say against what the kernel shows them."""
    plan, acting = batch.plan, game.view(game.to_act)
    assert (plan.observation(acting) == batch.observations[0]).all()
    assert (plan.legal_mask(acting) == batch.legal[0]).all()
    for seat in range(game.players):
        view = game.view(seat)
        assert (plan.observation(view) == batch.observe(seat)[0]).all()
        assert plan.legal_mask(view).any() == (seat == game.to_act and game.outcome is None)
    legal = [index for index in range(plan.actions) if batch.unpacked_legal()[0, index]]
    actions = [plan.action(acting, index) for index in legal]
    assert set(actions) == set(acting.legal_actions)
    assert actions == [plan.action(game, index) for index in legal]
    assert legal == [plan.index(acting, action) for action in actions]


@pytest.mark.parametrize(("number", "players"), TABLES)
def test_a_view_is_observed_as_the_kernel_observes_it(number: int, players: int) -> None:
    met: set[str] = set()
    for skill in (0.0, 1.0):
        met |= play_beside_the_core(PRINTED[number], players, number * 10 + players, skill)
    assert {"None", "ended", "rearranged"} <= met


@given(tables(), st.data())
def test_a_view_of_any_house_rules_too(rules: Rules, data: st.DataObject) -> None:
    players = data.draw(st.integers(2, rules.most_players))
    skill = data.draw(st.sampled_from([0.0, 0.9, 1.0]))
    play_beside_the_core(rules, players, data.draw(st.integers(0, 2**53 - 1)), skill)


def test_bonus_tiles_of_every_kind_were_pending() -> None:
    met: set[str] = set()
    for seed in range(12):
        met |= play_beside_the_core(FLAMBOYANTS, 3, seed, 1.0)
    assert {"colour-clue", "value-clue", "reshuffle", "replay", "ended"} <= met


@pytest.mark.parametrize("rules", [PRINTED[0], edition("show", "flamboyants", "black-powder")])
def test_the_row_of_a_view_is_what_the_kernel_shows_a_policy(rules: Rules) -> None:
    chance, plan = random.Random(1), Plan(rules, 3)
    batch = Batch(rules, 3, 1, auto_reset=False)
    for seed in range(4):
        game = Game(rules, 3, seed)
        while game.outcome is None:
            rearrange_sometimes(game, chance)
            game.act(choose(game, chance, 0.97))
            batch.load(0, game)
            for seat in range(3):
                seen = np.zeros((1, plan[T.SEEN_WORDS]), np.int64)
                look(plan.table, batch.rows, seat, seen)
                shown = row_of_view(plan, game.view(seat))
                for holder, hand in enumerate(game.hands):  # what lies behind a hand is not read
                    first = plan[T.AT_KNOWN] + holder * plan[T.HAND]
                    seen[0, first + len(hand) : first + plan[T.HAND]] = 0
                assert seen.tolist() == shown.tolist()


def test_numbers_of_numpy_become_plain_actions() -> None:
    view = Game(edition("show", "black-powder"), 3, 1).view(0)
    plan = Plan(view.rules, 3)
    for index in range(plan.actions):
        if plan.legal_mask(view)[index // 64] >> np.uint64(index % 64) & np.uint64(1):
            action = plan.action(view, np.int64(index))  # type: ignore[arg-type]
            assert action in view.legal_actions
            assert "np." not in repr(action)


@pytest.mark.parametrize(
    ("action", "complaint"),
    [
        (Play(CardId(44)), "that card is not in the hand"),
        (Discard(CardId(7)), "that card is not in the hand"),
        (Play(CardId(0), SuitIndex(1)), "plays are not announced"),
        (GiveClue(Seat(0), ColourClue(SuitIndex(0))), "nobody may give a clue to themselves"),
        (GiveClue(Seat(1), ColourClue(SuitIndex(7))), "that clue may not be given"),
        (TakeBack(Card(SuitIndex(0), 1)), "no bonus tile"),
        (Decline(), "no bonus tile"),
    ],
)
def test_what_no_index_stands_for_is_refused(action: object, complaint: str) -> None:
    view = Game(PRINTED[0], 2, 1).view(0)
    with pytest.raises(IllegalAction, match=complaint):
        Plan(view.rules, 2).index(view, action)  # type: ignore[arg-type]


def test_a_view_of_another_table_is_refused() -> None:
    view = Game(PRINTED[0], 3, 1).view(0)
    for refused in (Plan(PRINTED[0], 2).observation, Plan(PRINTED[0], 2).legal_mask):
        with pytest.raises(BadSetup, match="view: its rules and number of players"):
            refused(view)
    with pytest.raises(IndexError, match="action 99: there are 0 to"):
        Plan(PRINTED[0], 3).action(view, 99)
