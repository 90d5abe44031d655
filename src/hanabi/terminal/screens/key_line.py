"""The line at the foot of a screen: its keys and what they do, which can be pressed with the mouse, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from textual.content import Content
from textual.widget import Widget

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

    def __init__(self, keys: Sequence[Key]) -> None:
        super().__init__()
        self._keys = keys

    def show(self, keys: Sequence[Key]) -> None:
        """From now on these."""
        self._keys = keys
        self.refresh()

    def render(self) -> Content:
        width = self.content_size.width
        parts: list[Content] = []
        for key in self._keys:
            text = f"{key.key} {key.label}"
            width -= cell_len(text) + (len(_GAP) if parts else 0)
            if width < 0:
                break
            shown = Content.assemble(
                (key.key, "bold $text-accent"), " ", (key.label, "$text-muted")
            )
            if key.action:
                shown = shown.stylize_before(f"@click=screen.{key.action}")
            parts.append(shown)
        return Content(_GAP).join(parts)
