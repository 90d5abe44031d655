"""What the tests of the arena share: the real command in a process of its own, and bots that another package brings."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hanabi.arena.report import ArenaReport
from hanabi.bots import all_bots

BROUGHT = Path(__file__).parent / "brought"
EXAMPLES = Path(__file__).parents[2] / "examples"

TIMINGS = {"cpu_seconds", "decisions_per_second"}


@pytest.fixture
def brought_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots of the package in `brought`, in this process."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.syspath_prepend(str(BROUGHT))
    all_bots.cache_clear()
    yield
    all_bots.cache_clear()


def start(*arguments: str, pause: float = 0.0) -> subprocess.Popen[str]:
    """`hanabi arena` with these arguments; the brought bots think for `pause` seconds a move."""
    path = os.pathsep.join([str(BROUGHT), str(EXAMPLES), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-m", "hanabi", "arena", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "HANABI_DAWDLE": str(pause)},
        start_new_session=True,
    )


def run(*arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of the whole command."""
    process = start(*arguments)
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err


def wait_for_results(folder: Path, number: int, process: subprocess.Popen[str]) -> None:
    """Until so many pieces of work are in the journal."""
    journal = folder / "journal.jsonl"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if journal.exists() and journal.read_text().count('"match"') >= number:
            return
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    raise AssertionError(f"{number} pieces of work were not done in time")


def findings(report: ArenaReport | dict[str, Any]) -> dict[str, Any]:
    """Everything a report says but how long it took, when and by which command."""
    plain = json.loads(report.json()) if isinstance(report, ArenaReport) else report
    kept = {key: value for key, value in plain.items() if key not in ("command", "sessions")}
    kept["results"] = [
        {key: value for key, value in result.items() if key not in TIMINGS}
        for result in plain["results"]
    ]
    return kept
