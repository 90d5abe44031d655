"""A quick search for a line that reaches a score: it finds most there are, and proves nothing when it fails.

A beam: all lines have the same length, the most promising few go on. What is promising is judged by the
cards placed, the tokens and the room to spare, and by what the hands and the deck still hold.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from heapq import nlargest
from operator import itemgetter
from time import monotonic

from hanabi.core import Action, Game, Play
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.review.bounds import is_out_of_reach
from hanabi.review.open_moves import open_key, open_moves

QUICK = (1, 4, 16)
PATIENT = (60,)
"""How many lines go on at a time, attempt by attempt: first those that take milliseconds."""

MOST_TURNS = 400
"""No line is longer."""

NOISE = 0.6
"""So much may chance add to what a moment is worth, so that attempts differ."""


def find_line(
    game: Game, score: int, *, seed: int, until: float, widths: Sequence[int] = QUICK
) -> Game | None:
    """The game played to an end with this score, or None if no line was found until that moment."""
    chance = random.Random(seed)  # noqa: S311  # the order of a search, no secret
    for width in widths:
        found = _beam(game, score, width, chance if width > 1 else None, until)
        if found is not None or monotonic() > until:
            return found
    return None


def _beam(
    start: Game, score: int, width: int, chance: random.Random | None, until: float
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
                children[key] = (worth(child) + noise, child)
        if not children or monotonic() > until:
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


def worth(game: Game) -> float:
    """How promising a moment is, compared with others after as many turns."""
    rules, heights, gone = game.rules, game.fireworks, game.discarded
    total = 3.0 * sum(heights) + game.tokens + (game.pace or 0)
    for index, suit in enumerate(rules.suits):
        for place in range(heights[index], FIREWORK_HEIGHT):
            value = suit.value_at(place)
            copies, lost = suit.copies[value - 1], gone[index * FIREWORK_HEIGHT + value - 1]
            if lost:
                total -= 0.7 * lost / copies
                if lost == copies - 1:
                    total -= 0.8
    for face in {game.face(card) for hand in game.hands for card in hand}:
        away = rules.suits[face.suit].place(face.value) - heights[face.suit]
        if away >= 0:
            total += 0.5 - 0.08 * away
    return total
