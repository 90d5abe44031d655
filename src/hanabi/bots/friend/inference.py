"""What the own cards can be beside a stranger: hands with which they would have done what they did.

A *plain* teammate tells what is worth most to be known, by the measure of the steady bot: so a clue says something about
all cards of a hand, and so does a discard while there are tokens. Hands that could be held are drawn by lot, the same lots
wherever the same things are seen; the faces stay that come up often enough among those hands that explain the step.
"""

from __future__ import annotations

from hanabi.bots.friend.memory import (
    BEFORE,
    BELIEF,
    CALLED,
    CARDS,
    CAUSE,
    CLUED,
    DEAD,
    EXPLAINED,
    FACES,
    FITTING,
    LAST,
    POSSIBLE,
    PROMISED,
    READING,
    cause,
    place,
    trial,
    unseen_by,
)
from hanabi.bots.friend.trust import is_trusted, touches_well
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar import row as R
from hanabi.kernel.scalar.bits import ONE, advance, below, mix
from hanabi.kernel.scalar.copies import copies_in, one_less, some
from hanabi.kernel.scalar.face_sets import Judgement
from hanabi.kernel.scalar.row import STEPS, deck, face_of, hand_size
from hanabi.kernel.scalar.steady_twin import worth_for
from hanabi.kernel.steady_weights import GOOD_CLUE
from hanabi.kernel.words import lowest_bit

ENOUGH = 31
"""Hands that explain a step, no more of which are wanted; the digits of a card count so many."""
TRIES = 200
"""Hands that are drawn at most."""
FEWEST = 8
"""With fewer hands that explain it a step says nothing."""
MANY = 20
"""From so many hands on a face that comes up in one of them alone is none."""

DIGITS = 5
"""The scratch words of a card: in how many hands it is each face, in binary; then its face in the hand that is tried."""


@small
def is_plain_step(t, seen, i, memory, m, me):
    """Whether a plain teammate gave a clue, or discarded although there were tokens."""
    last, before = seen[i, R.LAST], memory[m, BEFORE]
    kind, actor = (last >> R.LAST_KIND) & 0xF, (last >> R.LAST_SEAT) & 0xF
    free = (before >> R.TURNS_LEFT) & 0xFF == 0 and (before >> R.PENDING) & 0xFF == 0
    told = kind in (R.COLOUR_TOLD, R.VALUE_TOLD)
    kept = kind == R.DISCARDED and (before >> R.TOKENS) & 0xFF >= t[T.CLUE_COST]
    plain = actor != me and not is_trusted(memory, m, actor) and touches_well(memory, m, actor)
    return free and (told or kept) and plain


@part
def explain_step(t, seen, i, memory, m, me):
    """Narrow down the own cards to what explains the step of a plain teammate.

    The memory is still that of the moment before, `seen` is the table after it.
    """
    last = seen[i, R.LAST]
    giver, target = (last >> R.LAST_SEAT) & 0xF, (last >> R.LAST_TARGET) & 0xF
    clue = (last >> R.LAST_CLUE) & 0xF if (last >> R.LAST_KIND) & 0xF != R.DISCARDED else -1
    believable = some(unseen_by(t, seen, i, memory, m, me, giver))
    known, twice = _known_to(t, seen, i, memory, m, me, giver)
    at = trial(t)
    for slot in range(hand_size(t, seen, i, me)):
        for digit in range(DIGITS):
            memory[m, place(t, at, me, slot) + digit] = 0
    chance = mix(advance(mix(deck(seen, i, STEPS)), me + ONE))
    found = tries = 0
    while found < ENOUGH and tries < TRIES:
        tries += 1
        chance = _draw(t, seen, i, memory, m, me, chance)
        if _explains(t, seen, i, memory, m, me, target, clue, believable, known, twice):
            found += 1
            for slot in range(hand_size(t, seen, i, me)):
                card = place(t, at, me, slot)
                carry = 1 << memory[m, card + DIGITS]
                for digit in range(DIGITS):
                    before = memory[m, card + digit]
                    memory[m, card + digit] = before ^ carry
                    carry &= before
    if found >= FEWEST:
        for slot in range(hand_size(t, seen, i, me)):
            _keep(t, seen, i, memory, m, me, giver, slot, clue if target == me else -1, found)


