"""Every line there is, for endings and small decks: the core plays them, and moments that failed are remembered."""

from __future__ import annotations

from collections.abc import Hashable

from hanabi.core import Game
from hanabi.review.bounds import is_out_of_reach
from hanabi.review.open_moves import open_key, open_moves
from hanabi.review.promise import Weights, worth
from hanabi.review.time_limit import TimeLimit


class GaveUp(Exception):
    """So many moments were looked at, or so much time has passed, and there is no answer."""


def exhaust(game: Game, score: int, *, limit: TimeLimit, most: int | None = None) -> Game | None:
    """The game played to an end with this score, or None if there is no such line. May raise `GaveUp`."""
    return _Search(score, limit, most).finish(game)


class _Search:
    """The moments of one deal from which the score cannot be reached."""

    def __init__(self, score: int, limit: TimeLimit, most: int | None) -> None:
        self._score, self._limit, self._most = score, limit, most
        self._failed: set[Hashable] = set()
        self._seen = 0

    def finish(self, game: Game) -> Game | None:
        if game.outcome is not None:
            return game if game.outcome.score >= self._score else None
        if is_out_of_reach(game, self._score):
            return None
        key = open_key(game)
        if key in self._failed:
            return None
        self._count()
        children, weights = [], Weights()
        for move in open_moves(game):
            child = game.copy()
            child.act(move)
            if child.outcome is None:
                children.append(child)
            elif child.outcome.score >= self._score:
                return child
        children.sort(key=lambda child: worth(child, weights), reverse=True)
        for child in children:
            found = self.finish(child)
            if found is not None:
                return found
        self._failed.add(key)
        return None

    def _count(self) -> None:
        self._seen += 1
        if self._most is not None and self._seen > self._most:
            raise GaveUp
        if self._limit.is_up:
            raise GaveUp
