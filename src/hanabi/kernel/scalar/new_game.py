"""Starting a game in a row: from a seed or from an explicit deal."""

from __future__ import annotations

from typing import Any, NamedTuple

from hanabi.core.shuffle import Purpose
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import ONE, advance, below, mix
from hanabi.kernel.scalar.hands import deal, decide
from hanabi.kernel.scalar.row import (
    DECK,
    FIRST,
    LAST,
    SCORE,
    SEED,
    SHOW,
    STATUS,
    STREAM,
    TO_ACT,
    TOKENS,
    TOUCHING,
    TURN,
    TURNS_LEFT,
    cards_left,
    tally,
)

_DECK, _TILES = int(Purpose.DECK), int(Purpose.TILES)


@small
def lay_table(t, rows, g, seed, first):
    """A table before the deal: full deck, empty hands, all tokens there."""
    _set_up(t, rows, g, seed, first)
    no_cards = t[T.MAY_MISS] << TOUCHING
    for seat in range(t[T.PLAYERS]):
        rows[g, t[T.AT_HANDS] + seat] = no_cards
    for word in range(t[T.AT_FACES], t[T.AT_KNOWN]):
        rows[g, word] = 0


@small
def _set_up(t, rows, g, seed, first):
    """Everything but the hands."""
    rows[g, STREAM] = mix(4 * seed + _DECK)
    rows[g, SEED] = seed
    rows[g, STATUS] = (t[T.TOKENS] << TOKENS) | (first << TO_ACT)
    rows[g, DECK] = 0
    rows[g, SHOW] = (1 << TURN) | (first << FIRST)
    rows[g, LAST] = 0
    for word in range(t[T.AT_PILE], t[T.AT_TILES]):
        rows[g, word] = 0
    if t[T.TILES]:
        rows[g, t[T.AT_TILES]] = _shuffled_tiles(t, seed)
    for word in range(t[T.DECK_WORDS]):
        rows[g, t[T.AT_DECK] + word] = t[T.BOX + word]
    for word in range(t[T.PLACE_WORDS]):
        rows[g, t[T.AT_PLACES] + word] = 0
    rows[g, STATUS] += tally(t, rows, g) << SCORE


@small
def _shuffled_tiles(t, seed):
    """The order in which the tiles will be revealed, as the seed has it."""
    order = t[T.TILE_ORDER]
    stream = mix(4 * seed + _TILES)
    for i in range(t[T.TILES] - 1):
        stream = advance(stream, ONE)
        low = T.TILE_BITS * i
        high = low + T.TILE_BITS * below(mix(stream), t[T.TILES] - i)
        differing = ((order >> low) ^ (order >> high)) & ((1 << T.TILE_BITS) - 1)
        order ^= (differing << low) | (differing << high) if high > low else 0
    return order


@part
def reset(t, rows, g, seed, first):
    """Begin a new game and deal (R27)."""
    _set_up(t, rows, g, seed, first)
    deal(t, rows, g)
    begin_last_round(t, rows, g)


class Deals(NamedTuple):
    """Explicit deals, one in each row of the arrays."""

    seeds: Any
    """Of the places that are not listed, and of the game that follows by auto-reset."""

    decks: Any
    """Faces, the top first."""

    tiles: Any
    """The order of the bonus tiles, one word (see `hanabi.kernel.table.pack_tiles`)."""

    places: Any
    """Where reshuffled cards go, in words (see `hanabi.kernel.table.pack_places`)."""


@part
def reset_to_deal(t, rows, g, deals, first):
    """Begin a new game with the deal in row g of `deals`."""
    _set_up(t, rows, g, deals.seeds[g], first)
    decide(t, rows, g, deals.decks)
    if t[T.TILES]:
        rows[g, t[T.AT_TILES]] = deals.tiles[g]
    for word in range(t[T.PLACE_WORDS]):
        rows[g, t[T.AT_PLACES] + word] = deals.places[g, word]
    deal(t, rows, g)
    begin_last_round(t, rows, g)


@small
def begin_last_round(t, rows, g):
    """Once the deck is empty everybody has one more turn, unless the table plays on."""
    if cards_left(t, rows, g) == 0 and not t[T.PLAY_ON]:
        rows[g, STATUS] += (t[T.PLAYERS] + 1) << TURNS_LEFT
