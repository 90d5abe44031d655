"""Writing the observation of a seat as packed bits: DeepMind's canonical encoding, extended to all rules.

`hanabi.kernel.layout` has the sections by name; the two are kept in step by a test.
"""

from __future__ import annotations

from hanabi.kernel import table as T
from hanabi.kernel.compiling import small
from hanabi.kernel.frozen import unroll
from hanabi.kernel.scalar.bits import HALF, ONE, ZERO, append, append_one, append_ones
from hanabi.kernel.scalar.row import (
    COLOUR_TOLD,
    DECLINED,
    DISCARDED,
    LAST,
    LAST_ANNOUNCED,
    LAST_CLUE,
    LAST_FACE,
    LAST_KIND,
    LAST_SCORED,
    LAST_SLOT,
    LAST_TARGET,
    NOTHING,
    PENDING,
    PLAYED,
    REVEALED,
    STRIKES,
    TAKEN_BACK,
    TOKENS,
    VALUE_TOLD,
    cards_left,
    hand_size,
    height,
    known,
    marked,
    possible,
    status,
    tile,
)

_LOW_HALF = (1 << HALF) - 1


@small
def observe(t, rows, g, seat, out, i, at):
    """Write the observation of a seat to the words `out[i]` from the place `at` on. Returns the place behind it."""
    acc, fill, at = _hands(t, rows, g, seat, out, i, ZERO, ZERO, at)
    acc, fill, at = _table(t, rows, g, out, i, acc, fill, at)
    acc, fill, at = _pile(t, rows, g, out, i, acc, fill, at)
    acc, fill, at = _last_action(t, rows, g, seat, out, i, acc, fill, at)
    acc, fill, at = _knowledge(t, rows, g, seat, out, i, acc, fill, at)
    if t[T.ANNOUNCED] or t[T.TILES]:
        acc, fill, at = _extras(t, rows, g, out, i, acc, fill, at)
    if fill:
        out[i, at] = acc
        at += 1
    return at


@small
def _hands(t, rows, g, seat, out, i, acc, fill, at):
    """The others' cards, one bit of a card's faces each; then who misses a card, the observer first."""
    players, full, faces = t[T.PLAYERS], t[T.HAND], t[T.FACES]
    first_face, words = t[T.AT_FACES], t[T.FACE_WORDS]
    missing = 1 if hand_size(t, rows, g, seat) < full else 0
    for offset in range(1, players):
        other = seat + offset if seat + offset < players else seat + offset - players
        size = hand_size(t, rows, g, other)
        held = ZERO
        for slot in range(full):
            if slot & 7 == 0:
                held = rows[g, first_face + other * words + (slot >> 3)]
            value = ONE << (held & 0xFF) if slot < size else ZERO
            acc, fill, at = append(out, i, acc, fill, at, value, faces)
            held >>= 8
        if size < full:
            missing |= 1 << offset
    unroll(t)
    return append(out, i, acc, fill, at, missing, players)


@small
def _table(t, rows, g, out, i, acc, fill, at):
    """Deck, fireworks, tokens, and strikes that may still be taken."""
    deck = t[T.CARDS] - t[T.PLAYERS] * t[T.HAND]
    acc, fill, at = append_ones(out, i, acc, fill, at, cards_left(t, rows, g), deck)
    fireworks = 0
    for suit in range(t[T.SUITS]):
        high = height(rows, g, suit)
        if high:
            fireworks |= 1 << (suit * t[T.HEIGHT] + high - 1)
    unroll(t)
    acc, fill, at = append(out, i, acc, fill, at, fireworks, t[T.SUITS] * t[T.HEIGHT])
    acc, fill, at = append_ones(out, i, acc, fill, at, status(rows, g, TOKENS), t[T.TOKENS])
    lives = t[T.STRIKES] - status(rows, g, STRIKES)
    return append_ones(out, i, acc, fill, at, lives, t[T.STRIKES])


@small
def _pile(t, rows, g, out, i, acc, fill, at):
    """The discard pile, face by face a thermometer over its copies: as it lies in the row."""
    left = t[T.CARDS]
    word = t[T.AT_PILE]
    while left > 0:
        bits = rows[g, word]
        acc, fill, at = append(out, i, acc, fill, at, bits & _LOW_HALF, min(left, HALF))
        if left > HALF:
            high = (bits >> HALF) & _LOW_HALF
            acc, fill, at = append(out, i, acc, fill, at, high, min(left - HALF, HALF))
        left -= 2 * HALF
        word += 1
    unroll(t)
    return acc, fill, at


