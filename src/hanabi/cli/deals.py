"""`hanabi deals`: how many deals can be won at each table, and what bots make of the same deals."""

from __future__ import annotations

import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from hanabi.arena.deals import DealWork

INTERRUPTED = 130
Several = Parameter(consume_multiple=True, negative=())


def deals(
    folder: Path,
    /,
    *,
    edition: Annotated[list[str] | None, Several] = None,
    players: Annotated[list[int] | None, Several] = None,
    deals: int = 1000,
    seconds: float = 10.0,
    workers: int | None = None,
    document: Path | None = None,
) -> None:
    """Judge many deals with open cards, let bots play them, and write what came out.

    Every result is written into the folder as soon as it is there: Ctrl-C keeps it, and the same command goes
    on. Deals that stay open are judged again when more seconds are given, or OR-Tools is there.

    Parameters
    ----------
    folder
        Where the results are kept, a file for each table and number of players.
    edition
        Such as cocktail or show+black-powder; several; by default every printed table.
    players
        Numbers of players; by default 2 3 4 5.
    deals
        How many of each table and number of players, from seed 0 on. 0 only writes the document.
    seconds
        The time for one verdict, in seconds of the processor.
    workers
        How many processes; by default all cores.
    document
        Write this document about all results in the folder.
    """
    from hanabi.arena.deals import Effort, Setting, has_engine, missing_work, read_deals
    from hanabi.arena.deals_document import deals_document
    from hanabi.arena.engines import cores
    from hanabi.arena.plan import parse_tables
    from hanabi.arena.strength import distinct_tables
    from hanabi.core import BadSetup

    if deals < 0:
        raise BadSetup(f"deals: {deals} is not possible; at least 0")
    if not seconds > 0:
        raise BadSetup(f"seconds: {seconds:g} is no time to think")
    if workers is not None and workers < 1:
        raise BadSetup(f"workers: {workers} is not possible; at least 1")
    tables = distinct_tables()
    if edition is not None:
        tables = [table for name in edition for table in parse_tables(name)]
    settings = [Setting(table, number) for table in tables for number in players or (2, 3, 4, 5)]
    for setting in settings:
        setting.table.rules.hand_size(setting.players)
    effort = Effort(has_engine(), seconds)
    finished = _work_off(folder, missing_work(folder, settings, deals, effort), workers or cores())
    if document is not None:
        found = ((setting, read_deals(folder, setting)) for setting in settings)
        command = shlex.join(["hanabi", *sys.argv[1:]])
        text = deals_document(found, command, f"{datetime.now():%Y-%m-%d}")
        document.write_text(text, encoding="utf-8")
    if not finished:
        sys.stderr.write("hanabi: interrupted; the same command goes on\n")
        sys.exit(INTERRUPTED)


def _work_off(folder: Path, pieces: list[DealWork], workers: int) -> bool:
    """Whether everything was done: False when Ctrl-C ended it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from hanabi.arena.deals import work_off

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=sum(work.deals for work in pieces))
        try:
            work_off(folder, pieces, workers, lambda work: bar.advance(task, work.deals))
        except KeyboardInterrupt:
            return False
    return True
