"""Which card to play: a sure one, or one that is likely enough to fit."""

from __future__ import annotations

from hanabi.bots.hat.counts import weigh
from hanabi.bots.hat.knowledge import following
from hanabi.bots.hat.layout import own_at
from hanabi.bots.hat.options import NONE, consider
from hanabi.bots.hat.weights import COMPLETES, FOLLOWED, LOWER, PLAY_ORDER
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import count_bits, lowest_bit


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
        weight = weigh(outlook.unseen, faces)
        if faces & (faces - 1) and weight:
            chance = 100 * weigh(outlook.unseen, faces & outlook.fitting) // weight
            if chance >= most:
                best, most = t[T.PLAY] + slot, chance
    return best
