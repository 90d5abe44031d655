"""A real nginx in front of a server, with the configuration that docs/server.md tells people to write."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

GUARD = 60.0
DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "server.md"

HERE = """
daemon off;
pid nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
{server}
}}
"""


def missing() -> str | None:
    """What this needs and is not there."""
    needed = ("nginx", "openssl")
    return next((name for name in needed if shutil.which(name, path=_PATH) is None), None)


_PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
"""Debian has nginx where only root looks for programs."""


def documented(document: str) -> str:
    """The block of nginx's configuration in the document."""
    found = re.search(r"^ {4}server \{\n(?:(?: {4}.*)?\n)*? {4}\}\n", document, re.MULTILINE)
    assert found is not None
    return found[0]


@contextlib.contextmanager
def nginx(folder: Path, server_port: int) -> Iterator[tuple[str, ssl.SSLContext]]:
    """Its origin, over TLS at a port of its own, and what trusts its certificate."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    certificate, key = folder / "hanabi.pem", folder / "hanabi.key"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    making = ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", *subject, "-days", "2"]
    subprocess.run([*making, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    said = documented(DOCUMENT.read_text("utf-8"))
    for there, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("hanabi.example.org", "localhost"),
        ("/etc/ssl/hanabi.pem", str(certificate)),
        ("/etc/ssl/hanabi.key", str(key)),
        ("127.0.0.1:8000", f"127.0.0.1:{server_port}"),
    ):
        assert there in said, there
        said = said.replace(there, here)
    (folder / "nginx.conf").write_text(HERE.format(server=said))
    program = shutil.which("nginx", path=_PATH)
    assert program is not None
    with (folder / "nginx.log").open("wb") as log:
        process = subprocess.Popen(
            [program, "-p", folder, "-c", folder / "nginx.conf"], stdout=log, stderr=log
        )
    try:
        _await(process, port, folder / "nginx.log")
        yield f"https://localhost:{port}", ssl.create_default_context(cafile=str(certificate))
    finally:
        process.terminate()
        process.wait(GUARD)


def _await(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    until = time.monotonic() + GUARD
    while process.poll() is None and time.monotonic() < until:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.02)
    raise AssertionError(f"nginx did not start:\n{log.read_text()}")
