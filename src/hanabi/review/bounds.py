"""What can certainly no longer be reached from a moment of a game: bounds that are cheap to compute."""

from __future__ import annotations

from hanabi.core import Game, Scoring, Tile
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.core.outcome import reachable_heights


def piles_come_back(game: Game) -> bool:
    """Whether a bonus tile may still bring a discarded card back, so that nothing is gone for good."""
    waiting = (game.pending, *game.tiles)
    return Tile.RESHUFFLE in waiting or Tile.REPLAY in waiting


def penalties(game: Game) -> int:
    """The points that all penalty suits take off while they have no card."""
    return sum(FIREWORK_HEIGHT for suit in game.rules.suits if suit.scoring is Scoring.PENALTY)


def needed_plays(game: Game, score: int) -> int:
    """How many more cards have to be placed for this score, at least."""
    if game.rules.play_on:
        score = game.rules.maximum
    return score + penalties(game) - sum(game.fireworks)


def is_out_of_reach(game: Game, score: int) -> bool:
    """Whether this score is certainly lost: too few cards, or too few turns, are left. False proves nothing."""
    if score <= 0:
        return False
    if piles_come_back(game):
        return False
    heights = reachable_heights(game.rules, game.fireworks, game.discarded)
    if sum(heights) - penalties(game) < score:
        return True
    if game.rules.play_on:
        return False
    left = game.deck_size + game.players if game.turns_left is None else game.turns_left
    return left < needed_plays(game, score)
