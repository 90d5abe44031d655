"""The cheater: sees its own hand too. No honest bot but a yardstick, and not the most there is to win.

It plays whatever fits, the card first that others wait for; it throws away what is dead or held twice, passes
time with clues while a teammate has something better to do, and gives up a card that can still be useful last.
It plans no further than its turn: with five, `hat` beats it by a hair.
"""

from __future__ import annotations

import numpy as np

from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.players import Player, chooser, no_words, watch_nothing
from hanabi.kernel.scalar.face_sets import judge_table
from hanabi.kernel.scalar.legal import REPLAY, RESHUFFLE, is_legal
from hanabi.kernel.scalar.row import (
    PENDING,
    TO_ACT,
    TOKENS,
    TURNS_LEFT,
    cards_left,
    discarded,
    face_of,
    fits,
    hand_size,
    height,
    status,
)
from hanabi.kernel.words import count_bits

NONE = np.int64(-1)

# What the loss of a card costs, from nothing to what cannot be made good
_DEAD = 0
_TWICE_IN_HAND = 1
_HELD_BY_ANOTHER = 2
_STILL_TO_COME = 10
_LAST_COPY = 1000


@part
def decide(t, seen, legal, i):
    """The cheater's action."""
    pending = status(seen, i, PENDING)
    if pending == RESHUFFLE or pending == REPLAY:  # noqa: PLR1714, SIM109  # compiles to two comparisons
        return _take_back(t, seen, legal, i, pending == REPLAY)
    clue = _any_clue(t, legal, i)
    if pending:
        return clue
    me = status(seen, i, TO_ACT)
    dead = judge_table(t, seen, i)[1]
    play = _best_play(t, seen, i, me)
    if play != NONE:
        return play
    slot, cost = _cheapest(t, seen, i, me, dead)
    may_discard = is_legal(legal, i, np.int64(0))
    if clue != NONE and (not may_discard or _should_wait(t, seen, i, me, cost, dead)):
        return clue
    if may_discard:
        return slot
    return t[T.PLAY] + slot


@small
def _any_clue(t, legal, i):
    """Any clue that may be given: to those who see everything none says anything."""
    for action in range(t[T.COLOUR], t[T.ANNOUNCE]):
        if is_legal(legal, i, action):
            return np.int64(action)
    return NONE


# Plays


@part
def _best_play(t, seen, i, me):
    """The fitting card that lets the most others follow, or `NONE`."""
    best, most = NONE, -1
    for slot in range(hand_size(t, seen, i, me)):
        face = face_of(t, seen, i, me, slot)
        if fits(t, seen, i, face):
            promise = _promise(t, seen, i, me, face)
            if promise > most:
                best, most = _play(t, slot, face), promise
    return best


@small
def _play(t, slot, face):
    if t[T.ANNOUNCED]:
        return t[T.ANNOUNCE] + slot * t[T.SUITS] + t[T.SUIT + face]
    return t[T.PLAY] + slot


@part
def _promise(t, seen, i, me, face):
    """How urgent a play is: first what others wait for, then what nobody else can play, then low cards."""
    followers = 0
    place = t[T.PLACE + face] + 1
    while place < t[T.HEIGHT]:
        following = t[T.FACE_AT + t[T.SUIT + face] * t[T.HEIGHT] + place]
        holder = _holder(t, seen, i, following, me)
        if holder == NONE:
            break
        followers += 1 if holder == me else 3
        place += 1
    alone = _copies_held(t, seen, i, face) == 1
    return 100 * followers + (50 if alone else 0) + t[T.HEIGHT] - t[T.PLACE + face]


@small
def _holder(t, seen, i, face, me):
    """Who holds this face: somebody else rather than the seat itself; or `NONE`."""
    found = NONE
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, seen, i, seat)):
            if face_of(t, seen, i, seat, slot) == face and found in (NONE, me):
                found = np.int64(seat)
    return found


@small
def _copies_held(t, seen, i, face):
    """Copies of a face in all hands."""
    copies = 0
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, seen, i, seat)):
            copies += face_of(t, seen, i, seat, slot) == face
    return copies


# Discards and waiting


@part
def _cheapest(t, seen, i, seat, dead):
    """The card of a hand whose loss costs least, and the cost; of equals the one that is wanted last."""
    best, least = NONE, 1 << 30
    for slot in range(hand_size(t, seen, i, seat)):
        cost = _cost(t, seen, i, seat, slot, dead)
        if cost < least:
            best, least = np.int64(slot), cost
    return best, least


@part
def _cost(t, seen, i, seat, slot, dead):
    """What is lost with a card."""
    face = face_of(t, seen, i, seat, slot)
    away = t[T.PLACE + face] - height(seen, i, t[T.SUIT + face])
    if (dead >> face) & 1:
        return _DEAD
    for other in range(hand_size(t, seen, i, seat)):
        if other != slot and face_of(t, seen, i, seat, other) == face:
            return _TWICE_IN_HAND
    if _copies_held(t, seen, i, face) > 1:
        return _HELD_BY_ANOTHER
    if t[T.COPIES + face] - discarded(t, seen, i, face) == 1:
        return _LAST_COPY + t[T.HEIGHT] - t[T.PLACE + face]
    return _STILL_TO_COME + 2 * (t[T.HEIGHT] - away)


@part
def _should_wait(t, seen, i, me, cost, dead):
    """Whether a clue is better than to discard at this cost: the deck is short, or another has more to do."""
    if status(seen, i, TURNS_LEFT):
        return True
    tokens = status(seen, i, TOKENS)
    if cost >= _STILL_TO_COME:
        return tokens >= t[T.CLUE_COST]
    if t[T.PLAY_ON]:
        return False
    spare = cards_left(t, seen, i) + t[T.PLAYERS] - count_bits(t[T.EVERY_FACE] & ~dead)
    if spare > t[T.PLAYERS]:  # tokens are worth more later
        return False
    return spare <= 1 or _teammate_moves_first(t, seen, i, me, tokens)


@part
def _teammate_moves_first(t, seen, i, me, tokens):
    """Whether a teammate can play before the tokens run out."""
    for ahead in range(1, t[T.PLAYERS]):
        if ahead * t[T.CLUE_COST] > tokens:
            return False
        seat = (me + ahead) % t[T.PLAYERS]
        for slot in range(hand_size(t, seen, i, seat)):
            if fits(t, seen, i, face_of(t, seen, i, seat, slot)):
                return True
    return False


# Bonus tiles


@part
def _take_back(t, seen, legal, i, replay):
    """The discarded card that is missed most; none when it is to be placed and none fits."""
    best, most = t[T.DECLINE], -1
    for face in range(t[T.FACES]):
        action = t[T.TAKE_BACK] + face
        if is_legal(legal, i, action) and not (replay and not fits(t, seen, i, face)):
            away = t[T.PLACE + face] - height(seen, i, t[T.SUIT + face])
            left = t[T.COPIES + face] - discarded(t, seen, i, face)
            missed = 0
            if away >= 0:
                missed = 1 + (100 if left == 0 else 0) + t[T.HEIGHT] - away
            if missed > most:
                best, most = action, missed
    return best


@chooser
def choose(t, seen, legal, i, _memory, _m, _chance):
    """One of the legal actions."""
    return decide(t, seen, legal, i)


CHEATER = Player(choose, watch_nothing, no_words, open_hands=True)
