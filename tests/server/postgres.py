"""A PostgreSQL in a temporary folder, reached by a Unix socket: a cluster of one's own, or an empty database."""

from __future__ import annotations

import atexit
import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
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


class Cluster:
    """One that can be killed and started again on the same data."""

    def __init__(self, folder: Path, home: Path, owner: str | None, address: str = "") -> None:
        """`address` is one of this machine where it listens too; anybody who reaches it is let in."""
        self._folder, self._home, self._owner, self._address = folder, home, owner, address
        self._data = home / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://hanabi@/postgres?host={home}"

    def initialise(self) -> None:
        arguments: list[str | Path]
        arguments = ["-D", self._data, "-U", "hanabi", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [self._folder / "initdb", *arguments],
            check=True,
            capture_output=True,
            user=self._owner,
            cwd=self._home,
        )
        with (self._data / "pg_hba.conf").open("a") as file:
            file.write("host all all 0.0.0.0/0 trust\n")

    def start(self) -> None:
        """Return when it can be connected to."""
        arguments: list[str | Path] = ["-D", self._data, "-k", self._home]
        arguments += ["-c", f"listen_addresses={self._address}"]
        with (self._home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._folder / "postgres", *arguments],
                stdout=log,
                stderr=log,
                user=self._owner,
                cwd=self._home,
            )
        _await(self._process, self._home)

    def kill(self) -> None:
        """As if the power went: no process of it can do anything about it."""
        assert self._process is not None
        pid = self._process.pid
        os.kill(pid, signal.SIGSTOP)  # it starts no more processes while they are listed
        children = [
            int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        ]
        for one in (pid, *children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        self._process.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while any(map(_runs, children)) and time.monotonic() < deadline:
            time.sleep(0.01)  # one that is still ending holds memory that the next start asks for

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)  # a fast shutdown: connections are cut
            self._process.wait(PATIENCE)


@contextlib.contextmanager
def running(folder: Path, address: str = "") -> Iterator[Cluster]:
    """A cluster with an empty database for as long as the context lasts; `folder` has the binaries."""
    owner = _owner()
    # Not in pytest's folder: another user has to reach it, and a socket's path is short.
    home = Path(tempfile.mkdtemp(prefix="hanabi-pg-"))
    try:
        if owner is not None:
            shutil.chown(home, owner)
        found = Cluster(folder, home, owner, address)
        found.initialise()
        try:
            found.start()
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


@cache
def _lasting(folder: Path) -> Cluster:
    """One that runs until all tests of this process are over."""
    stack = contextlib.ExitStack()
    atexit.register(stack.close)
    return stack.enter_context(running(folder))


_numbers = itertools.count()


@contextlib.contextmanager
def empty_database(folder: Path) -> Iterator[str]:
    """The URL of an empty database for as long as the context lasts; `folder` has the binaries."""
    import psycopg

    lasting, name = _lasting(folder), f"empty_{next(_numbers)}"
    with psycopg.connect(lasting.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    try:
        yield lasting.url.replace("/postgres?", f"/{name}?")
    finally:
        with psycopg.connect(lasting.url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def _runs(pid: int) -> bool:
    """Whether a process is there, and not only its exit status."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


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
