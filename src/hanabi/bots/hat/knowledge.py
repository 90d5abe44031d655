"""Common knowledge: what everybody knows, and knows that everybody knows, about every card."""

from __future__ import annotations

from hanabi.bots.hat.memory import (
    CRITICAL,
    DEAD,
    FACES,
    FITTING,
    LEFT,
    SETTLED,
    SIZES,
    STRAITS,
    UNSEEN,
    WAITING,
    card_at,
)
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.copies import (
    all_copies,
    copies_in,
    load_counts,
    one_less,
    one_more,
    single,
    some,
    store_counts,
)
from hanabi.kernel.scalar.row import (
    LAST,
    LAST_FACE,
    LAST_SCORED,
    LAST_SEAT,
    LAST_SLOT,
    PENDING,
    STRIKES,
    TO_ACT,
    TOKENS,
    discarded,
    hand_size,
    height,
    known,
    possible,
    status,
)

# Straits: what is left to a player who cannot say the word that is due
NO_STRAITS = 0
NO_DISCARD = 1
"""All tokens are there, so it has to be a play."""
CORNERED = 2
"""And if it fails the game is over; or there is no card to play."""


@part
def begin(t, seen, i, memory, m):
    """Nothing is known but the deck."""
    copies = all_copies(t)
    store_counts(memory, m, UNSEEN, copies)
    store_counts(memory, m, LEFT, copies)
    for seat in range(t[T.PLAYERS]):
        memory[m, SIZES + seat] = 0
    take_up(t, seen, i, memory, m)
    judge_table(t, seen, i, memory, m)
    foresee(t, seen, i, memory, m)


@small
def foresee(t, seen, i, memory, m):
    """Remember what decides about the code of the next clue."""
    memory[m, WAITING] = status(seen, i, PENDING)
    full = status(seen, i, TOKENS) == t[T.TOKENS]
    brink = status(seen, i, STRIKES) + 1 >= t[T.STRIKES]
    if (full and brink) or hand_size(t, seen, i, status(seen, i, TO_ACT)) == 0:
        memory[m, STRAITS] = CORNERED
    else:
        memory[m, STRAITS] = NO_DISCARD if full else NO_STRAITS


@small
def take_up(t, seen, i, memory, m):
    """Remember cards that were drawn."""
    for seat in range(t[T.PLAYERS]):
        size = memory[m, SIZES + seat]
        while size < hand_size(t, seen, i, seat):
            memory[m, card_at(t, seat, size)] = t[T.EVERY_FACE]
            size += 1
        memory[m, SIZES + seat] = size


@small
def lay_down(t, seen, i, memory, m):
    """A card left a hand and was seen by all."""
    last = seen[i, LAST]
    seat, slot = (last >> LAST_SEAT) & 0xF, (last >> LAST_SLOT) & 0xFF
    bit = 1 << ((last >> LAST_FACE) & 0xFF)
    size = memory[m, SIZES + seat] - 1
    if memory[m, card_at(t, seat, slot)] & SETTLED == 0:
        store_counts(memory, m, UNSEEN, one_less(load_counts(memory, m, UNSEEN), bit))
    for later in range(slot, size):
        memory[m, card_at(t, seat, later)] = memory[m, card_at(t, seat, later + 1)]
    memory[m, SIZES + seat] = size
    if (last >> LAST_SCORED) & 1 == 0:
        store_counts(memory, m, LEFT, one_less(load_counts(memory, m, LEFT), bit))


@small
def fetch_back(t, seen, i, memory, m):
    """A card was chosen from the discard pile: now it lies on a firework, in the deck, or still there."""
    last = seen[i, LAST]
    face = (last >> LAST_FACE) & 0xFF
    bit = 1 << face
    left = load_counts(memory, m, LEFT)
    if t[T.COPIES + face] - discarded(t, seen, i, face) == copies_in(left, bit):
        return
    store_counts(memory, m, LEFT, one_more(left, bit))
    if (last >> LAST_SCORED) & 1 == 0:
        store_counts(memory, m, UNSEEN, one_more(load_counts(memory, m, UNSEEN), bit))


@part
def judge_table(t, seen, i, memory, m):
    """Which faces fit, are dead, and are critical."""
    left = load_counts(memory, m, LEFT)
    there = some(left)
    fitting = dead = 0
    tall = t[T.HEIGHT]
    for suit in range(t[T.SUITS]):
        high = height(seen, i, suit)
        alive = True
        for place in range(tall):
            bit = 1 << t[T.FACE_AT + suit * tall + place]
            alive = alive and (place < high or there & bit != 0)
            if place < high or not alive:
                dead |= bit
            elif place == high:
                fitting |= bit
    memory[m, FITTING] = fitting
    memory[m, DEAD] = dead
    memory[m, CRITICAL] = single(left) & ~dead


@small
def hear(t, seen, i, memory, m, seat):
    """What clues say about the cards of a hand: the row has it."""
    for slot in range(memory[m, SIZES + seat]):
        memory[m, card_at(t, seat, slot)] &= SETTLED | possible(known(t, seen, i, seat, slot))


@part
def conclude(t, seen, i, memory, m):
    """Take off faces of which every copy is accounted for, until nothing changes any more.

    A card that could be nothing at all was misread, which happens only beside players with other habits:
    then what clues say about it is all that is known.
    """
    unseen = load_counts(memory, m, UNSEEN)
    again = True
    while again:
        again = False
        for seat in range(t[T.PLAYERS]):
            for slot in range(memory[m, SIZES + seat]):
                at = card_at(t, seat, slot)
                word = memory[m, at]
                if word & SETTLED == 0:
                    faces = word & some(unseen)
                    if faces == 0:
                        faces = possible(known(t, seen, i, seat, slot))
                    elif faces & (faces - 1) == 0:
                        unseen = one_less(unseen, faces)
                        again = True
                        faces |= SETTLED
                    memory[m, at] = faces
    store_counts(memory, m, UNSEEN, unseen)


@small
def faces_of(t, memory, m, seat, slot):
    """What a card can be, as everybody knows."""
    return memory[m, card_at(t, seat, slot)] & FACES


@small
def following(t, face):
    """The face that goes on top of this one, as a set; empty for the last of a suit."""
    place = t[T.PLACE + face] + 1
    if place == t[T.HEIGHT]:
        return 0
    return 1 << t[T.FACE_AT + t[T.SUIT + face] * t[T.HEIGHT] + place]
