"""Bots are made ready when the server starts, by a process that nobody waits for."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.server_bots import WARMED
from hanabi.server.store import Store
from serving import GUARD, asynchronous

FOUND = Path("/proc/self/task")
"""Where Linux lists the processes that a process has started."""


def children(pid: int) -> list[int]:
    text = (Path(f"/proc/{pid}/task/{pid}/children")).read_text()
    return [int(child) for child in text.split()]


def until_gone(pid: int) -> None:
    until = time.monotonic() + GUARD
    while Path(f"/proc/{pid}").exists() and time.monotonic() < until:
        time.sleep(0.02)
    assert not Path(f"/proc/{pid}").exists()


@pytest.mark.skipif(not FOUND.exists(), reason="no /proc here")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_server_is_ready_at_once_and_ends_at_once_with_its_helper(
    tmp_path: Path, how: signal.Signals
) -> None:
    """Nothing is compiled yet, so the helper would be at work for minutes."""
    command = ["serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'games.db'}"]
    server = subprocess.Popen(
        [sys.executable, "-m", "hanabi", *command],
        env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / "compiled")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        port = server.stdout.readline().rpartition(":")[2].strip("/\n")
        assert httpx.get(f"http://127.0.0.1:{port}/api/bots", timeout=GUARD).status_code == 200
        (helper,) = children(server.pid)
        server.send_signal(how)
        _, complaints = server.communicate(timeout=GUARD)
        assert "Traceback" not in complaints
        until_gone(helper)
    finally:
        server.kill()
        server.wait()


@asynchronous
async def test_warm_bots_are_loaded_in_the_process_where_they_play(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    hub = Hub(store, Limits())
    await hub.warm_bots()
    assert all(hub._bots.has_answered(name) for name in WARMED)
    await hub.close()
    store.close()
