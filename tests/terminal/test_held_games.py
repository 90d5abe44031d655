"""Two terminals on one saved game: the second is told, and nobody's moves are lost."""

from __future__ import annotations

import signal
from pathlib import Path

import pexpect
import pytest

from hanabi.terminal.held_games import HeldElsewhere, holding
from test_session import piped, saved_games, start


def test_the_second_terminal_is_told_and_changes_nothing(tmp_path: Path) -> None:
    first = start(tmp_path, "--seats", "Ann,Bo", "--seed", "3")
    first.expect("Enter")
    first.sendline("")
    first.expect("> ")
    (saved,) = saved_games(tmp_path)
    before = saved.read_bytes()
    for options in (["--resume"], [str(saved)]):
        second = piped(tmp_path, ["", "discard 1"], *options)
        assert second.returncode == 2
        assert second.stderr == f"hanabi: {saved}: this game is open in another terminal\n"
        assert second.stdout == ""
        assert saved.read_bytes() == before
    first.sendline("quit")
    first.expect(pexpect.EOF)
    third = piped(tmp_path, ["", "quit"], "--resume")
    assert third.returncode == 0, third.stderr
    assert [path.name for path in tmp_path.iterdir()] == [saved.name]


def test_a_game_of_a_terminal_that_was_killed_can_be_gone_on_with(tmp_path: Path) -> None:
    first = start(tmp_path, "--seats", "Ann,Bo", "--seed", "3")
    first.expect("Enter")
    first.kill(signal.SIGKILL)
    first.wait()
    assert list(tmp_path.glob("*.lock"))  # nobody has taken it away
    again = piped(tmp_path, ["", "quit"], "--resume")
    assert again.returncode == 0, again.stderr


def test_games_that_are_held_are_held_one_by_one(tmp_path: Path) -> None:
    one, other = tmp_path / "one.running.json", tmp_path / "other.running.json"
    with holding(one), holding(other):
        for game in (one, other):
            with pytest.raises(HeldElsewhere, match=game.name), holding(game):
                pass
    with holding(one):
        pass
    assert list(tmp_path.glob("**/*.lock")) == []
