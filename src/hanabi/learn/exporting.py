"""From the vectors of a run to the file that a player reads, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from hanabi.bots.learned.tensors import BadWeights
from hanabi.bots.learned.weights import Weights

if TYPE_CHECKING:
    from torch import Tensor

    from hanabi.learn.networks import Networks, Shape
    from hanabi.learn.settings import Settings


def export_actor(
    settings: Settings, networks: Networks, actor: Tensor, facts: dict[str, Any]
) -> Weights:
    """What acts: logits of the actions, its own value and its beliefs about the own cards."""
    return _weights(settings, networks.actor, actor, {"network": "actor", **facts})


def export_critic(
    settings: Settings, networks: Networks, critic: Tensor, facts: dict[str, Any]
) -> Weights:
    """What judges when the own cards are known."""
    return _weights(settings, networks.critic, critic, {"network": "critic", **facts})


def _weights(settings: Settings, shape: Shape, vector: Tensor, facts: dict[str, Any]) -> Weights:
    arrays = {
        name: part.detach().cpu().numpy().astype(np.float32)
        for name, part in shape.named(vector).items()
    }
    return Weights(
        settings.rules, settings.players, arrays, settings.remembered, settings.residual, facts
    )


def vector_of(weights: Weights, shape: Shape, device: str) -> Tensor:
    """The vector of parameters that a file's network was exported from, as precise as the file is."""
    parts = []
    for name, wanted in shape.blocks:
        whole = np.zeros(wanted, np.float32)
        array = weights.arrays.get(name)
        rows = shape.outputs(name) or wanted[0]
        if array is None or array.shape != (rows, *wanted[1:]):
            raise BadWeights(f"{name}: the network of the file has another size than this run's")
        whole[: len(array)] = array
        parts.append(torch.from_numpy(whole.reshape(-1)))
    return torch.cat(parts).to(device)
