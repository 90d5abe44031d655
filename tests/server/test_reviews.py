"""Reviews on the server: they grow in a process of their own, are kept, and no running game has one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from hanabi import Game, Record, edition
from hanabi.bots import make_bot
from hanabi.core.codec import step_from_plain
from hanabi.core.json_reader import Node
from hanabi.server.database import open_engine
from hanabi.server.limits import Limits
from hanabi.server.responses import RequestRefused
from hanabi.server.review_tables import reviews
from hanabi.server.reviewing import Known, Reviewing
from hanabi.server.rows import game_row
from hanabi.server.store import Store, Write
from serving import GUARD, Player, Server, a_clue, asynchronous, players, serving, start_game
from test_crash import database
from test_deletion import NAME, finished, found_in
from their_games import LINK

QUICK = Limits(review_effort="quick", reviews_kept=0.0, connections=1000)
LABELS = {"best", "good", "inaccuracy", "mistake", "blunder", "forced"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("reviews"), QUICK) as running:
        yield running


def a_game(turns: int, seed: int = 3, names: tuple[str, ...] = ("Ann", "Bo")) -> Record:
    """So many turns of a good bot, then the end by agreement."""
    game, bot = Game(edition("cocktail"), len(names), seed), make_bot("steady")
    while game.turn <= turns and game.outcome is None:
        game.act(bot.act(game.view(game.to_act)).action)
    if game.outcome is None:
        game.end()
    return Record.of(game, list(names))


async def uploaded(person: Player, record: dict[str, Any]) -> str:
    answer = await person.post("/api/records", record)
    assert answer.status_code == 201, answer.text
    game_id: str = answer.json()["id"]
    return game_id


async def asked(person: Player, game_id: str, **wish: object) -> dict[str, Any]:
    answer = await person.post(f"/api/games/{game_id}/review", wish)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def until(
    person: Player, game_id: str, wanted: Callable[[dict[str, Any]], object]
) -> list[dict[str, Any]]:
    """All that was told of a review until it was as wanted."""
    told: list[dict[str, Any]] = []
    async with asyncio.timeout(GUARD):
        while not told or not wanted(told[-1]):
            told.append((await person.get(f"/api/games/{game_id}/review")).json())
            await asyncio.sleep(0.05)
    return told


def over(info: dict[str, Any]) -> bool:
    return info["state"] not in ("waiting", "running")


def children(pid: int) -> list[int]:
    """The processes of this one that review games."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            said = (folder / "cmdline").read_bytes()
            if int(parent) == pid and b"hanabi.server.review_process" in said:
                found.append(int(folder.name))
    return found


async def gone(pid: int) -> None:
    """Return when this process has ended."""
    async with asyncio.timeout(GUARD):
        while Path(f"/proc/{pid}/cmdline").exists() and Path(f"/proc/{pid}/cmdline").read_bytes():
            await asyncio.sleep(0.02)


# What is told


@asynchronous
async def test_a_game_of_hanab_live_is_reviewed_and_told_in_every_language(server: Server) -> None:
    async with players(server, 2) as (ann, bo):
        game_id = await uploaded(ann, {"link": LINK})
        before = (await bo.get(f"/api/games/{game_id}/review")).json()
        assert (before["state"], before["moves"], before["solution"]) == ("none", [], None)
        assert (await asked(ann, game_id))["mine"]
        assert not (await asked(bo, game_id))["mine"]
        told = (await until(ann, game_id, over))[-1]
        assert (told["state"], told["done"], told["mine"]) == ("complete", 1.0, False)
        check_review(told, Record.loads((await ann.get(f"/api/games/{game_id}/record")).content))
        german = (await bo.get(f"/api/games/{game_id}/review", lang="de")).json()
        assert german["moments"] == told["moments"]
        texts = [[one["text"] for one in info["solution"]["verdicts"]] for info in (told, german)]
        assert len(texts[0]) == len(texts[1])
        assert not set(texts[0]) & set(texts[1])
        assert (await asked(bo, game_id)) == told, "it is not begun again"
        assert children(server.pid) == []


