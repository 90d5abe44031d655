"""What a first user meets: a word while compiling, none from the disk, and the name of a missing extra."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

NOTICE = "hanabi: compiling the kernel for this machine"

PLAY = "from hanabi import Rules; from hanabi.kernel import Batch; print(Batch(Rules(), 2, 4).seats.sum())"


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=False,
        text=True,
        env={**os.environ, **environment},
    )


def test_compiling_is_announced_once_and_its_result_kept(tmp_path: Path) -> None:
    first = run(PLAY, NUMBA_CACHE_DIR=str(tmp_path))
    assert first.returncode == 0, first.stderr
    assert first.stderr.count(NOTICE) == 1
    second = run(PLAY, NUMBA_CACHE_DIR=str(tmp_path))
    assert second.stdout == first.stdout
    assert second.stderr == ""


def test_without_numba_the_rest_works_and_the_error_names_the_extra() -> None:
    missing = "import sys; sys.modules['numba'] = None; "
    run_without = run(missing + "from hanabi.kernel import Batch")
    assert "hanabi.kernel needs numba: pip install '.[fast]'" in run_without.stderr
    works = run(missing + "import hanabi; print(hanabi.Game(hanabi.Rules(), 2, 1).tokens)")
    assert works.stdout == "8\n"


def test_the_package_loads_neither_numpy_nor_numba_by_itself() -> None:
    loaded = run("import sys, hanabi, hanabi.cli; print({'numpy', 'numba'} & set(sys.modules))")
    assert loaded.stdout == "set()\n"
