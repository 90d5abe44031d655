"""A database that is locked, full, frozen or damaged: everybody is told within seconds, and the log says it once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
import sqlalchemy as sa

from asking import refused
from hanabi.server.database import StoreFailed, migrate, open_engine
from hanabi.server.guard import digest
from hanabi.server.reader import Reader
from hanabi.server.schema import carries
from hanabi.server.store import Store
from hanabi.server.writer import Writer
from serving import Server, asynchronous, players, serving
from test_crash import database

TABLES = 12


@contextlib.contextmanager
def locked(server: Server) -> Iterator[None]:
    """Another program writes to the database for as long as this lasts."""
    other = sqlite3.connect(server.db.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def lines(server: Server, about: str) -> list[str]:
    return re.findall(f".*{about}.*", server.log.read_text())


@asynchronous
async def test_a_locked_database_is_told_to_everybody_at_once_and_logged_once(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        async with players(server, TABLES) as people:
            for person in people:
                await person.open("Ann", talk="chat")
                await person.live()
            with locked(server):
                said = [person.tell("say", text="hello?") for person in people]
                answers = await asyncio.gather(*said)
                assert {answer.get("code") for answer in answers} == {"store-failed"}
                for person in people:
                    await person.until_closed()
                    assert person.closed == (1013, "store-failed")
                wish = {"name": "Bo", "settings": {}}
                answer = await people[0].post("/api/tables", wish)
                refused(answer, 503, "store-failed")
                await people[0].live()  # what is on disk can be seen meanwhile
            for person in people:
                await person.live()
                done = await person.tell("say", text="there you are")
                assert done["type"] == "done", done
                assert [line["text"] for line in person.talk] == ["there you are"]
        assert len(lines(server, "the database cannot be written: database is locked")) == 1
        assert len(lines(server, "the database is written again")) == 1
        assert "Traceback" not in server.log.read_text()


@asynchronous
async def test_a_failure_of_the_database_is_not_tried_job_by_job(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    attempts: list[object] = []

    @sa.event.listens_for(store._engine, "rollback")
    def count(connection: object) -> None:
        attempts.append(connection)

    @sa.event.listens_for(store._engine, "begin")
    def fill(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")  # as if the disk were full

    def write(connection: sa.Connection, code: str) -> None:
        row = {"code": code, "root": "x" * 100_000, "expires": 0.0}
        connection.execute(carries.insert(), row)

    jobs = [store.change(partial(write, code=str(n))) for n in range(200)]
    found = await asyncio.gather(*jobs, return_exceptions=True)
    assert {type(one) for one in found} == {StoreFailed}
    assert 0 < len(attempts) < 60
    assert len(caplog.records) == 1
    assert "xxx" not in caplog.text
    store.close()


@contextlib.contextmanager
def frozen(url: str) -> Iterator[None]:
    """PostgreSQL with all its processes stands still."""
    home = Path(parse_qs(urlsplit(url).query)["host"][0])
    main = int((home / "data" / "postmaster.pid").read_text().split()[0])
    every = [main, *_children(main)]
    for process in every:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in every:
            os.kill(process, signal.SIGCONT)


def _children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes in /proc")
def test_a_frozen_postgresql_holds_nobody_for_longer_than_the_deadline(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    done: list[str] = []

    def write(connection: sa.Connection, code: str) -> None:
        connection.execute(carries.insert(), {"code": code, "root": "x", "expires": 0.0})
        done.append(code)

    async def run(url: str) -> None:
        engine = open_engine(url)
        migrate(engine)
        writer, reader = Writer(engine, deadline=1.0), Reader(engine, deadline=1.0)
        await writer.change(partial(write, code="before"))
        with frozen(url):
            jobs: list[Any] = [writer.change(partial(write, code=str(n))) for n in range(50)]
            first, rest = jobs[0], jobs[1:]
            held = asyncio.create_task(first)
            await asyncio.sleep(0.3)  # it is with the database by now, and the others wait for it
            found = await asyncio.gather(held, *rest, return_exceptions=True)
            assert {type(one) for one in found} == {StoreFailed}
            with pytest.raises(StoreFailed):
                await asyncio.wait_for(writer.change(partial(write, code="late")), 0.5)
            with pytest.raises(StoreFailed):
                await reader.rows(sa.select(carries), long=False)
        while True:
            with contextlib.suppress(StoreFailed):
                await writer.change(partial(write, code="after"))
                break
            await asyncio.sleep(0.05)
        assert set(done) <= {"before", "0", "after"}, "who was refused is not served behind it"
        rows = await reader.rows(sa.select(carries.c.code), long=False)
        assert {row.code for row in rows} == set(done)
        writer.close()
        reader.close()
        engine.dispose()

    with database("postgresql", tmp_path) as url:
        asyncio.run(run(url))
    said = [record.getMessage() for record in caplog.records if record.name == "hanabi.store"]
    assert sum("cannot be written" in line for line in said) == 1
    assert sum("is written again" in line for line in said) == 1


@asynchronous
async def test_what_is_damaged_is_the_servers_fault_and_hurts_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with players(server, 3) as (ann, bo, cleo):
            for person in (ann, bo, cleo):
                await person.open("Ann", seats=3, public=True)
            server.stop()
            other = sqlite3.connect(server.db.removeprefix("sqlite:///"))
            other.execute("DELETE FROM events WHERE table_id = ? AND number = 1", [ann.table])
            garbled = "UPDATE events SET data = '{\"type\":' WHERE table_id = ? AND number = 2"
            other.execute(garbled, [bo.table])
            other.execute("UPDATE lobby SET listing = 'x' WHERE table_id = ?", [bo.table])
            old = "t" * 32  # a cookie of a party, from before a browser had one identity
            held = [digest(old), ann.table]
            other.execute("INSERT INTO seats (key, table_id, seat) VALUES (?, ?, 0)", held)
            game = (
                "INSERT INTO games VALUES ('g','show','[]',2,'[]',1,25,'strikes',1.0,1,'{}',NULL)"
            )
            other.execute(re.sub(r"games VALUES", f"games {COLUMNS} VALUES", game))
            other.commit()
            other.close()
            server.start()
            for _ in range(2):
                for person in (ann, bo):
                    refused(await person.get(f"/api/tables/{person.table}"), 500, "table-damaged")
                    assert (await person.get("/api/mine")).json() == []
                for path in ("/api/games/g", "/api/games/g/story", "/api/games/g/review"):
                    refused(await cleo.get(path), 500, "game-damaged")
            answer = httpx.get(f"{server.url}/api/bots", headers={"cookie": f"hanabi-party={old}"})
            assert answer.status_code == 200
            listed = (await cleo.get("/api/tables")).json()
            assert cleo.table in {table["id"] for table in listed}
            assert [table["id"] for table in (await cleo.get("/api/mine")).json()] == [cleo.table]
            await cleo.live()
            done = await cleo.tell("say", remark="hello")
            assert done["type"] == "done"
        assert len(lines(server, "is damaged")) == 4, server.log.read_text()
        assert "Traceback" not in server.log.read_text()


COLUMNS = "(id,edition,add_ons,players,names,score,maximum,reason,ended,public,record,bots)"
