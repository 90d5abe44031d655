"""Discarding: useless cards first, then the chop."""

from __future__ import annotations

from hanabi.bots.friend import weights as W
from hanabi.bots.friend.facts import copies_in, unseen_by
from hanabi.bots.friend.memory import (
    BELIEF,
    CARDS,
    CAUSE,
    CLUED,
    DEAD,
    FINESSED,
    LAST,
    READING,
    USELESS,
    cause_giver,
    cause_step,
    place,
)
from hanabi.bots.friend.reading import chop_of
from hanabi.bots.friend.reasons import (
    DISCARD_CHOP,
    DISCARD_DUPLICATE,
    DISCARD_LAST_ROUND,
    DISCARD_LEAST,
    DISCARD_USELESS,
    give_reason,
)
from hanabi.bots.friend.worth import points_behind
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import lowest_bit
from hanabi.kernel.scalar.legal import is_legal
from hanabi.kernel.scalar.row import TURNS_LEFT, hand_size, status

NO_SLOT = -1


@part
def best_discard(t, seen, legal, i, memory, m, me):
    """The place of the card that is best discarded, and what that is worth before its token."""
    digits = unseen_by(t, seen, i, memory, m, me, me)
    chop = chop_of(t, seen, i, memory, m, CARDS, me)
    best, most = NO_SLOT, 0.0
    for slot in range(hand_size(t, seen, i, me)):
        if is_legal(legal, i, slot):
            card = place(t, CARDS, me, slot)
            belief, flags = memory[m, card + BELIEF], memory[m, card + READING]
            worth = 0.0
            if flags & USELESS == 0:
                worth -= W.OWN_LOSS * _expected_loss(t, memory, m, belief, digits)
                if flags & (CLUED | FINESSED):
                    worth -= W.UNMARK
                else:
                    worth -= W.CHOP if slot == chop else W.OFF_CHOP
            if best == NO_SLOT or worth > most:
                best, most = slot, worth
    return best, most


@part
def _expected_loss(t, memory, m, belief, digits):
    """The points that are lost on average when a card of these faces is discarded."""
    loss = 0.0
    left = belief & memory[m, LAST]
    while left:
        face = lowest_bit(left)
        loss += points_behind(t, memory, m, face) * copies_in(digits, left & -left)
        left &= left - 1
    return loss / max(copies_in(digits, belief), 1)


@small
def explain_discard(t, seen, i, memory, m, me, slot):
    """Say why this card can go."""
    card = place(t, CARDS, me, slot)
    flags, word, belief = (
        memory[m, card + READING],
        memory[m, card + CAUSE],
        memory[m, card + BELIEF],
    )
    if flags & USELESS:
        code = DISCARD_DUPLICATE if belief & ~memory[m, DEAD] else DISCARD_USELESS
    elif status(seen, i, TURNS_LEFT):
        code = DISCARD_LAST_ROUND
    else:
        code = DISCARD_LEAST if flags & (CLUED | FINESSED) else DISCARD_CHOP
    give_reason(memory, m, code, slot, cause_giver(word), belief, cause_step(word))
