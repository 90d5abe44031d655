"""What a hat player remembers: the places of its memory, and how many words that takes.

The first part is common knowledge: every seat's copy of it is the same at all times. Behind it lies
working space, which means nothing between two calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hanabi.core.rules import MOST_PLAYERS
from hanabi.kernel import table as T
from hanabi.kernel.compiling import small

if TYPE_CHECKING:
    from numpy.typing import NDArray


DIGITS = 4
"""Copies of a face are counted in binary, a word for each digit with a bit for each face."""

UNSEEN = np.int64(0)
"""Copies that are neither on the table nor known to be in a hand."""
LEFT = np.int64(UNSEEN + DIGITS)
"""Copies that are not on the discard pile."""
FITTING = np.int64(LEFT + DIGITS)
"""The faces that fireworks need next."""
DEAD = np.int64(FITTING + 1)
"""The faces that can never be placed any more."""
CRITICAL = np.int64(DEAD + 1)
"""The faces still needed of which one copy is left."""
WAITING = np.int64(CRITICAL + 1)
"""The tile that waits for a choice, as in `PENDING`: its clue is a word of another code."""
STRAITS = np.int64(WAITING + 1)
"""How much depends on the next clue, see `knowledge`."""
SIZES = np.int64(STRAITS + 1)
"""Cards in each hand."""
CARDS = np.int64(SIZES + MOST_PLAYERS)
"""What each card can be, `HAND` words a seat: a bit for each face, and `SETTLED`."""

SETTLED = 1 << 40
"""Set once a card is known and therefore taken off the unseen ones."""
FACES = SETTLED - 1

MOST_OPTIONS = 16
"""Actions that can be considered at a time."""


def words(t: NDArray[np.int64]) -> int:
    """The words of memory that a seat needs at this table."""
    hands, players, cards = t[T.PLAYERS] * t[T.HAND], t[T.PLAYERS], t[T.CARDS]
    return int(CARDS + 2 * hands + t[T.HAND] + 5 * players + cards + 2 * MOST_OPTIONS)


def public_words(t: NDArray[np.int64]) -> int:
    """How many of them are common knowledge."""
    return int(CARDS + t[T.PLAYERS] * t[T.HAND])


@small
def card_at(t, seat, slot):
    """Where the card at this place of a hand is remembered."""
    return CARDS + seat * t[T.HAND] + slot


# Working space, in the order of `words`


@small
def trial_at(t, seat, slot):
    """What the card can be after a message that is only considered."""
    return CARDS + (t[T.PLAYERS] + seat) * t[T.HAND] + slot


@small
def own_at(t, slot):
    """What an own card can be in the eyes of its holder."""
    return CARDS + 2 * t[T.PLAYERS] * t[T.HAND] + slot


@small
def setting_at(t, seat):
    """What fits and what is dead when a seat will be on turn, two words a seat."""
    return own_at(t, t[T.HAND]) + 2 * seat


@small
def deal_at(t, seat):
    """An imagined hand, a byte a card."""
    return setting_at(t, t[T.PLAYERS]) + seat


@small
def hand_at(t, seat):
    """The same hand in the course of an imagined game, and its size, two words a seat."""
    return deal_at(t, t[T.PLAYERS]) + 2 * seat


@small
def pool_at(t, number):
    """A card that the seat to act has not seen; the first ones are the imagined deck, the last of them its top."""
    return hand_at(t, t[T.PLAYERS]) + number


@small
def option_at(t, option):
    """An action that is considered and how good it is, two words each."""
    return pool_at(t, t[T.CARDS]) + 2 * option
