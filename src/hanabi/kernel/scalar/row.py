"""The layout of a game's row, and functions that read it: a true row or a seat's copy of one (`seat_view`)."""

from __future__ import annotations

import numpy as np

from hanabi.kernel import table as T
from hanabi.kernel.compiling import small
from hanabi.kernel.frozen import unroll
from hanabi.kernel.words import count_bits, get_byte, lowest_bit

STREAM = 0
"""The state of the deck's stream of numbers. Hidden."""
SEED = 1
"""Hidden."""
STATUS = 2
"""Small numbers that change often, a byte each."""
DECK = 3
"""How far deck and log have come."""
SHOW = 4
"""Four bits a firework; above them the turn, the places used, and who began."""
LAST = 5
"""The last action."""

_field = np.int64
"""Of a type of its own: Numba would compile a function anew for every plain number it is called with."""

# Bytes of STATUS
TOKENS = _field(0)
STRIKES = _field(8)
TO_ACT = _field(16)
TURNS_LEFT = _field(24)
"""One more than the turns left once the last round runs, else 0."""
PENDING = _field(32)
"""One more than the kind of tile that waits for a choice, else 0."""
ENDED = _field(40)
"""A `Status`."""
REVEALED = _field(48)
"""Tiles revealed."""
SCORE = _field(56)

# Parts of DECK, 16 bits each
DRAWN = _field(0)
SHUFFLED = _field(16)
"""Cards whose place is decided: those drawn, or all of them once a card was shuffled back."""
STEPS = _field(32)

# Parts of SHOW above the fireworks
TURN = _field(32)
PLACES = _field(48)
FIRST = _field(56)

# Parts of LAST
LAST_SEAT = 0
LAST_KIND = 4
LAST_TARGET = 8
LAST_CLUE = 12
LAST_SCORED = 16
LAST_TOKEN = 17
LAST_ANNOUNCED = 20
"""One more than the suit, else 0."""
LAST_SLOT = 24
LAST_FACE = 32

# Kinds of actions, as the observation lists them
NOTHING = _field(0)
PLAYED = _field(1)
DISCARDED = _field(2)
COLOUR_TOLD = _field(3)
VALUE_TOLD = _field(4)
TAKEN_BACK = _field(5)
DECLINED = _field(6)

# Parts of a word about a hand
SIZE_MASK = 0xFF
TOUCHING = 8

# Parts of a word about a card: the faces clues allow, and the clues told while it was held
TOLD = 40
POSSIBLE_MASK = (1 << TOLD) - 1

NO_FACE = 0x7F
"""In a seat's copy of a row: a card it may not see."""

_FOUR_BITS = 0xF
_BYTE = 0xFF
_TWO_BYTES = 0xFFFF


@small
def status(rows, g, field):
    """A byte of STATUS."""
    return (rows[g, STATUS] >> field) & _BYTE


@small
def pending(t, rows, g):
    """One more than the kind of tile that waits for a choice, else 0."""
    return status(rows, g, PENDING) if t[T.TILES] else 0


@small
def deck(rows, g, field):
    """A part of DECK."""
    return (rows[g, DECK] >> field) & _TWO_BYTES


@small
def cards_left(t, rows, g):
    return t[T.CARDS] - deck(rows, g, DRAWN)


@small
def height(rows, g, suit):
    """Cards placed of a suit."""
    return (rows[g, SHOW] >> (4 * suit)) & _FOUR_BITS


@small
def fits(t, rows, g, face):
    return t[T.PLACE + face] == height(rows, g, t[T.SUIT + face])


@small
def hand_size(t, rows, g, seat):
    return rows[g, t[T.AT_HANDS] + seat] & SIZE_MASK


@small
def face_of(t, rows, g, seat, slot):
    """The face at this place of a hand; `NO_FACE` if the row belongs to a seat that may not see it."""
    return get_byte(rows, g, t[T.AT_FACES] + seat * t[T.FACE_WORDS], slot)


@small
def known(t, rows, g, seat, slot):
    """The word about this card: use `possible`, `told` and `marked` on it."""
    return rows[g, t[T.AT_KNOWN] + seat * t[T.HAND] + slot]


@small
def possible(word):
    """The faces that clues allow, as a mask."""
    return word & POSSIBLE_MASK


@small
def told(word):
    """The clues given to its holder since the card was drawn, as a mask."""
    return word >> TOLD


@small
def marked(t, word):
    """The clues that touched the card: all its possible faces agree on them."""
    return (word >> TOLD) & t[T.TOUCHED_BY + lowest_bit(word & POSSIBLE_MASK)]


@small
def on_pile(t, rows, g, face, number):
    """Whether at least so many copies of a face are discarded; the number is from 1 to its copies."""
    bit = t[T.FIRST_BIT + face] + number - 1
    return (rows[g, t[T.AT_PILE] + (bit >> 6)] >> (bit & 63)) & 1


@small
def discarded(t, rows, g, face):
    """Copies of a face on the discard pile."""
    if t[T.PILE_WORDS] == 1:
        copies = rows[g, t[T.AT_PILE]] >> t[T.FIRST_BIT + face]
        return count_bits(copies & ((1 << t[T.COPIES + face]) - 1))
    number = 0
    while number < t[T.COPIES + face] and on_pile(t, rows, g, face, number + 1):
        number += 1
    return number


@small
def tile(t, rows, g, number):
    """Kind of the n-th revealed tile, counted from 0."""
    return (rows[g, t[T.AT_TILES]] >> (T.TILE_BITS * number)) & ((1 << T.TILE_BITS) - 1)


@small
def tally(t, rows, g):
    """The points of the fireworks, never below 0."""
    points = 0
    for suit in range(t[T.SUITS]):
        points += height(rows, g, suit) - t[T.PENALTY + suit] * t[T.HEIGHT]
    unroll(t)
    return max(points, 0)
