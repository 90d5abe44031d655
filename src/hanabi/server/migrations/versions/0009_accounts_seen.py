"""When each bot from outside logged in last, so that those who come no more can be forgotten."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("seen", sa.Float, nullable=True))
    accounts = sa.table("accounts", sa.column("seen", sa.Float))
    op.execute(accounts.update().values(seen=time.time()))  # of those before nobody knows
    with op.batch_alter_table("accounts") as table:
        table.alter_column("seen", existing_type=sa.Float, nullable=False)


def downgrade() -> None:
    op.drop_column("accounts", "seen")
