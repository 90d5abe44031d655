"""Bots at the keyboard's table: they say why, and those that fail are relieved."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import odd_bots

LIMITS = """
from functools import partialmethod
from hanabi.terminal.session import Session
from hanabi.terminal.sitters import Patience
Session.__init__ = partialmethod(Session.__init__, patience=Patience(0.5, 0.5))
"""


def play(folder: Path, lines: list[str], *options: str) -> subprocess.CompletedProcess[str]:
    """`hanabi play` where the odd bots are installed, with typed lines."""
    patch = odd_bots.install(folder / "packages")
    program = f"{patch}{LIMITS}\nfrom hanabi.cli import main\nmain()"
    games = folder / "games"
    return subprocess.run(
        [sys.executable, "-c", program, "play", "--folder", str(games), "--seed", "1", *options],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


def lines_of(done: subprocess.CompletedProcess[str]) -> list[str]:
    return [line.removeprefix("Ada> ") for line in done.stdout.splitlines()]


def saved_games(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.running.json"))


@pytest.mark.parametrize(
    ("bot", "english", "swedish"),
    [
        ("failing", "has failed, and steady plays on", "har fallerat, och steady spelar vidare"),
        ("illegal", "has failed, and steady plays on", "har fallerat, och steady spelar vidare"),
        ("nonsense", "has failed, and steady plays on", "har fallerat, och steady spelar vidare"),
        ("quitting", "has failed, and steady plays on", "har fallerat, och steady spelar vidare"),
        ("hanging", "took too long, and steady plays on", "tog för lång tid på sig, och steady"),
    ],
)
def test_a_bot_that_fails_is_relieved_and_the_log_says_so(
    tmp_path: Path, bot: str, english: str, swedish: str
) -> None:
    seats = ("--seats", f"Ada,Kim={bot}", "--first", "Kim")
    for language, said in (("en", english), ("sv", swedish)):
        done = play(tmp_path / language, ["log", "quit"], *seats, "--lang", language)
        assert done.returncode == 0, done.stderr
        assert done.stdout.count(said) == 2, "as news, and in the log"
        assert f"Kim (the bot {bot})" in done.stdout or f"Kim (boten {bot})" in done.stdout
        (path,) = saved_games(tmp_path / language / "games")
        assert json.loads(path.read_bytes())["bots"] == [None, "steady"]


def test_a_bot_that_stops_when_asked_keeps_its_seat(tmp_path: Path) -> None:
    done = play(tmp_path, ["log", "quit"], "--seats", "Ada,Kim=slow", "--first", "Kim")
    assert done.returncode == 0
    assert "plays on" not in done.stdout
    (path,) = saved_games(tmp_path / "games")
    assert json.loads(path.read_bytes())["bots"] == [None, "slow"]


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
    first = [line for line in lines if line.startswith("1. Kim: I want Lo’s card 5 (")]
    assert len(first) == 1
    assert first[0].endswith(") to be kept: it is the last copy.")
    assert lines.count("2. Lo gives no reason.") == 1
    assert lines.count("5. Lo gives no reason.") == 1
    assert sum(line.startswith("4. Kim: ") for line in lines) == 1


def test_why_does_not_tell_a_player_their_own_cards(tmp_path: Path) -> None:
    seats = ("--seats", "Ada,Kim=talker", "--first", "Kim", "--lang", "sv")
    done = play(tmp_path, ["varför", "sluta"], *seats)
    told = (
        "Jag menar ett kort: det kan spelas, eller så måste det sparas. Mer får jag inte säga än."
    )
    assert f"1. Kim: {told}" in lines_of(done)


def test_why_says_so_when_no_bot_has_moved(tmp_path: Path) -> None:
    done = play(tmp_path, ["why", "quit"], "--seats", "Ada,steady", "--first", "Ada")
    assert "No bot has moved since your last turn, or since you came back." in done.stdout
