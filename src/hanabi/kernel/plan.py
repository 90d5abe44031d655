"""A `Plan`: what the kernel needs to know about a table of given rules and players, and the names of its actions."""

from __future__ import annotations

from functools import cached_property
from operator import index as to_int
from typing import TYPE_CHECKING, Protocol

import numpy as np

from hanabi.core import (
    Action,
    BadSetup,
    Card,
    CardId,
    Clue,
    ColourClue,
    Decline,
    Discard,
    GiveClue,
    IllegalAction,
    Play,
    Refusal,
    Rules,
    Seat,
    SuitIndex,
    TakeBack,
    View,
)
from hanabi.kernel import table as T
from hanabi.kernel.layout import Layout, layout_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from hanabi.core.view import HeldCard


class HandsAndTurn(Protocol):
    """A moment of a game: a `Game`, a `View`, or whatever else knows who is to act and what the hands hold."""

    @property
    def to_act(self) -> Seat: ...

    @property
    def hands(self) -> Sequence[Sequence[CardId] | Sequence[HeldCard]]: ...


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
        self._numbers: list[int] = self.table.tolist()

    def __getitem__(self, place: int) -> int:
        """A number of the table."""
        return self._numbers[place]

    @cached_property
    def layout(self) -> Layout:
        return layout_of(self.table)

    @cached_property
    def face_index(self) -> dict[Card, int]:
        return {face: i for i, face in enumerate(self.rules.faces)}

    @cached_property
    def clue_index(self) -> dict[Clue, int]:
        return {clue: i for i, clue in enumerate(self.rules.clues)}

    @property
    def actions(self) -> int:
        """How many action indices there are."""
        return self[T.ACTIONS]

    # Actions

    def action(self, moment: HandsAndTurn, index: int) -> Action:
        """What this index means for the player to act; it need not be legal."""
        index = to_int(index)  # no number of NumPy's goes on into an action
        if not 0 <= index < self.actions:
            raise IndexError(f"action {index}: there are 0 to {self.actions - 1}")
        if index < self[T.PLAY]:
            return Discard(_card(moment, index))
        if index < self[T.COLOUR]:
            return Play(_card(moment, index - self[T.PLAY]))
        if index < self[T.ANNOUNCE]:
            return self.clue(moment.to_act, index)
        if index < self[T.TAKE_BACK]:
            slot, suit = divmod(index - self[T.ANNOUNCE], self[T.SUITS])
            return Play(_card(moment, slot), SuitIndex(suit))
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

    def index(self, moment: HandsAndTurn, action: Action) -> int:
        """The number of an action of the player to act, legal or not."""
        match action:
            case Discard(card):
                return _slot(moment, card)
            case Play(card, None):
                return self[T.PLAY] + _slot(moment, card)
            case Play(card, suit):
                assert suit is not None
                if not self[T.ANNOUNCED]:
                    raise IllegalAction(Refusal.NO_ANNOUNCING)
                return self[T.ANNOUNCE] + _slot(moment, card) * self[T.SUITS] + suit
            case GiveClue():
                return self._clue_number(moment.to_act, action)
        if self[T.TAKE_BACK] == self[T.ACTIONS]:
            raise IllegalAction(Refusal.NO_BONUS)
        if isinstance(action, TakeBack):
            return self[T.TAKE_BACK] + self.face_index[action.card]
        return self[T.DECLINE]

    def _clue_number(self, seat: Seat, action: GiveClue) -> int:
        if action.target == seat:
            raise IllegalAction(Refusal.CLUE_TO_SELF)
        number = self.clue_index.get(action.clue)
        if number is None:
            raise IllegalAction(Refusal.NOT_A_CLUE)
        others = (action.target - seat) % self.players - 1
        if isinstance(action.clue, ColourClue):
            return self[T.COLOUR] + others * self[T.COLOURS] + number
        return self[T.VALUE] + others * self[T.VALUES_NAMED] + number - self[T.COLOURS]

    # Views

    def observation(self, view: View) -> NDArray[np.uint64]:
        """What this view shows as packed words: bit for bit what `Batch.observe` gives this seat.

        A view with all hands open is observed from the seat to act.
        """
        from hanabi.kernel.loops import observe_games
        from hanabi.kernel.views import row_of_view

        self._check_table(view)
        seat = view.to_act if view.seat is None else view.seat
        words = np.zeros((1, self.layout.words), np.uint64)
        seats = np.array([seat], np.int64)
        observe_games(self.table, row_of_view(self, view), seats, words.view(np.int64), 0, 1)
        observation: NDArray[np.uint64] = words[0]
        return observation

    def legal_mask(self, view: View) -> NDArray[np.uint64]:
        """The legal actions of the viewer as packed words, bit for bit those of `Batch.legal`.

        None are set where the viewer is not to act: a view lists no actions then.
        """
        self._check_table(view)
        words = [0] * self[T.MASK_WORDS]
        for action in view.legal_actions:
            index = self.index(view, action)
            words[index // T.WORD] |= 1 << index % T.WORD
        return np.array(words, np.uint64)

    def _check_table(self, view: View) -> None:
        if view.players != self.players or view.rules != self.rules:
            raise BadSetup("view: its rules and number of players are not those of the plan")


def _card(moment: HandsAndTurn, slot: int) -> CardId:
    """The card at this place of the hand of the player to act."""
    hand = moment.hands[moment.to_act]
    if slot >= len(hand):
        raise IllegalAction(Refusal.NO_SUCH_CARD)
    return _id(hand[slot])


def _slot(moment: HandsAndTurn, card: CardId) -> int:
    """The place of this card in the hand of the player to act."""
    hand = moment.hands[moment.to_act]
    for slot in range(len(hand)):
        if _id(hand[slot]) == card:
            return slot
    raise IllegalAction(Refusal.NO_SUCH_CARD)


def _id(card: CardId | HeldCard) -> CardId:
    """A view's hands hold cards with what is known of them, a game's their numbers alone."""
    return card if isinstance(card, int) else card.id
