"""What the store keeps: the tables of the database that tables, games and people need."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)
"""What happened at each table, in order. Rows are added, and changed only where a person is deleted (`deletion.py`)."""

lobby = sa.Table(
    "lobby",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("listing", sa.Text, nullable=False),
    sa.Column("timed", sa.Boolean),
    sa.Column("seen", sa.Float),
    sa.Column("opener", sa.Text),
    sa.Index("lobby_by_clock", "timed"),
    sa.Index("lobby_by_life", "state", "public", "seen"),
    sa.Index("lobby_by_opener", "opener"),
)
"""One row a table, for the list: a summary of its events. `timed` are those that play with a clock, `seen` is when somebody was
there last, `opener` the digest of whoever opened it."""

LOOKED_AT = ("edition", "players", "reason", "score", "maximum", "add_ons")
"""What a search looks at in games that it does not find."""

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("add_ons", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("maximum", sa.Integer, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("bots", sa.Text),
    sa.Column("words", sa.Text),
    sa.Index("games_by_end", "public", "ended", "id", *LOOKED_AT),
    sa.Index("games_by_edition", "public", "edition", "ended", "id", *LOOKED_AT[1:]),
)
"""Finished games with their records. `bots` is the list of bots by seat, with null for anybody else, if it is known; `words` are
the names as they are searched (`hanabi.server.game_names`). The indexes hold all that a search looks at."""

game_terms = sa.Table(
    "game_terms",
    metadata,
    sa.Column("term", sa.Text, primary_key=True),
    sa.Column("ended", sa.Float, primary_key=True),
    sa.Column("game_id", sa.Text, primary_key=True),
    sqlite_with_rowid=False,
)
"""Beginnings of the words in names, and the public games where they are found, by their end."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Index("seats_by_table", "table_id"),
)
"""The digests that hold seats, at which table and which seat: a summary of the events, to be searched."""

once_seated = sa.Table(
    "once_seated",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Index("once_seated_by_table", "table_id"),
    sqlite_with_rowid=False,
)
"""The digests that hold seats or held them: the tables whose events tell of somebody."""

names_at = sa.Table(
    "names_at",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Index("names_at_by_table", "table_id"),
    sqlite_with_rowid=False,
)
"""Who sits where, by name, at tables that are open or playing."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("root", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("handle", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("salt", sa.Text),
)
"""Whoever has taken a seat. `root` is the digest that holds their seats and never leaves the server, `id` is public.
The password is a hash; who has one also has a `handle`, the name without its case, which nobody else has."""

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("root", sa.Text, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("browser", sa.Text, nullable=False),
    sa.Column("system", sa.Text, nullable=False),
    sa.Column("revoked", sa.Boolean, nullable=False),
    sa.Index("devices_by_root", "root"),
)
"""The digests of the tokens that browsers have, and whose they are. One without a row is its own root."""

carries = sa.Table(
    "carries",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("root", sa.Text, nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
"""The digests of codes that make another browser a device of a person, each once."""

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("salt", sa.Text, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
"""Bots from outside that have logged in, and when they did last; the password is a hash."""

bot_sessions = sa.Table(
    "bot_sessions",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("sealed", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Index("bot_sessions_by_name", "name", "until"),
    sa.Index("bot_sessions_by_until", "until"),
)
"""Logins of bots from outside. What holds their seats is sealed with the token whose digest is the key."""
