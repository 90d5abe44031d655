"""What the holder of a card reckons with: clues, conventions, good touch, and the cards in sight."""

from __future__ import annotations

from hanabi.bots.friend.memory import (
    BELIEF,
    CAUSE,
    CLUED,
    DEAD,
    EXPLAINED,
    FACES,
    FINESSED,
    FITTING,
    HEIGHTS,
    POSSIBLE,
    READING,
    TOUCHED,
    USELESS,
    cause_giver,
    fits_on,
    next_face,
    place,
    unseen_by,
)
from hanabi.bots.friend.trust import is_trusted, touches_well
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.copies import some
from hanabi.kernel.scalar.row import face_of, hand_size
from hanabi.kernel.words import lowest_bit

UNKNOWN = -1


@small
def is_single(faces):
    """Whether a set holds exactly one face."""
    return faces != 0 and faces & (faces - 1) == 0


@small
def face_known_to(t, seen, i, memory, m, at, me, holder, seat, slot):
    """The face of a card as the holder of another hand knows it, for all this seat can tell; or `UNKNOWN`."""
    if seat not in (me, holder):
        return face_of(t, seen, i, seat, slot)
    belief = memory[m, place(t, at, seat, slot) + BELIEF]
    return lowest_bit(belief) if is_single(belief) else UNKNOWN


@part
def refresh(t, seen, i, memory, m, at, me, holder):
    """Work out anew what the holder of a hand believes about its cards."""
    unseen = some(unseen_by(t, seen, i, memory, m, me, holder))
    dead = memory[m, DEAD]
    heeds = holder == me or is_trusted(memory, m, holder)
    once = read = 0
    for slot in range(hand_size(t, seen, i, holder)):
        card = place(t, at, holder, slot)
        marked = memory[m, card + READING] & (CLUED | FINESSED)
        touched = memory[m, card + TOUCHED]
        good = heeds and touches_well(memory, m, cause_giver(touched))
        spoken = 0
        if marked and good:
            spoken = _spoken_for(t, seen, i, memory, m, at, me, holder, touched)
        belief = _believe(memory, m, card, unseen, dead, spoken, heeds, good)
        if marked and heeds and is_single(belief):
            once |= belief
            read |= belief & memory[m, card + READING]
    if once:
        _no_copies(t, seen, i, memory, m, at, holder, once, read)


@part
def _spoken_for(t, seen, i, memory, m, at, me, holder, touched):
    """The faces of clued cards in other hands, which good touch keeps off a card that was touched then and by whom.

    Of two clued cards the giver of the later clue has to have seen the other: nobody keeps copies of their own cards off.
    """
    faces = 0
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, seen, i, seat) if seat != holder else 0):
            other = place(t, at, seat, slot)
            if memory[m, other + READING] & (CLUED | FINESSED):
                since = memory[m, other + TOUCHED]
                unseen = (
                    cause_giver(since) == holder
                    if since > touched
                    else cause_giver(touched) == seat
                )
                if not unseen:
                    face = face_known_to(t, seen, i, memory, m, at, me, holder, seat, slot)
                    if face != UNKNOWN:
                        faces |= 1 << face
    return faces


@small
def _believe(memory, m, card, unseen, dead, spoken, heeds, good):
    """Write down and return the belief about one card; a contradicted reading is dropped.

    `heeds` says whether its holder goes by conventions at all, `good` whether who touched it keeps to good touch.
    """
    reading = memory[m, card + READING]
    certain = memory[m, card + POSSIBLE] & unseen
    if certain == 0:
        certain = memory[m, card + POSSIBLE]
    belief = certain
    flags = reading & ~FACES & ~USELESS
    if certain & ~dead == 0:
        flags |= USELESS
    elif flags & EXPLAINED and certain & reading & FACES:
        belief = certain & reading & FACES
        if belief & ~dead == 0:
            flags |= USELESS
    elif flags & (CLUED | FINESSED):
        told = heeds and touches_well(memory, m, cause_giver(memory[m, card + CAUSE]))
        useful = certain & ~dead & ~spoken
        read = certain & ~dead & reading if told else 0
        if read:
            belief = read & ~spoken if read & ~spoken else read
        elif flags & CLUED:
            if good:
                if useful and (certain & reading == 0 or not told):
                    belief = useful
                else:
                    flags |= USELESS
        else:
            flags &= ~FINESSED
    memory[m, card + READING] = flags | (reading & FACES)
    memory[m, card + BELIEF] = belief
    return belief


@small
def _no_copies(t, seen, i, memory, m, at, holder, once, read):
    """A clued card is no copy of another one in the same hand that its holder is sure of.

    `once` has the faces of those, `read` the faces among them that a clue was about: besides such a card,
    one that could only be the same is useless.
    """
    for slot in range(hand_size(t, seen, i, holder)):
        card = place(t, at, holder, slot)
        belief = memory[m, card + BELIEF]
        good = touches_well(memory, m, cause_giver(memory[m, card + TOUCHED]))
        if good and memory[m, card + READING] & CLUED:
            if not is_single(belief):
                if belief & ~once:
                    memory[m, card + BELIEF] = belief & ~once
            elif belief & read and not belief & memory[m, card + READING]:
                memory[m, card + READING] |= USELESS
                memory[m, card + BELIEF] = memory[m, card + POSSIBLE]


@part
def expected_show(t, seen, i, memory, m, at, me, giver, target):
    """The fireworks once all that is known to fit is played, as the giver of a clue and its target both foresee it."""
    show = memory[m, HEIGHTS]
    fitting = memory[m, FITTING]
    moved = True
    while moved:
        moved = False
        for seat in range(t[T.PLAYERS]):
            for slot in range(hand_size(t, seen, i, seat)):
                if memory[m, place(t, at, seat, slot) + BELIEF] & ~fitting == 0:
                    holder = giver if seat == giver else target
                    face = face_known_to(t, seen, i, memory, m, at, me, holder, seat, slot)
                    if face != UNKNOWN and fits_on(t, show, face):
                        show, fitting = placed(t, show, fitting, face)
                        moved = True
    return show, fitting


@small
def placed(t, show, fitting, face):
    """Fireworks and what they need next, after one more card."""
    suit = t[T.SUIT + face]
    show += 1 << (4 * suit)
    return show, fitting & ~(1 << face) | next_face(t, show, suit)
