"""A table of a server on the whole screen, from sitting down to what is printed when one leaves."""

from __future__ import annotations

from hanabi.terminal.screens.app import TableApp
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.table_screen import TableScreen
from hanabi.terminal.screens.table_view import Ended
from hanabi.terminal.server_table import ServerTable


async def show_table(table: ServerTable, paint: Paint) -> None:
    """Until the table is left. What ended it early is raised."""
    ended = await TableApp(TableScreen(table, paint)).run_async() or Ended()
    if ended.error is not None:
        raise ended.error
    if ended.interrupted:
        raise KeyboardInterrupt
