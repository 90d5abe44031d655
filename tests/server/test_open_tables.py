"""The list of tables: those that are alive, fairly, and nobody can fill it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from asking import refused
from hanabi.server.limits import Limits
from hanabi.server.open_tables import ATTENDED, LIFE, MOST_OF_ONE, MOST_OPEN, OpenTables
from hanabi.server.store import PAGE, Store, Write
from serving import Player, asynchronous, new_address, players, serving
from test_store import lobby

NOW = 1_000_000.0


async def listed(folder: Path, *rows: dict[str, Any], attended: tuple[str, ...] = ()) -> list[str]:
    """What the lobby lists of these tables."""
    store = Store(f"sqlite:///{folder / 'games.db'}")
    for row in rows:
        await store.write(Write(lobby={"seen": row["changed"], **row}))
    tables = OpenTables(store, Limits(), clock=lambda: NOW)
    await tables.attend(attended)
    found = [row.table_id for row in await tables.listed()]
    store.close()
    return found


def opened(table: str, ago: float, **changes: Any) -> dict[str, Any]:
    return lobby(table, changed=NOW - ago, **changes)


@asynchronous
async def test_whoever_opens_many_hides_nobody(tmp_path: Path) -> None:
    honest = [opened(f"h{n}", 100 + n, opener=f"person {n}") for n in range(20)]
    many = [opened(f"m{n}", n / 10, opener="eve") for n in range(200)]
    found = await listed(tmp_path, *honest, *many)
    assert set(found) > {f"h{n}" for n in range(20)}
    assert [table for table in found if table.startswith("m")] == ["m0", "m1", "m2"][:MOST_OF_ONE]
    assert found[-2:] == ["m1", "m2"], "anybody's first comes before her second"


@asynchronous
async def test_the_list_shows_what_is_alive_and_those_first_where_somebody_waits(
    tmp_path: Path,
) -> None:
    rows = [
        opened("new", 1),
        opened("old", LIFE + 1),
        opened("old but attended", 10 * LIFE),
        opened("left", ATTENDED + 1),
        opened("private", 1, public=False),
        opened("done", 1, state="over"),
        opened("playing", 0, state="playing"),
        opened("played once", LIFE + 1, state="playing"),
        opened("new too", 2),
    ]
    found = await listed(tmp_path, *rows, attended=("old but attended",))
    assert found == ["new", "new too", "old but attended", "left", "playing"]


@asynchronous
async def test_a_full_list_shows_both_who_waits_and_who_plays(tmp_path: Path) -> None:
    waiting = [opened(f"w{n}", n) for n in range(PAGE)]
    playing = [opened(f"p{n}", n, state="playing") for n in range(PAGE)]
    found = await listed(tmp_path, *waiting, *playing)
    assert len(found) == PAGE
    assert sum(table.startswith("w") for table in found) == MOST_OPEN


async def open_table(person: Player, **settings: Any) -> httpx.Response:
    return await person.post("/api/tables", {"name": "Ann", "settings": settings})


@asynchronous
async def test_a_person_has_so_many_public_tables_waiting_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(open_tables=3)) as server:
        async with players(server, 2) as (ann, bo):
            await ann.open()
            at_once = await asyncio.gather(*(open_table(ann, public=True) for _ in range(12)))
            done = [answer for answer in at_once if answer.status_code == 201]
            assert len(done) == 3
            for answer in at_once:
                if answer.status_code != 201:
                    refused(answer, 400, "too-many-open-tables")
            assert len((await bo.get("/api/tables")).json()) == 3

            await ann.live()  # a private table that becomes public counts too
            private = ann.updates[-1]["table"]["settings"]
            told = await ann.tell("change", settings=private | {"public": True})
            assert told["code"] == "too-many-open-tables"
            told = await ann.tell("change", settings=private | {"seats": 4})
            assert told["type"] == "done"
            assert (await open_table(bo, public=True)).status_code == 201


@asynchronous
async def test_so_do_all_from_one_address_whoever_they_say_they_are(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(open_tables_of_network=4)) as server:
        here = new_address()
        crowd = [Player(server, address=here) for _ in range(7)]
        elsewhere = Player(server)
        answers = await asyncio.gather(*(open_table(one, public=True) for one in crowd))
        assert sorted(answer.status_code for answer in answers) == [201] * 4 + [400] * 3
        assert (await open_table(elsewhere, public=True)).status_code == 201
        await asyncio.gather(*(one.close() for one in (*crowd, elsewhere)))


@pytest.mark.parametrize("seconds", [LIFE - 1, LIFE + 1])
def test_a_table_that_was_left_makes_room_for_another(tmp_path: Path, seconds: float) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}")
        limits, now = Limits(open_tables=1), NOW
        tables = OpenTables(store, limits, clock=lambda: now)
        async with tables.opening("ann", "home") as told:
            row = lobby("t", changed=NOW, seen=NOW, opener="ann")
            await store.write(Write(lobby=row))
            told("t")
        now += seconds
        async with tables.opening("ann", "home"):
            pass
        store.close()

    if seconds > LIFE:
        asyncio.run(run())
    else:
        with pytest.raises(Exception, match="at most 1"):
            asyncio.run(run())
