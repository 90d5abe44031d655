"""`hanabi.envs.hle.rl_env` and DeepMind's, side by side; their agents in our environment; what ours adds."""

from __future__ import annotations

import copy
import importlib.util
import json
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from side_by_side import (
    OURS,
    PARAMETERS,
    THEIRS,
    ids,
    observation,
    our_env,
    our_game,
    same,
    their_env,
    typed,
)

# The same at every step


def plain(observations: dict[str, Any], game: Any) -> dict[str, Any]:
    """An environment's observation with its `pyhanabi` object taken apart."""
    seats = [
        {**seat, "pyhanabi": observation(seat["pyhanabi"], game)}
        for seat in observations["player_observations"]
    ]
    return {**observations, "player_observations": seats}


def check(environments: tuple[Any, Any], raw: list[dict[str, Any]], where: str) -> dict[str, Any]:
    theirs, ours = (plain(r, e.game) for r, e in zip(raw, environments, strict=True))
    assert list(theirs) == list(ours)
    assert typed(theirs["current_player"]) == typed(ours["current_player"])
    pairs = zip(theirs["player_observations"], ours["player_observations"], strict=True)
    for seat, (one, other) in enumerate(pairs):
        same(one, other, f"{where} seat {seat}")
    return theirs


def play_environments(environments: tuple[Any, Any], dice: random.Random, games: int) -> None:
    assert len({e.num_moves() for e in environments}) == 1
    assert len({tuple(e.vectorized_observation_shape()) for e in environments}) == 1
    assert len({e.players for e in environments}) == 1
    for number in range(games):
        given = check(environments, [e.reset() for e in environments], f"game {number} reset")
        done, step = False, 0
        while not done:
            seat = given["player_observations"][given["current_player"]]
            pick = dice.randrange(len(seat["legal_moves"]))
            action = seat["legal_moves" if dice.random() < 0.5 else "legal_moves_as_int"][pick]
            results = [e.step(action) for e in environments]
            given = check(environments, [r[0] for r in results], f"game {number} step {step}")
            assert typed(results[0][1:]) == typed(results[1][1:])
            done, step = results[0][2], step + 1


@pytest.mark.parametrize("parameters", PARAMETERS[::2], ids=ids)
def test_environments_are_the_same_at_every_step(parameters: dict[str, Any]) -> None:
    config = {**parameters, "seed": 21}
    environments = their_env.HanabiEnv(config), our_env.HanabiEnv(config)
    if parameters.get("max_life_tokens", 3) == 0:
        check(environments, [e.reset() for e in environments], "reset")
        return
    play_environments(environments, random.Random(21), games=1)


PRESETS = [
    "Hanabi-Full",
    "Hanabi-Full-CardKnowledge",
    "Hanabi-Full-Minimal",
    "Hanabi-Small",
    "Hanabi-Very-Small",
]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str, players: int) -> None:
    ours = our_env.make(name, num_players=players)
    theirs = their_env.make(name, num_players=players)

    def facts(text: str) -> list[str]:
        return [line for line in text.splitlines() if not line.startswith("seed=")]

    assert facts(ours.game.parameter_string()) == facts(theirs.game.parameter_string())
    # `make` takes no seed: give theirs the one that ours drew.
    text = dict(line.split("=") for line in ours.game.parameter_string().splitlines())
    play_environments((their_env.HanabiEnv(text), ours), random.Random(3), games=1)


def test_make_without_arguments_and_with_a_path() -> None:
    assert our_env.make().vectorized_observation_shape() == [658]
    assert our_env.make(pyhanabi_path="/anywhere").num_moves() == 20
    assert our_env.make(num_players="3").players == 3


def test_stepping_on_after_the_end_is_the_same() -> None:
    config = {"players": 3, "max_life_tokens": 1, "seed": 2}
    environments = their_env.HanabiEnv(config), our_env.HanabiEnv(config)
    given = check(environments, [e.reset() for e in environments], "reset")
    dice = random.Random(2)
    for step in range(60):
        seat = given["player_observations"][given["current_player"]]
        if not seat["legal_moves_as_int"]:
            break
        action = dice.choice(seat["legal_moves_as_int"])
        results = [e.step(action) for e in environments]
        assert typed(results[0][1:]) == typed(results[1][1:])
        given = check(environments, [r[0] for r in results], f"step {step}")


# Their agents


