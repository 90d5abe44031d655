"""Where a link to a table is put in."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, Static

from hanabi.terminal.screens.key_line import Key
from hanabi.terminal.screens.looking_app import LookingScreen


class JoinForm(LookingScreen[tuple[str, ...]]):
    """Left with the command that sits down at the table, or looks on."""

    CSS = """
    JoinForm { align: center middle; }
    JoinForm #asked { width: 76; max-width: 100%; height: auto; padding: 0 2; }
    JoinForm #asked Static { height: auto; margin-bottom: 1; }
    """

    def keys(self) -> list[Key]:
        words = self.words
        return [
            Key("Enter", words("page-join"), "join"),
            Key("Ctrl+O", words("page-watch"), "watch"),
            Key("Esc", words("page-learn-back"), "leave"),
        ]

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+o", "watch", show=False, priority=True)]

    def compose(self) -> ComposeResult:
        with Vertical(id="asked"):
            yield Static(self.words("start-join-ask"))
            yield Input(placeholder="https://…", id="link")
        yield self.key_line()

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self) -> None:
        self.action_join()

    def action_join(self) -> None:
        self._go("join")

    def action_watch(self) -> None:
        self._go("watch")

    def _go(self, command: str) -> None:
        link = self.query_one(Input).value.strip()
        if link:
            self.dismiss((command, link))
