"""How well a team does, for tests: quick, and always on the same deals."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hanabi import Rules
from hanabi.bots import find_bot
from hanabi.kernel import Batch


def scores(name: str, rules: Rules, players: int, games: int) -> NDArray[np.int16]:
    """What a team of this bot scores, game by game."""
    player = find_bot(name).player
    assert player is not None
    batch = Batch(rules, players, games, observe=False, auto_reset=False)
    batch.play([player()] * players)
    return np.array(batch.scores)
