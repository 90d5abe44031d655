"""How much the server carries: tables over WebSocket on loopback, driven from this second process.

Run `python bench/server.py`. It deals N games, connects every seat, and plays random legal moves at a
given rate. The latency of a move runs from sending it until every seat has received the update that
contains it. `--kill` then ends the server with SIGKILL, starts it anew, and lets everybody connect at once;
`--open-only` leaves it at open tables that nobody starts; `--against OLD_CHECKOUT` does the same with the
server of another version, after this one's. `--workers 2 --db postgresql://…` measures several processes on one database. Linux only: memory
and CPU of all processes of the server are read from /proc, and people come from many addresses of 127.0.0.0/8, so that the server's limits for one
address hold as they do in life.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import math
import os
import random
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from hanabi.client.following import Follower
from own_server import HERE

REQUESTS_AN_ADDRESS = 150
"""Stays below what the server lets one address ask at once."""

PEOPLE_AT_THE_DOOR = 16
"""Tables that are opened, or connected, at the same time."""

SET_UP = 600.0
"""Seconds after which opening and connecting are given up."""

LAST_ANSWERS = 5.0
"""Seconds to wait for the moves that are under way at the end."""

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
TICK = 1 / os.sysconf("SC_CLK_TCK")

NEWS = re.compile(rb'\{"type":"(?:update"|change","serial":\d+),"number":(\d+)')
DONE = b'{"type":"done"'

GOAL_RATE, GOAL_P99, GOAL_KB, GOAL_BACK = 1200, 100, 100, 5


@dataclass(frozen=True)
class Options:
    """What to measure."""

    tables: int
    seats: int
    rate: float
    seconds: float
    db: str | None
    seed: int
    open_only: bool
    kill: bool
    against: Path | None
    workers: int


class Line(asyncio.Protocol):
    """The smallest WebSocket client: it answers pings and hands text frames on as bytes."""

    def __init__(self, handshake: bytes, on_text: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self._handshake = handshake
        self._on_text = on_text
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = loop.create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._shake_hands():
            return
        for opcode, payload in self._frames():
            if opcode == 1:
                self._on_text(payload)
            elif opcode == 9:  # noqa: PLR2004  # a ping
                self._write(10, payload)

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")])
        del self._buffer[: end + 4]
        if b" 101 " not in status:
            self.opened.set_exception(ConnectionError(status.decode(errors="replace")))
            return False
        self.opened.set_result(None)
        return True

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """The whole frames that have arrived; those of a server are not masked."""
        buffer = self._buffer
        while len(buffer) >= 2:  # noqa: PLR2004  # the shortest header
            length, start = buffer[1], 2
            if length >= 126:  # noqa: PLR2004  # the length follows, in 2 or 8 bytes
                start = 4 if length == 126 else 10  # noqa: PLR2004
                length = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + length:
                return
            opcode, payload = buffer[0] & 15, bytes(buffer[start : start + length])
            del buffer[: start + length]
            yield opcode, payload

    def send(self, text: bytes) -> None:
        self._write(1, text)

    def _write(self, opcode: int, payload: bytes) -> None:
        """A frame with a mask of zeros, which leaves the payload as it is."""
        assert self._transport is not None
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")  # noqa: PLR2004
        self._transport.write(bytes([128 | opcode]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class Game:
    """One table with its connected seats, and the move that is under way."""

    def __init__(self, table: str, cookies: list[str], report: Callable[[Game], None]) -> None:
        self.table = table
        self.cookies = cookies
        self._report = report
        self._lines: list[Line | None] = [None] * len(cookies)
        self._heard: list[list[bytes]] = [[] for _ in cookies]
        self._followers = [Follower() for _ in cookies]
        self._numbers = [0] * len(cookies)
        self._to_act = 0
        self._waiting_for: int | None = None
        self._sent = 0.0
        self.latency = 0.0
        self.refused = False

    def line(self, seat: int, host: str) -> Line:
        """The connection of a seat, still to be opened."""
        request = (
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: {host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {self.cookies[seat]}\r\n\r\n"
        )
        line = Line(request.encode(), lambda text: self._hear(seat, text))
        self._lines[seat] = line
        return line

    @property
    def told(self) -> bool:
        """Whether every seat has had its first update."""
        return all(self._numbers)

    def forget(self) -> None:
        """Know nothing any more: everybody connects anew."""
        seats = len(self.cookies)
        self._heard = [[] for _ in range(seats)]
        self._followers = [Follower() for _ in range(seats)]
        self._numbers, self._waiting_for = [0] * seats, None

    def _hear(self, seat: int, text: bytes) -> None:
        news = NEWS.match(text)
        if news is None:
            if not text.startswith(DONE) and self._waiting_for is not None:
                self._waiting_for, self.refused = None, True
                self._report(self)
            return
        self._heard[seat].append(text)
        self._numbers[seat] = int(news[1])
        if self._waiting_for is not None and min(self._numbers) >= self._waiting_for:
            self._waiting_for = None
            self.latency = time.perf_counter() - self._sent
            self._report(self)

    def _latest(self, seat: int) -> dict[str, Any]:
        """What a seat knows, put together when it is asked for: the time of a move is not spent on it."""
        follower = self._followers[seat]
        for text in self._heard[seat]:
            follower.hear(msgspec.json.decode(text))
        self._heard[seat].clear()
        assert follower.update is not None
        return follower.update

    def move(self, chance: random.Random) -> bool:
        """Send a random legal move; False when the game is over or a seat has been let go."""
        if any(line is None or line.lost for line in self._lines):
            return False
        seat = self._to_act
        update = self._latest(seat)
        if update["view"]["to_act"] != seat:
            seat = update["view"]["to_act"]
            update = self._latest(seat)
        view, number = update["view"], update["number"]
        if view["outcome"] is not None or not view["legal_actions"]:
            return False
        chosen = chance.choice(view["legal_actions"])
        action = {name: value for name, value in chosen.items() if name != "touches"}
        wish = {"type": "act", "action": action, "steps": view["steps"], "id": number}
        line = self._lines[seat]
        assert line is not None
        self._to_act = (seat + 1) % len(self._lines)
        self._waiting_for = number + 1
        text = msgspec.json.encode(wish)
        self._sent = time.perf_counter()
        line.send(text)
        return True

    def close(self) -> None:
        for line in self._lines:
            if line is not None:
                line.close()


class Server:
    """`hanabi serve` in its own process."""

    def __init__(
        self, checkout: Path, db: str, folder: Path, connections: int, workers: int
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self._arguments = [
            *("--port", str(self.port), "--db", db),
            *("--connections", str(connections), "--no-warm"),
        ]
        if workers > 1:
            self._arguments += ["--workers", str(workers)]
        self._environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        self._log = folder / "server.log"
        self.start()

    def start(self) -> None:
        """Start it, on the same port every time, and wait until it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "hanabi", "serve", *self._arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                env=self._environment,
                start_new_session=True,  # Ctrl-C is ours
            )
        assert self._process.stdout is not None
        if b"ready" not in self._process.stdout.readline():
            raise SystemExit(f"bench: the server did not start\n{self._log.read_text()}")

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def memory(self) -> float:
        """Resident KB."""
        pages = sum(int(_of(pid, "statm").split()[1]) for pid in self._processes())
        return pages * resource.getpagesize() / 1024

    def cpu(self) -> float:
        """CPU seconds so far."""
        stats = [_of(pid, "stat").rpartition(")")[2].split() for pid in self._processes()]
        return sum(int(stat[11]) + int(stat[12]) for stat in stats) * TICK

    def _processes(self) -> list[int]:
        """The server and, where it has any, its workers."""
        found = [self._process.pid]
        for pid in found:
            found += map(int, _of(pid, f"task/{pid}/children").split())
        return found

    def complaints(self) -> int:
        return self._log.read_text(errors="replace").count("Traceback")

    def kill(self) -> None:
        """End it with SIGKILL."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


@dataclass
class Figures:
    """What was measured; None where it did not come to that."""

    memory_empty: float | None = None
    memory_dealt: float | None = None
    memory_connected: float | None = None
    memory_after: float | None = None
    tables: int = 0
    connected: int = 0
    latencies: list[float] = field(default_factory=list)
    sent: int = 0
    refused: int = 0
    ended: int = 0
    seconds: float = 0.0
    server_cpu: float | None = None
    driver_cpu: float | None = None
    complaints: int = 0
    connecting: float | None = None
    """Seconds until everybody was connected."""
    connecting_cpu: float | None = None
    back: float | None = None
    """Seconds from the start of a server after a kill until every seat was told its table again."""
    back_cpu: float | None = None
    started: float | None = None
    """The part of it until the server answered."""


class Load:
    """One run: open, connect, move, and what came of it."""

    def __init__(self, options: Options, checkout: Path, progress: Progress) -> None:
        self._options = options
        self._checkout = checkout
        self._progress = progress
        self._chance = random.Random(options.seed)
        self._games: list[Game] = []
        self._free: deque[Game] = deque()
        self.figures = Figures()

    async def run(self) -> None:
        options = self._options
        with tempfile.TemporaryDirectory(prefix="hanabi-bench-") as folder:
            db = options.db or f"sqlite:///{Path(folder) / 'games.db'}"
            most = options.tables * options.seats + 100
            server = Server(
                self._checkout, db, Path(folder), connections=most, workers=options.workers
            )
            try:
                async with asyncio.timeout(SET_UP):
                    await self._set_up(server)
                if not options.open_only:
                    await self._move(server)
                if options.kill:
                    async with asyncio.timeout(SET_UP):
                        await self._come_back(server)
            finally:
                for game in self._games:
                    game.close()
                self.figures.complaints = server.complaints()
                server.stop()

    async def _set_up(self, server: Server) -> None:
        figures = self.figures
        warm = await self._deal(server, "127.0.0.1")  # what is loaded once is no table's
        await self._connect(server, warm, "127.0.0.1")
        warm.close()
        figures.memory_empty = server.memory()

        requests = self._options.tables * (self._options.seats + 1)
        hosts = min(250, math.ceil(requests / REQUESTS_AN_ADDRESS))
        addresses = itertools.cycle(f"127.0.1.{host}" for host in range(1, hosts + 1))
        self._origins: dict[str, str] = {}
        origins = [next(addresses) for _ in range(self._options.tables)]

        async def deal(address: str) -> None:
            game = await self._deal(server, address)
            self._games.append(game)
            self._origins[game.table] = address
            figures.tables += 1

        await self._all("Dealing", (deal(address) for address in origins))
        figures.memory_dealt = server.memory()

        async def join(game: Game, address: str) -> None:
            await self._connect(server, game, address)
            figures.connected += len(game.cookies)

        cpu, began = server.cpu(), time.perf_counter()
        pairs = [(game, self._origins[game.table]) for game in self._games]
        await self._all("Connecting", (join(game, address) for game, address in pairs))
        figures.connecting = time.perf_counter() - began
        figures.connecting_cpu = server.cpu() - cpu
        figures.memory_connected = server.memory()

    async def _come_back(self, server: Server) -> None:
        """Kill the server, start it, and let everybody connect as soon as it answers."""
        figures = self.figures
        for game in self._games:
            game.close()
            game.forget()
        server.kill()
        began = time.perf_counter()
        server.start()
        figures.started = time.perf_counter() - began
        cpu = server.cpu()
        jobs = [self._connect(server, one, self._origins[one.table]) for one in self._games]
        await self._all("Coming back", jobs)
        figures.back = time.perf_counter() - began
        figures.back_cpu = server.cpu() - cpu

    async def _all(self, what: str, jobs: Iterable[Any]) -> None:
        """Do the jobs, some at a time, with a progress bar."""
        bar = self._progress.add_task(what, total=self._options.tables)
        waiting = iter(jobs)

        async def work() -> None:
            for job in waiting:
                await job
                self._progress.advance(bar)

        async with asyncio.TaskGroup() as group:
            for _ in range(PEOPLE_AT_THE_DOOR):
                group.create_task(work())

    async def _deal(self, server: Server, address: str) -> Game:
        """A table whose seats are taken and whose cards are dealt."""
        transport = httpx.AsyncHTTPTransport(local_address=address)
        settings = {
            "seats": self._options.seats,
            "bot_delay": False,
            "rules": {"strikes": 99},  # random players would lose at once
        }
        base = f"http://{server.host}"
        async with httpx.AsyncClient(transport=transport, base_url=base) as client:
            first = {"name": NAMES[0], "settings": settings}
            opened = await _post(client, "/api/tables", first)
            table, cookies = opened.json()["table"], [_cookie(opened)]
            for name in NAMES[1 : self._options.seats]:
                client.cookies.clear()
                joined = await _post(client, f"/api/tables/{table}/join", {"name": name})
                cookies.append(_cookie(joined))
            client.cookies.clear()
            host = {"Cookie": cookies[0]}
            if self._options.open_only:
                return Game(table, cookies, self._arrived)
            await _post(client, f"/api/tables/{table}/commands", {"type": "start"}, host)
        return Game(table, cookies, self._arrived)

    async def _connect(self, server: Server, game: Game, address: str) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(self._options.seats):
            line = game.line(seat, server.host)
            await loop.create_connection(
                lambda line=line: line,  # type: ignore[misc]  # mypy cannot infer it
                "127.0.0.1",
                server.port,
                local_addr=(address, 0),
            )
            await line.opened
        while not game.told:
            await asyncio.sleep(0.005)

    async def _move(self, server: Server) -> None:
        options, figures = self._options, self.figures
        self._free.extend(self._games)
        bar = self._progress.add_task("Moving", total=round(options.rate * options.seconds))
        cpu, own = server.cpu(), time.process_time()
        gc.disable()  # the pauses of this driver would be told as the server's
        begin = now = time.perf_counter()
        try:
            while (now := time.perf_counter()) < begin + options.seconds:
                due = int((now - begin) * options.rate) + 1
                while figures.sent < due and self._free:
                    self._send(self._free.popleft())
                self._progress.update(bar, completed=len(figures.latencies))
                if not self._free and figures.ended == len(self._games):
                    break
                await asyncio.sleep(max(0.0, begin + figures.sent / options.rate - now))
        finally:
            gc.enable()
            figures.seconds = now - begin
            figures.server_cpu = server.cpu() - cpu
            figures.driver_cpu = time.process_time() - own
            figures.memory_after = server.memory()
        deadline = now + LAST_ANSWERS
        while self._under_way and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)

    @property
    def _under_way(self) -> int:
        return self.figures.sent - len(self.figures.latencies) - self.figures.refused

    def _send(self, game: Game) -> None:
        if game.move(self._chance):
            self.figures.sent += 1
        else:
            self.figures.ended += 1

    def _arrived(self, game: Game) -> None:
        if game.refused:
            self.figures.refused += 1
            game.refused = False
        else:
            self.figures.latencies.append(game.latency)
        self._free.append(game)


async def _post(
    client: httpx.AsyncClient,
    path: str,
    body: dict[str, Any],
    headers: dict[str, str] | None = None,
) -> httpx.Response:
    while True:
        response = await client.post(path, json=body, headers=headers, timeout=60)
        if response.status_code != httpx.codes.TOO_MANY_REQUESTS:
            return response.raise_for_status()
        await asyncio.sleep(0.5)


def _of(pid: int, name: str) -> str:
    """What the system tells of a process."""
    return Path(f"/proc/{pid}/{name}").read_text()


def _cookie(response: httpx.Response) -> str:
    return "; ".join(f"{name}={value}" for name, value in response.cookies.items())


def report(name: str, options: Options, figures: Figures, console: Console) -> None:
    """The figures with their goals, as far as the run came."""
    table = Table(title=f"{name}: {figures.tables:,} tables, {figures.connected:,} connected seats")
    for column in ("figure", "value", "goal"):
        table.add_column(column, justify="left" if column == "figure" else "right")
    for row in [*of_memory(options, figures), *of_connecting(figures)]:
        table.add_row(*row)
    for row in [] if options.open_only else of_moves(options, figures):
        table.add_row(*row)
    console.print(table)
    troubles = {
        "moves that not every seat has seen": figures.sent
        - len(figures.latencies)
        - figures.refused,
        "moves refused": figures.refused,
        "tables that played to the end": figures.ended,
        "errors in the server's log": figures.complaints,
    }
    for what, number in troubles.items():
        if number:
            console.print(f"{what}: {number:,}")


Row = tuple[str, str, str]
"""A figure, its value, and what is hoped for."""


def of_memory(options: Options, figures: Figures) -> Iterator[Row]:
    base = figures.memory_empty

    def share(now: float | None) -> str:
        if base is None or now is None or not figures.tables:
            return "-"
        return f"{(now - base) / figures.tables:,.1f} KB"

    yield "server without tables", "-" if base is None else f"{base / 1024:,.1f} MB", ""
    yield "an idle table, nobody connected", share(figures.memory_dealt), f"< {GOAL_KB} KB"
    connected = f"an idle table, {options.seats} seats connected"
    yield connected, share(figures.memory_connected), f"< {GOAL_KB} KB"
    if not options.open_only:
        yield "a table after the moves", share(figures.memory_after), ""


def of_connecting(figures: Figures) -> Iterator[Row]:
    seats = max(1, figures.connected)
    if figures.connecting is not None and figures.connecting_cpu is not None:
        yield "connecting them", f"{figures.connecting:,.1f} s", ""
        each = f"{1000 * figures.connecting_cpu / seats:,.2f} ms"
        yield "CPU of the server for a seat that connects", each, ""
    if figures.back is not None and figures.started is not None and figures.back_cpu is not None:
        told = f"{figures.back:,.1f} s, {figures.started:,.1f} s of it starting"
        yield "all seats back after a kill", told, f"< {GOAL_BACK} s"
        each = f"{1000 * figures.back_cpu / seats:,.2f} ms"
        yield "CPU of the server for a seat that is back", each, ""


def of_moves(options: Options, figures: Figures) -> Iterator[Row]:
    def busy(seconds: float | None) -> str:
        return "-" if seconds is None else f"{100 * seconds / max(figures.seconds, 1e-9):.0f} %"

    arrived = len(figures.latencies)
    if figures.seconds:
        rate = f"{arrived / figures.seconds:,.0f} moves/s of {options.rate:,.0f}"
        yield "moves seen by every seat", rate, f"{GOAL_RATE} moves/s"
    if arrived > 1:
        cuts = statistics.quantiles(figures.latencies, n=100)
        yield "latency p50", f"{1000 * cuts[49]:,.1f} ms", ""
        yield "latency p99", f"{1000 * cuts[98]:,.1f} ms", f"< {GOAL_P99} ms"
        yield "latency at most", f"{1000 * max(figures.latencies):,.1f} ms", ""
    if figures.server_cpu is not None and arrived:
        each = f"{1000 * figures.server_cpu / arrived:,.2f} ms"
        yield "CPU of the server for a move", each, ""
    yield "CPU of the server", busy(figures.server_cpu), ""
    yield "CPU of this driver", busy(figures.driver_cpu), ""


def options_from(arguments: list[str]) -> Options:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1000, help="at most 10,000")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 6))
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second, at most 10,000")
    parser.add_argument("--seconds", type=float, default=20.0, help="at most 600")
    parser.add_argument("--db", help="a database URL; a SQLite file of its own if none")
    parser.add_argument("--seed", type=int, default=0, help="of the moves")
    parser.add_argument("--open-only", action="store_true", help="tables that are not started")
    parser.add_argument("--kill", action="store_true", help="and let everybody come back")
    parser.add_argument("--against", type=Path, help="a checkout of another version")
    parser.add_argument("--workers", type=int, default=1, help="processes; more need PostgreSQL")
    found = Options(**vars(parser.parse_args(arguments)))
    for name, most in (("tables", 10_000), ("rate", 10_000), ("seconds", 600)):
        if not 1 <= getattr(found, name) <= most:
            parser.error(f"--{name} is 1 to {most:,}")
    return found


def allow_sockets(number: int) -> None:
    """Raise the limit on open files, which the server inherits, so that it holds every seat."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number + 200
    if soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            sys.exit(f"bench: {wanted:,} open files are needed, and the limit is {hard:,}")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main() -> None:
    options = options_from(sys.argv[1:])
    allow_sockets(options.tables * options.seats)
    console = Console()
    checkouts = {"this": HERE} | ({"other": options.against} if options.against else {})
    for name, checkout in checkouts.items():
        figures = measure(options, checkout, console)
        report(name, options, figures, console)


def measure(options: Options, checkout: Path, console: Console) -> Figures:
    """The figures of one checkout's server, as far as it came."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeElapsedColumn(), console=console, refresh_per_second=2, transient=True
    ) as progress:
        load = Load(options, checkout, progress)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(load.run())
    return load.figures


if __name__ == "__main__":
    main()
