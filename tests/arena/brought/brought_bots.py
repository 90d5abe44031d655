"""Bots of another package, as the registry finds them: a slow one, and some that go wrong."""

from __future__ import annotations

import os
import time

import numpy as np

from hanabi.bots import BotKind, Choice, RandomBot
from hanabi.core import GiveClue, Play, ValueClue, View
from hanabi.core.cards import CardId

STUMBLES = 3
"""Every so many games, the stumbler falls."""


class Dawdler:
    """The random bot, as slow as the environment says."""

    def __init__(self, seed: int) -> None:
        self._random = RandomBot(seed)
        self._pause = float(os.environ.get("HANABI_DAWDLE", "0"))

    def act(self, view: View) -> Choice:
        time.sleep(self._pause)
        return self._random.act(view)


class Stumbler(Dawdler):
    """Crashes in the fourth turn of some games."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._falls = seed // 6 % STUMBLES == 0

    def act(self, view: View) -> Choice:
        if self._falls and view.turn >= 4:
            raise ZeroDivisionError("over its own\nfeet")
        return super().act(view)


class Rebel:
    """Plays a card that nobody has."""

    def __init__(self, seed: int) -> None:
        pass

    def act(self, view: View) -> Choice:
        del view
        return Choice(Play(CardId(99)))


class Quitter(Dawdler):
    """Takes its whole process down in the game of seed 2."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if seed // 6 == 2:
            os._exit(1)


class Numeric:
    """Answers with NumPy's numbers where it can."""

    def __init__(self, seed: int) -> None:
        self._random = RandomBot(seed)

    def act(self, view: View) -> Choice:
        action = self._random.act(view).action
        if isinstance(action, GiveClue):
            clue = action.clue
            if isinstance(clue, ValueClue):
                clue = ValueClue(np.int64(clue.value))  # type: ignore[arg-type]
            action = GiveClue(np.int64(action.target), clue)  # type: ignore[arg-type]
        return Choice(action)


PAIR = BotKind(Dawdler, "plays in twos", most_players=2)
