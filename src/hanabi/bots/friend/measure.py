"""What clues to teammates are worth by the measure of the steady bot.

A *plain* player tells what is worth most to be known, by what clues prove alone.
"""

from __future__ import annotations

from hanabi.bots.friend.memory import (
    CARDS,
    CLUED,
    DEAD,
    FITTING,
    HEIGHTS,
    LAST,
    POSSIBLE,
    READING,
    place,
    unseen_by,
)
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar import row as R
from hanabi.kernel.scalar.copies import some
from hanabi.kernel.scalar.face_sets import Judgement
from hanabi.kernel.scalar.row import face_of, hand_size
from hanabi.kernel.scalar.steady_twin import worth_for
from hanabi.kernel.steady_weights import GOOD_CLUE

LITTLE = 1e-6
"""Less than worths differ by."""


@small
def judged_by(t, seen, i, memory, m, me, giver):
    """How a teammate judges the table, as far as this seat can tell; of the own hand nothing is reckoned in."""
    known, twice = _known_to(t, seen, i, memory, m, me, giver)
    left = unseen_by(t, seen, i, memory, m, me, giver)
    return Judgement(
        memory[m, FITTING], memory[m, DEAD], memory[m, LAST], 0, known, twice, some(left), left
    )


@small
def _known_to(t, seen, i, memory, m, me, giver):
    """The faces that are clued in the hands of others, once and twice, and that the giver is sure to hold."""
    known = twice = 0
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, seen, i, seat) if seat != me else 0):
            card = place(t, CARDS, seat, slot)
            faces = 0
            if seat != giver and memory[m, card + READING] & CLUED:
                faces = 1 << face_of(t, seen, i, seat, slot)
            elif (
                seat == giver and memory[m, card + POSSIBLE] & (memory[m, card + POSSIBLE] - 1) == 0
            ):
                faces = memory[m, card + POSSIBLE]
            twice |= known & faces
            known |= faces
    return known, twice


@part
def worth_to_other(t, seen, i, memory, m, target, clue, judged):
    """What a clue to a teammate is worth by the measure of the steady bot."""
    touch = t[T.TOUCH + clue]
    worth = 0.0
    chop_passed = touches = False
    held = 0
    for slot in range(hand_size(t, seen, i, target)):
        held |= 1 << face_of(t, seen, i, target, slot)
    for slot in range(hand_size(t, seen, i, target)):
        card = place(t, CARDS, target, slot)
        face = face_of(t, seen, i, target, slot)
        fresh = memory[m, card + READING] & CLUED == 0
        before = memory[m, card + POSSIBLE] & (judged.unseen | held)
        at_risk = fresh and not chop_passed
        worth += worth_for(t, memory[m, HEIGHTS], face, before, touch, fresh, at_risk, judged)
        chop_passed = chop_passed or fresh
        touches = touches or touch >> face & 1 != 0
    return worth if touches else 0.0


@part
def best_for_others(t, seen, i, memory, m, me, giver, judged, enough):
    """The most that a clue of this giver is worth to a hand that this seat sees, or the first worth above `enough`."""
    best = 0.0
    for seat in range(t[T.PLAYERS]):
        if seat not in (me, giver):
            for clue in range(t[T.CLUES]):
                best = max(best, worth_to_other(t, seen, i, memory, m, seat, clue, judged))
                if best > enough:
                    return best
    return best


@part
def is_plain_choice(t, seen, i, memory, m, me):
    """Whether a plain player could have made the step just made, a clue to another seat or a discard while there were tokens."""
    last = seen[i, R.LAST]
    giver, target = (last >> R.LAST_SEAT) & 0xF, (last >> R.LAST_TARGET) & 0xF
    judged = judged_by(t, seen, i, memory, m, me, giver)
    worth = GOOD_CLUE - LITTLE
    if (last >> R.LAST_KIND) & 0xF != R.DISCARDED:
        clue = (last >> R.LAST_CLUE) & 0xF
        worth = worth_to_other(t, seen, i, memory, m, target, clue, judged)
    return best_for_others(t, seen, i, memory, m, me, giver, judged, worth) <= worth
