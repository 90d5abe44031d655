"""A line to type in: it is asked for with a label, and given its keys by the screen, in their order."""

from __future__ import annotations

from rich.cells import cell_len
from textual.strip import Strip
from textual.widget import Widget

from hanabi.terminal.screens.canvas import Canvas, fitted
from hanabi.terminal.screens.paint import Paint

LONGEST = 500


class Line(Widget):
    """Text with a cursor."""

    DEFAULT_CSS = "Line { display: none; height: 1; width: 1fr; }"

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self.paint = paint
        self.text = ""
        self._label = ""
        self._at = 0

    def open(self, label: str, text: str) -> None:
        """Begin with this text."""
        self._label, self.text, self._at = label, text, len(text)
        self.display = True
        self.refresh()

    def close(self) -> None:
        self.display = False

    def insert(self, text: str) -> None:
        """Type this at the cursor; what cannot be printed is left out."""
        room = LONGEST - len(self.text)
        text = "".join(one for one in text if one.isprintable())[:room]
        self.text = self.text[: self._at] + text + self.text[self._at :]
        self._at += len(text)
        self.refresh()

    def press(self, key: str, character: str | None) -> None:
        """One key that edits."""
        left, right = self.text[: self._at], self.text[self._at :]
        moves = {
            "left": max(0, self._at - 1),
            "right": min(len(self.text), self._at + 1),
            "home": 0,
            "ctrl+a": 0,
            "end": len(self.text),
            "ctrl+e": len(self.text),
        }
        if key in moves:
            self._at = moves[key]
        elif key == "backspace":
            self.text, self._at = left[:-1] + right, max(0, self._at - 1)
        elif key == "delete":
            self.text = left + right[1:]
        elif key == "ctrl+u":
            self.text, self._at = right, 0
        elif key == "ctrl+w":
            kept = left.rstrip().rpartition(" ")[0]
            left = f"{kept} " if kept else ""
            self.text, self._at = left + right, len(left)
        elif character is not None and character.isprintable():
            self.insert(character)
        self.refresh()

    def render_line(self, y: int) -> Strip:  # noqa: ARG002  # there is but one
        width, paint = self.size.width, self.paint
        canvas = Canvas(width, 1, paint.style("ink", "band"))
        label = fitted(f"{self._label} ", width // 2)
        x = canvas.put(0, 0, "› " if paint.signs else "> ", paint.style("gold", bold=True))
        if not self.text:
            canvas.put(x + 1, 0, fitted(self._label, width - x - 2), paint.style("quiet"))
        elif cell_len(label) + cell_len(self.text) + x < width:
            x = canvas.put(x, 0, label, paint.style("quiet"))
        room = width - x - 1
        begin = 0
        while cell_len(self.text[begin : self._at]) >= room > 0:
            begin += 1
        canvas.put(x, 0, self.text[begin:], paint.style("ink"))
        cursor = x + cell_len(self.text[begin : self._at])
        under = self.text[self._at : self._at + 1] or " "
        canvas.put(cursor, 0, under, paint.button(main=True))
        return Strip(canvas.segments(0), width)
