"""Giving clues: each one is tried out on what the teammates will make of it, and the best outlook wins."""

from __future__ import annotations

from hanabi.bots.friend.facts import seat_ahead
from hanabi.bots.friend.memory import (
    BELIEF,
    CARDS,
    CLUED,
    FINESSED,
    FITTING,
    LAST,
    POSSIBLE,
    READING,
    USELESS,
    copy_cards,
    place,
    trial,
)
from hanabi.bots.friend.reading import chop_of, hear
from hanabi.bots.friend.reasons import (
    CLUE_FINESSE,
    CLUE_FIX,
    CLUE_PLAY,
    CLUE_PROMPT,
    CLUE_SAVE,
    CLUE_SAVE_FIVE,
    CLUE_SAVE_LAST,
    CLUE_SAVE_TWO,
    CLUE_USELESS,
    give_reason,
)
from hanabi.bots.friend.worth import outlook
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.legal import clue_action, is_legal
from hanabi.kernel.scalar.row import face_of, hand_size

NO_CLUE = -1


@part
def best_clue(t, seen, legal, i, memory, m, me, tokens):
    """The teammate, by how many seats on they sit, and the clue that leave the best outlook; so many tokens stay."""
    best_ahead, best, most = 0, NO_CLUE, 0.0
    at = trial(t)
    for ahead in range(1, t[T.PLAYERS]):
        for clue in range(t[T.CLUES]):
            if is_legal(legal, i, clue_action(t, ahead, clue)):
                try_clue(t, seen, i, memory, m, me, ahead, clue)
                worth = outlook(t, seen, i, memory, m, at, me, tokens)
                if best == NO_CLUE or worth > most:
                    best_ahead, best, most = ahead, clue, worth
    return best_ahead, best, most


@part
def try_clue(t, seen, i, memory, m, me, ahead, clue):
    """Let the trial cards be what they will be once this clue is given and read."""
    at = trial(t)
    copy_cards(t, memory, m)
    target = seat_ahead(t, me, ahead)
    touch = t[T.TOUCH + clue]
    for slot in range(hand_size(t, seen, i, target)):
        card = place(t, at, target, slot)
        touched = touch >> face_of(t, seen, i, target, slot) & 1
        memory[m, card + POSSIBLE] &= touch if touched else ~touch
    hear(t, seen, i, memory, m, at, me, me, target, clue)


@part
def explain_clue(t, seen, i, memory, m, me, ahead, clue, otherwise):
    """Say what this clue is for: a play or a mistake mended, a useless card shown, a card saved, or `otherwise`."""
    try_clue(t, seen, i, memory, m, me, ahead, clue)
    target = seat_ahead(t, me, ahead)
    give_reason(memory, m, otherwise, 0, target, 0, 0)
    _explain_save(t, seen, i, memory, m, target)
    fitting = memory[m, FITTING]
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, seen, i, seat) if seat != me else 0):
            bit = 1 << face_of(t, seen, i, seat, slot)
            before, after = place(t, CARDS, seat, slot), place(t, trial(t), seat, slot)
            thought = memory[m, before + BELIEF] & ~fitting == 0
            thinks = memory[m, after + BELIEF] & ~fitting == 0
            if thought and not thinks and not bit & fitting:
                give_reason(memory, m, CLUE_FIX, slot, seat, bit, 0)
                return
            if thinks and not thought:
                give_reason(memory, m, _kind_of_call(memory, m, after), slot, seat, bit, 0)
                return
            if memory[m, after + READING] & ~memory[m, before + READING] & USELESS:
                give_reason(memory, m, CLUE_USELESS, slot, seat, bit, 0)


@small
def _kind_of_call(memory, m, card):
    flags = memory[m, card + READING]
    if flags & FINESSED:
        return CLUE_PROMPT if flags & CLUED else CLUE_FINESSE
    return CLUE_PLAY


@small
def _explain_save(t, seen, i, memory, m, target):
    """If the clue touches the chop, and for no play, it saves a card."""
    chop = chop_of(t, seen, i, memory, m, CARDS, target)
    if chop < 0 or memory[m, place(t, trial(t), target, chop) + READING] & CLUED == 0:
        return
    face = face_of(t, seen, i, target, chop)
    if t[T.PLACE + face] + 1 == t[T.HEIGHT]:
        code = CLUE_SAVE_FIVE
    elif memory[m, LAST] >> face & 1:
        code = CLUE_SAVE_LAST
    else:
        code = CLUE_SAVE_TWO if t[T.PLACE + face] == 1 else CLUE_SAVE
    give_reason(memory, m, code, chop, target, 1 << face, 0)
