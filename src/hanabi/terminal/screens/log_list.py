"""The log of a game as a list: the turn one looks at is marked, and a press on another one goes there."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from hanabi.terminal.moments import ToldTurn
from hanabi.terminal.screens.menu import Menu
from hanabi.terminal.screens.paint import Paint


class LogList(Menu, can_focus=False):
    """The turns that may be told. `Jumped` says which one somebody wants to see."""

    DEFAULT_CSS = """
    LogList { border: none; background: transparent; padding: 0; scrollbar-size-vertical: 1; }
    """

    class Jumped(Message):
        """Somebody wants to see this turn."""

        def __init__(self, turn: int) -> None:
            super().__init__()
            self.turn = turn

    def __init__(self, paint: Paint, id: str | None = None) -> None:  # noqa: A002  # as widgets call it
        super().__init__(paint, id=id)
        self._told: Sequence[ToldTurn] = ()

    def tell(self, turns: Sequence[ToldTurn]) -> None:
        """Show these turns."""
        if turns == self._told:
            return
        self._told = turns
        self.clear_options()
        self.add_options([Option(self._line(one)) for one in turns])

    def be_at(self, turn: int) -> None:
        """Mark this turn, and bring it into sight."""
        places = [place for place, one in enumerate(self._told) if one.turn <= turn]
        self.highlighted = places[-1] if places else None

    def _line(self, told: ToldTurn) -> Table:
        """The number of the turn, and beside it as many lines as the rest needs."""
        text = Text(told.text, self._paint.style("ink"))
        for why in told.why:
            text.append(f" {why}", self._paint.style("quiet"))
        line = Table.grid(padding=(0, 1))
        line.add_column(width=3, justify="right", style=self._paint.style("gold"))
        line.add_column(ratio=1)
        line.add_row(str(told.turn), text)
        return line

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Jumped(self._told[event.option_index].turn))
