"""The networks: what acts and what judges, as functions of one flat vector of parameters each.

One vector makes the optimiser, the length of a gradient and a checkpoint one operation each.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import torch
from torch.nn import functional as F

from hanabi.bots.learned.inputs import Inputs, words_for
from hanabi.bots.learned.network import BELIEFS, OUT
from hanabi.kernel import table as T

if TYPE_CHECKING:
    from torch import Tensor

    from hanabi.kernel.plan import Plan
    from hanabi.learn.graphs import Launcher
    from hanabi.learn.settings import Settings

Block = tuple[str, tuple[int, ...]]

MULTIPLE = 8
"""Tensor cores want rows in multiples of this: outputs are padded."""


class Answer(NamedTuple):
    """What the actor says about rows of decisions, in float32."""

    logits: Tensor
    value: Tensor
    """The rest of the score as the seat to act expects it."""

    beliefs: Tensor
    """Logits of the faces of the own cards: (rows, hand, faces)."""


@dataclass(frozen=True)
class Shape:
    """A network of hidden layers with layer norm and ReLU, and one linear layer for each kind of outputs."""

    inputs: int
    width: int
    layers: int
    residual: bool
    heads: dict[str, int]
    """The kinds of outputs, and how many there are of each."""

    @property
    def blocks(self) -> list[Block]:
        """Names and shapes of the parameters, in the order of the vector."""
        blocks: list[Block] = []
        inputs = self.inputs
        for number in range(self.layers):
            name = f"hidden.{number}"
            blocks += [(f"{name}.weight", (self.width, inputs)), (f"{name}.bias", (self.width,))]
            blocks += [(f"{name}.gain", (self.width,)), (f"{name}.shift", (self.width,))]
            inputs = self.width
        for name, outputs in self.heads.items():
            rows = -(-outputs // MULTIPLE) * MULTIPLE
            blocks += [(f"{name}.weight", (rows, self.width)), (f"{name}.bias", (rows,))]
        return blocks

    @property
    def sizes(self) -> list[int]:
        return [math.prod(shape) for _, shape in self.blocks]

    def begin(self, generator: torch.Generator) -> Tensor:
        """A vector to start from: scaled normal weights, and outputs near zero."""
        parts = []
        for name, shape in self.blocks:
            if name.endswith("gain"):
                parts.append(torch.ones(shape))
            elif len(shape) == 1:
                parts.append(torch.zeros(shape))
            else:
                scale = 2**0.5 if name.startswith("hidden") else 0.01
                parts.append(torch.randn(shape, generator=generator) * scale * shape[1] ** -0.5)
        return torch.cat([part.flatten() for part in parts])

    def outputs(self, block: str) -> int | None:
        """How many rows of a parameter are no padding; None where there is none."""
        return self.heads.get(block.partition(".")[0])

    def named(self, vector: Tensor) -> dict[str, Tensor]:
        """The parameters by name, outputs without their padding."""
        return {
            name: part.view(shape)[: self.outputs(name)]
            for (name, shape), part in zip(self.blocks, vector.split(self.sizes), strict=True)
        }

    def features(self, vector: Tensor, inputs: Tensor) -> Tensor:
        """The last hidden layer in float32; `inputs` have the type that matrices are multiplied in."""
        low = vector.to(inputs.dtype).split(self.sizes)
        hidden = inputs
        for number in range(self.layers):
            weight, bias, gain, shift = low[4 * number : 4 * number + 4]
            linear = F.linear(hidden, weight.view(self.width, -1), bias)
            fresh = F.layer_norm(linear, (self.width,), gain, shift).relu()
            hidden = hidden + fresh if self.residual and number else fresh
        return hidden.float()

    def head(self, vector: Tensor, features: Tensor, name: str) -> Tensor:
        """One kind of outputs, in float32."""
        place = 4 * self.layers + 2 * list(self.heads).index(name)
        weight, bias = vector.split(self.sizes)[place : place + 2]
        return F.linear(features, weight.view(-1, self.width), bias)[:, : self.heads[name]]


@dataclass(frozen=True)
class Networks:
    """Both networks of one table: shapes, and what their inputs and outputs mean."""

    inputs: Inputs
    hand: int
    faces: int
    actor: Shape
    critic: Shape
    shaped_by_beliefs: bool
    """Whether learning what the own cards are changes the hidden layers."""

    @classmethod
    def of(cls, plan: Plan, settings: Settings) -> Networks:
        inputs = Inputs.of(plan, settings.remembered)
        hand, faces = plan[T.HAND], plan[T.FACES]
        secret = words_for(hand * faces) * T.WORD
        actor = Shape(
            inputs.bits,
            settings.width,
            settings.layers,
            settings.residual,
            {OUT: plan.actions + 1, BELIEFS: hand * faces},
        )
        critic = Shape(
            inputs.bits + secret,
            settings.critic_width,
            settings.critic_layers,
            settings.residual,
            {OUT: 1},
        )
        return cls(inputs, hand, faces, actor, critic, settings.belief_weight > 0)

    @property
    def words(self) -> int:
        """Of a stored decision: inputs, then the own cards, a bit for each face of each."""
        return self.inputs.words + words_for(self.hand * self.faces)

    def act(self, vector: Tensor, bits: Tensor) -> Answer:
        """`bits` are unpacked words, with or without those of the own cards."""
        features = self.actor.features(vector, bits[:, : self.inputs.bits])
        out = self.actor.head(vector, features, OUT)
        shared = features if self.shaped_by_beliefs else features.detach()
        beliefs = self.actor.head(vector, shared, BELIEFS)
        actions = self.inputs.actions
        return Answer(out[:, :actions], out[:, actions], beliefs.reshape(-1, self.hand, self.faces))

    def judge(self, vector: Tensor, bits: Tensor) -> Tensor:
        """The expected rest of the score, the own cards known."""
        return self.critic.head(vector, self.critic.features(vector, bits), OUT)[:, 0]

    def own_cards(self, bits: Tensor) -> Tensor:
        """The truth about the own cards as (rows, hand, faces); no bit where no card is held."""
        first = self.inputs.bits
        return bits[:, first : first + self.hand * self.faces].reshape(-1, self.hand, self.faces)


def unpack(words: Tensor, dtype: torch.dtype) -> Tensor:
    """Every bit of rows of words as a number."""
    places = torch.arange(T.WORD, device=words.device)
    return ((words.unsqueeze(-1) >> places) & 1).flatten(1).to(dtype)


class Unpacker:
    """Turns words into bits as numbers of a type: compiled it is one operation, else it goes byte by byte."""

    def __init__(self, dtype: torch.dtype, device: str, launcher: Launcher) -> None:
        self._dtype, self._launcher = dtype, launcher
        numbers = torch.arange(256, device=device).unsqueeze(1)
        self._table = ((numbers >> torch.arange(8, device=device)) & 1).to(dtype)

    def __call__(self, words: Tensor) -> Tensor:
        if self._launcher.compiled:
            return unpack(words, self._dtype)
        parts = words.contiguous().view(torch.uint8).view(len(words), -1)
        return F.embedding(parts.int(), self._table).flatten(1)
