"""Puzzles: they replay in the core, their best move is surely the best, and nothing hidden is needed to show them."""

from datetime import date
from importlib import resources
from itertools import pairwise
from pathlib import Path

import pytest

from hanabi.core import BadRecord, HanabiError
from hanabi.core.view_json import view_to_plain
from hanabi.review.puzzles import FIRST_DAY, BadPuzzle, NoSuchDay, Puzzle, Shelf, read_day
from hanabi.review.puzzles.making import MARGIN, SURE
from hanabi.review.puzzles.shelf import dumps

LINES = resources.files("hanabi.review.puzzles").joinpath("puzzles.jsonl").read_text("utf-8")
PUZZLES = [Puzzle.loads(line) for line in LINES.splitlines()[:60]]


def test_days_are_in_order_and_none_comes_twice() -> None:
    days = [line[len('{"day":"') :][:10] for line in LINES.splitlines()]
    assert all(before < after for before, after in pairwise(days))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.day)
def test_the_best_move_is_surely_the_best(puzzle: Puzzle) -> None:
    judged = sorted(puzzle.judged)
    assert judged[0].behind == 0
    assert judged[1].behind >= max(MARGIN, SURE * judged[1].error) - 0.06  # rounded in the file
    assert puzzle.best != puzzle.plain
    assert (puzzle.motive is not None) == (puzzle.best == puzzle.usual)
    assert Puzzle.loads(dumps(puzzle)) == puzzle


@pytest.mark.parametrize("puzzle", PUZZLES[:10], ids=lambda puzzle: puzzle.day)
def test_a_line_goes_from_the_move_to_the_movers_next_turn_or_the_end(puzzle: Puzzle) -> None:
    for place in range(len(puzzle.judged)):
        game = puzzle.game()
        for action in puzzle.line(place):
            game.act(action)
        assert game.outcome is not None or game.to_act == puzzle.seat


def test_the_view_tells_no_face_of_the_own_hand() -> None:
    puzzle = PUZZLES[0]
    assert all(card.face is None for card in puzzle.view.hand)
    assert str(puzzle.seed) not in str(view_to_plain(puzzle.view))


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"players": 9}, BadRecord),
        ({"table": "nowhere"}, HanabiError),
        ({"moves": [999]}, BadPuzzle),
        ({"own": [[1, 0]]}, BadPuzzle),
        ({"judged": [[0, 0, 1, []], [1, 0, 1, []]], "usual": 0, "plain": 0}, BadPuzzle),
    ],
)
def test_what_is_no_puzzle_is_refused(
    change: dict[str, object], refusal: type[HanabiError]
) -> None:
    with pytest.raises(refusal):
        Puzzle.from_plain(PUZZLES[0].to_plain() | change)


def test_days_before_the_first_and_after_today_have_none() -> None:
    today = date(2026, 11, 20)
    assert read_day("2026-11-20", today) == today
    for text in ("2026-11-21", "2026-10-31", "tomorrow", ""):
        with pytest.raises(NoSuchDay, match="day:"):
            read_day(text, today)


def test_what_was_made_here_is_found_again(tmp_path: Path) -> None:
    shelf, day = Shelf(tmp_path), date(2000, 1, 1)
    assert day < FIRST_DAY
    assert shelf.find(day) is None
    made = Puzzle.from_plain(PUZZLES[0].to_plain() | {"day": day.isoformat()})
    shelf.put(made)
    assert Shelf(tmp_path).find(day) == made
    (tmp_path / "2000-01-01.json").write_text("cut off")
    assert shelf.find(day) is None
