"""Who people are on any device, what they report, and at which seat of a table they sat."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

events = sa.table("events", sa.column("table_id"), sa.column("number"), sa.column("data"))
seats = sa.table("seats", sa.column("key"), sa.column("table_id"), sa.column("seat"))


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("root", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("handle", sa.Text, nullable=True, unique=True),
        sa.Column("password", sa.Text, nullable=True),
        sa.Column("salt", sa.Text, nullable=True),
    )
    op.create_table(
        "devices",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("root", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_index("devices_by_root", "devices", ["root"])
    op.create_table(
        "carries",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("root", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.Text, nullable=True),
        sa.Column("about", sa.Text, nullable=True),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("place_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False),
    )
    op.add_column("seats", sa.Column("seat", sa.Integer, nullable=True))
    _backfill()


def _backfill() -> None:
    """The seat of every row, from the facts: the last time that its key or its link sat down there."""
    bind = op.get_bind()
    sat = events.c.data.startswith('{"type":"sat-down"')
    query = sa.select(events).where(sat).order_by(events.c.table_id, events.c.number)
    for row in bind.execute(query).all():
        fact = json.loads(row.data)
        keys = [key for key in (fact["key"], fact.get("link")) if key]
        here = sa.and_(seats.c.table_id == row.table_id, seats.c.key.in_(keys))
        bind.execute(seats.update().where(here).values(seat=fact["seat"]))


def downgrade() -> None:
    op.drop_column("seats", "seat")
    for name in ("reports", "carries", "devices", "people"):
        op.drop_table(name)
