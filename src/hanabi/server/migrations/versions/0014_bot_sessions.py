"""Logins of bots from outside, so that they hold in every process."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "bot_sessions",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("bot_sessions_by_name", "bot_sessions", ["name", "until"])
    op.create_index("bot_sessions_by_until", "bot_sessions", ["until"])


def downgrade() -> None:
    op.drop_table("bot_sessions")
