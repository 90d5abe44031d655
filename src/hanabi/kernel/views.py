"""A `View` of the core as a row of the kernel: what `hanabi.kernel.scalar.seat_view.see` lays out for that seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hanabi.core import CardId, ColourClue, Seat, Tile, View
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
    HandRearranged,
    TileLost,
    TokenReturned,
)
from hanabi.core.outcome import tally
from hanabi.kernel import table as T
from hanabi.kernel.scalar import row as R

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from hanabi.kernel.plan import Plan


def row_of_view(plan: Plan, view: View) -> NDArray[np.int64]:
    """One row of `SEEN_WORDS` words, for the functions that read rows and for compiled policies."""
    row = [0] * plan[T.SEEN_WORDS]
    drawn = plan[T.CARDS] - view.deck_size
    steps, last = _steps(plan, view)
    reshuffled = sum(isinstance(event, CardReshuffled) for event in view.events)
    row[R.STATUS] = _status(view)
    row[R.DECK] = drawn << int(R.DRAWN) | steps << int(R.STEPS)
    row[R.SHOW] = (
        sum(height << 4 * suit for suit, height in enumerate(view.fireworks))
        | view.turn << int(R.TURN)
        | reshuffled << int(R.PLACES)
        | view.first << int(R.FIRST)
    )
    row[R.LAST] = last
    for seat in range(view.players):
        _write_hand(plan, view, seat, row)
    bits = _pile(plan, view)
    for word in range(plan[T.PILE_WORDS]):
        row[plan[T.AT_PILE] + word] = bits >> T.WORD * word & (1 << T.WORD) - 1
    if plan[T.TILES]:
        row[plan[T.AT_TILES]] = T.pack_tiles(view.revealed_tiles)
    return np.array([row], np.uint64).view(np.int64)


def _status(view: View) -> int:
    outcome = view.outcome
    numbers = {
        R.TOKENS: view.tokens,
        R.STRIKES: view.strikes,
        R.TO_ACT: view.to_act,
        R.TURNS_LEFT: 0 if view.turns_left is None else view.turns_left + 1,
        R.PENDING: 0 if view.pending is None else 1 + T.KINDS_OF_TILE.index(view.pending),
        R.ENDED: int(T.Status.of(outcome)),
        R.REVEALED: len(view.revealed_tiles),
        R.SCORE: tally(view.rules, view.fireworks) if outcome is None else outcome.score,
    }
    return sum(number << int(field) for field, number in numbers.items())


def _write_hand(plan: Plan, view: View, seat: int, row: list[int]) -> None:
    """Size, clues that may be given, faces, and what clues say about each card."""
    hand = view.hands[seat]
    touching = plan[T.MAY_MISS]
    faces = []
    for slot, card in enumerate(hand):
        if card.face is None:
            faces.append(R.NO_FACE)
        else:
            faces.append(plan.face_index[card.face])
            touching |= plan[T.TOUCHED_BY + faces[-1]]
        possible = sum(1 << plan.face_index[face] for face in card.knowledge.possible)
        told = (*card.knowledge.marked, *card.knowledge.excluded)
        word = possible | sum(1 << R.TOLD + plan.clue_index[clue] for clue in told)
        row[plan[T.AT_KNOWN] + seat * plan[T.HAND] + slot] = word
    row[plan[T.AT_HANDS] + seat] = len(hand) | touching << R.TOUCHING
    words = plan[T.FACE_WORDS]
    first = plan[T.AT_FACES] + seat * words
    row[first : first + words] = T.pack_bytes(faces, words)


def _pile(plan: Plan, view: View) -> int:
    """The discard pile: for each face as many bits as copies, set from the lowest."""
    return sum(
        ((1 << number) - 1) << plan[T.FIRST_BIT + face]
        for face, number in enumerate(view.discarded)
    )


def actions_shown(events: Sequence[Event]) -> list[int]:
    """The places of the events that tell of an action, one for each action.

    A tile that is lost with cards on the discard pile was refused; with none there was nothing to choose.
    """
    found, piled = [], 0
    for place, event in enumerate(events):
        match event:
            case ClueGiven() | CardPlaced():
                found.append(place)
            case CardMisplayed() | CardDiscarded():
                found.append(place)
                piled += 1
            case CardReshuffled() | CardReplayed():
                found.append(place)
                piled -= 1
            case TileLost(_, Tile.RESHUFFLE | Tile.REPLAY) if piled:
                found.append(place)
    return found


def _steps(plan: Plan, view: View) -> tuple[int, int]:
    """How many actions there were, and the word about the last of them."""
    places = actions_shown(view.events)
    if not places:
        return 0, 0
    return len(places), _last(plan, view.events, places[-1])


def _last(plan: Plan, events: Sequence[Event], place: int) -> int:
    """The word LAST after the action that this event tells of."""
    event = events[place]
    returned = any(isinstance(after, TokenReturned) for after in events[place:])
    match event:
        case ClueGiven(giver, target, clue):
            kind = R.COLOUR_TOLD if isinstance(clue, ColourClue) else R.VALUE_TOLD
            about = target << R.LAST_TARGET | plan.clue_index[clue] << R.LAST_CLUE
            return giver << R.LAST_SEAT | int(kind) << R.LAST_KIND | about
        case CardPlaced(seat, card, face, announced) | CardMisplayed(seat, card, face, announced):
            kind, about = R.PLAYED, 0
            if announced is not None:
                about = (announced + 1) << R.LAST_ANNOUNCED
            about |= _slot(events[:place], seat, card) << R.LAST_SLOT
            if isinstance(event, CardPlaced):
                about |= 1 << R.LAST_SCORED | returned << R.LAST_TOKEN
        case CardDiscarded(seat, card, face):
            kind, about = R.DISCARDED, _slot(events[:place], seat, card) << R.LAST_SLOT
        case CardReshuffled(seat, _, face):
            kind, about = R.TAKEN_BACK, 0
        case CardReplayed(seat, _, face):
            kind, about = R.TAKEN_BACK, 1 << R.LAST_SCORED | returned << R.LAST_TOKEN
        case TileLost(seat):
            return seat << R.LAST_SEAT | int(R.DECLINED) << R.LAST_KIND
        case _:
            raise AssertionError(event)
    about |= plan.face_index[face] << R.LAST_FACE
    return seat << R.LAST_SEAT | int(kind) << R.LAST_KIND | about


def _slot(events: Sequence[Event], seat: Seat, card: CardId) -> int:
    """The place of a card in a hand after these events."""
    hand: list[CardId] = []
    for event in events:
        match event:
            case HandDealt(holder, cards) if holder == seat:
                hand = list(cards)
            case CardDrawn(holder, drawn) if holder == seat:
                hand.append(drawn)
            case HandRearranged(holder, order) if holder == seat:
                hand = list(order)
            case (
                CardPlaced(holder, gone) | CardMisplayed(holder, gone) | CardDiscarded(holder, gone)
            ):
                if holder == seat:
                    hand.remove(gone)
    return hand.index(card)
