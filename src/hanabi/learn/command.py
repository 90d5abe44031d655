"""What a command that trains does: find the settings, learn, evaluate, export."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import torch

from hanabi.core import BadSetup
from hanabi.learn.settings import Settings, find_preset, parse_changes, read_settings
from hanabi.learn.trainer import Trainer, stored_settings
from hanabi.learn.training import train

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from hanabi.learn.curve import Moment
    from hanabi.learn.evaluating import Evaluation

FIRST_DEAL = 1_000_000
"""Evaluations begin with this deal: those that are made while learning use the ones before."""


@dataclass(frozen=True)
class Wishes:
    """What a command asks for; see `hanabi.cli.train`."""

    folder: Path
    preset: str | None = None
    settings: Path | None = None
    changes: list[str] = field(default_factory=list)
    begin: Path | None = None
    minutes: float | None = None
    steps: int | None = None
    finish: bool = False
    device: str = "auto"
    threads: int = 1
    evaluate: int = 0
    first_deal: int = FIRST_DEAL
    export: Path | None = None
    bits: int = 8

    def __post_init__(self) -> None:
        for name, least in (("minutes", 0), ("steps", 0), ("threads", 1), ("evaluate", 0)):
            number = getattr(self, name)
            if number is not None and number < least:
                raise BadSetup(f"{name}: {number:g} is not possible; at least {least}")
        if self.finish and self.minutes is None:
            raise BadSetup("finish: it needs minutes, which say when the plan is to be done")


class Run:
    """A command at work. Learning ends with the plan, the limits of the wishes, or Ctrl-C."""

    def __init__(self, wishes: Wishes, began: float, tell: Callable[[str], None]) -> None:
        """`began` is when the command began by `time.monotonic`: its minutes count from there."""
        self._wishes, self._began, self._tell = wishes, began, tell
        torch.set_num_threads(wishes.threads)
        device = wishes.device
        if device == "auto":
            device = "cuda" if torch.cuda.is_available() else "cpu"
        self.trainer = Trainer(wishes.folder, choose_settings(wishes), device, tell)
        if wishes.begin is not None:
            if self.trainer.progress.steps:
                raise BadSetup(f"from: the run in {wishes.folder} has begun; only a new one can")
            self.trainer.begin_from(wishes.begin)

    def learn(self, show: Callable[[Moment], None]) -> bool:
        """Whether it was not interrupted."""
        wishes, trainer = self._wishes, self.trainer
        if wishes.minutes == 0 or (trainer.done and not wishes.finish):
            return True
        until = None if wishes.minutes is None else self._began + 60 * wishes.minutes
        self._tell(f"ready after {time.monotonic() - self._began:.1f} s, on {trainer.device}")
        try:
            train(trainer, until=until, most_steps=wishes.steps, show=show, finish=wishes.finish)
        except KeyboardInterrupt:
            return False
        return True

    def finish(self) -> Evaluation | None:
        """Export and evaluate what is there, as wished."""
        wishes, trainer = self._wishes, self.trainer
        if wishes.export is not None:
            trainer.export(wishes.export, wishes.bits)
            self._tell(f"exported: {wishes.export}, {wishes.export.stat().st_size:,} bytes")
        if not wishes.evaluate:
            return None
        found = trainer.evaluate(wishes.evaluate, wishes.first_deal)
        told = {"first_deal": wishes.first_deal, "steps": trainer.progress.steps}
        told |= found._asdict()
        (wishes.folder / "evaluation.json").write_text(json.dumps(told) + "\n", encoding="utf-8")
        return found


def choose_settings(wishes: Wishes) -> Settings:
    """Those of the run that is there, or of the preset or file, with the changes."""
    stored = stored_settings(wishes.folder)
    if wishes.preset is not None and wishes.settings is not None:
        raise BadSetup("settings: a preset or a file, not both")
    if stored is not None and (wishes.preset or wishes.settings):
        raise BadSetup(
            f"settings: {wishes.folder} holds a run with its own; set changes some of them"
        )
    if stored is None and wishes.settings is not None:
        stored = read_settings(wishes.settings)
    stored = stored or find_preset(wishes.preset or "base")
    return stored.changed(parse_changes(wishes.changes))


def line(moment: Moment, maximum: int) -> str:
    """A moment in a line."""
    return (
        f"{moment.steps / 1e6:,.1f} M steps, {moment.speed:,.0f} a second, score {moment.score:.2f} of "
        f"{maximum}, perfect {100 * moment.perfect:.1f} %"
    )


def long_line(moment: Moment, maximum: int) -> str:
    """The same with all that is known about it."""
    facts = ", ".join(f"{name} {value:.4f}" for name, value in moment.facts.items())
    greedy = f"\n{greedy_line(moment)}" if moment.greedy else ""
    return f"{moment.minutes:.2f} min, {line(moment, maximum)}, lost {moment.lost:.3f}, {facts}{greedy}"


def greedy_line(moment: Moment) -> str:
    """The evaluation of a moment."""
    assert moment.greedy is not None
    greedy = moment.greedy
    return (
        f"{moment.minutes:.2f} min, without chance: {greedy['score']:.3f} ± {greedy['score_error']:.3f}, "
        f"perfect {100 * greedy['perfect']:.1f} %, lost {100 * greedy['lost']:.1f} %"
    )
