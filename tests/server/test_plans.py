"""Every question of the server goes by an index: none gets dearer with what others have stored."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from starlette.datastructures import QueryParams

from finished_games import Finished
from hanabi.server import game_finding
from hanabi.server.app import make_app
from hanabi.server.clocks import Clocks
from hanabi.server.database import open_engine
from hanabi.server.game_finding import find_games
from hanabi.server.game_names import add_game
from hanabi.server.game_search import GameSearch
from hanabi.server.guard import digest
from hanabi.server.hanab_live.sessions import Account, Sessions
from hanabi.server.limits import Limits
from hanabi.server.open_tables import OpenTables
from hanabi.server.pruning import count_old, prune
from hanabi.server.schema import metadata
from hanabi.server.store import Store, Write
from test_crash import database
from test_store import game, lobby

SMALL = {
    *("accounts", "alembic_version", "carries", "leases", "notices", "processes"),
    *("reports", "reviews", "sanctions", "uninvited", "uptimes"),
}
"""Tables that do not grow with games and people: they are bounded, or a row a process, a table in memory, or a review."""

FILTERS: list[dict[str, Any]] = [
    *({}, {"edition": "show"}, {"players": "2"}, {"reason": "strikes"}, {"perfect": "true"}),
    *({"name": "an"}, {"name": ["ann", "bo"]}, {"add_on": "house"}, {"least": "3", "most": "9"}),
    *({"since": "2026-01-01", "until": "2026-12-31"}, {"after": "5.0-x"}, {"mine": "true"}),
    *({"tag": "good"}, {"mine": "true", "tag": "good"}, {"edition": "show", "name": "bo"}),
]


CROWD = [
    "INSERT INTO people SELECT 'r' || n, 'i' || n, 'N', 0 FROM generate_series(1, 5000) n",
    "INSERT INTO seats SELECT 'r' || n % 5000, 't' || n / 3, n % 3 FROM generate_series(1, 30000) n",
    "INSERT INTO games SELECT 't' || n, 'show', '[]', 3, '[]', n % 25, 25, 'strikes', n, TRUE, '{}'"
    " FROM generate_series(1, 10000) n",
    "INSERT INTO lobby SELECT 't' || n, 'over', TRUE, n, '{}' FROM generate_series(1, 10000) n",
    "INSERT INTO names_at SELECT 'N' || n, 't' || n FROM generate_series(1, 5000) n",
    "INSERT INTO once_seated SELECT key, table_id FROM seats ON CONFLICT DO NOTHING",
    "INSERT INTO ignored SELECT 'r' || n, 'r' || n + 1 FROM generate_series(1, 5000) n",
    "INSERT INTO tags SELECT 'r' || n % 500, 't' || n, 'x', 0 FROM generate_series(1, 5000) n",
    "INSERT INTO invitations SELECT 'r' || n, 't' || n, 'r' || n / 2, 'N', n, 'waiting'"
    " FROM generate_series(1, 5000) n",
    "INSERT INTO bot_sessions SELECT 's' || n, 'b' || n / 3, '', n FROM generate_series(1, 5000) n",
    "ANALYZE",
    "SET enable_seqscan = off",
]
"""Others, so that PostgreSQL plans as where there are many, and asks tables in whole only where nothing else is possible."""


@contextlib.contextmanager
def recorded() -> Iterator[dict[str, Any]]:
    """The statements that are carried out meanwhile, each with parameters that it had."""
    found: dict[str, Any] = {}

    def note(*given: Any) -> None:
        statement, parameters, many = given[2], given[3], given[5]
        if statement.lstrip().startswith(("SELECT", "UPDATE", "DELETE")):
            found.setdefault(statement, parameters[0] if many else parameters)

    sa.event.listen(sa.engine.Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        sa.event.remove(sa.engine.Engine, "before_cursor_execute", note)


async def use_everything(url: str) -> None:
    """People do whatever there is to do on a server over this database."""
    app = make_app(url)
    async with contextlib.AsyncExitStack() as here_too:
        await here_too.enter_async_context(app.router.lifespan_context(app))
        people = [
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")
            for _ in range(4)
        ]
        ann, bo, cleo, dag = [await here_too.enter_async_context(one) for one in people]

        async def done(
            client: httpx.AsyncClient, path: str, wish: dict[str, Any], status: int = 200
        ) -> Any:
            answer = await client.post(f"/api/{path}", json=wish)
            assert answer.status_code == status, (path, answer.text)
            return answer.json()

        async def asked(client: httpx.AsyncClient, path: str, **query: Any) -> Any:
            answer = await client.get(f"/api/{path}", params=query)
            assert answer.status_code == 200, (path, answer.text)
            return answer.json()

        settings = {"public": True, "seats": 3, "clock": {"per": "move", "seconds": 60}}
        table = (await done(ann, "tables", {"name": "Ann", "settings": settings}, 201))["table"]
        await done(bo, f"tables/{table}/join", {"name": "Bo"})
        here, there = (await asked(ann, "me"))["id"], (await asked(bo, "me"))["id"]
        await _keep_games(url, *(digest(one.cookies["hanabi"]) for one in (ann, bo)))
        second = (await done(ann, "tables", {"name": "Ann", "settings": {"seats": 3}}, 201))[
            "table"
        ]
        third = (await done(ann, "tables", {"name": "Ann", "settings": {"seats": 3}}, 201))["table"]
        for other in (second, third):
            await done(ann, f"tables/{other}/invitations", {"person": there}, 201)
        await asked(bo, "me/invitations")
        await done(bo, "me/invitations/decline", {"table": third})
        await done(bo, f"tables/{second}/join", {"name": "Bo"})
        await done(bo, "me/invitations/wanted", {"open": False})
        await done(bo, "me/ignored", {"person": here, "ignore": True})
        link = (await asked(bo, f"tables/{second}/link"))["token"]
        await done(cleo, f"tables/{second}/claim", {"token": link})
        await done(ann, f"tables/{table}/commands", {"type": "change", "settings": settings})
        await done(ann, f"tables/{table}/commands", {"type": "say", "remark": "hello"})
        await done(ann, "games/seen/tags", {"add": ["good", "bad"]})
        await done(ann, "games/seen/tags", {"remove": ["bad"]})
        for one in (ann, cleo):
            for query in FILTERS:
                await asked(one, "games", **query)
            for path in ("tables", "mine", "me/tags", "me/profile", "me/friends", "me"):
                await asked(one, path)
            for path in (f"people/{here}", "games/seen", "games/seen/views", "games/seen/record"):
                await asked(one, path)
            for path in ("games/seen/story", "games/seen/review", "games/seen/tags"):
                await asked(one, path)
        await asked(ann, "me/friends", table=second)
        await asked(ann, f"tables/{table}/people")
        await asked(cleo, f"tables/{table}", lang="en")
        await done(ann, f"people/{there}/reports", {"reason": "name", "text": ""}, 201)
        await done(
            ann, f"tables/{table}/reports", {"name": "Bo", "reason": "name", "text": ""}, 201
        )
        await done(ann, "me/name", {"name": "Anna"})
        await done(ann, "me/password", {"password": "correct horse"})
        code = (await done(ann, "me/carry", {}, 201))["code"]
        await done(cleo, "me/carry/open", {"code": code})
        await done(cleo, "me/carry/take", {"code": code, "password": "correct horse"})
        await done(dag, "me/sign-in", {"name": "anna", "password": "correct horse"})
        await done(ann, "me/sign-out-others", {})
        record = (await ann.get("/api/games/seen/record")).json()
        await done(bo, "records", record, 201)
        await done(bo, "me/delete", {"name": "Bo"})


async def _keep_games(url: str, ann: str, bo: str) -> None:
    """A finished game of both, and what is asked of the store beside the routes."""
    store = Store(url)
    await store.write(Finished("seen", ["Ann", "Bo"], {0: ann, 1: bo}, ended=9.0).write())
    await store.tables_with("Bo")
    await store.account("robo")
    await count_old(store, 1)
    await prune(store, 1)
    tables = OpenTables(store, Limits())
    await tables.attend(["t"])
    async with tables.opening(ann, "home"):
        pass
    logins = Sessions(store)
    assert await logins.find(await logins.open(Account("robo", b"s" * 32)))
    clocks = Clocks.__new__(Clocks)
    clocks._store = store
    await clocks._wake()
    store.close()


def scans_in_sqlite(connection: sa.Connection, statement: str, parameters: Any) -> list[str]:
    plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
    names = {**{name: name for name in metadata.tables}, **_aliases(statement)}
    found = []
    for step in (row[-1] for row in plan):
        words = step.split()
        if words[0] == "SCAN" and names.get(words[1], words[1]) in set(metadata.tables) - SMALL:
            found.append(step)
    return found


def _aliases(statement: str) -> dict[str, str]:
    """Names that tables have in a statement."""
    words = statement.replace("(", " ").replace(",", " ").split()
    places = [n for n, word in enumerate(words) if word == "AS" and words[n - 1] in metadata.tables]
    return {words[n + 1]: words[n - 1] for n in places}


def scans_in_postgresql(connection: sa.Connection, statement: str, parameters: Any) -> list[str]:
    plan = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters).scalar_one()
    plan = json.loads(plan) if isinstance(plan, str) else plan
    found: list[str] = []

    def look(node: dict[str, Any]) -> None:
        relation = node.get("Relation Name", "")
        whole = node["Node Type"] == "Seq Scan" or (
            node["Node Type"] in ("Index Scan", "Index Only Scan") and "Index Cond" not in node
        )
        if whole and relation in set(metadata.tables) - SMALL:
            found.append(f"{node['Node Type']} of {relation}")
        for part in node.get("Plans", ()):
            look(part)

    look(plan[0]["Plan"])
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_question_reads_a_large_table_whole(tmp_path: Path, kind: str) -> None:
    scans: Callable[[sa.Connection, str, Any], list[str]]
    scans = scans_in_sqlite if kind == "sqlite" else scans_in_postgresql
    with database(kind, tmp_path) as url:
        Store(url).close()
        with recorded() as statements:
            asyncio.run(use_everything(url))
        engine = open_engine(url)
        told = {}
        with engine.connect() as connection:
            if kind == "postgresql":
                for statement in CROWD:
                    connection.execute(sa.text(statement))
            for statement, parameters in statements.items():
                told[statement] = scans(connection, statement, parameters)
            refused = scans(connection, "SELECT * FROM events WHERE data = 'x'", ())
            assert refused, "a whole reading is seen"
        engine.dispose()
    asked = " ".join(statements)
    unasked = {name for name in set(metadata.tables) - SMALL if f" {name}" not in asked}
    assert unasked == set()
    whole = [f"{found}: {statement}" for statement, found in told.items() if found]
    assert not whole, "\n".join(whole)


def work_of(store: Store, search: GameSearch) -> int:
    """How many steps SQLite's machine takes for a page, in hundreds."""
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    def watch(connection: Any, _record: Any, _proxy: Any) -> None:
        connection.set_progress_handler(count, 100)

    sa.event.listen(store._engine, "checkout", watch)
    try:
        asyncio.run(find_games(store, search, ["k"], "k"))
    finally:
        sa.event.remove(store._engine, "checkout", watch)
    return steps


