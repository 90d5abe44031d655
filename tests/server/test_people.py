"""A person on several devices: one root for all their seats, known by no byte that leaves the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.requests import Request

from hanabi.server.guard import digest, new_token
from hanabi.server.hub import Hub
from hanabi.server.identity import Person, identified, seat_at
from hanabi.server.schema import devices, people
from hanabi.server.store import Store
from hanabi.table.settings import CommandRefused, Settings
from serving import asynchronous


def request(*cookies: tuple[str, str], agent: str = "") -> Request:
    header = "; ".join(f"{name}={value}" for name, value in cookies)
    headers = [(b"cookie", header.encode()), (b"user-agent", agent.encode())]
    return Request({"type": "http", "headers": headers})


@asynccontextmanager
async def hub_over(path: Path) -> AsyncIterator[tuple[Store, Hub]]:
    store = Store(f"sqlite:///{path / 'games.db'}")
    try:
        yield store, Hub(store)
    finally:
        store.close()


async def add_device(store: Store, root: str, token: str, *, revoked: bool = False) -> None:
    row = {"key": digest(token), "root": root, "since": 1.0, "browser": "", "system": ""}
    await store.change(lambda c: c.execute(devices.insert(), row | {"revoked": revoked}).rowcount)


@asynchronous
async def test_a_token_without_a_row_is_its_own_root_and_others_lead_to_theirs(
    tmp_path: Path,
) -> None:
    async with hub_over(tmp_path) as (store, hub):
        first, second, stolen, party = (new_token() for _ in range(4))
        assert await hub.people.person_of(request()) is None
        assert await hub.people.person_of(request(("hanabi", "short"))) is None
        person = await hub.people.person_of(request(("hanabi", first)))
        assert person == Person(digest(first), (digest(first),), first)
        await add_device(store, digest(first), second)
        await add_device(store, digest(first), stolen, revoked=True)
        person = await hub.people.person_of(request(("hanabi", second), ("hanabi-old", party)))
        assert person is not None
        assert (person.root, person.device) == (digest(first), digest(second))
        assert person.keys == (digest(first), digest(party))
        assert second not in repr(person)
        assert await hub.people.person_of(request(("hanabi", stolen))) is None
        signed_out = await hub.people.person_of(request(("hanabi", stolen), ("hanabi-old", party)))
        assert signed_out == Person(digest(party), (digest(party),))
        assert identified(signed_out).token != stolen


@asynchronous
async def test_a_person_is_remembered_with_the_first_seat_and_once(tmp_path: Path) -> None:
    async with hub_over(tmp_path) as (store, hub):
        person = identified(None)
        firefox = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
        for name in ("Ana", "Ann"):
            await hub.people.remember(person, name, request(agent=firefox))
        (row,) = await store.read(sa.select(people))
        assert (row.root, row.name, row.password) == (person.root, "Ana", None)
        assert row.id not in (person.root, person.token)
        (device,) = await store.read(sa.select(devices))
        assert (device.key, device.root) == (person.device, person.root)
        assert (device.browser, device.system) == ("Firefox", "Android")


@asynchronous
async def test_nobody_sits_twice_at_a_table_whatever_brought_them_there(tmp_path: Path) -> None:
    async with hub_over(tmp_path) as (store, hub):
        ann, phone = identified(None), new_token()
        await add_device(store, ann.root, phone)
        seated = await hub.open("Ann", Settings(seats=4), ann)
        live = await hub.find(seated.table)
        on_phone = await hub.people.person_of(request(("hanabi", phone)))
        by_link = Person.new(Person("", (digest(seated.token),)))
        for again in (ann, on_phone, by_link):
            assert seat_at(again, live.table) == 0
            with pytest.raises(CommandRefused) as refused:
                await hub.sit_down(live, "Bo", again)
            assert refused.value.code == "seated"
        bo = identified(None)
        both = await asyncio.gather(
            *(hub.sit_down(live, name, bo) for name in ("Bo", "Ben")), return_exceptions=True
        )
        assert sum(isinstance(one, CommandRefused) for one in both) == 1
        with pytest.raises(CommandRefused):  # the link of another's seat
            await hub.share(live, digest(seated.token), bo.root)
        assert seat_at(bo, live.table) == 1
