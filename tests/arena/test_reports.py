"""What the command reports: every form of it says the same, and bad input is one line and exit code 2."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arenas import brought_bots, run  # noqa: F401  # a fixture
from hanabi.arena import Counting, Run, cross_play, differences, make_plan
from hanabi.arena.report import ArenaReport, cross_grid
from hanabi.arena.standings import mean_of, mean_over, paired_difference
from hanabi.cli.arena_runs import Outputs, new_folder

GAMES = 60


@pytest.fixture(scope="module")
def crossed() -> Run:
    """Two bots, each a guest of the other, at two numbers of players."""
    played = Run(make_plan(["steady", "random"], players=[2, 3], games=GAMES, cross=True))
    played.play()
    return played


# Findings


def test_every_team_plays_the_same_seeds(crossed: Run) -> None:
    seeds = {tuple(standing.scores) for standing in crossed.standings()}
    assert seeds == {tuple(range(GAMES))}


def test_head_to_head_is_paired_deal_by_deal(crossed: Run) -> None:
    by_key = {standing.match.key: standing.scores for standing in crossed.standings()}
    found = {
        (each.players, each.ours, each.theirs): each.gain
        for each in differences(crossed.standings())
    }
    assert len(found) == 2 * 6
    ours, theirs = by_key["steady cocktail 3"], by_key["random cocktail 3"]
    assert found[3, "steady", "random"] == mean_of(
        ours[seed] - theirs[seed] for seed in range(GAMES)
    )


def test_the_matrix_has_hosts_as_rows_and_guests_as_columns(crossed: Run) -> None:
    by_key = {standing.match.key: standing.scores for standing in crossed.standings()}
    _, matrix = cross_play(crossed.plan, crossed.standings())
    assert (matrix.players, matrix.bots) == (3, ("steady", "random"))
    assert matrix.cells["steady", "random"] == mean_of(by_key["steady+random cocktail 3"].values())
    assert matrix.cells["steady", "steady"] == mean_of(by_key["steady cocktail 3"].values())
    visits, hosts = by_key["random+steady cocktail 3"], by_key["steady+random cocktail 3"]
    assert matrix.as_guest["steady"] == mean_over([visits])
    assert matrix.with_strangers["steady"] == mean_over([hosts, visits])
    sociable = matrix.cells["steady", "random"], matrix.cells["random", "steady"]
    assert sociable[0] is not None
    assert sociable[1] is not None
    assert (
        sociable[0].mean > sociable[1].mean + 2
    )  # two steadies bear one random better than one bears two
    assert [row[0] for row in cross_grid(matrix).rows] == ["steady", "random", "mean as a guest"]


# Forms


def test_json_holds_every_figure(crossed: Run) -> None:
    plain: dict[str, Any] = json.loads(ArenaReport(crossed, versus=True).json())
    assert plain["complete"] is True
    assert plain["strikeout"] == "tally"
    assert len(plain["results"]) == 8
    assert len(plain["versus"]) == 12
    assert len(plain["cross"]) == 2
    for result, standing in zip(plain["results"], crossed.standings(), strict=True):
        assert sum(result["histogram"]) == result["games"] == GAMES
        total = sum(score * count for score, count in enumerate(result["histogram"]))
        assert result["mean"] == total / GAMES
        assert result["standard_error"] == (standing.mean and standing.mean.error)
        assert result["perfect"]["low"] <= result["perfect"]["share"] <= result["perfect"]["high"]
        assert result["decisions_per_second"] > 0


def test_csv_has_a_line_for_every_match(crossed: Run) -> None:
    rows = list(csv.DictReader(io.StringIO(ArenaReport(crossed, Counting.ZERO).csv())))
    assert [(row["team"], row["players"]) for row in rows[:3]] == [
        ("steady", "2"),
        ("random", "2"),
        ("steady+random", "2"),
    ]
    assert float(rows[1]["mean"]) == 0.0
    assert int(rows[1]["struck_out"]) == GAMES
    assert sum(map(int, rows[0]["histogram"].split())) == GAMES


def test_markdown_has_tables_with_as_many_cells_as_heads(crossed: Run) -> None:
    text = ArenaReport(crossed, versus=True).markdown()
    tables = re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE)
    assert [table.count("\n") - 2 for table in tables] == [8, 12, 3, 3]
    for table in tables:
        assert len({line.count("|") for line in table.splitlines()}) == 1
    assert "seeds 0 to 59, first seat fixed. A strike-out scores the points on the table." in text


def test_pictures_open_and_have_their_size(crossed: Run, tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("matplotlib")
    path = tmp_path / "scores.png"
    Outputs(plot=path, json=tmp_path / "report.json", csv=Path("-")).write(ArenaReport(crossed))
    for name, size in (("scores.png", (800, 300)), ("scores-cross.png", (800, 400))):
        with image.open(tmp_path / name) as picture:
            picture.load()
            assert (picture.format, picture.size) == ("PNG", size)
            assert len(picture.convert("RGB").getcolors(1 << 24)) > 10


def test_many_tables_become_a_map(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("matplotlib")
    from hanabi.arena.plots import plot_scores

    played = Run(make_plan(["random"], ["all"], players=[2], games=3))
    played.play()
    plot_scores(played.standings(), tmp_path / "map.png")
    with image.open(tmp_path / "map.png") as picture:
        assert picture.size == (554, 1390)


def test_failures_are_told_first_and_loudly(brought_bots: None) -> None:  # noqa: ARG001, F811
    played = Run(make_plan(["stumbler", "pair"], players=[2, 3], games=10))
    played.play()
    notes = ArenaReport(played).notes()
    assert notes[0].startswith(
        "FAILED: stumbler broke off 8 games, which no mean counts. "
        "cocktail, 2 players, seed 0: ZeroDivisionError: over its own feet; "
    )
    assert "Skipped: pair: not with 3 players, its most are 2." in notes


# The command


def test_the_command_writes_all_forms_and_prints_plain_text(tmp_path: Path) -> None:
    files = {name: str(tmp_path / f"report.{name}") for name in ("json", "csv", "markdown")}
    options = [part for name, path in files.items() for part in (f"--{name}", path)]
    code, out, err = run(
        *("steady", "random", "--edition", "show", "--add", "black-powder", "--players", "2"),
        *("--games", "20", "--seed", "7", "--workers", "2", "--versus", "--strikeout", "zero"),
        *("--house", "strikes=2", "--first", "rotated", "--out", str(tmp_path / "run"), *options),
    )
    assert code == 0, err
    assert out.startswith("Results\ntable ")
    assert "Head to head" in out
    assert "seeds 7 to 26, first seat rotated. A strike-out scores 0." in out
    assert err.splitlines()[-1] == f"The run is kept in {tmp_path / 'run'}"
    assert "\x1b" not in out
    plain = json.loads(Path(files["json"]).read_text())
    assert plain["plan"]["tables"]["show+black-powder+strikes=2"]["strikes"] == 2
    assert plain["command"].startswith("hanabi arena steady random --edition show")
    assert plain["sessions"][0]["workers"] == 2
    lines = list(csv.DictReader(Path(files["csv"]).read_text().splitlines()))
    assert [line["team"] for line in lines] == ["steady", "random"]
    assert plain["command"] in Path(files["markdown"]).read_text()
    again, out_again, _ = run(
        "--resume", str(tmp_path / "run"), "--versus", "--strikeout", "zero", "--save", "none"
    )
    assert (again, out_again) == (0, out)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "name at least one bot"),
        (("nobody",), "no bot is called 'nobody'"),
        (("steady", "--edition", "nowhere"), "no edition is called 'nowhere'"),
        (("steady", "--edition", "show", "--add", "nothing"), "no add-on called 'nothing'"),
        (("steady", "--edition", "show", "abacus", "--add", "flamboyants"), "name one edition"),
        (("steady", "--players", "9"), "players: 9"),
        (("steady,random,hat", "--players", "2"), "there is no seat for hat"),
        (("steady", "--players", "two"), "two"),
        (("steady", "--games", "0"), "games: 0"),
        (("steady", "--seed", "-3"), "seed: -3"),
        (("steady", "--workers", "0"), "workers: 0"),
        (("steady", "--strikeout", "half"), "half"),
        (("steady", "--cross"), "at least two bots"),
        (("steady", "--versus"), "at least two teams"),
        (("steady", "--address", "here:1"), "only --engine ray"),
        (("steady", "--out", "/dev/null/run"), "/dev/null/run: Not a directory"),
        (("steady", "--json", "/nowhere/report.json"), "there is no folder /nowhere"),
        (("steady", "--figures", "figures.json"), "made with --strength"),
        (("--resume", "/nowhere"), "/nowhere holds no run"),
        (("--strength", "s.md", "--seed", "3"), "seed: --strength"),
        (("steady", "--out", "a", "--resume", "b"), "either --out"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    reason: str,
) -> None:
    from hanabi.cli import main

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(SystemExit) as left:
        main(["arena", *arguments])
    out, err = capsys.readouterr()
    assert (left.value.code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("hanabi: ")
    assert reason in err


def test_two_runs_of_the_same_second_have_folders_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    many = [new_folder() for _ in range(40)]
    assert len(set(many)) == 40
    assert all(folder.is_dir() and folder.parent == many[0].parent for folder in many)


@pytest.mark.usefixtures("brought_bots")
def test_a_run_without_one_good_game_is_a_failure(tmp_path: Path) -> None:
    def played(team: str, folder: str) -> tuple[int, str, str]:
        return run(team, "--players", "2", "--games", "3", "--out", str(tmp_path / folder))

    code, out, err = played("rebel", "bad")
    assert code == 1
    assert err.splitlines()[-1] == "hanabi: every game failed; the notes of the report say why"
    assert "FAILED: rebel broke off 3 games" in out
    code, out, err = played("stumbler", "mixed")
    assert (code, "every game failed" in err) == (0, False)
    assert "FAILED: stumbler broke off 1 games" in out


def test_add_ons_are_named_in_either_way(tmp_path: Path) -> None:
    tables = []
    for number, options in enumerate(
        (
            ("--edition", "show+black-powder+flamboyants"),
            ("--edition", "show", "--add", "black-powder", "flamboyants"),
            ("--edition", "show", "--add", "black-powder", "--add", "flamboyants"),
            ("--edition", "show+black-powder", "--add", "flamboyants"),
        )
    ):
        folder = str(tmp_path / str(number))
        named = ("--players", "2", "--games", "1", "--workers", "1", "--json", "-", "--out", folder)
        code, out, err = run("random", *options, *named)
        assert code == 0, err
        tables.append(json.loads(out)["plan"]["tables"])
    assert list(tables[0]) == ["show+black-powder+flamboyants"]
    assert tables == [tables[0]] * 4


def test_a_run_refuses_other_wishes_through_the_command(tmp_path: Path) -> None:
    Run.create(
        tmp_path, make_plan(["steady"], players=[2], games=5), {"bots": ["steady"], "games": 5}
    )
    code, _, err = run("random", "--resume", str(tmp_path))
    assert (code, err) == (2, f"hanabi: bots: the run in {tmp_path} has steady, not random\n")


def test_the_command_line_loads_no_arena_before_it_is_needed() -> None:
    code = "import sys, hanabi.cli; print([n for n in sys.modules if n.startswith('hanabi.arena')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_paired_differences_of_a_team_with_itself_are_nothing(crossed: Run) -> None:
    scores = crossed.standings()[0].scores
    assert paired_difference(scores, scores) == (0.0, 0.0, GAMES)
