"""Hands that this seat could have, held possible beside plain teammates: drawn by lot, and thinned out by what they do.

A guess is an own hand, a byte for each card: one more than the face, or 0 for a card that is yet to be drawn by lot. The
lots are the same wherever the same things are seen.
"""

from __future__ import annotations

from hanabi.bots.friend.memory import (
    BELIEF,
    CARDS,
    EXPLAINED,
    GUESSED,
    GUESSES,
    POSSIBLE,
    READING,
    TOUCHED,
    cause_giver,
    first_guess,
    place,
)
from hanabi.bots.friend.trust import is_trusted
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import ONE, advance, below, mix
from hanabi.kernel.scalar.copies import copies_in, one_less, some
from hanabi.kernel.scalar.row import STEPS, deck, hand_size
from hanabi.kernel.words import get_byte, lowest_bit, set_byte


@small
def where(t, number):
    """Where a guess begins."""
    return first_guess(t) + number * t[T.FACE_WORDS]


@small
def guessed_face(t, memory, m, number, slot):
    """The face of an own card in a guess."""
    return get_byte(memory, m, where(t, number), slot) - 1


@small
def begin_chance(seen, i, me):
    """The stream of chance of a step."""
    return mix(advance(mix(deck(seen, i, STEPS)), me + ONE))


@small
def open_faces(memory, m, card):
    """The faces that an own card can be in a guess: those it is believed to be, unless that comes from a stranger."""
    touched = memory[m, card + TOUCHED]
    if memory[m, card + READING] & EXPLAINED or (
        touched and not is_trusted(memory, m, cause_giver(touched))
    ):
        return memory[m, card + POSSIBLE]
    return memory[m, card + BELIEF]


@small
def begin_guesses(memory, m):
    """Leave all open in as many hands as are held possible, if there are none."""
    if memory[m, GUESSED] == 0:
        memory[m, GUESSED] = GUESSES


@small
def mend(t, seen, i, memory, m, me, number, unseen, chance):
    """Draw the cards anew that a guess leaves open, or that cannot be what it says.

    Returns the stream of chance, and whether some could not.
    """
    left = unseen
    at = where(t, number)
    cards = hand_size(t, seen, i, me)
    open_cards = 0
    changed = False
    for slot in range(cards):
        face = get_byte(memory, m, at, slot) - 1
        bit = 1 << face if face >= 0 else 0
        if bit & open_faces(memory, m, place(t, CARDS, me, slot)) & some(left):
            left = one_less(left, bit)
        else:
            set_byte(memory, m, at, slot, 0)
            open_cards += 1
            changed = changed or face >= 0
    if open_cards:
        for slot in range(cards):
            if get_byte(memory, m, at, slot) == 0:
                chance, left = _draw(t, memory, m, me, at, slot, left, chance)
    return chance, changed


@small
def _draw(t, memory, m, me, at, slot, left, chance):
    """Draw one card of a guess by lot. Returns the stream of chance, and the copies that are left then."""
    chance = advance(chance, ONE)
    card = place(t, CARDS, me, slot)
    chosen = draw_face(open_faces(memory, m, card), memory[m, card + POSSIBLE], left, mix(chance))
    set_byte(memory, m, at, slot, lowest_bit(chosen) + 1)
    return chance, one_less(left, chosen & some(left))


@small
def draw_face(belief, possible, left, lot):
    """One of the faces that a card is believed to be, as a set; if no copies of them are left, one that clues allow."""
    faces = belief
    if copies_in(left, faces) == 0:
        faces = possible & some(left)
    if faces == 0:
        faces = possible
    number = below(lot, max(copies_in(left, faces), 1))
    chosen = faces & -faces
    while faces:
        chosen = faces & -faces
        number -= copies_in(left, chosen)
        faces = faces & (faces - 1) if number >= 0 else 0
    return chosen


@small
def forget_card(t, memory, m, slot, face):
    """An own card was played or discarded: hands in which it was something else are dropped, if enough others are left."""
    found = 0
    for number in range(memory[m, GUESSED]):
        found += guessed_face(t, memory, m, number, slot) == face
    kept = 0
    for number in range(memory[m, GUESSED]):
        if found < GUESSES // 8 or guessed_face(t, memory, m, number, slot) == face:
            _copy_without(t, memory, m, number, kept, slot)
            kept += 1
    memory[m, GUESSED] = kept


@small
def _copy_without(t, memory, m, number, to, slot):
    """Copy a guess, and close the gap that a card leaves in it."""
    begin, end = where(t, number), where(t, to)
    for other in range(t[T.HAND]):
        byte = 0
        if other < slot:
            byte = get_byte(memory, m, begin, other)
        elif other + 1 < t[T.HAND]:
            byte = get_byte(memory, m, begin, other + 1)
        set_byte(memory, m, end, other, byte)


@small
def copy_guess(t, memory, m, number, to):
    for word in range(t[T.FACE_WORDS]):
        memory[m, where(t, to) + word] = memory[m, where(t, number) + word]


@part
def redraw(t, seen, i, memory, m, me, first, among, to, unseen, chance):
    """Write a guess that is like one of these, but for some cards that are drawn anew. Returns the stream of chance."""
    chance = advance(chance, ONE)
    copy_guess(t, memory, m, first + below(mix(chance), among), to)
    chance = advance(chance, ONE)
    lots = mix(chance)
    at, cards = where(t, to), hand_size(t, seen, i, me)
    left = unseen
    for slot in range(cards):
        bit = 1 << get_byte(memory, m, at, slot) - 1
        if (lots >> 2 * slot) & 3 and bit & some(left):
            left = one_less(left, bit)
        else:
            set_byte(memory, m, at, slot, 0)
    for slot in range(cards):
        if get_byte(memory, m, at, slot) == 0:
            chance, left = _draw(t, memory, m, me, at, slot, left, chance)
    return chance


@small
def share_in(t, memory, m, slot, faces):
    """In which share of the guesses an own card is one of these faces; there are guesses."""
    found = 0
    for number in range(memory[m, GUESSED]):
        found += (faces >> guessed_face(t, memory, m, number, slot)) & 1
    return found / memory[m, GUESSED]
