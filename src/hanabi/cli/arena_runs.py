"""What `hanabi arena` does: what was asked for becomes a run, and the run a report."""

from __future__ import annotations

import itertools
import os
import shlex
import sys
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from hanabi.core import BadSetup

if TYPE_CHECKING:
    from rich.console import Console

    from hanabi.arena.engines import Engine
    from hanabi.arena.plan import ArenaPlan, NamedRules
    from hanabi.arena.report import ArenaReport
    from hanabi.arena.run import Run

INTERRUPTED = 130

ALL_FAILED = 1
"""The exit code of a run of which no game counts."""

STANDARD_OUTPUT = Path("-")

STRENGTH_DEFAULTS: dict[str, Any] = {"players": [2, 3, 4, 5], "games": 20_000}

DEFAULTS: dict[str, Any] = {
    "edition": ["cocktail"],
    "players": [2, 3, 4, 5],
    "games": 1_000,
    "seed": 0,
    "first": "fixed",
    "save": "none",
}
"""What is played unless something else is asked for. They are written down with the run."""


@dataclass(frozen=True)
class Workforce:
    """Who plays the games."""

    engine: Literal["local", "ray"] = "local"
    workers: int | None = None
    address: str | None = None


def play_and_report(
    asked: dict[str, Any],
    outputs: Outputs,
    workforce: Workforce,
    *,
    out: Path | None,
    resume: Path | None,
    versus: bool,
    strikeout: Literal["tally", "zero", "rules"],
) -> None:
    """Play what was asked for, or what is missing of it, and write the report. `asked` is kept with the run."""
    from hanabi.arena.report import ArenaReport
    from hanabi.arena.results import Counting

    outputs.check()
    if versus and len(set(asked.get("bots", []))) == 1 and not asked.get("cross"):
        raise BadSetup("versus: at least two teams are needed")
    run = _open_run(asked, out, resume)
    finished = _play(run, workforce)
    report = ArenaReport(run, Counting(strikeout), versus)
    outputs.write(report)
    folder = run.journal.folder if run.journal else None
    if not finished:
        sys.stderr.write(f"hanabi: interrupted; go on with: hanabi arena --resume {folder}\n")
        sys.exit(INTERRUPTED)
    sys.stderr.write(f"The run is kept in {folder}\n")
    if run.sheet.done and run.sheet.failed == run.sheet.done:
        sys.stderr.write("hanabi: every game failed; the notes of the report say why\n")
        sys.exit(ALL_FAILED)


@dataclass(frozen=True)
class Outputs:
    """Where the report goes."""

    json: Path | None = None
    csv: Path | None = None
    markdown: Path | None = None
    plot: Path | None = None
    strength: Path | None = None
    figures: Path | None = None

    def check(self) -> None:
        """Refuse before the work what would fail after it."""
        if self.figures is not None and self.strength is None:
            raise BadSetup("figures: they are made with --strength")
        for path in (self.json, self.csv, self.markdown, self.plot, self.strength, self.figures):
            if path is None or path == STANDARD_OUTPUT:
                continue
            if not path.parent.is_dir():
                raise BadSetup(f"{path}: there is no folder {path.parent}")
            if path.is_dir() or not os.access(path.parent, os.W_OK):
                raise BadSetup(f"{path}: no file can be written there")
        if self.plot is not None:
            from hanabi.arena.plots import require_matplotlib

            require_matplotlib()

    def write(self, report: ArenaReport) -> None:
        files = {self.json: report.json, self.csv: report.csv, self.markdown: report.markdown}
        for path, text in files.items():
            if path is not None:
                _write(path, text())
        self._write_strength(report)
        if self.plot is not None:
            from hanabi.arena.plots import plot_cross, plot_scores

            plot_scores(report.standings, self.plot)
            if report.matrices:
                plot_cross(report.matrices, self.plot.with_stem(f"{self.plot.stem}-cross"))
        if STANDARD_OUTPUT not in files:
            _show(report)

    def _write_strength(self, report: ArenaReport) -> None:
        """Only of a whole run: the document of an earlier one is worth more than half a new one."""
        from hanabi.arena.strength import strength_document, strength_figures

        if not report.run.sheet.complete:
            return
        if self.strength is not None:
            _write(self.strength, strength_document(report))
        if self.figures is not None:
            _write(self.figures, strength_figures(report))


# The run


