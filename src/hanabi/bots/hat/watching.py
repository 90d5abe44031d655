"""What a seat makes of each step: the common knowledge after it."""

from __future__ import annotations

from hanabi.bots.hat.code import NO_WORD, word_told, words_by
from hanabi.bots.hat.knowledge import (
    begin,
    conclude,
    faces_of,
    fetch_back,
    foresee,
    hear,
    judge_table,
    lay_down,
    take_up,
)
from hanabi.bots.hat.layout import DEAD
from hanabi.bots.hat.messages import receive, word_by_discard, words_by_discard
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.row import (
    COLOUR_TOLD,
    DISCARDED,
    ENDED,
    LAST,
    LAST_CLUE,
    LAST_KIND,
    LAST_SEAT,
    LAST_SLOT,
    LAST_TARGET,
    NOTHING,
    PLAYED,
    TAKEN_BACK,
    VALUE_TOLD,
    status,
)


@part
def watch(t, seen, i, seat, memory, m):
    """Remember what a step showed to everybody."""
    kind = (seen[i, LAST] >> LAST_KIND) & 0xF
    if kind == NOTHING:
        begin(t, seen, i, memory, m)
        return
    if status(seen, i, ENDED):
        return
    if kind in (COLOUR_TOLD, VALUE_TOLD):
        _hear_clue(t, seen, i, seat, memory, m)
    elif kind == PLAYED:
        lay_down(t, seen, i, memory, m)
        judge_table(t, seen, i, memory, m)
    elif kind == DISCARDED:
        _see_discard(t, seen, i, seat, memory, m)
        lay_down(t, seen, i, memory, m)
        judge_table(t, seen, i, memory, m)
    elif kind == TAKEN_BACK:
        fetch_back(t, seen, i, memory, m)
        judge_table(t, seen, i, memory, m)
    take_up(t, seen, i, memory, m)
    conclude(t, seen, i, memory, m)
    foresee(t, seen, i, memory, m)


@small
def _hear_clue(t, seen, i, me, memory, m):
    """A clue says what it touches, and a word."""
    last = seen[i, LAST]
    giver, target = (last >> LAST_SEAT) & 0xF, (last >> LAST_TARGET) & 0xF
    word = word_told(t, seen, i, memory, m, giver, target, (last >> LAST_CLUE) & 0xF)
    words = words_by(t, memory, m, giver)
    if word != NO_WORD and words > 1:
        receive(t, seen, i, me, memory, m, giver, words, word)
    hear(t, seen, i, memory, m, target)


@small
def _see_discard(t, seen, i, me, memory, m):
    """A discard says a word where its player had a choice of dead cards."""
    last = seen[i, LAST]
    seat, slot = (last >> LAST_SEAT) & 0xF, (last >> LAST_SLOT) & 0xFF
    words = words_by_discard(t, memory, m, seat)
    if words > 1 and faces_of(t, memory, m, seat, slot) & ~memory[m, DEAD] == 0:
        word = word_by_discard(t, memory, m, seat, slot)
        receive(t, seen, i, me, memory, m, seat, words, word)
