"""The random bot: any legal action, each as likely as the next."""

from __future__ import annotations

import random

from hanabi.bots.protocol import Choice
from hanabi.core import View


class RandomBot:
    """Plays anything legal."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)  # noqa: S311  # a game, not a secret

    def act(self, view: View) -> Choice:
        return Choice(self._random.choice(view.legal_actions))
