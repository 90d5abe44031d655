"""Reports: the findings of a run as tables for people, and as JSON and CSV for programs."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from hanabi.arena.results import Counting
from hanabi.arena.run import Run
from hanabi.arena.standings import (
    CrossPlay,
    Difference,
    Mean,
    Share,
    Standing,
    cross_play,
    differences,
)
from hanabi.arena.text_tables import Grid, amount, markdown, percent, sparkline, with_error

NAMED_FAILURES = 3
"""Failures of a bot that are told one by one; the JSON has all of them."""

_COUNTED = {
    Counting.TALLY: "A strike-out scores the points on the table.",
    Counting.ZERO: "A strike-out scores 0.",
    Counting.RULES: "A strike-out scores what the rules of the table say.",
}


@dataclass(frozen=True)
class ArenaReport:
    """What to tell about a run."""

    run: Run
    counting: Counting = Counting.TALLY
    versus: bool = False
    """Compare every two teams on the same deals."""

    @cached_property
    def standings(self) -> list[Standing]:
        return self.run.standings(self.counting)

    @cached_property
    def differences(self) -> list[Difference]:
        return differences(self.standings) if self.versus else []

    @cached_property
    def matrices(self) -> list[CrossPlay]:
        return cross_play(self.run.plan, self.standings)

    # For people

    def grids(self) -> list[Grid]:
        """The tables, those that were asked for."""
        found = [results_grid(self.standings)]
        if self.versus:
            found.append(differences_grid(self.differences))
        return found + [cross_grid(matrix) for matrix in self.matrices]

    def notes(self) -> list[str]:
        """What a reader has to know, the worst first."""
        return [
            *_failure_notes(self.standings),
            *self._gaps(),
            *(f"Skipped: {reason}." for reason in self.run.plan.skipped),
            self.method(),
        ]

    def method(self) -> str:
        """How the figures came about, in two lines' time."""
        plan = self.run.plan
        last = plan.seed + max(match.games for match in plan.matches) - 1
        return (
            f"Every team plays the same deals: seeds {plan.seed} to {last}, first seat {plan.first}. "
            f"{_COUNTED[self.counting]} ± is the standard error, the interval of perfect games Wilson's at 95 %, "
            "and speed is decisions a second of one core."
        )

    def _gaps(self) -> list[str]:
        notes = []
        sheet = self.run.sheet
        if not sheet.complete:
            notes.append(f"Not finished: {sheet.done:,} of {sheet.plan.games:,} games were played.")
        if self.run.code_changed:
            notes.append(
                "The code of rules, kernel or bots changed between the sessions of this run: its figures mix both."
            )
        return notes

    def markdown(self) -> str:
        """Everything as a Markdown document."""
        parts = [f"{markdown(grid)}\n" for grid in self.grids()]
        notes = "".join(f"- {note}\n" for note in self.notes())
        run = self.run
        made = f"Made {', '.join(run.dates)} by `{run.command}`.\n" if run.sessions else ""
        return "\n".join(part for part in (*parts, notes, made) if part)

    # For programs

    def plain(self) -> dict[str, Any]:
        """Everything as data for JSON."""
        return {
            "format": "hanabi-arena-report",
            "version": 1,
            "command": self.run.command,
            "sessions": self.run.sessions,
            "plan": self.run.plan.to_plain(),
            "complete": self.run.sheet.complete,
            "strikeout": str(self.counting),
            "results": [result_as_data(standing) for standing in self.standings],
            "versus": [_difference_as_data(difference) for difference in self.differences],
            "cross": [_matrix_as_data(matrix) for matrix in self.matrices],
            "notes": self.notes(),
        }

    def json(self) -> str:
        return json.dumps(self.plain(), indent=1, ensure_ascii=False) + "\n"

    def csv(self) -> str:
        """The results, one match a line."""
        rows = [_flat(result_as_data(standing)) for standing in self.standings]
        out = io.StringIO()
        writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        return out.getvalue()


# Tables


def results_grid(standings: list[Standing]) -> Grid:
    head = ["table", "players", "team", "games", "score", "perfect games", "strike-outs"]
    rows = []
    for standing in standings:
        match = standing.match
        games = amount(standing.games)
        rows.append(
            [
                *(match.table.name, str(match.players), str(match.team)),
                games if not standing.missing else f"{games} of {match.games:,}",
                with_error(standing.mean),
                _share(standing.perfect, interval=True),
                _share(standing.struck_out),
                sparkline(standing.histogram),
                amount(standing.speed),
            ]
        )
    return Grid("Results", [*head, "scores, 0 to perfect", "speed"], rows, words=(0, 2), spare=(7,))


