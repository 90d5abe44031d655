"""What the store keeps of reports: what people told the operator about others."""

from __future__ import annotations

import sqlalchemy as sa

from hanabi.server.schema import metadata

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("reporter", sa.Text),
    sa.Column("about", sa.Text),
    sa.Column("place", sa.Text, nullable=False),
    sa.Column("place_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("seen", sa.Boolean, nullable=False),
    sa.Column("number", sa.Integer),
    sa.Index("reports_by_reporter", "reporter", "at"),
)
"""`reporter` and `about` are roots, where they are known; `name` is what whoever it is about was called there.
The place is a `table` with its id, whose facts up to `number` had happened, or a `profile` with that of its person."""
