"""Which tables have a clock that may run, and when there was a server to run it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "uptimes",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
    )
    op.add_column("lobby", sa.Column("timed", sa.Boolean, nullable=True))
    op.create_index("lobby_by_clock", "lobby", ["timed"])


def downgrade() -> None:
    op.drop_index("lobby_by_clock", "lobby")
    op.drop_column("lobby", "timed")
    op.drop_table("uptimes")
