"""Tags: words that people put on past games for themselves, to find them again."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from starlette.requests import Request
from starlette.responses import Response

from hanabi.core import BadSetup
from hanabi.server.hub import Hub
from hanabi.server.identity import identified, keep_identity
from hanabi.server.profile_messages import GameTags, TagInfo, Tags, TagsWish
from hanabi.server.profile_tables import tags
from hanabi.server.responses import RequestRefused, answer, message_of
from hanabi.server.schema import games
from hanabi.server.store import Store

MOST_ON_A_GAME = 20
MOST_TAGS = 5_000
"""Of one person, on all games together."""


class TagRoutes:
    """The routes to one's own tags."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._hub = hub
        self._clock = clock

    async def own(self, request: Request) -> Response:
        """All tags of whoever asks."""
        person = await self._hub.people.person_of(request)
        if person is None:
            return answer(Tags([]))
        number = sa.func.count().label("number")
        query = (
            sa.select(tags.c.tag, number)
            .where(tags.c.root == person.root)
            .group_by(tags.c.tag)
            .order_by(number.desc(), tags.c.tag)
        )
        rows = await self._store.read(query)
        return answer(Tags([TagInfo(row.tag, row.number) for row in rows]))

    async def of_game(self, request: Request) -> Response:
        """One's own tags on a game."""
        person = await self._hub.people.person_of(request)
        game_id = request.path_params["id"]
        root = None if person is None else person.root
        return answer(GameTags((await tags_on(self._store, root, [game_id])).get(game_id, [])))

    async def change(self, request: Request) -> Response:
        """Put tags on a game and take others off. Whoever has the address of a game can see it, and so may tag it."""
        wish = await message_of(request, TagsWish, self._hub.limits.request)
        add = [_tidy(tag, f"add[{place}]") for place, tag in enumerate(wish.add)]
        remove = [_tidy(tag, f"remove[{place}]") for place, tag in enumerate(wish.remove)]
        game_id, person = request.path_params["id"], await self._hub.people.person_of(request)
        known = person is not None and person.token is not None
        tagger, now = identified(person), self._clock()

        if not await self._store.read(sa.select(games.c.id).where(games.c.id == game_id)):
            raise RequestRefused(404, "no-such-game", "no finished game has this id")

        def change(connection: Connection) -> list[str] | None:
            return _change(connection, tagger.root, game_id, add, remove, now)

        changed = await self._store.change(change)
        if changed is None:
            raise RequestRefused(
                409,
                "too-many-tags",
                f"at most {MOST_ON_A_GAME} tags on a game and {MOST_TAGS} in all are kept",
            )
        response = answer(GameTags(changed))
        if not known:
            keep_identity(response, request, tagger)
        return response


async def tags_on(
    store: Store, root: str | None, game_ids: Collection[str]
) -> dict[str, list[str]]:
    """The tags of one person on each of these games, in the order of the alphabet."""
    if root is None or not game_ids:
        return {}
    here = sa.and_(tags.c.root == root, tags.c.game_id.in_(game_ids))
    rows = await store.read(sa.select(tags.c.game_id, tags.c.tag).where(here).order_by(tags.c.tag))
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row.game_id, []).append(row.tag)
    return found


def _tidy(tag: str, field: str) -> str:
    tidy = " ".join(tag.split())
    if not tidy or not tidy.isprintable():
        raise BadSetup(f"{field}: a tag has 1 to 40 printable characters")
    return tidy


def _change(
    connection: Connection,
    root: str,
    game_id: str,
    add: list[str],
    remove: list[str],
    now: float,
) -> list[str] | None:
    """The tags on the game when these are added and those removed; if they are too many, None, and nothing changes."""
    here = sa.and_(tags.c.root == root, tags.c.game_id == game_id)
    there = set(connection.execute(sa.select(tags.c.tag).where(here)).scalars())
    after = there - set(remove) | set(add)
    gone, new = there - after, after - there
    count = sa.select(sa.func.count()).select_from(tags).where(tags.c.root == root)
    every = connection.execute(count).scalar_one() + len(new) - len(gone)
    if new and (len(after) > MOST_ON_A_GAME or every > MOST_TAGS):
        return None
    if gone:
        connection.execute(tags.delete().where(here, tags.c.tag.in_(gone)))
    if new:
        rows = [{"root": root, "game_id": game_id, "tag": tag, "at": now} for tag in new]
        connection.execute(tags.insert(), rows)
    return sorted(after)
