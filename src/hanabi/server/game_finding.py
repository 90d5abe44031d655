"""The question of a search to the database. What it costs does not depend on how many games are stored.

Games come in the order of their end, the latest first, and a page begins behind the last game of the page before. Public games are
found by an index with all that is asked for, or by the names; private ones among those of whoever asks, and those they tagged. Only
so many public games are looked at for one page: where most do not fit, it holds fewer games, and the next one goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, NamedTuple

import sqlalchemy as sa

from hanabi.server.game_names import in_words, term_for
from hanabi.server.game_search import GameSearch, place_of
from hanabi.server.profile_tables import tags
from hanabi.server.schema import LOOKED_AT, game_terms, games
from hanabi.server.store import PAGE, Store, held_by

MOST_LOOKED_AT = 20_000
"""Public games for one page, where they are all in an index."""

MOST_NAMED = 3_000
"""The same where they are found by a name, and read one by one."""

SHOWN = tuple(column for column in games.c if column.name not in ("record", "words"))


class Found(NamedTuple):
    """A page of games."""

    games: list[sa.Row[Any]]
    after: str | None
    """Where the next page begins, if there may be one."""


async def find_games(
    store: Store, search: GameSearch, keys: Collection[str] = (), root: str | None = None
) -> Found:
    """A page of what is searched for. `keys` hold the seats of whoever asks, and `root` is how their tags are kept.

    Nobody finds more than public games, games in which they had a seat, and games that they tagged, for which they had to know
    the address.
    """
    question = _Question(search, keys, root)
    rows = await store.read(question.page())
    if len(rows) > PAGE:
        return Found(rows[:PAGE], place_of(rows[PAGE - 1].ended, rows[PAGE - 1].id))
    for last in await store.read(question.last_looked_at()) if question.is_bounded else ():
        reached = (last.ended, last.id)
        seen = [row for row in rows if row.public or (row.ended, row.id) >= reached]
        return Found(seen, place_of(*reached))
    return Found(rows, None)


class _Question:
    """What a search asks the database."""

    def __init__(self, search: GameSearch, keys: Collection[str], root: str | None) -> None:
        self._search, self._keys, self._root = search, keys, root
        self._names = [in_words(name) for name in search.names]

    @property
    def _own_only(self) -> bool:
        return self._search.mine or self._search.tag is not None

    @property
    def is_bounded(self) -> bool:
        """Whether some public games may not have been looked at."""
        wanted = self._search
        others = (wanted.add_on, wanted.players, wanted.reason, wanted.least, wanted.most)
        narrowed = any(one is not None for one in others) or wanted.perfect or bool(wanted.names)
        return narrowed and not self._own_only

    def page(self) -> sa.Select[Any]:
        """A page, and one game more if there are more."""
        own = games.c.id.in_(held_by(self._keys)) if self._keys else sa.false()
        kinds = [self._own()] if self._keys else []
        kinds += [] if self._root is None else [self._tagged(self._root)]
        if self._search.mine:
            kinds = kinds[:1]
            if self._search.tag is not None:
                kinds = [kind.where(own) for kind in map(self._tagged, filter(None, [self._root]))]
        elif self._search.tag is not None:
            kinds = kinds[1:]
        else:
            kinds.append(self._public())
        if not kinds:
            return sa.select(*SHOWN, sa.false().label("mine")).where(sa.false())
        first = [_first(kind).subquery() for kind in kinds]
        found = sa.union(*(sa.select(one.c.id, one.c.ended) for one in first)).subquery()
        query = sa.select(*SHOWN, own.label("mine")).join(found, found.c.id == games.c.id)
        return _first(query)

    def last_looked_at(self) -> sa.Select[Any]:
        """The public game at which a page stopped looking, if it did."""
        candidates = self._candidates(sa.literal_column("NULL"))
        return candidates.offset(self._most - 1).limit(1)

    @property
    def _most(self) -> int:
        if not self.is_bounded:
            return PAGE + 1
        return MOST_NAMED if self._names else MOST_LOOKED_AT

    def _public(self) -> sa.Select[Any]:
        if self._names:
            named = self._candidates().limit(self._most).subquery()
            query = sa.select(games.c.id, games.c.ended).join(named, named.c.id == games.c.id)
            return query.where(*self._fits(games))
        looked = self._candidates(*(games.c[name] for name in LOOKED_AT)).limit(self._most)
        looked_at = looked.subquery()
        return sa.select(looked_at.c.id, looked_at.c.ended).where(*self._fits(looked_at))

    def _candidates(self, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
        """The public games in their order, as one index has them."""
        if self._names:
            term = max((term_for(name) for name in self._names), key=len)
            ended, game_id = game_terms.c.ended, game_terms.c.game_id
            query = sa.select(game_id.label("id"), ended).where(game_terms.c.term == term)
        else:
            ended, game_id = games.c.ended, games.c.id
            query = sa.select(game_id, ended, *columns).where(games.c.public)
            if self._search.edition is not None:
                query = query.where(games.c.edition == self._search.edition)
        query = query.where(*self._within(ended, game_id))
        return query.order_by(ended.desc(), game_id.desc())

    def _own(self) -> sa.Select[Any]:
        return self._private(games.c.id.in_(held_by(self._keys)))

    def _tagged(self, root: str) -> sa.Select[Any]:
        mine = sa.select(tags.c.game_id).where(tags.c.root == root)
        if self._search.tag is not None:
            mine = mine.where(tags.c.tag == self._search.tag)
        return self._private(games.c.id.in_(mine))

    def _private(self, condition: sa.ColumnElement[bool]) -> sa.Select[Any]:
        within = self._within(games.c.ended, games.c.id)
        query = sa.select(games.c.id, games.c.ended).where(condition, *within, *self._fits(games))
        return query if self._own_only else query.where(~games.c.public)

    def _within(self, ended: Any, game_id: Any) -> list[sa.ColumnElement[bool]]:
        """From which game to which."""
        found = []
        if self._search.since is not None:
            found.append(ended >= self._search.since)
        if self._search.before is not None:
            found.append(ended < self._search.before)
        if self._search.after is not None:
            found.append(sa.tuple_(ended, game_id) < sa.tuple_(*self._search.after))
        return found

    def _fits(self, of: sa.FromClause) -> list[sa.ColumnElement[bool]]:
        """What a game has to be beside being in its place."""
        wanted = self._search
        found = [
            of.c[name] == getattr(wanted, name)
            for name in ("edition", "players", "reason")
            if getattr(wanted, name) is not None
        ]
        if wanted.add_on is not None:
            found.append(of.c.add_ons.contains(json.dumps(wanted.add_on), autoescape=True))
        if wanted.least is not None:
            found.append(of.c.score >= wanted.least)
        if wanted.most is not None:
            found.append(of.c.score <= wanted.most)
        if wanted.perfect:
            found.append(of.c.score == of.c.maximum)
        found += [of.c.words.contains(name, autoescape=True) for name in self._names]
        return found


def _first(query: sa.Select[Any]) -> sa.Select[Any]:
    """The first games of a query, and one more if there are more than a page."""
    ended, game_id = query.selected_columns.ended, query.selected_columns.id
    return query.order_by(ended.desc(), game_id.desc()).limit(PAGE + 1)
