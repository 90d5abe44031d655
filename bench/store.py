"""What a store with many games costs: the start of a server, every page and search, and what searching does to those who play.

Run `python bench/store.py` (200,000 games, SQLite) or `python bench/store.py --games 50000 --db postgresql://…` on an empty
database. The games are real ones of fast players under new names, put in directly. Times are those of whole requests over HTTP,
one after the other, beside the CPU that the server spent on each (Linux only); then somebody plays while three others search as quickly as they are answered.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from hanabi import Game, Record, edition
from hanabi.core.annotations import Header, PlayerInfo, PlayerKind
from hanabi.server.database import opened
from hanabi.server.game_names import names_in_words, terms_of
from hanabi.server.guard import digest
from hanabi.server.profile_tables import tags
from hanabi.server.rows import game_row
from hanabi.server.schema import game_terms, games, lobby, once_seated, people, seats

POOL, AT_ONCE, TIMES = 40, 5_000, 7
REGULAR = "r" * 32
"""The token of somebody with a game in each 200 of all."""

SYLLABLES = [
    "an",
    "be",
    "co",
    "da",
    "el",
    "fi",
    "go",
    "ha",
    "in",
    "jo",
    "ka",
    "lu",
    "mi",
    "no",
    "os",
    "pa",
    "ri",
    "sa",
    "to",
    "ul",
    "vi",
    "we",
    "xa",
    "yu",
    "zo",
]
GOAL_START, GOAL_PAGE = 2.0, 0.05


def played(chance: random.Random) -> list[dict[str, Any]]:
    """Some games as the store keeps them."""
    found = []
    for number in range(POOL):
        name, players = chance.choice(("cocktail", "show", "abacus")), chance.randint(2, 5)
        game = Game(edition(name), players, number)
        while game.outcome is None:
            game.act(chance.choice(list(game.legal_actions())))
        kinds = tuple(PlayerInfo(PlayerKind.PERSON) for _ in range(players))
        record = Record.of(game, list("ABCDE"[:players]), header=Header(players=kinds))
        found.append(game_row("", record, 0.0, public=True))
    return found


def fill(url: str, number: int) -> None:
    """So many games, with people who played them and the names by which they are found."""
    chance, engine = random.Random(1), opened(url)[0]
    crowd = ["".join(chance.choices(SYLLABLES, k=3)).title() for _ in range(max(10, number // 10))]
    roots = [REGULAR_ROOT, *(digest(f"{n}") for n in range(1, len(crowd)))]
    pool, now = played(chance), time.time()
    rows: dict[sa.Table, list[dict[str, Any]]] = {
        people: [
            {"root": root, "id": f"p{n}", "name": crowd[n], "since": now}
            for n, root in enumerate(roots)
        ]
    }
    with engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA synchronous=OFF")
            connection.exec_driver_sql("PRAGMA cache_size=-1000000")
        for first in range(0, number, AT_ONCE):
            for n in range(first, min(number, first + AT_ONCE)):
                add(rows, f"g{n:08}", now - 60.0 * (number - n), n, chance, pool, crowd, roots)
            for table, some in rows.items():
                if some:
                    connection.execute(table.insert(), some)
                some.clear()
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("ANALYZE")
    engine.dispose()


def add(
    rows: dict[sa.Table, list[dict[str, Any]]],
    game_id: str,
    ended: float,
    number: int,
    chance: random.Random,
    pool: list[dict[str, Any]],
    crowd: list[str],
    roots: list[str],
) -> None:
    """The rows of one game."""
    row = pool[number % len(pool)]
    who = [chance.randrange(1, len(crowd)) for _ in range(row["players"])]
    if number % 200 == 0:
        who[0] = 0
    who = list(dict.fromkeys(who)) + [1] * (row["players"] - len(set(who)))
    names = [crowd[one] for one in who]
    public, words = number % 5 > 0, names_in_words(names)
    told = {"id": game_id, "ended": ended, "public": public, "words": words}
    rows.setdefault(games, []).append(row | told | {"names": json.dumps(names)})
    line = {"table_id": game_id, "state": "over", "public": public, "changed": ended}
    rows.setdefault(lobby, []).append(line | {"seen": ended, "listing": "{}"})
    held = [{"key": roots[one], "table_id": game_id} for one in set(who)]
    rows.setdefault(seats, []).extend(one | {"seat": n} for n, one in enumerate(held))
    rows.setdefault(once_seated, []).extend(held)
    if public:
        terms = [{"term": term, "ended": ended, "game_id": game_id} for term in terms_of(words)]
        rows.setdefault(game_terms, []).extend(terms)
    if number % 1000 == 0:
        tag = {"root": REGULAR_ROOT, "game_id": game_id, "tag": "good", "at": ended}
        rows.setdefault(tags, []).append(tag)


REGULAR_ROOT = digest(REGULAR)

PAGES = {
    "lobby": "/api/tables",
    "own tables": "/api/mine",
    "games": "/api/games",
    "games of an edition": "/api/games?edition=show",
    "games that nobody played": "/api/games?reason=indispensable",
    "games of six": "/api/games?players=6",
    "perfect games": "/api/games?perfect=true",
    "games far back": "/api/games?until=2026-08-01",
    "a name's first letter": "/api/games?name=a",
    "a name": "/api/games?name=anbeco",
    "a name that nobody has": "/api/games?name=qqq",
    "two names": "/api/games?name=an&name=zo",
    "a name and a result": "/api/games?name=an&perfect=true",
    "own games": "/api/games?mine=true",
    "own games by name": "/api/games?mine=true&name=zo",
    "tagged games": "/api/games?tag=good",
    "own profile": "/api/me/profile",
    "profile of another": "/api/people/p1",
    "friends": "/api/me/friends",
    "a game": "/api/games/g00000001",
    "invitations": "/api/me/invitations",
    "me": "/api/me",
}


@contextlib.contextmanager
def serving(url: str) -> Iterator[tuple[str, float, int]]:
    """The address of a server of this database, after how many seconds it answered, and its process."""
    program = [sys.executable, "-c", "from hanabi.cli import main; main()", "serve", "--port", "0"]
    began = time.perf_counter()
    process = subprocess.Popen(
        [*program, "--db", url, "--no-warm", "--connections", "100000"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if ready := re.search(r"ready at http://localhost:(\d+)/", line):
                address = f"http://127.0.0.1:{ready[1]}"
                httpx.get(f"{address}/api/tables", timeout=60).raise_for_status()
                yield address, time.perf_counter() - began, process.pid
                return
        raise SystemExit("the server did not start")
    finally:
        process.kill()
        process.wait()


def cpu(process: int) -> float:
    """Milliseconds of CPU that a process has had: what a machine with more to do does not change."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


