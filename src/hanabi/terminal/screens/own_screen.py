"""A game of one's own on the whole screen, from opening it to what is printed when it is left."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from hanabi.core import Record
from hanabi.terminal.own_game import OwnGame
from hanabi.terminal.own_table import OwnTable
from hanabi.terminal.screens.app import TableApp
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.replay import ReplayScreen
from hanabi.terminal.screens.table_screen import TableScreen
from hanabi.terminal.screens.table_view import Ended


def play_on_screen(own: OwnGame, deal: Callable[[], OwnGame], paint: Paint, notice: str) -> None:
    """Play until the table is left. What ended it early is raised."""

    def look_back(path: str) -> ReplayScreen:
        record = Record.loads(Path(path).read_bytes())
        return ReplayScreen(record, own.words, paint)

    screen = TableScreen(OwnTable(own, deal), paint, look_back, notice=notice or None)
    ended = TableApp(screen).run() or Ended()
    if ended.error is not None:
        raise ended.error
    if ended.over:
        said = own.words("terminal-record", path=ended.record or "")
    else:
        said = own.words("terminal-left")
    sys.stdout.write(f"{said}\n")
    if ended.interrupted:
        raise KeyboardInterrupt