@small
def _last_action(t, rows, g, seat, out, i, acc, fill, at):
    """Who did what to whom, seats counted from the observer."""
    players, full = t[T.PLAYERS], t[T.HAND]
    last = rows[g, LAST]
    kind = (last >> LAST_KIND) & 0xF
    if kind == NOTHING:
        return append_ones(
            out, i, acc, fill, at, ZERO, 2 * players + 6 + t[T.CLUES] + 2 * full + t[T.FACES]
        )
    actor = (last & 0xF) - seat
    who = 1 << (actor if actor >= 0 else actor + players)
    if kind <= VALUE_TOLD:
        who |= 1 << (players + kind - 1)
    acc, fill, at = append(out, i, acc, fill, at, who, players + 4)
    clued = COLOUR_TOLD <= kind <= VALUE_TOLD
    if clued:
        target, clue = (last >> LAST_TARGET) & 0xF, (last >> LAST_CLUE) & 0xF
        relative = target - seat if target >= seat else target - seat + players
        value = (1 << relative) | (1 << (players + clue))
        acc, fill, at = append(out, i, acc, fill, at, value, players + t[T.CLUES])
        acc, fill, at = _revealed(t, rows, g, target, clue, out, i, acc, fill, at)
    else:
        acc, fill, at = append(out, i, acc, fill, at, ZERO, players + t[T.CLUES])
        acc, fill, at = append_ones(out, i, acc, fill, at, ZERO, full)
    moved = PLAYED <= kind <= DISCARDED
    slot = (last >> LAST_SLOT) & 0xFF if moved else -1
    acc, fill, at = append_one(out, i, acc, fill, at, slot, full)
    card = 0
    if moved or kind == TAKEN_BACK:
        card = 1 << ((last >> LAST_FACE) & 0xFF)
    card |= ((last >> LAST_SCORED) & 3) << t[T.FACES]
    return append(out, i, acc, fill, at, card, t[T.FACES] + 2)


@small
def _revealed(t, rows, g, target, clue, out, i, acc, fill, at):
    """The cards that the last clue touched; nobody has moved a card since."""
    touch = t[T.TOUCH + clue]
    size = hand_size(t, rows, g, target)
    for first in range(0, t[T.HAND], HALF):
        end = min(first + HALF, t[T.HAND])
        touched = 0
        for slot in range(first, end):
            if slot < size and touch & possible(known(t, rows, g, target, slot)):
                touched |= 1 << (slot - first)
        acc, fill, at = append(out, i, acc, fill, at, touched, end - first)
    unroll(t)
    return acc, fill, at


@small
def _knowledge(t, rows, g, seat, out, i, acc, fill, at):
    """What clues say about every card in hand, the observer's first: possible faces, then clues that touched it."""
    players, full, faces = t[T.PLAYERS], t[T.HAND], t[T.FACES]
    first, width = t[T.AT_KNOWN], t[T.FACES] + t[T.CLUES]
    for offset in range(players):
        holder = seat + offset if seat + offset < players else seat + offset - players
        size = hand_size(t, rows, g, holder)
        for slot in range(full):
            value = ZERO
            if slot < size:
                word = rows[g, first + holder * full + slot]
                value = possible(word) | (marked(t, word) << faces)
            acc, fill, at = append(out, i, acc, fill, at, value, width)
    unroll(t)
    return acc, fill, at


@small
def _extras(t, rows, g, out, i, acc, fill, at):
    """What DeepMind's game does not have: the suit last announced, and the bonus tiles."""
    last = rows[g, LAST]
    if t[T.ANNOUNCED]:
        suit = ((last >> LAST_ANNOUNCED) & 0xF) - 1
        acc, fill, at = append_one(out, i, acc, fill, at, suit, t[T.SUITS])
    if t[T.TILES]:
        kind = (last >> LAST_KIND) & 0xF
        choice = (1 if kind == TAKEN_BACK else 0) | (2 if kind == DECLINED else 0)
        acc, fill, at = append(out, i, acc, fill, at, choice, 2)
        pending = status(rows, g, PENDING)
        acc, fill, at = append(out, i, acc, fill, at, (1 << pending) >> 1, len(T.KINDS_OF_TILE))
        for kind in range(len(T.KINDS_OF_TILE)):
            number = 0
            for revealed in range(status(rows, g, REVEALED)):
                number += 1 if tile(t, rows, g, revealed) == kind else 0
            acc, fill, at = append_ones(out, i, acc, fill, at, number, t[T.TILE_COPIES + kind])
    return acc, fill, at
