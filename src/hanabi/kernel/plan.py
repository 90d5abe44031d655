"""A `Plan`: what the kernel needs to know about a table of given rules and players, and the names of its actions."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from hanabi.core import (
    Action,
    Card,
    CardId,
    ColourClue,
    Decline,
    Discard,
    GiveClue,
    Play,
    Rules,
    Seat,
    SuitIndex,
    TakeBack,
)
from hanabi.kernel import table as T
from hanabi.kernel.layout import Layout, layout_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray


class Turn(Protocol):
    """A moment of a game: who is to act, and the cards of all hands."""

    @property
    def to_act(self) -> Seat: ...

    @property
    def hands(self) -> Sequence[Sequence[CardId]]: ...


class Plan:
    """The rules as a table, the layout of the observation, and actions as indices and back.

    An action is numbered as by DeepMind: discards, plays, colour clues, value clues, cards by their place
    in the hand and teammates by how many seats on they sit; then announced plays, card by card, cards taken
    back by face, and declining.
    """

    def __init__(self, rules: Rules, players: int, *, history: bool = True) -> None:
        self.rules = rules
        self.players = players
        self.table: NDArray[np.int64] = T.make_table(rules, players, history=history)

    def __getitem__(self, place: int) -> int:
        """A number of the table."""
        return int(self.table[place])

    @cached_property
    def layout(self) -> Layout:
        return layout_of(self.table)

    @property
    def actions(self) -> int:
        """How many action indices there are."""
        return self[T.ACTIONS]

    def action(self, game: Turn, index: int) -> Action:
        """What this index means for the player to act; it need not be legal."""
        if not 0 <= index < self.actions:
            raise IndexError(f"action {index}: there are 0 to {self.actions - 1}")
        hand = game.hands[game.to_act]
        if index < self[T.PLAY]:
            return Discard(hand[index])
        if index < self[T.COLOUR]:
            return Play(hand[index - self[T.PLAY]])
        if index < self[T.ANNOUNCE]:
            return self.clue(game.to_act, index)
        if index < self[T.TAKE_BACK]:
            slot, suit = divmod(index - self[T.ANNOUNCE], self[T.SUITS])
            return Play(hand[slot], SuitIndex(suit))
        if index < self[T.DECLINE]:
            return TakeBack(self.rules.faces[index - self[T.TAKE_BACK]])
        return Decline()

    def clue(self, seat: int, index: int) -> GiveClue:
        """What the index of a clue means when this seat gives it."""
        colours, values = self.rules.clues[: self[T.COLOURS]], self.rules.clues[self[T.COLOURS] :]
        if index < self[T.VALUE]:
            offset, number = divmod(index - self[T.COLOUR], len(colours))
            clue = colours[number]
        else:
            offset, number = divmod(index - self[T.VALUE], len(values))
            clue = values[number]
        return GiveClue(Seat((seat + 1 + offset) % self.players), clue)

    def index(self, game: Turn, action: Action) -> int:
        """The number of an action of the player to act."""
        hand = game.hands[game.to_act]
        match action:
            case Discard(card):
                return hand.index(card)
            case Play(card, None):
                return self[T.PLAY] + hand.index(card)
            case Play(card, suit):
                assert suit is not None
                return self[T.ANNOUNCE] + hand.index(card) * self[T.SUITS] + suit
            case GiveClue(target, clue):
                others = (target - game.to_act) % self.players - 1
                number = self.rules.clues.index(clue)
                if isinstance(clue, ColourClue):
                    return self[T.COLOUR] + others * self[T.COLOURS] + number
                return self[T.VALUE] + others * self[T.HEIGHT] + number - self[T.COLOURS]
            case TakeBack(Card() as face):
                return self[T.TAKE_BACK] + self.rules.faces.index(face)
        return self[T.DECLINE]
