"""Many games for learners: Gymnasium's conventions, the three array libraries, and refusals."""

from __future__ import annotations

import random
from typing import Any

import gymnasium.vector
import numpy as np
import pytest

from hanabi import BadSetup, Game, HanabiError, Rules, UnknownEdition, edition
from hanabi.envs.vector import OBSERVATIONS, VectorEnv
from hanabi.kernel import BadBatch, Batch
from worlds import PRINTED, choose, with_other_secrets

TABLES = [(rules, players) for rules in PRINTED for players in range(2, rules.most_players + 1)]


@pytest.fixture(params=["numpy", "torch", "jax"])
def backend(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    pytest.importorskip(name)
    return name


def seeds_of(env: VectorEnv) -> Any:
    return env.batch.seeds


def any_legal(info: dict[str, Any], chance: np.random.Generator) -> Any:
    """A random legal action for each game."""
    legal = np.asarray(info["legal"])
    return (legal * chance.random(legal.shape)).argmax(axis=1)


def flat(info: dict[str, Any], before: str = "") -> dict[str, Any]:
    """All arrays of an info as NumPy's, those in parts of it too; rows that are None are zeros."""
    found: dict[str, Any] = {}
    for name, value in info.items():
        if isinstance(value, dict):
            found |= flat(value, f"{before}{name}.")
            continue
        array = np.asarray(value)
        if array.dtype == object:
            one = next(row for row in array if row is not None)
            array = np.stack([np.zeros_like(one) if row is None else row for row in array])
        found[before + name] = array
    return found


def as_backend(backend: str, actions: Any) -> Any:
    if backend == "torch":
        return pytest.importorskip("torch").from_numpy(actions)
    if backend == "jax":
        return pytest.importorskip("jax.numpy").asarray(actions)
    return actions


# Gymnasium's conventions


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_what_comes_back_lies_in_the_spaces(observation: str) -> None:
    env = VectorEnv(7, players=3, observation=observation)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.num_envs == 7
    chance = np.random.default_rng(0)
    seen, info = env.reset(seed=0)
    for _ in range(100):
        assert env.observation_space.contains(seen)
        assert env.single_observation_space.contains(seen[3])
        actions = any_legal(info, chance)
        assert env.action_space.contains(actions)
        seen, rewards, terminations, truncations, info = env.step(actions)
        assert (rewards.dtype, rewards.shape) == (np.float32, (7,))
        assert (terminations.dtype, truncations.dtype) == (np.bool, np.bool)
        assert not truncations.any()
        assert info["legal"].shape == (7, env.single_action_space.n)  # type: ignore[attr-defined]
        assert info["legal"].any(axis=1).all()


def test_a_game_that_ends_is_followed_by_a_new_one_in_the_same_step() -> None:
    env = VectorEnv(5, history=True)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    chance = np.random.default_rng(1)
    _, info = env.reset(seed=100)
    totals, seeds, ended = np.zeros(5), seeds_of(env).copy(), 0
    for _ in range(300):
        seen, rewards, over, _, info = env.step(any_legal(info, chance))
        totals += rewards
        assert np.array_equal(info["final_score"][over], totals[over])
        assert not info["final_score"][~over].any()
        assert np.array_equal(info["_final_score"], over)
        assert np.array_equal(info["score"][~over], totals[~over])
        assert not info["score"][over].any()
        totals[over] = 0
        seeds[over] += 5
        assert np.array_equal(seeds_of(env), seeds)
        for i in np.flatnonzero(over):
            ended += 1
            fresh = VectorEnv(1)
            first, start = fresh.reset(seed=int(seeds[i]))
            assert np.array_equal(seen[i], first[0])
            assert np.array_equal(info["legal"][i], start["legal"][0])
    assert ended > 20


def test_games_are_those_of_the_core() -> None:
    env = VectorEnv(3, "show", 4, add_ons=["black-powder", "flamboyants"])
    _, info = env.reset(seed=8)
    games = [Game(env.plan.rules, 4, 8 + i, first=0) for i in range(3)]
    chance = random.Random(1)
    for _ in range(400):
        actions = [choose(game, chance, skill=0.95) for game in games]
        indices = [env.plan.index(*pair) for pair in zip(games, actions, strict=True)]
        scores = info["score"]
        _, rewards, over, _, info = env.step(indices)
        for i, game in enumerate(games):
            game.act(actions[i])
            assert (game.outcome is not None) == over[i]
            if game.outcome is not None:
                assert info["final_score"][i] == game.outcome.score == scores[i] + rewards[i]
                games[i] = Game(game.rules, 4, game.deal.seed + 3, first=0)
            assert info["seat"][i] == games[i].to_act
            assert info["score"][i] == games[i].tally


def test_equal_seeds_bring_equal_games() -> None:
    def run(env: VectorEnv, **options: Any) -> list[Any]:
        chance = np.random.default_rng(2)
        seen, info = env.reset(**options)
        found = [seen]
        for _ in range(60):
            seen, *_, info = env.step(any_legal(info, chance))
            found.append(seen)
        return found

    one, other = VectorEnv(16), VectorEnv(16, threads=1)
    assert np.array_equal(run(one, seed=5), run(other, seed=5))
    assert np.array_equal(run(one), run(other))
    assert not np.array_equal(run(one, seed=5), run(other, seed=6))
    own = list(range(5, 21))
    assert np.array_equal(run(one, seed=5), run(other, seed=own))


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_every_printed_table_can_be_played(rules: Rules, players: int) -> None:
    env = VectorEnv(8, rules, players)
    chance = np.random.default_rng(players)
    _, info = env.reset(seed=1)
    points = ended = 0
    for _ in range(150):
        _, _, over, _, info = env.step(any_legal(info, chance))
        points, ended = points + info["final_score"].sum(), ended + over.sum()
    assert ended > 0
    assert 0 <= points <= ended * rules.maximum


def test_an_observation_shows_nothing_hidden() -> None:
    chance = random.Random(3)
    compared = 0
    for number, (rules, players) in enumerate(TABLES):
        game = Game(rules, players, number)
        for _ in range(chance.randrange(30)):
            game.act(choose(game, chance, skill=0.95))
            if game.outcome is not None:
                break
        twin = None if game.outcome else with_other_secrets(game, game.to_act, chance)
        if twin is None:
            continue
        env = VectorEnv(2, rules, players)
        env.batch.load(0, game)
        env.batch.load(1, twin)
        seen = env._seen()
        assert np.array_equal(seen[0], seen[1])
        assert np.array_equal(*env.batch.unpacked_legal())
        compared += 1
    assert compared > len(TABLES) / 2


def test_first_can_differ_by_game() -> None:
    env = VectorEnv(4, players=4, first=1)
    assert env.reset(seed=0)[1]["seat"].tolist() == [1] * 4
    assert env.reset(seed=0, options={"first": [0, 1, 2, 3]})[1]["seat"].tolist() == [0, 1, 2, 3]


# Array libraries


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_all_libraries_are_given_the_same(backend: str, observation: str) -> None:
    plain = VectorEnv(6, players=3, observation=observation)
    env = VectorEnv(6, players=3, observation=observation, backend=backend)
    chance = np.random.default_rng(3)
    expected, info = plain.reset(seed=2)
    seen, told = env.reset(seed=2)
    for _ in range(80):
        assert np.array_equal(expected, np.asarray(seen))
        assert set(info) == set(told)
        ours, theirs = flat(info), flat(told)
        assert all(np.array_equal(ours[key], theirs[key]) for key in ours)
        actions = any_legal(info, chance)
        expected, rewards, over, cut, info = plain.step(actions)
        seen, *results, told = env.step(as_backend(backend, actions))
        for given, expects in zip(results, (rewards, over, cut), strict=True):
            assert type(given) is type(seen)
            assert np.asarray(given).dtype == expects.dtype
            assert np.array_equal(given, expects)


def test_what_a_step_returned_stays_as_it_was(backend: str) -> None:
    env = VectorEnv(64, observation="packed", backend=backend)
    chance = np.random.default_rng(4)
    _, info = env.reset(seed=2)
    kept: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for _ in range(30):
        *results, info = env.step(any_legal(info, chance))
        returned = {**{str(place): array for place, array in enumerate(results)}, **info}
        kept.append((returned, {name: array.copy() for name, array in flat(returned).items()}))
    for returned, copies in kept:
        now = flat(returned)
        assert all(np.array_equal(now[name], copy) for name, copy in copies.items())


def test_packed_observations_without_copy_are_the_batch_s_memory() -> None:
    env = VectorEnv(3, observation="packed", copy=False)
    seen, _ = env.reset(seed=0)
    assert np.shares_memory(seen, env.batch.observations)


def test_torch_shares_memory_without_copy() -> None:
    pytest.importorskip("torch")
    env = VectorEnv(3, observation="packed", copy=False, backend="torch")
    seen, _ = env.reset(seed=0)
    assert seen.data_ptr() == env.batch.observations.ctypes.data


def test_packed_bits_are_those_of_the_layout() -> None:
    packed, _ = VectorEnv(9, observation="packed").reset(seed=1)
    env = VectorEnv(9)
    seen, _ = env.reset(seed=1)
    bits = (packed[:, :, None] >> np.arange(8, dtype=np.uint8) & 1).reshape(9, -1)
    assert np.array_equal(bits[:, : env.plan.layout.bits], seen)
    assert seen[:, env.plan.layout["clue_tokens"]].all()


# Refusals


@pytest.mark.parametrize(
    "actions",
    [
        [0, 5, 5],
        [5, 5, -1],
        [5, 5, 20],
        [5, 5],
        [[5], [5], [5]],
        [5.0, 5.0, 5.0],
        [True, True, True],
        ["5", "5", "5"],
        [5, 5, None],
        [5, [5], 5],
        5,
        None,
    ],
)
def test_bad_actions_are_refused_and_change_nothing(actions: Any) -> None:
    env = VectorEnv(3)
    env.reset(seed=0)
    before = env.batch.rows.copy(), env.batch.observations.copy(), env.batch.rewards.copy()
    with pytest.raises(BadBatch, match="actions"):
        env.step(actions)
    after = env.batch.rows, env.batch.observations, env.batch.rewards
    assert all(map(np.array_equal, before, after))


def test_bad_actions_of_every_library_are_refused(backend: str) -> None:
    env = VectorEnv(3, backend=backend)
    env.reset(seed=0)
    for bad in (np.array([5, 0, 5]), np.array([5, 5]), np.array([5.0, 5.0, 5.0], np.float32)):
        with pytest.raises(BadBatch, match="actions"):
            env.step(as_backend(backend, bad))
    env.step(as_backend(backend, np.array([5, 6, 7])))


@pytest.mark.parametrize("seed", [-1, 2**53, 1.5, "1", [1, 2]])
def test_bad_seeds_are_refused_and_change_nothing(seed: Any) -> None:
    env = VectorEnv(3)
    env.reset(seed=4)
    with pytest.raises(BadBatch, match="seeds"):
        env.reset(seed=seed)
    assert seeds_of(env).tolist() == [4, 5, 6]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"num_envs": 0}, BadBatch),
        ({"num_envs": -1}, BadBatch),
        ({"num_envs": 2.0}, BadBatch),
        ({"rules": "gold"}, UnknownEdition),
        ({"rules": None}, BadSetup),
        ({"add_ons": ["gold"]}, UnknownEdition),
        ({"players": 1}, BadSetup),
        ({"players": 6}, BadSetup),
        ({"first": 2}, HanabiError),
        ({"backend": "cupy"}, BadSetup),
        ({"device": "tpu", "backend": "torch"}, HanabiError),
        ({"device": "cuda"}, BadSetup),
        ({"observation": "int8"}, BadSetup),
        ({"backend": "jax", "copy": False}, BadSetup),
    ],
)
def test_an_environment_that_cannot_be_is_refused(
    options: dict[str, Any], error: type[HanabiError]
) -> None:
    with pytest.raises(error):
        VectorEnv(**{"num_envs": 2, **options})


