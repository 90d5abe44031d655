"""Playing own cards: the best of those that fit, and gambles when nothing else counts."""

from __future__ import annotations

from hanabi.bots.friend import weights as W
from hanabi.bots.friend.belief import is_single, refresh
from hanabi.bots.friend.facts import copies_in, place_one, unseen_by
from hanabi.bots.friend.memory import (
    BELIEF,
    CALLED,
    CARDS,
    CAUSE,
    CLUED,
    DEAD,
    EIGHTS,
    FINESSED,
    FITTING,
    FOURS,
    HEIGHTS,
    LAST,
    ONES,
    POSSIBLE,
    READING,
    TWOS,
    cause_giver,
    cause_step,
    copy_cards,
    place,
    trial,
)
from hanabi.bots.friend.reasons import (
    PLAY_CERTAIN,
    PLAY_FINESSED,
    PLAY_INFERRED,
    PLAY_PROMPTED,
    PLAY_READ,
    give_reason,
)
from hanabi.bots.friend.worth import outlook, points_behind
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import lowest_bit
from hanabi.kernel.scalar.row import STRIKES, face_of, hand_size, status

NO_SLOT = -1


@part
def best_play(t, seen, i, memory, m, me, tokens):
    """The place of the own card that is best played, all its believed faces fitting, and the outlook then."""
    best, most = NO_SLOT, 0.0
    fitting = memory[m, FITTING]
    now = W.PLAY_NOW + W.PLAY_NOW_MORE * (t[T.PLAYERS] - 2)
    last_strike = status(seen, i, STRIKES) + 1 == t[T.STRIKES]
    for slot in range(hand_size(t, seen, i, me)):
        card = place(t, CARDS, me, slot)
        belief, flags = memory[m, card + BELIEF], memory[m, card + READING]
        if belief & ~fitting == 0:
            worth = now + _promise(t, seen, i, memory, m, me, belief)
            worth += _outlook_after(t, seen, i, memory, m, me, slot, tokens)
            if flags & FINESSED:
                worth += W.AT_ONCE
            elif (
                last_strike
                and not flags & CALLED
                and not _is_certain(t, seen, i, memory, m, me, card)
            ):
                worth -= W.LAST_STRIKE
            if best == NO_SLOT or worth > most:
                best, most = slot, worth
    return best, most


@small
def _is_certain(t, seen, i, memory, m, me, card):
    """Whether clues and the cards in sight alone prove that an own card fits."""
    digits = unseen_by(t, seen, i, memory, m, me, me)
    faces = memory[m, card + POSSIBLE] & (digits[0] | digits[1] | digits[2] | digits[3])
    return faces & ~memory[m, FITTING] == 0


@part
def _outlook_after(t, seen, i, memory, m, me, slot, tokens):
    """The outlook once this card is played; unchanged as long as it can be several."""
    belief = memory[m, place(t, CARDS, me, slot) + BELIEF]
    if is_single(belief):
        return _outlook_with(t, seen, i, memory, m, me, slot, lowest_bit(belief), tokens)
    return outlook(t, seen, i, memory, m, CARDS, me, tokens)


@small
def _outlook_with(t, seen, i, memory, m, me, slot, face, tokens):
    """The outlook once the card at this place is played and is this face. The facts are put back afterwards."""
    at = trial(t)
    copy_cards(t, memory, m)
    card = place(t, at, me, slot)
    memory[m, card + READING] = 0
    memory[m, card + BELIEF] = t[T.EVERY_FACE]
    fitting, dead, last = memory[m, FITTING], memory[m, DEAD], memory[m, LAST]
    ones, twos, fours, eights = (
        memory[m, ONES],
        memory[m, TWOS],
        memory[m, FOURS],
        memory[m, EIGHTS],
    )
    heights = memory[m, HEIGHTS]
    place_one(t, memory, m, face)
    for seat in range(t[T.PLAYERS]):
        if seat != me:
            refresh(t, seen, i, memory, m, at, me, seat)
    worth = outlook(t, seen, i, memory, m, at, me, tokens)
    memory[m, FITTING], memory[m, DEAD], memory[m, LAST] = fitting, dead, last
    memory[m, ONES], memory[m, TWOS], memory[m, FOURS], memory[m, EIGHTS] = (
        ones,
        twos,
        fours,
        eights,
    )
    memory[m, HEIGHTS] = heights
    return worth


@small
def _promise(t, seen, i, memory, m, me, belief):
    """How welcome a play is beyond its point: low cards open the way, above all to cards in teammates' hands."""
    face = lowest_bit(belief)
    promise = W.LOW_FIRST * points_behind(t, memory, m, face)
    step = t[T.PLACE + face] + 1
    if belief & (belief - 1) == 0 and step < t[T.HEIGHT]:
        following = t[T.FACE_AT + t[T.SUIT + face] * t[T.HEIGHT] + step]
        for seat in range(t[T.PLAYERS]):
            for slot in range(hand_size(t, seen, i, seat) if seat != me else 0):
                if face_of(t, seen, i, seat, slot) == following:
                    clued = memory[m, place(t, CARDS, seat, slot) + READING] & CLUED
                    promise += W.OPENS if clued else W.OPENS_UNCLUED
    elif step == t[T.HEIGHT]:
        promise += W.COMPLETES
    return promise


@small
def play_action(t, memory, m, me, slot):
    """Play this card; announced where that pays, and all the faces it is taken for are of one suit."""
    belief = memory[m, place(t, CARDS, me, slot) + BELIEF]
    suit = t[T.SUIT + lowest_bit(belief)]
    if t[T.ANNOUNCED]:
        while belief:
            if t[T.SUIT + lowest_bit(belief)] != suit:
                return t[T.PLAY] + slot
            belief &= belief - 1
        return t[T.ANNOUNCE] + slot * t[T.SUITS] + suit
    return t[T.PLAY] + slot


@part
def best_gamble(t, seen, i, memory, m, me):
    """The place of the own card that most likely fits, and its chance."""
    digits = unseen_by(t, seen, i, memory, m, me, me)
    best, most = NO_SLOT, 0.0
    for slot in range(hand_size(t, seen, i, me)):
        belief = memory[m, place(t, CARDS, me, slot) + BELIEF]
        chance = copies_in(digits, belief & memory[m, FITTING]) / max(copies_in(digits, belief), 1)
        if best == NO_SLOT or chance > most:
            best, most = slot, chance
    return best, most


@small
def explain_play(t, seen, i, memory, m, me, slot):
    """Say why this card is taken for one that fits."""
    card = place(t, CARDS, me, slot)
    flags, word = memory[m, card + READING], memory[m, card + CAUSE]
    if _is_certain(t, seen, i, memory, m, me, card):
        code = PLAY_CERTAIN
    elif flags & FINESSED:
        code = PLAY_PROMPTED if flags & CLUED else PLAY_FINESSED
    else:
        code = PLAY_READ if flags & CALLED else PLAY_INFERRED
    belief = memory[m, card + BELIEF]
    give_reason(memory, m, code, slot, cause_giver(word), belief, cause_step(word))
