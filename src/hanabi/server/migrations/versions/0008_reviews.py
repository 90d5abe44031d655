"""Reviews of finished games, whole or as far as they came."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("complete", sa.Boolean, nullable=False),
        sa.Column("review", sa.Text, nullable=True),
        sa.Column("solution", sa.Text, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("reviews")
