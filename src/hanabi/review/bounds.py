"""What can certainly no longer be reached from a moment of a game: bounds that are cheap to compute."""

from __future__ import annotations

from hanabi.core import Game, Scoring, Tile
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.core.outcome import reachable_heights

_BACK = frozenset({Tile.RESHUFFLE, Tile.REPLAY})


def returns_left(game: Game) -> int:
    """How many discarded cards bonus tiles may still bring back, at most."""
    if not game.rules.bonus_tiles:
        return 0
    suits, heights = game.rules.suits, game.fireworks
    missing = [
        suit for suit, height in zip(suits, heights, strict=True) if height < FIREWORK_HEIGHT
    ]
    turned = sum(not suit.descending for suit in missing)
    if turned == len(missing):
        turned -= 1  # the last firework wins without a tile
    waiting = (game.pending, *game.tiles[: max(0, turned)])
    return sum(tile in _BACK for tile in waiting)


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
    return score > 0 and (lacks_cards(game, score) or lacks_turns(game, score))


def lacks_cards(game: Game, score: int) -> bool:
    """Whether cards that this score needs are gone, and more of them than can come back."""
    back = returns_left(game)
    if back:
        everything = needed_plays(game, score) == len(game.rules.faces) - sum(game.fireworks)
        return everything and _gone(game) > back
    heights = reachable_heights(game.rules, game.fireworks, game.discarded)
    return sum(heights) - penalties(game) < score


def _gone(game: Game) -> int:
    """How many needed cards have all their copies on the discard pile."""
    rules = game.rules
    return sum(
        number == rules.copies(face) and game.is_needed(face)
        for face, number in zip(rules.faces, game.discarded, strict=True)
    )


def lacks_turns(game: Game, score: int) -> bool:
    """Whether there are fewer turns left than cards to place, those counted that tiles may place or turn into turns."""
    if game.rules.play_on:
        return False
    left = game.deck_size + game.players if game.turns_left is None else game.turns_left
    return left + returns_left(game) < needed_plays(game, score)