@pytest.fixture(scope="module")
def few_and_many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Store]]:
    """Two stores, the second with eight times as many games."""
    stores = []
    for most in (400, 3200):

        def fill(connection: sa.Connection, most: int = most) -> None:
            for number in range(most):
                names = ["Ann", f"Bo{number % 7}", "Zoe"] if number % 2 else ["Ann", "Cleo"]
                row = game(f"g{number}", ended=float(number), names=json.dumps(names), record="")
                add_game(connection, row)

        stores.append(Store(f"sqlite:///{tmp_path_factory.mktemp('games') / 'games.db'}"))
        asyncio.run(stores[-1].change(fill))
    yield stores
    for store in stores:
        store.close()


@pytest.mark.parametrize(
    "search",
    [
        GameSearch(),
        GameSearch(edition="abacus"),
        GameSearch(reason="never"),
        GameSearch(names=("ann",)),
        GameSearch(names=("nobody",)),
        GameSearch(names=("ann", "nobody")),
        GameSearch(names=("Zoe",), least=99),
        GameSearch(players=5, perfect=True),
        GameSearch(mine=True),
    ],
)
def test_a_search_among_more_games_takes_no_more_work(
    few_and_many: list[Store], monkeypatch: pytest.MonkeyPatch, search: GameSearch
) -> None:
    monkeypatch.setattr(game_finding, "MOST_LOOKED_AT", 200)
    monkeypatch.setattr(game_finding, "MOST_NAMED", 200)
    few, many = (work_of(store, search) for store in few_and_many)
    assert many <= 1.3 * few + 3


def test_many_pages_with_few_games_find_all_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_finding, "MOST_LOOKED_AT", 60)
    monkeypatch.setattr(game_finding, "MOST_NAMED", 60)

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}")
        for number in range(400):
            rare = {"reason": "victory", "names": '["Ann", "Zoe"]'} if number % 97 == 0 else {}
            row = game(f"g{number:03}", ended=float(number // 3), **rare)
            seats = (
                [{"key": "k", "table_id": f"g{number:03}", "seat": 0}] if number % 50 == 0 else []
            )
            line = lobby(f"g{number:03}", state="over")
            await store.write(
                Write(lobby=line, seats=seats, game=row | {"public": bool(number % 50)})
            )
        every = {f"g{number:03}" for number in range(0, 400, 97)}
        for wanted in ({"reason": "victory"}, {"names": ("zo",)}, {"names": ("zoe", "ann")}):
            found, search = [], GameSearch(**wanted)
            while True:
                page = await find_games(store, search, ["k"], "k")
                found += [row.id for row in page.games]
                if page.after is None:
                    break
                after = GameSearch.from_query(QueryParams({"after": page.after})).after
                search = GameSearch(**wanted, after=after)
            assert found == sorted(every, reverse=True)
        store.close()

    asyncio.run(run())
