"""`hanabi train`: a learned player by self-play, in runs that stop and go on."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

if TYPE_CHECKING:
    from rich.console import Console

    from hanabi.learn import Settings, Trainer
    from hanabi.learn.curve import Moment

Several = Parameter(consume_multiple=True, negative=())
Named = Annotated[Path | None, Parameter(name="--from")]

INTERRUPTED = 130
FIRST_DEAL = 1_000_000
"""Evaluations begin with this deal: those that are made while learning use the ones before."""


def train(
    folder: Path,
    /,
    *,
    preset: str | None = None,
    settings: Path | None = None,
    set_: Annotated[list[str] | None, Parameter(name="--set", consume_multiple=True)] = None,
    begin: Named = None,
    minutes: float | None = None,
    steps: int | None = None,
    device: Literal["auto", "cpu", "cuda"] = "auto",
    threads: int = 1,
    evaluate: int = 0,
    first_deal: int = FIRST_DEAL,
    export: Path | None = None,
    bits: Literal[8, 16] = 8,
    quiet: bool = False,
) -> None:
    """Train a learned player by self-play, or go on with the run in this folder.

    Ctrl-C stops and keeps what is there; the same command goes on. Needs PyTorch (extra learn).

    Parameters
    ----------
    folder
        Where checkpoint, curve and settings of the run are kept.
    preset
        Settings to begin with: base, base-wide, play-on, small or tiny.
    settings
        A TOML file of settings.
    set_
        Settings by name, such as --set games=8192 part=16384.
    begin
        Take the networks from this exported file, or the folder of another run.
    minutes
        Stop so long after the start, compiling included; by default when the plan is done. 0 does not learn.
    steps
        Stop when the run has made so many steps in all.
    device
        By default cuda where there is one.
    threads
        Of the processor, for the networks; one is best for small ones.
    evaluate
        When learning stops, play so many deals without chance.
    first_deal
        The first deal of --evaluate.
    export
        Write what a player needs to this file, and the critic beside it.
    bits
        Of an exported weight.
    quiet
        Plain lines in place of a moving display.
    """
    began = time.monotonic()
    learn = _import_learn()
    from hanabi.core import BadSetup

    if minutes is not None and minutes < 0:
        raise BadSetup(f"minutes: {minutes:g} is not possible; at least 0")
    if evaluate < 0:
        raise BadSetup(f"evaluate: {evaluate} is not possible; at least 0")
    if threads < 1:
        raise BadSetup(f"threads: {threads} is not possible; at least 1")
    import torch

    torch.set_num_threads(threads)
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    chosen = _settings(learn, folder, preset, settings, set_)
    from rich.console import Console

    console = Console(stderr=True, soft_wrap=True)
    trainer = learn.Trainer(folder, chosen, device, tell=console.print)
    if begin is not None:
        if trainer.progress.steps:
            raise BadSetup(f"from: the run in {folder} has begun; only a new one takes networks over")
        trainer.begin_from(begin)
    finished = True
    if minutes != 0 and not trainer.done:
        until = None if minutes is None else began + 60 * minutes
        finished = _learn(learn, trainer, console, until=until, steps=steps, quiet=quiet)
    if export is not None:
        trainer.export(export, bits)
        console.print(f"exported: {export}, {export.stat().st_size:,} bytes")
    if evaluate:
        result = trainer.evaluate(evaluate, first_deal)
        sys.stdout.write(f"{result}\n")
        (folder / "evaluation.json").write_text(json.dumps(result._asdict()) + "\n", "utf-8")
    if not finished:
        sys.stderr.write("hanabi: interrupted; the same command goes on\n")
        sys.exit(INTERRUPTED)


def _import_learn() -> Any:
    try:
        import hanabi.learn
    except ModuleNotFoundError as error:
        from hanabi.core import BadSetup
        from hanabi.core.extras import needs

        raise BadSetup(needs("hanabi train", error.name, "learn")) from error
    return hanabi.learn


def _settings(
    learn: Any, folder: Path, preset: str | None, file: Path | None, changes: list[str] | None
) -> Settings:
    """Those of the run that is there, or of the preset or file, with the changes."""
    from hanabi.core import BadSetup
    from hanabi.learn.settings import parse_changes

    stored = learn.stored_settings(folder)
    if preset is not None and file is not None:
        raise BadSetup("settings: a preset or a file, not both")
    if stored is not None and (preset or file):
        raise BadSetup(f"settings: {folder} holds a run with its own; --set changes some of them")
    if stored is None:
        stored = learn.read_settings(file) if file else learn.find_preset(preset or "base")
    chosen: Settings = stored.changed(parse_changes(changes or []))
    return chosen


def _learn(
    learn: Any,
    trainer: Trainer,
    console: Console,
    *,
    until: float | None,
    steps: int | None,
    quiet: bool,
) -> bool:
    """Whether it was not interrupted."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    maximum = trainer.settings.rules.maximum
    with Progress(*columns, console=console, disable=quiet) as bar:
        task = bar.add_task("first games", total=1.0, completed=trainer.share)

        def show(moment: Moment) -> None:
            text = (
                f"{moment.steps / 1e6:,.1f} M steps, {moment.speed:,.0f}/s, score {moment.score:.2f} of "
                f"{maximum}, perfect {100 * moment.perfect:.1f} %"
            )
            bar.update(task, completed=trainer.share, description=text)
            facts = ", ".join(f"{name} {value:.4f}" for name, value in moment.facts.items())
            if quiet:
                console.print(f"{moment.minutes:.2f} min, {text}, lost {moment.lost:.3f}, {facts}")
            if moment.greedy is not None:
                greedy = moment.greedy
                console.print(
                    f"{moment.minutes:.1f} min: {greedy['score']:.3f} ± {greedy['score_error']:.3f} without "
                    f"chance, perfect {100 * greedy['perfect']:.1f} %"
                )

        try:
            learn.train(trainer, until=until, most_steps=steps, show=show)
        except KeyboardInterrupt:
            return False
    return True
