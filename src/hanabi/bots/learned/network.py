"""Running a trained network with NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hanabi.bots.learned.inputs import Inputs
from hanabi.kernel import table as T

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hanabi.bots.learned.weights import Array, Weights
    from hanabi.kernel.plan import Plan

POINT = 0.2
"""What a point of the score counts as a reward, and so in values."""

OUT, BELIEFS = "out", "beliefs"
"""Kinds of outputs: logits of the actions and the value, or the value alone; and logits of the own cards."""

FEW = 16
"""Rows for which no threads are worth while."""

_SMALL = np.float32(1e-5)
"""What PyTorch's layer norm adds to the variance."""


class Network:
    """A network of one file; its inputs are bits as numbers, a row for each decision."""

    def __init__(self, weights: Weights) -> None:
        arrays = weights.arrays
        self._hidden = [
            tuple(arrays[f"hidden.{number}.{part}"] for part in ("weight", "bias", "gain", "shift"))
            for number in range(weights.layers)
        ]
        self._heads = {
            name: (arrays[f"{name}.weight"], arrays[f"{name}.bias"])
            for name in (OUT, BELIEFS)
            if f"{name}.weight" in arrays
        }
        self._residual = weights.residual

    def features(self, bits: NDArray[np.generic]) -> Array:
        """The last hidden layer, a row for each row of inputs."""
        hidden = bits.astype(np.float32)
        for number, (weight, bias, gain, shift) in enumerate(self._hidden):
            linear = _times(hidden, weight) + bias
            linear -= linear.mean(axis=1, keepdims=True)
            linear /= np.sqrt(np.square(linear).mean(axis=1, keepdims=True) + _SMALL)
            fresh = np.maximum(linear * gain + shift, 0)
            hidden = hidden + fresh if self._residual and number else fresh
        return hidden

    def head(self, features: Array, name: str = OUT) -> Array:
        """One kind of outputs."""
        weight, bias = self._heads[name]
        out: Array = _times(features, weight) + bias
        return out


def _times(rows: Array, weight: Array) -> Array:
    """`rows @ weight.T`. A few rows are multiplied one by one: for them the threads of a matrix library cost more than
    they bring, on a busy machine a hundred times as much.
    """
    if len(rows) <= FEW:
        few: Array = np.vecdot(rows[:, None], weight[None])
        return few
    return rows @ weight.T


class Actor:
    """What a learned player thinks at its table: actions, value and beliefs from observation and memory."""

    def __init__(self, weights: Weights, plan: Plan) -> None:
        self.inputs = Inputs.of(plan, weights.remembered)
        self._network = Network(weights)
        self._plan = plan

    def logits(self, words: NDArray[np.int64]) -> Array:
        """How good each action looks, a row for each row of input words: observation, then memory."""
        return self._network.head(self._features(words))[:, : self.inputs.actions]

    def value(self, words: NDArray[np.int64]) -> Array:
        """The rest of the score as the seat to act expects it, in points."""
        out = self._network.head(self._features(words))
        value: Array = out[:, self.inputs.actions] / np.float32(POINT)
        return value

    def beliefs(self, words: NDArray[np.int64]) -> Array:
        """Logits of the faces of the own cards: (rows, hand, faces)."""
        hand, faces = self._plan[T.HAND], self._plan[T.FACES]
        return self._network.head(self._features(words), BELIEFS).reshape(-1, hand, faces)

    def _features(self, words: NDArray[np.int64]) -> Array:
        whole = np.ascontiguousarray(words)
        bits = np.unpackbits(whole.view(np.uint8), axis=1, bitorder="little")
        return self._network.features(bits)
