"""The settings of a training run: one TOML file, or a preset by name."""

from __future__ import annotations

import dataclasses
import tomllib
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hanabi.core import HanabiError, Rules, edition
from hanabi.core.rules import FIVE_COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


class BadSettings(HanabiError):
    """A setting of a training run that is not possible; the message names it."""


@dataclass(frozen=True)
class Settings:
    """What a run learns, with what, and how. A field of the same name stands in the TOML file."""

    # The table
    table: str = "cocktail"
    """Edition and add-ons, such as show+black-powder."""

    players: int = 2
    colours: int = 0
    """Of a smaller game: its first suits; 0 leaves the rules alone, and so do the following."""

    clue_tokens: int = 0
    hand_size: int = 0

    # The networks
    width: int = 1024
    layers: int = 3
    residual: bool = True
    critic_width: int = 512
    critic_layers: int = 2
    remembered: int = 3
    """Own turns that a seat remembers."""

    # Play
    games: int = 16384
    """Side by side."""

    steps: int = 32
    """Of every game before the networks learn from them."""

    # Learning
    part: int = 32768
    """Decisions in one gradient; divides games times steps."""

    epochs: int = 2
    """How often each decision is learned from."""

    rate: float = 5e-4
    last_rate: float = 0.0
    entropy: float = 0.05
    last_entropy: float = 0.002
    gamma: float = 0.999
    lambda_: float = 0.95
    clip: float = 0.2
    longest_gradient: float = 0.5
    value_weight: float = 1.0
    own_value_weight: float = 0.1
    """Of the actor's own value, beside that of the critic."""

    belief_weight: float = 0.0
    """Of predicting the own cards. With 0 this is learned all the same, but from hidden layers that it leaves alone."""

    # The plan
    plan_minutes: float = 18.0
    """Minutes of learning over which rate and entropy fall; not used where there is `plan_steps`."""

    plan_steps: int = 0
    """The same in steps of games."""

    rate_rise: float = 0.01
    """Share of the plan over which the rate rises to its highest."""

    loss_from: float = 0.025
    """Until this share of the plan, what the end of a game takes away is not taken."""

    loss_full: float = 0.05
    """From this share on all of it is."""

    # The run
    seed: int = 0
    precision: str = "auto"
    """bfloat16 or float32 for matrices; auto is bfloat16 on CUDA."""

    compile: str = "auto"
    """auto compiles on CUDA where that works, off never does."""

    exact: bool = True
    """Checkpoints hold the running games and whole optimiser: a resumed run equals one that never stopped."""

    shard_megabytes: float = 14.0
    """The largest file of a checkpoint."""

    evaluate_games: int = 8192
    """Fixed deals that are played now and then, greedily."""

    evaluate_seconds: float = 60.0
    save_seconds: float = 120.0

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            kind = type(field.default)
            if kind is float and type(value) is int:
                object.__setattr__(self, field.name, float(value))
            elif type(value) is not kind:
                raise BadSettings(f"{field.name}: {value!r} is no {_KINDS[kind]}")
        for name, least in _LEAST.items():
            if getattr(self, name) < least:
                raise BadSettings(
                    f"{name}: {getattr(self, name)} is not possible; at least {least}"
                )
        for name, words in _WORDS.items():
            if getattr(self, name) not in words:
                raise BadSettings(f"{name}: {getattr(self, name)!r} is none of {', '.join(words)}")
        if self.games * self.steps % self.part:
            raise BadSettings(
                f"part: {self.part} does not divide games times steps, {self.games * self.steps}"
            )
        if not self.plan_steps and self.plan_minutes <= 0:
            raise BadSettings("plan_minutes: the plan needs minutes or plan_steps")
        self.rules.hand_size(self.players)

    @cached_property
    def rules(self) -> Rules:
        rules = edition(self.table)
        changes: dict[str, Any] = {}
        if self.colours:
            changes["suits"] = FIVE_COLOURS[: self.colours]
        if self.clue_tokens:
            changes["clue_tokens"] = self.clue_tokens
        if self.hand_size:
            changes["hand_sizes"] = (self.hand_size,) * len(rules.hand_sizes)
        return replace(rules, **changes)

    @property
    def batch(self) -> int:
        """Decisions between two lessons."""
        return self.games * self.steps

    def changed(self, changes: Mapping[str, Any]) -> Settings:
        """These settings with other values for some; `BadSettings` for a name that is none."""
        known = {field.name for field in dataclasses.fields(self)}
        for name in changes:
            if name not in known:
                raise BadSettings(f"{name}: no such setting; there are: {', '.join(sorted(known))}")
        return replace(self, **changes)

    def to_toml(self) -> str:
        """A file that `read_settings` reads again."""
        lines = [f"{name} = {_toml(value)}" for name, value in dataclasses.asdict(self).items()]
        return "\n".join(lines) + "\n"


