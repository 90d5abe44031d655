"""How fast the core is: random legal play beside DeepMind's pyhanabi in the same run, and the time of `import hanabi`.

Run `make bench`. Both sides list the legal moves of every state, pick one at random and apply it;
neither makes observations. Rounds alternate, so that a noisy machine is noisy for both.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

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


def main() -> None:
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
    console.print(f"import hanabi: {import_time('import hanabi'):.0f} ms (goal: under 100 ms)")


if __name__ == "__main__":
    main()
