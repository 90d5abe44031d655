"""The document about the bots' strength, from a small plan."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from arenas import brought_bots, run  # noqa: F401  # a fixture
from hanabi.arena import ArenaPlan, Match, Standing, parse_team
from hanabi.arena.strength import (
    GameCounts,
    distinct_tables,
    is_base,
    known_strength,
    read_figures,
    score_cell,
    strength_plan,
)


def test_tables_that_differ_in_words_only_are_played_once() -> None:
    tables = distinct_tables()
    assert len(tables) == 30
    names = [name for table in tables for name in table.name.split(", ")]
    assert len(names) == len(set(names)) == 35
    assert tables[0].name == "cocktail, deluxe"
    assert [table.name for table in tables if is_base(table)] == ["cocktail, deluxe"]


@pytest.mark.usefixtures("brought_bots")
def test_the_plan_plays_fewer_games_with_slow_bots() -> None:
    plan = strength_plan(["steady", "dawdler"], [2])
    games = {match.key: match.games for match in plan.matches}
    assert games["steady cocktail, deluxe 2"] == 20_000
    assert games["steady swedish, abacus, show 2"] == 2_000
    assert games["dawdler cocktail, deluxe 2"] == 200
    assert games["dawdler swedish, abacus, show 2"] == 1
    assert len(games) == 60
    assert ArenaPlan.from_plain(plan.to_plain()) == plan
    assert GameCounts(1).games(parse_team("dawdler"), distinct_tables()[3]) == 1


def test_the_document_comes_from_one_command(tmp_path: Path) -> None:
    document, figures = tmp_path / "strength.md", tmp_path / "strength.json"
    folder = tmp_path / "run"
    options = ("--strength", str(document), "--figures", str(figures))
    code, _, err = run(
        "steady", "random", "--players", "2", "3", "--games", "40", "--out", str(folder), *options
    )
    assert code == 0, err
    text = document.read_text()
    assert text.startswith("# How strong the bots are\n")
    assert re.search(r"^20\d\d-\d\d-\d\d, made by one command", text, re.MULTILINE)
    assert "hanabi arena steady random --players 2 3 --games 40" in text
    base, other = re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE)
    assert base.count("\n") - 2 == 4
    assert other.count("\n") - 2 == 29 * 2
    assert base.count("| 40 |") == 4
    assert other.count("| 4 |\n") == 58
    known = read_figures(figures.read_text())
    assert set(known) == {"steady", "random"}
    figure = known["steady"][3]
    assert figure.games == 40
    assert f"{figure.mean:.2f} ± " in base
    assert figure.speed is not None
    assert figure.speed > 1000
    before = json.loads(figures.read_text())
    figures.unlink()
    assert run("--resume", str(folder), *options)[0] == 0
    assert json.loads(figures.read_text()) == before


def standing(*scores: int) -> Standing:
    """Some bot with these scores of at most 25."""
    match = Match(parse_team("steady"), distinct_tables()[0], 2, len(scores))
    return Standing(match, dict(enumerate(scores)), None, None, (), 0, 0.0)


@pytest.mark.parametrize(
    ("scores", "text"),
    [
        ((21, 23, 23), "22.33 ± 0.67 (3 games) (cheater 24.50)"),
        ((22, 23, 23), "22.67 ± 0.33 (3 games)"),
    ],
)
def test_the_cheater_stands_beside_a_hat_below_nine_tenths(
    scores: tuple[int, ...], text: str
) -> None:
    found = {"hat": standing(*scores), "cheater": standing(24, 25)}
    assert score_cell("hat", found) == text
    assert score_cell("cheater", found) == "24.50 ± 0.50 (2 games)"
    assert score_cell("friend", found) == "–"


def test_a_single_game_is_called_one_and_many_games_need_no_word() -> None:
    assert score_cell("hat", {"hat": standing(24)}) == "24 (one game)"
    assert score_cell("hat", {"hat": standing(*[24, 25] * 50)}) == "24.50 ± 0.05"


def test_the_document_of_this_package_gives_no_single_game_as_a_mean() -> None:
    text = (Path(__file__).parents[2] / "docs" / "strength.md").read_text()
    rows = [line.split(" | ") for line in text.splitlines() if line.endswith("search: 1 |")]
    assert rows
    assert {row[6].partition(" ")[2] for row in rows} == {"(one game)"}


def test_figures_of_this_package_are_read_or_absent() -> None:
    known: dict[str, Any] = dict(known_strength())
    for by_players in known.values():
        assert all(0 <= figure.mean <= 25 for figure in by_players.values())
