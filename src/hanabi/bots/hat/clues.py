"""Which clue to give: one that says the word that is due, and of those the one that tells most by itself."""

from __future__ import annotations

import numpy as np

from hanabi.bots.hat.code import book_for, first_word, word_in, words_by
from hanabi.bots.hat.knowledge import faces_of
from hanabi.bots.hat.layout import SIZES, setting_at, trial_at
from hanabi.bots.hat.messages import seat_after, word_to_send
from hanabi.bots.hat.options import NONE
from hanabi.bots.hat.weights import DEAD_FOUND, FACE_RULED_OUT, FIRST_PLAY, MORE_PLAYS
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import count_bits
from hanabi.kernel.scalar.legal import clue_action, is_legal
from hanabi.kernel.scalar.row import TURNS_LEFT, face_of, status

NOTHING_TOLD = np.int64(0)
"""As the faces that a clue touches: there is no clue."""


@part
def best_clue(t, seen, legal, i, memory, m, me):
    """The clue that is worth most, and its worth; `NONE` if none says what is due."""
    words = words_by(t, memory, m, me)
    if words == 0:
        return NONE, 0
    word = word_to_send(t, seen, i, memory, m, me, words)
    everybody = 0
    for offset in range(1, t[T.PLAYERS]):
        everybody += _learnt(t, seen, i, memory, m, me, offset, NOTHING_TOLD)
    best, most = NONE, 0
    for offset in range(1, t[T.PLAYERS]):
        target = seat_after(t, me, offset)
        book = book_for(t, memory, m, target)
        due = word - first_word(t, memory, m, me, target)
        if 0 <= due < count_bits(book.words):
            others = everybody - _learnt(t, seen, i, memory, m, me, offset, NOTHING_TOLD)
            for clue in range(t[T.CLUES]):
                action = clue_action(t, offset, clue)
                if is_legal(legal, i, action) and _says(t, seen, i, target, book, clue) == due:
                    touch = t[T.TOUCH + clue]
                    worth = others + _learnt(t, seen, i, memory, m, me, offset, touch)
                    if best == NONE or worth > most:
                        best, most = action, worth
    return best, most


@small
def _says(t, seen, i, target, book, clue):
    """The place of this clue among the words for its target."""
    touch = t[T.TOUCH + clue]
    touches_pivot = (touch >> face_of(t, seen, i, target, book.pivot)) & 1 != 0
    touches_second = (touch >> face_of(t, seen, i, target, book.second)) & 1 != 0
    return word_in(t, book, clue, touches_pivot, touches_second)


@part
def _learnt(t, seen, i, memory, m, me, offset, touch):
    """What a teammate gains by the word that is due, and by a clue that touches these faces."""
    turns = status(seen, i, TURNS_LEFT)
    if turns and offset >= turns - 1:
        return 0  # they have no turn any more
    seat = seat_after(t, me, offset)
    fitting, dead = memory[m, setting_at(t, seat)], memory[m, setting_at(t, seat) + 1]
    busy = False
    for slot in range(memory[m, SIZES + seat]):
        busy = busy or faces_of(t, memory, m, seat, slot) & ~fitting == 0
    worth = 0
    for slot in range(memory[m, SIZES + seat]):
        before = faces_of(t, memory, m, seat, slot)
        after = memory[m, trial_at(t, seat, slot)]
        if touch:
            after &= touch if (touch >> face_of(t, seen, i, seat, slot)) & 1 else ~touch
        if before & ~fitting and after & ~fitting == 0:
            worth += MORE_PLAYS if busy else FIRST_PLAY
            busy = True
        elif before & ~dead:
            worth += FACE_RULED_OUT * (count_bits(before) - count_bits(after))
            worth += DEAD_FOUND if after & ~dead == 0 else 0
    return worth
