"""What a bot is to the rest of the package."""

from __future__ import annotations

from typing import Protocol

from hanabi.core import Action, View


class Bot(Protocol):
    """A player at one seat for one game."""

    def act(self, view: View) -> Action:
        """One of `view.legal_actions`. Called when this seat is to act, bonus tiles included."""