@small
def _keep(t, seen, i, memory, m, me, giver, slot, clue, found):
    """Let a card be those faces alone that came up in the hands that explain the step."""
    tried, card = place(t, trial(t), me, slot), place(t, CARDS, me, slot)
    often = 0
    for digit in range(1, DIGITS):
        often |= memory[m, tried + digit]
    faces = often if found >= MANY and often else often | memory[m, tried]
    if memory[m, card + READING] & CLUED == 0 and (
        clue < 0 or _after(t, seen, i, me, slot) & ~t[T.TOUCH + clue]
    ):
        return
    flags = memory[m, card + READING] & ~FACES & ~CALLED & ~PROMISED
    memory[m, card + READING] = flags | EXPLAINED | faces
    if clue >= 0 and _after(t, seen, i, me, slot) & ~t[T.TOUCH + clue] == 0:
        memory[m, card + CAUSE] = cause(deck(seen, i, STEPS), giver)


@small
def _after(t, seen, i, me, slot):
    """The faces that clues allow after the step."""
    return R.possible(R.known(t, seen, i, me, slot))


@part
def _draw(t, seen, i, memory, m, me, chance):
    """Draw an own hand by lot from what it is believed to be. Returns the stream of chance."""
    left = unseen_by(t, seen, i, memory, m, me, me)
    for slot in range(hand_size(t, seen, i, me)):
        card = place(t, CARDS, me, slot)
        after = _after(t, seen, i, me, slot)
        faces = memory[m, card + BELIEF] & after
        if copies_in(left, faces) == 0:
            faces = after & some(left)
        chance = advance(chance, ONE)
        number = below(mix(chance), max(copies_in(left, faces), 1))
        chosen = faces & -faces
        while faces:
            chosen = faces & -faces
            number -= copies_in(left, chosen)
            faces = faces & (faces - 1) if number >= 0 else 0
        memory[m, place(t, trial(t), me, slot) + DIGITS] = lowest_bit(chosen) if chosen else 0
        left = one_less(left, chosen & some(left))
    return chance


@small
def _known_to(t, seen, i, memory, m, me, giver):
    """The faces that are clued in the hands of others, once and twice, and that the giver is sure to hold."""
    known = twice = 0
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, seen, i, seat) if seat != me else 0):
            card = place(t, CARDS, seat, slot)
            faces = 0
            if seat != giver and memory[m, card + READING] & CLUED:
                faces = 1 << face_of(t, seen, i, seat, slot)
            elif (
                seat == giver and memory[m, card + POSSIBLE] & (memory[m, card + POSSIBLE] - 1) == 0
            ):
                faces = memory[m, card + POSSIBLE]
            twice |= known & faces
            known |= faces
    return known, twice


@part
def _explains(t, seen, i, memory, m, me, target, clue, believable, known, twice):
    """Whether a plain teammate who saw the hand that is tried would have made the step."""
    for slot in range(hand_size(t, seen, i, me)):
        if memory[m, place(t, CARDS, me, slot) + READING] & CLUED:
            bit = 1 << memory[m, place(t, trial(t), me, slot) + DIGITS]
            twice |= known & bit
            known |= bit
    left = unseen_by(t, seen, i, memory, m, me, me)
    judged = Judgement(
        memory[m, FITTING], memory[m, DEAD], memory[m, LAST], 0, known, twice, believable, left
    )
    most = GOOD_CLUE
    if clue >= 0:
        most = _worth(t, seen, i, memory, m, me, target, t[T.TOUCH + clue], believable, judged)
    for other in range(t[T.CLUES]):
        if other != clue or target != me:
            worth = _worth(t, seen, i, memory, m, me, me, t[T.TOUCH + other], believable, judged)
            if worth > most or (clue < 0 and worth == most):
                return False
    return True


@part
def _worth(t, seen, i, memory, m, me, target, touch, believable, judged):
    """What a clue is worth to a hand by the measure of the steady bot; the own hand is the one that is tried."""
    worth = 0.0
    chop_passed = touches = False
    for slot in range(hand_size(t, seen, i, target)):
        card = place(t, CARDS, target, slot)
        if target == me:
            face = memory[m, place(t, trial(t), me, slot) + DIGITS]
        else:
            face = face_of(t, seen, i, target, slot)
        fresh = memory[m, card + READING] & CLUED == 0
        before = memory[m, card + POSSIBLE] & believable | 1 << face
        at_risk = fresh and not chop_passed
        worth += worth_for(t, seen, i, face, before, touch, fresh, at_risk, judged)
        chop_passed = chop_passed or fresh
        touches = touches or touch >> face & 1 != 0
    return worth if touches else 0.0
