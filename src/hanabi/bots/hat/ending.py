"""Near the end: what becomes of an action if the cards that are not seen lie by chance.

The seat to act deals them some times to its own hand, as far as it does not know it, and to the deck, and lets
each of its options be followed by the same imagined game. Which cards are left decides the race for the last turns
far more than who knows what, so this tells well when to wait and when to draw on.
"""

from __future__ import annotations

from hanabi.bots.hat.counts import weigh
from hanabi.bots.hat.course import PLAYS, THROWS, WAITS, Course, play_to_end
from hanabi.bots.hat.layout import SIZES, deal_at, hand_at, option_at, own_at, pool_at
from hanabi.bots.hat.weights import CARD_PLACED, DEALS_A_PLAYER, NEAR_END
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import ONE, ZERO, advance, below, count_bits, lowest_bit, mix
from hanabi.kernel.scalar.row import SHOW, TOKENS, TURN, TURNS_LEFT, cards_left, face_of, status

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
        for _ in range(weigh(outlook.unseen, 1 << face)):
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
