"""Whether anybody tagged a game, and who was asked to a table: what retention asks for."""

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_index("tags_by_game", "tags", ["game_id"])
    op.create_index("invitations_by_table", "invitations", ["table_id"])
    op.create_index("invitations_by_time", "invitations", ["at"])


def downgrade() -> None:
    for name in ("invitations_by_table", "invitations_by_time"):
        op.drop_index(name, "invitations")
    op.drop_index("tags_by_game", "tags")
