"""Friends: people with whom somebody has finished a game."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from hanabi.server.hub import Hub
from hanabi.server.profile_messages import Friend
from hanabi.server.profile_tables import ignored, invitations, uninvited
from hanabi.server.responses import answer
from hanabi.server.schema import games, people, seats
from hanabi.server.store import Store

MOST_FRIENDS = 200
"""That are listed."""


class FriendRoutes:
    """The route to one's friends."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub

    async def friends(self, request: Request) -> Response:
        """Whom one has played with, the most recent first; with `table=ID`, those who do not sit there."""
        person, table = await self._hub.people.person_of(request), request.query_params.get("table")
        if person is None:
            return answer(list[Friend]())
        query = friends_of(person.root, person.keys, table=table)
        if table is not None:
            query = query.where(people.c.root.not_in(_holders(table)))
        rows = await self._store.read(query, long=True)
        return answer(
            [
                Friend(
                    id=row.id,
                    name=row.name,
                    games=row.together,
                    last=datetime.fromtimestamp(row.last, UTC).isoformat(timespec="seconds"),
                    invitable=row.uninvited is None,
                    ignored=row.ignored is not None,
                    invited=row.invited is not None,
                )
                for row in rows
            ]
        )


def friends_of(
    root: str, keys: Collection[str], *, friend: str | None = None, table: str | None = None
) -> sa.Select[Any]:
    """Everybody who finished a game with the person of this root and these keys, or only the friend with this id.

    `invited` tells whether they have been asked to this table.
    """
    own, other = seats.alias("own"), seats.alias("other")
    last = sa.func.max(games.c.ended).label("last")
    unseen = sa.and_(ignored.c.root == root, ignored.c.other == people.c.root)
    asked = sa.and_(invitations.c.root == people.c.root, invitations.c.table_id == (table or ""))
    query = (
        sa.select(
            *(people.c.root, people.c.id, people.c.name),
            sa.func.count(sa.distinct(games.c.id)).label("together"),
            last,
            sa.func.max(uninvited.c.root).label("uninvited"),
            sa.func.max(ignored.c.other).label("ignored"),
            sa.func.max(invitations.c.table_id).label("invited"),
        )
        .select_from(own)
        .join(games, games.c.id == own.c.table_id)
        .join(other, other.c.table_id == own.c.table_id)
        .join(people, people.c.root == other.c.key)
        .join(uninvited, uninvited.c.root == people.c.root, isouter=True)
        .join(ignored, unseen, isouter=True)
        .join(invitations, asked, isouter=True)
        .where(own.c.key.in_(keys), people.c.root.not_in(keys))
        .group_by(people.c.root, people.c.id, people.c.name)
        .order_by(last.desc(), people.c.id)
        .limit(MOST_FRIENDS)
    )
    return query if friend is None else query.where(people.c.id == friend)


def _holders(table: str) -> sa.Select[Any]:
    return sa.select(seats.c.key).where(seats.c.table_id == table)
