"""Several workers on one machine: one port, one greeting, and whoever sits at one table meets in one of them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from hanabi.server.cluster.lease_tables import leases, processes
from hanabi.server.database import database_url
from hanabi.server.doors import new_table_id, place_of
from prepared import hanabi
from serving import GUARD, Player, Server, asynchronous, start_game, to_act
from several_processes import players
from test_crash import database

WORKERS = 2


class ServerWithWorkers(Server):
    def _program(self) -> list[str]:
        return [*super()._program(), "--workers", str(WORKERS)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWithWorkers]:
    folder = tmp_path_factory.mktemp("workers")
    with database("postgresql", folder) as url:
        running = ServerWithWorkers(folder)
        running.db = url
        try:
            running.start()
            yield running
        finally:
            running.kill()


def workers_of(server: Server) -> list[int]:
    pid = server.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children]


async def workers_at_work(server: Server, without: int | None = None) -> list[int]:
    """The workers, once all of them are among the processes of the database."""
    engine = sa.create_engine(database_url(server.db))
    async with asyncio.timeout(GUARD):
        while True:
            with engine.connect() as connection:
                known = connection.execute(sa.select(processes.c.life)).scalars().all()
            alive = {int(life.split()[0]) for life in known}
            found = workers_of(server)
            if len(found) == WORKERS and set(found) <= alive and without not in found:
                engine.dispose()
                return found
            await asyncio.sleep(0.1)


def owners(server: Server) -> dict[str, str]:
    """Which process owns which table."""
    engine = sa.create_engine(database_url(server.db))
    with engine.connect() as connection:
        rows = connection.execute(sa.select(leases.c.key, leases.c.process)).all()
    engine.dispose()
    return {row.key: row.process for row in rows}


async def a_move(people: list[Player]) -> None:
    person = await to_act(people)
    done = await person.act(person.view["legal_actions"][0])
    assert done["type"] == "done", done
    for other in people:
        await other.until_number(done["number"])


@asynchronous
async def test_tables_are_spread_and_a_table_goes_on_without_its_worker(
    server: ServerWithWorkers,
) -> None:
    workers = await workers_at_work(server)
    async with players(server, 6) as people:
        for pair in (people[:2], people[2:4], people[4:]):
            await start_game(pair, first=0, rules={"strikes": 99})
            await a_move(pair)
        assert server.log.read_text().count("Hanabi is ready") == 1
        owned = owners(server)
        places = {table: place_of(table, WORKERS) for table in owned}
        by_place = {(owned[table], place) for table, place in places.items()}
        assert len(by_place) == len({place for _, place in by_place}), "a table is out of place"
        os.kill(workers[place_of(people[0].table, WORKERS)], signal.SIGKILL)
        await people[0].until_closed()
        for person in people[:2]:
            await person.live()
        await a_move(people[:2])
        await workers_at_work(server, without=workers[place_of(people[0].table, WORKERS)])
        await a_move(people[:2])
        for person in people[:2]:
            await person.leave_live()
            await person.live()
        await a_move(people[:2])


@asynchronous
async def test_a_stopped_server_says_goodbye_to_everybody_and_keeps_all(
    server: ServerWithWorkers,
) -> None:
    async with players(server, 2) as people:
        await start_game(people, first=0, rules={"strikes": 99})
        await a_move(people)
        server.stop()
        for person in people:
            await person.until_closed()
            assert person.closed is not None
            assert person.closed[0] in (1006, 1012)
        assert owners(server) == {}, "leases were kept by whoever is gone"
        server.start()
        for person in people:
            await person.live()
        await a_move(people)
    assert "Traceback" not in server.log.read_text()


def test_an_sqlite_file_is_not_shared_and_says_why(tmp_path: Path) -> None:
    arguments = ["--workers", "2", "--port", "0", "--db", f"sqlite:///{tmp_path / 'games.db'}"]
    answer = hanabi("serve", *arguments)
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1
    assert "SQLite" in answer.stderr
    assert not (tmp_path / "games.db").exists()


def test_a_new_table_is_where_it_was_opened() -> None:
    for place in range(3):
        assert place_of(new_table_id(place, 3), 3) == place
