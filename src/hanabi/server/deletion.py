"""Deleting a person: nothing in the store tells of them any more, and whoever sat with them sees somebody without a name."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hanabi.core import Record
from hanabi.server.game_names import rename_in_game
from hanabi.server.hub import Hub
from hanabi.server.identity import Person
from hanabi.server.listings import listing_of
from hanabi.server.moderation_tables import sanctions
from hanabi.server.profile_tables import ignored, invitations, tags, uninvited
from hanabi.server.report_tables import reports
from hanabi.server.rows import names_at
from hanabi.server.schema import carries, devices, events, games, lobby, once_seated, people, seats
from hanabi.server.store import Store, call
from hanabi.table.fact_json import write_fact
from hanabi.table.forgetting import NAMELESS, Forgotten, forget, forget_in_record, without_names

OWN = (
    *(people.c.root, devices.c.root, carries.c.root, tags.c.root, uninvited.c.root),
    *(ignored.c.root, ignored.c.other, invitations.c.root, invitations.c.inviter),
    sanctions.c.root,
)
"""Where a row belongs to nobody but the person whose root is there."""


async def delete_person(store: Store, hub: Hub, person: Person, now: float) -> None:
    """Delete this person for good: all of it in one transaction. What they have open closes."""
    await asyncio.shield(_delete(store, hub, person, now))


async def _delete(store: Store, hub: Hub, person: Person, now: float) -> None:
    keys, done = set(person.keys), False
    while not done:  # until they have not sat down anywhere meanwhile
        tables = {str(row.table_id) for row in await store.read(_tables_of(keys))}

        def erase(connection: Connection, tables: set[str] = tables) -> bool:
            return _erase(connection, person.root, keys, tables, now)

        async with hub.rewriting(tables):
            done = await store.change(erase)
    hub.everywhere.let_go(person.root)
    await store.empty_log()


def _tables_of(keys: Collection[str]) -> sa.Select[Any]:
    """The tables whose facts hold one of these digests: also those where the person sits no more."""
    return sa.select(once_seated.c.table_id).where(once_seated.c.key.in_(keys)).distinct()


def _erase(
    connection: Connection, root: str, keys: Collection[str], tables: set[str], now: float
) -> bool:
    """Delete the person; false, and nothing has happened, if more tables than these tell of them."""
    if not {row.table_id for row in connection.execute(_tables_of(keys))} <= tables:
        return False
    person = connection.execute(sa.select(people).where(people.c.root == root)).first()
    if person is None:  # they asked for it twice at once
        return True
    names = {person.name}
    for table_id in sorted(tables):
        names |= _forget_at(connection, table_id, keys, now)
    _forget_in_reports(connection, person, tables, names)
    for column in OWN:
        connection.execute(column.table.delete().where(column == root))
    for key in (seats.c.key, once_seated.c.key):
        connection.execute(key.table.delete().where(key.in_(keys)))
    connection.execute(lobby.update().where(lobby.c.opener.in_(keys)).values(opener=None))
    return True


def _forget_at(
    connection: Connection, table_id: str, keys: Collection[str], now: float
) -> set[str]:
    """Take a person out of a table, its line in the lobby, and its game; return what they were called there."""

    def is_known(key: str) -> bool:
        return connection.execute(sa.select(people).where(people.c.root == key)).first() is not None

    here = events.c.table_id == table_id
    query = sa.select(events.c.data).where(here).order_by(events.c.number)
    found = forget(table_id, connection.execute(query).scalars().all(), keys, is_known)
    table = found.table
    for number, fact in found.changed.items():
        update = events.update().where(here, events.c.number == number)
        connection.execute(update.values(data=write_fact(fact, table.rules)))
    before = table.number - len(found.added)
    for number, fact in enumerate(found.added, start=before + 1):
        row = {"table_id": table_id, "number": number, "at": now}
        connection.execute(events.insert(), row | {"data": write_fact(fact, table.rules)})
    line = {"listing": listing_of(table)} | ({"changed": now} if found.added else {})
    connection.execute(lobby.update().where(lobby.c.table_id == table_id).values(line))
    for held in (seats, once_seated):
        theirs = sa.and_(held.c.table_id == table_id, held.c.key.in_(found.digests))
        connection.execute(held.delete().where(theirs))
    call(connection, table_id, names_at(table))
    _forget_in_game(connection, found)
    return found.names


def _forget_in_game(connection: Connection, found: Forgotten) -> None:
    here = games.c.id == found.table.id
    row = connection.execute(sa.select(games.c.record).where(here)).first()
    if row is not None:
        record = forget_in_record(Record.loads(row.record), found.dealt, found.name, found.names)
        said = rename_in_game(connection, found.table.id, record.players)
        connection.execute(games.update().where(here).values(**said, record=record.dumps()))


def _forget_in_reports(
    connection: Connection, person: sa.Row[Any], tables: set[str], names: set[str]
) -> None:
    """What they reported, and what others reported of them, is kept without telling who they were."""
    own, about = reports.c.reporter == person.root, reports.c.about == person.root
    there = reports.c.place_id.in_({*tables, person.id})
    for row in connection.execute(sa.select(reports).where(sa.or_(own, about, there))).all():
        values: dict[str, str | None] = {"text": without_names(row.text, names, NAMELESS)}
        if row.reporter == person.root:
            values["reporter"] = None
        if row.about == person.root or (row.about is None and row.name in names):
            values |= {"about": None, "name": NAMELESS}
        if row.place_id == person.id:
            values["place_id"] = ""
        connection.execute(reports.update().where(reports.c.id == row.id).values(values))
