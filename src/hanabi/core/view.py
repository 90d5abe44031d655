"""A view: all that a seat may know of a game, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from hanabi.core.actions import Action
from hanabi.core.cards import Card, CardId, Seat
from hanabi.core.events import Event
from hanabi.core.frozen import frozen
from hanabi.core.knowledge import Knowledge
from hanabi.core.outcome import Outcome, Table
from hanabi.core.rules import Rules, Tile


class HeldCard(NamedTuple):
    """A card in somebody's hand."""

    id: CardId
    face: Card | None
    """None when the viewer may not see it."""

    knowledge: Knowledge


class PiledCard(NamedTuple):
    """A card on the discard pile."""

    id: CardId
    face: Card


@frozen
class View(Table):
    """One moment of a game as one seat sees it. It keeps no reference to the game."""

    rules: Rules
    players: int

    names: tuple[str, ...]
    """By seat."""

    seat: Seat | None
    """The viewer; None for a view with all hands open."""

    first: Seat
    turn: int
    """Counted from 1."""

    to_act: Seat
    """Whose turn it is, or was when the game ended."""

    hands: tuple[tuple[HeldCard, ...], ...]
    """By seat, in the order of the hand, the newest card last unless rearranged."""

    fireworks: tuple[int, ...]
    discarded: tuple[int, ...]

    discards: tuple[PiledCard, ...]
    """The discard pile, oldest card first."""

    tokens: int
    strikes: int
    deck_size: int
    turns_left: int | None

    pending: Tile | None
    """The bonus tile that waits for a choice of the player to act."""

    revealed_tiles: tuple[Tile, ...]
    tiles_left: int

    legal_actions: tuple[Action, ...]
    """What the viewer may do now: empty when another seat is to act."""

    events: tuple[Event, ...]
    """Everything that happened, as this seat saw it."""

    outcome: Outcome | None

    @property
    def hand(self) -> tuple[HeldCard, ...]:
        """The viewer's own hand."""
        return () if self.seat is None else self.hands[self.seat]
