"""The processes that serve one database, and which of them owns what."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("life", sa.Text, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column(
            "process", sa.Text, sa.ForeignKey("processes.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_by_process", "leases", ["process"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.schema.CreateSequence(sa.Sequence("lease_epochs")))


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.schema.DropSequence(sa.Sequence("lease_epochs")))
    op.drop_table("leases")
    op.drop_table("processes")
