"""Whom the friend takes for one of its kind: for each seat three doubts, which grow and fade by what lies open.

A seat is *deaf* as far as it does not do what clues ask for, *odd* as far as its clues are misread, and *plain* as far as
it tells what is worth most to be known, by what clues prove alone; `measure` has that. With enough of all three it is a
stranger: it is taken to go by what clues prove, and its own clues to be plain ones, which touch what is needed and
tell what is worth most to be known. If those are misread still, they mean what they prove and no more.
"""

from __future__ import annotations

from hanabi.bots.friend.measure import is_plain_choice
from hanabi.bots.friend.memory import (
    ALIKE,
    BEFORE,
    BELIEF,
    CALLED,
    CARDS,
    CAUSE,
    CLUED,
    DEAD,
    DEAF,
    EXPLAINED,
    FACES,
    FINESSED,
    FITTING,
    ODD,
    PLAIN,
    POSSIBLE,
    READING,
    USELESS,
    cause,
    cause_giver,
    place,
)
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar import row as R

LIMIT = 75
"""The doubt from which a seat is a stranger."""

WORTH_A_THOUGHT = 15
"""The doubt from which a play that a clue asked for is thought over."""

WORDLESS = 110
"""The doubt from which the clues of a seat mean what they prove and no more."""

MOST = 150
"""More doubt than this is never kept, so that a seat can win trust back."""

LEAST_DEAF = -50
LEAST_ODD = -10
"""What a seat can win in trust beyond what it begins with."""

# What makes doubt grow
IGNORED = 25
"""Discarding while a clue asks for a play,"""
PUT_OFF = 10
"""or giving a clue then, for each other player."""
OFF_CHOP = 65
"""Discarding a card without a clue that is not the chop."""
CLUED_GONE = 15
"""Discarding a clued card that is not useless."""
BLIND = 15
"""Playing a card that nothing spoke for: it may be a finesse that not everybody sees;"""
BLIND_MISPLAY = 60
"""or one that does not fit."""
MISREAD = 25
"""A clue that was read as a play, and was none."""
SEEN_MISREAD = 45
"""The same, as soon as it is given, where it is seen."""
UNEXPLAINED = 15
"""A card that turns out to be none of those that explained its clue."""

PLAIN_CLUE = 5
"""A clue that is worth most of all that could be given to hands in sight, by the measure of plain players;"""
PLAIN_CLUE_EACH = 10
"""more for each of those hands."""
PLAIN_DISCARD = 20
"""A discard with tokens there, when none was worth giving."""
MOST_PLAIN = 100
"""All this is never more than so much."""
SPREADS = 1
"""By so many bits less it makes all others doubted too: whoever sits together is likely to play alike."""

# What makes it fade
OBEYED = 20
"""Playing what a clue asked for and did not prove."""
CONFIRMED = 8
"""A clue that was read rightly."""
OTHER_CLUE = 40
"""A clue although another was worth more by that measure,"""
OTHER_DISCARD = 25
"""or a discard although one was worth giving;"""
LEAST_PLAIN = -60
"""all this is never more than so much,"""
LEAST_LIKENESS = -30
"""and takes no more than this from the other doubts: who is not plain may still be a stranger."""


@small
def doubt_about(memory, m, seat):
    """All the doubt that a seat plays by the conventions."""
    plain = memory[m, PLAIN + seat]
    likeness = plain + memory[m, ALIKE] - (plain >> SPREADS)
    return memory[m, DEAF + seat] + memory[m, ODD + seat] + max(likeness, LEAST_LIKENESS)


@small
def is_trusted(memory, m, seat):
    """Whether a seat reads and gives clues by the conventions."""
    return doubt_about(memory, m, seat) < LIMIT


@small
def is_among_strangers(t, memory, m, me):
    """Whether no teammate is trusted."""
    alone = True
    for seat in range(t[T.PLAYERS]):
        alone = alone and (seat == me or not is_trusted(memory, m, seat))
    return alone


@small
def plain_strangers(t, memory, m, me):
    """The teammates who are taken for plain players, a bit for each seat."""
    seats = 0
    for seat in range(t[T.PLAYERS]):
        stranger = seat != me and not is_trusted(memory, m, seat)
        if stranger and memory[m, PLAIN + seat] >= 0 and touches_well(memory, m, seat):
            seats |= 1 << seat
    return seats


@small
def touches_well(memory, m, seat):
    """Whether the clues of a seat touch cards that are needed, and a single one that fits or has to be kept."""
    return memory[m, ODD + seat] < WORDLESS


@small
def _weigh_plainness(memory, m, seat, by):
    """Add to how much a seat looks like a plain player, or take from it."""
    before = memory[m, PLAIN + seat]
    after = min(max(before + by, LEAST_PLAIN), MOST_PLAIN)
    memory[m, PLAIN + seat] = after
    memory[m, ALIKE] += (after >> SPREADS) - (before >> SPREADS)


@small
def _doubt(memory, m, word, by):
    """Add to a doubt, or take from it."""
    least = LEAST_DEAF if word < ODD else LEAST_ODD
    memory[m, word] = min(max(memory[m, word] + by, least), MOST)


