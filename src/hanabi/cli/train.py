"""`hanabi train`: a learned player by self-play, in runs that stop and go on."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

if TYPE_CHECKING:
    from rich.console import Console

    from hanabi.learn.command import Run
    from hanabi.learn.curve import Moment

Several = Parameter(consume_multiple=True, negative=())
Named = Annotated[Path | None, Parameter(name="--from")]

INTERRUPTED = 130


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
    finish: bool = False,
    device: Literal["auto", "cpu", "cuda"] = "auto",
    threads: int = 1,
    evaluate: int = 0,
    first_deal: int = 1_000_000,
    export: Path | None = None,
    bits: Literal[8, 16] = 8,
) -> None:
    """Train a learned player by self-play, or go on with the run in this folder.

    Ctrl-C stops and keeps what is there; the same command goes on. Needs PyTorch (extra learn).

    Parameters
    ----------
    folder
        Where checkpoint, curve and settings of the run are kept.
    preset
        Settings to begin with: base, base-twice, base-wide, play-on, small or tiny.
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
    finish
        Let the plan be done when the minutes are over, so that rate and chance have fallen to their last values.
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
    """
    began = time.monotonic()
    try:
        from hanabi.learn.command import Run, Wishes
    except ImportError as error:
        from hanabi.core import BadSetup

        raise BadSetup(str(error)) from error
    from rich.console import Console

    wishes = Wishes(
        folder, preset, settings, set_ or [], begin, minutes, steps, finish, device, threads, evaluate,
        first_deal, export, bits,
    )  # fmt: skip
    console = Console(stderr=True, soft_wrap=True)
    run = Run(wishes, began, console.print)
    finished = _learn(run, console)
    result = run.finish()
    if result is not None:
        sys.stdout.write(f"{result}\n")
    if not finished:
        sys.stderr.write("hanabi: interrupted; the same command goes on\n")
        sys.exit(INTERRUPTED)


def _learn(run: Run, console: Console) -> bool:
    """Learn and show how it goes; whether it was not interrupted."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from hanabi.learn.command import greedy_line, line

    trainer = run.trainer
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("first games", total=1000, completed=int(1000 * trainer.share))

        def show(moment: Moment) -> None:
            text = line(moment, trainer.settings.rules.maximum)
            bar.update(task, completed=1000 * trainer.share, description=text)
            if moment.greedy is not None:
                console.print(greedy_line(moment))

        return run.learn(show)
