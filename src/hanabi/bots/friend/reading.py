"""What a seat makes of every step: cards come and go, clues are read by the conventions, prompts and finesses among them."""

from __future__ import annotations

from hanabi.bots.friend.belief import expected_show, refresh
from hanabi.bots.friend.evidence import forget_in_steps
from hanabi.bots.friend.guesses import forget_card
from hanabi.bots.friend.inference import guess_own_hand, is_telling_step, take_evidence
from hanabi.bots.friend.memory import (
    BEFORE,
    BELIEF,
    CALLED,
    CARD_WORDS,
    CARDS,
    CAUSE,
    CLUED,
    DEAD,
    EXPLAINED,
    FACES,
    FINESSED,
    GUESSED,
    HOPED,
    LAST,
    POSSIBLE,
    PROMISED,
    READING,
    TOUCHED,
    cause,
    place,
    seat_ahead,
    take_stock,
)
from hanabi.bots.friend.trust import is_trusted, weigh_clue, weigh_step
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar import row as R
from hanabi.kernel.scalar.row import STEPS, deck, face_of, hand_size

NO_SEAT = -1
NO_SLOT = -1


@small
def fitting_by_help(t, seen, i, memory, m, at, me, giver, target, faces, show):
    """Those of the faces that fit as soon as a player before the target plays a card that a clue asks for."""
    hoped = 0
    for suit in range(t[T.SUITS]):
        high = (show >> (4 * suit)) & 0xF
        if high + 1 < t[T.HEIGHT]:
            face = t[T.FACE_AT + suit * t[T.HEIGHT] + high + 1]
            if faces >> face & 1:
                missing = t[T.FACE_AT + suit * t[T.HEIGHT] + high]
                seat, _ = _connection(t, seen, i, memory, m, at, me, giver, target, missing)
                if seat != NO_SEAT:
                    hoped |= 1 << face
    return hoped


@small
def call_connection(t, seen, i, memory, m, at, me, giver, target, face, show):
    """A focus that does not fit yet calls for the card before it: mark that card. Returns the focus as a set."""
    suit = t[T.SUIT + face]
    high = (show >> (4 * suit)) & 0xF
    first = seat_ahead(t, giver, 1)
    if first == target or t[T.PLACE + face] != high + 1:
        return 0
    missing = t[T.FACE_AT + suit * t[T.HEIGHT] + high]
    seat, slot = _connection(t, seen, i, memory, m, at, me, giver, target, missing)
    if seat != NO_SEAT:
        _ask(t, seen, i, memory, m, at, me, giver, seat, slot, 1 << missing)
    else:  # whoever does not see it in another hand will look for it in their own
        seat = first
        while seat != target:
            slot = _asked_card(t, seen, i, memory, m, at, seat, missing)
            if (
                is_trusted(memory, m, seat)
                and slot != NO_SLOT
                and (seat == me or not _is_between(t, giver, me, target))
            ):
                _ask(t, seen, i, memory, m, at, me, giver, seat, slot, 1 << missing)
            seat = seat_ahead(t, seat, 1)
    return 1 << face


@small
def _ask(t, seen, i, memory, m, at, me, giver, seat, slot, faces):
    """Mark a card as the one that a clue to somebody else calls for."""
    card = place(t, at, seat, slot)
    flags = memory[m, card + READING] & ~FACES
    memory[m, card + READING] = flags | FINESSED | faces
    memory[m, card + CAUSE] = cause(deck(seen, i, STEPS), giver)
    if memory[m, card + TOUCHED] == 0:
        memory[m, card + TOUCHED] = cause(deck(seen, i, STEPS), giver)
    refresh(t, seen, i, memory, m, at, me, seat)


@small
def _is_between(t, giver, seat, target):
    """Whether a seat acts after the giver and before the target."""
    players = t[T.PLAYERS]
    ahead = seat - giver if seat >= giver else seat - giver + players
    end = target - giver if target >= giver else target - giver + players
    return 0 < ahead < end


@part
def _connection(t, seen, i, memory, m, at, me, giver, target, face):
    """The first player between giver and target who would play this face if asked for it, as far as is in sight."""
    seat = giver
    while True:
        seat = seat_ahead(t, seat, 1)
        if seat == target:
            return NO_SEAT, NO_SLOT
        if seat != me and is_trusted(memory, m, seat):
            slot = _asked_card(t, seen, i, memory, m, at, seat, face)
            if slot != NO_SLOT and face_of(t, seen, i, seat, slot) == face:
                return seat, slot


