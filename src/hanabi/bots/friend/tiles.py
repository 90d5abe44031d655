"""Bonus tiles that let a card of the discard pile come back."""

from __future__ import annotations

from hanabi.bots.friend.reasons import TILE_DECLINE, TILE_PLACE, TILE_RESHUFFLE, give_reason
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part
from hanabi.kernel.scalar.judging import rescue
from hanabi.kernel.scalar.legal import is_legal
from hanabi.kernel.scalar.row import fits


@part
def take_back(t, seen, legal, i, memory, m, replay):
    """The discarded card that helps most; none when it is to be placed and none fits."""
    best, most = t[T.DECLINE], -1.0
    code, faces = TILE_DECLINE, 0
    for face in range(t[T.FACES]):
        if is_legal(legal, i, t[T.TAKE_BACK] + face) and (fits(t, seen, i, face) or not replay):
            help_by = rescue(t, seen, i, face)
            if help_by > most:
                best, most = t[T.TAKE_BACK] + face, help_by
                code, faces = TILE_PLACE if replay else TILE_RESHUFFLE, 1 << face
    give_reason(memory, m, code, 0, 0, faces, 0)
    return best
