"""What the steps of plain teammates tell about the own hand: each is remembered with how the table stood then.

A *plain* teammate tells what is worth most to be known, by the measure of the steady bot. So a clue says something about
all cards of a hand, also one to somebody else, and so does a discard while there are tokens.
"""

from __future__ import annotations

import math

from hanabi.bots.friend.guesses import guessed_face
from hanabi.bots.friend.measure import best_for_others, judged_by, worth_to_other
from hanabi.bots.friend.memory import (
    ACTOR,
    BELIEVABLE,
    BOUND,
    CARDS,
    CLUED,
    FITTED,
    HEIGHTS,
    KNOWN,
    KNOWN_TWICE,
    POSSIBLE,
    READING,
    STEP_WORDS,
    STEPS_KEPT,
    STRANGERS,
    TOLD_CLUE,
    WAS_DEAD,
    WAS_LAST,
    WERE_CLUED,
    WERE_PLACED,
    WITNESSED,
    place,
    witnessed,
)
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.copies import load_counts
from hanabi.kernel.scalar.face_sets import Judgement
from hanabi.kernel.scalar.row import hand_size
from hanabi.kernel.scalar.steady_twin import worth_for
from hanabi.kernel.steady_weights import GOOD_CLUE
from hanabi.kernel.words import get_byte, set_byte

GONE = 64
"""The byte of an own card is its place; from this on, it was played or discarded and was the face that is so much less."""

NO_CARD = 255

SLACK = 0.25
"""So much a worth to a teammate may be misjudged, not knowing what the own hand rules out."""

FINE = 1 << 20
"""Worths are remembered as whole numbers, in such parts."""


@part
def witness(t, seen, i, memory, m, me, giver, target, clue):
    """Remember a step of a plain teammate: a clue, or −1 for a discard. The memory is that of the moment before."""
    at = witnessed(t, memory[m, WITNESSED])
    memory[m, WITNESSED] += 1
    judged = judged_by(t, seen, i, memory, m, me, giver)
    memory[m, at + BELIEVABLE] = judged.unseen
    memory[m, at + KNOWN], memory[m, at + KNOWN_TWICE] = judged.known, judged.known_twice
    memory[m, at + FITTED], memory[m, at + WAS_DEAD] = judged.fitting, judged.dead
    memory[m, at + WAS_LAST] = judged.last
    memory[m, at + ACTOR] = giver
    memory[m, at + WERE_PLACED] = memory[m, HEIGHTS]
    memory[m, at + TOLD_CLUE] = clue if target == me else -1
    clued = 0
    for slot in range(t[T.HAND]):
        held = slot < hand_size(t, seen, i, me)
        card = place(t, CARDS, me, slot)
        memory[m, at + STEP_WORDS + slot] = memory[m, card + POSSIBLE]
        set_byte(memory, m, at + STEP_WORDS + t[T.HAND], slot, slot if held else NO_CARD)
        if held and memory[m, card + READING] & CLUED:
            clued |= 1 << slot
    memory[m, at + WERE_CLUED] = clued
    bound = GOOD_CLUE - 2.0 / FINE
    if clue >= 0 and target != me:
        bound = worth_to_other(t, seen, i, memory, m, target, clue, judged) + SLACK
    elif clue >= 0:
        bound = best_for_others(t, seen, i, memory, m, me, giver, judged, math.inf) - SLACK
    memory[m, at + BOUND] = int(bound * FINE) + (memory[m, at + TOLD_CLUE] < 0)


@part
def forget_in_steps(t, memory, m, slot, face):
    """An own card was played or discarded, and was this face: say so in the steps that are remembered."""
    for number in range(min(memory[m, WITNESSED], STEPS_KEPT)):
        at = witnessed(t, number) + STEP_WORDS + t[T.HAND]
        for other in range(t[T.HAND]):
            byte = get_byte(memory, m, at, other)
            if byte == slot:
                set_byte(memory, m, at, other, GONE + face)
            elif slot < byte < GONE:
                set_byte(memory, m, at, other, byte - 1)


@part
def is_explained(t, memory, m, number):
    """Whether plain teammates who saw the own hand as it is guessed would have made all steps that are remembered."""
    step = memory[m, WITNESSED]
    last = max(step - STEPS_KEPT, 0)
    while step > last:
        step -= 1
        at = witnessed(t, step)
        counts = memory[m, STRANGERS] >> memory[m, at + ACTOR] & 1
        if counts and not explains(t, memory, m, number, at):
            return False
    return True


@part
def explains(t, memory, m, number, at):
    """The same of one step."""
    known, twice = memory[m, at + KNOWN], memory[m, at + KNOWN_TWICE]
    held = 0
    concerns = False
    for slot in range(t[T.HAND]):
        byte = get_byte(memory, m, at + STEP_WORDS + t[T.HAND], slot)
        if byte != NO_CARD:
            concerns = concerns or byte < GONE
            bit = 1 << _face_then(t, memory, m, number, byte)
            held |= bit
            if memory[m, at + WERE_CLUED] >> slot & 1:
                twice |= known & bit
                known |= bit
    if not concerns:
        return True
    judged = Judgement(
        memory[m, at + FITTED],
        memory[m, at + WAS_DEAD],
        memory[m, at + WAS_LAST],
        0,
        known,
        twice,
        memory[m, at + BELIEVABLE] | held,
        load_counts(memory, m, at),
    )
    told = memory[m, at + TOLD_CLUE]
    bound = memory[m, at + BOUND] / FINE
    if told >= 0:
        worth = _worth(t, memory, m, number, at, told, judged)
        if worth < bound:
            return False
        bound = worth
    for other in range(t[T.CLUES]):
        if other != told and _worth(t, memory, m, number, at, other, judged) > bound:
            return False
    return True


@small
def _face_then(t, memory, m, number, byte):
    """The face of an own card that a step is remembered with."""
    return byte - GONE if byte >= GONE else guessed_face(t, memory, m, number, byte)


@part
def _worth(t, memory, m, number, at, clue, judged):
    """What a clue to the own hand was worth then, if it is as it is guessed."""
    touch, show = t[T.TOUCH + clue], memory[m, at + WERE_PLACED]
    worth = 0.0
    chop_passed = touches = False
    for slot in range(t[T.HAND]):
        byte = get_byte(memory, m, at + STEP_WORDS + t[T.HAND], slot)
        if byte != NO_CARD:
            face = _face_then(t, memory, m, number, byte)
            fresh = memory[m, at + WERE_CLUED] >> slot & 1 == 0
            before = memory[m, at + STEP_WORDS + slot] & judged.unseen | 1 << face
            at_risk = fresh and not chop_passed
            worth += worth_for(t, show, face, before, touch, fresh, at_risk, judged)
            chop_passed = chop_passed or fresh
            touches = touches or touch >> face & 1 != 0
    return worth if touches else 0.0