@small
def _asked_card(t, seen, i, memory, m, at, seat, face):
    """The card that somebody plays when a clue to another asks for this face: a clued card that can be it, else the newest."""
    newest = NO_SLOT
    for back in range(hand_size(t, seen, i, seat)):
        slot = hand_size(t, seen, i, seat) - 1 - back
        card = place(t, at, seat, slot)
        flags = memory[m, card + READING]
        if flags & CLUED:
            if memory[m, card + BELIEF] >> face & 1:
                return slot
        elif newest == NO_SLOT and flags & FINESSED == 0:
            newest = slot
    if newest != NO_SLOT and memory[m, place(t, at, seat, newest) + BELIEF] >> face & 1:
        return newest
    return NO_SLOT


@small
def chop_of(t, seen, i, memory, m, at, seat):
    """The oldest card that no clue has touched, the next to be discarded; `NO_SLOT` if there is none."""
    for slot in range(hand_size(t, seen, i, seat)):
        if memory[m, place(t, at, seat, slot) + READING] & (CLUED | FINESSED) == 0:
            return slot
    return NO_SLOT


@part
def hear(t, seen, i, memory, m, at, me, giver, target, clue):
    """Read a clue that was just given; the possible faces of the cards are those after it."""
    touch = t[T.TOUCH + clue]
    chop = chop_of(t, seen, i, memory, m, at, target)
    show, fitting = expected_show(t, seen, i, memory, m, at, me, giver, target)
    plays_before = _known_plays(t, seen, i, memory, m, at, target, fitting)
    newest = old = NO_SLOT
    fresh = 0
    chop_touched = False
    for slot in range(hand_size(t, seen, i, target)):
        card = place(t, at, target, slot)
        if memory[m, card + POSSIBLE] & ~touch == 0:
            if memory[m, card + READING] & CLUED:
                old = slot
            else:
                newest = slot
                fresh += 1
                chop_touched = chop_touched or slot == chop
                memory[m, card + READING] |= CLUED
                memory[m, card + CAUSE] = cause(deck(seen, i, STEPS), giver)
                memory[m, card + TOUCHED] = cause(deck(seen, i, STEPS), giver)
    refresh(t, seen, i, memory, m, at, me, target)
    focus = saved = NO_SLOT
    if newest != NO_SLOT:
        focus = chop if chop_touched else newest
        saved = _saved_by(t, memory, m, clue) if chop_touched else 0
        if fresh > 1 and not is_trusted(memory, m, giver):
            focus = NO_SLOT
    elif (
        old != NO_SLOT
        and is_trusted(memory, m, giver)
        and _known_plays(t, seen, i, memory, m, at, target, fitting) <= plays_before
    ):
        focus, saved = old, 0
    if focus != NO_SLOT:
        _read_focus(t, seen, i, memory, m, at, me, giver, target, focus, show, fitting, saved)
        refresh(t, seen, i, memory, m, at, me, target)


@small
def _known_plays(t, seen, i, memory, m, at, seat, fitting):
    """How many cards of a hand its holder knows to fit, now or soon."""
    number = 0
    for slot in range(hand_size(t, seen, i, seat)):
        if memory[m, place(t, at, seat, slot) + BELIEF] & ~fitting == 0:
            number += 1
    return number


@small
def _saved_by(t, memory, m, clue):
    """The faces for whose sake this clue may touch a chop."""
    last = memory[m, LAST]
    touch = t[T.TOUCH + clue]
    if clue < t[T.COLOURS]:
        by_value = t[T.VALUE_CLUE + t[T.HEIGHT] - 1]
        return last & touch & ~t[T.TOUCH + by_value] if by_value >= 0 else last & touch
    saved = last & touch
    if clue == t[T.VALUE_CLUE + 1]:
        saved |= touch & ~memory[m, DEAD]
    return saved


