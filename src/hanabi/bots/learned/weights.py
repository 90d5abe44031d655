"""A trained network as it is kept in a file: 8 bits or 16 a weight, the table it is for, and how it was made."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.bots.learned.tensors import BadWeights, read_tensors, write_tensors
from hanabi.core import HanabiError, Rules
from hanabi.core.codec import all_fields, rules_from_plain
from hanabi.core.json_reader import Node

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    Array = NDArray[np.float32]

FORMAT = "hanabi policy 1"
BITS = (8, 16)
_SCALE = ".scale"
_LARGEST = 127


@dataclass(frozen=True)
class Weights:
    """The network of one table: float32 arrays by name, and what is known about it."""

    rules: Rules
    players: int
    arrays: dict[str, Array]
    remembered: int
    """Own turns that its seats remember; see `hanabi.bots.learned.inputs`."""

    residual: bool
    facts: dict[str, Any] = field(default_factory=dict)
    """How it was trained, as JSON."""

    @property
    def layers(self) -> int:
        """Hidden layers."""
        return sum(name.startswith("hidden") and name.endswith(".weight") for name in self.arrays)


def write_weights(file: Path, weights: Weights, *, bits: int = 8) -> None:
    """Matrices take 8 bits a number, with a scale for every row, or 16; all else takes 32."""
    if bits not in BITS:
        raise BadWeights(f"bits: {bits} is not possible; there are 8 and 16")
    arrays: dict[str, NDArray[np.generic]] = {}
    for name, array in weights.arrays.items():
        if array.ndim == 1:
            arrays[name] = array.astype(np.float32)
        elif bits == 8:
            scale = np.maximum(np.abs(array).max(axis=1), np.float32(1e-12)) / _LARGEST
            arrays[name] = np.rint(array / scale[:, None]).astype(np.int8)
            arrays[name + _SCALE] = scale.astype(np.float32)
        else:
            arrays[name] = array.astype(np.float16)
    about = {
        "format": FORMAT,
        "rules": json.dumps(all_fields(weights.rules)),
        "players": str(weights.players),
        "remembered": str(weights.remembered),
        "residual": json.dumps(weights.residual),
        "training": json.dumps(weights.facts),
    }
    write_tensors(file, arrays, about)


def read_weights(file: Path) -> Weights:
    """The network in this file, or `BadWeights`."""
    stored, about = read_tensors(file)
    if about.get("format") != FORMAT:
        raise BadWeights(f"{file.name}: no network of a learned player")
    arrays = {}
    for name, array in stored.items():
        if not name.endswith(_SCALE):
            whole = array.astype(np.float32)
            scale = stored.get(name + _SCALE)
            arrays[name] = whole if scale is None else whole * scale.astype(np.float32)[:, None]
    try:
        rules, players = table_of(about)
        facts = json.loads(about["training"])
        return Weights(
            rules, players, arrays, int(about["remembered"]), json.loads(about["residual"]), facts
        )
    except (KeyError, ValueError) as error:
        raise BadWeights(f"{file.name}: what it says about itself is wrong: {error}") from error


def table_of(about: dict[str, str]) -> tuple[Rules, int]:
    """The rules and the number of players that a file says it is for."""
    try:
        return rules_from_plain(Node(json.loads(about["rules"]), "rules")), int(about["players"])
    except HanabiError as error:
        raise BadWeights(f"rules: {error}") from error


def plain_rules(rules: Rules) -> Rules:
    """The rules without their vocabulary, which changes nothing in the game."""
    return replace(rules, vocabulary=Rules().vocabulary)


def same_table(one: Rules, other: Rules) -> bool:
    """Whether two rules differ in their words alone."""
    return plain_rules(one) == plain_rules(other)
