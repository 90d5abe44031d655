"""What an operator can do about a person, found by the public id of their profile: ban, silence, rename."""

from __future__ import annotations

import logging
import time

import sqlalchemy as sa

from hanabi.core.names import check_names
from hanabi.server.database import Conflict
from hanabi.server.moderation import Kind, Moderation, NothingToLift
from hanabi.server.schema import people
from hanabi.server.store import Store

log = logging.getLogger("hanabi.moderation")


async def person_called(store: Store, public_id: str) -> sa.Row[tuple[str, str, str]]:
    """Root, id and name of a person."""
    columns = (people.c.root, people.c.id, people.c.name)
    rows = await store.read(sa.select(*columns).where(people.c.id == public_id))
    if not rows:
        raise NothingToLift("person: nobody has this id")
    return rows[0]


async def sanction_person(
    store: Store,
    moderation: Moderation,
    kind: Kind,
    public_id: str,
    *,
    minutes: float | None,
    reason: str,
) -> int:
    """Ban or silence whoever has this profile."""
    person = await person_called(store, public_id)
    return await moderation.sanction(kind, root=person.root, minutes=minutes, reason=reason)


async def rename_person(store: Store, public_id: str, name: str) -> str:
    """Give somebody another name, and return their root. Who has a password signs in with the new name from now on."""
    from hanabi.server.me import handle_of

    name = name.strip()
    check_names([name])
    person = await person_called(store, public_id)

    def write(connection: sa.Connection) -> None:
        row = connection.execute(sa.select(people).where(people.c.root == person.root)).one()
        handle = None if row.password is None else handle_of(name)
        same = sa.and_(people.c.handle == handle, people.c.root != person.root)
        if handle is not None and connection.execute(sa.select(people).where(same)).first():
            raise Conflict("name: somebody else signs in with this name")
        values = {"name": name, "handle": handle}
        connection.execute(people.update().where(people.c.root == person.root).values(values))

    await store.change(write)
    log.warning("person %s has another name", public_id, extra={"action": "rename"})
    return str(person.root)


def is_network(text: str) -> bool:
    """Whether this names a network, and not a person."""
    return "." in text or ":" in text or "/" in text


async def names_of(store: Store, roots: set[str]) -> dict[str, tuple[str, str]]:
    """Public id and name of each of these people who is known."""
    columns = (people.c.root, people.c.id, people.c.name)
    rows = await store.read(sa.select(*columns).where(people.c.root.in_(roots))) if roots else []
    return {row.root: (row.id, row.name) for row in rows}


def until_text(until: float | None) -> str:
    """When something ends, for people."""
    if until is None:
        return "until it is lifted"
    return "until " + time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(until))
