"""The course of a game as a curve: a value for each turn, turning points, and the turn one looks at. A click goes there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from hanabi.terminal.screens.dots import DOTS_HIGH, DOTS_WIDE, Dots
from hanabi.terminal.screens.paint import Paint

TURNING, HERE, EDGE = "◆", "│", "▕"
PLAIN_TURNING, PLAIN_HERE = "X", "|"
"""Where the terminal has no such shapes."""


@dataclass(frozen=True, slots=True)
class Curve:
    """What is drawn: values with their turns, from the least to the most."""

    title: str
    points: Sequence[tuple[int, float]]
    least: float
    most: float
    last: int
    """The turn at the right end."""
    said: Callable[[float], str]
    turning: Collection[int] = ()


class CourseGraph(Widget):
    """One curve; `Chosen` says which turn somebody pressed or dragged to."""

    DEFAULT_CSS = """
    CourseGraph { height: 100%; width: 1fr; padding: 0 1; }
    """

    class Chosen(Message):
        """Somebody wants to see this turn."""

        def __init__(self, turn: int) -> None:
            super().__init__()
            self.turn = turn

    def __init__(self, paint: Paint, ink: str, id: str | None = None) -> None:  # noqa: A002  # as widgets call it
        super().__init__(id=id)
        self._colour = paint.style(ink, bold=True)
        self._signs = paint.signs
        self._quiet, self._ink = paint.style("quiet"), paint.style("ink", bold=True)
        self._curve: Curve | None = None
        self._turn = 0
        self._side = 0
        self._dragging = False

    def show(self, curve: Curve, turn: int) -> None:
        """Draw this curve, with this turn marked."""
        self._curve, self._turn = curve, turn
        self.refresh()

    def render(self) -> Text:
        curve = self._curve
        width, height = self.content_size
        if curve is None or height < 3 or width < 10:  # nothing fits
            return Text("" if curve is None else curve.title)
        self._side = max(len(curve.said(curve.most)), len(curve.said(curve.least))) + 1
        plot = Dots(width - self._side, height - 2, signs=self._signs)
        places = [(self._x(turn, plot), self._y(value, plot)) for turn, value in curve.points]
        for (x, y), (to_x, to_y) in pairwise(places):
            plot.line(x, y, to_x, to_y, self._colour)
        if len(places) == 1:
            plot.dot(*places[0], self._colour)
        rows = [self._marked(row, number, plot) for number, row in enumerate(plot.lines())]
        lines = [self._head(curve)]
        for number, row in enumerate(rows):
            tick = {0: curve.said(curve.most), len(rows) - 1: curve.said(curve.least)}.get(
                number, ""
            )
            lines.append(
                Text.assemble(
                    (f"{tick:>{self._side - 1}}{EDGE if self._signs else PLAIN_HERE}", self._quiet),
                    row,
                )
            )
        lines.append(self._foot(curve, width))
        return Text("\n").join(lines)

    def _head(self, curve: Curve) -> Text:
        """What it is, and its value at the turn one looks at."""
        head = Text(curve.title, self._ink, no_wrap=True)
        before = [value for turn, value in curve.points if turn <= self._turn]
        if before:
            head.append(f"  {curve.said(before[-1])}", self._colour)
        return head

    def _foot(self, curve: Curve, width: int) -> Text:
        ends = str(curve.last)
        return Text(f"{'0':>{self._side + 1}}{ends:>{width - self._side - 1}}", self._quiet)

    def _marked(self, row: Text, number: int, plot: Dots) -> Text:
        """A row with its turning points and the turn one looks at."""
        assert self._curve is not None
        marks: dict[int, tuple[str, Style]] = {}
        here = round(self._x(self._turn, plot)) // DOTS_WIDE
        if row.plain[here : here + 1] == " ":
            marks[here] = HERE if self._signs else PLAIN_HERE, self._quiet
        values = dict(self._curve.points)
        for turn in self._curve.turning:
            if turn in values and round(self._y(values[turn], plot)) // DOTS_HIGH == number:
                sign = TURNING if self._signs else PLAIN_TURNING
                marks[round(self._x(turn, plot)) // DOTS_WIDE] = sign, self._ink
        for place, (sign, style) in marks.items():
            if 0 <= place < len(row.plain):
                row = Text.assemble(row[:place], (sign, style), row[place + 1 :])
        return row

    def _x(self, turn: int, plot: Dots) -> float:
        assert self._curve is not None
        return turn / max(1, self._curve.last) * (plot.width - 1)

    def _y(self, value: float, plot: Dots) -> float:
        assert self._curve is not None
        least, most = self._curve.least, self._curve.most
        share = min(max((value - least) / (most - least), 0.0), 1.0)
        return (1 - share) * (plot.height - 1)

    # The mouse

    def turn_at(self, x: int) -> int:
        """The turn above this column of the widget."""
        if self._curve is None:
            return 0
        inside = self.content_size.width - self._side
        share = (x - 1 - self._side + 0.5) / max(1, inside)
        return round(min(max(share, 0.0), 1.0) * self._curve.last)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.capture_mouse()
        self._dragging = True
        self.post_message(self.Chosen(self.turn_at(event.x)))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._dragging:
            self.post_message(self.Chosen(self.turn_at(event.x)))

    def on_mouse_up(self) -> None:
        self._dragging = False
        self.release_mouse()