def differences_grid(found: list[Difference]) -> Grid:
    rows = [
        [
            *(each.table.name, str(each.players), each.ours, each.theirs),
            with_error(each.gain, sign=True),
            amount(each.gain.size),
        ]
        for each in found
    ]
    head = ["table", "players", "team", "against", "gain on the same deals", "games"]
    return Grid("Head to head", head, rows, words=(0, 2, 3))


def cross_grid(matrix: CrossPlay) -> Grid:
    rows = [
        [
            host,
            *(with_error(matrix.cells[host, guest]) for guest in matrix.bots),
            with_error(matrix.as_host[host]),
            with_error(matrix.with_strangers[host]),
        ]
        for host in matrix.bots
    ]
    visits = [with_error(matrix.as_guest[bot]) for bot in matrix.bots]
    rows.append(["mean as a guest", *visits, "", ""])
    title = f"One guest among hosts: {matrix.table.name}, {matrix.players} players"
    head = ["hosts", *(f"guest {bot}" for bot in matrix.bots), "mean as hosts", "with strangers"]
    return Grid(title, head, rows, words=(0,))


def _share(share: Share | None, *, interval: bool = False) -> str:
    if share is None:
        return "–"
    text = f"{percent(share.share)} %"
    return f"{text} ({percent(share.low)}–{percent(share.high)})" if interval else text


def _failure_notes(standings: list[Standing]) -> list[str]:
    """Failed games by the bot whose fault it was."""
    found: dict[str, list[str]] = {}
    for standing in standings:
        match = standing.match
        for failure in standing.failures:
            found.setdefault(failure.bot, []).append(
                f"{match.table.name}, {match.players} players, seed {failure.seed}: {failure.error}"
            )
    return [
        f"FAILED: {bot} broke off {amount(len(games))} games, which no mean counts. "
        + "; ".join(games[:NAMED_FAILURES])
        + ("; …" if len(games) > NAMED_FAILURES else "")
        for bot, games in found.items()
    ]


# Data


def result_as_data(standing: Standing) -> dict[str, Any]:
    """A match as JSON has it."""
    match, mean = standing.match, standing.mean
    return {
        "table": match.table.name,
        "players": match.players,
        "team": str(match.team),
        "games": standing.games,
        "planned": match.games,
        "failed": len(standing.failures),
        "maximum": match.table.rules.maximum,
        "mean": mean and mean.mean,
        "standard_error": mean and mean.error,
        "lowest": min(standing.scores.values(), default=None),
        "highest": max(standing.scores.values(), default=None),
        "perfect": _share_as_data(standing.perfect),
        "struck_out": _share_as_data(standing.struck_out),
        "histogram": standing.histogram,
        "decisions": standing.decisions,
        "cpu_seconds": standing.cpu,
        "decisions_per_second": standing.speed,
        "failures": [failure._asdict() for failure in standing.failures],
    }


def _flat(result: dict[str, Any]) -> dict[str, Any]:
    """The same for a line of CSV."""
    flat = {key: value for key, value in result.items() if key != "failures"}
    for name in ("perfect", "struck_out"):
        share = flat.pop(name) or dict.fromkeys(("count", "low", "high"))
        flat |= {name: share["count"], f"{name}_low": share["low"], f"{name}_high": share["high"]}
    flat["histogram"] = " ".join(map(str, result["histogram"]))
    return flat


def _share_as_data(share: Share | None) -> dict[str, Any] | None:
    return None if share is None else {**asdict(share), "share": share.share}


def _mean_as_data(mean: Mean | None) -> dict[str, Any] | None:
    if mean is None:
        return None
    return {"mean": mean.mean, "standard_error": mean.error, "games": mean.size}


def _difference_as_data(difference: Difference) -> dict[str, Any]:
    return {
        "table": difference.table.name,
        "players": difference.players,
        "team": difference.ours,
        "against": difference.theirs,
        "gain": _mean_as_data(difference.gain),
    }


def _matrix_as_data(matrix: CrossPlay) -> dict[str, Any]:
    bots = matrix.bots
    return {
        "table": matrix.table.name,
        "players": matrix.players,
        "bots": list(bots),
        "hosts_by_guests": [
            [_mean_as_data(matrix.cells[host, guest]) for guest in bots] for host in bots
        ],
        "as_host": {bot: _mean_as_data(matrix.as_host[bot]) for bot in bots},
        "as_guest": {bot: _mean_as_data(matrix.as_guest[bot]) for bot in bots},
        "with_strangers": {bot: _mean_as_data(matrix.with_strangers[bot]) for bot in bots},
    }
