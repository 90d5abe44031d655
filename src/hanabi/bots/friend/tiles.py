"""Bonus tiles that let a card of the discard pile come back."""

from __future__ import annotations

from hanabi.bots.friend.reasons import TILE_DECLINE, TILE_PLACE, TILE_RESHUFFLE, give_reason
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.legal import is_legal
from hanabi.kernel.scalar.row import discarded, fits, height


@part
def take_back(t, seen, legal, i, memory, m, replay):
    """The discarded card that helps most; none when it is to be placed and none fits."""
    best, most = t[T.DECLINE], -1.0
    code, faces = TILE_DECLINE, 0
    for face in range(t[T.FACES]):
        if is_legal(legal, i, t[T.TAKE_BACK] + face) and (fits(t, seen, i, face) or not replay):
            help_by = _rescue(t, seen, i, face)
            if help_by > most:
                best, most = t[T.TAKE_BACK] + face, help_by
                code, faces = TILE_PLACE if replay else TILE_RESHUFFLE, 1 << face
    give_reason(memory, m, code, 0, 0, faces, 0)
    return best


@small
def _rescue(t, seen, i, face):
    """How much it helps to have this discarded card back: most where it is lost otherwise, and soon needed."""
    away = t[T.PLACE + face] - height(seen, i, t[T.SUIT + face])
    if away < 0:
        return 0.0
    left = t[T.COPIES + face] - discarded(t, seen, i, face)
    return 1.0 / (1 + left) + 1.0 / (1 + away)
