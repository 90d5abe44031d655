"""Tags on past games, invitations, which bots played, and the order of games within an edition."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

games = sa.table("games", sa.column("id"), sa.column("bots"), sa.column("record"))


def upgrade() -> None:
    op.create_table(
        "tags",
        sa.Column("root", sa.Text, primary_key=True),
        sa.Column("game_id", sa.Text, primary_key=True),
        sa.Column("tag", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("tags_by_tag", "tags", ["root", "tag"])
    op.create_table(
        "invitations",
        sa.Column("root", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("inviter", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("invitations_by_inviter", "invitations", ["inviter", "at"])
    op.create_table(
        "ignored",
        sa.Column("root", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
    )
    op.create_index("ignored_by_other", "ignored", ["other"])
    op.create_table("uninvited", sa.Column("root", sa.Text, primary_key=True))
    op.create_index("games_by_edition", "games", ["edition", "ended"])
    op.add_column("games", sa.Column("bots", sa.Text, nullable=True))
    for game_id, record in op.get_bind().execute(sa.select(games.c.id, games.c.record)).all():
        bots = _bots(record)
        if bots is not None:
            update = games.update().where(games.c.id == game_id).values(bots=json.dumps(bots))
            op.get_bind().execute(update)


def _bots(record: str) -> list[str | None] | None:
    """The bot at each seat, null for anybody else, if the record says who played."""
    players: list[Any] = json.loads(record)["players"]
    told = [player for player in players if isinstance(player, dict) and "kind" in player]
    return [player.get("bot") for player in told] or None


def downgrade() -> None:
    op.drop_index("games_by_edition", "games")
    op.drop_column("games", "bots")
    for name in ("uninvited", "ignored", "invitations", "tags"):
        op.drop_table(name)
