"""Who sits where, asked while a table is being changed."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.engine import Connection
from starlette.requests import Request

from hanabi.server import command_messages
from hanabi.server.guard import digest, new_token
from hanabi.server.hub import Hub
from hanabi.server.identity import IDENTITY, Person
from hanabi.server.person_links import PersonLinkRoutes
from hanabi.server.store import Store
from hanabi.table.settings import Settings
from serving import asynchronous

T = TypeVar("T")


class SlowStore(Store):
    """On a disk that takes a while."""

    async def change(self, work: Callable[[Connection], T], lease: object = None) -> T:
        def slowly(connection: Connection) -> T:
            time.sleep(0.2)
            return work(connection)

        return await super().change(slowly, lease)


@asynchronous
async def test_a_seat_that_moves_meanwhile_is_told_where_it_was_or_where_it_is(
    tmp_path: Path,
) -> None:
    store = SlowStore(f"sqlite:///{tmp_path / 'games.db'}")
    hub, token = Hub(store), new_token()
    ann = Person(digest(token), (digest(token),), token)
    table_id = (await hub.open("Ann", Settings(seats=3, first=0), ann)).table
    live = await hub.find(table_id)
    bo, eve = (Person.new() for _ in range(2))
    for person, name in ((bo, "Bo"), (eve, "Eve")):
        await hub.sit_down(live, name, person)
        await hub.people.remember(person, name, Request({"type": "http", "headers": []}))
    await hub.obey(live, ann.root, command_messages.Kick(1))

    cookie = f"{IDENTITY}={token}".encode()
    scope = {"type": "http", "headers": [(b"cookie", cookie)], "path_params": {"id": table_id}}
    changing = asyncio.create_task(
        hub.obey(live, ann.root, command_messages.Change({"seats": 2, "first": 0}))
    )
    await asyncio.sleep(0.05)
    assert not changing.done()
    told = json.loads(bytes((await PersonLinkRoutes(store, hub).at_table(Request(scope))).body))
    assert [link and link["name"] for link in told] in ([None, None, "Eve"], [None, "Eve"])
    await changing
    await hub.close()
    store.close()
