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
from hanabi.bots.friend import FRIEND
from hanabi.bots.hat import HAT
from hanabi.core.editions import printed_rules
from hanabi.kernel import Batch

GAMES = 2
"""At each of a few tables: the simulator is slow."""
TEAM = (HAT, FRIEND)
"""Players with a memory; two of each table's seats or more."""
FEW: list[tuple[Rules, int]] = [
    (edition("show", "black-powder", "colour-avalanche", "flamboyants"), 4),
    (edition("swedish", "minutios-koreografi", "kaskad-av-farger"), 3),
]


SHOWN = (
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


def arrays(batch: Batch) -> dict[str, Any]:
    """Everything a batch shows, on the host."""
    shown = {name: getattr(batch, name) for name in SHOWN}
    shown["observe"] = batch.observe(1)
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


def play_all(batch: Batch) -> Iterator[dict[str, Any]]:
    yield from play(batch, "random", 12)
    yield from play(batch, "steady", 3)
    batch.auto_reset = False
    batch.reset(100)
    batch.play([TEAM[seat % 2] for seat in range(batch.plan.players)], noise=4)
    yield arrays(batch)


def options(number: int) -> dict[str, Any]:
    return {"seed": number, "partners": True}


def save(path: str) -> None:
    found = {}
    for number, (rules, players) in enumerate(FEW):
        batch = Batch(rules, players, GAMES, device="cuda", **options(number))
        for moment, shown in enumerate(play_all(batch)):
            found.update({f"{number}.{moment}.{name}": array for name, array in shown.items()})
    np.savez(path, **found)


def compare(games: int, steps: int) -> None:
    """Every printed table on both with the code for any rules, then a few with the rules built in."""
    total = 0
    for rules in printed_rules():
        for players in range(2, rules.most_players + 1):
            for policy in ("random", "steady"):
                one, other = (
                    Batch(rules, players, games, device=device, partners=True, specialised=False)
                    for device in ("cpu", "cuda")
                )
                expect_same(play(one, policy, steps), play(other, policy, steps))
                total += games * 3 * (steps + 1)
    for rules, players in (*FEW, (edition("cocktail"), 2)):
        one, other = (
            Batch(rules, players, games, device=device, partners=True) for device in ("cpu", "cuda")
        )
        expect_same(play_all(one), play_all(other))
        total += games * 100
    sys.stdout.write(f"{total:,} steps, equal in every array\n")


def expect_same(ours: Iterator[dict[str, Any]], theirs: Iterator[dict[str, Any]]) -> None:
    for one, other in zip(ours, theirs, strict=True):
        for name, array in one.items():
            assert (array == other[name]).all(), name


if __name__ == "__main__":
    if len(sys.argv) > 1:
        save(sys.argv[1])
    else:
        compare(2000, 15)
