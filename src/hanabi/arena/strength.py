"""The strength of every bot at every printed table: a plan for the arena, and the document made from it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from hanabi.arena.plan import ArenaPlan, Match, NamedRules, Team, pair_up, parse_team
from hanabi.arena.report import ArenaReport
from hanabi.arena.standings import Mean, Standing, by_setting
from hanabi.arena.text_tables import Grid, amount, decimal, markdown, percent, with_error
from hanabi.arena.work import plays_in_batches
from hanabi.bots import all_bots
from hanabi.core import BadSetup, Rules
from hanabi.core.editions import printed_rules

FIGURES = "strength.json"
"""The base game's figures, beside this file: what `hanabi bots` shows."""

BASE = "cocktail"
"""The edition that plays the base game as the peers play it: five suits, no empty clues."""

STRONGEST = "hat"
CHEATER = "cheater"
FEW = 100
"""Below so many games a score carries their number: its error is then little more than a guess."""

NEARLY_ALL = 0.9
"""Below this share of the maximum, the score of one who sees all cards is shown beside the strongest bot's."""


FEW_NOTE = (
    f"A score that rests on fewer than {FEW} games says on how many: it is a hint, no measurement."
)


class Figure(NamedTuple):
    """What is known about a bot at the base game."""

    mean: float
    error: float | None
    games: int
    speed: float | None
    """Decisions a second of one core."""


