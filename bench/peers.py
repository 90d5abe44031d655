"""The simulators other people use, as rows for bench/simulators.py: random legal play of the base game.

Every peer picks its moves and, where the game leaves that to the caller, draws its cards the way a
user of that system would who minds the time. A peer that is missing says so and is skipped.
"""

from __future__ import annotations

import importlib.util
import os
import random
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

Measure = Callable[[float], float]
"""Plays for that many seconds and answers the steps per second."""

Play = Callable[[], int]
"""Plays one game, or some steps of many games, and answers how many steps that were."""

DEEPMIND = "hanabi-learning-environment==0.0.4"
DRIVER = Path(__file__).with_name("deepmind_core.cc")

JAXMARL_BATCH = 512
"""On two cores 64, 512 and 4,096 games made 77, 84 and 82 thousand steps a second."""

JAXMARL_GPU_BATCHES = (1_024, 8_192, 32_768)
JAXMARL_STEPS = 64


class Unavailable(Exception):
    """Why a system cannot be measured here, in words for the table."""


@dataclass(frozen=True)
class System:
    """One row: how to start the system at a table of so many players."""

    name: str
    start: Callable[[int], Measure]
    _: KW_ONLY
    observe: bool
    wall: bool = False
    """Measured by the clock on the wall, because it uses several cores or a GPU."""


def timed(play: Play, *, wall: bool = False) -> Measure:
    """The pace of repeated play, by CPU time of this process or by the wall."""
    clock = time.perf_counter if wall else time.process_time

    def measure(seconds: float) -> float:
        steps, begin = 0, clock()
        while (spent := clock() - begin) < seconds:
            steps += play()
        return steps / spent

    return measure


def hand_size(players: int) -> int:
    return 5 if players <= 3 else 4  # noqa: PLR2004  # of the base game


@cache
def deepmind_driver() -> Path | Unavailable:
    """`deepmind_core.cc` built against DeepMind's sources, which pip fetches once."""
    compiler = shutil.which(os.environ.get("CXX", "g++"))
    if compiler is None:
        return Unavailable("no C++ compiler")
    folder = user_cache_path("hanabi") / "bench" / DEEPMIND
    program = folder / "deepmind_core"
    if program.exists() and program.stat().st_mtime > DRIVER.stat().st_mtime:
        return program
    try:
        library = deepmind_sources(folder)
    except (OSError, subprocess.CalledProcessError, tarfile.TarError):
        return Unavailable("pip could not fetch its sources")
    try:
        command = [compiler, "-O2", "-std=c++11", f"-I{library}", "-o", str(program)]
        sources = [str(source) for source in (DRIVER, *sorted(library.glob("*.cc")))]
        subprocess.run([*command, *sources], check=True, capture_output=True)
    except subprocess.CalledProcessError:
        return Unavailable(f"{compiler} could not build it")
    return program


def deepmind_sources(folder: Path) -> Path:
    """The folder of the C++ core, downloaded unless it is there already."""
    name = DEEPMIND.partition("==")[0]
    folder.mkdir(parents=True, exist_ok=True)
    if not list(folder.glob("*.tar.gz")):
        download = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        subprocess.run(
            [*download, "--no-binary", name, "--dest", str(folder), DEEPMIND],
            env={**os.environ, "CMAKE_ARGS": "-DCMAKE_POLICY_VERSION_MINIMUM=3.5"},
            check=True,
            capture_output=True,
        )
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (state,) = folder.glob("*/hanabi_learning_environment/hanabi_lib/hanabi_state.cc")
    return state.parent


def start_deepmind_core(players: int, *, observe: bool) -> Measure:
    program = deepmind_driver()
    if isinstance(program, Unavailable):
        raise program
    seeds = iter(range(1, sys.maxsize))

    def measure(seconds: float) -> float:
        arguments = [str(players), str(seconds), str(int(observe)), str(next(seeds))]
        ran = subprocess.run([program, *arguments], check=True, capture_output=True, text=True)
        steps, spent, _ = ran.stdout.split()
        return int(steps) / float(spent)

    return measure


def start_pyhanabi(players: int, *, observe: bool) -> Measure:
    from hanabi_learning_environment import pyhanabi

    chance = random.Random(players)
    game = pyhanabi.HanabiGame({"players": players, "seed": players})
    encoder = pyhanabi.ObservationEncoder(game)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            player = state.cur_player()
            if player == pyhanabi.CHANCE_PLAYER_ID:
                state.deal_random_card()
                continue
            if observe:
                encoder.encode(state.observation(player))
            state.apply_move(chance.choice(state.legal_moves()))
            steps += 1
        return steps

    return timed(play)


