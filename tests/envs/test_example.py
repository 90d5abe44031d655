"""The example of self-play runs, stops, and goes on from where it stopped."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("torch")
pytest.importorskip("matplotlib")

SCRIPT = Path(__file__).parents[2] / "examples" / "self_play.py"
SMALL = ["--games", "16", "--steps", "32", "--part", "256", "--width", "32"]


def command(out: Path, *options: str) -> list[str]:
    return [sys.executable, str(SCRIPT), "--out", str(out), *SMALL, *options]


def test_it_learns_for_the_time_given_and_can_go_on(tmp_path: Path) -> None:
    for more in ([], ["--resume"]):
        done = subprocess.run(
            command(tmp_path, "--minutes", "0.05", *more),
            capture_output=True,
            text=True,
            check=True,
            timeout=240,
        )
        assert "Mean score" in done.stdout
    assert (tmp_path / "checkpoint.pt").stat().st_size > 1000
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_an_interrupt_saves_and_reports(tmp_path: Path) -> None:
    running = subprocess.Popen(
        command(tmp_path, "--minutes", "9"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert running.stdout is not None
    assert any(line.startswith("Learning") for line in running.stdout)
    time.sleep(1)
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=120)
    assert running.returncode == 0
    assert "Mean score" in told
    assert (tmp_path / "checkpoint.pt").exists()
