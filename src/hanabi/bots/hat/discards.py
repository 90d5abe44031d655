"""Which card to throw away."""

from __future__ import annotations

from hanabi.bots.hat.counts import weigh
from hanabi.bots.hat.knowledge import faces_of
from hanabi.bots.hat.layout import own_at
from hanabi.bots.hat.messages import word_to_send, words_by_discard
from hanabi.bots.hat.options import NONE
from hanabi.bots.hat.weights import IN_SIGHT, LAST_COPY, NEEDED
from hanabi.kernel.compiling import part, small


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
    harm = LAST_COPY * weigh(outlook.unseen, lost) + IN_SIGHT * weigh(outlook.unseen, shown)
    harm += NEEDED * weigh(outlook.unseen, needed)
    return harm // max(weigh(outlook.unseen, faces), 1)
