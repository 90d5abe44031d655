"""Oneself: other devices by a code that works once, passwords that can be guessed by nobody, and signing out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from hanabi.server import carries, passwords
from hanabi.server.guard import digest
from hanabi.server.me import handle_of
from hanabi.server.passwords import Passwords
from hanabi.server.responses import RequestRefused
from hanabi.server.schema import carries as carries_table
from hanabi.server.schema import people
from hanabi.server.store import Store
from serving import Player, Server, a_clue, asynchronous, players, serving, start_game

ANOTHER, SHORT, LONGER = ({"password": text} for text in ("another", "short", "new and longer"))
ANDROID = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("me"), connections=1000) as running:
        yield running
        assert running.complaints() == ""


async def me(person: Player) -> dict[str, Any]:
    told: dict[str, Any] = (await person.get("/api/me")).json()
    return told


async def code_of(person: Player) -> str:
    answer = await person.post("/api/me/carry", {})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def refused(person: Player, path: str, **fields: object) -> tuple[int, str]:
    answer = await person.post(path, {name: value for name, value in fields.items() if value})
    return answer.status_code, answer.json().get("code", "")


@asynchronous
async def test_a_second_device_is_the_same_person_with_a_token_of_its_own(server: Server) -> None:
    async with players(server, 4) as (ann, bo, phone, thief):
        assert (await me(phone))["name"] is None
        assert await refused(phone, "/api/me/carry") == (403, "nobody")
        await start_game([ann, bo], first=0)
        code = await code_of(ann)
        phone.http.headers["user-agent"] = ANDROID
        offer = await phone.post("/api/me/carry/open", {"code": code})
        assert offer.json() == {"name": "Ann", "password": False, "here": False}
        taken = await phone.post("/api/me/carry/take", {"code": code})
        assert taken.status_code == 200
        assert list(phone.http.cookies) == ["hanabi"]
        assert phone.http.cookies["hanabi"] != ann.http.cookies["hanabi"]
        for path in ("open", "take"):
            assert await refused(thief, f"/api/me/carry/{path}", code=code) == (403, "carry-spent")

        told = await me(phone)
        assert told["id"] == (await me(ann))["id"]
        assert [(one["browser"], one["system"], one["here"]) for one in told["devices"]] == [
            ("", "", False),
            ("Firefox", "Android", True),
        ]
        assert [table["id"] for table in (await phone.get("/api/mine")).json()] == [ann.table]
        await phone.live(ann.table)
        assert phone.updates[-1]["you"] == 0
        assert (await phone.act(a_clue(phone.view)))["type"] == "done"
        joined = await refused(phone, f"/api/tables/{ann.table}/join", name="Ann too")
        assert joined == (409, "seated")

        await phone.open("Annie", seats=3)
        seat_taken_there = phone.table
        assert (await ann.look(seat_taken_there))["you"] == 0, "seats are the person's"
        link = (await ann.get(f"/api/tables/{seat_taken_there}/link")).json()
        assert (await thief.claim(seat_taken_there, link["token"])).seat == 0
        assert (await me(ann))["name"] == "Ann"

        replaced, link_of_bo = await code_of(ann), bo.token
        table = bo.table
        assert (await bo.post("/api/me/carry/take", {"code": replaced})).status_code == 200
        assert (await me(bo))["id"] == told["id"], "this browser was somebody else before"
        assert (await bo.look(table))["you"] == 0, "and sits where this person does"
        claimed = await refused(bo, f"/api/tables/{table}/claim", token=link_of_bo)
        assert claimed == (409, "seated"), "nobody has two seats, whatever links they have"


@asynchronous
async def test_signing_out_elsewhere_closes_what_is_open_there(server: Server) -> None:
    async with players(server, 3) as (ann, bo, phone):
        await start_game([ann, bo])
        code = await code_of(ann)
        await phone.post("/api/me/carry/take", {"code": code})
        await phone.live(ann.table)
        left_over = await code_of(ann)
        answer = await phone.post("/api/me/sign-out-others", {})
        assert [one["here"] for one in answer.json()["devices"]] == [True]
        await ann.until_closed()
        assert phone.closed is None
        assert (await me(ann))["name"] is None, "also the first device, whose token is the root"
        assert (await ann.look())["you"] is None
        told = await ann.post(f"/api/tables/{phone.table}/commands", {"type": "start", "id": 1})
        assert told.status_code == 403
        assert await refused(bo, "/api/me/carry/take", code=left_over) == (403, "carry-spent")
        before = ann.http.cookies["hanabi"]
        await ann.open("Ann")
        assert ann.http.cookies["hanabi"] != before, "a new person"
        assert (await phone.look())["you"] == 0


@asynchronous
async def test_a_password_guards_carrying_and_signs_in_anywhere(server: Server) -> None:
    async with players(server, 5) as (ann, bo, phone, other, new):
        await ann.open("Zoë")
        await bo.open("ZOË")
        wish = {"password": "correct horse"}
        assert (await ann.post("/api/me/password", wish)).json()["password"] is True
        assert await refused(ann, "/api/me/password", **ANOTHER) == (
            403,
            "wrong-password",
        )
        assert await refused(bo, "/api/me/password", **wish) == (409, "name-guarded")
        assert await refused(bo, "/api/me/password", **SHORT) == (400, "bad-password")
        assert (await bo.post("/api/me/name", {"name": "Bo"})).json()["name"] == "Bo"
        await bo.post("/api/me/password", {"password": "battery staple"})
        assert await refused(bo, "/api/me/name", name="zoë") == (409, "name-guarded")

        code = await code_of(ann)
        offer = (await phone.post("/api/me/carry/open", {"code": code})).json()
        assert offer == {"name": "Zoë", "password": True, "here": False}
        for wrong in (None, "battery staple"):
            tried = await refused(phone, "/api/me/carry/take", code=code, password=wrong)
            assert tried == (403, "wrong-password")
        taken = await phone.post("/api/me/carry/take", {"code": code} | wish)
        assert taken.status_code == 200, "a wrong password does not use the code up"

        signed = await other.post("/api/me/sign-in", {"name": " zoË "} | wish)
        assert signed.json()["id"] == (await me(ann))["id"]
        for device in (phone, other):
            twice = await refused(device, f"/api/tables/{ann.table}/join", name="Twice")
            assert twice == (409, "seated")
        unknown = await new.post("/api/me/sign-in", {"name": "Nobody here"} | wish)
        wrong_one = await new.post("/api/me/sign-in", {"name": "Zoë", "password": "wrong one"})
        assert unknown.status_code == wrong_one.status_code == 403
        assert unknown.content == wrong_one.content

        changed = {"password": "new and longer", "old": "correct horse"}
        assert (await other.post("/api/me/password", changed)).status_code == 200
        assert await refused(new, "/api/me/sign-in", name="Zoë", **wish) == (403, "wrong-password")
        removed = await ann.post("/api/me/password", {"password": None, "old": "new and longer"})
        assert removed.json()["password"] is False
        again = await refused(new, "/api/me/sign-in", name="Zoë", **LONGER)
        assert again == (403, "wrong-password")


@asynchronous
async def test_what_is_stored_signs_in_nowhere(server: Server) -> None:
    async with players(server, 2) as (ann, thief):
        await ann.open("Stored")
        await ann.post("/api/me/password", {"password": "correct horse"})
        code = await code_of(ann)
        store = Store(server.db)
        (row,) = await store.read(sa.select(people).where(people.c.name == "Stored"))
        kept = await store.read(sa.select(carries_table.c.code))
        store.close()
        told = json.dumps(await me(ann))
        for secret in (row.root, row.password, row.salt, ann.http.cookies["hanabi"], code):
            assert secret not in told
        assert digest(code) in [one.code for one in kept]
        thief.http.cookies.set("hanabi", row.root)
        assert (await me(thief))["name"] is None
        for guess in (row.password, row.salt):
            sign_in = await refused(thief, "/api/me/sign-in", name="Stored", password=guess)
            assert sign_in == (403, "wrong-password")
        spent = await refused(thief, "/api/me/carry/take", code=digest(code))
        assert spent == (403, "carry-spent")


@asynchronous
async def test_a_code_is_good_for_ten_minutes_and_replaced_by_the_next(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('codes') / 'games.db'}")
    try:
        ann = {"root": "root", "id": "ann", "name": "Ann", "since": 0.0}
        await store.change(lambda connection: connection.execute(people.insert(), ann).rowcount)
        code = await carries.new_code(store, "root", now=1000.0)
        assert (await carries.owner(store, code, now=1600.0)).root == "root"
        with pytest.raises(RequestRefused):
            await carries.owner(store, code, now=1601.0)
        await carries.new_code(store, "root", now=1001.0)
        with pytest.raises(RequestRefused):
            await carries.owner(store, code, now=1002.0)
    finally:
        store.close()


def test_guessing_is_slowed_down_and_locks_nobody_out() -> None:
    now = 0.0
    tried = Passwords(lambda: now)

    def tries(name: str, address: str, most: int) -> int:
        for number in range(most):
            try:
                tried.check_tries(name, address)
            except RequestRefused:
                return number
        return most

    assert tries("ann", "guesser", 1000) == passwords.FOR_ADDRESS[1]
    everywhere = sum(tries("ann", f"address {number}", 20) for number in range(100))
    assert everywhere < 100 * (passwords.FOR_NAME_THERE[1] + 1)
    assert tries("ann", "a new one", 20) == passwords.FOR_NAME_THERE[1], "the owner still may"
    now = 60.0
    assert tries("ann", "guesser", 1000) < 10


def test_names_that_look_alike_are_one_handle() -> None:
    assert handle_of(" STRASSE ") == handle_of("straße")
    assert handle_of("Zoe\u0308") == handle_of("zoë")
