"""How a clue is read: its focus, and whether it says play or save."""

from __future__ import annotations

from hanabi.bots.friend.belief import expected_show, refresh
from hanabi.bots.friend.finesses import call_connection, fitting_by_help
from hanabi.bots.friend.memory import (
    BELIEF,
    CALLED,
    CAUSE,
    CLUED,
    DEAD,
    FACES,
    FINESSED,
    HOPED,
    LAST,
    POSSIBLE,
    PROMISED,
    READING,
    TOUCHED,
    cause,
    place,
)
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.row import STEPS, deck, face_of, hand_size

NO_SLOT = -1


@small
def chop_of(t, seen, i, memory, m, at, seat):
    """The oldest card that no clue has touched, the next to be discarded; `NO_SLOT` if there is none."""
    for slot in range(hand_size(t, seen, i, seat)):
        if memory[m, place(t, at, seat, slot) + READING] & (CLUED | FINESSED) == 0:
            return slot
    return NO_SLOT


@part
def hear(t, seen, i, memory, m, at, me, giver, target, clue):
    """Read a clue that was just given; the possible faces of the cards are those after it."""
    touch = t[T.TOUCH + clue]
    chop = chop_of(t, seen, i, memory, m, at, target)
    show, fitting = expected_show(t, seen, i, memory, m, at, me, giver, target)
    plays_before = _known_plays(t, seen, i, memory, m, at, target, fitting)
    newest = old = NO_SLOT
    chop_touched = False
    for slot in range(hand_size(t, seen, i, target)):
        card = place(t, at, target, slot)
        if memory[m, card + POSSIBLE] & ~touch == 0:
            if memory[m, card + READING] & CLUED:
                old = slot
            else:
                newest = slot
                chop_touched = chop_touched or slot == chop
                memory[m, card + READING] |= CLUED
                memory[m, card + CAUSE] = cause(deck(seen, i, STEPS), giver)
                memory[m, card + TOUCHED] = cause(deck(seen, i, STEPS), giver)
    refresh(t, seen, i, memory, m, at, me, target)
    focus = saved = NO_SLOT
    if newest != NO_SLOT:
        focus = chop if chop_touched else newest
        saved = _saved_by(t, memory, m, clue) if chop_touched else 0
    elif (
        old != NO_SLOT and _known_plays(t, seen, i, memory, m, at, target, fitting) <= plays_before
    ):
        focus, saved = old, 0
    if focus != NO_SLOT:
        _read_focus(t, seen, i, memory, m, at, me, giver, target, focus, show, fitting, saved)
        refresh(t, seen, i, memory, m, at, me, target)


@small
def _known_plays(t, seen, i, memory, m, at, seat, fitting):
    """How many cards of a hand its holder knows to fit, now or soon."""
    number = 0
    for slot in range(hand_size(t, seen, i, seat)):
        if memory[m, place(t, at, seat, slot) + BELIEF] & ~fitting == 0:
            number += 1
    return number


@small
def _saved_by(t, memory, m, clue):
    """The faces for whose sake this clue may touch a chop."""
    last = memory[m, LAST]
    touch = t[T.TOUCH + clue]
    if clue < t[T.COLOURS]:
        return last & touch & ~t[T.TOUCH + t[T.COLOURS] + t[T.HEIGHT] - 1]
    saved = last & touch
    if clue == t[T.COLOURS] + 1:
        saved |= touch & ~memory[m, DEAD]
    return saved


@part
def _read_focus(t, seen, i, memory, m, at, me, giver, target, focus, show, fitting, saved):
    """Note what the focus of a clue is: a card that fits, one worth saving, or one that somebody makes fit."""
    card = place(t, at, target, focus)
    belief = memory[m, card + BELIEF]
    read = belief & (fitting | saved)
    hoped = fitting_by_help(t, seen, i, memory, m, at, me, giver, target, belief & ~read, show)
    if me != target:
        face = face_of(t, seen, i, target, focus)
        if belief >> face & 1 and not read >> face & 1:
            hoped |= call_connection(t, seen, i, memory, m, at, me, giver, target, face, show)
    if read | hoped:
        flags = memory[m, card + READING] & ~FACES & ~CALLED & ~PROMISED
        flags |= CALLED if read & ~fitting == 0 else PROMISED
        memory[m, card + READING] = flags | read | hoped
        memory[m, card + CAUSE] = cause(deck(seen, i, STEPS), giver)
        memory[m, card + HOPED] = hoped


@small
def give_up_hope(t, seen, i, memory, m, at, me, seat):
    """At the turn of a player, nobody before them has played what their cards waited for: those readings fall."""
    waits = False
    for slot in range(hand_size(t, seen, i, seat)):
        waits = waits or memory[m, place(t, at, seat, slot) + HOPED] != 0
    if waits:
        _, fitting = expected_show(t, seen, i, memory, m, at, me, seat, seat)
        for slot in range(hand_size(t, seen, i, seat)):
            card = place(t, at, seat, slot)
            memory[m, card + READING] &= ~(memory[m, card + HOPED] & ~fitting)
            memory[m, card + HOPED] = 0
        refresh(t, seen, i, memory, m, at, me, seat)
