"""Whether another process on this machine still lives: a crash is then noticed at once, and nobody waits for its leases."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from hanabi.server.cluster.leases import Life

PROC = Path("/proc")
STATE, STARTED = 0, 19
"""Where both are told in `/proc/PID/stat`, behind the name of the program."""


def this_life() -> Life:
    """How others on this machine see this process. Where that cannot be told, it is like no other."""
    pid = os.getpid()
    try:
        boot = (PROC / "sys/kernel/random/boot_id").read_text().strip()
        seen = (PROC / "self/ns/pid").readlink()
        return Life(f"{boot} {seen}", f"{pid} {_stat(pid)[STARTED]}")
    except OSError:
        return Life(secrets.token_urlsafe(9), str(pid))


def is_over(other: Life, here: Life) -> bool:
    """Whether it is certain that a process has ended."""
    if other.place != here.place:
        return False
    pid, _, started = other.name.partition(" ")
    try:
        stat = _stat(int(pid))
    except FileNotFoundError:
        return True
    except (OSError, ValueError):
        return False
    return stat[STATE] in "ZX" or stat[STARTED] != started


def _stat(pid: int) -> list[str]:
    return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
