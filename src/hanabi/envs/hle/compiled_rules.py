"""DeepMind's way through a game over the kernel's rows: chance deals card by card, and nothing stops at the end.

Rows here hold one game and have words of their own behind the kernel's. They are never changed: each
move reads one and writes the next.
"""

from __future__ import annotations

import numpy as np

from hanabi.envs.hle import position_layout as layout
from hanabi.kernel import table as T
from hanabi.kernel.compiling import entry, small
from hanabi.kernel.scalar.bits import ZERO
from hanabi.kernel.scalar.game import LAST_TURN, act, pass_turn
from hanabi.kernel.scalar.hands import take
from hanabi.kernel.scalar.legal import legal
from hanabi.kernel.scalar.new_game import lay_table
from hanabi.kernel.scalar.observe import observe
from hanabi.kernel.scalar.row import (
    COLOUR_TOLD,
    DECK,
    DRAWN,
    ENDED,
    LAST,
    LAST_CLUE,
    LAST_FACE,
    LAST_KIND,
    LAST_TARGET,
    SCORE,
    SHUFFLED,
    STATUS,
    STRIKES,
    TO_ACT,
    TOKENS,
    TOLD,
    TURNS_LEFT,
    VALUE_TOLD,
    cards_left,
    deck,
    face_of,
    hand_size,
    height,
    known,
    marked,
    possible,
    status,
)

# Words behind the kernel's
ENDS = 0
"""A bit for each `Status` that the kernel has ended the game with, whether or not play went on."""
SEER = 1
"""1 when every card is dealt as if clues had told all about it."""
COUNTS = 2
"""Cards left in the deck, by face."""

# A word of history is the kernel's word about the last action, and above it
REVEALED = 40
NEWLY = 48
MASK_SLOTS = 8
"""More slots do not fit the original's mask."""
DEALT = 7
"""The kind of a deal, next to the kernel's kinds of actions."""

_STRUCK_OUT = 1 << int(T.Status.STRIKES)
_OUT_OF_TURNS = 1 << int(T.Status.LAST_ROUND)
_HIGH_WORD = 2.0**32
_BELOW_ONE = float(np.nextafter(1.0, 0.0))


@entry
def lay(t, rows, first, seer):
    """A table before the first card is dealt; `first` will be the first to act."""
    # The turn passes on when all cards are dealt, as it does after every other deal.
    lay_table(t, rows, 0, 0, first - 1 if first else t[T.PLAYERS] - 1)
    own = t[T.ROW_WORDS]
    rows[0, own + ENDS] = 0 if t[T.STRIKES] else _STRUCK_OUT
    rows[0, own + SEER] = seer
    for face in range(t[T.FACES]):
        rows[0, own + COUNTS + face] = t[T.COPIES + face]


@entry
def move(t, before, rows, action):
    """A legal action. Returns its word of history and who is next."""
    _copy(before, rows)
    act(t, rows, 0, action)
    _note_end(t, rows)
    _go_on(t, rows)
    return rows[0, LAST] | _told(t, before, rows), _current(t, rows)


@entry
def deal_card(t, before, rows, face):
    """Deal a card that is in the deck to whom it is due. Returns its word of history and who is next."""
    _copy(before, rows)
    return _deal(t, rows, face)


@entry
def deal_by_chance(t, before, rows, low, high):
    """Deal the card that two words of chance choose; also says whether they were needed."""
    _copy(before, rows)
    face, needed = _choose(t, rows, low, high)
    word, current = _deal(t, rows, face)
    return word, current, needed


@entry
def describe(t, rows, facts):
    """Write what is true of a position to a list of numbers."""
    ends = rows[0, t[T.ROW_WORDS] + ENDS]
    legal(t, rows, 0, facts, 0)
    facts[0, layout.CURRENT] = _current(t, rows)
    facts[0, layout.DECK] = cards_left(t, rows, 0)
    facts[0, layout.INFORMATION] = status(rows, 0, TOKENS)
    facts[0, layout.LIVES] = t[T.STRIKES] - status(rows, 0, STRIKES)
    facts[0, layout.SCORE] = 0 if ends & _STRUCK_OUT else status(rows, 0, SCORE)
    facts[0, layout.ENDS] = ends
    for suit in range(t[T.SUITS]):
        facts[0, layout.FIREWORKS + suit] = height(rows, 0, suit)
    words = layout.FACES + t[T.PLAYERS] * t[T.HAND]
    for seat in range(t[T.PLAYERS]):
        size = hand_size(t, rows, 0, seat)
        facts[0, layout.SIZES + seat] = size
        for slot in range(size):
            word = known(t, rows, 0, seat, slot)
            place = seat * t[T.HAND] + slot
            facts[0, layout.FACES + place] = face_of(t, rows, 0, seat, slot)
            facts[0, words + place] = possible(word) | (marked(t, word) << layout.MARKED)


