"""Puzzles: they replay in the core, their best move is surely the best, and nothing hidden is needed to show them."""

from datetime import date, timedelta
from importlib import resources
from itertools import pairwise
from pathlib import Path

import pytest

from hanabi.core import BadRecord, HanabiError
from hanabi.core.view_json import view_to_plain
from hanabi.review.puzzles import FIRST_DAY, BadPuzzle, NoSuchDay, Puzzle, Shelf, read_day
from hanabi.review.puzzles.making import MARGIN, SURE, is_instructive
from hanabi.review.puzzles.shelf import dumps
from hanabi.review.puzzles.telling import PuzzleTelling
from hanabi.words import LANGUAGES, Words

LINES = resources.files("hanabi.review.puzzles").joinpath("puzzles.jsonl").read_text("utf-8")
PUZZLES = [Puzzle.loads(line) for line in LINES.splitlines()[:60]]


def test_no_day_is_missing_from_the_first_on() -> None:
    days = [date.fromisoformat(line[len('{"day":"') :][:10]) for line in LINES.splitlines()]
    assert days[0] == FIRST_DAY
    assert all(after - before == timedelta(days=1) for before, after in pairwise(days))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.day)
def test_the_best_move_is_surely_the_best(puzzle: Puzzle) -> None:
    judged = sorted(puzzle.judged)
    assert judged[0].behind == 0
    assert judged[1].behind >= max(MARGIN, SURE * judged[1].error) - 0.06  # rounded in the file
    assert puzzle.best != puzzle.plain
    assert (puzzle.motive is not None) == (puzzle.best == puzzle.usual)
    assert is_instructive(puzzle)
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


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_reason_can_be_told(language: str) -> None:
    for puzzle in PUZZLES:
        telling = PuzzleTelling(puzzle, Words(language, puzzle.view.rules.vocabulary))
        best, *others = telling.by_worth()
        assert best == puzzle.best
        assert telling.deed(best) in telling.verdict(best)
        assert telling.deed(best) in telling.answer()
        assert telling.deed(others[-1]) in telling.verdict(others[-1])
        reasons = list(telling.reasons(others[-1]))
        assert len(reasons) >= 8
        assert all(reasons)


def test_the_task_tells_nothing_of_the_answer() -> None:
    """It is the same for every puzzle of that seat."""
    words = Words("en")
    tasks = {(puzzle.seat, PuzzleTelling(puzzle, words).task()) for puzzle in PUZZLES}
    assert len(tasks) == len({puzzle.seat for puzzle in PUZZLES})


def test_a_puzzle_without_anything_to_say_about_it_is_not_instructive() -> None:
    """Its best move is a clue after which nothing that it touches is placed, and no friend gives it; or a friend stalls."""
    puzzle, quiet = next(
        (puzzle, place)
        for puzzle in PUZZLES
        for place in range(len(puzzle.judged))
        if puzzle.touched(place) and not {*puzzle.touched(place)} & {*puzzle.placed(place)}
    )
    plain = puzzle.to_plain()
    judged = [[float(place != quiet), *move[1:]] for place, move in enumerate(plain["judged"])]
    silent = Puzzle.from_plain(plain | {"judged": judged, "motive": None})
    assert silent.best == quiet
    assert not is_instructive(silent)
    assert not is_instructive(Puzzle.from_plain(plain | {"motive": {"name": "clue-stall"}}))
    assert is_instructive(Puzzle.from_plain(plain | {"motive": {"name": "clue-save-five"}}))


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
    today = FIRST_DAY + timedelta(days=3)
    assert read_day(str(today), today) == today
    assert read_day(str(FIRST_DAY), today) == FIRST_DAY
    for text in (
        str(today + timedelta(days=1)),
        str(FIRST_DAY - timedelta(days=1)),
        "tomorrow",
        "",
    ):
        with pytest.raises(NoSuchDay, match="day:"):
            read_day(text, today)


def test_what_was_made_here_is_found_again(tmp_path: Path) -> None:
    shelf, day = Shelf(tmp_path), date(2000, 1, 1)
    assert day < FIRST_DAY
    assert shelf.find(day) is None
    made = Puzzle.from_plain(PUZZLES[0].to_plain() | {"day": day.isoformat()})
    shelf.put(made)
    assert Shelf(tmp_path).find(day) == made
    assert Shelf(tmp_path).about(day) == (made.table, made.players)
    assert shelf.about(day + timedelta(days=1)) is None
    in_memory = Shelf()
    in_memory.put(made)
    assert in_memory.find(day) == made
    (tmp_path / "2000-01-01.json").write_text("cut off")
    assert shelf.find(day) is None
