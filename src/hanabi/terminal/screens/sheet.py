"""A sheet of text on top of the table: help, rules, a hand in detail, reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from hanabi.terminal.screens.paint import Paint


class Sheet(ModalScreen[None]):
    """Lines to read, put away by Escape, Enter, q or a click beside them."""

    CSS = """
    Sheet { align: center middle; background: $background 60%; }
    #sheet { width: 90%; max-width: 100; height: auto; max-height: 90%; background: $panel; color: $foreground;
             border: round $accent; border-title-color: $accent; padding: 0 2; scrollbar-size-vertical: 1; }
    #sheet Static { width: 1fr; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,space", "leave", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str | Text], paint: Paint) -> None:
        super().__init__()
        self._title, self._lines, self._paint = title, lines, paint

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self._title
            for line in self._lines:
                shown = line if isinstance(line, Text) else Text(line, self._paint.style("ink"))
                yield Static(shown)

    def on_mount(self) -> None:
        self.query_one("#sheet").focus()

    def on_click(self) -> None:
        self.dismiss(None)

    def action_leave(self) -> None:
        self.dismiss(None)


def keys_listed(pairs: Sequence[tuple[str, str]], paint: Paint) -> list[Text]:
    """Keys and what they do, below each other."""
    wide = max(len(key) for key, _ in pairs) + 2
    listed = []
    for key, about in pairs:
        line = Text()
        line.append(f"{key:{wide}}", paint.style("gold", bold=True))
        line.append(about, paint.style("ink"))
        listed.append(line)
    return listed
