"""The learned player by the batch: the likeliest legal action of a trained network, without chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.bots.learned.network import Actor
from hanabi.bots.learned.weights import Weights, read_weights, same_table
from hanabi.core import BadSetup

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from hanabi.bots.policy import MakePolicy
    from hanabi.kernel.plan import Plan


class LearnedPolicy:
    """Plays one table from its weights. The state of a seat is its memory, in the words of `Inputs`."""

    def __init__(self, weights: Weights, plan: Plan) -> None:
        if not same_table(weights.rules, plan.rules) or weights.players != plan.players:
            raise BadSetup("weights: they are for another table")
        self.actor = Actor(weights, plan)

    def initial_state(self, seeds: NDArray[np.uint64]) -> NDArray[np.int64]:
        return np.zeros((len(seeds), self.actor.inputs.memory), np.int64)

    def act(
        self, observations: NDArray[np.uint8], legal: NDArray[np.bool_], state: Any
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        inputs = self.actor.inputs
        words = np.concatenate([pack(observations, inputs.seen), state], axis=1)
        logits = self.actor.logits(words)
        actions = np.where(legal, logits, -np.inf).argmax(axis=1)
        return actions, self.remember(words, actions)

    def remember(self, words: NDArray[np.int64], actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """The memories after these decisions."""
        inputs = self.actor.inputs
        if not inputs.memory:
            return words[:, :0]
        turn = np.stack(inputs.turn_words(words, actions), axis=1)
        return np.concatenate([turn, words[:, inputs.seen : inputs.words - inputs.turn]], axis=1)


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
