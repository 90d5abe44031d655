"""How the table stands, as sets of faces: what fits, what is dead, what must not be lost, what is left."""

from __future__ import annotations

from hanabi.bots.friend.memory import DEAD, EIGHTS, FITTING, FOURS, HEIGHTS, LAST, ONES, TWOS
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import count_bits
from hanabi.kernel.scalar.judging import judge_table, one_less
from hanabi.kernel.scalar.row import SHOW, face_of, hand_size

FIREWORKS = (1 << 32) - 1
"""The part of SHOW that holds the heights."""


@part
def take_stock(t, seen, i, memory, m):
    """Write the facts of the table to the memory."""
    fitting, dead, last, ones, twos, fours, eights = judge_table(t, seen, i)
    memory[m, FITTING] = fitting & ~dead
    memory[m, DEAD] = dead
    memory[m, LAST] = last & ~dead
    memory[m, ONES] = ones
    memory[m, TWOS] = twos
    memory[m, FOURS] = fours
    memory[m, EIGHTS] = eights
    memory[m, HEIGHTS] = seen[i, SHOW] & FIREWORKS


@small
def place_one(t, memory, m, face):
    """Let the facts be what they are once a card that fits is played."""
    suit, bit = t[T.SUIT + face], 1 << face
    memory[m, HEIGHTS] += 1 << (4 * suit)
    memory[m, FITTING] = (
        memory[m, FITTING] & ~bit | next_face(t, memory[m, HEIGHTS], suit) & ~memory[m, DEAD]
    )
    memory[m, DEAD] |= bit
    memory[m, LAST] &= ~bit
    digits = one_less(memory[m, ONES], memory[m, TWOS], memory[m, FOURS], memory[m, EIGHTS], bit)
    memory[m, ONES], memory[m, TWOS], memory[m, FOURS], memory[m, EIGHTS] = digits


@part
def unseen_by(t, seen, i, memory, m, me, holder):
    """Copies, in binary by face, that a holder has not seen for all that this seat can tell."""
    ones, twos = memory[m, ONES], memory[m, TWOS]
    fours, eights = memory[m, FOURS], memory[m, EIGHTS]
    for seat in range(t[T.PLAYERS]):
        if seat not in (me, holder):
            for slot in range(hand_size(t, seen, i, seat)):
                bit = 1 << face_of(t, seen, i, seat, slot)
                ones, twos, fours, eights = one_less(ones, twos, fours, eights, bit)
    return ones, twos, fours, eights


@small
def copies_in(digits, faces):
    """The number of copies of all these faces together."""
    return (
        count_bits(faces & digits[0])
        + 2 * count_bits(faces & digits[1])
        + 4 * count_bits(faces & digits[2])
        + 8 * count_bits(faces & digits[3])
    )


@small
def seat_ahead(t, seat, number):
    """The seat so many places on, which are fewer than players."""
    return seat + number if seat + number < t[T.PLAYERS] else seat + number - t[T.PLAYERS]


@small
def next_face(t, show, suit):
    """The face that a firework needs next, as a mask; nothing when it is complete."""
    high = (show >> (4 * suit)) & 0xF
    return 1 << t[T.FACE_AT + suit * t[T.HEIGHT] + high] if high < t[T.HEIGHT] else 0


@small
def fits_on(t, show, face):
    """Whether a face fits on fireworks of these heights."""
    return t[T.PLACE + face] == (show >> (4 * t[T.SUIT + face])) & 0xF
