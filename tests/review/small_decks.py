"""Small tables of every rule, and what can be reached there according to all lines the core allows."""

from __future__ import annotations

import random
from collections.abc import Hashable

from hanabi.core import Card, Deal, Game, GiveClue, Rules, Suit, Tile, edition, house_rules
from hanabi.core.editions import BLACK

ONE_EACH = (1, 1, 1, 1, 1)
RED, BLUE = Suit("red", copies=(2, 2, 1, 1, 1)), Suit("blue", copies=ONE_EACH)
SHORT = house_rules(
    edition("cocktail"), suits=(RED, BLUE), hand_sizes=(1, 1), clue_tokens=1, strikes=2
)

SMALL: dict[str, Rules] = {
    "short": SHORT,
    "longer hands": house_rules(SHORT, hand_sizes=(2, 2), strikes=1),
    "copies": house_rules(SHORT, suits=(Suit("red", copies=(3, 2, 2, 2, 1)),), hand_sizes=(3, 2)),
    "three suits": house_rules(
        SHORT, suits=tuple(Suit(name, ONE_EACH) for name in ("red", "blue", "green")), strikes=1
    ),
    "three strikes": house_rules(SHORT, strikes=3),
    "two tokens": house_rules(SHORT, clue_tokens=2),
    "no tokens": house_rules(SHORT, clue_tokens=0, strikes=3, hand_sizes=(2, 2)),
    "empty clues": house_rules(SHORT, empty_clues=True, clue_tokens=2),
    "strikes count": house_rules(SHORT, strikeout="tally"),
    "announced": house_rules(SHORT, announced_plays=True),
    "play on": house_rules(SHORT, play_on=True),
    "play on, announced": house_rules(SHORT, play_on=True, announced_plays=True),
    "play on, empty clues": house_rules(SHORT, play_on=True, empty_clues=True, strikes=1),
    "black": house_rules(SHORT, suits=(BLUE, BLACK), strikes=1),
    "clues cost two": house_rules(SHORT, clue_tokens=4, clue_cost=2),
    "colours that touch nothing": house_rules(SHORT, clue_tokens=2, colour_reach="nothing"),
    "descending": house_rules(SHORT, suits=(Suit("red", ONE_EACH, descending=True), BLUE)),
    "tiles": house_rules(SHORT, bonus_tiles=tuple(Tile)),
    "replay, play on": house_rules(SHORT, bonus_tiles=(Tile.REPLAY,), play_on=True),
    "reshuffle, announced": house_rules(
        SHORT, bonus_tiles=(Tile.RESHUFFLE, Tile.MEND), announced_plays=True, strikes=1
    ),
    "free tiles": house_rules(SHORT, bonus_tiles=(Tile.VALUE_CLUE, Tile.CLUE)),
}


def small_game(rules: Rules, players: int, seed: int) -> Game:
    """A deal that is more or less in the order of the fireworks, so that some can be won and some cannot."""
    chance = random.Random(seed)
    mess = 1 + seed % 4

    def depth(card: Card) -> float:
        return rules.suits[card.suit].place(card.value) + mess * chance.random()

    tiles = list(rules.bonus_tiles)
    chance.shuffle(tiles)
    deal = Deal(tuple(sorted(rules.box, key=depth)), tuple(tiles), seed=seed)
    return Game(rules, players, deal=deal, first=seed % players)


def reachable_score(game: Game) -> int:
    """The most points of all lines, clues being one move; every other legal action is tried."""
    return _best(game, {})


def _best(game: Game, known: dict[Hashable, int]) -> int:
    if game.outcome is not None:
        return game.outcome.score
    key = (
        *(game.to_act, game.tokens, game.strikes, game.turns_left, game.fireworks),
        *(tuple(tuple(sorted(map(game.face, hand))) for hand in game.hands), game.deck),
        *(game.discarded, game.pending, game.tiles, game.places),
    )
    if key in known:
        return known[key]
    best, clued = 0, False
    for action in game.legal_actions():
        if isinstance(action, GiveClue):
            if clued:
                continue
            clued = True
        child = game.copy()
        child.act(action)
        best = max(best, _best(child, known))
        if best == game.rules.maximum:
            break
    known[key] = best
    return best
