"""A game as one seat saw it, told in the kernel's numbers, turn by turn.

Hands stay in the order in which their cards were drawn, whatever their owners did to them: what a card means
to a bot follows from when it came.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from hanabi.core import (
    Action,
    Card,
    CardId,
    ColourClue,
    Decline,
    Discard,
    GiveClue,
    HeldCard,
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


class History:
    """What one seat saw of a game up to its last turn; `follow` adds what the view of its next turn tells."""

    def __init__(self, plan: Plan, view: View) -> None:
        """The history of the seat that is to act in this view; nothing is told yet."""
        self._plan = plan
        self._rules, self._seat = view.rules, view.seat
        self._events: tuple[Event, ...] = ()
        self._piled = 0
        self.first = view.first
        self.to_act = view.first
        self.hands: list[list[CardId]] = [[] for _ in range(view.players)]
        """All hands now, oldest card first."""
        self.dealt: list[CardId] = []
        """The cards of the first hands, in the order of the deal."""
        self.actions: list[int] = []
        self.draws: list[CardId | None] = []
        """For each action the card that was drawn after it."""
        self.held: list[tuple[CardId, ...]] = []
        """For each action the own hand before it, oldest card first."""
        self.faces: dict[CardId, Card] = {}
        """Of all cards that this seat has seen."""
        self._untouchable: dict[CardId, set[Tile]] = {}
        """Tiles that were lost because no clue of their kind touches this card of the own hand, nor any other."""

    def goes_on_in(self, view: View) -> bool:
        """Whether this view is of the same game and seat, at the same or a later moment."""
        return (
            view.seat == self._seat
            and view.first == self.first
            and view.players == len(self.hands)
            and view.rules == self._rules
            and view.events[: len(self._events)] == self._events
        )

    def follow(self, view: View) -> None:
        """Take in what happened since the last view."""
        new = view.events[len(self._events) :]
        self._events = view.events
        self.faces.update(faces_shown(new))
        for event in new:
            self._tell(event)
        self.to_act = view.to_act

    def _tell(self, event: Event) -> None:
        match event:
            case HandDealt(seat, cards):
                self.hands[seat].extend(cards)
                self.dealt.extend(cards)
            case CardDrawn(seat, card):
                self.hands[seat].append(card)
                self.draws[-1] = card
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
            case TileLost(seat, Tile.COLOUR_CLUE | Tile.VALUE_CLUE as tile):
                self._lose_clue(seat, tile)

    def _step(self, seat: Seat, action: Action) -> None:
        self.to_act = seat
        self.actions.append(self._plan.index(self, action))
        self.held.append(() if self._seat is None else tuple(self.hands[self._seat]))
        self.draws.append(None)

    def _lose_clue(self, seat: Seat, tile: Tile) -> None:
        """There was no clue for this tile: none touches a card that its owner could have told of."""
        if self._seat is not None and self._seat != seat:
            for card in self.hands[self._seat]:
                self._untouchable.setdefault(card, set()).add(tile)

    def face_numbers(self, view: View) -> dict[CardId, int]:
        """Every card of the game so far as a face, hidden ones as some face that they may have.

        No player is shown the faces of hidden cards; the rules need some to say what a clue of the past touched.
        """
        index = self._plan.face_index
        numbers = {card: index[face] for card, face in self.faces.items()}
        for card, possible in self.possible(view).items():
            numbers[card] = index[possible[0]]
        return numbers

    def possible(self, view: View) -> dict[CardId, tuple[Card, ...]]:
        """For each hidden card the faces that what happened allows: clues, and tiles for which there was no clue."""
        hidden = (held for hand in view.hands for held in hand if held.id not in self.faces)
        return {held.id: self._left_over(held) for held in hidden}

    def _left_over(self, held: HeldCard) -> tuple[Card, ...]:
        lost = self._untouchable.get(held.id)
        if not lost:
            return held.knowledge.possible
        missed = [
            clue
            for clue in self._rules.clues
            if (Tile.COLOUR_CLUE if isinstance(clue, ColourClue) else Tile.VALUE_CLUE) in lost
        ]
        return tuple(
            face
            for face in held.knowledge.possible
            if not any(self._rules.touches(clue, face) for clue in missed)
        )


@dataclass(frozen=True, slots=True)
class KnownPast:
    """All that happened up to the viewer's turn, with the viewer's hand left open: the kernel can fill it in many ways."""

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

    possible: tuple[tuple[Card, ...], ...]
    """The faces that each of them may have."""

    hands: tuple[tuple[CardId, ...], ...]
    """All hands now, oldest card first."""

    held: tuple[tuple[int, ...], ...]
    """For each action the viewer's hand before it, oldest card first, in numbers as in `draws`."""


def past_of(plan: Plan, view: View) -> KnownPast:
    """What this view tells of its game."""
    history = History(plan, view)
    history.follow(view)
    possible = history.possible(view)
    hidden = sorted(possible)
    numbers = {card: plan.face_index[face] for card, face in history.faces.items()}
    numbers |= {card: FIRST_HIDDEN - place for place, card in enumerate(hidden)}
    return KnownPast(
        first=history.first,
        to_act=history.to_act,
        tiles=T.pack_tiles(view.revealed_tiles),
        dealt=np.array([numbers[card] for card in history.dealt], np.int64),
        actions=np.array(history.actions, np.int64),
        draws=np.array(
            [NO_CARD if card is None else numbers[card] for card in history.draws], np.int64
        ),
        hidden=tuple(hidden),
        possible=tuple(possible[card] for card in hidden),
        hands=tuple(tuple(hand) for hand in history.hands),
        held=tuple(tuple(numbers[card] for card in hand) for hand in history.held),
    )