def check_review(told: dict[str, Any], record: Record) -> None:
    """Every move, each with what it promised; a line that follows can be played."""
    assert [move["seat"] for move in told["moves"]] == [0, 1, 0, 1][: len(told["moves"])]
    assert {move["label"] for move in told["moves"]} <= LABELS
    assert [moment["turn"] for moment in told["moments"]] == list(range(len(told["moments"])))
    assert set(told["turning_points"]) <= {moment["turn"] for moment in told["moments"]}
    assert sum(share["moves"] for share in told["shares"]) == len(told["moves"])
    for move in told["moves"]:
        game = record.replay(move["turn"] - 1)
        for step in (move["better"] or {"line": []})["line"]:
            game.take(step_from_plain(record.rules, 2, Node(step)))
    solution = told["solution"]
    assert solution["verdicts"][0]["turn"] == 0
    game = record.replay(solution["won_at"] or 0)
    for step in solution["line"]:
        game.take(step_from_plain(record.rules, 2, Node(step)))
    assert solution["won_at"] is None or game.outcome is not None


@asynchronous
async def test_whoever_asks_again_is_sent_only_what_is_new(server: Server) -> None:
    async with players(server, 1) as (ann,):
        game_id = await uploaded(ann, a_game(2).to_plain())
        path = f"/api/games/{game_id}/review"
        first = await ann.get(path)
        tag = {"if-none-match": first.headers["etag"]}
        again = await ann.http.get(path, headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert (await ann.http.get(path, params={"lang": "sv"}, headers=tag)).status_code == 200
        told = await asked(ann, game_id, solution_only=True)
        assert told["solution_only"]
        await until(ann, game_id, over)
        assert (await ann.http.get(path, headers=tag)).status_code == 200


@asynchronous
async def test_the_solver_alone_answers_records_of_version_1_too(server: Server) -> None:
    record = a_game(3).to_plain()
    old = {**record, "version": 1}
    old.pop("motives", None)
    async with players(server, 1) as (ann,):
        game_id = await uploaded(ann, old)
        await asked(ann, game_id, solution_only=True)
        told = (await until(ann, game_id, over))[-1]
        assert (told["state"], told["moves"]) == ("none", []), "nobody asked for a review"
        assert told["solution"]["verdicts"][0]["verdict"] == "winnable"
        assert told["solution"]["won_at"] == 3
        assert len(told["solution"]["line"]) > 20


# Who may ask


@asynchronous
async def test_a_game_that_is_not_over_has_no_review_for_anybody(server: Server) -> None:
    async with players(server, 4) as (ann, bo, eve, waiting):
        await start_game([ann, bo], first=0, spectators="everything", public=True)
        assert (await ann.act(a_clue(ann.view)))["type"] == "done"
        link = (await ann.get(f"/api/tables/{ann.table}/link")).json()["token"]
        await eve.live(ann.table)
        await waiting.open("Fay", seats=3)
        unknown = await eve.get("/api/games/nothing/review")
        assert unknown.status_code == 404
        answers = []
        for person in (ann, bo, eve, waiting):
            for game_id in (ann.table, waiting.table, link):
                path = f"/api/games/{game_id}/review"
                answers += [
                    await person.get(path),
                    await person.get(path, lang="de", turn=0, token=link),
                    await person.post(path, {}),
                    await person.post(path, {"solution_only": True}),
                    await person.post(f"{path}/stop", {}),
                ]
        assert {(one.status_code, one.content) for one in answers} == {(404, unknown.content)}
        assert children(server.pid) == []
        for person in (ann, bo):
            await person.tell("vote-end", agree=True)
        await ann.until(lambda update: update["table"]["state"] == "over")
        assert (await eve.get(f"/api/games/{ann.table}/review")).status_code == 200


@asynchronous
async def test_whoever_knows_the_address_of_a_private_game_may_look_and_nobody_lists_it(
    server: Server,
) -> None:
    async with players(server, 2) as (ann, eve):
        game_id = await uploaded(ann, a_game(1).to_plain())
        assert (await eve.get(f"/api/games/{game_id}/review")).json()["state"] == "none"
        listed = (await eve.get("/api/games")).json()["games"]
        assert game_id not in {game["id"] for game in listed}


@asynchronous
async def test_bad_wishes_are_refused_with_the_field(server: Server) -> None:
    async with players(server, 1) as (ann,):
        game_id = await uploaded(ann, a_game(1).to_plain())
        for wish, said in (({"effort": "deep"}, "effort"), ({"solution_only": 1}, "solution_only")):
            answer = await ann.post(f"/api/games/{game_id}/review", wish)
            assert answer.status_code == 400
            assert said in answer.json()["reason"]
        nothing = await ann.post(f"/api/games/{game_id}/review/stop", {})
        assert (nothing.status_code, nothing.json()["code"]) == (409, "no-review")


# The process


@asynchronous
async def test_only_who_began_it_may_stop_it_and_what_was_found_out_stays(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(review_effort="normal", reviews_kept=0.0)) as own:
        async with players(own, 2) as (ann, bo):
            game_id = await uploaded(ann, a_game(60).to_plain())
            await asked(ann, game_id)
            grown = (await until(bo, game_id, lambda info: info["done"] > 0))[-1]
            assert grown["state"] == "running"
            assert any(move is None for move in grown["moves"])
            (pid,) = children(own.pid)
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, own.pid)
            refused = await bo.post(f"/api/games/{game_id}/review/stop", {})
            assert refused.json()["code"] == "not-your-review"
            stopped = await ann.post(f"/api/games/{game_id}/review/stop", {})
            assert stopped.json()["state"] == "partial"
            assert children(own.pid) == []
            part = stopped.json()["done"]
            assert part >= grown["done"]

            own.restart()
            kept = (await bo.get(f"/api/games/{game_id}/review")).json()
            assert (kept["state"], kept["done"]) == ("partial", part)

            assert (await asked(bo, game_id))["done"] == part, "nothing is forgotten meanwhile"
            (pid,) = await _process(own)
            os.kill(pid, signal.SIGKILL)
            failed = (await until(ann, game_id, over))[-1]
            assert (failed["state"], failed["done"]) == ("failed", part)

            await asked(ann, game_id)
            (pid,) = await _process(own)
            own.kill()
            await gone(pid)
            own.start()
            again = (await ann.get(f"/api/games/{game_id}/review")).json()
            assert (again["state"], again["done"] >= part) == ("partial", True)

            await asked(ann, game_id)
            (pid,) = await _process(own)
            own.stop()
            await gone(pid)