@entry
def encode(t, rows, seat, words, bits):
    """Write the observation of a seat: packed to `words`, and as many bits of it as there is room for to `bits`."""
    observe(t, rows, 0, seat, words, 0, ZERO)
    for bit in range(bits.shape[0]):
        bits[bit] = (words[0, bit >> 6] >> (bit & 63)) & 1


@entry
def within_encoding(t, before, rows):
    """The position with no more cards left, and no fewer lives, than the encoding has room for."""
    _copy(before, rows)
    drawn, dealt = deck(rows, 0, DRAWN), t[T.PLAYERS] * t[T.HAND]
    if drawn < dealt:
        rows[0, DECK] += (dealt - drawn) << DRAWN
    strikes = status(rows, 0, STRIKES)
    if strikes > t[T.STRIKES]:
        rows[0, STATUS] -= (strikes - t[T.STRIKES]) << STRIKES


@small
def _copy(before, rows):
    for word in range(before.shape[1]):
        rows[0, word] = before[0, word]


@small
def _seat_to_deal(t, rows):
    """Who is to get the next card, or −1."""
    if cards_left(t, rows, 0):
        for seat in range(t[T.PLAYERS]):
            if hand_size(t, rows, 0, seat) < t[T.HAND]:
                return seat
    return -1


@small
def _current(t, rows):
    """Who is to act; −1 when chance is."""
    return -1 if _seat_to_deal(t, rows) >= 0 else status(rows, 0, TO_ACT)


@small
def _note_end(t, rows):
    """Let play go on after the kernel has ended the game, and remember that it has."""
    reason = status(rows, 0, ENDED)
    if reason:
        rows[0, t[T.ROW_WORDS] + ENDS] |= 1 << reason
        rows[0, STATUS] -= reason << ENDED


@small
def _go_on(t, rows):
    """Let the next player act, unless a card is to be dealt first."""
    if _seat_to_deal(t, rows) >= 0:
        return
    if status(rows, 0, TURNS_LEFT) == LAST_TURN:
        rows[0, t[T.ROW_WORDS] + ENDS] |= _OUT_OF_TURNS
        rows[0, STATUS] += 1 << TURNS_LEFT
    pass_turn(t, rows, 0)
    # A player who can do nothing ends the kernel's game, but not the original's.
    rows[0, STATUS] -= status(rows, 0, ENDED) << ENDED


@small
def _told(t, before, rows):
    """For a word of history: the cards that the last clue touched, and those among them it was news for."""
    last = rows[0, LAST]
    kind = (last >> LAST_KIND) & 0xF
    if kind != COLOUR_TOLD and kind != VALUE_TOLD:  # noqa: PLR1714  # compiles to two comparisons
        return 0
    target, clue = (last >> LAST_TARGET) & 0xF, (last >> LAST_CLUE) & 0xF
    colours = (1 << t[T.COLOURS]) - 1
    alike = colours if kind == COLOUR_TOLD else t[T.EVERY_CLUE] ^ colours
    found = 0
    for slot in range(min(hand_size(t, rows, 0, target), MASK_SLOTS)):
        if t[T.TOUCH + clue] & possible(known(t, rows, 0, target, slot)):
            found |= 1 << (REVEALED + slot)
            if not marked(t, known(t, before, 0, target, slot)) & alike:
                found |= 1 << (NEWLY + slot)
    return found


@small
def _deal(t, rows, face):
    seat = _seat_to_deal(t, rows)
    own = t[T.ROW_WORDS]
    rows[0, own + COUNTS + face] -= 1
    rows[0, DECK] += (1 << DRAWN) + (1 << SHUFFLED)
    take(t, rows, 0, seat, face)
    if rows[0, own + SEER]:
        slot = hand_size(t, rows, 0, seat) - 1
        word = (1 << face) | (t[T.TOUCHED_BY + face] << TOLD)
        rows[0, t[T.AT_KNOWN] + seat * t[T.HAND] + slot] = word
    _go_on(t, rows)
    item = (DEALT << LAST_KIND) | (seat << LAST_TARGET) | (face << LAST_FACE)
    return item, _current(t, rows)


@small
def _choose(t, rows, low, high):
    """The face that libstdc++'s `discrete_distribution` picks, and whether it has a choice.

    The order of the floating-point operations is that of the library: it decides between neighbours.
    """
    counts = t[T.ROW_WORDS] + COUNTS
    left = np.float64(cards_left(t, rows, 0))
    kinds, newest, total = 0, 0, 0.0
    for face in range(t[T.FACES]):
        if rows[0, counts + face]:
            kinds += 1
            newest = face
            total += np.float64(rows[0, counts + face]) / left
    if kinds == 1:
        return newest, False
    number = np.float64(low) + np.float64(high) * _HIGH_WORD
    drawn = min(number / (_HIGH_WORD * _HIGH_WORD), _BELOW_ONE)
    reached = 0.0
    for face in range(newest):
        if rows[0, counts + face]:
            reached += np.float64(rows[0, counts + face]) / left / total
            if reached >= drawn:
                return face, True
    return newest, True
