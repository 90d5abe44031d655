"""How fast the core is: random legal play beside DeepMind's pyhanabi in the same run, and the time to load it.

Run `make bench`. Both sides list the legal moves of every state, pick one at random and apply it;
neither makes observations. Rounds alternate, so that a noisy machine is noisy for both.

`python bench/core.py --against ../other` compares what a step, a view and a copy cost here and in
another checkout, whose `src` is imported in its own process, in turns.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

import hanabi

GAMES = 400
ROUNDS = 5
IMPORTS = 15


def play_ours(players: int, seed: int) -> int:
    """Steps of a batch of games by `hanabi.Game`."""
    chance = random.Random(seed)
    rules = hanabi.edition("cocktail")
    steps = 0
    for number in range(GAMES):
        game = hanabi.Game(rules, players, seed * GAMES + number)
        while game.outcome is None:
            game.act(chance.choice(game.legal_actions()))
            steps += 1
    return steps


def play_pyhanabi(players: int, seed: int) -> int:
    """The same by DeepMind's package."""
    from hanabi_learning_environment import pyhanabi

    chance = random.Random(seed)
    game = pyhanabi.HanabiGame({"players": players, "random_start_player": False, "seed": seed})
    steps = 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                state.deal_random_card()
            else:
                state.apply_move(chance.choice(state.legal_moves()))
                steps += 1
    return steps


def speed(play: Callable[[int, int], int], players: int, seed: int) -> float:
    begin = time.process_time()
    steps = play(players, seed)
    return steps / (time.process_time() - begin)


def import_time(statement: str) -> float:
    """Milliseconds of a statement in a new interpreter, best of several."""
    code = f"import time; t = time.perf_counter(); {statement}; print(time.perf_counter() - t)"
    runs = [
        float(
            subprocess.run(
                [sys.executable, "-c", code], capture_output=True, check=True, text=True
            ).stdout
        )
        for _ in range(IMPORTS)
    ]
    return 1000 * min(runs)


def cost(work: Callable[[], int]) -> float:
    """Microseconds of one piece of some work that says how many pieces it did, best of several."""
    found = []
    for _ in range(2 * ROUNDS):
        begin = time.process_time()
        pieces = work()
        found.append(1e6 * (time.process_time() - begin) / pieces)
    return min(found)


def costs(players: int) -> dict[str, float]:
    """What a step, a view and a copy cost with so many players, in microseconds."""
    rules, chance = hanabi.edition("cocktail"), random.Random(1)

    def steps() -> int:
        number = 0
        for seed in range(20):
            game = hanabi.Game(rules, players, seed)
            while game.outcome is None:
                game.act(chance.choice(game.legal_actions()))
                number += 1
        return number

    middles = []
    for seed in range(20):
        game = hanabi.Game(rules, players, seed)
        for _ in range(25 + seed):
            careful = [a for a in game.legal_actions() if not isinstance(a, hanabi.Play)]
            if careful:
                game.act(chance.choice(careful))
        middles.append(game)

    def views() -> int:
        return len([game.view(game.to_act) for game in middles for _ in range(5)])

    def copies() -> int:
        return len([game.copy() for game in middles for _ in range(10)])

    return {"step": cost(steps), "view": cost(views), "copy": cost(copies)}


def costs_in(checkout: Path) -> dict[str, dict[str, float]]:
    """The costs by number of players in a checkout, measured by a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, __file__, "--costs"]
    done = subprocess.run(command, capture_output=True, check=True, text=True, env=env)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def compare(other: Path) -> None:
    """A table of the costs here and there, the best of runs that alternate."""
    here = Path(__file__).parent.parent
    runs: dict[Path, list[dict[str, dict[str, float]]]] = {
        checkout: [] for checkout in (other, here)
    }
    for _ in range(3):
        for checkout, measured in runs.items():
            measured.append(costs_in(checkout))
    table = Table(title="Microseconds, best of runs that alternate")
    for column in ("players", "what", str(other), "here", "ratio"):
        table.add_column(column, justify="right")
    for players in runs[here][0]:
        for what in runs[here][0][players]:
            there, ours = (
                min(run[players][what] for run in runs[checkout]) for checkout in (other, here)
            )
            table.add_row(players, what, f"{there:.2f}", f"{ours:.2f}", f"{there / ours:.1f}")
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", type=Path, help="another checkout to compare with")
    parser.add_argument("--costs", action="store_true", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.costs:
        sys.stdout.write(json.dumps({str(players): costs(players) for players in (2, 3, 5)}))
    elif wishes.against is not None:
        compare(wishes.against)
    else:
        beside_pyhanabi()


def beside_pyhanabi() -> None:
    try:
        import hanabi_learning_environment  # noqa: F401
    except ImportError:
        sys.exit("bench: DeepMind's package is missing; run `make bench`, which installs it")
    table = Table(title="Random legal play without observations, steps per CPU second (median)")
    for column in ("players", "hanabi.Game", "pyhanabi", "ratio"):
        table.add_column(column, justify="right")
    console = Console()
    for players in track(range(2, 6), description="Playing", console=console, transient=True):
        ours, theirs = [], []
        for round_ in range(ROUNDS):
            ours.append(speed(play_ours, players, round_))
            theirs.append(speed(play_pyhanabi, players, round_))
        ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
        table.add_row(
            str(players),
            f"{statistics.median(ours):,.0f}",
            f"{statistics.median(theirs):,.0f}",
            f"{ratio:.2f}",
        )
    console.print(table)
    loading = import_time("from hanabi import Game")
    console.print(f"from hanabi import Game: {loading:.0f} ms (goal: under 70 ms)")


if __name__ == "__main__":
    main()
