"""How the table stands as sets of faces, a bit each: what fits, what is dead, what is the last copy, what is unseen."""

from __future__ import annotations

from typing import NamedTuple

from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.copies import Counts, one_less, some
from hanabi.kernel.scalar.row import (
    discarded,
    face_of,
    hand_size,
    height,
    known,
    possible,
    told,
)


class Judgement(NamedTuple):
    """Sets of faces, and the copies that the seat to act misses of each face."""

    fitting: int
    """What each firework needs next."""

    dead: int
    """Placed already, or out of reach by the discard pile alone."""

    last: int
    """Still needed, and all copies but one are discarded."""

    in_sight: int
    """In a teammate's hand."""

    known: int
    """Marked in a teammate's hand, or certain in the own one."""

    known_twice: int
    """The same of two cards or more."""

    unseen: int
    """Not every copy was seen: all that an own card can be."""

    missing: Counts
    """The copies that were not seen."""


@small
def judge(t, seen, i, me):
    """The judgement of the seat to act."""
    fitting, dead, last, missing = judge_table(t, seen, i)
    in_sight = marked = twice = 0
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, seen, i, seat) if seat != me else 0):
            face = face_of(t, seen, i, seat, slot)
            bit = 1 << face
            in_sight |= bit
            if told(known(t, seen, i, seat, slot)) & t[T.TOUCHED_BY + face]:
                twice |= marked & bit
                marked |= bit
            missing = one_less(missing, bit)
    unseen = some(missing)
    for slot in range(hand_size(t, seen, i, me)):
        faces = possible(known(t, seen, i, me, slot)) & unseen
        if faces & (faces - 1) == 0:
            twice |= marked & faces
            marked |= faces
    return Judgement(fitting, dead, last, in_sight, marked, twice, unseen, missing)


@part
def judge_table(t, seen, i):
    """What fits, what is dead, of what one copy is left; and the copies that do not lie on the table."""
    fitting = dead = last = ones = twos = fours = eights = 0
    for suit in range(t[T.SUITS]):
        high = height(seen, i, suit)
        reachable = True
        for place in range(t[T.HEIGHT]):
            face = t[T.FACE_AT + suit * t[T.HEIGHT] + place]
            bit = 1 << face
            left = t[T.COPIES + face] - discarded(t, seen, i, face)
            if place < high:
                dead |= bit
                left -= 1
            else:
                reachable = reachable and left > 0
                fitting |= bit if place == high else 0
                dead |= 0 if reachable else bit
                last |= bit if left == 1 else 0
            ones |= (left & 1) << face
            twos |= ((left >> 1) & 1) << face
            fours |= ((left >> 2) & 1) << face
            eights |= (left >> 3) << face
    return fitting, dead, last, Counts(ones, twos, fours, eights)


@small
def believed_of_own(t, seen, i, me, slot, judged):
    """What an own card can be."""
    return possible(known(t, seen, i, me, slot)) & judged.unseen


@small
def believable_by(t, seen, i, seat, judged):
    """What a teammate's cards can be, as far as the seat to act can tell: it cannot take off what they cannot see."""
    faces = judged.unseen
    for slot in range(hand_size(t, seen, i, seat)):
        faces |= 1 << face_of(t, seen, i, seat, slot)
    return faces


@small
def fitting_after(t, seen, i, cards):
    """The faces that fit once so many more cards of their suit lie."""
    faces = 0
    for suit in range(t[T.SUITS]):
        place = height(seen, i, suit) + cards
        if place < t[T.HEIGHT]:
            faces |= 1 << t[T.FACE_AT + suit * t[T.HEIGHT] + place]
    return faces


@small
def rescue(t, seen, i, face):
    """How much it helps to have this discarded card back: most where it is lost otherwise, and soon needed."""
    away = t[T.PLACE + face] - height(seen, i, t[T.SUIT + face])
    if away < 0:
        return 0.0
    left = t[T.COPIES + face] - discarded(t, seen, i, face)
    return 1.0 / (1 + left) + 1.0 / (1 + away)