def their_agent(agent: str, env: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An agent of theirs from its unchanged source, with this module in the place of their `rl_env`."""
    name, kind = agent.split(".")
    package = importlib.util.find_spec(f"{THEIRS}.agents")
    assert package is not None
    assert package.submodule_search_locations
    source = Path(package.submodule_search_locations[0]) / f"{name}.py"
    with monkeypatch.context() as patched:
        patched.setitem(sys.modules, f"{THEIRS}.rl_env", env)
        spec = importlib.util.spec_from_file_location(f"an_agent_of_theirs_{name}", source)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    found = getattr(module, kind)
    assert issubclass(found, env.Agent)
    return found


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("agent", ["random_agent.RandomAgent", "simple_agent.SimpleAgent"])
def test_their_agents_play_the_same_in_our_environment(
    agent: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rewards(env: Any) -> list[int]:
        """An episode runner: all agents are asked, and only the one to act answers."""
        kind = their_agent(agent, env, monkeypatch)
        random.seed(4)
        environment = env.HanabiEnv({"players": players, "seed": 9})
        total = []
        for _ in range(8):
            seen, done = environment.reset(), False
            agents = [kind({"players": players}) for _ in range(players)]
            while not done:
                acts = [a.act(o) for a, o in zip(agents, seen["player_observations"], strict=True)]
                action = acts[seen["current_player"]]
                assert [act for act in acts if act is not None] == [action]
                seen, reward, done, info = environment.step(action)
                assert info == {}
                total.append(reward)
        return total

    assert rewards(our_env) == rewards(their_env)


def test_an_agent_of_their_shape_can_be_derived_from_ours() -> None:
    class Mine(our_env.Agent):  # type: ignore[misc]  # known at run time only
        def __init__(self, config: dict[str, Any]) -> None:
            self.config = config

    for method in ("act", "reset"):
        with pytest.raises(NotImplementedError):
            getattr(Mine({}), method)({})
    for abstract in (our_env.Agent, our_env.Environment().reset, our_env.Environment().step):
        with pytest.raises(NotImplementedError):
            abstract({})


def test_an_encoder_of_ones_own_is_used() -> None:
    class Short(our_game.ObservationEncoder):  # type: ignore[misc]  # known at run time only
        def shape(self) -> list[int]:
            return [3]

        def encode(self, observation: Any) -> list[int]:
            return [observation.life_tokens(), observation.deck_size(), 7]

    environment = our_env.HanabiEnv({"seed": 1})
    environment.observation_encoder = Short(environment.game)
    assert environment.vectorized_observation_shape() == [3]
    assert environment.reset()["player_observations"][1]["vectorized"] == [3, 40, 7]


# Ours alone


def fresh() -> tuple[Any, dict[str, Any]]:
    environment = our_env.HanabiEnv({"players": 3, "seed": 7})
    return environment, environment.reset()


def test_numpy_integers_are_actions_and_choose_among_moves() -> None:
    first, second = fresh()[0], fresh()[0]
    action = first.state.legal_moves()[-1]
    number = first.game.get_move_uid(action)
    assert str(first.step(number)[0]) == str(second.step(np.int64(number))[0])
    picked = np.random.default_rng(0).choice(first.state.legal_moves())
    assert isinstance(picked, our_game.HanabiMove)
    assert str(our_game.HanabiMove.get_play_move(np.int64(2))) == "(Play 2)"


def test_observations_are_plain_data_but_for_one_object() -> None:
    _, seen = fresh()
    for seat in seen["player_observations"]:
        data = {key: value for key, value in seat.items() if key != "pyhanabi"}
        assert json.loads(json.dumps(data)) == data


def test_what_is_done_to_an_observation_stays_there() -> None:
    """No list or dictionary is handed out twice."""
    spoiled, clean = (fresh() for _ in range(2))
    for _ in range(20):
        spoil(spoiled[1])
        action = clean[1]["player_observations"][clean[1]["current_player"]]["legal_moves_as_int"][
            0
        ]
        spoiled, clean = ((e, e.step(action)[0]) for e, _ in (spoiled, clean))
        assert str(spoiled[1]) == str(clean[1])


def spoil(value: Any) -> None:
    if isinstance(value, dict):
        for item in value.values():
            spoil(item)
        value["spoiled"] = True
    elif isinstance(value, list):
        for item in value:
            spoil(item)
        value.append("spoiled")


def test_everything_can_be_pickled_and_copied() -> None:
    environment, seen = fresh()
    for _ in range(5):
        action = seen["player_observations"][seen["current_player"]]["legal_moves_as_int"][-1]
        seen, *_ = environment.step(action)
    early = str(seen["player_observations"][0]["pyhanabi"].last_moves())
    pickled = pickle.loads(pickle.dumps((environment, seen)))  # noqa: S301  # our own
    for again in (pickled, copy.deepcopy((environment, seen))):
        assert str(again[1]) == str(seen)
        other = copy.deepcopy(environment)
        for action in ({"action_type": "PLAY", "card_index": 0},) * 3:
            assert str(again[0].step(action)) == str(other.step(action))
        assert str(again[1]["player_observations"][0]["pyhanabi"].last_moves()) == early


def test_parts_outlive_the_whole() -> None:
    """In the original these read freed memory."""
    state = our_game.HanabiGame({"seed": 3}).new_initial_state()
    while state.cur_player() == -1:
        state.deal_random_card()
    known = state.observation(1).card_knowledge()[0]
    assert str(known[0]) == "XX|RYGWB12345"


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60
    )


def test_importing_waits_for_numba_until_a_game_is_made() -> None:
    program = f"import sys; from {OURS} import rl_env, pyhanabi; assert 'numba' not in sys.modules"
    done = run(program)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("lacking", ["numba", "numpy"])
def test_a_missing_extra_is_named(lacking: str) -> None:
    program = f"import sys; sys.modules['{lacking}'] = None; from {OURS} import rl_env"
    done = run(program)
    assert done.returncode != 0
    assert f"{OURS} needs {lacking}: pip install '.[rl]' in a checkout" in done.stderr
