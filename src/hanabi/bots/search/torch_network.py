"""A trained network in PyTorch: the sums of `hanabi.bots.learned.network`, for big batches on CUDA."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch.nn import functional as F

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hanabi.bots.learned.weights import Weights

_ROWS = 1 << 17
"""Decisions that are looked at together, at most."""


class TorchNetwork:
    """A network of one file on a device."""

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
            parts = [self._look(words[i : i + _ROWS], head) for i in range(0, len(words), _ROWS)]
            whole: NDArray[np.float32] = torch.cat(parts).float().cpu().numpy()
        return whole

    def _look(self, words: NDArray[np.int64], head: str) -> torch.Tensor:
        given = torch.from_numpy(words).to(self._device)
        parts = given.view(torch.uint8).view(len(given), -1)
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
