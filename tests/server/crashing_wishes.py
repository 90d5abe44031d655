"""What the players of the crash test send, and how the log of a table tells their moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Told = tuple[object, ...]
"""A move as the log tells it: what was done, by whom, with what."""


@dataclass(frozen=True)
class Move:
    """What a player sent."""

    seat: int
    action: dict[str, Any]
    steps: int

    @property
    def told(self) -> Told:
        match self.action:
            case {"do": "clue", "to": to}:
                return ("clue", self.seat, to, self.action.get("colour"), self.action.get("value"))
            case {"do": do, "card": card}:
                return (do, self.seat, card)
        raise AssertionError(f"an unknown action: {self.action}")

    @property
    def wish(self) -> dict[str, Any]:
        return {"type": "act", "action": self.action, "steps": self.steps}


@dataclass(frozen=True)
class Noting:
    """A note that a player sent."""

    seat: int
    card: int
    text: str

    @property
    def wish(self) -> dict[str, Any]:
        return {"type": "note", "card": self.card, "text": self.text}


@dataclass(frozen=True)
class TakingBack:
    """A wish to go back to where the game had fewer steps, or the other player's answer to it."""

    seat: int
    steps: int
    left: int

    @property
    def wish(self) -> dict[str, Any]:
        return {"type": "take-back", "agree": True, "steps": self.steps}


@dataclass(frozen=True)
class Pausing:
    """A wish to let the game stand still, or to let it go on."""

    seat: int
    pause: bool

    @property
    def wish(self) -> dict[str, Any]:
        return {"type": "pause" if self.pause else "resume"}


@dataclass(frozen=True)
class Voting:
    """A vote to end the game, or one that is taken back."""

    seat: int
    agree: bool

    @property
    def wish(self) -> dict[str, Any]:
        return {"type": "vote-end", "agree": self.agree}


Sent = Move | Noting | TakingBack | Pausing | Voting


def moves_of(log: Sequence[dict[str, Any]]) -> list[Told]:
    """The moves that the log of a table tells, in its order."""
    moves: list[Told] = []
    for entry in log:
        match entry["event"]:
            case {"event": "clue-given", "giver": giver, "target": target, "clue": clue}:
                moves.append(("clue", giver, target, clue.get("colour"), clue.get("value")))
            case {"event": "card-placed" | "card-misplayed", "seat": seat, "card": card}:
                moves.append(("play", seat, card))
            case {"event": "card-discarded", "seat": seat, "card": card}:
                moves.append(("discard", seat, card))
    return moves
