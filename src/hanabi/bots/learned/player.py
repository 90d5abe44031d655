"""The learned player by the batch: the likeliest legal action of a trained network, without chance."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.bots.learned.network import Actor
from hanabi.bots.learned.weights import Weights, read_weights, same_table
from hanabi.core import BadSetup
from hanabi.kernel import table as T

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from hanabi.bots.policy import MakePolicy
    from hanabi.kernel.plan import Plan


class LearnedPolicy:
    """Plays one table from its weights. The state of a seat is its memory, in the words of `Inputs`."""

    def __init__(self, weights: Weights, plan: Plan) -> None:
        known = replace(weights.rules, empty_clues=plan.rules.empty_clues)
        fits = same_table(known, plan.rules) and weights.players == plan.players
        if not fits or (weights.rules.empty_clues and not plan.rules.empty_clues):
            raise BadSetup("weights: they are for another table")
        self.actor = Actor(weights, plan)
        self._plan = plan
        self._avoided = None if weights.rules == known else EmptyClues(plan)

    def initial_state(self, seeds: NDArray[np.uint64]) -> NDArray[np.int64]:
        return np.zeros((len(seeds), self.actor.inputs.memory), np.int64)

    def act(
        self, observations: NDArray[np.uint8], legal: NDArray[np.bool_], state: Any
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        inputs = self.actor.inputs
        words = np.concatenate([pack(observations, inputs.seen), state], axis=1)
        if self._avoided is not None:
            legal = self._avoided.take_out(observations, legal)
        logits = self.actor.logits(words)
        actions = np.where(legal, logits, -np.inf).argmax(axis=1)
        return actions, self.remember(words, actions)

    @property
    def avoids_empty_clues(self) -> bool:
        """Whether it leaves out legal clues since they touch nothing."""
        return self._avoided is not None

    @property
    def gives_empty_clues(self) -> bool:
        """Whether clues that touch nothing are among the actions it chooses from."""
        return self._plan.rules.empty_clues and self._avoided is None

    def allowed(self, observed: NDArray[np.int64], legal: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """The actions that it chooses from, given packed observations and all legal ones."""
        if self._avoided is None:
            return legal
        bits = np.unpackbits(observed.view(np.uint8), axis=1, bitorder="little")
        return self._avoided.take_out(bits, legal)

    def remember(self, words: NDArray[np.int64], actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """The memories after these decisions."""
        inputs = self.actor.inputs
        if not inputs.memory:
            return words[:, :0]
        turn = np.stack(inputs.turn_words(words, actions), axis=1)
        return np.concatenate([turn, words[:, inputs.seen : inputs.words - inputs.turn]], axis=1)


class EmptyClues:
    """Clues that touch no card: a player that was trained without them does not give them where it might."""

    def __init__(self, plan: Plan) -> None:
        others, hand, faces = plan.players - 1, plan[T.HAND], plan[T.FACES]
        self._hands, self._shape = plan.layout["other_hands"], (others, hand, faces)
        self._first, self._end = plan[T.COLOUR], plan[T.ANNOUNCE]
        touch = plan.table[T.TOUCH : T.TOUCH + plan[T.CLUES]]
        self._touched = touch[:, None] >> np.arange(faces) & 1
        self._colours = plan[T.COLOURS]

    def take_out(
        self, observations: NDArray[np.uint8], legal: NDArray[np.bool_]
    ) -> NDArray[np.bool_]:
        """The legal actions without these, unless nothing else is left."""
        rows = len(observations)
        held = observations[:, self._hands].reshape(rows, *self._shape).max(axis=2)
        touches: NDArray[np.bool_] = held.astype(np.int64) @ self._touched.T > 0
        order = [touches[:, :, : self._colours], touches[:, :, self._colours :]]
        kept = legal.copy()
        kept[:, self._first : self._end] &= np.concatenate(
            [kinds.reshape(rows, -1) for kinds in order], axis=1
        )
        return np.where(kept.any(axis=1, keepdims=True), kept, legal)


def pack(bits: NDArray[np.uint8], words: int) -> NDArray[np.int64]:
    """Numbers 0 and 1 as words, the first bit lowest."""
    packed = np.zeros((len(bits), words * 8), np.uint8)
    lowest = np.packbits(bits, axis=1, bitorder="little")
    packed[:, : lowest.shape[1]] = lowest
    return packed.view(np.int64)


def policy_from(file: Path) -> MakePolicy:
    """What makes the policy of a file of weights, for `hanabi.bots.policy_kind`."""

    def make(plan: Plan) -> LearnedPolicy:
        return LearnedPolicy(read_weights(file), plan)

    return make
