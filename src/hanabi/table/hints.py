"""Hints: what a bot would do in somebody's place, and why. It is shown what that seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from hanabi.core import Game, Seat
from hanabi.table.decisions import visible_game
from hanabi.table.settings import CommandRefused
from hanabi.table.table import Table

ADVISER = "friend"
"""The bot that is asked: it plays by the conventions people use, and can say why."""


def check_hint(table: Table, seat: int) -> Game:
    """The game in which this seat may ask now, or a refusal."""
    game = visible_game(table, seat)
    if not table.settings.hints:
        raise CommandRefused("no-hints", "nobody is given hints at this table")
    if game.to_act != seat:
        raise CommandRefused("not-your-turn", "it is another player's turn")
    return game


def advised_team(team: Sequence[str | None], seat: Seat) -> list[str | None]:
    """The bot at each seat, with the adviser in the place of whoever asks."""
    return [ADVISER if other == seat else bot for other, bot in enumerate(team)]
