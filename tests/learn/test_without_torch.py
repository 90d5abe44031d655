"""Without PyTorch there is no training, and the command says what to install; the player needs none of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

WITHOUT = "import sys; sys.modules['torch'] = None\n"


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    source = Path(__file__).parents[2] / "src"
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + code, *arguments],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        env={**os.environ, "PYTHONPATH": str(source)},
    )


def test_the_command_names_the_extra(tmp_path: Path) -> None:
    done = run("from hanabi.cli import main; main()", "train", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr == (
        "hanabi: hanabi.learn needs torch: pip install '.[learn]' in a checkout of hanabi\n"
    )


def test_the_player_is_imported_without_it() -> None:
    done = run("import hanabi.bots.learned.player; print('imported')")
    assert done.stdout == "imported\n", done.stderr
