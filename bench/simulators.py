"""How fast Hanabi can be simulated: ours beside the simulators other people use, random legal play, in one run.

Run `python bench/simulators.py` where the extra `bench` is installed; a peer that is missing is
named and skipped. Rounds go through all the systems in turn, so that a noisy machine is noisy for
each of them, and a ratio is the median of the rounds' ratios. Speeds are steps per CPU second, or
per second on the wall for what uses several cores or a GPU; one step is one move of one game.

`--gpu` measures our kernel and JaxMARL on the CUDA device instead. Where JaxMARL is not installed,
`--jaxmarl FOLDER` names a folder that holds its packages.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import hanabi
import peers
from hanabi.core.editions import printed_rules
from peers import Measure, System, Unavailable, timed

REFERENCES = {"DeepMind C++ core": "÷ C++", "pyhanabi": "÷ pyhanabi", "OpenSpiel": "÷ OpenSpiel"}
"""The peers that every row is compared with, and the heads of these columns."""

EDITION = "edition "
"""How the rows of the printed editions begin."""

WARM_UP = 0.01
GAMES = 1_024
STEPS = 64
GPU_GAMES = (131_072, 1_048_576)


@dataclass
class Row:
    """What the rounds found for one system at one number of players."""

    system: System
    players: int
    speeds: list[float] = field(default_factory=list)
    missing: str = ""
    """Why nothing was measured, if nothing was."""

    def median(self) -> float:
        return statistics.median(self.speeds)

    def ratio(self, other: Row) -> float:
        return statistics.median(a / b for a, b in zip(self.speeds, other.speeds, strict=True))

    def plain(self) -> dict[str, Any]:
        """For the JSON file."""
        return {
            "system": self.system.name,
            "players": self.players,
            "observation": self.system.observe,
            "clock": "wall" if self.system.wall else "cpu",
            "steps_per_second": self.median() if self.speeds else None,
            "rounds": self.speeds,
            "missing": self.missing or None,
        }


def start_game(players: int, *, observe: bool) -> Measure:
    chance = random.Random(players)
    rules = hanabi.edition("cocktail")

    def play() -> int:
        game, steps = hanabi.Game(rules, players, chance.getrandbits(32)), 0
        while game.outcome is None:
            if observe:
                game.view(game.to_act)
            game.act(chance.choice(game.legal_actions()))
            steps += 1
        return steps

    return timed(play)


def start_kernel(
    players: int,
    *,
    observe: bool,
    rules: hanabi.Rules | None = None,
    threads: int = 1,
    specialised: bool = True,
) -> Measure:
    from hanabi.kernel import Batch

    rules = rules or hanabi.edition("cocktail")
    options: dict[str, Any] = {"observe": observe, "specialised": specialised}
    batch = Batch(rules, players, GAMES, seed=players, threads=threads, **options)
    return timed(partial(roll, batch), wall=threads > 1)


def start_gpu_kernel(players: int, *, observe: bool, games: int) -> Measure:
    from hanabi.kernel import Batch

    rules = hanabi.edition("cocktail")
    options: dict[str, Any] = {"observe": observe, "history": False, "device": "cuda"}
    batch = Batch(rules, players, games, seed=players, **options)
    return timed(partial(roll, batch), wall=True)


def roll(batch: Any) -> int:
    batch.rollout("random", STEPS)
    return int(batch.games) * STEPS


def start_step(players: int, *, observe: bool) -> Measure:
    """One game, each of its steps a call from Python."""
    import numpy as np

    from hanabi.kernel import Batch

    chance = random.Random(players)
    batch = Batch(hanabi.edition("cocktail"), players, 1, seed=players, observe=observe)
    actions = np.zeros(1, np.int64)

    @cache
    def choices(mask: bytes) -> list[int]:
        bits = int.from_bytes(mask, sys.byteorder)
        return [action for action in range(bits.bit_length()) if bits >> action & 1]

    def play() -> int:
        for _ in range(STEPS):
            actions[0] = chance.choice(choices(batch.legal[0].tobytes()))
            batch.step(actions)
        return STEPS

    return timed(play)


def our_systems() -> Iterator[System]:
    """The core, the kernel, and the kernel once for every printed combination of rules."""
    for observe in (False, True):
        yield System(
            "hanabi.Game, view" if observe else "hanabi.Game",
            partial(start_game, observe=observe),
            observe=observe,
        )
        yield System(
            "hanabi.kernel, step(actions), 1 game",
            partial(start_step, observe=observe),
            observe=observe,
        )
        for threads in (1, 2):
            yield System(
                f"hanabi.kernel, {threads} thread{'s'[: threads - 1]}",
                partial(start_kernel, observe=observe, threads=threads),
                observe=observe,
                wall=threads > 1,
            )
        yield System(
            "hanabi.kernel, code for any rules, 1 thread",
            partial(start_kernel, observe=observe, specialised=False),
            observe=observe,
        )
    hle = partial(peers.start_rl_env, package="hanabi.envs.hle")
    yield System("hanabi.envs.hle rl_env, all players", hle, observe=True)
    for rules, (key, add_ons) in printed_rules().items():
        name = EDITION + ", ".join((key, *add_ons))
        start = partial(start_kernel, observe=True, rules=rules, specialised=False)
        yield System(name, start, observe=True)


def our_gpu_systems() -> Iterator[System]:
    for observe in (False, True):
        for games in GPU_GAMES:
            start = partial(start_gpu_kernel, observe=observe, games=games)
            name = f"hanabi.kernel, {games:,} games"
            yield System(name, start, observe=observe, wall=True)


def started(system: System, players: int) -> tuple[Row, Measure | None]:
    """The system after a first short measurement, which pays for what it compiles."""
    row = Row(system, players)
    try:
        measure = system.start(players)
        measure(WARM_UP)
    except Unavailable as error:
        row.missing = str(error)
    except ImportError as error:
        row.missing = f"not installed ({error.name})" if error.name else "not installed"
    else:
        return row, measure
    return row, None


def measured(
    systems: Sequence[System], players: int, rounds: int, seconds: float, progress: Progress
) -> list[Row]:
    """Every system started, then measured in turn, round after round."""
    starting = progress.add_task(f"{players} players, starting", total=len(systems))
    found: list[tuple[Row, Measure | None]] = []
    for system in systems:
        found.append(started(system, players))
        progress.advance(starting)
    ready = [(row, measure) for row, measure in found if measure is not None]
    playing = progress.add_task(f"{players} players, playing", total=rounds * len(ready))
    for _ in range(rounds):
        for row, measure in ready:
            row.speeds.append(measure(seconds))
            progress.advance(playing)
    progress.remove_task(starting)
    progress.remove_task(playing)
    return [row for row, _ in found]


def figure(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.3g}"  # noqa: PLR2004  # three digits


def table(title: str, rows: Sequence[Row], references: Sequence[Row | None]) -> Table:
    drawn = Table(title=title, title_justify="left")
    drawn.add_column("system", overflow="fold")
    drawn.add_column("steps/s", justify="right")
    drawn.add_column("by")
    for head in REFERENCES.values():
        drawn.add_column(head, justify="right")
    for row in sorted(rows, key=lambda row: -row.median() if row.speeds else 0.0):
        if row.missing:
            drawn.add_row(f"{row.system.name}: {row.missing}", style="dim")
            continue
        clock = "wall" if row.system.wall else "CPU"
        ratios = [figure(row.ratio(other)) if other else "–" for other in references]
        drawn.add_row(row.system.name, f"{row.median():,.0f}", clock, *ratios)
    return drawn


def tables(players: int, rows: Sequence[Row]) -> Iterator[Table]:
    """Without observations, with them, and the printed editions, each beside the references."""
    editions = [row for row in rows if row.system.name.startswith(EDITION)]
    base = [row for row in rows if row not in editions]
    for observe, words, chosen in (
        (False, "no observation", [row for row in base if not row.system.observe]),
        (True, "observation of the player to act", [row for row in base if row.system.observe]),
        (True, "observation, every printed edition, 1 thread", editions),
    ):
        named = {row.system.name: row for row in base if row.system.observe == observe}
        references = [
            row if (row := named.get(name)) and row.speeds else None for name in REFERENCES
        ]
        if chosen:
            yield table(f"{players} players, {words}", chosen, references)


def options_from(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], choices=range(2, 6))
    parser.add_argument("--seconds", type=float, default=0.5, help="of one measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--only", nargs="+", metavar="NAME", help="systems whose name contains one of these"
    )
    parser.add_argument("--gpu", action="store_true", help="our kernel and JaxMARL, on CUDA")
    parser.add_argument("--jaxmarl", metavar="FOLDER", help="where to import JaxMARL from")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures here")
    return parser.parse_args(arguments)


def chosen_systems(options: argparse.Namespace) -> list[System]:
    ours = our_gpu_systems() if options.gpu else our_systems()
    theirs = peers.gpu_systems() if options.gpu else peers.systems()
    wanted = [name.lower() for name in options.only or [""]]
    return [
        system for system in (*theirs, *ours) if any(name in system.name.lower() for name in wanted)
    ]


def main() -> None:
    options = options_from(sys.argv[1:])
    if options.jaxmarl:
        sys.path.insert(0, options.jaxmarl)
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    systems = chosen_systems(options)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    rows: list[Row] = []
    with Progress(
        *columns, TimeElapsedColumn(), console=console, refresh_per_second=2, transient=True
    ) as progress:
        for players in options.players:
            found = measured(systems, players, options.rounds, options.seconds, progress)
            for drawn in tables(players, found):
                console.print(drawn)
            rows += found
    if options.json:
        report = {
            "machine": platform.platform(),
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "seconds": options.seconds,
            "rows": [row.plain() for row in rows],
        }
        options.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
