"""What the store keeps of reviews: what was found out about a finished game, without anybody's name."""

from __future__ import annotations

import sqlalchemy as sa

from hanabi.server.schema import metadata

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("game_id", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("complete", sa.Boolean, nullable=False),
    sa.Column("review", sa.Text),
    sa.Column("solution", sa.Text),
)
"""`review` is that of `hanabi.review.findings_json`, whole or as far as it came; `solution` the verdicts of the solver
turn by turn (`hanabi.review.verdict_json`). `version`
is that of `hanabi.review.findings`: a review of another one is as good as none. `complete` once nothing more is to be found out. Players are seats there."""
