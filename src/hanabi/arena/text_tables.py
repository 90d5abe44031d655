"""Tables of text: numbers as people read them, and the same rows as plain text, Markdown or on a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanabi.arena.standings import Mean

if TYPE_CHECKING:
    from rich.table import Table as RichTable

NOTHING = "–"

FINE = 0.0095
"""Below this standard error a third decimal says something."""

_BLOCKS = "·▁▂▃▄▅▆▇█"
_BIN = 2
"""Scores that share a block of a sparkline."""


@dataclass(frozen=True)
class Grid:
    """A table of text."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: tuple[int, ...] = ()
    """Columns of words, which begin at the left; numbers end at the right."""

    spare: tuple[int, ...] = ()
    """Columns that a narrow terminal can do without."""


# Cells


def amount(number: float | None) -> str:
    """A whole number with its thousands apart."""
    return NOTHING if number is None else f"{number:,.0f}"


def decimal(number: float, error: float | None) -> str:
    """As many decimals as the error leaves meaning to."""
    return f"{number:.{_decimals(error)}f}"


def with_error(mean: Mean | None, *, sign: bool = False) -> str:
    """Such as `19.09 ± 0.04`; a single game has no mean, and the cell says that it is one."""
    if mean is None:
        return NOTHING
    plus = "+" if sign and mean.mean > 0 else ""
    if mean.error is None:
        return f"{plus}{round(mean.mean, 2):g} (one game)"
    text = f"{plus}{decimal(mean.mean, mean.error)}"
    return f"{text} ± {decimal(mean.error, mean.error)}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def sparkline(histogram: Sequence[int]) -> str:
    """How often the scores came up, two of them a block; the perfect score has the last one for itself."""
    ordinary, perfect = histogram[:-1], histogram[-1]
    bins = [sum(ordinary[i : i + _BIN]) for i in range(0, len(ordinary), _BIN)] + [perfect]
    most = max(bins)
    if not most:
        return ""
    return "".join(_BLOCKS[-(-count * (len(_BLOCKS) - 1) // most)] for count in bins)


def _decimals(error: float | None) -> int:
    return 3 if error is not None and 0 < error < FINE else 2


# Whole tables


def plain_text(grid: Grid) -> str:
    """Columns of equal width, for pipes and files."""
    lines = [list(grid.head), *(list(row) for row in grid.rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(grid.head))]

    def laid_out(line: Sequence[str]) -> str:
        cells = (
            cell.ljust(width) if i in grid.words else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        return "  ".join(cells).rstrip()

    return "\n".join([grid.title, *map(laid_out, lines)]) + "\n"


def markdown(grid: Grid) -> str:
    rules = ["---" if i in grid.words else "--:" for i in range(len(grid.head))]
    lines = [grid.head, rules, *grid.rows]
    body = "\n".join("| " + " | ".join(_escaped(cell) for cell in line) + " |" for line in lines)
    return f"### {grid.title}\n\n{body}\n"


def rich_table(grid: Grid, width: int) -> RichTable:
    """For a terminal of this width."""
    from rich.table import Table

    needed = sum(max(map(len, column)) + 3 for column in zip(grid.head, *grid.rows, strict=True))
    dropped = grid.spare if needed >= width else ()
    kept = [i for i in range(len(grid.head)) if i not in dropped]
    table = Table(title=grid.title, title_justify="left")
    for i in kept:
        table.add_column(grid.head[i], justify="left" if i in grid.words else "right")
    for row in grid.rows:
        table.add_row(*(row[i] for i in kept))
    return table


def _escaped(cell: str) -> str:
    return cell.replace("|", "\\|")
