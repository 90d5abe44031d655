"""Retention: what nobody came back to is deleted after so many days. Finished games of tables stay.

It goes away in small parts, each a transaction of its own, so that it may happen beside whoever plays.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hanabi.server.database import StoreFailed
from hanabi.server.game_names import remove_terms
from hanabi.server.profile_tables import invitations, tags
from hanabi.server.review_tables import reviews
from hanabi.server.schema import (
    carries,
    events,
    games,
    lobby,
    names_at,
    once_seated,
    seats,
)
from hanabi.server.store import Store

DAY = 24 * 3600.0
AT_ONCE = 50
"""Tables or games that one transaction deletes."""

PAUSE = 0.5
"""Seconds between two of them while others play."""

NIGHT = 4
"""The hour of the machine's clock in which a server prunes."""

log = logging.getLogger("hanabi.store")

Query = sa.Select[Any]


def abandoned_tables(before: float) -> Query:
    """Tables that wait or play, where nobody has been and nothing has happened since then."""
    late = sa.select(events.c.number).where(
        events.c.table_id == lobby.c.table_id, events.c.at >= before
    )
    return sa.select(lobby.c.table_id.label("id")).where(
        lobby.c.state.in_(["open", "playing"]),
        lobby.c.public.in_([True, False]),  # so that the index leads on to `seen`
        lobby.c.seen < before,
        lobby.c.changed < before,
        ~late.exists(),
    )


def old_uploads(before: float) -> Query:
    """Private games that were handed in, and not played at a table here, and that nobody has tagged."""
    played = sa.select(lobby.c.table_id).where(lobby.c.table_id == games.c.id)
    tagged = sa.select(tags.c.game_id).where(tags.c.game_id == games.c.id)
    return sa.select(games.c.id).where(
        ~games.c.public, games.c.ended < before, ~played.exists(), ~tagged.exists()
    )


def old_reviews(before: float) -> Query:
    """They are made again when somebody asks."""
    return sa.select(reviews.c.game_id.label("id")).where(reviews.c.at < before)


def old_invitations(before: float) -> Query:
    """By their tables."""
    return sa.select(invitations.c.table_id.label("id")).where(invitations.c.at < before)


def spent_codes(_before: float) -> Query:
    return sa.select(carries.c.code.label("id")).where(carries.c.expires < time.time())


def _delete_tables(connection: Connection, ids: list[str], _before: float) -> int:
    for column in (events, lobby, seats, once_seated, names_at, invitations):
        connection.execute(column.delete().where(column.c.table_id.in_(ids)))
    return len(ids)


def _delete_games(connection: Connection, ids: list[str], _before: float) -> int:
    here = games.c.id.in_(ids)
    for row in connection.execute(sa.select(games.c.id, games.c.ended, games.c.words).where(here)):
        remove_terms(connection, row.id, row.ended, row.words or "")
    connection.execute(games.delete().where(here))
    connection.execute(reviews.delete().where(reviews.c.game_id.in_(ids)))
    return len(ids)


def _delete_reviews(connection: Connection, ids: list[str], _before: float) -> int:
    return connection.execute(reviews.delete().where(reviews.c.game_id.in_(ids))).rowcount


def _delete_invitations(connection: Connection, ids: list[str], before: float) -> int:
    old = (invitations.c.table_id.in_(ids), invitations.c.at < before)
    return connection.execute(invitations.delete().where(*old)).rowcount


def _delete_codes(connection: Connection, ids: list[str], _before: float) -> int:
    return connection.execute(carries.delete().where(carries.c.code.in_(ids))).rowcount


Find = Callable[[float], Query]
Delete = Callable[[Connection, list[str], float], int]
"""Deletes what has these ids, and says how much that was."""

KINDS: dict[str, tuple[Find, Delete]] = {
    "abandoned tables": (abandoned_tables, _delete_tables),
    "private uploads": (old_uploads, _delete_games),
    "reviews": (old_reviews, _delete_reviews),
    "invitations": (old_invitations, _delete_invitations),
    "spent codes": (spent_codes, _delete_codes),
}
"""What is deleted: how it is found, and how a part of it goes."""


async def count_old(store: Store, days: float) -> dict[str, int]:
    """How much of each kind there is to delete."""
    found, before = {}, time.time() - days * DAY
    for kind, (find, _delete) in KINDS.items():
        query = sa.select(sa.func.count()).select_from(find(before).subquery())
        found[kind] = int((await store.read(query, long=True))[0][0])
    return found


async def prune(store: Store, days: float, pause: float = 0.0) -> dict[str, int]:
    """Delete what is older; returns how much of each kind it was."""
    found, before = dict.fromkeys(KINDS, 0), time.time() - days * DAY
    for kind in KINDS:
        while number := await store.change(_part(kind, before)):
            found[kind] += number
            await asyncio.sleep(pause)
    return found


def _part(kind: str, before: float) -> Callable[[Connection], int]:
    find, delete = KINDS[kind]

    def go(connection: Connection) -> int:
        ids = [row.id for row in connection.execute(find(before).limit(AT_ONCE))]
        return delete(connection, ids, before) if ids else 0

    return go


async def prune_by_night(store: Store, days: float) -> None:
    """Prune once in each night, for as long as a server runs."""
    while True:
        await asyncio.sleep(_until_night(datetime.now().astimezone()))
        try:
            found = await prune(store, days, PAUSE)
        except StoreFailed:
            continue  # the log says so, and the next night comes
        told = ", ".join(f"{number} {kind}" for kind, number in found.items() if number)
        log.info("pruned: %s", told or "nothing")


def _until_night(now: datetime) -> float:
    """Seconds until it is night next."""
    here = now.replace(hour=NIGHT, minute=0, second=0, microsecond=0)
    return (here - now).total_seconds() % DAY or DAY
