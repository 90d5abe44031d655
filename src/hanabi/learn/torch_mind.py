"""What a search asks, answered in PyTorch: trained networks for the questions of many games at once, on CUDA if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch.nn import functional as F

from hanabi.bots.search.mind import Mind
from hanabi.learn.playground import TorchPlayground

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hanabi.bots.learned.weights import Weights
    from hanabi.bots.search.mind import Answer, Words
    from hanabi.kernel.plan import Plan

_ROWS = 1 << 17
"""Decisions that are looked at together, at most."""


class TorchNetwork:
    """The network of one file on a device: the sums of `hanabi.bots.learned.network`."""

    def __init__(self, weights: Weights, device: str) -> None:
        self._device, self._residual = device, weights.residual
        self._type = torch.float16 if device == "cuda" else torch.float32
        self._arrays = {
            name: torch.from_numpy(array).to(device, self._type)
            for name, array in weights.arrays.items()
        }
        self._layers = weights.layers
        numbers = torch.arange(256, device=device).unsqueeze(1)
        self._bits = ((numbers >> torch.arange(8, device=device)) & 1).to(self._type)

    def look(self, words: NDArray[np.int64], head: str) -> NDArray[np.float32]:
        """One kind of outputs for rows of words."""
        with torch.no_grad():
            parts = [
                self.outputs(torch.from_numpy(words[i : i + _ROWS]).to(self._device), head)
                for i in range(0, len(words), _ROWS)
            ]
            whole: NDArray[np.float32] = torch.cat(parts).float().cpu().numpy()
        return whole

    def outputs(self, words: torch.Tensor, head: str) -> torch.Tensor:
        """The same for words on the device."""
        parts = words.contiguous().view(torch.uint8).view(len(words), -1)
        hidden = F.embedding(parts.int(), self._bits).flatten(1)
        for number in range(self._layers):
            weight, bias, gain, shift = (
                self._arrays[f"hidden.{number}.{part}"]
                for part in ("weight", "bias", "gain", "shift")
            )
            linear = F.linear(hidden, weight, bias)
            fresh = F.layer_norm(linear, linear.shape[1:], gain, shift).relu()
            hidden = hidden + fresh if self._residual and number else fresh
        return F.linear(hidden, self._arrays[f"{head}.weight"], self._arrays[f"{head}.bias"])


class TorchMind(Mind):
    """The networks of one table in PyTorch, in half precision on CUDA."""

    def __init__(
        self,
        plan: Plan,
        actor: Weights,
        critic: Weights | None,
        device: str = "cuda",
        *,
        playground: bool = False,
        room: int = 1 << 16,
    ) -> None:
        """With a `playground` moves are tried on the device, games and all: so many at a time as there is `room` for."""
        self._device = device
        super().__init__(plan, actor, critic)
        if playground:
            if self.policy.avoids_empty_clues:
                raise ValueError("playground: an actor that avoids empty clues cannot play there")
            self.playground = TorchPlayground(
                plan, self.policy, self._actor, self._critic, device, room
            )

    def _network(self, weights: Weights) -> Any:
        return TorchNetwork(weights, self._device)

    def _look(self, network: Any, words: Words, head: str) -> Answer:
        answer: Answer = network.look(words, head)
        return answer
