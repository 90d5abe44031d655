"""The routes to oneself: who one is here, on which devices, under which name, and with which password."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from starlette.requests import Request
from starlette.responses import Response

from hanabi.core.names import check_names
from hanabi.server import carries, me_messages
from hanabi.server.deletion import delete_person
from hanabi.server.guard import Buckets, Counted, new_token
from hanabi.server.hub import Hub
from hanabi.server.identity import (
    Person,
    forget_identity,
    keep_identity,
)
from hanabi.server.passwords import Passwords
from hanabi.server.people import device_row
from hanabi.server.responses import RequestRefused, address_of, answer, message_of
from hanabi.server.schema import devices, people
from hanabi.server.store import Store

CODES = (1 / 30, 5.0)
"""Codes a second, and at once, that one person may ask for."""

OPENED = (1 / 5, 20.0)
"""Codes a second, and at once, that one address may open."""


class MeRoutes:
    """What a person asks the server about themselves."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._people = hub.people
        self._largest = hub.limits.request
        self._passwords = Passwords()
        self._codes = Buckets(*CODES)
        self._opened = Buckets(*OPENED)
        hub.spending.share(self, self._passwords)

    def counted(self) -> Counted:
        return {"codes": self._codes, "codes-opened": self._opened}

    def routes(self) -> list[tuple[str, Callable[[Request], Awaitable[Response]], str]]:
        """What is at which address, and by which method."""
        return [
            ("/api/me", self.me, "GET"),
            ("/api/me/name", self.rename, "POST"),
            ("/api/me/password", self.set_password, "POST"),
            ("/api/me/carry", self.carry, "POST"),
            ("/api/me/carry/open", self.open_carry, "POST"),
            ("/api/me/carry/take", self.take_carry, "POST"),
            ("/api/me/sign-in", self.sign_in, "POST"),
            ("/api/me/sign-out-others", self.sign_out_others, "POST"),
            ("/api/me/delete", self.delete, "POST"),
        ]

    async def me(self, request: Request) -> Response:
        person = await self._people.person_of(request)
        if person is None or await self._people.known(person, request) is None:
            return answer(me_messages.NOBODY)
        return answer(await self._told(person))

    async def _told(self, person: Person) -> me_messages.Me:
        row = await self._people.row_of(person.root)
        if row is None:
            raise _gone()
        found = [
            me_messages.DeviceInfo(
                one.browser, one.system, _iso(one.since), one.key == person.device
            )
            for one in await self._people.devices_of(person.root)
        ]
        held = await self._store.tables_held_by([person.root])
        return me_messages.Me(
            *(row.name, row.id, _iso(row.since)),
            password=row.password is not None,
            devices=found,
            seats=len(held),
        )

    async def _myself(self, request: Request) -> tuple[Person, sa.Row[Any]]:
        """Who asks, and what is kept of them."""
        person = await self._people.person_of(request)
        row = None if person is None else await self._people.known(person, request)
        if person is None or row is None or person.token is None:
            raise RequestRefused(403, "nobody", "take a seat somewhere first")
        return person, row

    async def rename(self, request: Request) -> Response:
        person, row = await self._myself(request)
        wish = await message_of(request, me_messages.NewName, self._largest)
        name = wish.name.strip()
        check_names([name])
        self._hub.moderation.check_name(name)
        handle = None if row.password is None else handle_of(name)

        def write(connection: Connection) -> None:
            _check_free(connection, handle, person.root)
            mine = people.c.root == person.root
            connection.execute(people.update().where(mine).values(name=name, handle=handle))

        await self._store.change(write)
        await self._hub.everywhere.call(person.root, name)
        return answer(await self._told(person))

    async def set_password(self, request: Request) -> Response:
        person, row = await self._myself(request)
        wish = await message_of(request, me_messages.NewPassword, self._largest)
        await self._check_own(row, wish.old, request)
        handle, password, salt = None, None, None
        if wish.password is not None:
            handle = handle_of(row.name)
            password, salt = await self._passwords.hashed(wish.password, address_of(request))

        def write(connection: Connection) -> None:
            _check_free(connection, handle, person.root)
            values = {"handle": handle, "password": password, "salt": salt}
            connection.execute(people.update().where(people.c.root == person.root).values(values))

        await self._store.change(write)
        return answer(await self._told(person))

    async def _check_own(self, row: sa.Row[Any], password: str | None, request: Request) -> None:
        """Refuse whoever does not give the password of this person, if there is one."""
        if row.password is not None:
            address = address_of(request)
            self._passwords.check_tries(row.root, address)
            await self._passwords.check(password, (row.password, row.salt), address)

    # On another device

    async def carry(self, request: Request) -> Response:
        person, _ = await self._myself(request)
        if not self._codes.take(person.root):
            raise RequestRefused(429, "too-many-tries", "too many codes; wait a moment")
        code = await carries.new_code(self._store, person.root, time.time())
        return answer(me_messages.CarryCode(code, carries.SECONDS), 201)

    async def open_carry(self, request: Request) -> Response:
        self._count_opening(request)
        wish = await message_of(request, me_messages.CarryAsked, self._largest)
        row = await carries.owner(self._store, wish.code, time.time())
        person = await self._people.person_of(request)
        here = person is not None and person.root == row.root
        return answer(me_messages.CarryOffer(row.name, row.password is not None, here))

    async def take_carry(self, request: Request) -> Response:
        self._count_opening(request)
        wish = await message_of(request, me_messages.CarryTaken, self._largest)
        row = await carries.owner(self._store, wish.code, time.time())
        await self._check_own(row, wish.password, request)
        return await self._become(request, row.root, wish.code)

    def _count_opening(self, request: Request) -> None:
        if not self._opened.take(address_of(request)):
            raise RequestRefused(429, "too-many-tries", "too many codes; wait a moment")

    async def sign_in(self, request: Request) -> Response:
        """By name and password. What is wrong says nothing about whether there is such a name."""
        wish = await message_of(request, me_messages.SignIn, self._largest)
        handle, address = handle_of(wish.name), address_of(request)
        self._passwords.check_tries(handle, address)
        rows = await self._store.read(sa.select(people).where(people.c.handle == handle))
        row = rows[0] if rows else None
        kept = (row.password, row.salt) if row else None
        await self._passwords.check(wish.password, kept, address)
        assert row is not None
        return await self._become(request, row.root)

    async def _become(self, request: Request, root: str, code: str | None = None) -> Response:
        """Make the browser that asks a device of this person, with a token of its own."""
        before = await self._people.person_of(request)
        person, now = Person(root, (root,), new_token()), time.time()

        def write(connection: Connection) -> None:
            _check_kept(connection, root)
            if code is not None:
                carries.use(connection, code, root, now)
            if before is not None:
                old = devices.c.key == before.device
                connection.execute(devices.update().where(old).values(revoked=True))
            connection.execute(devices.insert(), device_row(person, request, now))

        await self._store.change(write)
        if before is not None:
            self._hub.everywhere.let_go(before.root, before.device)
        self._hub.everywhere.find_seats_of(root)
        response = answer(await self._told(person))
        keep_identity(response, request, person)
        return response

    async def sign_out_others(self, request: Request) -> Response:
        """Let no other browser than this one be this person. What they have open closes."""
        person, _ = await self._myself(request)
        now = time.time()

        def write(connection: Connection) -> None:
            _check_kept(connection, person.root)
            others = sa.and_(devices.c.root == person.root, devices.c.key != person.device)
            connection.execute(devices.update().where(others).values(revoked=True))
            first = sa.select(devices.c.key).where(devices.c.key == person.root)
            if (
                connection.execute(first).first() is None
            ):  # the first token had no row, and holds nothing now
                row = device_row(person, request, now)
                connection.execute(devices.insert(), {**row, "key": person.root, "revoked": True})
            connection.execute(carries.of(person.root))

        await self._store.change(write)
        self._hub.everywhere.let_go(person.root, person.device, others=True)
        return answer(await self._told(person))

    async def delete(self, request: Request) -> Response:
        """Delete this person, and let this browser forget that it was theirs."""
        person, row = await self._myself(request)
        wish = await message_of(request, me_messages.Deletion, self._largest)
        if row.password is None and handle_of(wish.name or "") != handle_of(row.name):
            raise RequestRefused(403, "wrong-name", "name: this is not your name")
        await self._check_own(row, wish.password, request)
        await delete_person(self._store, self._hub, person, time.time())
        response = answer(me_messages.NOBODY)
        forget_identity(response)
        return response


def handle_of(name: str) -> str:
    """What two names that are taken for the same have in common."""
    return unicodedata.normalize("NFKC", name.strip()).casefold()


def _check_free(connection: Connection, handle: str | None, root: str) -> None:
    """Names with a password are unique, so that one can sign in with them."""
    others = sa.select(people.c.root).where(people.c.handle == handle, people.c.root != root)
    if handle is not None and connection.execute(others).first() is not None:
        raise RequestRefused(409, "name-guarded", "somebody else signs in with this name")


def _check_kept(connection: Connection, root: str) -> None:
    """Refuse if this person has deleted themselves meanwhile: nothing new is kept of them."""
    if connection.execute(sa.select(people.c.root).where(people.c.root == root)).first() is None:
        raise _gone()


def _gone() -> RequestRefused:
    return RequestRefused(403, "nobody", "this person has been deleted")


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
