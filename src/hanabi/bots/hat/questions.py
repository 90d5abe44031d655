"""The number of a hand: the answers to questions about it that everybody asks in silence.

A message of one of n words tells every hand a number below n. The numbers are shared out by a tree of yes-no
questions of the form "is this card one of these faces?": the numbers of a branch are split in proportion
to how likely yes and no are, until one number or no question is left. Which question comes next depends on common
knowledge alone, so whoever sees the hand walks to its number, and whoever knows the number walks to the answers.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hanabi.bots.hat.knowledge import faces_of, following
from hanabi.bots.hat.memory import (
    CRITICAL,
    DEAD,
    FACES,
    FITTING,
    SETTLED,
    SIZES,
    UNSEEN,
    card_at,
    trial_at,
)
from hanabi.bots.hat.weights import ASK_CRITICAL, ASK_DEAD, ASK_FIRST, ASK_FITTING, ASK_HALF
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import ZERO
from hanabi.kernel.scalar.copies import Counts, copies_in, load_counts
from hanabi.kernel.scalar.row import face_of
from hanabi.kernel.words import lowest_bit

UNKNOWN = np.int64(-1)
"""The number of a hand that is seen: it is to be found."""

MOST_ASKED = 8
"""Questions are asked about so many of the oldest cards of a hand."""


class Setting(NamedTuple):
    """What questions depend on beside the hand."""

    fitting: int
    dead: int
    critical: int
    unseen: Counts


class Question(NamedTuple):
    """Whether the card at this place is one of these faces."""

    slot: int
    faces: int

    share: int
    """The numbers that go with yes."""

    worth: int


@small
def setting_now(memory, m):
    """The setting for the seat that is next on turn."""
    return Setting(
        memory[m, FITTING], memory[m, DEAD], memory[m, CRITICAL], load_counts(memory, m, UNSEEN)
    )


@part
def setting_after(t, memory, m, seat, setting):
    """The setting after the turn of a seat: it will play the lowest card that everybody knows to fit."""
    played, lowest = 0, t[T.HEIGHT]
    for slot in range(memory[m, SIZES + seat]):
        word = memory[m, card_at(t, seat, slot)]
        if word & SETTLED and word & setting.fitting:
            place = t[T.PLACE + lowest_bit(word)]
            if place < lowest:
                played, lowest = word & FACES, place
    if played == 0:
        return setting
    fitting = (setting.fitting & ~played) | (following(t, lowest_bit(played)) & ~setting.dead)
    return Setting(fitting, setting.dead | played, setting.critical, setting.unseen)


@part
def walk(t, seen, i, memory, m, seat, words, number, setting):
    """Walk to the number of a hand, or with a given number to its answers; what cards can be then goes to trial space."""
    for slot in range(memory[m, SIZES + seat]):
        memory[m, trial_at(t, seat, slot)] = faces_of(t, memory, m, seat, slot)
    passed = 0
    while words > 1:
        question = _next_question(t, memory, m, seat, words, setting)
        if question.worth == 0:
            break
        if number == UNKNOWN:
            yes = (question.faces >> face_of(t, seen, i, seat, question.slot)) & 1 != 0
        else:
            yes = number - passed < question.share
        if yes:
            words = question.share
            memory[m, trial_at(t, seat, question.slot)] &= question.faces
        else:
            words -= question.share
            passed += question.share
            memory[m, trial_at(t, seat, question.slot)] &= ~question.faces
    return passed


@part
def _next_question(t, memory, m, seat, words, setting):
    """The question that is worth most; worth 0 when none is left."""
    size = min(memory[m, SIZES + seat], MOST_ASKED)
    first = ASK_FIRST
    for slot in range(size):
        if memory[m, trial_at(t, seat, slot)] & ~setting.fitting == 0:
            first = ZERO
    best = Question(ZERO, ZERO, ZERO, ZERO)
    for slot in range(size):
        faces = memory[m, trial_at(t, seat, slot)]
        if faces & (faces - 1) and faces & ~setting.dead:
            weight = copies_in(setting.unseen, faces)
            fitting, critical = faces & setting.fitting, faces & setting.critical
            best = _better(best, slot, fitting, weight, ASK_FITTING, first, words, setting)
            best = _better(best, slot, faces & setting.dead, weight, ASK_DEAD, ZERO, words, setting)
            best = _better(best, slot, critical, weight, ASK_CRITICAL, ZERO, words, setting)
            if best.worth < ASK_HALF:
                half = _half(faces & ~setting.dead, weight, setting)
                best = _better(best, slot, half, weight, ASK_HALF, ZERO, words, setting)
    return best


@part
def _better(best, slot, faces, weight, full, extra, words, setting):
    """The best question so far, or this one: it is worth most when yes is as likely as no."""
    yes = copies_in(setting.unseen, faces)
    if not 0 < yes < weight:
        return best
    worth = extra + 1 + full * 4 * yes * (weight - yes) // (weight * weight)
    if worth <= best.worth:
        return best
    return Question(slot, faces, min(max(yes * words // weight, 1), words - 1), worth)


@small
def _half(faces, weight, setting):
    """About half of what a card can be, the first of these faces."""
    half = held = 0
    while faces:
        bit = faces & -faces
        faces ^= bit
        copies = copies_in(setting.unseen, bit)
        if half and 2 * held + copies > weight:
            break
        held += copies
        half |= bit
    return half
