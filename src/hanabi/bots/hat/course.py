"""The course of an imagined game: everybody knows all cards and plays on simply, to the end.

Whoever holds a card that fits plays the lowest. Others throw dead cards away while there is time, and wait with clues
when there is not. Only what cards remain is played through: what they tell each other takes no more than those clues.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hanabi.bots.hat.layout import hand_at, pool_at
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import ZERO

# What a player does
WAITS = np.int64(0)
"""Gives a clue."""
THROWS = np.int64(1)
PLAYS = np.int64(2)


class Course(NamedTuple):
    """How far an imagined game has come, but for the hands."""

    show: int
    """Four bits a firework, as in a row."""

    tokens: int
    cards: int
    """Cards left in the deck."""

    turns: int
    """Turns left; negative until the last round."""

    missing: int
    """Cards that could still be placed."""


@part
def play_to_end(t, memory, m, course, seat, does, slot):
    """The cards still missing at the end, if this seat does this first."""
    while True:
        course = _carry_out(t, memory, m, course, seat, does, slot)
        if course.turns == 0 or course.missing <= 0:
            return course.missing
        seat = seat + 1 if seat + 1 < t[T.PLAYERS] else 0
        does, slot = _decide(t, memory, m, course, seat)


@small
def _away(t, course, face):
    """How many cards have to be placed before this one; negative for one that is placed."""
    return t[T.PLACE + face] - ((course.show >> (4 * t[T.SUIT + face])) & 0xF)


@small
def _decide(t, memory, m, course, seat):
    """What a player does, and with which card."""
    hand = memory[m, hand_at(t, seat)]
    fitting, lowest, dead, last, farthest = -1, t[T.HEIGHT], -1, 0, 0
    for slot in range(memory[m, hand_at(t, seat) + 1]):
        face = (hand >> (8 * slot)) & 0xFF
        away = _away(t, course, face)
        if away < 0:
            dead = slot
        elif away == 0 and t[T.PLACE + face] < lowest:
            fitting, lowest = slot, t[T.PLACE + face]
        elif away > farthest:
            last, farthest = slot, away
    if fitting >= 0:
        return PLAYS, fitting
    # Hardly ever can everybody play in the last round: a turn each is kept in reserve.
    hurry = course.cards <= course.missing
    if course.tokens and (dead < 0 or hurry or course.tokens == t[T.TOKENS]):
        return WAITS, ZERO
    return THROWS, dead if dead >= 0 else last


@small
def _carry_out(t, memory, m, course, seat, does, slot):
    """The course after a turn."""
    show, tokens, missing = course.show, course.tokens, course.missing
    turns = course.turns - 1 if course.turns > 0 else course.turns
    if does == WAITS:
        return Course(show, tokens - 1, course.cards, turns, missing)
    face = (memory[m, hand_at(t, seat)] >> (8 * slot)) & 0xFF
    returned = does == THROWS
    if does == PLAYS and _away(t, course, face) == 0:
        show += 1 << (4 * t[T.SUIT + face])
        missing -= 1
        returned = t[T.ANNOUNCED] or t[T.PLACE + face] + 1 == t[T.HEIGHT]
    if returned and tokens < t[T.TOKENS]:
        tokens += 1
    if course.cards == 1:
        turns = t[T.PLAYERS]
    _exchange(t, memory, m, seat, slot, course.cards)
    return Course(show, tokens, max(course.cards - 1, 0), turns, missing)


@small
def _exchange(t, memory, m, seat, slot, cards):
    """A card leaves a hand, and another is drawn if there is one."""
    hand, size = memory[m, hand_at(t, seat)], memory[m, hand_at(t, seat) + 1] - 1
    before = (1 << (8 * slot)) - 1
    hand = (hand & before) | ((hand >> 8) & ~before)
    if cards:
        before = (1 << (8 * size)) - 1
        hand = (hand & before) | (memory[m, pool_at(t, cards - 1)] << (8 * size))
        size += 1
    memory[m, hand_at(t, seat)] = hand
    memory[m, hand_at(t, seat) + 1] = size
