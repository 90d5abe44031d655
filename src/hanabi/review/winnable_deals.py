"""Deals that can be won, drawn by chance: whoever plays one knows that, and nothing else about it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from hanabi.core import Game, HanabiError
from hanabi.review.causes import find_cause
from hanabi.review.constructive import find_line
from hanabi.review.time_limit import TimeLimit

MOST_DRAWN = 200
SECONDS = 30.0


class NoWinnableDeal(HanabiError):
    """None was found: at a table with such rules they are rare, or there are none."""


def draw_winnable(
    draw: Callable[[], Game], *, most: int = MOST_DRAWN, seconds: float = SECONDS
) -> Game:
    """The first of the games drawn in which the quick search finds a line to the maximum, before the first move.

    A deal that it does not win within a second or so counts as none, although it may be winnable. Raises
    `NoWinnableDeal` after so many deals, or so many seconds by the clock: people wait for it.
    """
    until, drawn = monotonic() + seconds, 0
    while drawn < most and (monotonic() < until or not drawn):
        game, drawn = draw(), drawn + 1
        if _can_be_won(game, TimeLimit(until - monotonic())):
            return game
    raise NoWinnableDeal(f"winnable: of {drawn} deals none was found that can be won")


def _can_be_won(game: Game, limit: TimeLimit) -> bool:
    if game.outcome is not None or find_cause(game, game.rules.maximum) is not None:
        return False
    return find_line(game, game.rules.maximum, seed=0, limit=limit) is not None
