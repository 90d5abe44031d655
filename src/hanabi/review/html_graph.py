"""The graph of a report: expected score and chance of a perfect game over the turns, as SVG whose turns are links."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from hanabi.review.findings import GameMoment, GameReview
from hanabi.words import Words

_WIDE, _HIGH = 400, 250
_LEFT, _RIGHT = 44, 10
_REACH = 11
"""Half the width, at least, of what a finger meets of a turning point."""


@dataclass(frozen=True, slots=True)
class _Panel:
    """One of the two curves, and where it stands."""

    name: str
    title: str
    top: float
    bottom: float
    most: float
    value: Callable[[GameMoment], tuple[float, float]]
    """With its standard error."""
    said: Callable[[float], str]
    ticks: Sequence[float]

    def y(self, value: float) -> float:
        share = min(max(value / self.most, 0.0), 1.0)
        return self.bottom - share * (self.bottom - self.top)


def graph(words: Words, review: GameReview, maximum: int, anchors: Mapping[int, str]) -> str:
    """The graph; `anchors` are where the links of the turns lead."""
    moments = review.moments
    if len(moments) < 2:  # noqa: PLR2004  # a line has two ends
        return ""
    last = moments[-1].turn
    panels = (
        _Panel(
            *("score", words("review-score"), 26.0, 126.0, float(maximum)),
            lambda one: (one.estimate.score, one.estimate.score_error),
            words.decimal,
            [*range(0, maximum + 1, 5)],
        ),
        _Panel(
            *("chance", words("review-perfect"), 164.0, _HIGH - 24.0, 1.0),
            lambda one: (one.estimate.perfect, one.estimate.perfect_error),
            words.percent,
            [0, 0.5, 1],
        ),
    )

    def x(turn: float) -> float:
        return _LEFT + turn / last * (_WIDE - _LEFT - _RIGHT)

    lines = [_panel(panel, moments, x) for panel in panels]
    links = [_link(moment, panels, x, anchors, last) for moment in moments]
    marks = [
        _mark(words, moment, panels[0], x, anchors)
        for moment in moments
        if moment.turn in review.turning_points
    ]
    return (
        f'<svg viewBox="0 0 {_WIDE} {_HIGH}" role="group" aria-label="{escape(words("review-graph"))}">'
        f'<g aria-hidden="true">{"".join(lines)}'
        f'<text class="below" x="{_LEFT}" y="{_HIGH - 6}">{escape(words("report-turn"))}</text>'
        f'<text class="below end" x="{_WIDE - _RIGHT}" y="{_HIGH - 6}">{last}</text>'
        f"{''.join(links)}</g>{''.join(marks)}</svg>"
    )


def _panel(panel: _Panel, moments: Sequence[GameMoment], x: Callable[[float], float]) -> str:
    title = f'<text class="title" x="{_LEFT}" y="{panel.top - 10:.1f}">{escape(panel.title)}</text>'
    rows = []
    for tick in panel.ticks:
        y, said = panel.y(tick), f"{tick}" if panel.most > 1 else panel.said(tick)
        rows.append(
            f'<line class="row" x1="{_LEFT}" x2="{_WIDE - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="side" x="{_LEFT - 5}" y="{y:.1f}" dy="0.35em">{escape(said)}</text>'
        )
    points = [(x(one.turn), *panel.value(one)) for one in moments]
    line = " ".join(f"{at:.1f},{panel.y(value):.1f}" for at, value, _ in points)
    above = [f"{at:.1f},{panel.y(value + error):.1f}" for at, value, error in points]
    below = [f"{at:.1f},{panel.y(value - error):.1f}" for at, value, error in reversed(points)]
    return (
        f'{title}{"".join(rows)}<polygon class="band {panel.name}" points="{" ".join(above + below)}"/>'
        f'<polyline class="line {panel.name}" points="{line}"/>'
    )


def _link(
    moment: GameMoment,
    panels: Sequence[_Panel],
    x: Callable[[float], float],
    anchors: Mapping[int, str],
    last: int,
) -> str:
    """A press anywhere above a turn goes there; by keyboard the list of moves does."""
    if moment.turn not in anchors:
        return ""
    left, right = max(x(moment.turn - 0.5), _LEFT), x(min(moment.turn + 0.5, last))
    told = ", ".join(panel.said(panel.value(moment)[0]) for panel in panels)
    return (
        f'<a href="#{anchors[moment.turn]}" tabindex="-1"><title>{moment.turn}: {escape(told)}</title>'
        f'<rect class="hit" x="{left:.1f}" y="{panels[0].top}" width="{right - left:.1f}" '
        f'height="{panels[-1].bottom - panels[0].top}"/></a>'
    )


def _mark(
    words: Words,
    moment: GameMoment,
    panel: _Panel,
    x: Callable[[float], float],
    anchors: Mapping[int, str],
) -> str:
    if moment.turn not in anchors:
        return ""
    at, y = x(moment.turn), panel.y(moment.estimate.score)
    name = f"{words('report-turning-mark')}: {words('report-turn')} {moment.turn}"
    return (
        f'<a href="#{anchors[moment.turn]}" aria-label="{escape(name)}"><title>{escape(name)}</title>'
        f'<circle class="hit" cx="{at:.1f}" cy="{y:.1f}" r="{_REACH}"/>'
        f'<circle class="turning" cx="{at:.1f}" cy="{y:.1f}" r="4.5"/></a>'
    )
