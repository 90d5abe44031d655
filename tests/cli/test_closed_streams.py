"""Streams that were closed before the program started."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hanabi import Game, Record, edition


def test_a_record_is_told_without_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(Record.of(Game(edition("cocktail"), 2, 1), ["Ada", "Bo"]).dumps())
    program = (
        "import os, sys\nos.close(0)\nos.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    )
    command = [sys.executable, "-c", program, "-m", "hanabi", "replay", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ada" in done.stdout
