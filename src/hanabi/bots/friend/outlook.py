"""How good the table looks to this seat: what teammates will play, lose, and believe wrongly."""

from __future__ import annotations

from hanabi.bots.friend import weights as W
from hanabi.bots.friend.belief import UNKNOWN, expected_show, face_known_to
from hanabi.bots.friend.memory import (
    BELIEF,
    CLUED,
    DEAD,
    FINESSED,
    FITTING,
    HEIGHTS,
    LAST,
    READING,
    USELESS,
    place,
    seat_ahead,
)
from hanabi.bots.friend.reading import NO_SLOT, chop_of
from hanabi.bots.friend.trust import is_trusted
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.row import TURNS_LEFT, face_of, hand_size, status
from hanabi.kernel.words import count_bits, lowest_bit


@part
def outlook(t, seen, i, memory, m, at, me, tokens):
    """The worth of what the teammates hold and believe, with so many tokens there for the next of them."""
    _, fitting = expected_show(t, seen, i, memory, m, at, me, me, me)
    marked = _marked(t, seen, i, memory, m, at, me)
    worth = 0.0
    for ahead in range(1, t[T.PLAYERS]):
        seat = seat_ahead(t, me, ahead)
        worth += _worth_of_hand(t, seen, i, memory, m, at, me, seat, ahead, tokens, fitting, marked)
    return worth


@small
def _marked(t, seen, i, memory, m, at, me):
    """The faces of clued cards, those that two clued cards have, and those that own ones may have."""
    once = twice = doubtful = 0
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, seen, i, seat)):
            card = place(t, at, seat, slot)
            if memory[m, card + READING] & (CLUED | FINESSED):
                face = face_known_to(t, seen, i, memory, m, at, me, me, seat, slot)
                if face != UNKNOWN:
                    twice |= once & (1 << face)
                    once |= 1 << face
                else:
                    doubtful |= memory[m, card + BELIEF]
    return once, twice, doubtful


@small
def _worth_of_hand(t, seen, i, memory, m, at, me, seat, ahead, tokens, fitting, marked):
    """What a teammate will play, keep and perhaps lose; `ahead` says how many seats on they sit."""
    turns = status(seen, i, TURNS_LEFT)
    if turns and ahead >= turns - 1:  # they have had their last turn
        return 0.0
    worth = 0.0
    plays = spares = 0
    heeds = is_trusted(memory, m, seat)
    for slot in range(hand_size(t, seen, i, seat)):
        card = place(t, at, seat, slot)
        bit = 1 << face_of(t, seen, i, seat, slot)
        flags = memory[m, card + READING]
        if bit & marked[2] and flags & CLUED:
            worth -= W.DOUBTFUL
        if memory[m, card + BELIEF] & ~memory[m, FITTING] == 0:
            worth += _worth_of_play(memory, m, card, bit, plays, turns)
            if plays == 0 and not heeds:
                worth += W.STRANGER_PLAY
            plays += 1
        elif flags & USELESS:
            spares += 1
        elif flags & (CLUED | FINESSED) and turns == 0:
            worth += _worth_of_clued(memory, m, memory[m, card + BELIEF], bit, fitting, marked[1])
        if not heeds and turns == 0 and bit & (memory[m, DEAD] | marked[1]) == 0:
            worth += _worth_of_narrowing(t, memory, m, memory[m, card + BELIEF], bit)
    if turns:
        return worth
    worth += W.KNOWN_TRASH * spares
    return worth - _cost_of_chop(
        t, seen, i, memory, m, at, me, seat, ahead, tokens, plays + spares > 0, marked[0]
    )


@small
def _worth_of_play(memory, m, card, bit, plays, turns):
    """What it is worth that a card will be played, after so many others of its hand."""
    if bit & memory[m, card + BELIEF] == 0:
        return -W.MISPLAY
    if plays == 0:
        return W.PLAY
    return 0.0 if turns else W.QUEUED