async def _process(server: Server) -> list[int]:
    """The process of the review under way."""
    async with asyncio.timeout(GUARD):
        while not (found := children(server.pid)):
            await asyncio.sleep(0.02)
    return found


@contextlib.asynccontextmanager
async def reviewing(folder: Path, limits: Limits) -> AsyncIterator[tuple[Store, Reviewing]]:
    store = Store(f"sqlite:///{folder / 'games.db'}")
    jobs = Reviewing(store, limits)
    try:
        yield store, jobs
    finally:
        await jobs.close()
        store.close()


async def ended(jobs: Reviewing, game_id: str) -> Known:
    async with asyncio.timeout(GUARD):
        while (known := await jobs.known(game_id)).state in ("waiting", "running"):
            await asyncio.sleep(0.02)
    return known


@pytest.mark.parametrize(
    "limits",
    [Limits(review_memory=32 * 1024**2), Limits(review_seconds=0.01)],
    ids=["memory", "time"],
)
@asynchronous
async def test_a_review_that_takes_too_much_fails_and_can_be_begun_again(
    tmp_path: Path, limits: Limits
) -> None:
    async with reviewing(tmp_path, limits) as (_, jobs):
        for _ in range(2):
            await jobs.start("g", a_game(60).dumps(), starter="ann", address="here")
            assert (await ended(jobs, "g")).state == "failed"
        assert children(os.getpid()) == []


@asynchronous
async def test_few_are_looked_at_at_once_and_few_may_wait(tmp_path: Path) -> None:
    limits = Limits(reviews_waiting=2, reviews_of_one=2, reviews_an_hour=3)
    record = a_game(60).dumps()
    async with reviewing(tmp_path, limits) as (_, jobs):
        for game_id, address in (("a", "here"), ("b", "here"), ("c", "there")):
            await jobs.start(game_id, record, starter=f"at {address}", address=address)
        told = [await jobs.known(game_id) for game_id in "abc"]
        assert [one.ahead for one in told] == [0, 1, 2]
        assert [one.state for one in told[1:]] == ["waiting", "waiting"]
        assert len(children(os.getpid())) <= 1
        await jobs.start("a", record, starter="eve", address="here")  # it is under way
        assert await refused(jobs, record, "there") == "reviews-full"
        await jobs.stop("b", "at here")
        assert await refused(jobs, record, "here", "d") is None
        await jobs.stop("c", "at there")
        assert await refused(jobs, record, "here") == "reviews-many"
        await jobs.stop("d", "at here")
        assert await refused(jobs, record, "here") == "reviews-spent"
    assert children(os.getpid()) == []


async def refused(jobs: Reviewing, record: str, address: str, game_id: str = "e") -> str | None:
    try:
        await jobs.start(game_id, record, starter=f"at {address}", address=address)
    except RequestRefused as refusal:
        return refusal.code
    return None


