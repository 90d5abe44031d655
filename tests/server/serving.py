"""A real server process for tests, and players who sit at it over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, ParamSpec, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import prepared
from hanabi.client.following import Follower
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable

P = ParamSpec("P")

GUARD = 120.0
"""Seconds after which a test that waits for something has failed. No promise depends on it."""

WITH_LIMITS = """
from hanabi.server.limits import Limits
from hanabi.server.run import run
from hanabi.table.supervisor import Patience
run(
    host="127.0.0.1",
    port={port},
    db={db!r},
    behind_proxy=False,
    open_browser=False,
    hanab_live={hanab_live!r},
    limits={limits!r},
)
"""
"""What `hanabi serve` does, with limits that its options do not offer."""

FEW_DESCRIPTORS = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({0}, {0}))\n"

_addresses = itertools.count(2)


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine, run to its end."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 10 * GUARD))

    return run


def new_address() -> str:
    """A loopback address that no other player of this process has, so that limits are its own."""
    high, low = divmod(next(_addresses), 250)
    return f"127.0.{high + 1}.{low + 1}"


class Server:
    """`hanabi serve` as a process of its own, over a database file in `folder`."""

    def __init__(
        self,
        folder: Path,
        limits: Limits | None = None,
        *,
        connections: int = 60,
        packages: str = "",
        for_bots: bool = False,
        descriptors: int | None = None,
    ) -> None:
        """`packages` is Python that makes its process see more packages, `descriptors` how many files it may open."""
        self.db = f"sqlite:///{folder / 'games.db'}"
        self.log = folder / "server.log"
        self.port = 0
        self.bot_port: int | None = 0 if for_bots else None
        """Where bots of hanab.live are served."""
        self.options = ["--connections", str(connections), "--no-warm"]
        self._limits = limits
        self._packages = packages
        if descriptors is not None:
            self._packages = FEW_DESCRIPTORS.format(descriptors) + packages
        self._process: subprocess.Popen[bytes] | prepared.Forked | None = None

    @property
    def pid(self) -> int:
        """Of its process, while it runs."""
        assert self._process is not None
        return self._process.pid

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def start(self) -> None:
        """Start, on the same port as before if there was one, and wait until it answers."""
        with self.log.open("ab") as log:
            start = log.tell()
            program, *arguments = self._program()
            if self._packages or not prepared.POSSIBLE:
                command = [sys.executable, "-c", program, *arguments]
                self._process = subprocess.Popen(command, stdout=log, stderr=log)
            else:
                self._process = prepared.prepared().start(program, arguments, self.log)
        until = time.monotonic() + GUARD
        while time.monotonic() < until and self._process.poll() is None:
            said = self.log.read_bytes()[start:].decode()
            ready = re.search(r"ready at http://localhost:(\d+)/", said)
            if ready and "Stop with Ctrl-C" in said:  # the last line of the greeting
                self.port = int(ready[1])
                if bots := re.search(r"log in at http://localhost:(\d+)/", said):
                    self.bot_port = int(bots[1])
                with contextlib.suppress(httpx.TransportError):
                    httpx.get(f"{self.url}/api/bots").raise_for_status()
                    return
            time.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def _program(self) -> list[str]:
        """The program and its arguments."""
        bot_port = None if self.bot_port is None else str(self.bot_port)
        if self._limits is not None:
            with_limits = WITH_LIMITS.format(
                port=self.port, db=self.db, hanab_live=bot_port, limits=self._limits
            )
            return [self._packages + with_limits]
        command = ["serve", "--port", str(self.port), "--db", self.db]
        command += self.options
        command += [] if bot_port is None else ["--hanab-live", bot_port]
        return [f"{self._packages}\n{prepared.COMMAND}", *command]

    def kill(self) -> None:
        """End it with SIGKILL: it can do nothing about it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """End it as Ctrl-C on a service does."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(GUARD)

    def restart(self) -> None:
        self.kill()
        self.start()

    def complaints(self) -> str:
        """What it wrote beside its greeting: a server that answers everything writes nothing."""
        lines = (
            r"Hanabi is ready at .*",
            r"Bots of hanab.live log in at .*",
            r"Only this machine can open it; .*",
            r"Bots are compiled when they are first asked, .*",
            r"Stop with Ctrl-C; games are kept.",
        )
        greeting = rf"^(?:{'|'.join(lines)})\n"
        return re.sub(greeting, "", self.log.read_text(), flags=re.MULTILINE)


@contextlib.contextmanager
def serving(
    folder: Path,
    limits: Limits | None = None,
    *,
    connections: int = 60,
    packages: str = "",
    for_bots: bool = False,
    descriptors: int | None = None,
) -> Iterator[Server]:
    """A running server."""
    server = Server(
        folder,
        limits,
        connections=connections,
        packages=packages,
        for_bots=for_bots,
        descriptors=descriptors,
    )
    try:
        server.start()
        yield server
    finally:
        server.kill()


class Player:
    """Somebody at an address of their own, with their own cookies, who keeps every byte received."""

    def __init__(
        self, server: Server, *, address: str | None = None, language: str | None = None
    ) -> None:
        self.server = server
        self.address = address or new_address()
        self.language = language
        self.table = ""
        self.seat: int | None = None
        self.token = ""
        self.received: list[bytes] = []
        """The body of every HTTP answer and every frame, in order."""
        self.updates: list[dict[str, Any]] = []
        """The updates of the present connection, each with what was new in its log."""
        self.log: list[dict[str, Any]] = []
        """The events told over the present connection, put together."""
        self.talk: list[dict[str, Any]] = []
        self.http = httpx.AsyncClient(
            base_url=server.url,
            timeout=GUARD,
            transport=httpx.AsyncHTTPTransport(local_address=self.address, verify=False),
        )
        self._follower = Follower()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[int, dict[str, Any]] = {}
        self._news = asyncio.Condition()
        self._ids = itertools.count(1)
        self.closed: tuple[int | None, str] | None = None
        """Code and reason, once the server has closed the connection."""

    # HTTP

    async def get(self, path: str, **query: object) -> httpx.Response:
        answer = await self.http.get(path, params={k: str(v) for k, v in query.items()})
        self.received.append(answer.content)
        return answer

    async def post(
        self, path: str, data: object, *, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        answer = await self.http.post(path, json=data, headers=headers)
        self.received.append(answer.content)
        return answer

    async def open(self, name: str = "Ann", **settings: object) -> Self:
        answer = await self.post("/api/tables", {"name": name, "settings": settings})
        assert answer.status_code == 201, answer.text
        return self._sit(answer)

    async def join(self, table: str, name: str) -> Self:
        answer = await self.post(f"/api/tables/{table}/join", {"name": name})
        assert answer.status_code == 200, answer.text
        return self._sit(answer)

    async def claim(self, table: str, token: str) -> Self:
        answer = await self.post(f"/api/tables/{table}/claim", {"token": token})
        assert answer.status_code == 200, answer.text
        return self._sit(answer)

    def _sit(self, answer: httpx.Response) -> Self:
        seated = answer.json()
        self.table, self.seat, self.token = seated["table"], seated["seat"], seated["token"]
        return self

    async def look(self, table: str | None = None) -> dict[str, Any]:
        """The table once, over HTTP."""
        answer = await self.get(f"/api/tables/{table or self.table}")
        assert answer.status_code == 200, answer.text
        update: dict[str, Any] = answer.json()
        return update

    # Live

    async def live(self, table: str | None = None, *, origin: str | None = None) -> Self:
        """Connect, and wait for the first update."""
        await self.leave_live()
        self.table = table or self.table
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = f"?lang={self.language}" if self.language else ""
        self.updates, self.log, self.talk, self.closed = [], [], [], None
        self._follower = Follower()
        self._socket = await connect(
            f"ws://{self.server.host}/api/tables/{self.table}/live{query}",
            additional_headers={"cookie": cookies} if cookies else {},
            origin=origin,  # type: ignore[arg-type]  # a NewType of str
            local_addr=(self.address, 0),
            open_timeout=GUARD,
            proxy=None,
        )
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until(bool)
        return self

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                data = frame.encode() if isinstance(frame, str) else frame
                self.received.append(data)
                message = json.loads(data)
                async with self._news:
                    if update := self._follower.hear(message):
                        self.log, self.talk = update["log"], update["talk"]
                        self.updates.append(update | {"log": message.get("log", [])})
                    elif "id" in message:
                        self._answers[message["id"]] = message
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self.closed = (socket.close_code, socket.close_reason or "")
                self._news.notify_all()

    async def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The latest update, as soon as it is one that was waited for."""
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(
                lambda: self.closed is not None or (self.updates and wanted(self.updates[-1]))
            )
        assert self.closed is None, f"closed: {self.closed}"
        return self.updates[-1]

    async def until_number(self, number: int) -> dict[str, Any]:
        """The latest update, once it shows the change with this number."""
        return await self.until(lambda update: update["number"] >= number)

    async def until_closed(self) -> tuple[int | None, str]:
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    async def send(self, frame: str | bytes) -> None:
        """A frame just as it is."""
        assert self._socket is not None
        await self._socket.send(frame)

    async def tell(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command over the socket and wait for its answer."""
        number = next(self._ids)
        await self.send(json.dumps({"type": kind, "id": number, **fields}))
        return await self.answer(number)

    async def answer(self, number: int) -> dict[str, Any]:
        """The answer to the command with this id, once."""
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.closed is not None or number in self._answers)
        assert number in self._answers, f"closed: {self.closed}"
        return self._answers.pop(number)

    async def act(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out an action on the latest view."""
        plain = {name: value for name, value in action.items() if name != "touches"}
        return await self.tell("act", action=plain, steps=self.view["steps"])

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] | None = self.updates[-1]["view"]
        assert view is not None
        return view

    async def leave_live(self) -> None:
        """Close the connection; the seat stays."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        self._socket = self._reading = None

    async def close(self) -> None:
        await self.leave_live()
        await self.http.aclose()


@contextlib.asynccontextmanager
async def players(
    server: Server, number: int, languages: tuple[str | None, ...] = (None,)
) -> AsyncIterator[list[Player]]:
    """So many people who have not sat down yet."""
    people = [Player(server, language=languages[i % len(languages)]) for i in range(number)]
    try:
        yield people
    finally:
        for person in people:
            await person.close()


async def start_game(people: list[Player], **settings: object) -> None:
    """One table for all of them, each connected, dealt."""
    names = ("Ann", "Bo", "Cleo", "Dag", "Eva")
    host = people[0]
    seats = settings.pop("seats", len(people))
    await host.open(names[0], seats=seats, **settings)
    for person, name in zip(people[1:], names[1:], strict=False):
        await person.join(host.table, name)
    for person in people:
        await person.live()
    done = await host.tell("start")
    assert done["type"] == "done", done
    for person in people:
        await person.until(lambda update: update["view"] is not None)


async def to_act(people: list[Player]) -> Player:
    """Whose turn it is among them, when their own update says so."""
    steps = max(person.view["steps"] for person in people)
    for person in people:
        await person.until(lambda update: update["view"]["steps"] >= steps)
    return next(person for person in people if person.seat == person.view["to_act"])


async def play_to_the_end(people: list[Player], chance: random.Random, most: int = 10**6) -> None:
    """Random legal actions of everybody in turn, until the end or for so many turns."""
    for _ in range(most):
        if people[0].view["outcome"] is not None:
            return
        person = await to_act(people)
        done = await person.act(chance.choice(person.view["legal_actions"]))
        assert done["type"] == "done", done
        for other in people:
            await other.until_number(done["number"])


def key_of(live: LiveTable, seat: int) -> str:
    """What holds a seat, for tests that speak to the hub themselves."""
    key = live.table.chairs[seat].key
    assert key is not None
    return key


def a_clue(view: dict[str, Any]) -> dict[str, Any]:
    """A clue that may be given now; it touches somebody's cards, so it is legal everywhere."""
    actions: list[dict[str, Any]] = view["legal_actions"]
    return next(action for action in actions if action["do"] == "clue" and action["touches"])
