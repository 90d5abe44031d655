"""`Rules` compiled to one table of integers, the only thing about the rules that compiled code is given.

A table is an int64 array. The names below are places in it: single numbers first, then lists.
Lists have room for the largest rules, so that every place is a constant.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import count
from typing import TYPE_CHECKING

import numpy as np

from hanabi.core.cards import MOST_COPIES, VALUES, ColourClue, Scoring, ValueClue
from hanabi.core.rules import MOST_COLOURS, MOST_SUITS, Rules, Strikeout, Tile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from hanabi.core import Outcome

_next = count().__next__

# What the rules say
PLAYERS = _next()
HAND = _next()
"""Cards in a full hand."""
SUITS = _next()
HEIGHT = _next()
"""Cards of a complete firework, which is also the highest value."""
FACES = _next()
COLOURS = _next()
"""Colours that may be named."""
VALUES_NAMED = _next()
"""Values that may be named."""
CLUES = _next()
TOKENS = _next()
STRIKES = _next()
CLUE_COST = _next()
MAY_LACK = _next()
"""1 when there can be cards that no clue touches, so that there may be none to give."""
EMPTY_CLUES = _next()
"""1 when all clues may be given to hands that they do not touch."""
MAY_MISS = _next()
"""Which clues may be, as a mask."""
ANNOUNCED = _next()
TILES = _next()
PLAY_ON = _next()
TALLY_AT_STRIKEOUT = _next()
CARDS = _next()
"""Cards of the whole deck."""
EVERY_FACE = _next()
EVERY_CLUE = _next()
TILE_ORDER = _next()
"""The tiles before shuffling, `TILE_BITS` bits each."""

# Where things lie in a row, behind its fixed words (see `hanabi.kernel.scalar.row`)
AT_HANDS = _next()
"""A word for each seat: how many cards, and the clues that touch one of them."""
AT_FACES = _next()
"""Faces of the hands, a byte each, `FACE_WORDS` words for each seat."""
FACE_WORDS = _next()
AT_KNOWN = _next()
"""A word for each place of each hand: what clues say about the card there."""
AT_PILE = _next()
"""The discard pile: for each face as many bits as copies, set from the lowest."""
PILE_WORDS = _next()
AT_TILES = _next()
"""The tiles in the order of revealing, `TILE_BITS` bits each."""
SEEN_WORDS = _next()
"""The words up to here are open to all but for own faces and tiles to come; see `hanabi.kernel.scalar.seat_view`."""
AT_LOG = _next()
"""The actions so far."""
LOG_BITS = _next()
"""Bits of an action in the log; 0 when none is kept."""
LOG_PER_WORD = _next()
LOG_INVERSE = _next()
"""2**20 / LOG_PER_WORD, rounded up: multiplying by it divides."""
AT_DECK = _next()
"""The deck, a byte a card, the next one to be drawn at the place that counts the drawn ones."""
DECK_WORDS = _next()
AT_PLACES = _next()
"""Where reshuffled cards go if the deal lists it: one more than the place, `PLACE_BITS` bits each; 0 leaves it to the seed."""
PLACE_WORDS = _next()
ROW_WORDS = _next()

NEAR = _next()
"""On a device: how many games a block of threads keeps in the memory that it shares; 0 elsewhere."""

# Where the kinds of actions begin; discards begin at 0
PLAY = _next()
COLOUR = _next()
VALUE = _next()
ANNOUNCE = _next()
TAKE_BACK = _next()
DECLINE = _next()
ACTIONS = _next()
MASK_WORDS = _next()

# Lists
MOST_FACES = MOST_SUITS * len(VALUES)
MOST_CLUES = MOST_COLOURS + len(VALUES)


def _list(size: int) -> int:
    """Room for a list of this size: its first place."""
    first = _next()
    for _ in range(size - 1):
        _next()
    return first


TOUCH = _list(MOST_CLUES)
"""By clue: the faces it touches."""
TOUCHED_BY = _list(MOST_FACES)
"""By face: the clues that touch it."""
SUIT = _list(MOST_FACES)
"""By face."""
PLACE = _list(MOST_FACES)
"""By face: how many cards of its suit lie before it."""
COPIES = _list(MOST_FACES)
"""By face."""
FIRST_BIT = _list(MOST_FACES)
"""By face: where its bits in the discard pile begin."""
FACE_AT = _list(MOST_FACES)
"""By suit · HEIGHT + place: the face."""
PENALTY = _list(MOST_SUITS)
"""By suit: 1 when its missing cards cost points."""
VALUE_CLUE = _list(len(VALUES))
"""By value − 1: the clue that names it; −1 where none may."""
TILE_COPIES = _list(len(Tile))
"""By kind of tile: how many are in the game."""
BOX = _list(MOST_FACES * MOST_COPIES // 8)
"""The deck before shuffling, eight cards a word."""
TABLE_SIZE = _next()

TILE_BITS = 3
KINDS_OF_TILE = tuple(Tile)
PLACE_BITS = 16
PLACES_PER_WORD = 3


FIXED_WORDS = 6
"""Words of a row that every game has: see `hanabi.kernel.scalar.row`."""

WORD = 64
_LOG_WORD = 60


def make_table(
    rules: Rules, players: int, *, history: bool = True, height: int = len(VALUES)
) -> NDArray[np.int64]:
    """The table of these rules. A height below 5 leaves the values above it out of every suit."""
    t = np.zeros(TABLE_SIZE, np.int64)
    suits, hand = rules.suits, rules.hand_size(players)
    faces = [card for card in rules.faces if card.value <= height]
    clues = [c for c in rules.clues if isinstance(c, ColourClue) or c.value <= height]
    colours = sum(isinstance(clue, ColourClue) for clue in clues)
    copies = [rules.copies(face) for face in faces]
    cards = sum(copies)

    t[PLAYERS], t[HAND], t[SUITS], t[HEIGHT] = players, hand, len(suits), height
    t[FACES], t[COLOURS], t[CLUES] = len(faces), colours, len(clues)
    t[VALUES_NAMED] = len(clues) - colours
    t[TOKENS], t[STRIKES] = rules.clue_tokens, rules.strikes
    t[CLUE_COST] = rules.clue_cost
    t[MAY_LACK] = any(not any(rules.touches(clue, face) for clue in clues) for face in faces)
    t[MAY_MISS] = sum(rules.may_miss(clue) << c for c, clue in enumerate(clues))
    t[EMPTY_CLUES] = t[MAY_MISS] == (1 << len(clues)) - 1
    t[ANNOUNCED] = rules.announced_plays
    t[TILES], t[PLAY_ON] = len(rules.bonus_tiles), rules.play_on
    t[TALLY_AT_STRIKEOUT] = rules.strikeout is Strikeout.TALLY
    t[CARDS] = cards
    t[EVERY_FACE], t[EVERY_CLUE] = (1 << len(faces)) - 1, (1 << len(clues)) - 1
    t[TILE_ORDER] = pack_tiles(rules.bonus_tiles)

    for c, clue in enumerate(clues):
        for f, face in enumerate(faces):
            if rules.touches(clue, face):
                t[TOUCH + c] |= 1 << f
                t[TOUCHED_BY + f] |= 1 << c
    for value in VALUES:
        named = ValueClue(value)
        t[VALUE_CLUE + value - 1] = clues.index(named) if named in clues else -1
    for f, face in enumerate(faces):
        suit = suits[face.suit]
        place = height - face.value if suit.descending else face.value - 1
        t[SUIT + f], t[PLACE + f], t[COPIES + f] = face.suit, place, copies[f]
        t[FIRST_BIT + f] = sum(copies[:f])
        t[FACE_AT + face.suit * height + place] = f
    for s, suit in enumerate(suits):
        t[PENALTY + s] = suit.scoring is Scoring.PENALTY
    for tile in rules.bonus_tiles:
        t[TILE_COPIES + KINDS_OF_TILE.index(tile)] += 1
    box = [f for f, number in enumerate(copies) for _ in range(number)]
    deck_words = -(-cards // 8)
    t[BOX : BOX + deck_words] = pack_bytes(box, deck_words)

    _number_actions(t)
    _lay_out_row(t, history=history)
    return t


def _number_actions(t: NDArray[np.int64]) -> None:
    """DeepMind's order: discards, plays, colour clues, value clues; then what it does not have."""
    others = t[PLAYERS] - 1
    takes = reshuffles(t)
    replays = t[TILE_COPIES + KINDS_OF_TILE.index(Tile.REPLAY)]
    t[PLAY] = t[HAND]
    t[COLOUR] = t[PLAY] + t[HAND]
    t[VALUE] = t[COLOUR] + others * t[COLOURS]
    t[ANNOUNCE] = t[VALUE] + others * t[VALUES_NAMED]
    t[TAKE_BACK] = t[ANNOUNCE] + t[ANNOUNCED] * t[HAND] * t[SUITS]
    t[DECLINE] = t[TAKE_BACK] + (t[FACES] if takes or replays else 0)
    t[ACTIONS] = t[DECLINE] + (1 if takes or replays else 0)
    t[MASK_WORDS] = -(-t[ACTIONS] // WORD)


def _lay_out_row(t: NDArray[np.int64], *, history: bool) -> None:
    players, hand, cards = t[PLAYERS], t[HAND], t[CARDS]
    t[FACE_WORDS], t[PILE_WORDS], t[DECK_WORDS] = -(-hand // 8), -(-cards // WORD), -(-cards // 8)
    t[AT_HANDS] = FIXED_WORDS
    t[AT_FACES] = t[AT_HANDS] + players
    t[AT_KNOWN] = t[AT_FACES] + players * t[FACE_WORDS]
    t[AT_PILE] = t[AT_KNOWN] + players * hand
    t[AT_TILES] = t[AT_PILE] + t[PILE_WORDS]
    t[SEEN_WORDS] = t[AT_TILES] + (1 if t[TILES] else 0)
    t[AT_LOG] = t[SEEN_WORDS]
    t[LOG_BITS] = int(t[ACTIONS]).bit_length() if history else 0
    log_words = 0
    if history:
        t[LOG_PER_WORD] = _LOG_WORD // t[LOG_BITS]
        t[LOG_INVERSE] = -(-(1 << 20) // t[LOG_PER_WORD])
        log_words = -(-most_steps(t) // int(t[LOG_PER_WORD]))
    t[AT_DECK] = t[AT_LOG] + log_words
    t[AT_PLACES] = t[AT_DECK] + t[DECK_WORDS]
    t[PLACE_WORDS] = -(-reshuffles(t) // PLACES_PER_WORD)
    t[ROW_WORDS] = t[AT_PLACES] + t[PLACE_WORDS]


def reshuffles(t: NDArray[np.int64]) -> int:
    """How often a card can go back into the deck: as often as there are tiles for it."""
    return int(t[TILE_COPIES + KINDS_OF_TILE.index(Tile.RESHUFFLE)])


def most_steps(t: NDArray[np.int64]) -> int:
    """No game is longer: every step but a clue takes a card from a hand or resolves a tile, and clues cost."""
    tiles = int(t[TILES])
    removals = int(t[CARDS]) + tiles
    if not t[PLAY_ON]:
        removals += int(t[PLAYERS]) * (1 - int(t[HAND]))
    returned = removals * (2 if t[ANNOUNCED] else 1) + 2 * tiles
    return removals + int(t[TOKENS]) + returned + tiles


class Status(IntEnum):
    """Why a game is over; the same reasons as `hanabi.core.Reason`, and 0 while it runs."""

    RUNS = 0
    VICTORY = 1
    LAST_ROUND = 2
    STRIKES = 3
    INDISPENSABLE = 4
    DEADLOCK = 5
    ENDED = 6

    @classmethod
    def of(cls, outcome: Outcome | None) -> Status:
        """How a game of the core stands that has this outcome."""
        return cls.RUNS if outcome is None else cls[outcome.reason.name]


def pack_bytes(numbers: list[int], words: int) -> list[int]:
    """Small numbers, eight a word, the first lowest."""
    packed = [0] * words
    for i, number in enumerate(numbers):
        packed[i // 8] |= number << 8 * (i % 8)
    return packed


def pack_places(places: Sequence[int], words: int) -> list[int]:
    """Places of reshuffled cards as a row holds them; what is not listed is 0."""
    packed = [0] * words
    for i, place in enumerate(places[: words * PLACES_PER_WORD]):
        packed[i // PLACES_PER_WORD] |= (place + 1) << PLACE_BITS * (i % PLACES_PER_WORD)
    return packed


def pack_tiles(tiles: Sequence[Tile]) -> int:
    """Tiles in the order of revealing, as a row holds them."""
    return sum(KINDS_OF_TILE.index(tile) << TILE_BITS * i for i, tile in enumerate(tiles))
