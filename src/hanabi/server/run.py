"""Starting the server as a process."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import shutil
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from hanabi.core import BadSetup
from hanabi.server.addresses import (
    EVERYWHERE,
    HALVES,
    LOCALHOST,
    is_loopback,
    open_to_others,
    origin,
    qr_lines,
)
from hanabi.server.app import Beside, make_app, nothing
from hanabi.server.connections import LARGEST_HEADERS
from hanabi.server.deadlines import Config
from hanabi.server.door import Door, say_once_that_it_is_full
from hanabi.server.doors import Doors, Inbox
from hanabi.server.hanab_live.listener import BotListener
from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.operation import Operation
from hanabi.server.proxies import THIS_MACHINE, BehindProxies, Proxies, was_proxied
from hanabi.server.store import Store
from hanabi.server.workers import Workers, check_workers

WHITE_ON_BLACK, PLAIN = "\x1b[38;5;231;48;5;16m", "\x1b[0m"
"""Of a terminal: a QR code has to be light where its modules are light, whatever the colours are."""


def print_line(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def run(
    *,
    host: str,
    port: int,
    db: str,
    behind_proxy: bool,
    open_browser: bool,
    trusted_proxies: str | None = None,
    limits: Limits | None = None,
    hanab_live: str | None = None,
    puzzles: Path | None = None,
    workers: int = 1,
    operation: Operation | None = None,
    metrics: str | None = None,
    greet: Callable[[str], None] = print_line,
) -> None:
    """Serve until interrupted. A port that is taken or a database that fails is refused at once.

    `hanab_live` is where bots of hanab.live are served too: a port, or host and port. `puzzles` is the folder
    where puzzles are kept that are made here. `metrics` is where metrics are served, as host and port or a port
    of this machine alone. The proxies that are believed are those listed in `trusted_proxies`, and with `behind_proxy`
    those on this machine. So many `workers` share the port, each a process of its own; they need PostgreSQL. `greet` is told what whoever starts it wants to know.
    """
    limits = limits or Limits()
    check_workers(workers, db)
    proxies = Proxies.parse(f"{trusted_proxies or ''},{THIS_MACHINE if behind_proxy else ''}")
    behind_proxy = bool(proxies.networks)
    doors = [("Hanabi is ready", _listen(host, port, limits))]
    if hanab_live is not None:
        where = _address(hanab_live, host)
        doors.append(("Bots of hanab.live log in", _listen(*where, limits, "hanab-live")))
    measured = []
    if metrics is not None:
        measured = _listen_for_metrics(metrics, workers, limits)
        doors += [("Metrics are", door) for door in measured]
    shared = Doors(doors[0][1], workers) if workers > 1 else None

    def serve(place: int) -> None:
        beside: Beside = nothing
        if hanab_live is not None:
            beside = partial(_bots_beside, listener=doors[1][1], proxies=proxies)
        told = replace(operation or Operation(), behind_proxy=was_proxied)
        if measured:
            own, nobody = measured[place], Proxies()
            beside_it = partial(_serve_beside, listener=own, limits=limits, proxies=nobody)
            told = replace(told, metrics_door=beside_it)
        app = make_app(
            db,
            limits,
            beside=beside,
            addresses=lambda: (
                [] if behind_proxy else open_to_others(door if shared is None else shared.listener)
            ),
            puzzles=puzzles,
            operation=told,
            place=(place, workers),
        )
        door: Door
        if shared is None:
            _greet(doors, greet, limits, proxied=behind_proxy, open_browser=open_browser)
            door = Door(doors[0][1], limits, trusted=proxies.trusts)
        else:
            door = Inbox(shared, place, limits, trusted=proxies.trusts)
        gc.collect()
        gc.freeze()  # what is loaded by now stays
        gc.set_threshold(5_000, 20, 1_000_000)  # whole collections would stop all tables at once
        _Server(_config(app, limits, proxies)).run(sockets=[door])

    if shared is None:
        serve(0)
    else:
        Store(db).close()  # what is wrong with it is said once, and before anybody serves
        _greet(doors, greet, limits, proxied=behind_proxy, open_browser=open_browser)
        Workers(workers, shared, serve).run()


def _greet(
    doors: Sequence[tuple[str, socket.socket]],
    greet: Callable[[str], None],
    limits: Limits,
    *,
    proxied: bool,
    open_browser: bool,
) -> None:
    for what, opened in doors:
        greet(f"{what} at {_shown(opened)}")
    listener = doors[0][1]
    if not proxied:
        _tell_others(listener, greet)
    if not limits.warm:
        greet(
            "Bots are compiled when they are first asked, which takes minutes if the machine is busy."
        )
    greet("Stop with Ctrl-C; games are kept.")
    sys.stdout.flush()
    if open_browser and _has_screen():
        threading.Timer(0.5, webbrowser.open, [_shown(listener)]).start()


def _listen_for_metrics(metrics: str, workers: int, limits: Limits) -> list[socket.socket]:
    """Each worker has metrics of its own, at the ports from this one on."""
    host, port = _address(metrics, "127.0.0.1", "metrics")
    ports = [port + place if port else 0 for place in range(workers)]
    return [_listen(host, one, limits, "metrics") for one in ports]


def _config(app: ASGIApp, limits: Limits, proxies: Proxies) -> Config:
    return Config(
        BehindProxies(app, proxies),
        limits,
        h11_max_incomplete_event_size=LARGEST_HEADERS,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )


class _Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        say_once_that_it_is_full(asyncio.get_running_loop())
        await super().startup(sockets)


class _Second(uvicorn.Server):
    """A server beside the first, which hears the signals for both."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def _bots_beside(
    store: Store, hub: Hub, *, listener: socket.socket, proxies: Proxies
) -> AsyncIterator[None]:
    """Serve bots of hanab.live over the same tables."""
    bots = BotListener(store, hub).application()
    async with _serve_beside(bots, listener=listener, limits=hub.limits, proxies=proxies):
        yield


