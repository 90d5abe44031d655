"""The store: what is acknowledged is on disk, all or nothing, and nothing written is ever changed."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from starlette.datastructures import QueryParams

import hanabi.server.cluster.lease_tables
import hanabi.server.moderation_tables
import hanabi.server.report_tables
import hanabi.server.review_tables  # noqa: F401  # tables of the program, as the one before
from hanabi.core import BadSetup
from hanabi.server.database import BadDatabase, Conflict, migrate
from hanabi.server.game_finding import find_games
from hanabi.server.game_search import GameSearch
from hanabi.server.schema import metadata, people
from hanabi.server.store import PAGE, Store, Write
from serving import asynchronous
from test_crash import database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{path}")
    yield opened
    opened.close()


def event(table: str, number: int, data: str = "{}") -> dict[str, Any]:
    return {"table_id": table, "number": number, "at": 1.0, "data": data}


def lobby(table: str, **changes: Any) -> dict[str, Any]:
    row = {"table_id": table, "state": "open", "public": True, "changed": 1.0, "listing": table}
    return row | changes


def game(game_id: str, **changes: Any) -> dict[str, Any]:
    row = {
        "id": game_id,
        "edition": "show",
        "add_ons": "[]",
        "players": 2,
        "names": '["Ann", "Bo"]',
        "score": 10,
        "maximum": 25,
        "reason": "strikes",
        "ended": 1.0,
        "public": True,
        "record": f"the record of {game_id}",
    }
    return row | changes


async def ids(store: Store, **wanted: Any) -> list[str]:
    return [row.id for row in (await find_games(store, GameSearch(**wanted))).games]


async def pages(store: Store, **wanted: Any) -> list[list[str]]:
    """The ids on every page, to the last one."""
    found, after = [], QueryParams()
    while True:
        place = GameSearch.from_query(after).after
        page = await find_games(store, GameSearch(**wanted, after=place))
        found.append([row.id for row in page.games])
        if page.after is None:
            return found
        after = QueryParams({"after": page.after})


def rows_on_disk(path: Path, query: str) -> list[tuple[Any, ...]]:
    """Read past the store, as another program would."""
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


# Migrations


def test_the_migrations_lead_to_exactly_the_tables_of_the_program(store: Store, path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []
    engine.dispose()
    assert store is not None


def test_the_comparison_sees_a_table_that_differs(store: Store, path: Path) -> None:
    assert store is not None
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(sa.text("DROP INDEX games_by_end"))
        connection.execute(sa.text("ALTER TABLE lobby ADD COLUMN extra TEXT"))
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert {difference[0] for difference in differences} == {"add_index", "remove_column"}


@asynchronous
async def test_opening_again_keeps_everything(path: Path) -> None:
    for number in (1, 2, 3):
        store = Store(f"sqlite:///{path}")
        await store.write(Write([event("t", number, f'"{number}"')]))
        assert await store.events_of("t") == [f'"{n}"' for n in range(1, number + 1)]
        store.close()
    engine = sa.create_engine(f"sqlite:///{path}")
    migrate(engine)
    engine.dispose()
    assert rows_on_disk(path, "SELECT count(*) FROM events") == [(3,)]


def test_every_commit_outlasts_a_power_cut(store: Store) -> None:
    with store._engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2  # FULL


# Writing


@asynchronous
async def test_what_is_acknowledged_can_be_read_by_another_program(
    store: Store, path: Path
) -> None:
    await store.write(Write([event("t", 1)], lobby("t"), game=game("t")))
    assert rows_on_disk(path, "SELECT table_id, number FROM events") == [("t", 1)]
    assert rows_on_disk(path, "SELECT table_id FROM lobby") == [("t",)]
    assert rows_on_disk(path, "SELECT id FROM games") == [("t",)]


@asynchronous
async def test_events_come_back_in_order_and_from_where_one_left_off(store: Store) -> None:
    await store.write(Write([event("t", n, str(n)) for n in (1, 2, 3)]))
    await store.write(Write([event("other", 1, "x")]))
    await store.write(Write([event("t", n, str(n)) for n in range(4, 12)]))
    assert await store.events_of("t") == [str(n) for n in range(1, 12)]
    assert await store.events_of("t", after=9) == ["10", "11"]
    assert await store.events_of("nobody") == []


@asynchronous
async def test_a_number_that_is_taken_is_a_conflict_and_changes_nothing(
    store: Store, path: Path
) -> None:
    await store.write(Write([event("t", 1, "first")], lobby("t", listing="first")))
    for again in (
        Write([event("t", 1, "second")], lobby("t", listing="second")),
        Write([event("t", 2, "new"), event("t", 1, "second")], lobby("t", listing="second")),
        Write([event("t", 2, "new")], lobby("t", listing="second"), game=game("g") | {"id": None}),
    ):
        with pytest.raises(Conflict):
            await store.write(again)
    assert await store.events_of("t") == ["first"]
    assert rows_on_disk(path, "SELECT listing FROM lobby") == [("first",)]
    await store.write(Write([event("t", 2, "new")]))
    assert await store.events_of("t") == ["first", "new"]


@asynchronous
async def test_a_finished_game_is_written_once(store: Store) -> None:
    await store.write(Write(game=game("g")))
    with pytest.raises(Conflict):
        await store.write(Write([event("t", 1)], game=game("g", record="another")))
    assert await store.record_of("g") == "the record of g"
    assert await store.events_of("t") == []
    assert await store.record_of("nothing") is None


@asynchronous
async def test_a_thousand_writes_at_once_are_gathered_into_few_commits(
    store: Store, path: Path
) -> None:
    commits: list[object] = []
    sa.event.listen(store._engine, "commit", commits.append)
    writes = [Write([event(f"t{n % 50}", n // 50 + 1, str(n))]) for n in range(1000)]
    await asyncio.gather(*(store.write(write) for write in writes))
    assert rows_on_disk(path, "SELECT count(*) FROM events") == [(1000,)]
    for table in range(50):
        assert await store.events_of(f"t{table}") == [str(n) for n in range(table, 1000, 50)]
    assert len(commits) < 500


@asynchronous
async def test_one_bad_write_among_many_harms_only_itself(store: Store) -> None:
    await store.write(Write([event("taken", 1)]))
    writes = [Write([event(f"t{n}", 1)]) for n in range(200)]
    writes[77] = Write([event("taken", 1)])
    writes[78] = Write([event("t78", 1, None)])  # type: ignore[arg-type]  # not to be written
    results = await asyncio.gather(*(store.write(w) for w in writes), return_exceptions=True)
    failed = [number for number, result in enumerate(results) if result is not None]
    assert failed == [77, 78]
    assert isinstance(results[77], Conflict)
    assert all([await store.events_of(f"t{n}") for n in range(200) if n not in (77, 78)])


@asynchronous
async def test_closing_writes_what_waits(path: Path) -> None:
    before = set(threading.enumerate())
    store = Store(f"sqlite:///{path}")
    waiting = [asyncio.create_task(store.write(Write([event("t", n)]))) for n in range(1, 300)]
    await asyncio.sleep(0)
    await asyncio.to_thread(store.close)
    await asyncio.gather(*waiting)
    assert rows_on_disk(path, "SELECT count(*) FROM events") == [(299,)]
    assert not any(thread.name == "store" for thread in set(threading.enumerate()) - before)


# Reading


@asynchronous
async def test_finished_games_come_newest_first_a_page_at_a_time(store: Store) -> None:
    for number in range(2 * PAGE + 3):
        await store.write(Write(game=game(f"g{number:03}", ended=float(number))))
    await store.write(Write(game=game("private", public=False, ended=999.0)))
    newest_first = [f"g{number:03}" for number in reversed(range(2 * PAGE + 3))]
    assert await pages(store) == [
        newest_first[:PAGE],
        newest_first[PAGE : 2 * PAGE],
        newest_first[2 * PAGE :],
    ]


@asynchronous
async def test_games_of_the_same_second_are_neither_lost_nor_doubled_between_pages(
    store: Store,
) -> None:
    await asyncio.gather(
        *(store.write(Write(game=game(f"g{n:03}", ended=5.0))) for n in range(PAGE + 20))
    )
    first, second = await pages(store)
    assert sorted(first + second) == [f"g{n:03}" for n in range(PAGE + 20)]


@asynchronous
async def test_filters_narrow_the_list_and_hold_together(store: Store) -> None:
    await store.write(Write(game=game("a", edition="abacus", players=3, reason="victory")))
    await store.write(Write(game=game("b", edition="abacus", players=2)))
    await store.write(Write(game=game("c", names='["Åsa", "Bo"]')))
    assert sorted(await ids(store, edition="abacus")) == ["a", "b"]
    assert await ids(store, players=3) == ["a"]
    assert await ids(store, reason="victory") == ["a"]
    assert await ids(store, edition="abacus", players=2, names=("ANN",)) == ["b"]
    assert await ids(store, names=("åsA",)) == ["c"]
    assert await ids(store, names=("Bo", "åsa")) == ["c"]
    assert await ids(store, edition="show", reason="victory") == []


@asynchronous
async def test_a_name_is_searched_for_as_it_is_written(store: Store) -> None:
    await store.write(Write(game=game("percent", names='["100%", "Bo"]')))
    await store.write(Write(game=game("under", names='["a_b", "Bo"]')))
    await store.write(Write(game=game("plain", names='["axb", "Bo"]')))
    assert await ids(store, names=("%",)) == ["percent"]
    assert await ids(store, names=("_",)) == ["under"]
    assert await ids(store, names=("a_b",)) == ["under"]
    assert await ids(store, names=("/",)) == []
    assert await ids(store, names=("xb",)) == [], "words are found by their beginnings"
    assert sorted(await ids(store, names=("B",))) == ["percent", "plain", "under"]
    assert await ids(store, names=("' OR 1=1 --",)) == []


# Databases that cannot be opened


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "games.db",
        "://",
        "mysql://localhost/games",
        "oracle://x",
        "nosuchdialect://x",
        "sqlite+nosuchdriver:///x.db",
        "sqlite:////proc/nowhere/games.db",
        "sqlite:////dev/null/games.db",
        "postgresql://127.0.0.1:1/nowhere?connect_timeout=2",
        "postgresql://127.0.0.1:notaport/nowhere",
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_with_the_reason(url: str) -> None:
    with pytest.raises(BadDatabase) as refusal:
        Store(url)
    assert str(refusal.value).startswith("db: ")
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"this is a shopping list\n" * 100)
    with pytest.raises(BadDatabase):
        Store(f"sqlite:///{path}")
    assert path.read_bytes().startswith(b"this is a shopping list")


def test_a_database_of_a_newer_program_is_refused(path: Path) -> None:
    Store(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(BadDatabase):
        Store(f"sqlite:///{path}")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_text_that_a_database_does_not_take_is_found_nowhere(tmp_path: Path, kind: str) -> None:
    async def ask(url: str) -> None:
        store = Store(url)
        try:
            assert await store.record_of("a\0b") is None
            update = people.update().where(people.c.id == "a\0b").values(name="Ann")
            with contextlib.suppress(BadSetup):  # a refusal of ours, where the database refuses
                assert await store.change(lambda one: one.execute(update).rowcount) == 0
        finally:
            store.close()

    with database(kind, tmp_path) as url:
        asyncio.run(ask(url))
