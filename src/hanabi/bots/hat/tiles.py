"""What to choose for bonus tiles: a card to take back from the discard pile."""

from __future__ import annotations

from hanabi.bots.hat.counts import load_counts, some
from hanabi.bots.hat.layout import CRITICAL, FITTING, LEFT
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.legal import is_legal
from hanabi.kernel.scalar.row import height


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
