"""Near the end: the unseen cards are dealt by chance some times, and each option is played through with open hands."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hanabi.bots.hat.memory import SIZES, deal_at, hand_at, option_at, own_at, pool_at
from hanabi.bots.hat.weights import CARD_PLACED, DEALS_A_PLAYER, NEAR_END
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import ONE, ZERO, advance, below, mix
from hanabi.kernel.scalar.copies import copies_in
from hanabi.kernel.scalar.row import SHOW, TOKENS, TURN, TURNS_LEFT, cards_left, face_of, status
from hanabi.kernel.words import count_bits, lowest_bit

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
    if course.tokens >= t[T.CLUE_COST] and (dead < 0 or hurry or course.tokens == t[T.TOKENS]):
        return WAITS, ZERO
    return THROWS, dead if dead >= 0 else last


@small
def _carry_out(t, memory, m, course, seat, does, slot):
    """The course after a turn."""
    show, tokens, missing = course.show, course.tokens, course.missing
    turns = course.turns - 1 if course.turns > 0 else course.turns
    if does == WAITS:
        return Course(show, tokens - t[T.CLUE_COST], course.cards, turns, missing)
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


MOST_CARDS = 8
"""Bytes of a word: larger hands are not imagined."""

_FIREWORKS = 0xFFFFFFFF


@small
def is_near_end(t, seen, i):
    """Whether turns are running out. Without a last round they never do."""
    few = cards_left(t, seen, i) <= NEAR_END
    return few and not t[T.PLAY_ON] and t[T.HAND] <= MOST_CARDS


@part
def weigh_options(t, seen, i, memory, m, outlook, number):
    """Add to the worth of so many options what becomes of them."""
    unseen = _gather(t, seen, i, memory, m, outlook)
    deals = DEALS_A_PLAYER * t[T.PLAYERS]
    stream = mix((seen[i, SHOW] >> TURN) & 0xFFFF)
    for _ in range(deals):
        stream = _deal(t, memory, m, outlook, unseen, stream)
        for option in range(number):
            missing = _after(t, seen, i, memory, m, outlook, memory[m, option_at(t, option)])
            memory[m, option_at(t, option) + 1] -= CARD_PLACED * missing // deals


@small
def _gather(t, seen, i, memory, m, outlook):
    """Write down the other hands, and the cards that are not seen; returns how many these are."""
    for seat in range(t[T.PLAYERS]):
        hand = 0
        for slot in range(memory[m, SIZES + seat] if seat != outlook.me else 0):
            hand |= face_of(t, seen, i, seat, slot) << (8 * slot)
        memory[m, deal_at(t, seat)] = hand
    number = 0
    for face in range(t[T.FACES]):
        for _ in range(copies_in(outlook.unseen, 1 << face)):
            if number < t[T.CARDS]:
                memory[m, pool_at(t, number)] = face
                number += 1
    return number


@part
def _deal(t, memory, m, outlook, unseen, stream):
    """Deal unseen cards to the own hand, and shuffle the rest. Returns the stream of chance for the next deal."""
    hand = 0
    for slot in range(outlook.size):
        faces = memory[m, own_at(t, slot)]
        if faces & (faces - 1) == 0:
            face = lowest_bit(faces)
        else:
            stream = advance(stream, ONE)
            unseen -= 1
            at = _one_of(t, memory, m, faces, unseen + 1, mix(stream))
            face = _set_aside(t, memory, m, at, unseen)
        hand |= face << (8 * slot)
    memory[m, deal_at(t, outlook.me)] = hand
    while unseen > 1:
        stream = advance(stream, ONE)
        unseen -= 1
        _set_aside(t, memory, m, below(mix(stream), unseen + 1), unseen)
    return stream


@small
def _set_aside(t, memory, m, at, end):
    """Swap a card of the pool with the one at the end; returns its face."""
    face = memory[m, pool_at(t, at)]
    memory[m, pool_at(t, at)] = memory[m, pool_at(t, end)]
    memory[m, pool_at(t, end)] = face
    return face


@small
def _one_of(t, memory, m, faces, number, chance):
    """Where one of these faces lies among the first of the pool; the first place if none is there."""
    there = 0
    for at in range(number):
        there += (faces >> memory[m, pool_at(t, at)]) & 1
    skip = below(chance, there)
    for at in range(number):
        if (faces >> memory[m, pool_at(t, at)]) & 1:
            if skip == 0:
                return at
            skip -= 1
    return 0


@small
def _after(t, seen, i, memory, m, outlook, action):
    """The cards missing at the end of the imagined game that begins with this action."""
    for seat in range(t[T.PLAYERS]):
        memory[m, hand_at(t, seat)] = memory[m, deal_at(t, seat)]
        memory[m, hand_at(t, seat) + 1] = memory[m, SIZES + seat]
    course = Course(
        seen[i, SHOW] & _FIREWORKS,
        status(seen, i, TOKENS),
        cards_left(t, seen, i),
        status(seen, i, TURNS_LEFT) - 1,
        t[T.FACES] - count_bits(outlook.dead),
    )
    if action < t[T.PLAY]:
        does, slot = THROWS, action
    elif action < t[T.COLOUR]:
        does, slot = PLAYS, action - t[T.PLAY]
    else:
        does, slot = WAITS, ZERO
    return play_to_end(t, memory, m, course, outlook.me, does, slot)
