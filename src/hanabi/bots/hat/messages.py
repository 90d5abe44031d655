"""What a move says beside what it does: which clue or discard stands for which word, and what all learn from it.

Where clues may touch nothing, every clue is always possible and is a word of its own. Else the clues to a
teammate fall into classes by a pivot, the card of theirs that is known least: value clues that touch it or miss it,
colour clues that touch it or miss it. Two players have so few words that those that miss it are split by a second pivot.

A class is left out where common knowledge makes it unlikely that it has a clue. It may still turn out empty:
then the word that is due cannot be said, and no other is said instead. Where that would force a play, there is no second
pivot; where the play could end the game, only the classes stay that surely have a clue.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hanabi.bots.hat.knowledge import (
    CORNERED,
    NO_STRAITS,
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
from hanabi.bots.hat.memory import (
    DEAD,
    SETTLED,
    SIZES,
    STRAITS,
    WAITING,
    card_at,
    setting_at,
    trial_at,
)
from hanabi.bots.hat.questions import UNKNOWN, setting_after, setting_now, walk
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import ZERO
from hanabi.kernel.scalar.legal import COLOUR_CLUE, VALUE_CLUE
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
    known,
    possible,
    status,
)
from hanabi.kernel.words import count_bits

VALUE_TOUCHES = 1
COLOUR_TOUCHES = 2
VALUE_MISSES = 4
COLOUR_MISSES = 8
VALUE_MISSES_BUT_SECOND = 16
COLOUR_MISSES_BUT_SECOND = 32

FEWEST_FOR_MISSES = 3
"""Cards of a hand among which one that a clue to the pivot misses is taken for granted."""

FEWEST_FOR_SECOND = 5

NO_WORD = np.int64(-1)


class Book(NamedTuple):
    """The words that clues to one teammate can say."""

    words: int
    """A set of classes, or of clues where each is a word."""

    pivot: int
    second: int


@part
def book_for(t, memory, m, target):
    """The words for one teammate, by common knowledge."""
    if t[T.EMPTY_CLUES]:
        return Book(_free_clues(t, memory, m), ZERO, ZERO)
    pivot, second = _pivots(t, memory, m, target)
    if memory[m, WAITING] or memory[m, SIZES + target] == 0:
        # The clue of a tile has to be given, whether or not the word that is due has one: so it is no word.
        return Book(ZERO, pivot, second)
    return Book(_classes(t, memory, m, target, pivot), pivot, second)


@part
def words_by(t, memory, m, giver):
    """How many words the clues of this seat can say."""
    words = 0
    for seat in range(t[T.PLAYERS]):
        if seat != giver:
            words += count_bits(book_for(t, memory, m, seat).words)
    return words


@part
def first_word(t, memory, m, giver, target):
    """The first of the words that clues to this teammate can say."""
    word = 0
    for seat in range(target):
        if seat != giver:
            word += count_bits(book_for(t, memory, m, seat).words)
    return word


@small
def word_in(t, book, clue, touches_pivot, touches_second):
    """The place of a clue among the words of its book, or `NO_WORD`."""
    if t[T.EMPTY_CLUES]:
        word = 1 << clue
    else:
        word = _class_of(t, book, clue, touches_pivot, touches_second)
    return count_bits(book.words & (word - 1)) if book.words & word else NO_WORD


@part
def word_told(t, seen, i, memory, m, giver, target, clue):
    """The word that a clue was, now that it is given and everybody knows what it touched; or `NO_WORD`."""
    book = book_for(t, memory, m, target)
    touch = t[T.TOUCH + clue]
    touches_pivot = possible(known(t, seen, i, target, book.pivot)) & touch != 0
    touches_second = possible(known(t, seen, i, target, book.second)) & touch != 0
    word = word_in(t, book, clue, touches_pivot, touches_second)
    return word if word == NO_WORD else first_word(t, memory, m, giver, target) + word


@small
def _class_of(t, book, clue, touches_pivot, touches_second):
    if clue < t[T.COLOURS]:
        if touches_pivot:
            return COLOUR_TOUCHES
        split = touches_second and book.words & COLOUR_MISSES_BUT_SECOND
        return COLOUR_MISSES_BUT_SECOND if split else COLOUR_MISSES
    if touches_pivot:
        return VALUE_TOUCHES
    split = touches_second and book.words & VALUE_MISSES_BUT_SECOND
    return VALUE_MISSES_BUT_SECOND if split else VALUE_MISSES


@small
def _free_clues(t, memory, m):
    """The clues that are legal where clues may be empty: a bonus tile asks for one kind."""
    colours = (1 << t[T.COLOURS]) - 1
    if memory[m, WAITING] == COLOUR_CLUE:
        return colours
    if memory[m, WAITING] == VALUE_CLUE:
        return t[T.EVERY_CLUE] ^ colours
    return t[T.EVERY_CLUE]


@small
def _pivots(t, memory, m, seat):
    """The two cards of a hand that are known least, the newest of equals."""
    pivot = most = second = more = ZERO
    for slot in range(memory[m, SIZES + seat]):
        width = count_bits(faces_of(t, memory, m, seat, slot))
        if width >= most:
            second, more = pivot, most
            pivot, most = slot, width
        elif width >= more:
            second, more = slot, width
    return pivot, second


@small
def _classes(t, memory, m, seat, pivot):
    """The classes that clues to this seat, who has cards, fall into."""
    size = memory[m, SIZES + seat]
    faces = faces_of(t, memory, m, seat, pivot)
    by_colour, by_all_colours = _touched(t, ZERO, t[T.COLOURS])
    by_value, by_all_values = _touched(t, t[T.COLOURS], t[T.CLUES])
    straits = memory[m, STRAITS]
    classes = 0
    if faces & ~by_value == 0:
        classes |= VALUE_TOUCHES
    if faces & ~by_colour == 0:
        classes |= COLOUR_TOUCHES
    if size >= FEWEST_FOR_MISSES and straits != CORNERED:
        if faces & by_all_values == 0:
            classes |= VALUE_MISSES
        if faces & by_all_colours == 0:
            classes |= COLOUR_MISSES
    if size >= FEWEST_FOR_SECOND and t[T.PLAYERS] == 2 and straits == NO_STRAITS:
        if classes & VALUE_MISSES:
            classes |= VALUE_MISSES_BUT_SECOND
        if classes & COLOUR_MISSES:
            classes |= COLOUR_MISSES_BUT_SECOND
    return classes


@small
def _touched(t, first, end):
    """The faces that some of these clues touch, and those that all of them do."""
    by_some, by_all = ZERO, ZERO | t[T.EVERY_FACE]
    for clue in range(first, end):
        by_some |= t[T.TOUCH + clue]
        by_all &= t[T.TOUCH + clue]
    return by_some, by_all


@small
def seat_after(t, seat, offset):
    """The seat so many places on."""
    seat += offset
    return seat if seat < t[T.PLAYERS] else seat - t[T.PLAYERS]


@part
def word_to_send(t, seen, i, memory, m, me, words):
    """The word that is due. What all cards can be after it is in trial space, what then fits beside it."""
    total = 0
    setting = setting_now(memory, m)
    for offset in range(1, t[T.PLAYERS]):
        seat = seat_after(t, me, offset)
        memory[m, setting_at(t, seat)] = setting.fitting
        memory[m, setting_at(t, seat) + 1] = setting.dead
        total += walk(t, seen, i, memory, m, seat, words, UNKNOWN, setting)
        setting = setting_after(t, memory, m, seat, setting)
    return total % words


@part
def receive(t, seen, i, me, memory, m, sender, words, word):
    """Learn from a word what it says about every hand."""
    setting = mine = setting_now(memory, m)
    for offset in range(1, t[T.PLAYERS]):
        seat = seat_after(t, sender, offset)
        if seat == me:
            mine = setting
        else:
            word -= walk(t, seen, i, memory, m, seat, words, UNKNOWN, setting)
        setting = setting_after(t, memory, m, seat, setting)
    if me != sender:
        walk(t, seen, i, memory, m, me, words, word % words, mine)
    for seat in range(t[T.PLAYERS]):
        if seat != sender:
            for slot in range(memory[m, SIZES + seat]):
                memory[m, card_at(t, seat, slot)] &= memory[m, trial_at(t, seat, slot)] | SETTLED


@small
def words_by_discard(t, memory, m, seat):
    """How many words a seat can say by throwing one of the cards away that everybody knows to be dead."""
    words = 0
    for slot in range(memory[m, SIZES + seat]):
        words += 1 if faces_of(t, memory, m, seat, slot) & ~memory[m, DEAD] == 0 else 0
    return words


@small
def word_by_discard(t, memory, m, seat, slot):
    """The word that throwing this card away says, if it is known to be dead."""
    word = 0
    for before in range(slot):
        word += 1 if faces_of(t, memory, m, seat, before) & ~memory[m, DEAD] == 0 else 0
    return word


@part
def watch_step(t, seen, i, seat, memory, m):
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