async def latencies(address: str, seconds: float) -> list[float]:
    """Of somebody who writes notes at a table, each known to be on disk."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        settings = {"seats": 2, "bots": {"1": "steady"}, "first": 0, "bot_delay": False}
        answer = await http.post("/api/tables", json={"name": "Ann", "settings": settings})
        table, found = answer.json()["table"], []
        cookie = f"hanabi={http.cookies['hanabi']}"
        place = f"ws{address[4:]}/api/tables/{table}/live"
        async with connect(place, additional_headers={"Cookie": cookie}, proxy=None) as socket:
            await socket.recv()
            until, number = time.perf_counter() + seconds, 0
            while time.perf_counter() < until:
                number += 1
                began = time.perf_counter()
                remark = "hello" if number % 2 else "thanks"
                await socket.send(json.dumps({"type": "say", "remark": remark, "id": number}))
                while json.loads(await socket.recv()).get("id") != number:
                    pass
                found.append(time.perf_counter() - began)
                await asyncio.sleep(0.11)
        return found


async def search(address: str) -> None:
    """Ask for one page after the other, until cancelled."""
    paths = [path for path in PAGES.values() if "/games?" in path]
    async with httpx.AsyncClient(base_url=address, timeout=60, cookies={"hanabi": REGULAR}) as http:
        while True:
            (await http.get(random.choice(paths))).raise_for_status()


async def beside_searches(address: str, seconds: float) -> tuple[list[float], list[float]]:
    """Latencies of whoever plays: alone, and while others search."""
    alone = await latencies(address, seconds)
    searching = [asyncio.create_task(search(address)) for _ in range(3)]
    beside = await latencies(address, seconds)
    for one in searching:
        one.cancel()
    await asyncio.gather(*searching, return_exceptions=True)
    return alone, beside


def measure(url: str, seconds: float) -> Table:
    """All figures, as a table."""
    figures = Table("what", "ms, median", "ms, longest", "ms of CPU")
    with serving(url) as (address, start, process):
        figures.add_row(
            "start, to the first answer", f"{1000 * start:,.0f}", "", f"{cpu(process):,.0f}"
        )
        with httpx.Client(base_url=address, timeout=60, cookies={"hanabi": REGULAR}) as http:
            for what, path in PAGES.items():
                times, before = [], cpu(process)
                for _ in range(TIMES):
                    began = time.perf_counter()
                    http.get(path).raise_for_status()
                    times.append(1000 * (time.perf_counter() - began))
                used = (cpu(process) - before) / TIMES
                figures.add_row(
                    what, f"{statistics.median(times):.1f}", f"{max(times):.1f}", f"{used:.1f}"
                )
        found = asyncio.run(beside_searches(address, seconds))
        for what, times in zip(
            ("a remark, alone", "a remark, beside three who search"), found, strict=True
        ):
            ms = sorted(1000 * one for one in times)
            late = ms[int(0.99 * len(ms))]
            figures.add_row(
                f"{what} (p99 instead of the longest)",
                f"{statistics.median(ms):.1f}",
                f"{late:.1f}",
            )
    return figures


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200_000)
    asked.add_argument(
        "--db", help="an empty database; by default a file that is deleted afterwards"
    )
    asked.add_argument("--seconds", type=float, default=10.0)
    options = asked.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        url = options.db or f"sqlite:///{Path(folder) / 'games.db'}"
        began = time.perf_counter()
        fill(url, options.games)
        console.print(
            f"{options.games:,} games filled in within {time.perf_counter() - began:.0f} s"
        )
        console.print(measure(url, options.seconds))
        console.print(f"goals: start {GOAL_START:.0f} s, each page {1000 * GOAL_PAGE:.0f} ms")


if __name__ == "__main__":
    main()