@asynchronous
async def test_a_server_without_the_extras_says_so_and_still_solves(tmp_path: Path) -> None:
    missing = "import sys; sys.modules['numba'] = sys.modules['ortools'] = None"
    with serving(tmp_path, packages=missing) as bare:
        async with players(bare, 1) as (ann,):
            game_id = await uploaded(ann, a_game(1).to_plain())
            answer = await ann.post(f"/api/games/{game_id}/review", {})
            assert (answer.status_code, answer.json()["code"]) == (501, "review-missing")
            assert "pip install" in answer.json()["reason"]
            assert not (await asked(ann, game_id, solution_only=True))["engine"]
            assert (await until(ann, game_id, over))[-1]["solution"]


# The store


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@asynchronous
async def test_what_was_found_out_is_kept_and_another_version_counts_for_nothing(
    kind: str, tmp_path: Path
) -> None:
    with database(kind, tmp_path) as url:
        store = Store(url)
        jobs = Reviewing(store, QUICK)
        record = a_game(2)
        await store.write(Write(game=game_row("g", record, 1.0, public=False)))
        await jobs.start("g", record.dumps(), starter="a", address="h", solution_only=True)
        await jobs.start("g", record.dumps(), starter="a", address="h")  # more is wanted
        known = await ended(jobs, "g")
        assert known.state == "complete"
        store.close()
        store = Store(url)
        jobs = Reviewing(store, QUICK)
        assert await jobs.known("g") == known
        await store.change(lambda one: one.execute(reviews.update().values(version=0)))
        assert await jobs.known("g") == Known()
        await jobs.start("g", record.dumps(), starter="a", address="h", solution_only=True)
        again = await ended(jobs, "g")
        assert (again.state, again.review) == ("none", None)
        assert again.solution == known.solution
        await jobs.close()
        store.close()


class LateStore(Store):
    """Whose answers take a while to arrive."""

    async def read(
        self, query: sa.Select[Any], values: dict[str, Any] | None = None, *, long: bool = False
    ) -> list[sa.Row[Any]]:
        rows = await super().read(query, values, long=long)
        await asyncio.sleep(0.3)
        return rows


@asynchronous
async def test_a_review_that_ends_while_it_is_asked_for_is_told_to_be_complete(
    tmp_path: Path,
) -> None:
    store = LateStore(f"sqlite:///{tmp_path / 'games.db'}")
    jobs = Reviewing(store, QUICK)
    await jobs.start("g", a_game(2).dumps(), starter="a", address="h")
    assert (await ended(jobs, "g")).state == "complete"
    store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_from_before_reviews_has_room_for_them(kind: str, tmp_path: Path) -> None:
    row = game_row("old", a_game(1), 1.0, public=True)
    with database(kind, tmp_path) as url:
        engine = open_engine(url)
        config = Config()
        config.set_main_option("script_location", "hanabi.server:migrations")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "0007")
            columns: list[Any] = [sa.column(name) for name in row]
            connection.execute(sa.table("games", *columns).insert(), row)
        Store(url).close()
        with engine.begin() as connection:
            values = {"game_id": "old", "at": 1.0, "version": 1, "complete": False}
            connection.execute(reviews.insert(), values)
            assert connection.execute(sa.select(reviews.c.game_id)).scalars().all() == ["old"]
        engine.dispose()


@asynchronous
async def test_whoever_is_deleted_is_in_no_review_and_the_review_still_holds(
    server: Server,
) -> None:
    async with players(server, 2) as (zoe, bo):
        past = await finished(zoe, bo)
        await asked(zoe, past)
        before = (await until(bo, past, over))[-1]
        assert before["state"] == "complete"
        with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as connection:
            kept = repr(connection.execute("select * from reviews").fetchall())
        assert NAME not in kept
        root_gone = await zoe.post("/api/me/delete", {"name": NAME})
        assert root_gone.is_success, root_gone.text
        assert found_in(server, {NAME}) == set()
        after = await bo.get(f"/api/games/{past}/review")
        assert after.json()["moves"] == before["moves"]
        assert NAME.encode() not in after.content


def test_the_documentation_lists_reviews_with_their_schemas(server: Server) -> None:
    page = httpx.get(f"{server.url}/api").text
    schemas = httpx.get(f"{server.url}/api/schemas").json()["$defs"]
    for path in ("/api/games/ID/review?lang=", "/api/games/ID/review/stop?lang="):
        assert path in page
    for name in ("ReviewWish", "ReviewStop", "ReviewInfo", "ReviewedMove", "SolutionInfo"):
        assert f'id="{name}"' in page
        assert name in schemas
