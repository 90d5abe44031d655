"""Addresses that others can open: what a real server says of them, to the terminal and to the page."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import socket
import struct
import subprocess
import sys
import termios
from pathlib import Path

import httpx
import pytest

from hanabi.server.addresses import is_loopback, open_to_others, qr_lines, qr_path

STOP = "Stop with Ctrl-C"
WIDE = 100
"""Columns of a terminal that has room for a QR code."""


def greeting(folder: Path, host: str, *, columns: int = 0) -> tuple[subprocess.Popen[bytes], str]:
    """A running server and what it said, to a terminal of so many columns or to a pipe."""
    arguments = ["serve", "--host", host, "--port", "0", "--no-warm"]
    arguments += ["--db", f"sqlite:///{folder / 'g.db'}"]
    reading, writing = pty.openpty() if columns else os.pipe()
    if columns:
        fcntl.ioctl(writing, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
    environment |= {"PYTHONUTF8": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "hanabi", *arguments],
        stdin=writing if columns else None,
        stdout=writing,
        env=environment,
    )
    os.close(writing)
    said = b""
    while STOP.encode() not in said:
        said += os.read(reading, 65536)
    os.close(reading)
    return process, said.decode().replace("\r\n", "\n")


def others(said: str) -> list[str]:
    return re.findall(r"^Others on your network open (\S+)/$", said, re.MULTILINE)


def reachable(host: str, port: int) -> list[str]:
    """What such a server should say, found out in this process."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as probe:
        there = probe.getsockname()[1]
        return [found.replace(f":{there}", f":{port}") for found in open_to_others(probe)]


@pytest.mark.parametrize(
    ("host", "columns"),
    [("0.0.0.0", WIDE), ("::", 20), ("127.0.0.1", 0)],  # noqa: S104  # for a moment
)
def test_the_server_says_where_others_can_open_it(tmp_path: Path, host: str, columns: int) -> None:
    process, said = greeting(tmp_path, host, columns=columns)
    try:
        ready = re.search(r"^Hanabi is ready at http://localhost:(\d+)/$", said, re.MULTILINE)
        assert ready is not None
        port = int(ready[1])
        found = others(said)
        assert found == reachable(host, port)
        assert ("--host 0.0.0.0" in said) == is_loopback(host)
        code = "\n".join(qr_lines(f"{found[0]}/")) if found else "█"
        plain = re.sub(r"\x1b\[[0-9;]*m", "", said)
        assert (code in plain) == bool(columns == WIDE and found), (
            "a narrow terminal gets no torn code"
        )
        for origin in found:
            assert httpx.get(f"{origin}/api/bots").status_code == 200
            told = httpx.get(f"{origin}/api/addresses").json()
            assert told == {"origins": []}, "whoever came by such an address has one that works"
        told = httpx.get(f"http://localhost:{port}/api/addresses").json()
        assert told == {"origins": found}
        told = httpx.get(f"http://localhost:{port}/api/addresses", headers={"host": "hanabi.org"})
        assert told.json() == {"origins": []}, "a proxy on this machine tells nobody"
    finally:
        process.terminate()
        process.wait()


@pytest.mark.parametrize(
    ("host", "here"),
    [
        *(
            (host, True)
            for host in ("localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "::ffff:127.0.0.1")
        ),
        *((host, False) for host in ("192.168.1.7", "fd00::2", "hanabi.example.org", "")),
    ],
)
def test_loopback_is_known(host: str, here: bool) -> None:  # noqa: FBT001  # a table
    assert is_loopback(host) is here


def test_a_code_is_drawn_the_same_for_page_and_terminal() -> None:
    """Every dark module of the page is a dark half of a character where the settings are the same."""
    text = "http://192.168.178.27:8000/t/abcdefghijkl"
    size, path = qr_path(text)
    dark = {
        (int(x) + i, int(y))
        for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path)
        for i in range(int(run))
    }
    finder = {(x, y) for x in range(7) for y in range(7) if x in (0, 6) or y in (0, 6)}
    for right, down in ((0, 0), (size - 7, 0), (0, size - 7)):
        assert {(x + right, y + down) for x, y in finder} <= dark
    lines = qr_lines(text)
    assert len({len(line) for line in lines}) == 1
    assert lines[0] == "█" * len(lines[0])
