"""Acknowledged means committed: a server killed at any moment forgets no move, no person and no vote, and doubles none."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import pytest

import postgres
from crashing import Seats, check
from crashing_people import WISHES, Friends
from hanabi import Record
from hanabi.server.limits import Limits
from hanabi.server.store import Store
from hanabi.table.fact_json import READERS
from killed_server import PATIENCE, Life, ServerProcess, hang_up_while_talking, let_time_pass
from serving import Player, Server, a_clue, asynchronous, players, serving
from sizes import sized

TABLES = sized(10, 50)
KILLS = sized(2, 20)
FRIENDS = sized(2, 20)


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'games.db'}"
        return
    pytest.importorskip("psycopg", reason="psycopg is not installed; see the extra postgres")
    binaries = postgres.binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed: no initdb in PATH or /usr/lib/postgresql/*/bin")
    with postgres.empty_database(binaries) as url:
        yield url


async def kill_again_and_again(
    server: ServerProcess, chance: random.Random
) -> tuple[list[Seats], list[Friends]]:
    """All tables move; the server is killed at a random moment, started, and compared; and so on."""
    tables = [Seats(number, random.Random(chance.random())) for number in range(TABLES)]
    people = [Friends(number, random.Random(chance.random())) for number in range(FRIENDS)]
    for life_number in range(KILLS):
        await server.start()
        if life_number == 0:
            for friends in people:
                await friends.meet(server)
        life = Life(TABLES, more=chance.randrange(2 * TABLES))
        async with asyncio.timeout(PATIENCE) as guard, asyncio.TaskGroup() as group:
            life.guard = guard
            for seats in tables:
                group.create_task(seats.play(server, life))
            for friends in people:
                group.create_task(friends.live(server))
            await life.ripe.wait()
            for friends in people:
                await friends.busy.wait()
            await asyncio.sleep(chance.uniform(0, 0.02))
            await server.kill()
        let_time_pass(server.db)
    await server.start()
    for seats in tables:
        for promises in seats.games:
            async with asyncio.timeout(PATIENCE):
                await check(server, promises)
    for friends in people:
        async with asyncio.timeout(PATIENCE):
            await friends.check(server)
    return tables, people


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_killed_server_keeps_all_that_was_acknowledged_once(kind: str, tmp_path: Path) -> None:
    log = tmp_path / "server.log"

    async def run(url: str) -> tuple[list[Seats], list[Friends]]:
        server = ServerProcess(url, log)
        try:
            return await kill_again_and_again(server, random.Random(kind))
        finally:
            await server.kill()

    with database(kind, tmp_path) as url:
        tables, people = asyncio.run(run(url))

    games = [promises for seats in tables for promises in seats.games]
    moves = sum(len(promises.acknowledged) for promises in games)
    kept, lost = sum(seats.kept for seats in tables), sum(seats.lost for seats in tables)
    assert moves >= TABLES * KILLS
    assert any(any(promises.notes) for promises in games)
    assert sum(promises.taken_back for promises in games) > 0
    assert kept + lost > 0, "no kill met a move in flight"
    assert sum(seats.found_paused for seats in tables) > 0, "no kill met a pause"
    assert sum(friends.met_a_kill for friends in people) > 0, "no kill met a wish in flight"
    assert sum(friends.done for friends in people) >= FRIENDS * KILLS * WISHES
    assert "Traceback" not in log.read_text()


def test_clients_that_hang_up_in_the_middle_stop_nobody(tmp_path: Path) -> None:
    log = tmp_path / "server.log"

    async def run() -> None:
        server = ServerProcess(f"sqlite:///{tmp_path / 'games.db'}", log)
        await server.start()
        try:
            async with asyncio.timeout(PATIENCE):
                seated, cookie = await server.post("/api/tables", {"name": "Ada"})
            for _ in range(20):
                async with asyncio.timeout(PATIENCE):
                    await hang_up_while_talking(server, seated["table"], cookie)
                    await server.post("/api/tables", {"name": "Bo"})
        finally:
            await server.kill()

    asyncio.run(run())
    assert "Traceback" not in log.read_text()


@asynchronous
async def test_every_kind_of_fact_that_was_acknowledged_outlasts_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(grace=0)) as server:
        async with players(server, 3) as (ann, bo, phone):
            await ann.open("Ann", seats=2, first=0, take_backs=True)
            await ann.live()
            settings = ann.updates[-1]["table"]["settings"] | {"talk": "chat", "bot_delay": False}
            await bo.join(ann.table, "Bo")
            await bo.live()
            await done(bo.tell("leave"))
            await bo.join(ann.table, "Bo")
            await bo.live()
            await phone.claim(ann.table, bo.token)
            for wish in (
                ann.tell("change", settings=settings),
                ann.tell("start"),
                bo.tell("say", text="hej ☂"),
                bo.tell("note", card=0, text="rött"),
            ):
                await done(wish)
            await done(bo.tell("pause"))

            told = await after_kill(server, ann, bo)
            assert (told["view"], told["table"]["paused"]["seat"]) == (None, 1)
            await done(ann.tell("resume"))
            await ann.until(lambda update: update["view"])
            await done(ann.act(a_clue(ann.view)))
            await done(ann.tell("take-back", agree=True, steps=1))

            told = await after_kill(server, bo, ann)
            assert told["table"]["take_back"] == {"seat": 0, "agreed": [0], "steps": 0}
            assert told["notes"] == (await phone.look())["notes"] == {"0": "rött"}
            assert [one["text"] for one in told["talk"]] == ["hej ☂"]
            await done(bo.tell("take-back", agree=True, steps=1))

            told = await after_kill(server, bo, ann)
            assert told["view"]["steps"] == 0
            assert [one["seat"] for one in told["table"]["taken_back"]] == [0]
            await done(
                bo.tell("rearrange", order=[card["id"] for card in told["view"]["hands"][1]])
            )
            await bo.leave_live()
            await ann.until(lambda update: not update["table"]["seats"][1]["connected"])
            await done(ann.tell("vote-replace", seat=1, agree=True))

            assert (await after_kill(server, bo))["table"]["seats"][1]["substitute"]
            await done(bo.tell("return"))
            await done(bo.tell("vote-end", agree=True))

            told = await after_kill(server, bo, ann)
            assert told["table"]["seats"][1] == told["table"]["seats"][0] | {"name": "Bo"}
            assert told["table"]["end_votes"] == [1]
            await done(ann.tell("vote-end", agree=True))
            await done(ann.tell("rematch"))

            told = await after_kill(server, bo)
            assert told["table"]["rematch"] is not None
            assert told["written"] == [{}, {"0": "rött"}]
            record = Record.loads((await bo.get(f"/api/games/{ann.table}/record")).content)
            assert record.notes == ((), ("rött",))
        server.kill()
        store = Store(server.db)
        written = {json.loads(text)["type"] for text in await store.events_of(ann.table)}
        store.close()
        elsewhere = {"timed-out", "erased", "closed"}  # of clocks, deletion and moderation
        assert written == set(READERS) - elsewhere


async def done(wish: Awaitable[dict[str, Any]]) -> None:
    answer = await wish
    assert answer["type"] == "done", answer


async def after_kill(server: Server, *people: Player) -> dict[str, Any]:
    """Kill the server, start it anew, and let these people connect; what the first of them is told."""
    server.restart()
    for person in people:
        await person.live()
    return await people[0].until(lambda update: _connected(update) >= len(people))


def _connected(update: dict[str, Any]) -> int:
    return sum(seat["connected"] for seat in update["table"]["seats"])
