"""The tables of processes and of what they own. Only a PostgreSQL that several processes may share has rows in them."""

from __future__ import annotations

import sqlalchemy as sa

from hanabi.server.schema import metadata

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    sa.Column("place", sa.Text, nullable=False),
    sa.Column("life", sa.Text, nullable=False),
)
"""The processes that serve this database. A row is there until its process goes, or until it has expired by the clock
of the database and somebody takes it away; it never comes back, and neither does its id. `place` is where processes
see each other, `life` names one among them, for as long as it lives."""

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column(
        "process", sa.Text, sa.ForeignKey("processes.id", ondelete="CASCADE"), nullable=False
    ),
    sa.Column("epoch", sa.BigInteger, nullable=False),
    sa.Index("leases_by_process", "process"),
)
"""What has an owner now. A lease goes with its process, and each one that is given has a greater epoch than all before."""

EPOCHS = "lease_epochs"
"""The sequence in PostgreSQL that the epochs are drawn from."""
