"""`RandomAgent`: any legal move."""

from __future__ import annotations

import random
from typing import Any

from hanabi.envs.hle.rl_env import Agent


class RandomAgent(Agent):
    """Draws its moves with Python's `random`, so that `random.seed` makes them come again."""

    def __init__(self, config: dict[str, Any], *_args: Any, **_kwargs: Any) -> None:
        self.config = config

    def act(self, observation: dict[str, Any]) -> dict[str, Any] | None:
        """One of the legal moves; None if others are to act."""
        if observation["current_player_offset"]:
            return None
        move: dict[str, Any] = random.choice(observation["legal_moves"])  # noqa: S311  # a game
        return move
