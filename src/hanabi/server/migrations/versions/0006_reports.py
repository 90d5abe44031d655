"""What had happened at a table when somebody there was reported, and the reports of one person in their order."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("reports", sa.Column("number", sa.Integer, nullable=True))
    op.create_index("reports_by_reporter", "reports", ["reporter", "at"])


def downgrade() -> None:
    op.drop_index("reports_by_reporter", "reports")
    op.drop_column("reports", "number")
