"""The same run on a real Ray cluster, one of whose workers is killed in the middle of it."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest

from arenas import brought_bots, findings, start, wait_for_results  # noqa: F401  # a fixture
from hanabi.arena import Run, make_plan
from hanabi.arena.report import ArenaReport

GAMES = 40


def descendants(parent: int) -> dict[int, str]:
    """The command lines of all processes below this one, by their id."""
    parents, names = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
                names[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
            except OSError:  # it ended while we looked
                continue
            parents[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
    below = {parent}
    while more := {child for child, above in parents.items() if above in below} - below:
        below |= more
    return {child: names[child] for child in below - {parent}}


@pytest.mark.usefixtures("brought_bots")
def test_a_worker_killed_in_mid_run_costs_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    folder = tmp_path / "run"
    process = start(
        *("dawdler", "random+dawdler", "--players", "2", "--games", str(GAMES)),
        *("--engine", "ray", "--workers", "2", "--out", str(folder), "--json", "-"),
        pause=0.01,
    )
    wait_for_results(folder, 4, process)
    playing: list[int] = []
    deadline = time.monotonic() + 20
    while not playing and time.monotonic() < deadline:
        names = descendants(process.pid)
        playing = [child for child, name in names.items() if name.startswith("ray::play_work")]
    assert playing, names
    os.kill(playing[0], signal.SIGKILL)
    done_then = Run.resume(folder).sheet.done
    out, err = process.communicate(timeout=90)
    assert process.returncode == 0, err
    assert done_then < 2 * GAMES

    alone = Run(make_plan(["dawdler", "random+dawdler"], players=[2], games=GAMES))
    alone.play()
    assert findings(json.loads(out)) == findings(ArenaReport(alone))
    entries = (folder / "journal.jsonl").read_text().splitlines()
    games = sum(len(json.loads(entry).get("ends", "")) for entry in entries)
    assert games == 2 * GAMES  # not one of them was written down twice
