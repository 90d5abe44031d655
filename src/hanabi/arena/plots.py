"""Pictures of the findings. Matplotlib is loaded when one is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hanabi.arena.plan import ArenaError
from hanabi.arena.standings import CrossPlay, Standing, by_setting
from hanabi.core.extras import needs

if TYPE_CHECKING:
    from matplotlib.figure import Figure

DOTS = 100
"""Dots an inch."""

PANEL = (4.0, 3.0)
"""Width and height of a panel, in inches."""

MOST_PANELS = 24
"""With more tables than this, a map of means says more than histograms."""

_CELL = 0.34
"""Inches of a cell of a map, and of a line of text beside it."""


def plot_scores(standings: Sequence[Standing], path: Path) -> None:
    """The scores of every team: histograms, a panel for each table, or a map when there are many."""
    settings = by_setting(list(standings))
    if len(settings) <= MOST_PANELS:
        _save(_histograms(settings), path)
    else:
        _save(_map_of_means(standings), path)


def plot_cross(matrices: Sequence[CrossPlay], path: Path) -> None:
    """Who played how well with whom: a matrix for each table."""
    figure = _figure(PANEL[0] * len(matrices), PANEL[1] + 1)
    for i, matrix in enumerate(matrices):
        axes = figure.add_subplot(1, len(matrices), i + 1)
        cells = [[matrix.cells[host, guest] for guest in matrix.bots] for host in matrix.bots]
        values = [[mean.mean if mean else float("nan") for mean in row] for row in cells]
        axes.imshow(values, vmin=0, vmax=matrix.table.rules.maximum, cmap="viridis")
        _write_cells(axes, values, matrix.table.rules.maximum)
        axes.set_xticks(range(len(matrix.bots)), matrix.bots)
        axes.set_yticks(range(len(matrix.bots)), matrix.bots)
        axes.set_xlabel("one guest")
        axes.set_ylabel("among hosts")
        axes.set_title(f"{matrix.table.name}, {matrix.players} players", fontsize="medium")
    _save(figure, path)


def _histograms(settings: dict[Any, list[Standing]]) -> Figure:
    tables = list(dict.fromkeys(table for table, _ in settings))
    numbers = sorted({players for _, players in settings})
    figure = _figure(PANEL[0] * len(numbers), PANEL[1] * len(tables))
    for (table, players), same in settings.items():
        place = tables.index(table) * len(numbers) + numbers.index(players) + 1
        axes = figure.add_subplot(len(tables), len(numbers), place)
        for i, standing in enumerate(same):
            if standing.mean is None:
                continue
            shares = [100 * count / standing.games for count in standing.histogram]
            label = f"{standing.match.team}  {standing.mean.mean:.2f}"
            axes.step(range(len(shares)), shares, where="mid", color=f"C{i % 10}", label=label)
            axes.axvline(standing.mean.mean, color=f"C{i % 10}", linestyle=":", linewidth=1)
        axes.set_xlim(-0.5, table.rules.maximum + 0.5)
        axes.set_ylim(bottom=0)
        axes.set_title(f"{table.name}, {players} players", fontsize="medium")
        axes.set_xlabel("score")
        axes.set_ylabel("% of the games")
        axes.legend(fontsize="small")
    return figure


def _map_of_means(standings: Sequence[Standing]) -> Figure:
    """Means as shares of the perfect score: a row for each table, a column for each team and number of players."""
    tables = list(dict.fromkeys(standing.match.table for standing in standings))
    teams = list(dict.fromkeys(str(standing.match.team) for standing in standings))
    numbers = sorted({standing.match.players for standing in standings})
    columns = [(team, players) for team in teams for players in numbers]
    values = [[float("nan")] * len(columns) for _ in tables]
    for standing in standings:
        match = standing.match
        if standing.mean is not None:
            share = 100 * standing.mean.mean / match.table.rules.maximum
            values[tables.index(match.table)][columns.index((str(match.team), match.players))] = (
                share
            )
    figure = _figure(5 + 1.6 * _CELL * len(columns), 2 + _CELL * len(tables))
    axes = figure.add_subplot()
    axes.imshow(values, vmin=0, vmax=100, cmap="viridis", aspect="auto")
    _write_cells(axes, values, 100, decimals=0)
    axes.set_xticks(range(len(columns)), [f"{team} {n}" for team, n in columns], rotation=90)
    axes.set_yticks(range(len(tables)), [table.name for table in tables])
    figure.suptitle("Mean score in % of the maximum, by team and players", fontsize="medium")
    return figure


def _write_cells(axes: Any, values: list[list[float]], most: float, decimals: int = 1) -> None:
    for y, row in enumerate(values):
        for x, value in enumerate(row):
            if value == value:  # noqa: PLR0124  # not a gap
                colour = "black" if value > most / 2 else "white"
                text = f"{value:.{decimals}f}"
                axes.text(x, y, text, ha="center", va="center", color=colour, fontsize="small")


def require_matplotlib() -> None:
    """Say so before hours of play if nothing can be drawn after them."""
    try:
        import matplotlib.figure  # noqa: F401
    except ModuleNotFoundError as error:
        raise ArenaError(needs("a plot", error.name, "arena")) from error


def _figure(width: float, height: float) -> Figure:
    require_matplotlib()
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), dpi=DOTS, layout="constrained")


def _save(figure: Figure, path: Path) -> None:
    try:
        figure.savefig(path, format="png")
    except OSError as error:
        raise ArenaError(f"{path}: {error.strerror}") from error