def test_rules_and_names_of_editions_mean_the_same() -> None:
    named = VectorEnv(2, "deluxe", add_ons=["variant-3"])
    given = VectorEnv(2, edition("deluxe", "variant-3"))
    assert np.array_equal(named.reset(seed=0)[0], given.reset(seed=0)[0])


# What ends with a game


@pytest.mark.parametrize("observation", ["uint8", "float16", "packed"])
def test_the_last_observation_of_a_game_is_that_of_the_same_game_without_a_next(
    observation: str,
) -> None:
    env = VectorEnv(70, "show", 3, add_ons=["flamboyants"], observation=observation)
    _, info = env.reset(seed=3)
    twins = [Batch(env.plan.rules, 3, 1, seed=3 + i, auto_reset=False) for i in range(70)]
    chance, ended = np.random.default_rng(4), 0
    for _ in range(60):
        actions = any_legal(info, chance)
        _, _, over, _, info = env.step(actions)
        assert ("final_obs" in info) == ("final_info" in info) == bool(over.any())
        for i, twin in enumerate(twins):
            twin.step(actions[i : i + 1])
            if not over[i]:
                assert not over.any() or info["final_obs"][i] is None
                continue
            ended += 1
            last = info["final_obs"][i]
            bits = np.unpackbits(last, bitorder="little") if observation == "packed" else last
            expected = twin.unpacked(np.uint8)[0]
            assert last.dtype == env.single_observation_space.dtype
            assert np.array_equal(bits[: len(expected)], expected)
            assert info["final_info"]["score"][i] == twin.scores[0] == info["final_score"][i]
            assert info["final_info"]["reason"][i] == twin.reasons[0]
            twins[i] = Batch(env.plan.rules, 3, 1, seed=int(seeds_of(env)[i]), auto_reset=False)
        if over.any():
            for name in ("_final_obs", "_final_info"):
                assert np.array_equal(info[name], over)
            assert np.array_equal(info["final_info"]["_score"], over)
    assert ended > 70


