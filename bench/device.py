"""The kernel on a CUDA device: whether it plays as on the processor, how fast, and with which settings fastest.

`python bench/device.py` takes some minutes, most of them to compile. Speeds are steps per second on the wall, one step being one move of
one game, the best of a few runs; `--only equal roll step start play` chooses parts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

import hanabi
from hanabi.kernel import Batch
from hanabi.kernel.compiling import prepare_for_cuda
from hanabi.kernel.frozen import freeze

prepare_for_cuda()

from numba import cuda as numba_cuda  # noqa: E402  # only then it can be imported

from hanabi.kernel import cuda as cuda_engine  # noqa: E402
from hanabi.kernel.cuda import PATIENCE  # noqa: E402
from hanabi.kernel.cuda_loops import kernel, roll_random, rolling  # noqa: E402
from hanabi.kernel.scalar.bits import ONE, advance, mix  # noqa: E402
from hanabi.kernel.scalar.legal import choose  # noqa: E402

cuda: Any = numba_cuda

BASE = hanabi.edition("cocktail")
TILES = hanabi.edition("show", "black-powder", "colour-avalanche", "flamboyants")

CONSOLE = Console(highlight=False, soft_wrap=True)
FOUND: list[dict[str, Any]] = []


def tell(part: str, **facts: Any) -> None:
    """A line for the eye, and the same for the file."""
    FOUND.append({"part": part, **facts})
    words = [
        f"{name} {value:,}" if type(value) is int else f"{name} {value}"
        for name, value in facts.items()
    ]
    CONSOLE.print(f"{part}: {', '.join(words)}")


def best(play: Callable[[], int], runs: int, seconds: float = 0.2) -> int:
    """The most steps a second of some runs, each of at least so many seconds, after one that is not counted."""
    play()
    speeds = []
    for _ in range(runs):
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds:
            steps += play()
        speeds.append(steps / (time.perf_counter() - begun))
    return int(max(speeds))


@kernel
def choose_all(t: Any, mask: Any, chances: Any, actions: Any) -> None:
    """A random legal action in every game."""
    g = cuda.grid(1)
    if g < mask.shape[0]:
        chances[g] = advance(chances[g], ONE)
        actions[g] = choose(t, mask, g, mix(chances[g]))


# Whether the device plays as the processor


def on_host(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.copy_to_host()


def shown(batch: Batch) -> Iterator[tuple[str, Any]]:
    names = (
        "rows",
        "legal",
        "observations",
        "partners",
        "rewards",
        "done",
        "reasons",
        "seats",
        "scores",
    )
    for name in names:
        yield name, on_host(getattr(batch, name))
    yield "observe", on_host(batch.observe(1))


def check_equal(games: int = 20_000) -> None:
    for rules, players in ((BASE, 2), (BASE, 5), (TILES, 4)):
        for auto_reset in (True, False):
            begun = time.perf_counter()
            options: dict[str, Any] = {"seed": 7, "auto_reset": auto_reset, "partners": True}
            one = Batch(rules, players, games, **options)
            other = Batch(rules, players, games, device="cuda", **options)
            for number in range(3):
                tallies = [batch.rollout("random", 40, noise=number) for batch in (one, other)]
                assert tallies[0] == tallies[1], tallies
                legal = one.unpacked_legal()
                actions = np.where(legal.any(axis=1), legal.argmax(axis=1), -1)
                one.step(actions)
                other.step(actions)
                for (name, ours), (_, theirs) in zip(shown(one), shown(other), strict=True):
                    assert (ours == theirs).all(), (rules, players, number, name)
            tell(
                "equal",
                players=players,
                auto_reset=auto_reset,
                seconds=round(time.perf_counter() - begun, 1),
            )


# Random play


def roller(batch: Batch, steps: int) -> Callable[[], int]:
    def play() -> int:
        batch.rollout("random", steps)
        return batch.games * steps

    return play


TRIED: tuple[dict[str, Any], ...] = (
    {},
    *({"patience": games} for games in (1, 4, 16)),
    {"steps": 256},
    *({"threads": threads} for threads in (32, 64, 96, 128)),
    {"options": {"max_registers": 64}},
    {"options": {"shared_memory_carveout": "maxshared"}},
)
"""How settings differ from the usual ones, one at a time."""


def measure_rolls(games: int = 1 << 20) -> None:
    for players in (2, 5):
        batch = Batch(BASE, players, games, device="cuda", history=False)
        threads = batch._engine.threads
        for tried in TRIED:
            if tried.get("threads") == threads:
                continue
            settings = {
                "threads": threads,
                "patience": PATIENCE,
                "options": {},
                "steps": 64,
                **tried,
            }
            try:
                speed = tuned(batch, **settings)
            except TypeError as refused:  # an option of newer versions
                speed = str(refused)
            tell("roll", players=players, **settings, steps_per_second=speed)
        del batch
        for others in (games >> 3, games << 2):
            measure_roll(players, others, history=False)
        measure_roll(players, games, history=True)
    measure_roll(2, games, history=False, observe=False)
    measure_roll(2, games, history=False, specialised=False)


def tuned(batch: Batch, threads: int, patience: int, options: dict[str, Any], steps: int) -> Any:
    """Steps a second with these settings."""
    engine = batch._engine
    if engine.threads != threads:
        engine.tune(threads, specialised=True)
    engine.patience = patience
    engine.rolling = rolling(**options) if options else roll_random
    return best(roller(batch, steps), 3)


def measure_roll(players: int, games: int, **options: Any) -> None:
    batch = Batch(BASE, players, games, device="cuda", **options)
    speed = best(roller(batch, 64), 3)
    tell("roll", players=players, games=games, **options, steps_per_second=speed)


# From the first line to the first step

START = """
import time
begun = time.perf_counter()
import sys
import hanabi
from hanabi.kernel import Batch
device, wanted = sys.argv[1], {"any": False, "these": True}[sys.argv[2]]
batch = Batch(hanabi.edition("cocktail"), 2, 1024, device=device, specialised=wanted)
made = time.perf_counter()
batch.step(batch.unpacked_legal().argmax(axis=1) if device == "cpu" else batch.unpacked_legal().copy_to_host().argmax(axis=1))
stepped = time.perf_counter()
batch.rollout("random", 64)
print(round(made - begun, 2), round(stepped - begun, 2), round(time.perf_counter() - begun, 2))
"""


def measure_start() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for device, rules in (("cpu", "any"), ("cpu", "these"), ("cuda", "these")):
            for start in ("cold", "warm"):
                run = subprocess.run(
                    [sys.executable, "-c", START, device, rules],
                    env={**os.environ, "NUMBA_CACHE_DIR": folder},
                    capture_output=True,
                    text=True,
                    check=False,
                )
                seconds = run.stdout.split() or run.stderr.strip().splitlines()[-1:]
                tell("start", device=device, rules=rules, start=start, seconds=seconds)


# Steps with given actions


class Chooser:
    """Random legal actions, chosen on the device, and the steps they make."""

    LAUNCHES = 8
    """In a graph."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.actions = cuda.to_device(np.zeros(batch.games, np.int64))
        self.stream: Any = 0
        chances = cuda.to_device(np.arange(batch.games))
        self._given = freeze(batch.plan.table), batch._engine.mask, chances, self.actions

    def choose(self) -> None:
        choose_all[-(-self.batch.games // 128), 128, self.stream](*self._given)

    def step(self) -> None:
        self.choose()
        self.batch.step(self.actions)

    def seconds(self, launch: Callable[[], None], rounds: int = 300) -> float:
        """How long a launch takes when many of them follow each other."""
        launch()
        cuda.synchronize()
        begun = time.perf_counter()
        for _ in range(rounds):
            launch()
        cuda.synchronize()
        return (time.perf_counter() - begun) / rounds

    def graph(self, launch: Callable[[], None]) -> Callable[[], None]:
        """The same launch several times as a CUDA graph of PyTorch."""
        import torch

        stream = torch.cuda.Stream()
        self.batch.use_stream(stream.cuda_stream)
        self.stream = cuda.external_stream(stream.cuda_stream)
        launch()
        stream.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            for _ in range(self.LAUNCHES):
                launch()
        replay: Callable[[], None] = graph.replay
        return replay


def measure_steps() -> None:
    for players, games, partners in (
        (2, 32_768, False),
        (2, 65_536, False),
        (2, 65_536, True),
        (5, 65_536, False),
    ):
        options: dict[str, Any] = {"checked": False, "history": False, "partners": partners}
        chooser = Chooser(Batch(BASE, players, games, device="cuda", **options))
        facts: dict[str, Any] = {"players": players, "games": games, "partners": partners}
        both, alone = chooser.seconds(chooser.step), chooser.seconds(chooser.choose)
        tell_steps(facts, "from Python", both, alone)
        try:
            graphs = [chooser.graph(launch) for launch in (chooser.step, chooser.choose)]
        except ImportError:
            continue
        both, alone = (chooser.seconds(graph, 100) / Chooser.LAUNCHES for graph in graphs)
        tell_steps(facts, "CUDA graph", both, alone)


def tell_steps(facts: dict[str, Any], how: str, both: float, alone: float) -> None:
    """Of a step and choosing its actions, and of choosing them alone."""
    speed = int(facts["games"] / max(both - alone, 1e-9))
    times = {"microseconds": round(1e6 * both, 1), "choosing": round(1e6 * alone, 1)}
    tell("step", **facts, how=how, **times, steps_per_second=speed)


# Players with a memory

BOTS = "import hanabi.bots.hat, hanabi.bots.friend"
"""What has them compiled for the processor, which takes as long as all other parts."""


def measure_players(games: int = 1 << 20, compared: int = 2_000) -> None:
    from hanabi.bots.friend import FRIEND
    from hanabi.bots.hat import HAT

    for name, player in (("hat", HAT), ("friend", FRIEND)):
        team = [player, player]
        host = Batch(BASE, 2, compared, auto_reset=False)
        host.play(team, noise=3)
        begun = time.perf_counter()
        few = Batch(BASE, 2, compared, auto_reset=False, device="cuda")
        few.play(team, noise=3)
        compiled = round(time.perf_counter() - begun, 1)
        assert (on_host(few.rows) == host.rows).all(), name
        many = Batch(BASE, 2, games, auto_reset=False, device="cuda", history=False)
        many.play(team)
        for lanes in (1 << 15, 1 << 16, 1 << 17):
            many.reset()
            cuda_engine.LANES = lanes
            cuda.synchronize()
            begun = time.perf_counter()
            many.play(team)
            cuda.synchronize()
            seconds = time.perf_counter() - begun
            facts = {
                "seconds": round(seconds, 2),
                "mean": round(float(on_host(many.scores).mean()), 3),
            }
            speed = int(games / seconds)
            tell(
                "play",
                team=name,
                games=games,
                lanes=lanes,
                **facts,
                games_per_second=speed,
                compiled_in=compiled,
            )


PARTS: dict[str, Callable[[], None]] = {
    "equal": check_equal,
    "roll": measure_rolls,
    "step": measure_steps,
    "start": measure_start,
    "play": measure_players,
}


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", choices=list(PARTS), default=list(PARTS))
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures here")
    options = parser.parse_args(arguments)
    waiting = "play" in options.only
    bots = (
        subprocess.Popen([sys.executable, "-c", BOTS], stderr=subprocess.DEVNULL)
        if waiting
        else None
    )
    for name in options.only:
        if name == "play" and bots is not None:
            bots.wait()
        begun = time.perf_counter()
        try:
            PARTS[name]()
        except Exception:  # what the other parts find is wanted all the same
            CONSOLE.print_exception(max_frames=8)
            FOUND.append({"part": name, "failed": True})
        CONSOLE.print(f"{name}: {time.perf_counter() - begun:.0f} s in all")
        if options.json:
            options.json.write_text(json.dumps(FOUND, indent=1) + "\n")
    if any("failed" in facts for facts in FOUND):
        raise SystemExit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
