"""Invitations: whoever sits at a table that waits asks people with whom they have played.

An invitation is seen by nobody but the invited. It ends when they join or decline, when the inviter leaves, when the game
begins, and after half a day. Whoever takes no invitations is not asked; whoever ignores the inviter does not see it, and the inviter is not told.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from starlette.requests import Request
from starlette.responses import Response

from hanabi.server.client import words_for
from hanabi.server.database import Damaged
from hanabi.server.friends import friends_of
from hanabi.server.hub import Hub
from hanabi.server.identity import Person, seat_at
from hanabi.server.live_table import NoSuchTable
from hanabi.server.profile_messages import (
    IgnoreWish,
    Invitation,
    InvitationAnswer,
    Invitations,
    InvitationsWanted,
    Invited,
)
from hanabi.server.profile_tables import ignored, invitations, uninvited
from hanabi.server.responses import RequestRefused, answer, language_or_english, message_of
from hanabi.server.schema import people
from hanabi.server.store import Store
from hanabi.table.table import Table

LIFETIME = 12 * 3600.0
"""Seconds for which an invitation is shown."""

HOUR = 3600.0
MOST_AN_HOUR = 30
"""Invitations that one person may send."""

WAITING, DECLINED, UNSEEN = "waiting", "declined", "unseen"
"""What has become of an invitation; the last is for whoever ignores the inviter."""


class InvitationRoutes:
    """The routes by which people are invited, and answer."""

    def __init__(self, store: Store, hub: Hub, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._hub = hub
        self._clock = clock

    async def invite(self, request: Request) -> Response:
        """Ask a friend to the table where one sits, before the start."""
        live = await self._hub.find(request.path_params["id"])
        wish = await message_of(request, Invited, self._hub.limits.request)
        person, table = await self._hub.people.person_of(request), live.table
        seat = seat_at(person, table)
        if person is None or seat is None:
            raise RequestRefused(403, "not-seated", "you do not sit at this table")
        if table.state != "open":
            raise RequestRefused(409, "wrong-moment", "the game has begun")
        if not table.free:
            raise RequestRefused(409, "full", "every seat is taken")
        friend = await self._friend(person, wish.person)
        if table.seat_of(friend.root) is not None:
            raise RequestRefused(409, "sits-here", "they sit at this table already")
        row = {"root": friend.root, "table_id": table.id, "inviter": person.root}
        row |= {"name": table.names[seat], "at": self._clock()}
        refusal = await self._store.change(lambda connection: _ask(connection, row))
        if refusal is not None:
            raise RequestRefused(*refusal)
        return answer(wish, 201)

    async def _friend(self, person: Person, friend_id: str) -> sa.Row[Any]:
        """Somebody with whom this person has played and who takes invitations."""
        rows = await self._store.read(friends_of(person.root, person.keys, friend=friend_id))
        if not rows:
            await self._root_of(friend_id)
            raise RequestRefused(
                403, "not-played-together", "you can invite people with whom you have played"
            )
        if rows[0].uninvited is not None:
            raise RequestRefused(409, "takes-no-invitations", "they take no invitations")
        return rows[0]

    async def waiting(self, request: Request) -> Response:
        """What one is asked to now."""
        person = await self._hub.people.person_of(request)
        if person is None:
            return answer(Invitations(open=True, waiting=[]))
        query = (
            sa.select(invitations, people.c.id)
            .join(people, people.c.root == invitations.c.inviter, isouter=True)
            .where(invitations.c.root == person.root, invitations.c.state == WAITING)
            .where(invitations.c.at > self._clock() - LIFETIME)
            .order_by(invitations.c.at.desc())
        )
        found = []
        for row in await self._store.read(query):
            with contextlib.suppress(NoSuchTable, Damaged):
                table = (await self._hub.find(row.table_id)).table
                asked = table.state == "open" and table.seat_of(row.inviter) is not None
                if asked and seat_at(person, table) is None:
                    found.append(_told(row, table, language_or_english(request)))
        off = await self._store.read(sa.select(uninvited).where(uninvited.c.root == person.root))
        return answer(Invitations(open=not off, waiting=found))

    async def decline(self, request: Request) -> Response:
        """Turn an invitation down: it is not shown again."""
        wish = await message_of(request, InvitationAnswer, self._hub.limits.request)
        person = await self._known(request)
        here = sa.and_(invitations.c.root == person.root, invitations.c.table_id == wish.table)
        update = invitations.update().where(here).values(state=DECLINED)
        await self._store.change(lambda connection: connection.execute(update).rowcount)
        return answer(wish)

    async def want(self, request: Request) -> Response:
        """Whether one takes invitations at all."""
        wish = await message_of(request, InvitationsWanted, self._hub.limits.request)
        row = {"root": (await self._known(request)).root}
        await self._store.change(lambda c: _set_row(c, uninvited, row, present=not wish.open))
        return answer(wish)

    async def ignore(self, request: Request) -> Response:
        """Whether one sees the invitations of a person."""
        wish = await message_of(request, IgnoreWish, self._hub.limits.request)
        root = (await self._known(request)).root
        other = await self._root_of(wish.person)

        def change(connection: Connection) -> None:
            _set_row(connection, ignored, {"root": root, "other": other}, present=wish.ignore)
            if wish.ignore:
                theirs = sa.and_(invitations.c.root == root, invitations.c.inviter == other)
                connection.execute(invitations.update().where(theirs).values(state=UNSEEN))

        await self._store.change(change)
        return answer(wish)

    async def _known(self, request: Request) -> Person:
        person = await self._hub.people.person_of(request)
        if person is None:
            raise RequestRefused(403, "not-known", "take a seat at a table first")
        return person

    async def _root_of(self, person_id: str) -> str:
        rows = await self._store.read(sa.select(people.c.root).where(people.c.id == person_id))
        if not rows:
            raise RequestRefused(404, "no-such-person", "nobody has this id")
        return str(rows[0].root)


async def accepted(store: Store, person: Person, table_id: str) -> None:
    """Whoever sits down has answered. If they leave, they can be invited again."""
    theirs = sa.and_(invitations.c.root == person.root, invitations.c.table_id == table_id)
    await store.change(lambda connection: connection.execute(invitations.delete().where(theirs)))


def _ask(connection: Connection, row: dict[str, Any]) -> tuple[int, str, str] | None:
    """Keep an invitation, or say why it is refused: with which status, code and reason."""
    here = sa.and_(invitations.c.root == row["root"], invitations.c.table_id == row["table_id"])
    if connection.execute(sa.select(invitations.c.at).where(here)).first() is not None:
        return 409, "invited-already", "they have been invited to this table"
    recent = sa.and_(invitations.c.inviter == row["inviter"], invitations.c.at > row["at"] - HOUR)
    count = sa.select(sa.func.count()).select_from(invitations).where(recent)
    if connection.execute(count).scalar_one() >= MOST_AN_HOUR:
        return 429, "too-many-invitations", f"at most {MOST_AN_HOUR} invitations an hour are sent"
    unwanted = sa.and_(ignored.c.root == row["root"], ignored.c.other == row["inviter"])
    unseen = connection.execute(sa.select(ignored.c.root).where(unwanted)).first() is not None
    connection.execute(invitations.insert(), row | {"state": UNSEEN if unseen else WAITING})
    return None


def _set_row(
    connection: Connection, table: sa.Table, row: dict[str, str], *, present: bool
) -> None:
    """Let a row be there, or not."""
    same = sa.and_(*(table.c[name] == value for name, value in row.items()))
    there = connection.execute(sa.select(table).where(same)).first() is not None
    if there and not present:
        connection.execute(table.delete().where(same))
    elif present and not there:
        connection.execute(table.insert(), row)


def _told(row: sa.Row[Any], table: Table, language: str) -> Invitation:
    return Invitation(
        table=table.id,
        title=words_for(language, table.rules.vocabulary).title(table.rules),
        name=row.name,
        person=row.id,
        names=[chair.name for chair in table.chairs],
        free=len(table.free),
        at=datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds"),
    )
