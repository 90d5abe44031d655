"""Hands that a seat could hold, by what lies open: counting them, going through them, drawing them by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hanabi.bots.history import KnownPast
    from hanabi.core import View

    Numbers = NDArray[np.int64]
    Weights = NDArray[np.float64]


def unseen_copies(view: View) -> Numbers:
    """By face: how many copies lie in the deck or in the viewer's own hand."""
    faces = view.rules.faces
    unseen = [view.copies_left(face) - (not view.is_needed(face)) for face in faces]
    for hand in view.hands:
        for card in hand:
            if card.face is not None:
                unseen[faces.index(card.face)] -= 1
    return np.array(unseen, np.int64)


def possible_faces(view: View, past: KnownPast) -> Numbers:
    """By hidden card and face: 1 where it may be that face."""
    faces = view.rules.faces
    allowed = [[face in possible for face in faces] for possible in past.possible]
    return np.array(allowed, np.int64).reshape(len(past.hidden), len(faces))


def count_faces(hands: Numbers, faces: int) -> Numbers:
    """By world and face: the copies in its hand."""
    counts = np.zeros((len(hands), faces), np.int64)
    every = np.arange(len(hands))
    for slot in range(hands.shape[1]):
        counts[every, hands[:, slot]] += 1
    return counts


def ways_to_draw(unseen: Numbers, hands: Numbers) -> Weights:
    """In how many ways each hand can be drawn from the unseen cards."""
    left = np.tile(unseen, (len(hands), 1))
    every, ways = np.arange(len(hands)), np.ones(len(hands))
    for slot in range(hands.shape[1]):
        ways *= left[every, hands[:, slot]].clip(0)
        left[every, hands[:, slot]] -= 1
    return ways


def every_hand(unseen: Numbers, possible: Numbers, most: int) -> Numbers | None:
    """All hands of these cards that can be drawn from the unseen ones, unless they are more than so many."""
    hands = np.zeros((1, 0), np.int64)
    for allowed in possible:
        left = (unseen - count_faces(hands, len(unseen))) * allowed
        hand, face = np.nonzero(left > 0)
        if len(hand) > most:
            return None
        hands = np.column_stack((hands[hand], face))
    return hands


def draw_cards(left: Numbers, chance: np.random.Generator) -> tuple[Numbers, Weights]:
    """For each world one of the cards left in it, and how many there were; face 0 where there is none."""
    sums = np.cumsum(left, axis=1)
    total = sums[:, -1]
    pick = np.floor(chance.random(len(left)) * total)
    return (sums <= pick[:, None]).sum(axis=1).clip(max=left.shape[1] - 1), total.astype(np.float64)
