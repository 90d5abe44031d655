"""DeepMind's agents and names: code that was written for the original runs unchanged, its imports included."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from hanabi.core import BadSetup
from hanabi.envs import hle
from hanabi.envs.hle import rl_env
from hanabi.envs.hle.agents.random_agent import RandomAgent
from hanabi.envs.hle.agents.simple_agent import SimpleAgent

THEIRS = "hanabi_learning_environment"

EXAMPLE = """
import random
from hanabi_learning_environment import pyhanabi, rl_env
from hanabi_learning_environment.agents.random_agent import RandomAgent
from hanabi_learning_environment.agents.simple_agent import SimpleAgent
import hanabi_learning_environment.rl_env as again

assert again is rl_env
random.seed(3)
for kind in (SimpleAgent, RandomAgent):
    environment = rl_env.make("Hanabi-Full", num_players=3)
    agents = [kind({"players": 3}) for _ in range(3)]
    observations, done, points = environment.reset(), False, 0
    while not done:
        chosen = None
        for seat, agent in enumerate(agents):
            seen = observations["player_observations"][seat]
            action = agent.act(seen)
            if seen["current_player"] == seat:
                assert action is not None
                chosen = action
            else:
                assert action is None
        observations, reward, done, _ = environment.step(chosen)
        points += reward
    print(kind.__name__, points, rl_env.__name__, pyhanabi.__name__)
"""
"""What DeepMind's own example does, with its import lines."""


@pytest.fixture
def nothing_imported(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in [name for name in sys.modules if name.partition(".")[0] == THEIRS]:
        monkeypatch.delitem(sys.modules, name)
    yield
    hle.uninstall()


def test_an_example_of_the_original_runs_with_its_own_imports() -> None:
    code = f"import hanabi.envs.hle as hle\nhle.install()\n{EXAMPLE}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    assert [line[0] for line in lines] == ["SimpleAgent", "RandomAgent"]
    assert {tuple(line[2:]) for line in lines} == {
        ("hanabi.envs.hle.rl_env", "hanabi.envs.hle.pyhanabi")
    }


@pytest.mark.usefixtures("nothing_imported")
def test_install_is_taken_back() -> None:
    hle.install()
    hle.install()
    assert sys.modules[f"{THEIRS}.rl_env"] is rl_env
    with pytest.raises(ModuleNotFoundError):
        __import__(f"{THEIRS}.positions")
    hle.uninstall()
    hle.uninstall()
    assert not any(name.startswith(THEIRS) for name in sys.modules)


@pytest.mark.usefixtures("nothing_imported")
def test_an_original_that_is_in_use_is_replaced_only_by_force(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    original = ModuleType(THEIRS)
    monkeypatch.setitem(sys.modules, THEIRS, original)
    with pytest.raises(BadSetup, match="is imported already"):
        hle.install()
    assert sys.modules[THEIRS] is original
    hle.install(force=True)
    assert sys.modules[THEIRS].rl_env is rl_env
    hle.uninstall()
    assert sys.modules[THEIRS] is original


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ["random_agent.RandomAgent", "simple_agent.SimpleAgent"])
def test_our_agents_choose_what_theirs_choose(name: str, players: int) -> None:
    module, _, kind = name.partition(".")
    pytest.importorskip(f"{THEIRS}.agents")
    theirs = getattr(__import__(f"{THEIRS}.agents.{module}", fromlist=[kind]), kind)(
        {"players": players}
    )
    ours: Any = {"RandomAgent": RandomAgent, "SimpleAgent": SimpleAgent}[kind]({"players": players})
    environment = rl_env.HanabiEnv({"players": players, "seed": 11})
    moves = 0
    for _ in range(20):
        observations, done = environment.reset(), False
        while not done:
            chosen = []
            for agent in (ours, theirs):
                random.seed(moves)
                chosen.append([agent.act(seen) for seen in observations["player_observations"]])
            assert chosen[0] == chosen[1]
            moves += 1
            [move] = [move for move in chosen[0] if move is not None]
            observations, _, done, _ = environment.step(move)
    assert moves > 100
