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


def start(out: Path, minutes: float) -> subprocess.Popen[str]:
    script = ROOT / "examples" / "self_play.py"
    return subprocess.Popen(
        [sys.executable, str(script), "--out", str(out), "--minutes", str(minutes)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1"},
    )


def test_it_learns_is_interrupted_goes_on_and_plays(tmp_path: Path) -> None:
    running = start(tmp_path, 9)
    assert running.stdout is not None
    assert any(line.startswith("Learning") for line in running.stdout)
    time.sleep(1)
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=120)
    assert running.returncode == 0
    assert "Stopped." in told
    assert "One of these games:" in told
    again = start(tmp_path, 0.03)
    told, _ = again.communicate(timeout=240)
    assert again.returncode == 0
    assert "One of these games:" in told
    moments = (tmp_path / "curve.jsonl").read_text().splitlines()
    steps = [json.loads(moment)["steps"] for moment in moments]
    assert steps == sorted(steps)
    assert steps[-1] > 0
    assert (tmp_path / "policy.safetensors").stat().st_size > 1000
