"""A policy by the batch in plain NumPy: it weighs every action of every game at once and takes the best legal one.

It plays what clues prove playable, tells teammates what they can play, and else discards what was held longest. A
package offers it to the arena, to tables and to the terminal by an entry point:

    [project.entry-points."hanabi.bots"]
    tidy = "numpy_policy:TIDY"
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.policy import policy_kind
from hanabi.kernel import Plan

PLAY, USELESS, READY, HINT, DISCARD, DECLINE, BLIND = 10.0, 3.0, 5.0, 2.0, 1.0, 0.5, -10.0
"""The weights, from what is done gladly to what is done only where nothing else is legal."""

Bits = NDArray[np.bool_]


class TidyPolicy:
    """Remembers nothing and draws no lots: what it does follows from the observation alone."""

    def __init__(self, plan: Plan) -> None:
        rules = plan.rules
        self._plan = plan
        self._shapes = {section.name: section.shape for section in plan.layout.sections}
        self._suit = np.array([face.suit for face in rules.faces])
        orders = [[suit.value_at(height) for height in range(5)] for suit in rules.suits]
        self._height = np.array([orders[face.suit].index(face.value) for face in rules.faces])
        self._hand = rules.hand_size(plan.players)
        clues = (plan.players - 1) * len(rules.clues)
        self._first_extra = 2 * self._hand + clues
        self._clues = [
            (index, gift.target, np.array([rules.touches(gift.clue, face) for face in rules.faces]))
            for index in range(2 * self._hand, self._first_extra)
            for gift in [plan.clue(0, index)]
        ]
        """For each clue: its index, how many seats on its target sits, and the faces it touches."""

    def initial_state(self, seeds: Any) -> None:
        """It has none."""

    def act(
        self, observations: NDArray[np.uint8], legal: Bits, state: None
    ) -> tuple[NDArray[np.intp], None]:
        seen = observations.view(bool)
        heights = self._fireworks(seen)
        playable = heights[:, self._suit] == self._height
        needless = heights[:, self._suit] > self._height
        known = self._section(seen, "knowledge")[..., : len(self._suit)]
        weights = np.full(legal.shape, DECLINE, np.float32)
        self._weigh_own_cards(weights, known[:, 0], playable, needless)
        others = self._section(seen, "other_hands")
        for index, offset, touched in self._clues:
            weights[:, index] = _weigh_clue(
                others[:, offset - 1], known[:, offset], touched, playable[:, None]
            )
        return np.where(legal, weights, -np.inf).argmax(axis=1), state

    def _section(self, seen: Bits, name: str) -> Bits:
        return seen[:, self._plan.layout[name]].reshape(len(seen), *self._shapes[name])

    def _fireworks(self, seen: Bits) -> NDArray[np.intp]:
        """How high every suit is, in every game."""
        marks = self._section(seen, "fireworks")
        return np.where(marks.any(axis=2), marks.argmax(axis=2) + 1, 0)

    def _weigh_own_cards(
        self, weights: NDArray[np.float32], own: Bits, playable: Bits, needless: Bits
    ) -> None:
        hand, suits = self._hand, self._shapes["fireworks"][0]
        oldest_first = np.arange(hand) / 100
        discards = np.where(_proves(own, needless[:, None]), USELESS, DISCARD)
        weights[:, :hand] = discards - oldest_first
        plays = np.where(_proves(own, playable[:, None]), PLAY, BLIND)
        weights[:, hand : 2 * hand] = plays - oldest_first
        at = self._first_extra
        if "last_announced" in self._shapes:
            for slot in range(hand):
                for suit in range(suits):
                    fits = _proves(own[:, slot], playable & (self._suit == suit))
                    weights[:, at + slot * suits + suit] = np.where(fits, PLAY, BLIND)
            at += hand * suits
        if "pending_tile" in self._shapes:
            weights[:, at : at + len(self._suit)] = DISCARD + playable


def _proves(possible: Bits, wanted: Bits) -> Bits:
    """Whether a card can only be one of the wanted; an empty place in a hand is none."""
    return possible.any(axis=-1) & ~(possible & ~wanted).any(axis=-1)


def _weigh_clue(
    hand: Bits, known: Bits, touched: Bits, playable: Bits
) -> NDArray[np.floating[Any]]:
    """What a clue is worth that touches these faces: cards that its target can then play, or at least knows more of."""
    told = (hand & touched).any(axis=-1)
    now = np.where(told[..., None], known & touched, known & ~touched)
    wanted = (hand & playable).any(axis=-1) & ~_proves(known, playable)
    ready = (wanted & _proves(now, playable)).sum(axis=1)
    hints = (wanted & told).sum(axis=1)
    return np.where(ready, READY + ready, np.where(hints, HINT, 0) + hints / 10)


TIDY = policy_kind(TidyPolicy, "plays what clues prove, in plain NumPy")
