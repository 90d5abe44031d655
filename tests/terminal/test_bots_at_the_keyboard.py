"""Bots at the keyboard's table: they say why, and those that fail are relieved."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import odd_bots
from hanabi.terminal.saved_games import SavedGame
from sizes import sized

GUARD = 120.0
"""Seconds after which a test has failed. No promise depends on it."""

IMPATIENT = """
import sys
from pathlib import Path
from hanabi import edition
from hanabi.table.supervisor import Patience
from hanabi.terminal.capability import Taste
from hanabi.terminal.launch import GameOptions, start_game
from hanabi.terminal.saved_games import GamesFolder
folder, seats, first, language = sys.argv[1:]
options = GameOptions(edition("cocktail"), seats, first, 1, language)
patience = Patience(first=3.0, move=3.0, stopping=100.0)
start_game(GamesFolder(Path(folder)), options, Taste(), patience)
"""
"""What `hanabi play` does, with less patience."""


def play(folder: Path, lines: list[str], *options: str) -> subprocess.CompletedProcess[str]:
    """`hanabi play` where the odd bots are installed, with typed lines."""
    games = str(folder / "games")
    command = ["play", "--folder", games, "--seed", "1", *options]
    return run_program(folder, lines, "from hanabi.cli import main\nmain()", *command)


def play_impatiently(
    folder: Path, lines: list[str], seats: str, first: str, language: str = "en"
) -> subprocess.CompletedProcess[str]:
    """The same with little patience for bots."""
    games = str(folder / "games")
    return run_program(folder, lines, IMPATIENT, games, seats, first, language)


def run_program(
    folder: Path, lines: list[str], program: str, *arguments: str
) -> subprocess.CompletedProcess[str]:
    packages = odd_bots.install(folder / "packages")
    return subprocess.run(
        [sys.executable, "-c", f"{packages}\n{program}", *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
        timeout=GUARD,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


def lines_of(done: subprocess.CompletedProcess[str]) -> list[str]:
    return [line.removeprefix("Ada> ") for line in done.stdout.splitlines()]


def saved_games(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.running.json"))


@pytest.mark.parametrize(
    ("bot", "english", "swedish"),
    [
        ("failing", "has failed, so steady plays on", "slutat fungera, så steady spelar vidare"),
        ("illegal", "has failed, so steady plays on", "slutat fungera, så steady spelar vidare"),
        ("nonsense", "has failed, so steady plays on", "slutat fungera, så steady spelar vidare"),
        ("quitting", "has failed, so steady plays on", "slutat fungera, så steady spelar vidare"),
        ("hanging", "took too long, so steady plays on", "tog för lång tid på sig, så steady"),
    ],
)
def test_a_bot_that_fails_is_relieved_and_the_log_says_so(
    tmp_path: Path, bot: str, english: str, swedish: str
) -> None:
    for language, said in (("en", english), ("sv", swedish)):
        folder, seats = tmp_path / language, f"Ada,Kim={bot}"
        done = play_impatiently(folder, ["log", "quit"], seats, "Kim", language)
        assert "Traceback" not in done.stdout
        assert done.stdout.count(said) == 2, "as news, and in the log"
        assert f"Kim (the {bot} bot)" in done.stdout or f"Kim (boten {bot})" in done.stdout
        (path,) = saved_games(tmp_path / language / "games")
        assert SavedGame.loads(path.read_bytes()).table().bots == [None, "steady"]


def test_a_bot_that_stops_when_asked_keeps_its_seat(tmp_path: Path) -> None:
    done = play_impatiently(tmp_path, ["log", "quit"], "Ada,Kim=slow", "Kim")
    assert "plays on" not in done.stdout
    (path,) = saved_games(tmp_path / "games")
    facts = json.loads(path.read_bytes())["facts"]
    assert [fact["bots"] for fact in facts if fact["type"] == "dealt"] == [[None, "slow"]]
    assert not [fact for fact in facts if fact["type"] == "handed-over"]


def test_a_bot_that_cannot_be_had_is_refused_before_the_deal(tmp_path: Path) -> None:
    done = play(tmp_path, [], "--seats", "Ada,Kim=needy")
    assert done.returncode == 2
    assert (
        done.stderr
        == "hanabi: the bot 'needy' needs numba: pip install '.[fast]' in a checkout of hanabi\n"
    )
    assert saved_games(tmp_path / "games") == []


def test_why_tells_the_reasons_since_the_last_turn(tmp_path: Path) -> None:
    seats = ("--seats", "Ada,Kim=talker,Lo=steady", "--first", "Kim")
    done = play(tmp_path, ["why", "play 1", "why", "quit"], *seats)
    lines = lines_of(done)
    # Kim tells Lo, whose hand Ada sees; Lo says nothing.
    assert sum(line.startswith("1. Kim: I want ") for line in lines) == 1
    assert lines.count("2. Lo gave no reason.") == 1
    assert lines.count("5. Lo gave no reason.") == 1
    assert sum(line.startswith("4. Kim: ") for line in lines) == 1


def test_why_does_not_tell_a_player_their_own_cards(tmp_path: Path) -> None:
    seats = ("--seats", "Ada,Kim=talker", "--first", "Kim", "--lang", "sv")
    done = play(tmp_path, ["varför", "sluta"], *seats)
    told = "Jag vill att det här ska vara känt. Mer får jag inte säga än."
    assert f"1. Kim: {told}" in lines_of(done)


def test_why_says_so_when_no_bot_has_moved(tmp_path: Path) -> None:
    done = play(tmp_path, ["why", "quit"], "--seats", "Ada,steady", "--first", "Ada")
    assert "No bot has moved since your last turn, or since you came back." in done.stdout


@pytest.mark.parametrize(
    ("language", "command", "begins"),
    [
        ("en", "hint", "friend: In your place, I’d "),
        ("fr", "conseil", "friend\u00a0: À votre place, je "),
        ("de", "rat", "friend: An deiner Stelle würde ich "),
        ("sv", "tips", "friend: I ditt ställe skulle jag "),
    ][: sized(2, 4)],
)
def test_a_hint_says_what_a_bot_would_do_and_costs_no_turn(
    tmp_path: Path, language: str, command: str, begins: str
) -> None:
    seats = ("--seats", "Ada,Kim=steady", "--first", "Ada", "--lang", language)
    done = play(tmp_path, [command, command], *seats)
    told = [line for line in lines_of(done) if line.startswith(begins)]
    assert len(told) == 2
    assert told[0] == told[1]
    assert told[0].count(".") >= 2, "what, and why"
    (path,) = saved_games(tmp_path / "games")
    assert SavedGame.loads(path.read_bytes()).table().acts == 0


def test_where_the_bot_cannot_be_had_a_hint_says_so(tmp_path: Path) -> None:
    without = "import sys\nsys.modules['numba'] = None\nfrom hanabi.cli import main\nmain()"
    games = str(tmp_path / "games")
    command = ["play", "--folder", games, "--seats", "Ada,Kim=steady", "--first", "Ada"]
    done = run_program(tmp_path, ["hint", "quit"], without, *command)
    said = "There’s no advice to be had here. Technical details: the bot 'friend' needs numba"
    assert any(line.startswith(said) for line in lines_of(done)), done.stdout


def test_people_are_warned_of_a_bot_whose_clues_they_cannot_read(tmp_path: Path) -> None:
    done = play(tmp_path, ["quit"], "--seats", "Ada,hat,hat", "--first", "Ada")
    assert "The clues of the hat bot are a riddle to people" in done.stdout
    done = play(tmp_path, ["quit"], "--seats", "Ada,steady", "--first", "Ada")
    assert "riddle" not in done.stdout
