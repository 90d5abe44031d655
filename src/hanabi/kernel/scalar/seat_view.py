"""Copying a row for a seat, with everything blank that this seat may not know: what policies and players are given."""

from __future__ import annotations

from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.row import (
    DECK,
    NO_FACE,
    REVEALED,
    SEED,
    SHUFFLED,
    SIZE_MASK,
    STATUS,
    STREAM,
    TOUCHING,
    hand_size,
    status,
)

_DECIDED = 0xFFFF << int(SHUFFLED)


@small
def see_all(t, rows, g, seen, i):
    """Copy what lies on the table and in all hands: no seed, no deck, no tile to come."""
    seen[i, STREAM] = 0
    seen[i, SEED] = 0
    for word in range(STATUS, t[T.SEEN_WORDS]):
        seen[i, word] = rows[g, word]
    seen[i, DECK] &= ~_DECIDED  # how much of the deck is decided tells where it came from
    if t[T.TILES]:
        bits = T.TILE_BITS * status(rows, g, REVEALED)
        seen[i, t[T.AT_TILES]] &= (1 << bits) - 1


@part
def see(t, rows, g, seat, seen, i):
    """Copy what this seat may know of `rows[g]` to `seen[i]`: no seed, no deck, no own faces, no tile to come."""
    see_all(t, rows, g, seen, i)
    seen[i, t[T.AT_HANDS] + seat] &= SIZE_MASK
    if t[T.MAY_MISS]:
        seen[i, t[T.AT_HANDS] + seat] |= t[T.MAY_MISS] << TOUCHING
    own = t[T.AT_FACES] + seat * t[T.FACE_WORDS]
    for word in range(t[T.FACE_WORDS]):
        seen[i, own + word] = 0
    for slot in range(hand_size(t, rows, g, seat)):
        seen[i, own + (slot >> 3)] |= NO_FACE << (8 * (slot & 7))
