"""A view: all that a seat may know of a game, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from hanabi.core.actions import Action, Step
from hanabi.core.board import board, heading
from hanabi.core.cards import Card, CardId, Seat
from hanabi.core.editions import rules_name
from hanabi.core.errors import BadSetup
from hanabi.core.events import Event
from hanabi.core.frozen import frozen
from hanabi.core.knowledge import Knowledge
from hanabi.core.notation import ENGLISH, Place, Spellings
from hanabi.core.outcome import OpenTable, Outcome
from hanabi.core.rules import Rules, Tile
from hanabi.core.tables import tables_of


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
class View(OpenTable):
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

    def __str__(self) -> str:
        """The table in a few lines, one's own cards as what is known of them."""
        return board(self)

    def __repr__(self) -> str:
        whose = "with all hands open" if self.seat is None else f"of {self.names[self.seat]}"
        return f"<View {whose}: {rules_name(self.rules)}; {heading(self, self.names)}>"

    @property
    def hand(self) -> tuple[HeldCard, ...]:
        """The viewer's own hand."""
        return () if self.seat is None else self.hands[self.seat]

    @property
    def next_actions(self) -> tuple[Action, ...]:
        """What the viewer could do if it were their turn now, in the order of `legal_actions`.

        Empty when it is their turn, while a bonus tile waits for another's choice, and when the game will
        be over before their next turn.
        """
        seat, rules = self.seat, self.rules
        if seat is None or seat == self.to_act or self.outcome is not None or self.pending:
            return ()
        if self.turns_left is not None and (seat - self.to_act) % self.players >= self.turns_left:
            return ()
        tables = tables_of(rules)
        own = [card.id for card in self.hands[seat]]
        tables.grow(max(own, default=-1) + 1)
        actions: list[Action] = [play for card in own for play in tables.plays[card]]
        if self.tokens < rules.clue_tokens:
            actions += [tables.discards[card] for card in own]
        for target, hand in enumerate(self.hands):
            if self.tokens >= rules.clue_cost and target != seat:
                touching = tables.may_miss
                for card in hand:
                    assert card.face is not None
                    touching |= tables.touched_by[tables.face_index[card.face]]
                actions += tables.gives(target, touching)
        return tuple(actions)

    def parse(self, text: str, *, seat: int | None = None, spellings: Spellings = ENGLISH) -> Step:
        """The step that a line such as `clue Bo red` means for this seat, or for the viewer.

        Raises `NotUnderstood` if it means none; `legal_actions` says whether it is legal.
        """
        return self._place_of(seat, spellings).parse(text)

    def notation(
        self, step: Step, *, seat: int | None = None, spellings: Spellings = ENGLISH
    ) -> str:
        """A step of this seat, or of the viewer, as a line that `parse` reads back now."""
        return self._place_of(seat, spellings).notation(step)

    def _place_of(self, seat: int | None, spellings: Spellings) -> Place:
        """With nobody's eyes the player to act is meant."""
        whose = seat if seat is not None else self.to_act if self.seat is None else self.seat
        if not 0 <= whose < self.players:
            raise BadSetup(f"seat: there is no seat {seat}; seats are 0 to {self.players - 1}")
        hands = [[card.id for card in hand] for hand in self.hands]
        return Place(self.rules, self.names, hands, Seat(whose), spellings)
