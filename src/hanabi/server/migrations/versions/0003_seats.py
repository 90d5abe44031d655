"""Which token holds a seat at which table, so that people find their tables again."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

events = sa.table("events", sa.column("table_id"), sa.column("number"), sa.column("data"))
seats = sa.table("seats", sa.column("key"), sa.column("table_id"))


def upgrade() -> None:
    op.create_table(
        "seats",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_index("seats_by_table", "seats", ["table_id"])
    held: dict[str, dict[int, str]] = {}
    kinds = [events.c.data.startswith(f'{{"type":"{kind}"') for kind in ("sat-down", "stood-up")]
    query = sa.select(events).where(sa.or_(*kinds)).order_by(events.c.table_id, events.c.number)
    for row in op.get_bind().execute(query):
        fact = json.loads(row.data)
        here = held.setdefault(row.table_id, {})
        here.pop(fact["seat"], None)
        if fact["type"] == "sat-down" and not fact.get("guest"):
            here[fact["seat"]] = fact["key"]
    rows = [
        {"key": key, "table_id": table_id}
        for table_id, here in held.items()
        for key in dict.fromkeys(here.values())
    ]
    if rows:
        op.get_bind().execute(seats.insert(), rows)


def downgrade() -> None:
    op.drop_table("seats")
