"""A list of lines, one of which one is at: also where there are no colours to show which."""

from __future__ import annotations

from rich.style import Style
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from hanabi.terminal.screens.paint import Paint

_REVERSED = Style(reverse=True)


class Menu(OptionList):
    """As Textual's, without a frame; without colours, the line one is at is reversed."""

    DEFAULT_CSS = """
    Menu, Menu:focus { border: none; background: transparent; background-tint: transparent 0%; padding: 0; scrollbar-size-vertical: 1; }
    """

    def __init__(self, paint: Paint, *options: Option, id: str | None = None) -> None:  # noqa: A002  # as widgets call it
        super().__init__(*options, id=id)
        self._paint = paint

    def render_line(self, y: int) -> Strip:
        line = super().render_line(y)
        if self._paint.colours or self.highlighted is None:
            return line
        here = any(
            part.style is not None and part.style.meta.get("option") == self.highlighted
            for part in line
        )
        return line.apply_style(_REVERSED) if here else line
