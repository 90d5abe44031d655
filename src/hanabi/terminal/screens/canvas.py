"""A sheet of cells to draw on: characters with styles, and regions that know what they show."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style

PLAIN = Style()
CUT = "…"


class Region(NamedTuple):
    """A rectangle of cells, and what lies there."""

    x: int
    y: int
    width: int
    height: int
    target: Hashable

    def holds(self, x: int, y: int) -> bool:
        return 0 <= x - self.x < self.width and 0 <= y - self.y < self.height


class Canvas:
    """So many columns and rows. What would lie outside is not drawn."""

    def __init__(self, width: int, height: int, ground: Style = PLAIN) -> None:
        self.width = width
        self.height = height
        self._cells = [[" "] * width for _ in range(height)]
        self._styles = [[ground] * width for _ in range(height)]
        self.regions: list[Region] = []

    # Drawing

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Write a line from this cell on, over the ground that is there; the column after it."""
        for character in text:
            size = get_character_cell_size(character)
            if size and 0 <= y < self.height and 0 <= x <= self.width - size:
                self._cells[y][x] = character
                self._styles[y][x] += style
                if size > 1:
                    self._cells[y][x + 1] = ""
                    self._styles[y][x + 1] += style
            x += size
        return x

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Give a rectangle this ground."""
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                self._cells[row][column] = " "
                self._styles[row][column] = style

    def tint(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Lay a style over what is drawn in a rectangle."""
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                self._styles[row][column] += style

    def mark(self, x: int, y: int, width: int, height: int, target: Hashable) -> None:
        """Remember what lies in a rectangle; what is marked later lies on top."""
        self.regions.append(Region(x, y, width, height, target))

    def lay(self, other: Canvas, x: int, y: int) -> None:
        """Copy another sheet onto this one, its regions too; where it has no ground, the one below shows."""
        for row in range(other.height):
            if 0 <= y + row < self.height:
                for column in range(other.width):
                    if 0 <= x + column < self.width:
                        self._cells[y + row][x + column] = other._cells[row][column]
                        self._styles[y + row][x + column] += other._styles[row][column]
        for region in other.regions:
            self.mark(x + region.x, y + region.y, region.width, region.height, region.target)

    # Reading

    def at(self, x: int, y: int) -> Hashable | None:
        """What lies at a cell."""
        return next((one.target for one in reversed(self.regions) if one.holds(x, y)), None)

    def segments(self, y: int) -> list[Segment]:
        """A row as the screen wants it."""
        cells, styles = self._cells[y], self._styles[y]
        found = []
        for style, columns in groupby(range(self.width), key=lambda column: styles[column]):
            found.append(Segment("".join(cells[column] for column in columns), style))
        return found

    def has_row_of(self, other: Canvas, y: int) -> bool:
        """Whether a row of another sheet looks just like the one here."""
        return self._cells[y] == other._cells[y] and self._styles[y] == other._styles[y]

    def lines(self) -> Iterator[str]:
        """The rows as text."""
        return ("".join(row).rstrip() for row in self._cells)

    def __str__(self) -> str:
        return "\n".join(self.lines())


def fitted(text: str, width: int) -> str:
    """The text, cut where it is wider than this, so that one sees that it is cut."""
    if cell_len(text) <= width:
        return text
    kept = ""
    for character in text:
        if cell_len(kept + character) >= width:
            break
        kept += character
    return kept + CUT if width > 0 else ""