@contextlib.asynccontextmanager
async def _serve_beside(
    app: ASGIApp, *, listener: socket.socket, limits: Limits, proxies: Proxies
) -> AsyncIterator[None]:
    """Serve another application in this process."""
    door = Door(listener, limits, trusted=proxies.trusts)
    server = _Second(_config(app, limits, proxies))
    serving = asyncio.create_task(server.serve(sockets=[door]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


def _shown(listener: socket.socket) -> str:
    """The address as one would type it here."""
    host, port = listener.getsockname()[:2]
    return f"{origin(LOCALHOST if host in EVERYWHERE or is_loopback(host) else host, port)}/"


def _tell_others(listener: socket.socket, greet: Callable[[str], None]) -> None:
    """Say where others on the network can open the page, or how to let them in."""
    host = listener.getsockname()[0]
    found = open_to_others(listener)
    if is_loopback(host):
        greet("Only this machine can open it; for your network: --host 0.0.0.0")
    elif not found:
        greet("This machine has no network address that others could open.")
    for address in found:
        greet(f"Others on your network open {address}/")
    if found and sys.stdout.isatty():
        lines = qr_lines(f"{found[0]}/")
        if _has_room(lines):
            sys.stdout.write("".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" for line in lines))


def _has_room(lines: Sequence[str]) -> bool:
    """Whether the terminal can show these lines."""
    try:
        "".join(HALVES.values()).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    columns, rows = shutil.get_terminal_size((0, 0))
    return columns >= len(lines[0]) and rows > len(lines)


def _has_screen() -> bool:
    """Whether a browser window can appear; a text browser would take the terminal over."""
    if sys.platform.startswith(("win", "darwin", "cygwin")):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _address(text: str, host: str, option: str = "hanab-live") -> tuple[str, int]:
    """A port, or host and port; the host is that of the page unless it is said."""
    given, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or len(port) > 5:  # noqa: PLR2004
        raise BadSetup(f"{option}: {text!r} is not a port, nor host:port")
    return given.strip("[]") or host, int(port)


def _listen(host: str, port: int, limits: Limits, option: str = "port") -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        both = host == "::" and socket.has_dualstack_ipv6()
        listener = socket.create_server(
            (host, port), family=family, backlog=4096, dualstack_ipv6=both
        )
    except (OSError, OverflowError) as error:
        raise BadSetup(f"{option}: cannot listen on {host} port {port}: {error}") from error
    if limits.send_buffer is not None:  # connections inherit it
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.send_buffer)
    return listener
