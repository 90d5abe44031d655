"""Pictures of dots: two by four of them to a cell of the screen, as Unicode's Braille patterns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.style import Style
from rich.text import Text

DOTS_WIDE, DOTS_HIGH = 2, 4
"""Dots of one cell."""

PLAIN_DOT = "*"
"""Any dots of a cell, where the terminal has no such patterns."""

_FIRST = 0x2800
_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""By row and column."""


class Dots:
    """So many cells, with or without Braille patterns; dots are counted from the upper left. The style of a cell is that of the last dot put there."""

    def __init__(self, columns: int, rows: int, *, signs: bool = True) -> None:
        self.columns, self.rows = columns, rows
        self._signs = signs
        self._bits = [[0] * columns for _ in range(rows)]
        self._styles = [[Style.null()] * columns for _ in range(rows)]

    @property
    def width(self) -> int:
        """In dots."""
        return self.columns * DOTS_WIDE

    @property
    def height(self) -> int:
        """In dots."""
        return self.rows * DOTS_HIGH

    def dot(self, x: float, y: float, style: Style) -> None:
        """Put a dot; one that lies outside is left out."""
        column, row = round(x), round(y)
        if 0 <= column < self.width and 0 <= row < self.height:
            cell = row // DOTS_HIGH, column // DOTS_WIDE
            self._bits[cell[0]][cell[1]] |= _BITS[row % DOTS_HIGH][column % DOTS_WIDE]
            self._styles[cell[0]][cell[1]] = style

    def line(self, x: float, y: float, to_x: float, to_y: float, style: Style) -> None:
        """Dots from one place to another."""
        steps = max(1, 2 * round(max(abs(to_x - x), abs(to_y - y))))
        for step in range(steps + 1):
            share = step / steps
            self.dot(x + (to_x - x) * share, y + (to_y - y) * share, style)

    def lines(self) -> Iterator[Text]:
        """The rows, from the top."""
        for bits, styles in zip(self._bits, self._styles, strict=True):
            row = Text(no_wrap=True)
            cells = zip(bits, styles, strict=True)
            for style, alike in groupby(cells, key=lambda cell: cell[1]):
                row.append("".join(self._sign(dots) for dots, _ in alike), style)
            yield row

    def _sign(self, dots: int) -> str:
        if not dots:
            return " "
        return chr(_FIRST + dots) if self._signs else PLAIN_DOT
