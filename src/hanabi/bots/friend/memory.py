"""What a friend remembers: the words of its memory, how to read and write them, and how the table stands.

A few words say why the last move was made and what fits, is dead or is the last copy; then come the cards of all hands,
six words each, and a second set of the same cards on which clues are tried out before one is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hanabi.core.rules import MOST_PLAYERS
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.copies import load_counts, one_less, store_counts
from hanabi.kernel.scalar.face_sets import judge_table
from hanabi.kernel.scalar.row import SHOW, face_of, hand_size

if TYPE_CHECKING:
    from numpy.typing import NDArray


# Why the last action was chosen; `hanabi.bots.friend.reasons` says which of these are meant
REASON = 0
REASON_SLOT = 1
REASON_SEAT = 2
REASON_FACES = 3
REASON_STEP = 4

# How the table stands after the last step
FITTING = 5
"""What each firework needs next."""
DEAD = 6
"""Placed already, or out of reach by the discard pile."""
LAST = 7
"""Still needed, and all copies but one are discarded."""
LEFT = 8
"""Copies that do not lie on the table: four words, see `hanabi.kernel.scalar.copies`."""
HEIGHTS = 12
"""Cards placed of each suit, four bits each."""

DEAF = 13
"""For each seat the doubt that it reads clues by the conventions; see `trust`."""

ODD = DEAF + MOST_PLAYERS
"""For each seat the doubt that it gives clues by them."""

PLAIN = ODD + MOST_PLAYERS
"""For each seat how much it looks like a plain player; see `measure`."""

ALIKE = PLAIN + MOST_PLAYERS
"""What all seats together add to that of each: whoever sits at a table is likely to play alike."""

STRANGERS = ALIKE + 1
"""The plain strangers when guesses were last made, a bit for each seat."""

BEFORE = STRANGERS + 1
"""The status of the table before the last step, as `hanabi.kernel.scalar.row` lays it out."""

GUESSED = BEFORE + 1
"""How many hands are held possible; none before a plain teammate has told something."""

WITNESSED = GUESSED + 1
"""How many steps of plain teammates were taken for evidence."""

CARDS = WITNESSED + 1
"""Where the cards begin."""

GUESSES = 48
"""Hands that are held possible at most; see `guesses`."""

STEPS_KEPT = 24
"""Steps of plain teammates that are remembered, the last ones; see `evidence`."""

# Words of a card
POSSIBLE = 0
"""The faces that clues allow."""
READING = 1
"""The faces that conventions say, 0 if they say nothing; above them the flags."""
BELIEF = 2
"""The faces that its holder reckons with, as far as this seat can tell."""
CAUSE = 3
"""The step of the clue behind the reading, and who gave it."""
HOPED = 4
"""The part of the reading that holds only if a player before its holder plays a card blindly."""
TOUCHED = 5
"""The step of the first clue that touched it, and who gave that, like CAUSE."""
CARD_WORDS = 6

# Words of a step that is remembered; then what clues allowed of each own card, and a byte for each of them
BOUND = 0
"""No clue to the own hand was worth more than this, if the step was none of those."""
TOLD_CLUE = 1
"""The clue that was given to the own hand, else −1."""
BELIEVABLE = 2
KNOWN = 3
KNOWN_TWICE = 4
FITTED = 5
WAS_DEAD = 6
WAS_LAST = 7
WERE_CLUED = 8
"""A bit for each own card that had been clued."""
WERE_PLACED = 9
"""The fireworks."""
ACTOR = 10
"""Who made the step."""
STEP_WORDS = 11

# Flags of a card
CLUED = np.int64(1 << 40)
CALLED = np.int64(1 << 41)
"""A clue was read as: play this."""
FINESSED = np.int64(1 << 42)
"""A clue to somebody else, or to another card, was read as: play this."""
PROMISED = np.int64(1 << 43)
"""The clue that touched it was read as a save."""
USELESS = np.int64(1 << 44)
"""Its holder takes it for dead or for a copy of a card that is spoken for."""

EXPLAINED = np.int64(1 << 45)
"""The reading is what explains the steps of a plain teammate; see `inference`."""

FACES = np.int64((1 << 40) - 1)

_GIVER_BITS = 4


def words(t: NDArray[np.int64]) -> int:
    """The words of memory that a seat needs at this table."""
    cards = CARDS + 2 * CARD_WORDS * t[T.PLAYERS] * t[T.HAND]
    guesses = 2 * GUESSES * t[T.FACE_WORDS]
    return int(cards + guesses + STEPS_KEPT * (STEP_WORDS + t[T.HAND] + t[T.FACE_WORDS]))


@small
def trial(t):
    """Where the cards lie on which clues are tried out; the true ones begin at `CARDS`."""
    return CARDS + CARD_WORDS * t[T.PLAYERS] * t[T.HAND]


@small
def first_guess(t):
    """Where the hands lie that are held possible, a byte for each card; as much room again is to make new ones in."""
    return CARDS + 2 * CARD_WORDS * t[T.PLAYERS] * t[T.HAND]


@small
def witnessed(t, number):
    """Where the words of a step lie that is remembered."""
    first = first_guess(t) + 2 * GUESSES * t[T.FACE_WORDS]
    return first + (number % STEPS_KEPT) * (STEP_WORDS + t[T.HAND] + t[T.FACE_WORDS])


@small
def copy_cards(t, memory, m):
    """Begin a trial: let its cards be as the true ones are."""
    at = trial(t)
    for word in range(at - CARDS):
        memory[m, at + word] = memory[m, CARDS + word]


@small
def place(t, at, seat, slot):
    """Where the words of this card begin."""
    return at + CARD_WORDS * (seat * t[T.HAND] + slot)


@small
def cause(step, giver):
    """A word for CAUSE."""
    return (step << _GIVER_BITS) | giver


@small
def cause_step(word):
    return word >> _GIVER_BITS


@small
def cause_giver(word):
    return word & ((1 << _GIVER_BITS) - 1)


FIREWORKS = (1 << 32) - 1
"""The part of SHOW that holds the heights."""


@part
def take_stock(t, seen, i, memory, m):
    """Write the facts of the table to the memory."""
    fitting, dead, last, left = judge_table(t, seen, i)
    memory[m, FITTING] = fitting & ~dead
    memory[m, DEAD] = dead
    memory[m, LAST] = last & ~dead
    store_counts(memory, m, LEFT, left)
    memory[m, HEIGHTS] = seen[i, SHOW] & FIREWORKS


@small
def place_one(t, memory, m, face):
    """Let the facts be what they are once a card that fits is played."""
    suit, bit = t[T.SUIT + face], 1 << face
    memory[m, HEIGHTS] += 1 << (4 * suit)
    memory[m, FITTING] = (
        memory[m, FITTING] & ~bit | next_face(t, memory[m, HEIGHTS], suit) & ~memory[m, DEAD]
    )
    memory[m, DEAD] |= bit
    memory[m, LAST] &= ~bit
    store_counts(memory, m, LEFT, one_less(load_counts(memory, m, LEFT), bit))


@part
def unseen_by(t, seen, i, memory, m, me, holder):
    """The copies that a holder has not seen, for all that this seat can tell."""
    left = load_counts(memory, m, LEFT)
    for seat in range(t[T.PLAYERS]):
        if seat not in (me, holder):
            for slot in range(hand_size(t, seen, i, seat)):
                left = one_less(left, 1 << face_of(t, seen, i, seat, slot))
    return left


@small
def seat_ahead(t, seat, number):
    """The seat so many places on, which are fewer than players."""
    return seat + number if seat + number < t[T.PLAYERS] else seat + number - t[T.PLAYERS]


@small
def next_face(t, show, suit):
    """The face that a firework needs next, as a mask; nothing when it is complete."""
    high = (show >> (4 * suit)) & 0xF
    return 1 << t[T.FACE_AT + suit * t[T.HEIGHT] + high] if high < t[T.HEIGHT] else 0


@small
def fits_on(t, show, face):
    """Whether a face fits on fireworks of these heights."""
    return t[T.PLACE + face] == (show >> (4 * t[T.SUIT + face])) & 0xF