@part
def _read_focus(t, seen, i, memory, m, at, me, giver, target, focus, show, fitting, saved):
    """Note what the focus of a clue is: a card that fits, one worth saving, or one that somebody makes fit."""
    card = place(t, at, target, focus)
    belief = memory[m, card + BELIEF]
    read = belief & (fitting | saved)
    hoped = fitting_by_help(t, seen, i, memory, m, at, me, giver, target, belief & ~read, show)
    if me != target:
        face = face_of(t, seen, i, target, focus)
        if belief >> face & 1 and not read >> face & 1:
            hoped |= call_connection(t, seen, i, memory, m, at, me, giver, target, face, show)
    if read | hoped and (memory[m, card + READING] & FACES == 0 or is_trusted(memory, m, giver)):
        flags = memory[m, card + READING] & ~FACES & ~CALLED & ~PROMISED & ~EXPLAINED
        flags |= CALLED if read & ~fitting == 0 else PROMISED
        memory[m, card + READING] = flags | read | hoped
        memory[m, card + CAUSE] = cause(deck(seen, i, STEPS), giver)
        memory[m, card + HOPED] = hoped


@small
def give_up_hope(t, seen, i, memory, m, at, me, seat):
    """At the turn of a player, nobody before them has played what their cards waited for: those readings fall."""
    waits = False
    for slot in range(hand_size(t, seen, i, seat)):
        waits = waits or memory[m, place(t, at, seat, slot) + HOPED] != 0
    if waits:
        _, fitting = expected_show(t, seen, i, memory, m, at, me, seat, seat)
        for slot in range(hand_size(t, seen, i, seat)):
            card = place(t, at, seat, slot)
            memory[m, card + READING] &= ~(memory[m, card + HOPED] & ~fitting)
            memory[m, card + HOPED] = 0
        refresh(t, seen, i, memory, m, at, me, seat)


@part
def watch_step(t, seen, i, seat, memory, m):
    """Take in the step that was just made, or the deal."""
    last = seen[i, R.LAST]
    kind = (last >> R.LAST_KIND) & 0xF
    weigh_step(t, seen, i, memory, m, seat)
    told = is_telling_step(t, seen, i, memory, m, seat)
    if told:
        take_evidence(t, seen, i, memory, m, seat)
    if kind in (R.PLAYED, R.DISCARDED):
        actor, slot = (last >> R.LAST_SEAT) & 0xF, (last >> R.LAST_SLOT) & 0xFF
        if actor == seat:
            forget_card(t, memory, m, slot, (last >> R.LAST_FACE) & 0xFF)
            forget_in_steps(t, memory, m, slot, (last >> R.LAST_FACE) & 0xFF)
        _remove(t, memory, m, actor, slot)
    _look_at_hands(t, seen, i, memory, m)
    take_stock(t, seen, i, memory, m)
    if kind in (R.COLOUR_TOLD, R.VALUE_TOLD):
        giver, target = (last >> R.LAST_SEAT) & 0xF, (last >> R.LAST_TARGET) & 0xF
        hear(t, seen, i, memory, m, CARDS, seat, giver, target, (last >> R.LAST_CLUE) & 0xF)
        if target != seat:
            weigh_clue(t, seen, i, memory, m, giver, target)
    for holder in range(t[T.PLAYERS]):
        refresh(t, seen, i, memory, m, CARDS, seat, holder)
    give_up_hope(t, seen, i, memory, m, CARDS, seat, R.status(seen, i, R.TO_ACT))
    guess_own_hand(t, seen, i, memory, m, seat, told)
    if memory[m, GUESSED]:
        refresh(t, seen, i, memory, m, CARDS, seat, seat)
    memory[m, BEFORE] = seen[i, R.STATUS]


@small
def _remove(t, memory, m, seat, slot):
    """Close the gap that a card leaves in a hand; the last place is free then."""
    first = place(t, CARDS, seat, slot)
    end = place(t, CARDS, seat, t[T.HAND] - 1)
    for word in range(first, end):
        memory[m, word] = memory[m, word + CARD_WORDS]
    for word in range(end, end + CARD_WORDS):
        memory[m, word] = 0


@small
def _look_at_hands(t, seen, i, memory, m):
    """Copy what clues say about all cards. A card just drawn takes a place that was left all zeros."""
    for seat in range(t[T.PLAYERS]):
        for slot in range(R.hand_size(t, seen, i, seat)):
            card = place(t, CARDS, seat, slot)
            memory[m, card + POSSIBLE] = R.possible(R.known(t, seen, i, seat, slot))
