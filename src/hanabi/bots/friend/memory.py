"""What a seat remembers: the words of its memory and how to read and write them.

A few words say why the last move was made and how the table stands; then come the cards of all hands,
six words each, and a second set of the same cards on which clues are tried out before one is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hanabi.kernel import table as T
from hanabi.kernel.compiling import small

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
ONES = 8
"""Copies neither placed nor discarded, in binary by face."""
TWOS = 9
FOURS = 10
EIGHTS = 11

HEIGHTS = 12
"""Cards placed of each suit, four bits each."""

CARDS = 13
"""Where the cards begin."""

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

FACES = np.int64((1 << 40) - 1)

_GIVER_BITS = 4


def words(t: NDArray[np.int64]) -> int:
    """The words of memory that a seat needs at this table."""
    return int(CARDS + 2 * CARD_WORDS * t[T.PLAYERS] * t[T.HAND])


@small
def trial(t):
    """Where the cards lie on which clues are tried out; the true ones begin at `CARDS`."""
    return CARDS + CARD_WORDS * t[T.PLAYERS] * t[T.HAND]


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
