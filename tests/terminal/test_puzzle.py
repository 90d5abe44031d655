"""`hanabi puzzle` in a real terminal and through pipes: wrong moves, the right one, the reasons, and what is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pexpect
import pytest

from hanabi.review.puzzles import FIRST_DAY, Puzzle, Shelf
from hanabi.review.puzzles.shelf import dumps
from hanabi.review.puzzles.telling import PuzzleTelling
from hanabi.terminal.log_lines import lately
from hanabi.words import LANGUAGES, Words
from test_session import GUARD, HANABI, environment

FOUND = Shelf().find(FIRST_DAY)
assert FOUND is not None
PUZZLE: Puzzle = FOUND


def run(*options: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*HANABI, "puzzle", *options],
        input=lines,
        capture_output=True,
        text=True,
        check=False,
        timeout=GUARD,
        env=environment(),
    )


def moves() -> list[str]:
    """All moves as one types them, in the order of the view."""
    game = PUZZLE.game()
    return [game.notation(action) for action in PUZZLE.view.legal_actions]


def test_one_looks_tries_and_finds_the_move_in_a_terminal() -> None:
    child = pexpect.spawn(
        HANABI[0],
        [*HANABI[1:], "puzzle", FIRST_DAY.isoformat(), "--plain"],
        encoding="utf-8",
        timeout=GUARD,
        env=environment(),
        dimensions=(60, 250),
    )
    child.delaybeforesend = None
    prompt = f"{PUZZLE.view.names[PUZZLE.seat]}> "
    told = PuzzleTelling(PUZZLE, Words("en", PUZZLE.view.rules.vocabulary))
    wrong = told.by_worth()[-1]
    child.expect_exact(prompt)
    for line, answered in (
        ("hand", "What you know about your hand:"),
        ("fly 3", "There’s no command"),
        ("sort 1 2 3 4 5", "Type a move as in a game"),
        ("play 9", "You have no card 9"),
        (moves()[wrong], told.verdict(wrong)),
        ("help", "answer: see the answer"),
    ):
        child.sendline(line)
        child.expect_exact(answered)
        child.expect_exact(prompt)
    child.sendline(moves()[PUZZLE.best])
    for expected in (
        told.verdict(PUZZLE.best),
        *told.reasons(wrong),
        "What follows in this very game:",
    ):
        child.expect_exact(expected)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_whoever_asks_is_told_the_answer_in_every_language(language: str) -> None:
    words = Words(language, PUZZLE.view.rules.vocabulary)
    word = words("command-answer").split(",")[0]
    ended = run(FIRST_DAY.isoformat(), "--lang", language, lines=f"{word}\n")
    told = PuzzleTelling(PUZZLE, words)
    assert ended.returncode == 0
    assert ended.stderr == ""
    for line in (told.task(), told.answer(), *told.reasons()):
        assert line in ended.stdout


def test_before_one_moves_it_says_what_the_others_have_just_done_and_what_to_type() -> None:
    ended = run(FIRST_DAY.isoformat())
    view = PUZZLE.view
    recent = lately(view, Words("en", view.rules.vocabulary), view.names)
    assert len(recent) == view.players - 1
    for line in (*recent, "Type a move as in a game"):
        assert line in ended.stdout.partition(f"{view.names[PUZZLE.seat]}> ")[0]


def test_leaving_tells_nothing() -> None:
    for lines in ("", "quit\n", "why\nend\nquit\n"):
        ended = run(FIRST_DAY.isoformat(), lines=lines)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert "best move:" not in ended.stdout


def test_json_holds_the_answer_only_if_it_is_asked_for() -> None:
    asked = json.loads(run(FIRST_DAY.isoformat(), "--json").stdout)
    assert "answer" not in asked
    assert str(PUZZLE.seed) not in json.dumps(asked)
    assert all(card["face"] is None for card in asked["view"]["hands"][PUZZLE.seat])
    told = json.loads(run(FIRST_DAY.isoformat(), "--json", "--answer").stdout)
    answer = told.pop("answer")
    assert told == asked
    assert answer["move"] == moves()[PUZZLE.best]
    assert answer["moves"][0] == {
        "move": answer["move"],
        "behind": 0,
        "error": 0,
        "end": PUZZLE.judged[PUZZLE.best].end,
    }
    assert len(answer["moves"]) == len(PUZZLE.judged)


def test_other_days_are_refused_in_one_line() -> None:
    tomorrow = date.today() + timedelta(days=2)  # in the time zone of this machine
    for day in (tomorrow.isoformat(), (FIRST_DAY - timedelta(days=1)).isoformat(), "someday"):
        ended = run(day)
        assert ended.returncode == 2
        assert ended.stdout == ""
        assert ended.stderr.startswith("hanabi: day: ")
        assert ended.stderr.count("\n") == 1


def test_todays_puzzle_is_the_one_without_a_day(tmp_path: Path) -> None:
    """It is put where those lie that were made here, in case that the package has none for today."""
    today = date.today()  # in the time zone of this machine
    shelf = Shelf(tmp_path)
    if shelf.find(today) is None:
        plain = PUZZLE.to_plain() | {"day": today.isoformat()}
        (tmp_path / f"{today}.json").write_text(dumps(Puzzle.from_plain(plain)))
    told = json.loads(run("--json", "--folder", str(tmp_path)).stdout)
    assert told["day"] == today.isoformat()


def test_ctrl_c_while_a_puzzle_is_made_ends_in_one_line(tmp_path: Path) -> None:
    """The day is one that no package has yet; this process believes that it is today."""
    program = (
        "import sys\n"
        "from datetime import date\n"
        "import hanabi.review.puzzles as puzzles\n"
        "puzzles.read_day = lambda text, today: date.fromisoformat(text)\n"
        "from hanabi.cli import main\n"
        "main(sys.argv[1:])\n"
    )
    child = pexpect.spawn(
        sys.executable,
        ["-c", program, "puzzle", "2200-01-01", "--folder", str(tmp_path)],
        encoding="utf-8",
        timeout=GUARD,
        env=environment(),
        dimensions=(60, 200),
    )
    child.expect_exact("Making the puzzle of 2200-01-01.")
    child.sendintr()
    child.expect_exact("Stopped: the puzzle of 2200-01-01 is not made yet.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")
    assert not list(tmp_path.iterdir())
