"""The example of self-play learns, stops, goes on from where it stopped, and plays."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("torch")

ROOT = Path(__file__).parents[2]


def command(out: Path, minutes: float) -> list[str]:
    script = ROOT / "examples" / "self_play.py"
    return [sys.executable, str(script), "--out", str(out), "--minutes", str(minutes)]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def test_it_learns_for_the_time_given_and_can_go_on(tmp_path: Path) -> None:
    for _ in range(2):
        done = subprocess.run(
            command(tmp_path, 0.05),
            capture_output=True,
            text=True,
            check=True,
            timeout=240,
            env=environment(),
        )
        assert "One of these games:" in done.stdout
    moments = (tmp_path / "curve.jsonl").read_text().splitlines()
    steps = [json.loads(moment)["steps"] for moment in moments]
    assert steps
    assert steps == sorted(steps)
    assert (tmp_path / "policy.safetensors").stat().st_size > 1000


def test_an_interrupt_still_evaluates_and_exports(tmp_path: Path) -> None:
    running = subprocess.Popen(
        command(tmp_path, 9),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment(),
    )
    assert running.stdout is not None
    assert any(line.startswith("Learning") for line in running.stdout)
    time.sleep(2)
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=120)
    assert running.returncode == 0
    assert "One of these games:" in told
    assert (tmp_path / "policy.safetensors").exists()