@part
def weigh_step(t, seen, i, memory, m, me):
    """What the step that was just made says of its actor, and of who gave the clue about its card.

    The memory is still that of the moment before. The last round and the choices of bonus tiles count for nothing.
    """
    last = seen[i, R.LAST]
    kind, actor = (last >> R.LAST_KIND) & 0xF, (last >> R.LAST_SEAT) & 0xF
    before = memory[m, BEFORE]
    if kind == R.NOTHING or (before >> R.TURNS_LEFT) & 0xFF or (before >> R.PENDING) & 0xFF:
        return
    asked = _is_asked(t, memory, m, actor)
    if kind in (R.COLOUR_TOLD, R.VALUE_TOLD):
        if asked:
            _doubt(memory, m, DEAF + actor, PUT_OFF * (t[T.PLAYERS] - 1))
        if t[T.PLAYERS] > 2 and (last >> R.LAST_TARGET) & 0xF != me and actor != me:
            by = PLAIN_CLUE + PLAIN_CLUE_EACH * (t[T.PLAYERS] - 2)
            if not is_plain_choice(t, seen, i, memory, m, me):
                by = -OTHER_CLUE
            _weigh_plainness(memory, m, actor, by)
    elif kind in (R.PLAYED, R.DISCARDED):
        card = place(t, CARDS, actor, (last >> R.LAST_SLOT) & 0xFF)
        if kind == R.PLAYED:
            _weigh_play(memory, m, card, actor, 1 << ((last >> R.LAST_FACE) & 0xFF))
        else:
            tokens = (before >> R.TOKENS) & 0xFF
            _weigh_discard(t, memory, m, card, actor, asked and tokens >= t[T.CLUE_COST])
            if t[T.PLAYERS] > 2 and actor != me and tokens >= t[T.CLUE_COST]:
                plain = is_plain_choice(t, seen, i, memory, m, me)
                _weigh_plainness(memory, m, actor, PLAIN_DISCARD if plain else -OTHER_DISCARD)
        _weigh_reading(memory, m, card, actor, 1 << ((last >> R.LAST_FACE) & 0xFF))


@small
def _is_asked(t, memory, m, seat):
    """Whether somebody who gives clues by the conventions has asked for a play that is not proved to fit."""
    asked = False
    for slot in range(t[T.HAND]):
        card = place(t, CARDS, seat, slot)
        if _asks(memory, m, card) and memory[m, card + BELIEF] & ~memory[m, FITTING] == 0:
            asked = asked or is_trusted(memory, m, cause_giver(memory[m, card + CAUSE]))
    return asked


@small
def _asks(memory, m, card):
    """Whether a card was read as one that fits, and clues do not prove it."""
    flags, possible = memory[m, card + READING], memory[m, card + POSSIBLE]
    read = flags & possible & FACES & ~memory[m, DEAD]
    unproved = possible & ~memory[m, FITTING] != 0
    called = flags & (CALLED | FINESSED) != 0 and flags & USELESS == 0
    return called and unproved and read != 0 and read & ~memory[m, FITTING] == 0


@small
def _weigh_play(memory, m, card, actor, bit):
    """A play that a clue asked for speaks for the actor, one that nothing spoke for against them."""
    if _asks(memory, m, card):
        _doubt(memory, m, DEAF + actor, -OBEYED)
    elif (
        memory[m, card + POSSIBLE] & ~memory[m, FITTING]
        and memory[m, card + READING] & (CLUED | FINESSED) == 0
    ):
        fits = bit & memory[m, FITTING] != 0
        _doubt(memory, m, DEAF + actor, BLIND if fits else BLIND_MISPLAY)


@small
def _weigh_discard(t, memory, m, card, actor, ignored):
    """A discard speaks against the actor if something was asked for, or if another card had to go first."""
    flags = memory[m, card + READING]
    if ignored:
        _doubt(memory, m, DEAF + actor, IGNORED)
    if flags & USELESS == 0:
        if flags & (CLUED | FINESSED):
            _doubt(memory, m, DEAF + actor, CLUED_GONE)
        elif _older_unclued(t, memory, m, card, actor):
            _doubt(memory, m, DEAF + actor, OFF_CHOP)


@small
def _older_unclued(t, memory, m, card, seat):
    """Whether a hand has an older card than this without a clue."""
    older = False
    slot = 0
    while place(t, CARDS, seat, slot) != card:
        flags = memory[m, place(t, CARDS, seat, slot) + READING]
        older = older or flags & (CLUED | FINESSED) == 0
        slot += 1
    return older


@part
def weigh_clue(t, seen, i, memory, m, giver, target):
    """A clue that was just read, to somebody else: was it read rightly? All but the one it was given to can tell."""
    if (memory[m, BEFORE] >> R.TURNS_LEFT) & 0xFF or (memory[m, BEFORE] >> R.PENDING) & 0xFF:
        return
    now = cause(R.deck(seen, i, R.STEPS), giver)
    for slot in range(R.hand_size(t, seen, i, target)):
        card = place(t, CARDS, target, slot)
        flags, bit = memory[m, card + READING], 1 << R.face_of(t, seen, i, target, slot)
        if flags & CALLED and memory[m, card + CAUSE] == now and flags & bit == 0:
            _doubt(memory, m, ODD + giver, SEEN_MISREAD)


@small
def _weigh_reading(memory, m, card, actor, bit):
    """A card that is shown tells whether the clue about it was read rightly."""
    flags = memory[m, card + READING]
    if flags & FACES and memory[m, card + CAUSE]:
        giver = cause_giver(memory[m, card + CAUSE])
        if giver != actor:
            if flags & bit:
                _doubt(memory, m, ODD + giver, -CONFIRMED)
            elif flags & (CALLED | EXPLAINED):
                _doubt(memory, m, ODD + giver, MISREAD if flags & CALLED else UNEXPLAINED)