def start_rl_env(players: int, package: str = "hanabi_learning_environment") -> Measure:
    """DeepMind's, or another package with the same names."""
    rl_env = import_module(f"{package}.rl_env")
    chance = random.Random(players)
    env = rl_env.HanabiEnv({"players": players, "seed": players})

    def play() -> int:
        observation, done, steps = env.reset(), False, 0
        while not done:
            seen = observation["player_observations"][observation["current_player"]]
            observation, _, done, _ = env.step(chance.choice(seen["legal_moves_as_int"]))
            steps += 1
        return steps

    return timed(play)


def start_open_spiel(players: int, *, observe: bool) -> Measure:
    import pyspiel

    chance = random.Random(players)
    game = pyspiel.load_game("hanabi", {"players": players})

    def draw(outcomes: list[tuple[int, float]]) -> int:
        """Play is faster by a fifth than with `pyspiel.sample_action`, more than with `choices`."""
        left = chance.random()
        for action, probability in outcomes:
            left -= probability
            if left < 0:
                return action
        return outcomes[-1][0]

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes()))
                continue
            if observe:
                state.observation_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return timed(play)


def start_pettingzoo(players: int) -> Measure:
    from pettingzoo.classic import hanabi_v5

    chance = random.Random(players)
    env = hanabi_v5.env(players=players, hand_size=hand_size(players))

    def play() -> int:
        env.reset(seed=chance.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(chance.choice(observation["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    return timed(play)


def import_jaxmarl() -> Any:
    """JaxMARL's Hanabi alone, without what `jaxmarl` and `flax` import when they are entered."""
    for package in ("flax", "jaxmarl", "jaxmarl.environments"):
        if package not in sys.modules:
            spec = importlib.util.find_spec(package)
            if spec is None:
                raise ModuleNotFoundError(f"no module named {package!r}", name=package)
            sys.modules[package] = importlib.util.module_from_spec(spec)
    from jaxmarl.environments.hanabi import Hanabi

    return Hanabi


def start_jaxmarl(players: int, *, observe: bool, batch: int, gpu: bool) -> Measure:
    import jax

    if not gpu:
        jax.config.update("jax_platforms", "cpu")
    elif jax.default_backend() != "gpu":
        raise Unavailable("this JAX sees no CUDA device")
    env = import_jaxmarl()(num_agents=players)

    def step(carry: Any, _: None) -> tuple[Any, Any]:
        key, state, observations = carry
        key, choosing, dealing = jax.random.split(key, 3)
        legal = jax.numpy.stack(list(env.get_legal_moves(state).values()))
        mask = legal[state.cur_player_idx.argmax()] > 0
        action = jax.random.categorical(choosing, jax.numpy.where(mask, 0.0, -jax.numpy.inf))
        actions = dict.fromkeys(env.agents, action)
        seen, state, rewards, _, _ = env.step(dealing, state, actions)
        return (key, state, seen if observe else observations), rewards["__all__"]

    def play_on(key: Any, state: Any, observations: Any) -> Any:
        return jax.lax.scan(step, (key, state, observations), None, JAXMARL_STEPS)

    roll = jax.jit(jax.vmap(play_on))
    keys = jax.random.split(jax.random.key(players), batch)
    observations, state = jax.vmap(env.reset)(keys)
    # Without their types made firm the second call would compile again.
    carry = jax.tree.map(
        lambda leaf: jax.lax.convert_element_type(leaf, leaf.dtype), (keys, state, observations)
    )

    def play() -> int:
        nonlocal carry
        carry, _ = jax.block_until_ready(roll(*carry))
        return batch * JAXMARL_STEPS

    return timed(play, wall=True)


def jaxmarl(batch: int, *, observe: bool, gpu: bool) -> System:
    name = f"JaxMARL, {batch:,} games" + (", all players" if observe else "")
    start = partial(start_jaxmarl, observe=observe, batch=batch, gpu=gpu)
    return System(name, start, observe=observe, wall=True)


def systems() -> list[System]:
    """Every peer on the CPU."""
    both = [
        System(name, partial(start, observe=observe), observe=observe)
        for observe in (False, True)
        for name, start in (
            ("DeepMind C++ core", start_deepmind_core),
            ("pyhanabi", start_pyhanabi),
            ("OpenSpiel", start_open_spiel),
        )
    ]
    return [
        *both,
        System("rl_env.HanabiEnv, all players", start_rl_env, observe=True),
        System("PettingZoo hanabi_v5", start_pettingzoo, observe=True),
        *(jaxmarl(JAXMARL_BATCH, observe=observe, gpu=False) for observe in (False, True)),
    ]


def gpu_systems() -> list[System]:
    return [
        jaxmarl(batch, observe=observe, gpu=True)
        for observe in (False, True)
        for batch in JAXMARL_GPU_BATCHES
    ]