def test_final_observations_can_be_left_out() -> None:
    env = VectorEnv(20, final_obs=False)
    chance = np.random.default_rng(4)
    _, info = env.reset(seed=3)
    for _ in range(60):
        _, _, over, _, info = env.step(any_legal(info, chance))
        assert "final_obs" not in info
        assert np.array_equal(info["_final_score"], over)


def test_many_games_may_end_at_once() -> None:
    env = VectorEnv(64)
    env.reset(seed=3)
    plays = np.full(64, env.plan.rules.hand_size(2))
    for _ in range(60):
        _, _, over, _, info = env.step(plays)  # blind plays strike out within a few turns
        if over.any():
            lives = env.plan.layout["strikes_to_spare"]
            assert all(not last[lives].any() for last in info["final_obs"][over])
    assert info


def test_last_observations_of_other_libraries_are_one_array(backend: str) -> None:
    if backend == "numpy":
        return
    env, plain = VectorEnv(32, backend=backend), VectorEnv(32)
    chance = np.random.default_rng(5)
    env.reset(seed=1)
    _, info = plain.reset(seed=1)
    for _ in range(40):
        actions = any_legal(info, chance)
        *_, theirs = env.step(as_backend(backend, actions))
        _, _, over, _, info = plain.step(actions)
        if over.any():
            last = np.asarray(theirs["final_obs"])
            assert all(np.array_equal(last[i], info["final_obs"][i]) for i in np.flatnonzero(over))
            assert not last[~over].any()


def test_gymnasium_makes_it_by_its_name() -> None:
    env = gymnasium.make_vec("hanabi.envs.vector:hanabi/Hanabi-v0", num_envs=6, players=3)
    assert isinstance(env, VectorEnv)
    assert (env.num_envs, env.plan.players) == (6, 3)
    assert gymnasium.spec("hanabi/Hanabi-v0").vector_entry_point == "hanabi.envs.vector:VectorEnv"


# Other seats


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_any_seat_can_be_observed_as_the_seat_to_act_is(observation: str) -> None:
    env = VectorEnv(9, players=3, observation=observation)
    seen, info = env.reset(seed=2)
    assert np.array_equal(env.observe(info["seat"]), seen)
    chance = np.random.default_rng(5)
    for _ in range(5):
        seen, *_, info = env.step(any_legal(info, chance))
    others = env.observe((info["seat"] + 1) % 3)
    assert (others.dtype, others.shape) == (seen.dtype, seen.shape)
    assert not np.array_equal(others, seen)
    for i in range(9):
        one = env.observe(int(info["seat"][i]))
        assert np.array_equal(one[i], seen[i])
