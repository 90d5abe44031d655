"""What the seat to act knows beyond common knowledge: it sees the other hands."""

from __future__ import annotations

from typing import NamedTuple

from hanabi.bots.hat.counts import Counts, load_counts, one_less, some
from hanabi.bots.hat.knowledge import faces_of
from hanabi.bots.hat.layout import (
    CRITICAL,
    DEAD,
    FACES,
    FITTING,
    LEFT,
    SETTLED,
    SIZES,
    card_at,
    own_at,
)
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import count_bits
from hanabi.kernel.scalar.row import cards_left, face_of, height, known, possible


class Outlook(NamedTuple):
    """How things stand for the seat to act."""

    me: int
    size: int
    """Cards in the own hand."""

    fitting: int
    dead: int
    critical: int

    unseen: Counts
    """Copies this seat has not seen and does not know to be in its own hand."""

    in_sight: int
    """The faces in other hands."""

    promised: int
    """Those of them whose holders know what they have."""

    pace: int
    """Cards that may still be drawn without being played before the fireworks cannot be completed in time."""


@part
def look_around(t, seen, i, memory, m, me):
    """The outlook; what own cards can be goes to working space."""
    unseen = one_less(load_counts(memory, m, LEFT), _placed(t, seen, i))
    in_sight = promised = 0
    for seat in range(t[T.PLAYERS]):
        for slot in range(memory[m, SIZES + seat] if seat != me else 0):
            bit = 1 << face_of(t, seen, i, seat, slot)
            in_sight |= bit
            promised |= bit if memory[m, card_at(t, seat, slot)] & SETTLED else 0
            unseen = one_less(unseen, bit)
    unseen = _narrow_own(t, seen, i, memory, m, me, unseen)
    dead = memory[m, DEAD]
    pace = cards_left(t, seen, i) + t[T.PLAYERS] + count_bits(dead) - t[T.FACES]
    return Outlook(
        me,
        memory[m, SIZES + me],
        memory[m, FITTING],
        dead,
        memory[m, CRITICAL],
        unseen,
        in_sight,
        promised,
        pace,
    )


@small
def _placed(t, seen, i):
    """The faces on the fireworks."""
    placed = 0
    for suit in range(t[T.SUITS]):
        for place in range(height(seen, i, suit)):
            placed |= 1 << t[T.FACE_AT + suit * t[T.HEIGHT] + place]
    return placed


@small
def _narrow_own(t, seen, i, memory, m, me, unseen):
    """Take off own cards what this seat sees elsewhere, until nothing changes; returns what is still unseen."""
    size = memory[m, SIZES + me]
    for slot in range(size):
        memory[m, own_at(t, slot)] = faces_of(t, memory, m, me, slot)
    again = True
    while again:
        again = False
        for slot in range(size):
            word = memory[m, own_at(t, slot)]
            if word & SETTLED == 0:
                faces = word & some(unseen)
                if faces == 0:  # misread, see `conclude`
                    faces = possible(known(t, seen, i, me, slot))
                elif faces & (faces - 1) == 0:
                    unseen = one_less(unseen, faces)
                    again = True
                    faces |= SETTLED
                memory[m, own_at(t, slot)] = faces
    for slot in range(size):
        memory[m, own_at(t, slot)] &= FACES
    return unseen
