"""What a bench of the page needs: a server of its own, and the system's Chromium."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

HERE = Path(__file__).resolve().parent.parent


def chromium() -> str | None:
    """The program of the system's Chromium, the one without windows first; Playwright's own if there is none."""
    programs = ("chromium-headless-shell", "chromium", "chromium-browser")
    return next(filter(None, map(shutil.which, programs)), None)


@contextmanager
def serving(checkout: Path = HERE) -> Iterator[str]:
    """The address of a new server of this checkout, with an empty database."""
    options = ["--no-warm"] if "--no-warm" in _options_of(checkout) else []
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        process = subprocess.Popen(
            [*_program("serve"), "--port", "0", "--db", database, *options],
            stdout=subprocess.PIPE,
            text=True,
            env=_environment(checkout),
        )
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if ready := re.search(r"ready at http://localhost:(\d+)/", line):
                    url = f"http://127.0.0.1:{ready[1]}"
                    httpx.get(f"{url}/api/bots", timeout=60).raise_for_status()
                    yield url
                    return
            raise SystemExit(f"the server of {checkout} did not start")
        finally:
            process.kill()
            process.wait()


def _options_of(checkout: Path) -> str:
    """Older versions do not know every option."""
    asked = [*_program("serve"), "--help"]
    return subprocess.run(
        asked, env=_environment(checkout), capture_output=True, text=True, check=True
    ).stdout


def _program(command: str) -> list[str]:
    return [sys.executable, "-c", "from hanabi.cli import main; main()", command]


def _environment(checkout: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(checkout / "src")}
