"""Carrying oneself to another device: a code for ten minutes and one use, of which only the digest is kept."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hanabi.server.guard import digest
from hanabi.server.responses import RequestRefused
from hanabi.server.schema import carries, people
from hanabi.server.store import Store

SECONDS = 600


async def new_code(store: Store, root: str, now: float) -> str:
    """A code of 128 bits that makes a browser this person's. One that was given out before no longer does."""
    code = secrets.token_urlsafe(16)
    row = {"code": digest(code), "root": root, "expires": now + SECONDS}

    def write(connection: Connection) -> None:
        old = sa.or_(carries.c.root == root, carries.c.expires < now)
        connection.execute(carries.delete().where(old))
        connection.execute(carries.insert(), row)

    await store.change(write)
    return code


async def owner(store: Store, code: str, now: float) -> sa.Row[Any]:
    """What is kept of whose code this is; it can still be used afterwards."""
    valid = (carries.c.code == digest(code), carries.c.expires >= now)
    query = sa.select(people).join(carries, carries.c.root == people.c.root).where(*valid)
    rows = await store.read(query)
    if not rows:
        raise _spent()
    return rows[0]


def use(connection: Connection, code: str, root: str, now: float) -> None:
    """Use a code up, or refuse if somebody else has done so meanwhile."""
    valid = (carries.c.code == digest(code), carries.c.root == root, carries.c.expires >= now)
    if not connection.execute(carries.delete().where(*valid)).rowcount:
        raise _spent()


def of(root: str) -> sa.Delete:
    """Takes back all codes of a person."""
    return carries.delete().where(carries.c.root == root)


def _spent() -> RequestRefused:
    return RequestRefused(403, "carry-spent", "this code was used already, or is too old")
