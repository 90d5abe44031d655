"""A puzzle on the full screen: wrong moves cost, the right one ends it, and the answer says all that lines say."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from textual.pilot import Pilot

from hanabi.review.puzzles import FIRST_DAY, Shelf
from hanabi.review.puzzles.telling import PuzzleTelling
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.puzzle import PuzzleScreen
from hanabi.words import LANGUAGES, Words
from piloting import MIDDLE, SMALL, drive, needs_tmux, shown, typed, until, window
from test_session import environment

found = Shelf().find(FIRST_DAY)
assert found is not None
PUZZLE = found


def puzzle(language: str = "en") -> tuple[PuzzleScreen, PuzzleTelling]:
    words = Words(language, PUZZLE.view.rules.vocabulary)
    return PuzzleScreen(PUZZLE, words, Paint()), PuzzleTelling(PUZZLE, words)


def line(place: int) -> str:
    return PUZZLE.view.notation(PUZZLE.view.legal_actions[place])


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_moves_are_judged_until_the_best_is_found(language: str) -> None:
    screen, telling = puzzle(language)
    wrong = telling.by_worth()[-1]

    async def script(pilot: Pilot[Any]) -> None:
        assert squeezed(telling.answer()) not in squeezed(shown(pilot))
        await typed(pilot, line(wrong))
        await pilot.pause()
        assert squeezed(telling.verdict(wrong)) in squeezed(shown(pilot))
        await typed(pilot, line(PUZZLE.best))
        await pilot.pause()
        assert squeezed(telling.verdict(PUZZLE.best))[:40] in squeezed(shown(pilot))
        picture = pilot.app.screen.query_one(Board).picture
        assert picture is not None
        assert picture.view.seat is None, "all hands are open now"

    drive(screen, script)


def test_the_answer_comes_with_its_reasons_and_can_be_read_to_the_end() -> None:
    screen, telling = puzzle()

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("a")
        seen = await until(pilot, "The best move")
        for _ in range(12):
            await pilot.press("pagedown")
            await pilot.pause()
            seen += shown(pilot)
        for reason in telling.reasons():
            assert squeezed(reason)[:30] in squeezed(seen), reason

    drive(screen, script, MIDDLE)


def test_nothing_of_the_answer_is_told_before() -> None:
    screen, telling = puzzle()

    async def script(pilot: Pilot[Any]) -> None:
        picture = pilot.app.screen.query_one(Board).picture
        assert picture is not None
        assert picture.view == PUZZLE.view
        seen = squeezed(shown(pilot))
        assert not any(squeezed(reason)[:30] in seen for reason in telling.reasons())

    drive(screen, script)


@needs_tmux
def test_hanabi_puzzle_opens_it() -> None:
    command = [sys.executable, "-m", "hanabi", "puzzle", FIRST_DAY.isoformat()]
    with window(command, environment(), SMALL) as terminal:
        terminal.until(f"Puzzle of {FIRST_DAY.isoformat()}")
        terminal.press("a")
        terminal.until("The best move")
        terminal.press("q")
        terminal.until("ended with 0")
