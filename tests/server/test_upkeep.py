"""`hanabi db`: copies of a database, whether it can be read, and what is deleted when nobody came back."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from finished_games import Finished
from hanabi.server.database import open_engine
from hanabi.server.profile_tables import invitations, tags
from hanabi.server.pruning import AT_ONCE, DAY, KINDS, NIGHT, _until_night
from hanabi.server.schema import carries, events, game_terms, games, lobby, names_at, seats
from hanabi.server.store import Store, Write
from prepared import hanabi
from serving import Player, asynchronous, players, serving
from test_crash import database
from test_store import event
from test_store import lobby as line

NOW = time.time()


def hanabi_db(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return hanabi("db", *arguments)


def refusal(*arguments: str | Path) -> str:
    done = hanabi_db(*arguments)
    assert (done.returncode, done.stdout) == (2, ""), (done.stdout, done.stderr)
    assert done.stderr.count("\n") == 1
    return done.stderr


async def keep_opening(person: Player, opened: list[str]) -> None:
    while True:
        with contextlib.suppress(httpx.HTTPError):
            answer = await person.post("/api/tables", {"name": "Ann", "settings": {}})
            if answer.status_code == 201:
                opened.append(answer.json()["table"])
        await asyncio.sleep(0.02)


@asynchronous
async def test_a_copy_that_is_taken_while_people_play_is_whole_and_can_be_put_back(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "copy.db"
    with serving(tmp_path, connections=3000) as server:
        async with players(server, 1) as (ann,):
            opened: list[str] = []
            writing = asyncio.create_task(keep_opening(ann, opened))
            while len(opened) < 5:
                await asyncio.sleep(0.01)
            before = list(opened)
            done = await asyncio.to_thread(hanabi_db, "backup", copy, "--db", server.db)
            assert done.returncode == 0, done.stderr
            writing.cancel()
        assert "exists; --force" in refusal("backup", copy, "--db", server.db)
        assert "is served already by process" in refusal(
            "restore", copy, "--db", server.db, "--force"
        )
    assert sorted(path.name for path in tmp_path.glob("copy.db*")) == ["copy.db"]
    assert "exists; --force" in refusal("restore", copy, "--db", server.db)
    assert hanabi_db("restore", copy, "--db", server.db, "--force").returncode == 0
    with contextlib.closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as connection:
        kept = {row[0] for row in connection.execute("SELECT table_id FROM lobby")}
    assert set(before) <= kept
    done = hanabi_db("check", "--db", server.db)
    assert (done.returncode, done.stdout) == (0, f"{len(kept)} tables, 0 games: nothing damaged\n")
    server.start()
    assert httpx.get(f"{server.url}/api/tables/{before[0]}").status_code == 200
    server.kill()


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    Store(url).close()
    other = tmp_path / "list"
    other.write_text("this is a shopping list\n" * 500)
    assert "file is not a database" in refusal("restore", other, "--db", url, "--force")
    with contextlib.closing(sqlite3.connect(tmp_path / "empty.db")) as connection:
        connection.execute("CREATE TABLE t (x)")
    assert "alembic_version" in refusal("restore", tmp_path / "empty.db", "--db", url, "--force")
    assert "does not exist" in refusal("restore", tmp_path / "none", "--db", url, "--force")
    assert "is the database itself" in refusal("restore", tmp_path / "games.db", "--db", url)
    assert hanabi_db("check", "--db", url).stdout == "0 tables, 0 games: nothing damaged\n"
    assert "does not exist" in refusal("check", "--db", f"sqlite:///{tmp_path / 'x.db'}")
    assert not (tmp_path / "x.db").exists()
    assert hanabi_db("migrate", "--db", url).stdout == "up to date already\n"
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert hanabi_db("migrate", "--db", new).stdout == "brought up to date\n"


def test_postgresql_is_copied_by_its_own_tools() -> None:
    url = "postgresql://hanabi@nowhere/hanabi"
    assert "pg_dump --format=custom --file=x" in refusal("backup", "x", "--db", url)
    assert "pg_restore" in refusal("restore", "x", "--db", url)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_check_finds_whatever_cannot_be_read(tmp_path: Path, kind: str) -> None:
    async def fill(url: str) -> None:
        store = Store(url)
        for name in ("whole", "garbled", "other"):
            await store.write(Write(game=Finished(name, ["Ann", "Bo"], {}, ended=1.0).write().game))
        record = games.c.record
        garbled = games.update().values(record=sa.func.replace(record, '"play"', '"discard"'))
        scored = games.update().values(score=games.c.score + 1)
        await store.change(lambda one: one.execute(garbled.where(games.c.id == "garbled")))
        await store.change(lambda one: one.execute(scored.where(games.c.id == "other")))
        await store.write(Write([event("gap", 1), event("gap", 3)], line("gap")))
        await store.write(Write([event("odd", 1)], line("odd")))
        await store.write(Write([event("lost", 1)]))
        await store.write(Write(lobby=line("bare")))
        store.close()

    with database(kind, tmp_path) as url:
        asyncio.run(fill(url))
        done = hanabi_db("check", "--db", url)
    assert done.returncode == 1, done.stderr
    said = sorted(row.partition(":")[0] for row in done.stdout.splitlines())
    assert said == [
        "3 tables, 3 games",
        *("game garbled", "game other", "table bare", "table gap", "table lost", "table odd"),
    ]
    assert "event 2 is missing" in done.stdout
    assert done.stdout.splitlines()[-1] == "3 tables, 3 games: 6 damaged"


async def fill_with_what_is_old(url: str) -> None:
    """Of each kind something old, and beside it what has to stay."""
    store = Store(url)
    old, lately = NOW - 40 * DAY, NOW - 20 * DAY

    async def table(name: str, state: str, changed: float, at: float, **more: Any) -> None:
        row = line(name, state=state, changed=changed, seen=changed, listing="{}") | more
        held = [{"key": f"k {name}", "table_id": name, "seat": 0}]
        fact = event(name, 1) | {"at": at}
        await store.write(Write([fact], row, held, names=["Ann"]))

    for number in range(AT_ONCE + 5):
        await table(
            f"old {number}", ("open", "playing")[number % 2], old, old, public=number % 3 == 0
        )
    await table("moved", "playing", old, lately)
    await table("visited", "open", old, old, seen=lately)
    await table("finished", "over", old, old)
    for name, ended in (("upload", old), ("tagged", old), ("new", lately), ("finished", old)):
        game = Finished(name, ["Ann", "Bo"], {}, ended=ended, public=False).write().game
        await store.write(Write(game=game))
    public = Finished("public", ["Ann", "Bo"], {}, ended=old).write().game
    await store.write(Write(game=public))

    def others(connection: sa.Connection) -> None:
        tag = {"root": "r", "game_id": "tagged", "tag": "x", "at": old}
        connection.execute(tags.insert(), tag)
        asked = {"inviter": "i", "name": "I", "state": "waiting"}
        for table_id, at in (("a", old), ("b", lately)):
            row = {"root": "r", "table_id": table_id, "at": at}
            connection.execute(invitations.insert(), asked | row)
        for code, expires in (("spent", NOW - 1), ("good", NOW + 1000)):
            connection.execute(carries.insert(), {"code": code, "root": "r", "expires": expires})

    await store.change(others)
    store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_nobody_came_back_to_goes_and_nothing_else(tmp_path: Path, kind: str) -> None:
    with database(kind, tmp_path) as url:
        asyncio.run(fill_with_what_is_old(url))
        told = hanabi_db("prune", "--days", "30", "--dry-run", "--db", url)
        number = AT_ONCE + 5
        counts = dict.fromkeys(KINDS, 1) | {"abandoned tables": number, "reviews": 0}
        assert told.stdout == "".join(f"{n} {what} to delete\n" for what, n in counts.items())
        done = hanabi_db("prune", "--days", "30", "--db", url)
        assert done.stdout == "".join(f"{n} {what} deleted\n" for what, n in counts.items())
        again = hanabi_db("prune", "--days", "30", "--db", url)
        assert again.stdout == "".join(f"0 {what} deleted\n" for what in KINDS)
        engine = open_engine(url)
        with engine.connect() as connection:

            def left(column: Any) -> set[str]:
                return set(connection.execute(sa.select(column)).scalars())

            for column in (lobby.c.table_id, events.c.table_id, seats.c.table_id):
                assert left(column) == {"moved", "visited", "finished"}
            assert left(names_at.c.table_id) == {"moved", "visited", "finished"}
            assert left(games.c.id) == {"tagged", "new", "finished", "public"}
            assert left(game_terms.c.game_id) == {"public"}
            assert left(invitations.c.table_id) == {"b"}
            assert left(carries.c.code) == {"good"}
        engine.dispose()


def test_days_are_at_least_one(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'games.db'}").close()
    said = refusal("prune", "--days", "0", "--db", f"sqlite:///{tmp_path / 'games.db'}")
    assert "days: 0 is not possible" in said


def test_a_server_prunes_when_it_is_night_next() -> None:
    evening = datetime(2026, 3, 1, 23, 30).astimezone()
    for now in (
        evening,
        evening + timedelta(hours=4, minutes=29),
        evening.replace(hour=NIGHT, minute=0),
    ):
        then = now + timedelta(seconds=_until_night(now))
        assert (then.hour, then.minute) == (NIGHT, 0)
        assert 0 < _until_night(now) <= DAY
