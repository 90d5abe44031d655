"""The moves there are to choose from, of each kind the best: plays, discards, clues, cards to take back."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hanabi.bots.hat.knowledge import faces_of, following
from hanabi.bots.hat.memory import (
    CRITICAL,
    DEAD,
    FACES,
    FITTING,
    LEFT,
    MOST_OPTIONS,
    SETTLED,
    SIZES,
    card_at,
    option_at,
    own_at,
    setting_at,
    trial_at,
)
from hanabi.bots.hat.messages import (
    book_for,
    first_word,
    seat_after,
    word_in,
    word_to_send,
    words_by,
    words_by_discard,
)
from hanabi.bots.hat.weights import (
    COMPLETES,
    DEAD_FOUND,
    FACE_RULED_OUT,
    FIRST_PLAY,
    FOLLOWED,
    IN_SIGHT,
    LAST_COPY,
    LOWER,
    MORE_PLAYS,
    NEEDED,
    PLAY_ORDER,
)
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.copies import Counts, copies_in, load_counts, one_less, some
from hanabi.kernel.scalar.legal import clue_action, is_legal
from hanabi.kernel.scalar.row import (
    TURNS_LEFT,
    cards_left,
    face_of,
    height,
    known,
    possible,
    status,
)
from hanabi.kernel.words import count_bits, lowest_bit

NONE = np.int64(-1)
"""No action."""


@small
def consider(t, memory, m, number, action, worth):
    """Add an option behind so many others; returns how many there are now."""
    if number == MOST_OPTIONS:
        return number
    memory[m, option_at(t, number)] = action
    memory[m, option_at(t, number) + 1] = worth
    return number + 1


@part
def best_option(t, memory, m, number):
    """The best of so many options, the first of equals; `NONE` of none."""
    best = NONE
    most = 0
    for option in range(number):
        worth = memory[m, option_at(t, option) + 1]
        if best == NONE or worth > most:
            best, most = memory[m, option_at(t, option)], worth
    return best


class Outlook(NamedTuple):
    """How things stand for the seat to act."""

    me: int
    size: int
    """Cards in the own hand."""

    fitting: int
    dead: int
    critical: int

    unseen: Counts
    """Copies this seat has not seen and does not know to be in its own hand."""

    in_sight: int
    """The faces in other hands."""

    promised: int
    """Those of them whose holders know what they have."""

    pace: int
    """Cards that may still be drawn without being played before the fireworks cannot be completed in time."""


@part
def look_around(t, seen, i, memory, m, me):
    """The outlook; what own cards can be goes to working space."""
    unseen = one_less(load_counts(memory, m, LEFT), _placed(t, seen, i))
    in_sight = promised = 0
    for seat in range(t[T.PLAYERS]):
        for slot in range(memory[m, SIZES + seat] if seat != me else 0):
            bit = 1 << face_of(t, seen, i, seat, slot)
            in_sight |= bit
            promised |= bit if memory[m, card_at(t, seat, slot)] & SETTLED else 0
            unseen = one_less(unseen, bit)
    unseen = _narrow_own(t, seen, i, memory, m, me, unseen)
    dead = memory[m, DEAD]
    pace = cards_left(t, seen, i) + t[T.PLAYERS] + count_bits(dead) - t[T.FACES]
    return Outlook(
        me,
        memory[m, SIZES + me],
        memory[m, FITTING],
        dead,
        memory[m, CRITICAL],
        unseen,
        in_sight,
        promised,
        pace,
    )


@small
def _placed(t, seen, i):
    """The faces on the fireworks."""
    placed = 0
    for suit in range(t[T.SUITS]):
        for place in range(height(seen, i, suit)):
            placed |= 1 << t[T.FACE_AT + suit * t[T.HEIGHT] + place]
    return placed


@small
def _narrow_own(t, seen, i, memory, m, me, unseen):
    """Take off own cards what this seat sees elsewhere, until nothing changes; returns what is still unseen."""
    size = memory[m, SIZES + me]
    for slot in range(size):
        memory[m, own_at(t, slot)] = faces_of(t, memory, m, me, slot)
    again = True
    while again:
        again = False
        for slot in range(size):
            word = memory[m, own_at(t, slot)]
            if word & SETTLED == 0:
                faces = word & some(unseen)
                if faces == 0:  # misread, see `conclude`
                    faces = possible(known(t, seen, i, me, slot))
                elif faces & (faces - 1) == 0:
                    unseen = one_less(unseen, faces)
                    again = True
                    faces |= SETTLED
                memory[m, own_at(t, slot)] = faces
    for slot in range(size):
        memory[m, own_at(t, slot)] &= FACES
    return unseen


@part
def consider_sure_plays(t, memory, m, outlook):
    """Make options of the cards that surely fit; returns how many there are."""
    number = 0
    for slot in range(outlook.size):
        faces = memory[m, own_at(t, slot)]
        if faces & ~outlook.fitting == 0:
            worth = PLAY_ORDER * _wanted(t, faces, outlook)
            number = consider(t, memory, m, number, t[T.PLAY] + slot, worth)
    return number


@small
def announced(t, memory, m, play):
    """A sure play, announced where that pays and the suit is known."""
    slot = play - t[T.PLAY]
    faces = memory[m, own_at(t, slot)]
    if t[T.ANNOUNCED] and faces & (faces - 1) == 0:
        return t[T.ANNOUNCE] + slot * t[T.SUITS] + t[T.SUIT + lowest_bit(faces)]
    return play


@small
def _wanted(t, faces, outlook):
    """Low cards and those that others can build on come first; one that completes a firework pays."""
    number = count_bits(faces)
    wanted = 0
    while faces:
        face = lowest_bit(faces)
        faces &= faces - 1
        wanted += LOWER * (t[T.HEIGHT] - t[T.PLACE + face])
        next_face = following(t, face)
        if next_face == 0:
            wanted += COMPLETES
        elif next_face & outlook.in_sight:
            wanted += FOLLOWED
    return wanted // number


@part
def likely_play(t, memory, m, outlook, least):
    """The own card that most likely fits, if it is not known and its chance in percent is no less than this."""
    best, most = NONE, least
    for slot in range(outlook.size):
        faces = memory[m, own_at(t, slot)]
        weight = copies_in(outlook.unseen, faces)
        if faces & (faces - 1) and weight:
            chance = 100 * copies_in(outlook.unseen, faces & outlook.fitting) // weight
            if chance >= most:
                best, most = t[T.PLAY] + slot, chance
    return best


@part
def spare_discard(t, seen, i, memory, m, outlook):
    """A card that nobody will miss; among those everybody knows to be dead the one that says the word that is due."""
    words = words_by_discard(t, memory, m, outlook.me)
    if words:
        word = word_to_send(t, seen, i, memory, m, outlook.me, words)
        for slot in range(outlook.size):
            if faces_of(t, memory, m, outlook.me, slot) & ~outlook.dead == 0:
                if word == 0:
                    return slot
                word -= 1
    for slot in range(outlook.size):
        if memory[m, own_at(t, slot)] & ~(outlook.dead | outlook.promised) == 0:
            return slot
    return NONE


@part
def least_harmful(t, memory, m, outlook):
    """The card whose loss hurts least, and how much it hurts: for when `spare_discard` has none, for a spare card says a word."""
    best, least = NONE, 0
    for slot in range(outlook.size):
        harm = _harm(memory[m, own_at(t, slot)], outlook)
        if best == NONE or harm < least:
            best, least = slot, harm
    return best, least


@small
def _harm(faces, outlook):
    """The harm in losing a card that is one of these faces."""
    lost, shown = faces & outlook.critical, faces & outlook.in_sight & ~outlook.dead
    needed = faces & ~(outlook.dead | lost | shown)
    shown &= ~lost
    if faces & (faces - 1) == 0:
        return (LAST_COPY if lost else 0) + (IN_SIGHT if shown else 0) + (NEEDED if needed else 0)
    harm = LAST_COPY * copies_in(outlook.unseen, lost) + IN_SIGHT * copies_in(outlook.unseen, shown)
    harm += NEEDED * copies_in(outlook.unseen, needed)
    return harm // max(copies_in(outlook.unseen, faces), 1)


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


@part
def card_to_replay(t, legal, i, memory, m):
    """The discarded card that fits and is hardest to come by otherwise; none when none fits."""
    best, most = t[T.DECLINE], 0
    for face in range(t[T.FACES]):
        if is_legal(legal, i, t[T.TAKE_BACK] + face) and (memory[m, FITTING] >> face) & 1:
            rarity = _rarity(memory, m, face)
            if rarity > most:
                best, most = t[T.TAKE_BACK] + face, rarity
    return best


@part
def card_to_shuffle_back(t, seen, legal, i, memory, m):
    """The discarded card that is missed most. Even a useless one is a turn more."""
    best, most = t[T.TAKE_BACK], -1
    for face in range(t[T.FACES]):
        if is_legal(legal, i, t[T.TAKE_BACK] + face):
            away = t[T.PLACE + face] - height(seen, i, t[T.SUIT + face])
            missed = 0
            if away >= 0:
                missed = _rarity(memory, m, face) * 2 * t[T.HEIGHT] - away
            if missed > most:
                best, most = t[T.TAKE_BACK] + face, missed
    return best


@small
def _rarity(memory, m, face):
    """3 for a face of which no copy is left, 2 for the last copy, else 1."""
    if (some(load_counts(memory, m, LEFT)) >> face) & 1 == 0:
        return 3
    return 2 if (memory[m, CRITICAL] >> face) & 1 else 1
