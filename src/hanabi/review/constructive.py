"""A quick search for a line that reaches a score: it finds most there are, and proves nothing when it fails.

A beam: all lines have the same length, the most promising few go on.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from heapq import nlargest
from operator import itemgetter

from hanabi.core import Action, Game, Play
from hanabi.review.bounds import is_out_of_reach
from hanabi.review.open_moves import open_key, open_moves
from hanabi.review.promise import Weights, worth
from hanabi.review.time_limit import TimeLimit

QUICK = (1, 4, 16)
PATIENT = (30,) * 16
"""How many lines go on at a time, attempt by attempt: first those that take milliseconds."""

MOST_TURNS = 400
"""No line is longer."""

NOISE = 0.6
"""So much may chance add to what a moment is worth, so that attempts differ."""


def find_line(
    game: Game, score: int, *, seed: int, limit: TimeLimit, widths: Sequence[int] = QUICK
) -> Game | None:
    """The game played to an end with this score, or None if no line was found in that time."""
    chance = random.Random(seed)  # noqa: S311  # the order of a search, no secret
    for width in widths:
        weights = Weights() if widths is QUICK else Weights().varied(chance)
        found = _beam(game, score, width, weights, chance if width > 1 else None, limit)
        if found is not None or limit.is_up:
            return found
    return None


def _beam(
    start: Game,
    score: int,
    width: int,
    weights: Weights,
    chance: random.Random | None,
    limit: TimeLimit,
) -> Game | None:
    lines = [start]
    for _ in range(MOST_TURNS):
        children: dict[Hashable, tuple[float, Game]] = {}
        for child in _next_turn(lines):
            if child.outcome is not None:
                if child.outcome.score >= score:
                    return child
                continue
            key = open_key(child)
            if key not in children and not is_out_of_reach(child, score):
                noise = 0.0 if chance is None else NOISE * chance.random()
                children[key] = (worth(child, weights) + noise, child)
        if not children or limit.is_up:
            return None
        best = nlargest(width, children.values(), key=itemgetter(0))
        lines = [game for _, game in best]
    return None


def _next_turn(lines: list[Game]) -> Iterator[Game]:
    """The games one turn on; the choice of a bonus tile belongs to the turn that revealed it."""
    running = list(lines)
    while running:
        game = running.pop()
        for move in _promising(game):
            child = game.copy()
            child.act(move)
            if child.pending is not None:
                running.append(child)
            else:
                yield child


def _promising(game: Game) -> list[Action]:
    """The moves without those that are hardly ever of use: a strike where one may discard or pass."""
    moves = open_moves(game)
    if game.pending is not None:
        return moves
    full = game.tokens == game.rules.clue_tokens
    kept = []
    for move in moves:
        if isinstance(move, Play):
            fits = game.fits(game.face(move.card))
            strikes = not fits or move.announced not in {None, game.face(move.card).suit}
            if strikes and (not full or game.strikes + 1 >= game.rules.strikes):
                continue
            if fits and game.rules.announced_plays and move.announced is None:
                continue
        kept.append(move)
    return kept or moves
