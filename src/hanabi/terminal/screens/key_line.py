"""The line at the foot of a screen: its keys and what they do, which can be pressed with the mouse, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.widget import Widget

from hanabi.terminal.screens.paint import Paint

_GAP = "   "


class Key(NamedTuple):
    """A key, what it does in a word or two, and the action of the screen that a press with the mouse runs."""

    key: str
    label: str
    action: str = ""


class KeyLine(Widget):
    """As many keys as fit; the first ones matter most."""

    DEFAULT_CSS = """
    KeyLine { height: 1; dock: bottom; padding: 0 1; }
    """

    def __init__(self, paint: Paint, keys: Sequence[Key]) -> None:
        super().__init__()
        self._paint, self._keys = paint, keys
        self._ends: list[tuple[int, str]] = []
        """Where each key ends on the line, and its action."""

    def show(self, keys: Sequence[Key]) -> None:
        """From now on these."""
        self._keys = keys
        self.refresh()

    def render(self) -> Text:
        line, self._ends = Text(no_wrap=True), []
        for key in self._keys:
            shown = Text.assemble(
                (key.key, self._paint.style("gold", bold=True)),
                (f" {key.label}", self._paint.style("quiet")),
            )
            if line.cell_len + shown.cell_len > self.content_size.width:
                break
            line.append_text(shown)
            self._ends.append((line.cell_len, key.action))
            line.append(_GAP)
        return line

    async def on_click(self, event: events.Click) -> None:
        column = event.x - self.styles.padding.left
        action = next((action for end, action in self._ends if column < end), "")
        if action:
            await self.screen.run_action(action)
