"""What the store keeps for people beside their games: tags, invitations, and whose they do not want.

People are known by their roots, as their seats are; a root never leaves the server.
"""

from __future__ import annotations

import sqlalchemy as sa

from hanabi.server.schema import metadata

tags = sa.Table(
    "tags",
    metadata,
    sa.Column("root", sa.Text, primary_key=True),
    sa.Column("game_id", sa.Text, primary_key=True),
    sa.Column("tag", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("tags_by_tag", "root", "tag"),
    sa.Index("tags_by_game", "game_id"),
)
"""What people wrote on past games, each for themselves."""

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("root", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("inviter", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Index("invitations_by_inviter", "inviter", "at"),
    sa.Index("invitations_by_table", "table_id"),
    sa.Index("invitations_by_time", "at"),
)
"""Who was asked to which table, by whom (with their name there) and when. Once declined, or where the inviter is ignored, a
row stays so that nobody is asked twice to the same table, and is never shown."""

ignored = sa.Table(
    "ignored",
    metadata,
    sa.Column("root", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Index("ignored_by_other", "other"),
)
"""Whose invitations somebody does not want to see."""

uninvited = sa.Table(
    "uninvited",
    metadata,
    sa.Column("root", sa.Text, primary_key=True),
)
"""People who take no invitations at all."""
