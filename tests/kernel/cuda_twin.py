"""The CUDA build beside the CPU build.

`python tests/kernel/cuda_twin.py` compares them on a real device over millions of steps; with a file as
argument it only plays a few steps on the device, or Numba's simulator of one, and saves what came of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from hanabi import Rules, edition
from hanabi.core.editions import printed_rules
from hanabi.kernel import Batch

GAMES = 2
"""At each of a few tables: the simulator is slow."""
FEW: list[tuple[Rules, int]] = [
    (edition("show", "black-powder", "colour-avalanche", "flamboyants"), 4),
    (edition("swedish", "minutios-koreografi", "kaskad-av-farger"), 3),
]


def arrays(batch: Batch) -> dict[str, Any]:
    """Everything a batch shows, on the host."""
    shown = {
        name: getattr(batch, name)
        for name in ("rows", "legal", "observations", "rewards", "done", "seats", "scores")
    }
    return {name: a if isinstance(a, np.ndarray) else a.copy_to_host() for name, a in shown.items()}


def play(batch: Batch, policy: str, steps: int) -> Iterator[dict[str, Any]]:
    """Rollouts, and single steps with the lowest legal action."""
    for number in range(3):
        batch.rollout(policy, steps, noise=number)
        yield arrays(batch)
        legal = batch.unpacked_legal()
        if not isinstance(legal, np.ndarray):
            legal = legal.copy_to_host()
        batch.step(legal.argmax(axis=1))
        yield arrays(batch)


def play_both(batch: Batch) -> Iterator[dict[str, Any]]:
    yield from play(batch, "random", 12)
    yield from play(batch, "steady", 3)


def save(path: str) -> None:
    found = {}
    for number, (rules, players) in enumerate(FEW):
        batch = Batch(rules, players, GAMES, seed=number, device="cuda")
        for moment, shown in enumerate(play_both(batch)):
            found.update({f"{number}.{moment}.{name}": array for name, array in shown.items()})
    np.savez(path, **found)


def compare(games: int, steps: int) -> None:
    """Every printed table on both, with every policy."""
    total = 0
    for rules in printed_rules():
        for players in range(2, rules.most_players + 1):
            for policy in ("random", "steady"):
                one, other = (
                    Batch(rules, players, games, device=device) for device in ("cpu", "cuda")
                )
                for ours, theirs in zip(
                    play(one, policy, steps), play(other, policy, steps), strict=True
                ):
                    for name, array in ours.items():
                        assert (array == theirs[name]).all(), (rules, players, policy, name)
                total += games * 3 * (steps + 1)
    sys.stdout.write(f"{total:,} steps, equal in every array\n")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        save(sys.argv[1])
    else:
        compare(2000, 15)
