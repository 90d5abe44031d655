"""Starting the server as a process."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser

import uvicorn

from hanabi.core import BadSetup
from hanabi.server.app import LARGEST_FRAME, Limits, make_app


def run(
    *, host: str, port: int, db: str, behind_proxy: bool, open_browser: bool, connections: int
) -> None:
    """Serve until interrupted. A port that is taken or a database that fails is refused at once."""
    listener = _listen(host, port)
    app = make_app(db, Limits(connections=connections))
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host  # noqa: S104  # only shown
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    sys.stdout.write(f"Hanabi is ready at {address}\nStop with Ctrl-C; games are kept.\n")
    sys.stdout.flush()
    if open_browser and _has_screen():
        threading.Timer(0.5, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips="127.0.0.1,::1" if behind_proxy else "",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(5_000, 20, 1_000_000)  # whole collections would stop all tables at once
    uvicorn.Server(config).run(sockets=[listener])


def _has_screen() -> bool:
    """Whether a browser window can appear; a text browser would take the terminal over."""
    if sys.platform.startswith(("win", "darwin", "cygwin")):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=4096)
    except (OSError, OverflowError) as error:
        raise BadSetup(f"port: cannot listen on {host} port {port}: {error}") from error
