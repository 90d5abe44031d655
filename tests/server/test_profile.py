"""Profiles, friends and person links: what they say, to whom, and what they keep to themselves."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from asking import refused, valid
from finished_games import DAY, Finished, keep, thirty
from hanabi.server.database import open_engine
from hanabi.server.guard import digest
from hanabi.server.schema import games
from hanabi.server.store import Store
from serving import Player, Server, asynchronous, players, serving, start_game
from test_crash import database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("profile"), connections=1000) as running:
        yield running
        assert running.complaints() == ""


@pytest.fixture
def store(server: Server) -> Iterator[Store]:
    """The database of the running server, written past it."""
    opened = Store(server.db)
    yield opened
    opened.close()


def root_of(person: Player) -> str:
    """What holds the seats of somebody with one device."""
    return digest(person.http.cookies["hanabi"])


async def introduced(person: Player, name: str) -> str:
    """The public id of somebody who sits down under this name."""
    await person.open(name, seats=2)
    mine = (await person.get("/api/me/profile")).json()
    assert mine["name"] == name
    assert mine["results"] is None
    person_id: str = mine["id"]
    return person_id


async def profile(person: Player, whose: str = "", **query: object) -> dict[str, Any]:
    path = f"/api/people/{whose}" if whose else "/api/me/profile"
    answer = await person.get(path, **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = valid("Profile", answer.json())
    return found


@asynchronous
async def test_a_profile_counts_what_its_viewer_may_see(server: Server, store: Store) -> None:
    async with players(server, 3) as (ann, bo, eve):
        ann_id, bo_id = await introduced(ann, "Ann"), await introduced(bo, "Bo")
        every = thirty(root_of(ann), root_of(bo), time.time())
        await keep(store, *every)
        ends = {game.id: game.record().end for game in every}

        async def check(viewer: Player, whose: str, visible: list[Finished]) -> dict[str, Any]:
            found = await profile(viewer, whose)
            counted = [game for game in visible if not game.stopped]
            scores = [end.score for game in counted if (end := ends[game.id])]
            assert found["results"]["games"] == len(counted)
            assert found["results"]["mean"] == pytest.approx(sum(scores) / len(scores), abs=1e-3)
            assert found["stopped"] == len(visible) - len(counted)
            struck = [g for g in counted if (end := ends[g.id]) and end.reason == "strikes"]
            assert found["struck_out"] == len(struck)
            editions = Counter(game.edition for game in counted)
            assert {e["edition"]: e["results"]["games"] for e in found["editions"]} == editions
            tables = Counter((game.edition, len(game.names)) for game in counted)
            told = {(t["edition"], t["players"]): t["results"]["games"] for t in found["tables"]}
            assert told == tables
            assert [game["id"] for game in found["recent"]] == [game.id for game in counted]
            return found

        own = await check(ann, "", every)
        assert own["you"]
        assert own["day_streak"]["current"] >= 22
        names = {(p["kind"], p["name"]): (p["id"], p["results"]["games"]) for p in own["partners"]}
        assert names["person", "Bo"] == (bo_id, 19)
        assert names["bot", "steady"] == (None, 10)
        assert names["guest", "Gus"] == (None, 6)
        assert await check(ann, ann_id, every) == own

        public = [game for game in every if game.public]
        seen = await check(eve, ann_id, public)
        assert (seen["you"], seen["id"], seen["name"]) == (False, ann_id, "Ann")
        assert seen["since"] < own["recent"][5]["ended"]
        async with players(server, 1) as (nobody,):
            assert await profile(nobody, ann_id) == seen
        together = [game for game in every if game.public or 1 in game.holders]
        assert len(public) < len(together) < len(every)
        await check(bo, ann_id, together)

        await profile(ann, zone="Pacific/Auckland", lang="sv")
        refused(await ann.get("/api/me/profile", zone="Mars/Base"), 400, "bad-request")
        refused(await ann.get("/api/people/nobody"), 404, "no-such-person")
        secrets = [root_of(one) for one in (ann, bo)] + [one.token for one in (ann, bo)]
        for received in [*eve.received, *bo.received[2:], *ann.received[2:]]:
            assert not any(secret.encode() in received for secret in secrets)


@asynchronous
async def test_a_private_game_leaves_no_trace_in_what_others_see(
    server: Server, store: Store
) -> None:
    async with players(server, 3) as (ann, bo, eve):
        ann_id, _ = await introduced(ann, "Ann"), await introduced(bo, "Bo")
        before = await eve.get(f"/api/people/{ann_id}")
        secret = Finished(
            "hidden-game",
            ["Ann", "Bo", "Zoe"],
            {0: root_of(ann), 1: root_of(bo)},
            edition="abacus",
            public=False,
            ended=time.time(),
        )
        await keep(store, secret)
        assert (await eve.get(f"/api/people/{ann_id}")).content == before.content
        assert (await profile(ann))["results"]["games"] == 1
        assert (await profile(bo, ann_id))["results"]["games"] == 1
        await start_game([ann, bo], public=True)
        assert (await eve.get(f"/api/people/{ann_id}")).content == before.content
        assert "hidden-game" not in (await eve.get("/api/games")).text


@asynchronous
async def test_friends_are_those_one_finished_a_game_with(server: Server, store: Store) -> None:
    async with players(server, 4) as (ann, bo, cleo, nobody):
        ids = [await introduced(p, n) for p, n in ((ann, "Ann"), (bo, "Bo"), (cleo, "Cleo"))]
        a, b, c = (root_of(person) for person in (ann, bo, cleo))
        now = time.time()
        await keep(
            store,
            Finished("f1", ["Ann", "Bo"], {0: a, 1: b}, ended=now - 3 * DAY, public=False),
            Finished("f2", ["Ann", "Cleo"], {0: a, 1: c}, ended=now - 2 * DAY, stopped=True),
            Finished("f3", ["Robo", "Ann"], {1: a}, bots={0: "steady"}, ended=now - DAY),
            Finished("f4", ["Bo", "Ann"], {0: b, 1: a}, ended=now - 4 * DAY),
        )
        friends = (await ann.get("/api/me/friends")).json()
        for friend in friends:
            valid("Friend", friend)
        told = [(friend["id"], friend["name"], friend["games"]) for friend in friends]
        assert told == [(ids[2], "Cleo", 1), (ids[1], "Bo", 2)]
        assert [friend["id"] for friend in (await bo.get("/api/me/friends")).json()] == [ids[0]]
        assert (await nobody.get("/api/me/friends")).json() == []
        await bo.join(ann.table, "Bo")
        there = (await ann.get("/api/me/friends", table=ann.table)).json()
        assert [friend["id"] for friend in there] == [ids[2]]


@asynchronous
async def test_who_sits_where_is_told_to_those_who_sit_there(server: Server) -> None:
    async with players(server, 3) as (ann, bo, eve):
        await start_game([ann, bo], seats=3, bots={"2": "steady"}, public=True)
        address = f"/api/tables/{ann.table}/people"
        for person in (ann, bo):
            found = (await person.get(address)).json()
            assert [link and link["name"] for link in found] == ["Ann", "Bo", None]
        mine = await profile(ann)
        assert found[0]["id"] == mine["id"]
        refused(await eve.get(address), 403, "not-seated")
        watched = (await eve.get(f"/api/tables/{ann.table}")).text
        assert mine["id"] not in watched
        for person in (ann, bo):
            await person.tell("vote-end", agree=True)
        assert (await eve.get(address)).json() == found
        (listed,) = [
            game
            for game in (await eve.get("/api/games")).json()["games"]
            if game["id"] == ann.table
        ]
        assert listed["people"] == found
        assert (
            valid("GameInfo", (await eve.get(f"/api/games/{ann.table}")).json())["people"] == found
        )

        await start_game([ann, bo], public=False)
        for person in (ann, bo):
            await person.tell("vote-end", agree=True)
        assert (await ann.get(f"/api/games/{ann.table}")).json()["people"] == found[:2]
        assert (await eve.get(f"/api/games/{ann.table}")).json()["people"] == [None, None]
        refused(await eve.get(f"/api/tables/{ann.table}/people"), 403, "not-seated")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_from_before_profiles_learns_which_bots_played(
    kind: str, tmp_path: Path
) -> None:
    told = Finished("new", ["Ann", "Fay"], {0: "a"}, bots={1: "friend"})
    row = told.write().game
    assert row is not None
    old = row | {"id": "old", "record": '{"version": 1, "players": ["Ann", "Bo"]}'}
    with database(kind, tmp_path) as url:
        engine = open_engine(url)
        config = Config()
        config.set_main_option("script_location", "hanabi.server:migrations")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "0004")
            for game in (row, old):
                fields = {name: value for name, value in game.items() if name != "bots"}
                columns: list[Any] = [sa.column(name) for name in fields]
                connection.execute(sa.table("games", *columns).insert(), fields)
        Store(url).close()
        with engine.connect() as connection:
            found = dict(connection.execute(sa.select(games.c.id, games.c.bots)).all())
        engine.dispose()
    assert found == {"new": '[null, "friend"]', "old": None}