_KINDS = {int: "whole number", float: "number", str: "text", bool: "true or false"}
_LEAST = {
    "players": 2, "colours": 0, "clue_tokens": 0, "hand_size": 0, "width": 8, "layers": 1,
    "critic_width": 8, "critic_layers": 1, "remembered": 0, "games": 1, "steps": 1, "part": 1,
    "epochs": 1, "rate": 0, "last_rate": 0, "entropy": 0, "last_entropy": 0, "plan_steps": 0,
    "rate_rise": 0, "seed": 0, "evaluate_games": 0, "evaluate_seconds": 0, "save_seconds": 0,
    "shard_megabytes": 1, "belief_weight": 0, "own_value_weight": 0, "loss_from": 0, "loss_full": 0,
}  # fmt: skip
_WORDS = {"precision": ("auto", "bfloat16", "float32"), "compile": ("auto", "off")}

PRESETS: dict[str, Settings] = {
    "base": Settings(exact=False, epochs=1, rate=7e-4),
    "base-twice": Settings(exact=False),
    "base-wide": Settings(exact=False, epochs=1, games=32768, part=65536, rate=1e-3),
    "play-on": Settings(
        exact=False, epochs=1, rate=7e-4, table="cocktail+crowning-piece", loss_from=0.03, loss_full=0.2
    ),
    "small": Settings(
        colours=2, clue_tokens=4, hand_size=3, width=128, layers=2, critic_width=128,
        critic_layers=1, games=128, steps=32, part=1024, epochs=1, rate=2e-3, entropy=0.03,
        last_entropy=0.003, loss_from=0.15, loss_full=0.3, plan_minutes=4.0, evaluate_games=1000, evaluate_seconds=30.0,
        save_seconds=30.0,
    ),
    "tiny": Settings(
        colours=1, clue_tokens=3, hand_size=2, width=32, layers=2, critic_width=32,
        critic_layers=1, games=32, steps=16, part=128, rate=2e-3, entropy=0.02,
        last_entropy=0.001, plan_steps=60_000, evaluate_games=200, evaluate_seconds=3600.0,
        save_seconds=30.0,
    ),
}  # fmt: skip
"""By name. `base` and its kin are for a large GPU, `small` is learned in minutes on any processor."""


def read_settings(file: Path) -> Settings:
    """The settings in this TOML file: those of the preset it names in `preset`, with what it says itself."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file.name}: no TOML: {error}") from error
    return find_preset(told.pop("preset", "base")).changed(told)


def find_preset(name: str) -> Settings:
    if name not in PRESETS:
        raise BadSettings(f"preset: {name!r} is none; there are: {', '.join(PRESETS)}")
    return PRESETS[name]


def parse_changes(changes: list[str]) -> dict[str, Any]:
    """`name=value` from a command line, the value as TOML or as plain text."""
    found: dict[str, Any] = {}
    for change in changes:
        name, equals, text = change.partition("=")
        if not equals:
            raise BadSettings(f"set: {change!r} is not of the form name=value")
        try:
            found[name.strip()] = tomllib.loads(f"value = {text}")["value"]
        except tomllib.TOMLDecodeError:
            found[name.strip()] = text.strip()
    return found


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else repr(value)
