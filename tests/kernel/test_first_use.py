"""What a first user meets: a word while compiling, none from the disk, and the name of a missing extra."""

from __future__ import annotations

import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba

import hanabi
from hanabi.kernel import loops
from hanabi.kernel.compiling import _Index, _part_of, sources_of

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


def test_without_numba_the_rest_works_and_the_error_names_the_extra() -> None:
    missing = "import sys; sys.modules['numba'] = None; "
    run_without = run(missing + "from hanabi.kernel import Batch")
    assert "hanabi.kernel needs numba: pip install '.[fast]'" in run_without.stderr
    works = run(missing + "import hanabi; print(hanabi.Game(hanabi.Rules(), 2, 1).tokens)")
    assert works.stdout == "8\n"


def test_the_package_loads_neither_numpy_nor_numba_by_itself() -> None:
    loaded = run("import sys, hanabi, hanabi.cli; print({'numpy', 'numba'} & set(sys.modules))")
    assert loaded.stdout == "set()\n"


ROOM = Path(hanabi.__file__).parent


def test_compiled_code_is_made_of_the_files_it_imports_and_of_no_others() -> None:
    sources = {str(file.relative_to(ROOM)) for file in sources_of(Path(loops.__file__))}
    assert {"kernel/loops.py", "kernel/table.py", "core/rules.py", "core/shuffle.py"} <= sources
    assert {str(file.relative_to(ROOM)) for file in ROOM.glob("kernel/scalar/*.py")} >= {
        source for source in sources if source.startswith("kernel/scalar/")
    }
    assert not [
        source for source in sources if source.startswith(("server/", "terminal/", "arena/"))
    ]
    assert not sources & {"kernel/batch.py", "kernel/plan.py", "core/game.py", "__init__.py"}


def test_compiling_is_announced_once_and_its_result_kept_until_its_sources_change(
    tmp_path: Path,
) -> None:
    """In a copy of the package, of which files are changed."""
    copy, kept = tmp_path / "hanabi", str(tmp_path / "cache")
    shutil.copytree(ROOM, copy, ignore=shutil.ignore_patterns("__pycache__"))
    first = run(PLAY, NUMBA_CACHE_DIR=kept, PYTHONPATH=str(tmp_path))
    assert first.returncode == 0, first.stderr
    assert first.stderr.count(NOTICE) == 1
    for other in ("kernel/batch.py", "core/game.py", "bots/steady.py"):
        with (copy / other).open("a") as file:
            file.write("# changed\n")
    second = run(PLAY, NUMBA_CACHE_DIR=kept, PYTHONPATH=str(tmp_path))
    assert (second.stdout, second.stderr) == (first.stdout, "")
    with (copy / "core/shuffle.py").open("a") as file:
        file.write("# changed\n")
    digest = (
        "from hanabi.kernel.compiling import digest_of_sources; from hanabi.kernel import loops; "
    )
    digest += "print(digest_of_sources(loops.reset_games.py_func))"
    changed = run(digest, PYTHONPATH=str(tmp_path))
    assert changed.returncode == 0, changed.stderr
    assert changed.stdout != run(digest, PYTHONPATH=str(ROOM.parent)).stdout


def test_importing_any_module_changes_nothing_around_it() -> None:
    code = """
import importlib, pkgutil, warnings
import numba, numpy
from numba.core import event
def surroundings():
    listening = [kind for kind, listeners in event._registered.items() if listeners]
    patched = hasattr(numpy, "row_stack")
    return list(warnings.filters), patched, listening, numba.config.CUDA_LOW_OCCUPANCY_WARNINGS
before = surroundings()
for room in ("hanabi.kernel", "hanabi.bots", "hanabi.envs.hle"):
    for module in pkgutil.walk_packages(importlib.import_module(room).__path__, f"{room}."):
        importlib.import_module(module.name)
assert surroundings() == before, surroundings()
"""
    done = run(code, NUMBA_ENABLE_CUDASIM="1")
    assert done.returncode == 0, done.stderr


def test_code_on_disk_that_names_types_of_an_earlier_version_counts_as_none(tmp_path: Path) -> None:
    index: Any = _Index(str(tmp_path), "loops.reset_games", "stamp")  # type: ignore[no-untyped-call]
    index.save("types", b"code")
    assert index.load("types") == b"code"
    names_what_is_gone = b"\x80\x04chanabi.kernel.loops\nGone\n."
    (tmp_path / "loops.reset_games.nbi").write_bytes(
        pickle.dumps(numba.__version__) + names_what_is_gone
    )
    assert index.load("types") is None


def test_it_is_told_what_is_being_compiled() -> None:
    modules = ["hanabi.bots.friend", "hanabi.bots.search.worlds", "hanabi.kernel.loops", "mine.bot"]
    told = ["the bot friend", "the bot search", "the kernel", None]
    assert [_part_of(module) for module in modules] == told
