"""What a seat makes of every step of the game: cards come and go, clues are read."""

from __future__ import annotations

from hanabi.bots.friend.belief import refresh
from hanabi.bots.friend.facts import take_stock
from hanabi.bots.friend.memory import CARD_WORDS, CARDS, POSSIBLE, place
from hanabi.bots.friend.reading import give_up_hope, hear
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar import row as R


@part
def watch(t, seen, i, seat, memory, m):
    """Take in the step that was just made, or the deal."""
    last = seen[i, R.LAST]
    kind = (last >> R.LAST_KIND) & 0xF
    if kind in (R.PLAYED, R.DISCARDED):
        _remove(t, memory, m, (last >> R.LAST_SEAT) & 0xF, (last >> R.LAST_SLOT) & 0xFF)
    _look_at_hands(t, seen, i, memory, m)
    take_stock(t, seen, i, memory, m)
    if kind in (R.COLOUR_TOLD, R.VALUE_TOLD):
        giver, target = (last >> R.LAST_SEAT) & 0xF, (last >> R.LAST_TARGET) & 0xF
        hear(t, seen, i, memory, m, CARDS, seat, giver, target, (last >> R.LAST_CLUE) & 0xF)
    for holder in range(t[T.PLAYERS]):
        refresh(t, seen, i, memory, m, CARDS, seat, holder)
    give_up_hope(t, seen, i, memory, m, CARDS, seat, R.status(seen, i, R.TO_ACT))


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
