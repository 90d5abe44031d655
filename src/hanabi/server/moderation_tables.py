"""What the store keeps of moderation: what the operator has decided about people, and what everybody is told."""

from __future__ import annotations

import sqlalchemy as sa

from hanabi.server.schema import metadata

sanctions = sa.Table(
    "sanctions",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("root", sa.Text),
    sa.Column("network", sa.Text),
    sa.Column("until", sa.Float),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Index("sanctions_by_end", "until"),
)
"""A `ban` or a `silence` of a person, by their root, or a ban of a network. Without `until` it holds until it is lifted."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float),
    sa.Column("text", sa.Text, nullable=False),
)
"""What the operator tells everybody; the newest that is not over counts."""
