"""Prompts and finesses: a clue to one player that asks another for the card that is missing before it."""

from __future__ import annotations

from hanabi.bots.friend.belief import refresh
from hanabi.bots.friend.facts import seat_ahead
from hanabi.bots.friend.memory import (
    BELIEF,
    CAUSE,
    CLUED,
    FACES,
    FINESSED,
    READING,
    TOUCHED,
    cause,
    place,
)
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.row import STEPS, deck, face_of, hand_size

NO_SEAT = -1
NO_SLOT = -1


@small
def fitting_by_help(t, seen, i, memory, m, at, me, giver, target, faces, show):
    """Those of the faces that fit as soon as a player before the target plays a card that a clue asks for."""
    hoped = 0
    for suit in range(t[T.SUITS]):
        high = (show >> (4 * suit)) & 0xF
        if high + 1 < t[T.HEIGHT]:
            face = t[T.FACE_AT + suit * t[T.HEIGHT] + high + 1]
            if faces >> face & 1:
                missing = t[T.FACE_AT + suit * t[T.HEIGHT] + high]
                seat, _ = _connection(t, seen, i, memory, m, at, me, giver, target, missing)
                if seat != NO_SEAT:
                    hoped |= 1 << face
    return hoped


@small
def call_connection(t, seen, i, memory, m, at, me, giver, target, face, show):
    """A focus that does not fit yet calls for the card before it: mark that card. Returns the focus as a set."""
    suit = t[T.SUIT + face]
    high = (show >> (4 * suit)) & 0xF
    first = seat_ahead(t, giver, 1)
    if first == target or t[T.PLACE + face] != high + 1:
        return 0
    missing = t[T.FACE_AT + suit * t[T.HEIGHT] + high]
    seat, slot = _connection(t, seen, i, memory, m, at, me, giver, target, missing)
    if seat != NO_SEAT:
        _ask(t, seen, i, memory, m, at, me, giver, seat, slot, 1 << missing)
    else:  # whoever does not see it in another hand will look for it in their own
        seat = first
        while seat != target:
            slot = _asked_card(t, seen, i, memory, m, at, seat, missing)
            if slot != NO_SLOT and (seat == me or not _is_between(t, giver, me, target)):
                _ask(t, seen, i, memory, m, at, me, giver, seat, slot, 1 << missing)
            seat = seat_ahead(t, seat, 1)
    return 1 << face


@small
def _ask(t, seen, i, memory, m, at, me, giver, seat, slot, faces):
    """Mark a card as the one that a clue to somebody else calls for."""
    card = place(t, at, seat, slot)
    flags = memory[m, card + READING] & ~FACES
    memory[m, card + READING] = flags | FINESSED | faces
    memory[m, card + CAUSE] = cause(deck(seen, i, STEPS), giver)
    if memory[m, card + TOUCHED] == 0:
        memory[m, card + TOUCHED] = cause(deck(seen, i, STEPS), giver)
    refresh(t, seen, i, memory, m, at, me, seat)


@small
def _is_between(t, giver, seat, target):
    """Whether a seat acts after the giver and before the target."""
    players = t[T.PLAYERS]
    ahead = seat - giver if seat >= giver else seat - giver + players
    end = target - giver if target >= giver else target - giver + players
    return 0 < ahead < end


@part
def _connection(t, seen, i, memory, m, at, me, giver, target, face):
    """The first player between giver and target who would play this face if asked for it, as far as is in sight."""
    seat = giver
    while True:
        seat = seat_ahead(t, seat, 1)
        if seat == target:
            return NO_SEAT, NO_SLOT
        if seat != me:
            slot = _asked_card(t, seen, i, memory, m, at, seat, face)
            if slot != NO_SLOT and face_of(t, seen, i, seat, slot) == face:
                return seat, slot


@small
def _asked_card(t, seen, i, memory, m, at, seat, face):
    """The card that somebody plays when a clue to another asks for this face: a clued card that can be it, else the newest."""
    newest = NO_SLOT
    for back in range(hand_size(t, seen, i, seat)):
        slot = hand_size(t, seen, i, seat) - 1 - back
        card = place(t, at, seat, slot)
        flags = memory[m, card + READING]
        if flags & CLUED:
            if memory[m, card + BELIEF] >> face & 1:
                return slot
        elif newest == NO_SLOT and flags & FINESSED == 0:
            newest = slot
    if newest != NO_SLOT and memory[m, place(t, at, seat, newest) + BELIEF] >> face & 1:
        return newest
    return NO_SLOT
