"""Servers and commands forked from a process that has loaded what they need: loading is most of the work of a start.

Each is a process of its own all the same, with its own memory, files and signals. It differs from one that was started
by itself in what nobody promises: the order of its sets, and the parent it has.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path

POSSIBLE = hasattr(os, "pidfd_open")
"""Whether a process can be awaited here that is no child of ours."""

LOADED = (
    *(
        "hanabi.cli.app",
        "hanabi.cli.db",
        "hanabi.cli.serve",
        "hanabi.cli.settings",
        "hanabi.server.run",
    ),
    *("platformdirs.unix", "uvicorn.lifespan.on", "uvicorn.loops.asyncio"),
    "uvicorn.protocols.http.h11_impl",
)
"""What every server loads before it answers."""

COMMAND = "from hanabi.cli import main\nmain()"
"""The program of the command `hanabi`."""

FORKING = """
import sys
sys.path.insert(0, {folder!r})
from prepared import fork_servers
del sys.path[0]
exec(fork_servers({line}))
"""


class Forked:
    """A process that runs; the part of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)
        """Of this process even when its number belongs to another."""

    def __del__(self) -> None:
        os.close(self._handle)

    def poll(self) -> int | None:
        """Not the exit status, but whether there is one."""
        return 0 if self._ended(0) else None

    def wait(self, timeout: float | None = None) -> None:
        if not self._ended(timeout):
            raise subprocess.TimeoutExpired("a forked server", timeout or 0)

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def terminate(self) -> None:
        self._signal(signal.SIGTERM)

    def _ended(self, timeout: float | None) -> bool:
        return bool(select.select([self._handle], [], [], timeout)[0])

    def _signal(self, number: signal.Signals) -> None:
        if not self._ended(0):
            signal.pidfd_send_signal(self._handle, number)


class Prepared:
    """The process that forks. It ends with this one."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        program = FORKING.format(folder=str(Path(__file__).parent), line=theirs.fileno())
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL
        )
        theirs.close()
        self._answers = self._line.makefile("r")

        self._one = threading.Lock()

    def start(
        self, program: str, arguments: Sequence[str], log: Path, out: Path | None = None
    ) -> Forked:
        """What `python -c program arguments` would run; it writes to the end of `log`, or to both."""
        return Forked(self._ask(program, arguments, out or log, log, wait=False))

    def run(self, program: str, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
        """What `python -c program arguments` does, once it has ended."""
        with tempfile.TemporaryDirectory() as folder:
            out, err = Path(folder, "out"), Path(folder, "err")
            code = self._ask(program, arguments, out, err, wait=True)
            return subprocess.CompletedProcess(arguments, code, out.read_text(), err.read_text())

    def _ask(
        self, program: str, arguments: Sequence[str], out: Path, err: Path, *, wait: bool
    ) -> int:
        """The number of the process, or what it ended with."""
        run = [program, list(arguments), str(out), str(err), str(Path.cwd()), dict(os.environ)]
        with self._one:
            self._line.sendall(json.dumps([wait, *run]).encode() + b"\n")
            return int(self._answers.readline())


@cache
def prepared() -> Prepared:
    """The one of this process."""
    return Prepared()


def hanabi(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """What the command `hanabi` does with these arguments, once it has ended."""
    given = [str(argument) for argument in arguments]
    if POSSIBLE:
        return prepared().run(COMMAND, given)
    command = [sys.executable, "-c", COMMAND, *given]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def fork_servers(line: int) -> str:
    """Fork for whatever is asked for on this socket; the program that a forked process is to run.

    Ends when the socket is closed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in LOADED:
        importlib.import_module(name)
    with socket.socket(fileno=line) as asked, asked.makefile("r") as wishes:
        while wish := wishes.readline():
            wait, *run = json.loads(wish)
            answer = os.fork()
            if answer == 0:
                return _become(*run)
            if wait:
                answer = os.waitstatus_to_exitcode(os.waitpid(answer, 0)[1])
            asked.sendall(f"{answer}\n".encode())
            _bury()
    sys.exit()


def _bury() -> None:
    """Forget the processes that have ended."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _become(
    program: str, arguments: list[str], out: str, err: str, folder: str, environ: dict[str, str]
) -> str:
    """Have the streams, folder and variables of the process that was asked for."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for stream, path in ((1, out), (2, err)):
        said = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.dup2(said, stream)
        os.close(said)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environ)
    sys.argv = ["-c", *arguments]
    return program
