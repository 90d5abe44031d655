"""The mask of legal actions, and choosing from it."""

from __future__ import annotations

from hanabi.core.rules import Tile
from hanabi.kernel import table as T
from hanabi.kernel.compiling import small
from hanabi.kernel.frozen import unroll
from hanabi.kernel.scalar.bits import ZERO, append, append_ones, below, select_bit
from hanabi.kernel.scalar.row import (
    ENDED,
    TO_ACT,
    TOKENS,
    TOUCHING,
    hand_size,
    on_pile,
    pending,
    status,
)
from hanabi.kernel.words import count_bits

# What PENDING holds for the tiles that wait for a choice
COLOUR_CLUE = 1 + T.KINDS_OF_TILE.index(Tile.COLOUR_CLUE)
VALUE_CLUE = 1 + T.KINDS_OF_TILE.index(Tile.VALUE_CLUE)
RESHUFFLE = 1 + T.KINDS_OF_TILE.index(Tile.RESHUFFLE)
REPLAY = 1 + T.KINDS_OF_TILE.index(Tile.REPLAY)


@small
def legal(t, rows, g, out, i):
    """Write the mask of legal actions to `out[i]`; all zeros when the game is over."""
    waits = pending(t, rows, g)
    if status(rows, g, ENDED):
        cards, throws, colours, values = 0, False, False, False
    elif waits:
        cards, throws = 0, False
        colours, values = waits == COLOUR_CLUE, waits == VALUE_CLUE
    else:
        tokens = status(rows, g, TOKENS)
        cards = hand_size(t, rows, g, status(rows, g, TO_ACT))
        throws = tokens < t[T.TOKENS]
        colours = values = tokens >= t[T.CLUE_COST]
    acc, fill, at = append_ones(out, i, ZERO, ZERO, ZERO, cards if throws else 0, t[T.HAND])
    acc, fill, at = append_ones(out, i, acc, fill, at, cards, t[T.HAND])
    acc, fill, at = _clues(t, rows, g, out, i, acc, fill, at, colours, values)
    if t[T.ANNOUNCED]:
        acc, fill, at = append_ones(
            out, i, acc, fill, at, cards * t[T.SUITS], t[T.HAND] * t[T.SUITS]
        )
    if t[T.DECLINE] > t[T.TAKE_BACK]:
        acc, fill, at = _take_backs(t, rows, g, out, i, acc, fill, at, waits)
    if fill:
        out[i, at] = acc


@small
def _clues(t, rows, g, out, i, acc, fill, at, colours, values):
    """The clues to each teammate: all the colours first, then all the values."""
    players, first, number = t[T.PLAYERS], t[T.AT_HANDS], t[T.COLOURS]
    me = status(rows, g, TO_ACT)
    mask = ((1 << number) - 1) if colours else 0
    for offset in range(1, players):
        seat = me + offset
        touching = rows[g, first + (seat if seat < players else seat - players)] >> TOUCHING
        acc, fill, at = append(out, i, acc, fill, at, touching & mask, number)
    for offset in range(1, players):
        seat = me + offset
        touching = rows[g, first + (seat if seat < players else seat - players)] >> TOUCHING
        acc, fill, at = append(
            out, i, acc, fill, at, touching >> number if values else 0, t[T.VALUES_NAMED]
        )
    unroll(t)
    return acc, fill, at


@small
def _take_backs(t, rows, g, out, i, acc, fill, at, waits):
    """A bit for each face of the discard pile, and one for declining."""
    asked = waits == RESHUFFLE or waits == REPLAY  # noqa: PLR1714  # a tuple would be a loop
    faces = 0
    if asked:
        for face in range(t[T.FACES]):
            faces |= on_pile(t, rows, g, face, 1) << face
    acc, fill, at = append(out, i, acc, fill, at, faces, t[T.FACES])
    return append(out, i, acc, fill, at, 1 if waits == REPLAY else 0, 1)


@small
def clue_action(t, ahead, clue):
    """The action that gives this clue to the teammate so many seats on."""
    if clue < t[T.COLOURS]:
        return t[T.COLOUR] + (ahead - 1) * t[T.COLOURS] + clue
    return t[T.VALUE] + (ahead - 1) * t[T.VALUES_NAMED] + clue - t[T.COLOURS]


@small
def is_legal(mask, i, action):
    """Whether an action that has an index is in the mask."""
    return (mask[i, action >> 6] >> (action & 63)) & 1


@small
def choose(t, mask, i, chance):
    """One of the legal actions, each as likely as the next; −1 when there is none."""
    number = 0
    for word in range(t[T.MASK_WORDS]):
        number += count_bits(mask[i, word])
    if number == 0:
        return -1
    skip = below(chance, number)
    word = 0
    while word + 1 < t[T.MASK_WORDS]:
        bits = count_bits(mask[i, word])
        if skip < bits:
            break
        skip -= bits
        word += 1
    return word * 64 + select_bit(mask[i, word], skip)
