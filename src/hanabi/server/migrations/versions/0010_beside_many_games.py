"""What is looked for, in indexes: names in games and at tables, who ever sat where, and which tables are alive."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from hanabi.server.game_names import names_in_words, terms_of

revision = "0010"
down_revision = "0009"

AT_ONCE = 1000

events = sa.table("events", sa.column("table_id"), sa.column("number"), sa.column("data"))
lobby = sa.table("lobby", *map(sa.column, ("table_id", "state", "listing", "changed", "seen")))
games = sa.table(
    "games", *map(sa.column, ("id", "ended", "names", "words")), sa.column("public", sa.Boolean)
)
game_terms = sa.table("game_terms", *map(sa.column, ("term", "ended", "game_id")))
once_seated = sa.table("once_seated", sa.column("key"), sa.column("table_id"))
names_at = sa.table("names_at", sa.column("name"), sa.column("table_id"))

LOOKED_AT = ["edition", "players", "reason", "score", "maximum", "add_ons"]


def upgrade() -> None:
    op.create_table(
        "game_terms",
        sa.Column("term", sa.Text, primary_key=True),
        sa.Column("ended", sa.Float, primary_key=True),
        sa.Column("game_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    for table, column in (("once_seated", "key"), ("names_at", "name")):
        op.create_table(
            table,
            sa.Column(column, sa.Text, primary_key=True),
            sa.Column("table_id", sa.Text, primary_key=True),
            sqlite_with_rowid=False,
        )
        op.create_index(f"{table}_by_table", table, ["table_id"])
    op.add_column("lobby", sa.Column("seen", sa.Float, nullable=True))
    op.add_column("lobby", sa.Column("opener", sa.Text, nullable=True))
    op.add_column("games", sa.Column("words", sa.Text, nullable=True))
    bind = op.get_bind()
    bind.execute(lobby.update().values(seen=lobby.c.changed))
    _find_names()
    _find_seats()
    _find_people_at_tables()
    op.create_index("lobby_by_life", "lobby", ["state", "public", "seen"])
    op.create_index("lobby_by_opener", "lobby", ["opener"])
    op.drop_index("games_by_end", "games")
    op.drop_index("games_by_edition", "games")
    op.create_index("games_by_end", "games", ["public", "ended", "id", *LOOKED_AT])
    op.create_index(
        "games_by_edition", "games", ["public", "edition", "ended", "id", *LOOKED_AT[1:]]
    )


def _find_names() -> None:
    """The names in games, as they are searched."""
    update = games.update().where(games.c.id == sa.bindparam("this"))
    update = update.values(words=sa.bindparam("said"))
    query = sa.select(games.c.id, games.c.ended, games.c.names, games.c.public)
    for rows in _by_id(query, games.c.id):
        changed, terms = [], []
        for row in rows:
            words = names_in_words(json.loads(row.names))
            changed.append({"this": row.id, "said": words})
            found = sorted(terms_of(words)) if row.public else []
            terms += [{"term": one, "ended": row.ended, "game_id": row.id} for one in found]
        op.get_bind().execute(update, changed)
        if terms:
            op.get_bind().execute(game_terms.insert(), terms)


def _find_seats() -> None:
    """Who ever sat at a table: from the events, for whoever left has no seat any more."""
    kinds = [events.c.data.startswith(f'{{"type":"{kind}"') for kind in ("sat-down", "seat-shared")]
    query = sa.select(events.c.table_id, events.c.data).where(sa.or_(*kinds))
    for rows in _by_id(query, events.c.table_id, each=AT_ONCE):
        pairs = {
            (key, row.table_id)
            for row in rows
            for fact in [json.loads(row.data)]
            for key in (fact["key"], fact.get("link"))
            if key and not fact.get("guest")
        }
        found = [{"key": key, "table_id": table_id} for key, table_id in sorted(pairs)]
        if found:
            op.get_bind().execute(once_seated.insert(), found)


def _find_people_at_tables() -> None:
    query = sa.select(lobby.c.table_id, lobby.c.listing).where(lobby.c.state != "over")
    for rows in _by_id(query, lobby.c.table_id):
        pairs = {
            (name, row.table_id)
            for row in rows
            for name in json.loads(row.listing).get("names", ())
            if name
        }
        found = [{"name": name, "table_id": table_id} for name, table_id in sorted(pairs)]
        if found:
            op.get_bind().execute(names_at.insert(), found)


def _by_id(query: sa.Select[Any], key: Any, each: int = AT_ONCE) -> Iterator[list[sa.Row[Any]]]:
    """The rows of a query in parts, all those of one key in the same part."""
    last = ""
    while True:
        part = query.where(key > last).order_by(key)
        rows = list(op.get_bind().execute(part.limit(each)).all())
        if len(rows) < each:
            if rows:
                yield rows
            return
        end = getattr(rows[-1], key.name)
        whole = [row for row in rows if getattr(row, key.name) != end]
        rows = whole or list(op.get_bind().execute(query.where(key == end)).all())
        last = getattr(rows[-1], key.name)
        yield rows


def downgrade() -> None:
    for name in ("games_by_end", "games_by_edition"):
        op.drop_index(name, "games")
    op.create_index("games_by_end", "games", ["ended"])
    op.create_index("games_by_edition", "games", ["edition", "ended"])
    for name in ("lobby_by_life", "lobby_by_opener"):
        op.drop_index(name, "lobby")
    op.drop_column("games", "words")
    for name in ("opener", "seen"):
        op.drop_column("lobby", name)
    for name in ("names_at", "once_seated", "game_terms"):
        op.drop_table(name)
