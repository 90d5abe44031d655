"""A review on the full screen: it grows while one looks, every move can be gone to, and it can be stopped."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from hanabi import Record
from hanabi.bots import make_bot
from hanabi.review import Effort, GameReview, Round, review
from hanabi.review.told_moves import tell_moves
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.course_graph import CourseGraph
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.review import ReviewScreen
from hanabi.words import LANGUAGES, Words
from make_golden import FOLDER
from piloting import LARGE, MIDDLE, SMALL, drive, needs_tmux, shown, until, window
from small_decks import SMALL as SMALL_DECKS
from small_decks import small_game
from test_session import environment

LITTLE = Effort(16, (Round(4, 1000), Round(6, 3)), 0.0)


@pytest.fixture(scope="module")
def record() -> Record:
    game = small_game(SMALL_DECKS["short"], 2, 3)
    game.play_out([make_bot("friend") for _ in range(2)])
    return Record.of(game, ["Ada", "Bo"])


@pytest.fixture(scope="module")
def states(record: Record) -> list[GameReview]:
    """All that one review said while it grew."""
    return list(review(record, effort=LITTLE))


def screen_of(
    record: Record,
    reviews: Iterator[GameReview],
    language: str = "en",
    stop: threading.Event | None = None,
    **options: Any,
) -> ReviewScreen:
    words = Words(language, record.rules.vocabulary)
    return ReviewScreen(record, words, Paint(), reviews, stop or threading.Event(), **options)


def moves(pilot: Pilot[Any]) -> OptionList:
    return pilot.app.screen.query_one("#moves", OptionList)


def test_it_grows_while_one_looks_and_stays_where_one_is(
    record: Record, states: list[GameReview]
) -> None:
    more = threading.Event()
    few = next(one for one in states if sum(move is not None for move in one.moves) > 3)

    def growing() -> Iterator[GameReview]:
        yield few
        more.wait()
        yield from states

    async def script(pilot: Pilot[Any]) -> None:
        await until(pilot, "−" if few.complete else "%")
        while moves(pilot).option_count < 4:
            await pilot.pause(0.02)
        assert moves(pilot).option_count < len(record.steps)
        await pilot.press("down", "down")
        assert moves(pilot).highlighted == 2
        assert "Stop" in shown(pilot)
        more.set()
        while moves(pilot).option_count < len(record.steps):
            await pilot.pause(0.02)
        await pilot.pause(0.3)
        assert moves(pilot).highlighted == 2
        assert "Stop" not in shown(pilot)

    app = drive(screen_of(record, growing()), script)
    assert app.return_value is None


@pytest.mark.parametrize(
    ("language", "size"),
    [*((language, MIDDLE) for language in sorted(LANGUAGES)), ("en", SMALL), ("en", LARGE)],
)
def test_every_move_is_told_as_lines_tell_it(
    language: str, size: tuple[int, int], record: Record, states: list[GameReview]
) -> None:
    words = Words(language, record.rules.vocabulary)
    told = list(tell_moves(record, states[-1], words))
    worst = max(told, key=lambda one: one.review.loss)
    assert worst.better is not None

    async def script(pilot: Pilot[Any]) -> None:
        while not moves(pilot).option_count:
            await pilot.pause(0.02)
        await pilot.press("home", *["down"] * told.index(worst))
        await pilot.pause()
        about = " ".join(shown(pilot).split())
        if size != SMALL:  # there it is told below what is seen at once
            assert worst.action in about
        assert str(worst.review.turn) in about
        assert words(f"review-label-{worst.review.label}") in about

    drive(screen_of(record, iter(states[-1:]), language), script, size)


def test_the_board_is_that_of_the_move_as_its_player_saw_it(
    record: Record, states: list[GameReview]
) -> None:
    told = list(tell_moves(record, states[-1], Words("en", record.rules.vocabulary)))

    async def script(pilot: Pilot[Any]) -> None:
        while not moves(pilot).option_count:
            await pilot.pause(0.02)
        board = pilot.app.screen.query_one(Board)
        for one in (0, 3):
            await pilot.press("home", *["down"] * one)
            await pilot.pause()
            assert board.picture is not None
            assert board.picture.view == told[one].game.view(told[one].review.seat)
        assert not board.display, "there is no room beside what is said"
        await pilot.press("tab")
        assert board.display
        await pilot.press("e")
        assert board.picture is not None
        assert board.picture.view.seat is None
        await pilot.press("tab")
        assert "Turning points" in shown(pilot) or "How moves are judged" in shown(pilot)

    drive(screen_of(record, iter(states[-1:])), script)


def test_the_graph_leads_to_the_turn_that_is_pressed(
    record: Record, states: list[GameReview]
) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        while not moves(pilot).option_count:
            await pilot.pause(0.02)
        graph = pilot.app.screen.query_one("#score", CourseGraph)
        width = graph.outer_size.width
        await pilot.click(graph, offset=(width - 2, 3))
        await pilot.pause()
        assert moves(pilot).highlighted == len(record.steps) - 1
        await pilot.mouse_down(graph, offset=(width - 2, 3))
        await pilot.hover(graph, offset=(5, 3))
        await pilot.mouse_up(graph, offset=(5, 3))
        await pilot.pause()
        assert moves(pilot).highlighted == 0
        dots = [
            line for line in shown(pilot).splitlines()[1:8] if any("⠀" < c <= "⣿" for c in line)
        ]
        assert dots, "there is a curve"

    drive(screen_of(record, iter(states[-1:])), script)


def test_turning_points_are_gone_to_one_after_the_other(
    record: Record, states: list[GameReview]
) -> None:
    turns = [one.turn for one in states[-1].moves if one is not None]
    points = states[-1].turning_points
    assert points

    async def script(pilot: Pilot[Any]) -> None:
        while not moves(pilot).option_count:
            await pilot.pause(0.02)
        await pilot.press("home")
        for turn in points:
            if turn > turns[0]:
                await pilot.press("t")
                await pilot.pause()
                assert turns[moves(pilot).highlighted or 0] == turn

    drive(screen_of(record, iter(states[-1:])), script)


def test_it_can_be_stopped_and_what_is_known_stays(
    record: Record, states: list[GameReview]
) -> None:
    stop = threading.Event()

    def growing() -> Iterator[GameReview]:
        yield next(one for one in states if 0.2 < one.done < 1)
        stop.wait()

    async def script(pilot: Pilot[Any]) -> None:
        while not moves(pilot).option_count:
            await pilot.pause(0.02)
        await pilot.press("x")
        await until(pilot, "The review was stopped at")
        assert stop.is_set()
        assert moves(pilot).option_count

    drive(screen_of(record, growing(), stop=stop), script)


def test_without_colours_and_without_signs_it_says_the_same(
    record: Record, states: list[GameReview]
) -> None:
    words = Words("en", record.rules.vocabulary)
    plain = Paint(colours=False, signs=False)
    screen = ReviewScreen(record, words, plain, iter(states[-1:]), threading.Event())

    async def script(pilot: Pilot[Any]) -> None:
        while not moves(pilot).option_count:
            await pilot.pause(0.02)
        await pilot.pause(0.3)
        assert "*" in "".join(shown(pilot).splitlines()[2:7])
        assert not any("⠀" < sign <= "⣿" for sign in shown(pilot))

    drive(screen, script)


def test_what_goes_wrong_is_said(record: Record) -> None:
    def failing() -> Iterator[GameReview]:
        raise RuntimeError("the compiler is gone")
        yield

    async def script(pilot: Pilot[Any]) -> None:
        await until(pilot, "the compiler is gone")

    drive(screen_of(record, failing()), script)


@needs_tmux
def test_nothing_is_told_of_what_comes_after_the_turn_that_is_named(
    record: Record, tmp_path: Path
) -> None:
    game = tmp_path / "game.json"
    game.write_text(record.dumps(), encoding="utf-8")
    command = [sys.executable, "-m", "hanabi", "review", str(game)]
    command += ["--effort", "quick", "--until", "3"]
    with window(command, environment()) as terminal:
        terminal.until("Only the game up to turn 3 is told here.")
        terminal.press("End")
        seen = terminal.until("  3")
        assert "   4 " not in seen
        terminal.press("q")
        terminal.until("ended with 0")


@needs_tmux
def test_ctrl_c_ends_it_at_once() -> None:
    command = [sys.executable, "-m", "hanabi", "review", str(FOLDER / "cocktail.json")]
    with window([*command, "--effort", "deep"], environment(), LARGE) as terminal:
        terminal.until("Chance of a perfect game")
        terminal.press("C-c")
        terminal.until("ended with 130")
