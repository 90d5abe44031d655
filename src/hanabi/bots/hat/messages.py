"""Messages: a word is the sum of the numbers of all hands but the sender's.

Whoever sees the other hands subtracts their numbers and is left with the own one. The seats are gone through in the
order of play, so that questions to later ones can count on what earlier ones will surely play.
"""

from __future__ import annotations

from hanabi.bots.hat.knowledge import faces_of
from hanabi.bots.hat.layout import DEAD, SETTLED, SIZES, card_at, setting_at, trial_at
from hanabi.bots.hat.questions import UNKNOWN, setting_after, setting_now, walk
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small


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
