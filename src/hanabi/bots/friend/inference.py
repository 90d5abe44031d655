"""What the own cards can be beside a stranger: hands with which they would have done what they did.

Hands that could be held are drawn by lot, and stay as long as they explain all the `evidence`; the faces that a clued card
is taken for are those that come up often enough among them.
"""

from __future__ import annotations

from hanabi.bots.friend.evidence import explains, is_explained, witness
from hanabi.bots.friend.guesses import (
    begin_chance,
    begin_guesses,
    copy_guess,
    guessed_face,
    mend,
    redraw,
)
from hanabi.bots.friend.memory import (
    ACTOR,
    BEFORE,
    CALLED,
    CARDS,
    CAUSE,
    CLUED,
    EXPLAINED,
    FACES,
    GUESSED,
    GUESSES,
    PROMISED,
    READING,
    STRANGERS,
    WITNESSED,
    cause_giver,
    place,
    unseen_by,
    witnessed,
)
from hanabi.bots.friend.trust import is_trusted, plain_strangers
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar import row as R
from hanabi.kernel.scalar.row import hand_size

TRIES = 200
"""New guesses that are tried at most to explain the evidence."""
TRIES_AT_FIRST = 1000
"""The same as long as none is found."""
MANY = 20
"""From so many guesses on a face that comes up in one of them alone is none."""


@small
def is_telling_step(t, seen, i, memory, m, me):
    """Whether a teammate gave a clue, or discarded although there were tokens."""
    last, before = seen[i, R.LAST], memory[m, BEFORE]
    kind, actor = (last >> R.LAST_KIND) & 0xF, (last >> R.LAST_SEAT) & 0xF
    free = (before >> R.TURNS_LEFT) & 0xFF == 0 and (before >> R.PENDING) & 0xFF == 0
    told = kind in (R.COLOUR_TOLD, R.VALUE_TOLD)
    kept = kind == R.DISCARDED and (before >> R.TOKENS) & 0xFF >= t[T.CLUE_COST]
    return free and (told or kept) and actor != me


@part
def take_evidence(t, seen, i, memory, m, me):
    """Remember the step of a plain teammate, the memory still being that of the moment before."""
    last = seen[i, R.LAST]
    giver, target = (last >> R.LAST_SEAT) & 0xF, (last >> R.LAST_TARGET) & 0xF
    clue = (last >> R.LAST_CLUE) & 0xF if (last >> R.LAST_KIND) & 0xF != R.DISCARDED else -1
    witness(t, seen, i, memory, m, me, giver, target, clue)


@part
def guess_own_hand(t, seen, i, memory, m, me, told):
    """Let the guesses be hands that explain what strangers did; the last step was remembered if it told something."""
    strangers = plain_strangers(t, memory, m, me)
    others = strangers != memory[m, STRANGERS]
    memory[m, STRANGERS] = strangers
    if strangers == 0 or memory[m, WITNESSED] == 0:
        memory[m, GUESSED] = 0
        return
    step = witnessed(t, memory[m, WITNESSED] - 1)
    new = told and strangers >> memory[m, step + ACTOR] & 1 != 0
    begin_guesses(memory, m)
    found, chance = _sift(t, seen, i, memory, m, me, new, others)
    if new or others or 2 * found < GUESSES:
        found = _replenish(t, seen, i, memory, m, me, found, chance)
    if found == 0:
        memory[m, WITNESSED] = memory[m, GUESSED] = 0  # nothing explains all of it
        return
    for number in range(found):
        copy_guess(t, memory, m, GUESSES + number, number)
    memory[m, GUESSED] = found
    for slot in range(hand_size(t, seen, i, me)):
        _keep(t, memory, m, me, slot)


@part
def _sift(t, seen, i, memory, m, me, new, others):
    """Copy the guesses that still explain the evidence, of which the last step is new or all counts anew.

    Returns their number, and the stream of chance.
    """
    unseen = unseen_by(t, seen, i, memory, m, me, me)
    step = witnessed(t, memory[m, WITNESSED] - 1)
    chance = begin_chance(seen, i, me)
    found = 0
    for number in range(memory[m, GUESSED]):
        chance, changed = mend(t, seen, i, memory, m, me, number, unseen, chance)
        good = True
        if changed or others:
            good = is_explained(t, memory, m, number)
        elif new:
            good = explains(t, memory, m, number, step)
        if good:
            copy_guess(t, memory, m, number, GUESSES + found)
            found += 1
    return found, chance


@part
def _replenish(t, seen, i, memory, m, me, found, chance):
    """Add guesses like those that were found, or if there are none like those before, that explain the evidence."""
    unseen = unseen_by(t, seen, i, memory, m, me, me)
    tries = 0
    while found < GUESSES and tries < (TRIES if found else TRIES_AT_FIRST):
        tries += 1
        to = GUESSES + found
        among, first = (found, GUESSES) if found else (memory[m, GUESSED], 0)
        chance = redraw(t, seen, i, memory, m, me, first, among, to, unseen, chance)
        if is_explained(t, memory, m, to):
            found += 1
    return found


@small
def _keep(t, memory, m, me, slot):
    """Let a card that a stranger clued be those faces alone that come up often enough in the guesses."""
    card = place(t, CARDS, me, slot)
    flags = memory[m, card + READING]
    word = memory[m, card + CAUSE]
    if flags & CLUED and (flags & EXPLAINED or not is_trusted(memory, m, cause_giver(word))):
        once = often = 0
        for number in range(memory[m, GUESSED]):
            bit = 1 << guessed_face(t, memory, m, number, slot)
            often |= once & bit
            once |= bit
        faces = often if often and memory[m, GUESSED] >= MANY else once
        memory[m, card + READING] = flags & ~FACES & ~CALLED & ~PROMISED | EXPLAINED | faces
