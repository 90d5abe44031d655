"""Batches: what `step` promises, what it refuses, and that neither threads nor auto-reset change a game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from differential import STATUS, Expected
from hanabi import BadSetup, Game, Rules, Strikeout, edition
from hanabi.core.shuffle import SEEDS
from hanabi.kernel import BadBatch, Batch, loops
from hanabi.kernel import table as T
from worlds import tables

BASE = edition("cocktail")


def first_legal(batch: Batch) -> Any:
    """The lowest legal action of each game, or −1."""
    legal = batch.unpacked_legal()
    return np.where(legal.any(axis=1), legal.argmax(axis=1), -1)


def everything(batch: Batch) -> list[Any]:
    arrays = (batch.rows, batch.legal, batch.observations, batch.rewards, batch.done, batch.seats)
    return [array.copy() for array in arrays]


def same(one: list[Any], other: list[Any]) -> bool:
    return all((a == b).all() for a, b in zip(one, other, strict=True))


@given(tables(), st.integers(0, SEEDS - 1), st.data())
def test_a_seed_deals_the_game_of_the_core(rules: Rules, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.integers(2, rules.most_players))
    batch = Batch(rules, players, 3, seed=seed)
    expected = Expected(batch.plan)
    for i in range(3):
        game = Game(rules, players, (seed + i) % SEEDS)
        assert expected.found(batch.rows[i].tolist()) == expected.row(game)


def test_a_game_that_ends_is_followed_by_the_next_seed() -> None:
    batch = Batch(BASE, 2, 4, seed=100)
    ended = 0
    for _ in range(200):
        before = batch.seeds.copy()
        batch.step(first_legal(batch))
        done = batch.done.astype(bool)
        ended += int(done.sum())
        assert (batch.seeds == before + 4 * done).all()
        for i in np.flatnonzero(done):
            expected = Expected(batch.plan)
            game = Game(BASE, 2, int(batch.seeds[i]))
            assert expected.found(batch.rows[i].tolist()) == expected.row(game)
    assert ended > 4


def test_without_auto_reset_a_game_that_is_over_takes_no_action() -> None:
    batch = Batch(BASE, 2, 5, auto_reset=False)
    while not batch.done.all():
        batch.step(first_legal(batch))
    assert not batch.legal.any()
    over = everything(batch)[:3]
    batch.step([-1] * 5)
    assert same(over, everything(batch)[:3])
    assert not batch.rewards.any()
    with pytest.raises(
        BadBatch, match=r"actions\[0\]: 3 is not possible, this game is over; only -1 is"
    ):
        batch.step([3] * 5)


@pytest.mark.parametrize("strikeout", list(Strikeout))
def test_the_rewards_of_a_game_add_up_to_its_score(strikeout: Strikeout) -> None:
    rules = Rules(strikeout=strikeout)
    batch = Batch(rules, 3, 300, auto_reset=False)
    earned = np.zeros(300, int)
    chance = np.random.default_rng(0)
    while not batch.done.all():
        legal = batch.unpacked_legal()
        batch.step(np.where(legal.any(1), (legal * chance.random(legal.shape)).argmax(1), -1))
        earned += batch.rewards
    assert (earned == batch.scores).all()
    assert (earned == 0).all() == (strikeout is Strikeout.ZERO)
    for i in range(0, 300, 25):
        outcome = batch.game(i).outcome
        assert outcome is not None
        assert outcome.score == earned[i]
        assert STATUS[outcome.reason] == batch.reasons[i]


def test_threads_change_nothing() -> None:
    one, two = (Batch(BASE, 3, 5000, threads=threads) for threads in (1, 2))
    for _ in range(5):
        actions = first_legal(one)
        one.step(actions)
        two.step(actions)
        assert one.rollout("random", 3, noise=7) == two.rollout("random", 3, noise=7)
    assert same(everything(one), everything(two))


def test_observations_of_any_seat_can_be_asked_for() -> None:
    batch = Batch(BASE, 4, 50)
    batch.rollout("random", 9)
    assert (batch.observe(batch.seats) == batch.observations).all()
    assert (batch.observe(2)[batch.seats == 2] == batch.observations[batch.seats == 2]).all()
    assert not (batch.observe(2) == batch.observations).all()


def test_observations_can_be_written_where_earlier_ones_were() -> None:
    batch = Batch(BASE, 3, 20)
    kept = batch.observe(1)
    before = kept.copy()
    batch.rollout("random", 7)
    again = batch.observe(1, out=kept)
    assert np.shares_memory(again, kept)
    assert (kept == batch.observe(1)).all()
    assert not (kept == before).all()
    with pytest.raises(BadBatch, match=r"out: an array of shape \(20, 15\) is needed"):
        batch.observe(1, out=batch.observations[:3])


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("games", [5, 3000])
def test_partners_are_what_the_others_observe(players: int, games: int) -> None:
    batch = Batch(BASE, players, games, partners=True, threads=2)
    plain = Batch(BASE, players, games)
    assert plain.partners.size == 0

    def expect_partners() -> None:
        rows = batch.partners.reshape(games, players - 1, -1)
        for offset in range(1, players):
            seats = (batch.seats + offset) % players
            assert (rows[:, offset - 1] == batch.observe(seats.astype(np.int64))).all()

    expect_partners()
    for policy in ("random", "steady"):
        batch.rollout(policy, 5)
        expect_partners()
        batch.step(first_legal(batch))
        expect_partners()
    batch.load(0, Game(BASE, players, 77))
    expect_partners()
    batch.reset(12)
    expect_partners()


def test_a_batch_on_the_processor_has_no_stream() -> None:
    with pytest.raises(BadBatch, match="stream: a batch on the processor has none"):
        Batch(BASE, 2, 1).use_stream(7)


@pytest.mark.parametrize("dtype", [np.uint8, np.float16, np.float32])
def test_bits_unpack_to_numbers(dtype: Any) -> None:
    batch = Batch(BASE, 2, 7)
    numbers = batch.unpacked(dtype)
    assert numbers.dtype == dtype
    assert numbers.shape == (7, 658)
    for i in range(658):
        bit = batch.observations[:, i // 64] >> np.uint64(i % 64) & np.uint64(1)
        assert (numbers[:, i] == bit).all()


def test_arrays_cross_by_dlpack_without_a_copy() -> None:
    batch = Batch(BASE, 2, 4)
    for array in (batch.observations, batch.legal, batch.rewards, batch.done, batch.seats):
        assert np.shares_memory(np.from_dlpack(array), array)


def test_a_million_base_games_with_packed_observations_fit_in_400_megabytes() -> None:
    batch = Batch(BASE, 2, 1000)
    engine = batch._engine
    arrays = (engine.rows, engine.mask, engine.observed, engine.results)
    assert sum(array.nbytes for array in arrays) * 1000 < 400e6


@pytest.mark.parametrize(
    ("actions", "complaint"),
    [
        ([0], r"actions: their shape is \(1,\), and \(3,\) is needed"),
        ([[0, 0, 0]], r"actions: their shape is \(1, 3\)"),
        ([0.0, 0.0, 0.0], "actions: their type is float64, and whole numbers are needed"),
        ([True, True, True], "actions: their type is bool"),
        ([5, 5, 20], r"actions\[2\]: 20 is not legal there; these are: 5, 6, "),
        ([5, -1, 5], r"actions\[1\]: -1 is not legal there"),
        ([5, 5, 2**40], r"actions\[2\]: 1099511627776 is not legal there"),
        ([0, 5, 5], r"actions\[0\]: 0 is not legal there"),
    ],
)
def test_bad_actions_are_refused_and_change_nothing(actions: Any, complaint: str) -> None:
    batch = Batch(BASE, 2, 3)
    before = everything(batch)
    with pytest.raises(BadBatch, match=complaint):
        batch.step(actions)
    assert same(before, everything(batch))


def test_arrays_of_every_make_are_taken_without_compiling_anew() -> None:
    batch = Batch(BASE, 2, 3)
    actions = np.array([[5, 6], [6, 7], [7, 8]])
    fixed = np.array([5, 6, 7])
    fixed.flags.writeable = False
    compiled = len(loops.step_games.signatures), len(loops.reset_games.signatures)
    rows = []
    for made in ([5, 6, 7], actions[:, 0], fixed, np.array([5, 6, 7], np.uint8), (5, 6, 7)):
        batch.reset(np.array([4, 5, 6], np.uint16), first=[0, 0, 0])
        batch.step(made)
        rows.append(batch.rows.copy())
    for row in rows[1:]:
        assert (row == rows[0]).all()
    Batch(BASE, 2, 1).step([5])
    assert compiled == (len(loops.step_games.signatures), len(loops.reset_games.signatures))


def test_bad_actions_are_refused_whichever_thread_would_have_met_them() -> None:
    batch = Batch(BASE, 2, 5000, threads=2)
    before = everything(batch)
    actions = np.full(5000, 5)
    actions[4321] = 0
    with pytest.raises(BadBatch, match=r"actions\[4321\]: 0 is not legal"):
        batch.step(actions)
    assert same(before, everything(batch))


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"games": 0}, "games: 0 is not possible; a whole number from 1 on is needed"),
        ({"games": 2.5}, r"games: 2.5 is not possible"),
        ({"players": "2"}, "players: '2' is not possible"),
        ({"threads": 0}, "threads: 0 is not possible"),
        ({"device": "tpu"}, "device: 'tpu' is none; there are: cpu, cuda"),
        ({"seed": -1}, "seeds: whole numbers from 0 to 9007199254740991 are possible"),
        ({"seed": SEEDS}, "seeds: whole numbers from 0"),
        ({"first": 2}, "first: whole numbers from 0 to 1 are possible"),
    ],
)
def test_impossible_batches_are_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadBatch, match=complaint):
        Batch(BASE, **{"players": 2, "games": 3, **options})


def test_too_many_players_are_refused_as_in_the_core() -> None:
    with pytest.raises(BadSetup, match="players: 6 cannot play here"):
        Batch(BASE, 6, 1)


def test_other_bad_input_is_refused() -> None:
    batch = Batch(BASE, 2, 3)
    before = everything(batch)
    with pytest.raises(BadBatch, match="seeds: a whole number is needed, or 3 of them"):
        batch.reset([1, 2])
    with pytest.raises(BadBatch, match="seats: whole numbers from 0 to 1 are possible"):
        batch.observe(2)
    with pytest.raises(BadBatch, match="steps: 0 is not possible"):
        batch.rollout("random", 0)
    with pytest.raises(BadBatch, match="policies: 'clever' is none; there are: random, steady"):
        batch.rollout("clever", 1)
    with pytest.raises(BadBatch, match="policies: there are 3, and 2 seats need one each"):
        batch.rollout(["random"] * 3, 1)
    box = np.repeat(np.arange(25), [3, 2, 2, 2, 1] * 5)
    with pytest.raises(BadBatch, match=r"decks\[1\]: its cards are not those of the rules"):
        batch.deal([box, np.where(box == 24, 23, box), box])
    with pytest.raises(BadBatch, match="decks: whole numbers of shape"):
        batch.deal([[1, 2, 3]])
    assert same(before, everything(batch))


def test_the_largest_tables_fit_their_rows() -> None:
    """Eight suits of nine copies each, and as many cards in hand as can be dealt."""
    from hanabi import Suit

    suits = tuple(Suit(f"suit-{letter}", copies=(9, 9, 9, 9, 9)) for letter in "abcdefgh")
    rules = Rules(
        suits, hand_sizes=(180, 120, 90, 72, 60), announced_plays=True, clue_tokens=99, strikes=99
    )
    for players in range(2, 7):
        batch = Batch(rules, players, 2, auto_reset=False)
        batch.rollout("random", 60)
        game = batch.game(0)
        expected = Expected(batch.plan)
        assert expected.found(batch.rows[0].tolist()) == expected.row(game)
        words = batch.legal[0].tolist()
        assert sum(word << 64 * i for i, word in enumerate(words)) == expected.legal(game)
    assert batch.plan[T.ROW_WORDS] < 1000
