"""What a bot is to the rest of the package."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from hanabi.core import Action, Motive, Seat, View


class Choice(NamedTuple):
    """What a bot does, and why if it can say so."""

    action: Action
    reason: Motive | None = None


class Bot(Protocol):
    """A player at one seat for one game."""

    def act(self, view: View) -> Choice:
        """One of `view.legal_actions`. Called when this seat is to act, bonus tiles included."""


@runtime_checkable
class Stoppable(Protocol):
    """A bot that thinks for long and can be hurried."""

    def stop(self) -> None:
        """Let the `act` that runs in another thread answer at once with what it has."""


@runtime_checkable
class Sociable(Protocol):
    """A bot that plays otherwise when it knows who else is a bot."""

    def meet(self, seat: Seat, team: Sequence[str | None]) -> None:
        """Told once, before the first move: its own seat, and the bot at each seat, None for a person."""
