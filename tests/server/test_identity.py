"""One identity for a browser: its own tables and games are found again, by nobody else, on any device."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from hanabi.server.database import open_engine
from hanabi.server.store import Store
from serving import Player, Server, a_clue, asynchronous, players, serving, start_game
from test_crash import database

RULES = {"edition": "show", "add_ons": ["black-powder"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("identity"), connections=1000) as running:
        yield running
        assert running.complaints() == ""


async def mine(person: Player, **query: object) -> list[dict[str, Any]]:
    answer = await person.get("/api/mine", **query)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def past(person: Player, **query: object) -> dict[str, bool]:
    """The finished games that somebody is shown, and whether they are said to be their own."""
    answer = await person.get("/api/games", **query)
    return {game["id"]: game["mine"] for game in answer.json()["games"]}


@asynchronous
async def test_own_tables_are_found_again_and_nobody_elses(server: Server) -> None:
    async with players(server, 3) as (ann, bo, eve):
        assert await mine(ann) == []
        await start_game([ann, bo], first=0)
        running = ann.table
        await ann.open("Ann", rules={"edition": "swedish"})
        assert list(ann.http.cookies) == ["hanabi"], "one cookie for all seats"
        waiting, dealt = await mine(ann)
        assert (waiting["id"], waiting["state"], waiting["to_act"]) == (ann.table, "open", None)
        assert (dealt["id"], dealt["names"], dealt["you"]) == (running, ["Ann", "Bo"], 0)
        assert (dealt["to_act"], dealt["substitute"]) == (0, False)
        assert (await mine(ann, lang="sv"))[0]["title"] != waiting["title"]
        await ann.live(running)
        await ann.act(a_clue(ann.view))
        assert [table["to_act"] for table in await mine(bo)] == [1]

        assert await mine(eve) == []
        for value in (*ann.http.cookies.values(), ann.token):
            eve.http.cookies.set("hanabi", sha256(value.encode()).hexdigest())
            assert await mine(eve) == [], "what is on disk opens nothing"


@asynchronous
async def test_own_private_games_are_among_the_past_ones_and_nobody_elses(server: Server) -> None:
    async with players(server, 3) as (ann, bo, eve):
        await start_game([ann, bo])
        private = ann.table
        for person in (ann, bo):
            await person.tell("vote-end", agree=True)
        await start_game([eve], seats=2, bots={"1": "steady"}, public=True)
        await eve.tell("vote-end", agree=True)
        assert await past(ann) == {private: True, eve.table: False}
        assert await past(ann, mine="true") == {private: True}
        assert await past(bo, mine="true", players=3) == {}
        assert await past(eve) == {eve.table: True}
        assert await past(eve, mine="true") == {eve.table: True}
        assert await mine(ann) == []
        async with players(server, 1) as (nobody,):
            assert await past(nobody) == {eve.table: False}
            assert await past(nobody, mine="true") == {}


@asynchronous
async def test_a_personal_link_brings_one_seat_and_takes_none_away(server: Server) -> None:
    async with players(server, 3) as (ann, bo, phone):
        await start_game([ann, bo], first=0)
        shared = ann.table
        link = (await ann.get(f"/api/tables/{shared}/link")).json()
        assert link["token"] not in ann.http.cookies.values()
        await ann.open("Ann")  # not for the phone
        await phone.open("Cleo")
        own = phone.table
        await phone.claim(shared, link["token"])
        assert {table["id"] for table in await mine(phone)} == {own, shared}
        assert (await phone.look(own))["you"] == 0
        assert list(phone.http.cookies) == ["hanabi"], "one cookie, also for what came by a link"
        own_link = (await phone.get(f"/api/tables/{shared}/link")).json()
        assert (own_link["seat"], own_link["token"] == link["token"]) == (link["seat"], False)
        async with players(server, 1) as (tablet,):
            await tablet.claim(shared, own_link["token"])
            assert (await tablet.look(shared))["you"] == 0
        await phone.live(shared)
        assert (await phone.act(a_clue(phone.view)))["type"] == "done"

        again = await ann.post(f"/api/tables/{shared}/claim", {"token": link["token"]})
        assert again.status_code == 200, "the own link"
        assert list(ann.http.cookies) == ["hanabi"]
        refused = await bo.post(f"/api/tables/{shared}/claim", {"token": link["token"]})
        assert (refused.status_code, refused.json()["code"]) == (409, "seated")
        assert (await bo.look())["you"] == 1

        await phone.tell("vote-end", agree=True)
        await bo.tell("vote-end", agree=True)
        await bo.tell("rematch")
        rematch = (await bo.until(lambda u: u["table"]["rematch"]))["table"]["rematch"]
        assert (await phone.look(rematch))["you"] == (await ann.look(rematch))["you"] == 0


@asynchronous
async def test_a_seat_that_was_given_up_is_no_longer_found(server: Server) -> None:
    async with players(server, 2) as (ann, bo):
        await ann.open("Ann", seats=2)
        await bo.join(ann.table, "Bo")
        await bo.post(f"/api/tables/{ann.table}/commands", {"type": "leave"})
        assert await mine(bo) == []
        assert len(await mine(ann)) == 1


# Databases from before there were identities


def before_identities(url: str) -> None:
    """A database of the time when each party had a cookie, with a table that waits and one that Bo has left."""
    engine = open_engine(url)
    config = Config()
    config.set_main_option("script_location", "hanabi.server:migrations")
    key = sha256(("t" * 32).encode()).hexdigest()
    facts = [
        {"type": "opened", "party": "old", "settings": {"seats": 3}},
        {"type": "sat-down", "seat": 0, "name": "Ann", "key": key},
        {"type": "sat-down", "seat": 1, "name": "Bo", "key": "b"},
        {"type": "sat-down", "seat": 2, "name": "Robo", "key": "r", "guest": True},
        {"type": "stood-up", "seat": 1},
    ]
    listing = {"id": "t", "title": "Cocktail", "state": "open", "names": ["Ann"], "free": 1}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for number, fact in enumerate(facts, 1):
            data = json.dumps(fact, separators=(",", ":"))
            values = {"t": "t", "number": number, "at": time.time(), "data": data}
            connection.execute(
                sa.text("INSERT INTO events VALUES (:t, :number, :at, :data)"), values
            )
        row = {"public": True, "changed": time.time(), "listing": json.dumps(listing)}
        insert = "INSERT INTO lobby VALUES ('t', 'open', :public, :changed, :listing)"
        connection.execute(sa.text(insert), row)
    engine.dispose()


def before_people(url: str) -> None:
    """The same database one version later, when seats were indexed; Bo has come back to another seat by then."""
    before_identities(url)
    engine = open_engine(url)
    config = Config()
    config.set_main_option("script_location", "hanabi.server:migrations")
    fact = {"type": "sat-down", "seat": 1, "name": "Bo", "key": "b2", "link": "l"}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        data = json.dumps(fact, separators=(",", ":"))
        connection.execute(
            sa.text("INSERT INTO events VALUES ('t', 6, 1.0, :data)"), {"data": data}
        )
        for key in ("b2", "l"):
            connection.execute(sa.text("INSERT INTO seats VALUES (:key, 't')"), {"key": key})
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_seats_of_an_older_database_are_indexed(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as url:
        before_people(url)
        Store(url).close()
        engine = open_engine(url)
        with engine.connect() as connection:
            rows = connection.execute(sa.text("SELECT key, table_id, seat FROM seats")).all()
            known = connection.execute(sa.text("SELECT count(*) FROM people")).scalar()
        engine.dispose()
    old = sha256(("t" * 32).encode()).hexdigest()
    assert {tuple(row) for row in rows} == {(old, "t", 0), ("b2", "t", 1), ("l", "t", 1)}
    assert known == 0, "there is nobody until they come"


@asynchronous
async def test_the_cookie_of_a_party_holds_its_seat_until_the_seat_is_the_persons(
    tmp_path: Path,
) -> None:
    before_identities(f"sqlite:///{tmp_path / 'games.db'}")
    with serving(tmp_path) as server:
        async with players(server, 2) as (ann, eve):
            ann.http.cookies.set("hanabi-old", "t" * 32, domain="127.0.0.1")
            ann.http.cookies.set("hanabi-gone", "g" * 32, domain="127.0.0.1")
            (old,) = (await eve.get("/api/tables", lang="sv")).json()
            assert old["title"] == "Cocktail", "an old row is listed as it was written"
            assert (await ann.look("t"))["you"] == 0
            assert await mine(eve) == []
            assert [table["names"] for table in await mine(ann)] == [["Ann", None, "Robo"]]
            assert list(ann.http.cookies) == ["hanabi"], "one identity, one cookie"
            assert (await ann.look("t"))["you"] == 0
            assert [table["names"] for table in await mine(ann)] == [["Ann", None, "Robo"]]
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            link = (await ann.get("/api/tables/t/link")).json()["token"]
            assert (await eve.claim("t", link)).seat == 0
            assert [table["id"] for table in await mine(eve)] == ["t"]


@asynchronous
async def test_the_list_of_tables_speaks_the_language_that_is_asked_for(server: Server) -> None:
    async with players(server, 1) as (ann,):
        await ann.open("Ann", public=True, rules=RULES)
        titles = set()
        for language in ("en", "sv"):
            listed = (await ann.get("/api/tables", lang=language)).json()
            told = await ann.post("/api/rules", {"rules": RULES, "lang": language})
            titles.add(told.json()["title"])
            found = [table["title"] for table in listed if table["id"] == ann.table]
            assert found == [told.json()["title"]]
        assert len(titles) == 2
