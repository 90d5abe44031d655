"""Code with the rules built in plays as that for any rules, and is kept apart for every table."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from differential import Pair
from hanabi import Rules, edition
from hanabi.kernel import Batch, Plan, cpu, loops
from hanabi.kernel.compiling import _Index, njit
from hanabi.kernel.frozen import FrozenTable, freeze
from hanabi.kernel.table import TABLE_SIZE
from sizes import THOROUGH, sized
from test_batch import everything, same
from worlds import PRINTED

EVERYTHING = edition("show", "black-powder", "colour-avalanche", "flamboyants")
BASE = edition("cocktail")

SOME: list[tuple[Rules, int]] = [(BASE, 2), (EVERYTHING, 4)]
TABLES = (
    [(rules, players) for rules in PRINTED for players in range(2, rules.most_players + 1)]
    if THOROUGH
    else SOME[1:]
)
"""Compiling for a table takes seconds; one for the base game is compared with the code for any rules further below."""


@njit  # type: ignore[untyped-decorator]
def _look_up(t: Any, place: int) -> Any:
    return t[place]


@given(st.data())
def test_a_frozen_table_holds_the_numbers_of_the_table(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 1))
    table = Plan(*SOME[number]).table
    place = data.draw(st.integers(0, TABLE_SIZE - 1))
    assert _look_up(freeze(table), place) == table[place]
    assert freeze(table)._numba_type_.number(place) == table[place]


def test_equal_tables_are_one_frozen_table_and_others_are_others() -> None:
    two, again, three = (Plan(BASE, players).table for players in (2, 2, 3))
    assert freeze(two) is freeze(again)
    assert isinstance(freeze(two), FrozenTable)
    assert freeze(two)._numba_type_ != freeze(three)._numba_type_


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_with_the_rules_built_in_games_go_as_in_the_core(rules: Rules, players: int) -> None:
    pair = Pair(rules, players, specialised=True)
    chance = random.Random(players)
    while pair.steps < sized(2_000, 10_000):
        pair.start(chance.randrange(2**53), chance.randrange(players))
        pair.play(chance, chance.choice([0.0, 0.9, 1.0]))


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_with_the_rules_built_in_everything_is_as_without(rules: Rules, players: int) -> None:
    one, other = (Batch(rules, players, 500, specialised=wanted) for wanted in (False, True))
    for number in range(3):
        assert one.rollout("random", 60, noise=number) == other.rollout("random", 60, noise=number)
        assert same(everything(one), everything(other))
        actions = one.unpacked_legal().argmax(axis=1)
        one.step(actions)
        other.step(actions)
        assert same(everything(one), everything(other))
        assert (one.observe(1) == other.observe(1)).all()
    assert one.rollout("steady", 5, noise=1) == other.rollout("steady", 5, noise=1)
    assert same(everything(one), everything(other))


def test_after_many_steps_the_rules_are_built_in_and_nothing_else_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cpu, "PAYS_AFTER", 2_000)
    monkeypatch.setattr(freeze(Plan(BASE, 2).table), "compiled", {})
    monkeypatch.setattr(cpu, "is_compiled", lambda *_: False)
    one, other = Batch(BASE, 2, 100, specialised=False), Batch(BASE, 2, 100)
    tables = []
    for _ in range(3):
        assert one.rollout("random", 9, noise=5) == other.rollout("random", 9, noise=5)
        tables.append(other._engine._tables[loops.roll_random])
        actions = one.unpacked_legal().argmax(axis=1)
        one.step(actions)
        other.step(actions)
        assert same(everything(one), everything(other))
    assert [table is other.plan.table for table in tables] == [True, True, False]
    assert other._engine._table is freeze(other.plan.table)


COMPILE = """
import sys
from hanabi import edition
from hanabi.kernel import Batch
batch = Batch(edition("cocktail"), 3, 3, specialised=len(sys.argv) > 1 or None)
print(batch._engine._tables.popitem()[1] is not batch.plan.table, batch.seats.sum())
"""


def compile_for(kept: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", COMPILE, *arguments],
        env={**os.environ, "NUMBA_CACHE_DIR": str(kept)},
        capture_output=True,
        text=True,
        check=True,
    )


def test_code_with_rules_built_in_is_kept_and_used_where_it_is_there(tmp_path: Path) -> None:
    built = compile_for(tmp_path, "specialised")
    assert "compiling the kernel with its rules built in" in built.stderr
    used = compile_for(tmp_path)
    assert (used.stdout, used.stderr) == (built.stdout, "")


def test_every_list_of_types_has_a_file_of_its_own(tmp_path: Path) -> None:
    """Two processes that save at once: the second has read the index before the first wrote it."""
    index: Any = _Index(str(tmp_path), "loops.step_games", "stamp")  # type: ignore[no-untyped-call]
    index.save("base", b"of the base game")
    held = index._load_index()
    index.save("rainbow", b"of the rainbow")
    index._save_index(held)
    index.save("black", b"of the black powder")
    assert index.load("base") == b"of the base game"
    assert index.load("rainbow") is None
    assert index.load("black") == b"of the black powder"
    assert len(list(tmp_path.glob("*.nbc"))) == 3
    assert np.unique(list(index._load_index().values())).size == 2


def test_code_from_sources_of_before_never_takes_the_place_of_newer_code(tmp_path: Path) -> None:
    """A process that began before an update saves late: the index of a newer one may be written after it."""
    newer: Any = _Index(str(tmp_path), "loops.step_games", "new stamp")  # type: ignore[no-untyped-call]
    older: Any = _Index(str(tmp_path), "loops.step_games", "old stamp")  # type: ignore[no-untyped-call]
    newer.save("base", b"new code")
    held = newer._load_index()
    older.save("base", b"old code")
    newer._save_index(held)
    assert newer.load("base") == b"new code"