@small
def _worth_of_clued(memory, m, belief, bit, fitting, twice):
    """What it is worth that a clued card is believed to be one of these faces; it is not yet known to fit."""
    soon = belief & ~(fitting | memory[m, FITTING]) == 0
    if bit & belief == 0 and soon:
        return -W.MISPLAY_LATER
    if bit & (memory[m, DEAD] | twice):
        return -W.WASTED
    if bit & belief == 0:
        return -W.WRONG
    return W.LATER if soon else W.KEPT + W.NARROWED / count_bits(belief)


@small
def _worth_of_narrowing(t, memory, m, belief, bit):
    """What it is worth that a stranger, who goes by what clues prove, is told so much about a card that is needed."""
    if belief & ~memory[m, FITTING] == 0:
        return 0.0
    face = lowest_bit(bit)
    if belief == t[T.EVERY_FACE]:
        return 0.0
    away = t[T.PLACE + face] - ((memory[m, HEIGHTS] >> (4 * t[T.SUIT + face])) & 0xF)
    return W.STRANGER_TOLD * (1.0 - count_bits(belief) / t[T.FACES]) / (1.0 + away)


@small
def _cost_of_chop(t, seen, i, memory, m, at, me, seat, ahead, tokens, busy, marked):
    """What a teammate may lose by a discard; they are busy if there is something better for them to do."""
    chop = chop_of(t, seen, i, memory, m, at, seat)
    if chop == NO_SLOT:
        return 0.0 if busy else W.LOCKED
    risk = _risk(t, ahead, busy, tokens) * (1.0 if is_trusted(memory, m, seat) else W.STRANGER_RISK)
    return risk * _loss_of(t, seen, i, memory, m, me, seat, chop, marked)


@small
def _risk(t, ahead, busy, tokens):
    """How much a possible loss on the chop of a teammate counts."""
    risk = W.RISK_BUSY if busy else 1.0
    if ahead > 1:
        return risk * W.RISK_LATER
    if tokens >= t[T.TOKENS]:
        risk *= W.RISK_FULL
    elif tokens < t[T.CLUE_COST]:
        risk *= W.RISK_EMPTY
    return risk * W.RISK_NEXT


@part
def _loss_of(t, seen, i, memory, m, me, seat, slot, marked):
    """What the discard of a card that this seat sees would cost."""
    return loss_of_face(
        t, seen, i, memory, m, me, seat, slot, face_of(t, seen, i, seat, slot), marked
    )


@part
def loss_of_face(t, seen, i, memory, m, me, seat, slot, face, marked):
    """The same for a card that is this face."""
    bit = 1 << face
    if bit & (memory[m, DEAD] | marked):
        return 0.0
    if bit & memory[m, LAST]:
        return W.LOSS_LAST * points_behind(t, memory, m, face)
    loss = W.LOSS_FIRST + W.LOSS_FIRST_EACH * points_behind(t, memory, m, face)
    loss += W.LOSS_FITS if bit & memory[m, FITTING] else 0.0
    if _in_sight(t, seen, i, me, seat, slot, face):
        loss *= W.LOSS_SEEN
    return loss


@small
def points_behind(t, memory, m, face):
    """The points that a firework loses without this face: it and all that come after it, as far as reachable."""
    if t[T.PLAY_ON]:  # every card that is lost loses the game
        return W.LOSS_PLAY_ON
    points = 0.0
    first = t[T.SUIT + face] * t[T.HEIGHT]
    for step in range(t[T.PLACE + face], t[T.HEIGHT]):
        if memory[m, DEAD] >> t[T.FACE_AT + first + step] & 1:
            break
        points += 1.0
    return points


@small
def _in_sight(t, seen, i, me, seat, slot, face):
    """Whether another copy of this face lies in a teammate's hand."""
    for other in range(t[T.PLAYERS]):
        for place_ in range(hand_size(t, seen, i, other) if other != me else 0):
            if (other != seat or place_ != slot) and face_of(t, seen, i, other, place_) == face:
                return True
    return False
