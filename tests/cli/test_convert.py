"""`hanabi convert`, and replays of games that were written down elsewhere."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from test_cli import run

from hanabi import Record, edition
from hanabi.formats import hanab_live
from make_golden import FOLDER
from positions import do, stacked
from their_games import LAST_ROUND, LINK, UP_TO_THE_LAST_ROUND, their_game

OURS = FOLDER / "show+black-powder.json"
PLAYED_ON = FOLDER / "cocktail+crowning-piece.json"
NO_COUNTERPART = FOLDER / "show+flamboyants.json"


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    path = tmp_path / "theirs.json"
    path.write_text(json.dumps(their_game("play 0", "vote")), encoding="utf-8")
    return path


def test_our_record_becomes_a_game_of_theirs() -> None:
    code, out, err = run("convert", str(OURS))
    assert (code, err) == (0, "")
    assert json.loads(out)["options"]["variant"] == "White Reversed (6 Suits)"
    assert out.endswith("}\n")


def test_a_game_of_theirs_becomes_our_record(theirs: Path) -> None:
    code, out, err = run("convert", str(theirs))
    assert (code, err) == (0, "")
    assert Record.loads(out) == hanab_live.loads(theirs.read_bytes())


def test_a_link_is_given_as_it_is() -> None:
    code, out, _ = run("convert", LINK)
    assert code == 0
    assert Record.loads(out) == hanab_live.read_link(LINK)
    assert run("convert", LINK.rpartition("/")[2])[1] == out
    assert run("convert", "-", text=f"{LINK}\n")[1] == out


def test_any_kind_is_written_on_demand(theirs: Path) -> None:
    assert run("convert", str(OURS), "--to", "record")[1] == OURS.read_text(encoding="utf-8")
    code, out, err = run("convert", LINK, "--to", "link")
    assert (code, out, err) == (0, f"{LINK}\n", "")
    again = json.loads(run("convert", str(theirs), "--to", "hanab-live")[1])
    assert again["deck"] == their_game()["deck"]


def test_the_result_goes_into_a_file(tmp_path: Path) -> None:
    path = tmp_path / "link.txt"
    assert run("convert", LINK, "--to", "link", "--out", str(path)) == (0, "", "")
    assert path.read_text(encoding="utf-8") == f"{LINK}\n"


def test_what_a_link_drops_is_said_in_one_line(tmp_path: Path) -> None:
    code, out, err = run("convert", str(PLAYED_ON), "--to", "link")
    assert code == 0
    assert out.startswith("https://hanab.live/replay-json/")
    assert err == "hanabi: lost on the way: that it was played on to perfection\n"
    game = stacked(edition("abacus"), 2, [["red 1"] * 3 + ["blue 1"] * 2])
    do(game, "play red 1", "clue 0 5")
    path = tmp_path / "empty.json"
    noted = replace(Record.of(game, ["Ada", "Bo"]), notes=(("x",),))
    path.write_text(noted.dumps(), encoding="utf-8")
    code, _, err = run("convert", str(path), "--to", "link")
    assert code == 0
    assert err == "hanabi: lost on the way: that empty clues were given; the notes\n"


def test_where_their_server_ends_the_game_is_said(tmp_path: Path) -> None:
    lines = (*UP_TO_THE_LAST_ROUND, "rank 0 4", "play 15", "rank 0 1")
    path = tmp_path / "theirs.json"
    path.write_text(json.dumps(their_game(*lines, **LAST_ROUND)), encoding="utf-8")
    for kind in ("hanab-live", "link"):
        code, out, err = run("convert", str(path), "--to", kind)
        assert (code, err) == (
            0,
            "hanabi: lost on the way: what came after turn 19, where hanab.live ends the game\n",
        )
        assert run("convert", "-", text=out)[0] == 0
    assert run("convert", str(path))[2] == ""


def test_names_come_out_whatever_the_terminal_takes(tmp_path: Path) -> None:
    path = tmp_path / "name.json"
    plain = their_game("play 0") | {"players": ["Änne", "Bo"]}
    path.write_text(json.dumps(plain), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "hanabi", "convert", str(path)],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert Record.loads(done.stdout).players == ("Änne", "Bo")
    assert "Änne" in done.stdout.decode()


@pytest.mark.parametrize("command", ["convert", "replay"])
@pytest.mark.parametrize(
    ("source", "reason"),
    [("<&-", "standard input is closed"), ("0>/dev/null", "Bad file descriptor")],
)
def test_a_standard_input_that_cannot_be_read_is_one_line(
    command: str, source: str, reason: str
) -> None:
    line = f"{shlex.quote(sys.executable)} -m hanabi {command} - {source}"
    done = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, f"hanabi: -: {reason}\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["convert"], "GAME"),
        (["convert", "nowhere.json"], "nowhere.json: No such file"),
        (["convert", str(FOLDER)], "Is a directory"),
        (["convert", str(FOLDER / "outcomes.json")], "not a Hanabi record"),
        (["convert", str(NO_COUNTERPART)], "bonus_tiles: there are no bonus tiles on hanab.live"),
        (["convert", str(NO_COUNTERPART), "--to", "link"], "bonus_tiles: there are no bonus"),
        (["convert", str(OURS), "--to", "chess"], "--to"),
        (["convert", LINK.replace(",18", ",54")], "link: Duck (6 Suits) is not played here: clues"),
        (["convert", LINK[:70]], "link: cut short"),
        (["convert", "https://hanab.live/replay/1234"], "https://hanab.live/export/1234 gives it"),
        (["convert", LINK, "--out", str(FOLDER)], "Is a directory"),
        (["replay", LINK.replace("aabj", "aiba")], "actions[2]: turn 3: that card is not in"),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_two(arguments: list[str], reason: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert reason in err
    assert err.startswith("hanabi: ")
    assert err.count("\n") == 1
    assert out == ""


def test_a_replay_takes_all_three_kinds(theirs: Path) -> None:
    assert "Alice" in run("replay", LINK)[1]
    code, out, _ = run("replay", str(theirs))
    assert code == 0
    assert "Ada" in out


def test_converting_loads_neither_words_nor_bots() -> None:
    code = (
        "import sys; from hanabi.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    arguments = [sys.executable, "-c", code, "convert", LINK]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert "hanabi.formats" in done.stderr.split()
    assert not {"fluent", "numpy", "hanabi.words", "hanabi.bots"} & set(done.stderr.split())
