"""Deleting oneself: no byte of the database tells of the person any more, and the others play on with somebody nameless."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hanabi.server.deletion import delete_person
from hanabi.server.guard import digest
from hanabi.server.hub import Hub
from hanabi.server.identity import Person, identified
from hanabi.server.schema import metadata, people
from hanabi.server.store import Store
from hanabi.table.settings import Settings
from serving import Player, Server, a_clue, asynchronous, players, serving, to_act
from test_crash import database
from test_me import code_of, me, refused

NAME, OTHER = "Zebulona", "Zebbie"
PASSWORD = {"password": "correct horse"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("deletion"), connections=1000) as running:
        yield running
        assert running.complaints() == ""


def file_of(server: Server) -> Path:
    return Path(server.db.removeprefix("sqlite:///"))


def found_in(server: Server, words: set[str]) -> set[str]:
    """Which of these words any row of the database holds, or any byte of its files, whatever their case."""
    found = set[str]()
    with closing(sqlite3.connect(file_of(server))) as connection:
        tables = [row[0] for row in connection.execute("select name from sqlite_master")]
        for table in filter(str.isidentifier, tables):
            kind = connection.execute("select type from sqlite_master where name = ?", [table])
            if kind.fetchone()[0] == "table":
                text = repr(connection.execute(f"select * from {table}").fetchall()).lower()  # noqa: S608
                found |= {word for word in words if word.lower() in text}
    for path in file_of(server).parent.glob("games.db*"):
        text = path.read_bytes().decode(errors="ignore").lower()
        found |= {word for word in words if word.lower() in text}
    return found


async def both_at(zoe: Player, bo: Player, name: str = NAME, **settings: object) -> None:
    """Two people at a table of their own, connected, dealt."""
    await zoe.open(name, seats=2, first=0, talk="chat", **settings)
    await bo.join(zoe.table, "Bo")
    for person in (zoe, bo):
        await person.live()
    await zoe.tell("start")
    for person in (zoe, bo):
        await person.until(lambda update: update["view"] is not None)


async def finished(zoe: Player, bo: Player) -> str:
    """A game to its end, with talk, notes and a move taken back."""
    await both_at(zoe, bo, take_backs=True)
    await zoe.tell("say", text=f"I am {NAME}")
    await bo.tell("say", text=f"hello {NAME.lower()}!")
    await zoe.tell("note", card=0, text="deep thought")
    await bo.tell("note", card=0, text=f"{NAME} knows")
    await zoe.act(a_clue(zoe.view))
    await zoe.tell("take-back", agree=True, steps=zoe.view["steps"])
    await bo.until(lambda update: update["table"]["take_back"])
    await bo.tell("take-back", agree=True, steps=bo.view["steps"])
    done = await to_act([zoe, bo])
    await done.act(a_clue(done.view))
    for person in (zoe, bo):
        await person.tell("vote-end", agree=True)
    await bo.until(lambda update: update["table"]["state"] == "over")
    return zoe.table


class Traces:
    """Everything that somebody can leave on a server, and where."""

    def __init__(self, zoe: Player, phone: Player, bo: Player, eve: Player) -> None:
        self.zoe, self.phone, self.bo, self.eve = zoe, phone, bo, eve
        self.past = self.waiting = self.running = self.link = self.id = ""

    async def leave(self) -> set[str]:
        """What must not be found afterwards."""
        zoe, phone, bo, eve = self.zoe, self.phone, self.bo, self.eve
        self.past = await finished(zoe, bo)
        await phone.post("/api/me/carry/take", {"code": await code_of(zoe)})
        self.link = (await phone.get(f"/api/tables/{self.past}/link")).json()["token"]
        await zoe.open(OTHER, seats=3)
        self.waiting = zoe.table
        await eve.join(self.waiting, "Eve")
        await eve.open("Eve", seats=2)
        await zoe.join(eve.table, OTHER)
        await eve.live()
        await eve.tell("kick", seat=1)
        await zoe.post("/api/me/password", PASSWORD)
        code = await code_of(zoe)
        self.id, bo_id = (await me(zoe))["id"], (await me(bo))["id"]
        tags = {"add": ["tagged by Z"], "remove": []}
        for path, wish, asks in (
            (f"/api/games/{self.past}/tags", tags, zoe),
            (f"/api/tables/{self.waiting}/invitations", {"person": bo_id}, zoe),
            ("/api/me/ignored", {"person": self.id, "ignore": True}, bo),
        ):
            assert (await asks.post(path, wish)).is_success
        await both_at(zoe, bo)
        self.running = zoe.table
        await eve.live(self.running)
        tokens = [one.http.cookies["hanabi"] for one in (zoe, phone)]
        held = {*map(digest, [*tokens, self.link, code, zoe.token])}
        return {NAME, OTHER, "deep thought", "tagged by Z", self.id, *tokens, *held}

    async def check_tables(self) -> None:
        """The others see somebody nameless, and play on."""
        bo, eve = self.bo, self.eve
        await bo.live(self.running)
        table = bo.updates[-1]["table"]
        assert [seat["name"] for seat in table["seats"]] == ["N.N.", "Bo"]
        assert table["seats"][0]["bot"] is not None
        assert not table["seats"][0]["substitute"]
        await bo.until(lambda update: update["view"]["to_act"] == 1)
        assert (await bo.act(a_clue(bo.view)))["type"] == "done"
        assert (await self.phone.look(self.running))["you"] is None
        claimed = await refused(self.phone, f"/api/tables/{self.past}/claim", token=self.link)
        assert claimed == (403, "wrong-token")
        table = (await eve.look(self.waiting))["table"]
        assert [seat["name"] for seat in table["seats"]] == [None, "Eve", None]
        assert table["host"] == 1

    async def check_past(self) -> None:
        """The game is there, its player is not."""
        bo, past = self.bo, self.past
        await bo.live(past)
        assert [one["name"] for one in bo.updates[-1]["table"]["seats"]] == ["N.N.", "Bo"]
        assert [one["text"] for one in bo.talk] == ["hello N.N.!"]
        game = (await bo.get(f"/api/games/{past}")).json()
        assert (game["players"], game["people"][0]) == (["N.N.", "Bo"], None)
        listed = (await bo.get("/api/games", name="N.N.", mine="true")).json()["games"]
        assert [one["players"] for one in listed] == [["N.N.", "Bo"]]
        assert "N.N. took back" in (await bo.get(f"/api/games/{past}/record")).text
        assert (await bo.get(f"/api/people/{self.id}")).status_code == 404
        await bo.tell("rematch")
        again = (await bo.until(lambda update: update["table"]["rematch"]))["table"]["rematch"]
        assert [one["name"] for one in (await bo.look(again))["table"]["seats"]] == [None, "Bo"]


@asynchronous
async def test_nothing_is_left_of_somebody_who_deletes_themselves(server: Server) -> None:
    async with players(server, 4) as (zoe, phone, bo, eve):
        traces = Traces(zoe, phone, bo, eve)
        words = await traces.leave()
        assert len(found_in(server, words)) > len(words) / 2
        assert await refused(zoe, "/api/me/delete", name=NAME) == (403, "wrong-password")
        assert (await me(zoe))["name"] == NAME
        gone = await zoe.post("/api/me/delete", PASSWORD)
        assert gone.json() == await me(phone)
        assert "hanabi" not in zoe.http.cookies
        assert found_in(server, words) == set()
        for one in (zoe, bo, eve):
            await one.until_closed()
            one.received.clear()
        await traces.check_tables()
        await traces.check_past()
        assert NAME.lower() not in b"".join(bo.received).decode().lower()
        server.restart()
        seats = (await bo.look(traces.running))["table"]["seats"]
        assert [one["name"] for one in seats] == ["N.N.", "Bo"]
        await phone.open("Somebody", seats=2)
        assert (await me(phone))["id"] != traces.id, "the same browser is somebody new"


@asynchronous
async def test_without_a_password_the_name_confirms_it(server: Server) -> None:
    async with players(server, 2) as (ann, nobody):
        await ann.open("Annemarie")
        assert await refused(nobody, "/api/me/delete", name="Annemarie") == (403, "nobody")
        for wrong in (None, "Ann", "annemariee"):
            assert await refused(ann, "/api/me/delete", name=wrong) == (403, "wrong-name")
        assert (await me(ann))["name"] == "Annemarie"
        assert (await ann.post("/api/me/delete", {"name": " annemarie"})).status_code == 200
        assert (await me(ann))["name"] is None
        assert found_in(server, {"Annemarie"}) == set()


@asynchronous
async def test_whatever_comes_while_somebody_is_deleted_is_refused_and_nothing_is_kept(
    server: Server,
) -> None:
    async with players(server, 5) as (zoe, *others):
        await zoe.open(NAME)
        code = await code_of(zoe)
        await zoe.post("/api/me/password", PASSWORD)
        root = digest(zoe.http.cookies["hanabi"])
        known = {"name": NAME, **PASSWORD}
        answers = await asyncio.gather(
            *(zoe.post("/api/me/delete", PASSWORD) for _ in range(3)),
            *(one.post("/api/me/sign-in", known) for one in others[:2]),
            *(one.post("/api/me/carry/open", {"code": code}) for one in others),
            others[2].post("/api/me/carry/take", {"code": code, **PASSWORD}),
            zoe.post("/api/me/password", {"old": PASSWORD["password"], **PASSWORD}),
            zoe.post("/api/me/sign-out-others", {}),
        )
        assert answers[0].status_code == 200
        assert {answer.status_code for answer in answers} <= {200, 403}
        assert found_in(server, {NAME, root}) == set()


def rows(connection: Connection) -> dict[str, list[Any]]:
    return {
        table.name: sorted(map(repr, connection.execute(sa.select(table))))
        for table in metadata.sorted_tables
    }


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_deletion_happens_wholly_or_not_at_all(tmp_path: Path, kind: str) -> None:
    with database(kind, tmp_path) as url:
        asyncio.run(delete_with_a_fault(url))


async def delete_with_a_fault(url: str) -> None:
    store = Store(url)
    hub = Hub(store)
    try:
        zoe, bo = identified(None), identified(None)
        for _ in range(3):
            seated = await hub.open(NAME, Settings(seats=3), zoe)
            await hub.sit_down(await hub.find(seated.table), "Bo", bo)
        await remember(store, zoe)
        before = await store.change(rows)
        await rename(store, "uninvited", "elsewhere")  # one of the last that are asked
        with pytest.raises(sa.exc.SQLAlchemyError):
            await delete_person(store, hub, zoe, 1.0)
        await rename(store, "elsewhere", "uninvited")
        assert await store.change(rows) == before
        assert (await hub.find(seated.table)).table.names[0] == NAME

        await asyncio.gather(
            *(hub.open(NAME, Settings(seats=2), zoe) for _ in range(3)),
            delete_person(store, hub, zoe, 2.0),
        )
        await remember(store, zoe)  # whoever sat down just afterwards is somebody new
        await delete_person(store, hub, zoe, 3.0)
        after = repr(await store.change(rows))
        assert NAME not in after
        assert zoe.root not in after
        assert bo.root in after
        assert (await hub.find(seated.table)).table.names == ["", "Bo", ""]
    finally:
        store.close()


async def remember(store: Store, person: Person) -> None:
    row = {"root": person.root, "id": "zoe", "name": NAME, "since": 0.0}
    await store.change(lambda connection: connection.execute(people.insert(), row).rowcount)


async def rename(store: Store, table: str, name: str) -> None:
    command = sa.text(f"alter table {table} rename to {name}")
    await store.change(lambda connection: connection.execute(command).rowcount)
