"""People: whose a browser's token is, on any device, and what is kept of a person."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from starlette.requests import Request
from starlette.websockets import WebSocket

from hanabi.server.folding import Payer
from hanabi.server.gathering import Gathered
from hanabi.server.guard import digest
from hanabi.server.identity import Person, identity_of, party_cookies
from hanabi.server.responses import address_of
from hanabi.server.schema import devices, lobby, people, seats
from hanabi.server.store import Store
from hanabi.server.user_agent import browser_and_system

_NAMED = (
    sa.select(devices.c.key, devices.c.root, people.c.name)
    .join(people, people.c.root == devices.c.root)
    .where(devices.c.key.in_(sa.bindparam("keys", expanding=True)), ~devices.c.revoked)
)


class People:
    """All people of this server. What is known of them is in the store and nowhere else."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._known_by: Gathered[tuple[str, str]] = Gathered(self._named)

    async def person_of(self, connection: Request | WebSocket) -> Person | None:
        """Who is at this connection, by their cookies; None for whoever has none that counts.

        Seats and whatever else belongs to a person are looked for by `root` and `keys`.
        """
        token, root = identity_of(connection), None
        if token is not None:
            root = await self._root_of(digest(token))
        parties = [digest(seat) for seat in party_cookies(connection).values()]
        if root is not None:
            return Person(root, (root, *parties), token)
        return Person(parties[0], tuple(parties)) if parties else None

    async def payer_of(self, request: Request) -> Payer:
        """For whom something is worked out that is asked for: the address, and the person if it is known."""
        person = await self.person_of(request)
        return Payer(address_of(request), None if person is None else person.root)

    async def _root_of(self, key: str) -> str | None:
        """The person of a device; None if it was signed out."""
        query = sa.select(devices.c.root, devices.c.revoked).where(devices.c.key == key)
        rows = await self._store.read(query)
        if not rows:
            return key
        return None if rows[0].revoked else str(rows[0].root)

    async def person_and_name(
        self, connection: Request | WebSocket
    ) -> tuple[Person | None, str | None]:
        """Who is at this connection, and what they call themselves if they have ever had a seat.

        For most it is one question to the database, shared with others: after a restart everybody comes at once.
        """
        token = identity_of(connection)
        if token is not None and not party_cookies(connection):
            found = await self._known_by.of(digest(token))
            if found is not None:
                own, name = found
                return Person(own, (own,), token), name
        person = await self.person_of(connection)
        return person, await self.name_of(person)

    async def _named(self, keys: Collection[str]) -> dict[str, tuple[str, str]]:
        """The persons of these devices with their names, but for devices that were signed out."""
        rows = await self._store.read(_NAMED, {"keys": list(keys)})
        return {row.key: (row.root, row.name) for row in rows}

    async def row_of(self, root: str) -> sa.Row[Any] | None:
        """What is kept of a person, if they have ever had a seat."""
        rows = await self._store.read(sa.select(people).where(people.c.root == root))
        return rows[0] if rows else None

    async def name_of(self, person: Person | None) -> str | None:
        """What somebody calls themselves, if they have ever had a seat."""
        row = None if person is None else await self.row_of(person.root)
        return None if row is None else str(row.name)

    async def devices_of(self, root: str) -> list[sa.Row[Any]]:
        """The browsers in which somebody is signed in, the oldest first."""
        own = (devices.c.root == root, ~devices.c.revoked)
        return await self._store.read(sa.select(devices).where(*own).order_by(devices.c.since))

    async def known(self, person: Person, request: Request) -> sa.Row[Any] | None:
        """What is kept of this person. Who took their seats before people were remembered is remembered now."""
        row = await self.row_of(person.root)
        if row is None and person.token is not None:
            name = await self._name_at_a_table(person.root)
            if name is not None:
                await self.remember(person, name, request)
                row = await self.row_of(person.root)
        return row

    async def _name_at_a_table(self, root: str) -> str | None:
        """The name under which somebody sat down last."""
        query = sa.select(seats.c.seat, lobby.c.listing).join(
            lobby, lobby.c.table_id == seats.c.table_id
        )
        query = query.where(seats.c.key == root, seats.c.seat.is_not(None))
        for row in await self._store.read(query.order_by(lobby.c.changed.desc()).limit(1)):
            names: list[str | None] = json.loads(row.listing)["names"]
            return names[row.seat] if row.seat < len(names) else None
        return None

    async def remember(self, person: Person, name: str, request: Request) -> None:
        """Keep that there is this person, who calls themselves so, and that this browser is theirs."""
        known = sa.select(devices.c.key).join(people, people.c.root == devices.c.root)
        if await self._store.read(known.where(devices.c.key == person.device)):
            return
        now = self._clock()
        row = {"root": person.root, "id": secrets.token_urlsafe(9), "name": name, "since": now}
        device = device_row(person, request, now)

        def remember(connection: Connection) -> None:
            _insert_new(connection, people, "root", row)
            _insert_new(connection, devices, "key", device)

        await self._store.change(remember)


def device_row(person: Person, request: Request, now: float) -> dict[str, Any]:
    """The browser that asks, as one of this person's."""
    browser, system = browser_and_system(request.headers.get("user-agent", ""))
    return {
        "key": person.device,
        "root": person.root,
        "since": now,
        "browser": browser,
        "system": system,
        "revoked": False,
    }


def _insert_new(connection: Connection, table: sa.Table, key: str, row: dict[str, Any]) -> None:
    """Add a row, unless there is one with this key."""
    known = sa.select(table.c[key]).where(table.c[key] == row[key])
    if connection.execute(known).first() is None:
        connection.execute(table.insert(), row)
