"""A game as one seat saw it, told in the kernel's numbers.

Hands stay in the order in which their cards were drawn, whatever their owners did to them: what a card means
to a bot follows from when it came.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from hanabi.core import (
    Action,
    CardId,
    Decline,
    Discard,
    GiveClue,
    Play,
    Seat,
    TakeBack,
    Tile,
    View,
)
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    CardReplayed,
    CardReshuffled,
    ClueGiven,
    Event,
    HandDealt,
    TileLost,
    faces_shown,
)
from hanabi.kernel import table as T
from hanabi.kernel.players import FIRST_HIDDEN, NO_CARD

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hanabi.kernel.plan import Plan


@dataclass(frozen=True, slots=True)
class Past:
    """All that happened, up to the viewer's turn."""

    first: Seat
    to_act: Seat
    tiles: int
    """The revealed tiles as the kernel packs them."""

    dealt: NDArray[np.int64]
    """The faces of the first hands, in the order of the deal, hidden ones by their number (`FIRST_HIDDEN`)."""

    actions: NDArray[np.int64]
    draws: NDArray[np.int64]
    """For each action the face drawn after it, hidden ones by their number, or `NO_CARD`."""

    hidden: tuple[CardId, ...]
    """The viewer's own cards, oldest first; of these the face is not known."""

    hands: tuple[tuple[CardId, ...], ...]
    """All hands now, oldest card first."""


def past_of(plan: Plan, view: View) -> Past:
    """What this view tells of its game."""
    return _Teller(plan, view).past()


class _Teller:
    """Goes through the events of a view, with the hands as they were at each."""

    def __init__(self, plan: Plan, view: View) -> None:
        self._plan = plan
        self._view = view
        self._index = {face: i for i, face in enumerate(plan.rules.faces)}
        self.hands: list[list[CardId]] = [[] for _ in range(view.players)]
        self.to_act = view.first
        self._faces = faces_shown(view.events)
        self._hidden = sorted(
            card.id for hand in view.hands for card in hand if card.id not in self._faces
        )
        self._dealt: list[int] = []
        self._actions: list[int] = []
        self._draws: list[int] = []
        self._piled = 0

    def past(self) -> Past:
        for event in self._view.events:
            self._tell(event)
        kinds = [T.KINDS_OF_TILE.index(tile) for tile in self._view.revealed_tiles]
        return Past(
            first=self._view.first,
            to_act=self._view.to_act,
            tiles=sum(kind << T.TILE_BITS * i for i, kind in enumerate(kinds)),
            dealt=np.array(self._dealt, np.int64),
            actions=np.array(self._actions, np.int64),
            draws=np.array(self._draws, np.int64),
            hidden=tuple(self._hidden),
            hands=tuple(tuple(hand) for hand in self.hands),
        )

    def _tell(self, event: Event) -> None:
        match event:
            case HandDealt(seat, cards):
                self.hands[seat].extend(cards)
                self._dealt.extend(self._number(card) for card in cards)
            case CardDrawn(seat, card):
                self.hands[seat].append(card)
                self._draws[-1] = self._number(card)
            case ClueGiven(giver, target, clue):
                self._step(giver, GiveClue(target, clue))
            case CardPlaced(seat, card, _, announced) | CardMisplayed(seat, card, _, announced):
                self._step(seat, Play(card, announced))
                self.hands[seat].remove(card)
                self._piled += isinstance(event, CardMisplayed)
            case CardDiscarded(seat, card):
                self._step(seat, Discard(card))
                self.hands[seat].remove(card)
                self._piled += 1
            case CardReshuffled(seat, _, face) | CardReplayed(seat, _, face):
                self._step(seat, TakeBack(face))
                self._piled -= 1
            case TileLost(seat, Tile.RESHUFFLE | Tile.REPLAY) if self._piled:
                self._step(seat, Decline())  # with nothing on the pile there was no choice

    def _step(self, seat: Seat, action: Action) -> None:
        self.to_act = seat
        self._actions.append(self._plan.index(self, action))
        self._draws.append(NO_CARD)

    def _number(self, card: CardId) -> int:
        face = self._faces.get(card)
        return FIRST_HIDDEN - self._hidden.index(card) if face is None else self._index[face]
