"""A PostgreSQL of one's own: a fresh cluster in a temporary folder, reached by a Unix socket."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
PATIENCE = 60.0
"""Seconds a cluster may take to come up."""


def binaries() -> Path | None:
    """The folder with initdb and postgres: in PATH, or where Debian puts them, the newest first."""
    found = shutil.which("initdb")
    folders = [] if found is None else [Path(found).resolve().parent]
    folders += sorted(
        DEBIAN.glob("*/bin"), key=lambda path: _version(path.parent.name), reverse=True
    )
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def _version(name: str) -> int:
    return int(name) if name.isdigit() else 0


def _owner() -> str | None:
    """PostgreSQL refuses to run as root: the user to run it as, or None for ourselves."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise RuntimeError("PostgreSQL does not run as root, and there is no user postgres or nobody")


@contextlib.contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """The URL of an empty database for as long as the context lasts; `folder` has the binaries."""
    owner = _owner()
    # Not in pytest's folder: another user has to reach it, and a socket's path is short.
    home = Path(tempfile.mkdtemp(prefix="hanabi-pg-"))
    try:
        if owner is not None:
            shutil.chown(home, owner)
        data = home / "data"
        initialise: list[str | Path] = [
            folder / "initdb",
            "-D",
            data,
            "-U",
            "hanabi",
            "-A",
            "trust",
            "-E",
            "UTF8",
        ]
        subprocess.run(
            [*initialise, "--no-sync"], check=True, capture_output=True, user=owner, cwd=home
        )
        with (home / "log").open("wb") as log:
            arguments: list[str | Path] = ["-D", data, "-k", home, "-c", "listen_addresses="]
            process = subprocess.Popen(
                [folder / "postgres", *arguments], stdout=log, stderr=log, user=owner, cwd=home
            )
        try:
            _await(process, home)
            yield f"postgresql://hanabi@/postgres?host={home}"
        finally:
            process.send_signal(signal.SIGINT)  # a fast shutdown: connections are cut
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _await(process: subprocess.Popen[bytes], home: Path) -> None:
    import psycopg

    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(host=str(home), user="hanabi", dbname="postgres").close()
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((home / "log").read_text()) from None
            time.sleep(0.05)
        else:
            return