@dataclass(frozen=True, slots=True)
class GameCounts:
    """How many games to play."""

    base: int = 20_000

    @property
    def other(self) -> int:
        """At the other tables."""
        return max(2, self.base // 10)

    @property
    def slow_base(self) -> int:
        """Of the base game, by bots that are not compiled."""
        return max(2, self.base // 100)

    @property
    def slow_other(self) -> int:
        return max(1, self.base // 20_000)

    def games(self, team: Team, table: NamedRules) -> int:
        fast = plays_in_batches(team.bots)
        if is_base(table):
            return self.base if fast else self.slow_base
        return self.other if fast else self.slow_other


def strength_plan(
    bots: Sequence[str] = (),
    players: Sequence[int] = (2, 3, 4, 5),
    effort: GameCounts | None = None,
) -> ArenaPlan:
    """Every bot, or these, at every printed table. Tables that differ only in their words are played once."""
    effort = effort or GameCounts()
    if effort.base < 1:
        raise BadSetup(f"games: {effort.base} is not possible; at least 1")
    teams = [parse_team(name) for name in bots or all_bots()]
    settings, skipped = pair_up(teams, distinct_tables(), players)
    matches = tuple(
        Match(team, table, number, effort.games(team, table)) for team, table, number in settings
    )
    return ArenaPlan(matches, skipped=skipped)


def distinct_tables() -> list[NamedRules]:
    """Every printed table once, with all the names it goes by."""
    names: dict[Rules, list[str]] = {}
    for rules, (key, add_ons) in printed_rules().items():
        names.setdefault(replace(rules, vocabulary=BASE), []).append("+".join((key, *add_ons)))
    return [NamedRules(", ".join(known), rules) for rules, known in names.items()]


def is_base(table: NamedRules) -> bool:
    return table.name.split(", ")[0] == BASE


# The document


def strength_document(report: ArenaReport) -> str:
    """`docs/strength.md`: dated, with its command, and the number of games in every row."""
    run = report.run
    base = [standing for standing in report.standings if is_base(standing.match.table)]
    other = [standing for standing in report.standings if not is_base(standing.match.table)]
    notes = "".join(f"- {note}\n" for note in (*report.notes(), FEW_NOTE))
    parts = [
        "# How strong the bots are\n",
        f"{', '.join(run.dates)}, made by one command (see [arena.md](arena.md)); `--resume` goes on when it is interrupted:\n",
        f"```\n{run.command}\n```\n",
        notes,
        markdown(_base_grid(base)),
        markdown(_other_grid(other)) if other else "",
    ]
    return "\n".join(part for part in parts if part)


def _base_grid(standings: list[Standing]) -> Grid:
    rows = []
    for standing in sorted(standings, key=lambda each: each.match.players):
        perfect, struck_out = standing.perfect, standing.struck_out
        rows.append(
            [
                *(str(standing.match.players), str(standing.match.team)),
                *(amount(standing.games), _score(standing.mean)),
                f"{percent(perfect.share)} ({percent(perfect.low)}–{percent(perfect.high)})"
                if perfect
                else "–",
                percent(struck_out.share) if struck_out else "–",
                amount(standing.speed),
            ]
        )
    head = ["players", "bot", "games", "score of 25", "perfect, %", "struck out, %"]
    return Grid("The base game", [*head, "decisions a second"], rows, words=(1,))


def _other_grid(standings: list[Standing]) -> Grid:
    bots = list(dict.fromkeys(str(standing.match.team) for standing in standings))
    rows = []
    for (table, players), same in by_setting(standings).items():
        by_bot = {str(standing.match.team): standing for standing in same}
        cells = [score_cell(bot, by_bot) for bot in bots]
        rows.append([table.name, str(players), str(table.rules.maximum), *cells, _games(same)])
    head = ["table", "players", "maximum", *bots, "games"]
    return Grid("Every other printed table", head, rows, words=(0,))


def score_cell(bot: str, by_bot: dict[str, Standing]) -> str:
    """A bot's score at a table, and beside a weak one of the strongest bot what could have been."""
    standing = by_bot.get(bot)
    if standing is None or standing.mean is None:
        return "–"
    text = _score(standing.mean)
    low = standing.mean.mean < NEARLY_ALL * standing.match.table.rules.maximum
    best = by_bot[CHEATER].mean if CHEATER in by_bot else None
    if bot == STRONGEST and low and best is not None:
        return f"{text} ({CHEATER} {decimal(best.mean, best.error)})"
    return text


def _score(mean: Mean | None) -> str:
    """A mean with its error, and the number of games where they are few."""
    text = with_error(mean)
    return f"{text} ({mean.size} games)" if mean is not None and 1 < mean.size < FEW else text


def _games(same: list[Standing]) -> str:
    """One number if all bots played as many games, else each number with its bots."""
    bots: dict[int, list[str]] = {}
    for standing in same:
        bots.setdefault(standing.games, []).append(str(standing.match.team))
    if len(bots) == 1:
        return amount(next(iter(bots)))
    return "; ".join(f"{', '.join(names)}: {amount(games)}" for games, names in bots.items())


# The figures


def strength_figures(report: ArenaReport) -> str:
    """The base game's figures as JSON: bot, then players, then a `Figure`."""
    bots: dict[str, dict[str, list[Any]]] = {}
    for standing in report.standings:
        if is_base(standing.match.table) and standing.mean is not None:
            mean, error, games = standing.mean
            figure = Figure(
                round(mean, 4),
                None if error is None else round(error, 4),
                games,
                standing.speed and float(f"{standing.speed:.3g}"),
            )
            by_players = bots.setdefault(str(standing.match.team), {})
            by_players[str(standing.match.players)] = list(figure)
    lines = ",\n".join(f"  {json.dumps(bot)}: {json.dumps(bots[bot])}" for bot in bots)
    return f'{{"date": {json.dumps(max(report.run.dates, default=""))}, "bots": {{\n{lines}\n}}}}\n'


@cache
def known_strength() -> dict[str, dict[int, Figure]]:
    """The figures that come with this package, by bot and number of players; none if they were never made."""
    try:
        text = files("hanabi.arena").joinpath(FIGURES).read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    return read_figures(text)


def read_figures(text: str) -> dict[str, dict[int, Figure]]:
    return {
        bot: {int(players): Figure(*figure) for players, figure in by_players.items()}
        for bot, by_players in json.loads(text)["bots"].items()
    }