def _open_run(wishes: dict[str, Any], out: Path | None, resume: Path | None) -> Run:
    from hanabi.arena.run import Run
    from hanabi.bots import all_bots

    if resume is not None:
        if out is not None:
            raise BadSetup("either --out for a new run or --resume for one that was begun")
        return Run.resume(resume, wishes)
    if wishes.get("strength"):
        wishes = STRENGTH_DEFAULTS | {"bots": list(all_bots())} | wishes
        plan = _strength_plan(wishes)
    else:
        wishes = DEFAULTS | wishes
        plan = _plan(wishes)
    return Run.create(out or new_folder(), plan, wishes)


def _plan(wishes: dict[str, Any]) -> ArenaPlan:
    from hanabi.arena.plan import make_plan
    from hanabi.bots import all_bots

    if "bots" not in wishes:
        raise BadSetup(f"name at least one bot; there are: {', '.join(all_bots())}")
    return make_plan(
        wishes["bots"],
        _tables(wishes["edition"], wishes.get("add"), wishes.get("house")),
        wishes["players"],
        wishes["games"],
        seed=wishes["seed"],
        first=wishes["first"],
        save=wishes["save"],
        cross=wishes.get("cross", False),
    )


def _strength_plan(wishes: dict[str, Any]) -> ArenaPlan:
    from hanabi.arena.strength import GameCounts, strength_plan

    for name in wishes:
        if name not in ("strength", "bots", "players", "games"):
            raise BadSetup(f"{name}: --strength plays every printed table in its own way")
    return strength_plan(wishes["bots"], wishes["players"], GameCounts(wishes["games"]))


def _tables(names: list[str], add: list[str] | None, house: list[str] | None) -> list[NamedRules]:
    from hanabi.arena.plan import NamedRules, parse_tables
    from hanabi.cli.house import apply_house_rules

    if add is not None:
        if len(names) != 1 or names == ["all"]:
            raise BadSetup("add: name one edition, or write add-ons as in show+black-powder")
        names = ["+".join((names[0], *add))]
    tables = [table for name in names for table in parse_tables(name)]
    if house is None:
        return tables
    return [
        NamedRules("+".join((table.name, *house)), apply_house_rules(table.rules, house))
        for table in tables
    ]


def _play(run: Run, workforce: Workforce) -> bool:
    """Play what is missing; False when Ctrl-C ended it."""
    from rich.console import Console

    from hanabi.arena.run import describe_session
    from hanabi.arena.schedule import progress

    if run.sheet.complete:
        return True
    hands = _engine(workforce.engine, workforce.workers, workforce.address)
    command = shlex.join(["hanabi", *sys.argv[1:]])
    session = describe_session(
        command, workforce.engine, hands.workers, datetime.now().astimezone()
    )
    try:
        # What bots and Ray print is not part of the report.
        with redirect_stdout(sys.stderr), progress(Console(stderr=True), run) as watch:
            run.play(hands, watch, session)
    except KeyboardInterrupt:
        return False
    return True


def _engine(name: str, workers: int | None, address: str | None) -> Engine:
    from hanabi.arena.engines import Alone, Processes, cores

    if workers is not None and workers < 1:
        raise BadSetup(f"workers: {workers} is not possible; at least 1")
    if name == "ray":
        from hanabi.arena.engines import Cluster

        return Cluster(address, workers)
    if address is not None:
        raise BadSetup("address: only --engine ray has one")
    number = workers or cores()
    return Alone() if number == 1 else Processes(number)


# The report


def _show(report: ArenaReport) -> None:
    """On a terminal with lines around the cells, elsewhere as plain text."""
    from rich.console import Console

    from hanabi.arena.text_tables import plain_text, rich_table

    console: Console = Console()
    for grid in report.grids():
        if console.is_terminal:
            console.print(rich_table(grid, console.width))
        else:
            sys.stdout.write(plain_text(grid) + "\n")
    for note in report.notes():
        loud = note.startswith("FAILED")
        if console.is_terminal:
            console.print(note, style="bold red" if loud else "", markup=False, highlight=False)
        else:
            sys.stdout.write(f"{note}\n")


def _write(path: Path, text: str) -> None:
    if path == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{path}: {error.strerror}") from error


def new_folder() -> Path:
    """A folder that did not exist, named after the time; a second one of the same second is given a number."""
    import platformdirs

    runs = platformdirs.user_data_path("hanabi") / "arena"
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    try:
        runs.mkdir(parents=True, exist_ok=True)
        for number in itertools.count(1):
            folder = runs / (name if number == 1 else f"{name}-{number}")
            with suppress(FileExistsError):
                folder.mkdir()
                break
    except OSError as error:
        raise BadSetup(f"{runs}: {error.strerror}") from error
    return folder
