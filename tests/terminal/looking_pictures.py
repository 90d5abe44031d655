"""The pictures of where one begins and of the screens for looking at games; `make_pictures.py` takes them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from textual.pilot import Pilot
from textual.widgets import Input

from hanabi import Record
from hanabi.lessons import FIRST
from hanabi.review import loads_review
from hanabi.review.puzzles import FIRST_DAY, Shelf
from hanabi.terminal.course import Course, ProgressFile
from hanabi.terminal.screens.lesson import LessonScreen
from hanabi.terminal.screens.looking_app import LookingApp
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.puzzle import PuzzleScreen
from hanabi.terminal.screens.replay import ReplayScreen
from hanabi.terminal.screens.review import ReviewScreen
from hanabi.terminal.screens.start import Home, StartScreen
from hanabi.words import Words

GAME = Path(__file__).parent / "pictured" / "game.json"
REVIEW = GAME.with_name("review.json")
"""What `hanabi review --effort quick --json` says of that game."""

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (200, 60)

DARK, LIGHT = Paint(motion=False), Paint(theme="light", motion=False)
COLOURLESS = Paint(colours=False, motion=False)


class Shot(NamedTuple):
    """What is on a picture: a screen, and the keys that were pressed on it."""

    screen: Callable[[Paint, Path], Any]
    size: tuple[int, int] = SMALL
    paint: Paint = DARK
    keys: tuple[str, ...] = ()


def _start(paint: Paint, folder: Path) -> StartScreen:
    games = folder / "games"
    games.mkdir(exist_ok=True)
    (games / GAME.name).write_bytes(GAME.read_bytes())
    return StartScreen(Words("en"), paint, Home(folder, "cocktail"))


def _replay(paint: Paint, _: Path) -> ReplayScreen:
    record = Record.loads(GAME.read_bytes())
    return ReplayScreen(record, Words("en", record.rules.vocabulary), paint)


def _review(paint: Paint, _: Path) -> ReviewScreen:
    record = Record.loads(GAME.read_bytes())
    found = loads_review(record, REVIEW.read_bytes())
    words = Words("en", record.rules.vocabulary)
    return ReviewScreen(record, words, paint, iter([found]), threading.Event())


def _lesson(paint: Paint, folder: Path) -> LessonScreen:
    course = Course(FIRST, Words("en"), ProgressFile(folder / "lessons.json"), 1)
    return LessonScreen(course, paint)


def _puzzle(paint: Paint, _: Path) -> PuzzleScreen:
    puzzle = Shelf().find(FIRST_DAY)
    assert puzzle is not None
    return PuzzleScreen(puzzle, Words("en", puzzle.view.rules.vocabulary), paint)


SHOTS = {
    "start": Shot(_start),
    "play-form": Shot(_start, paint=LIGHT, keys=("1", "right", "right")),
    "past-games": Shot(_start, keys=("5",)),
    "rules": Shot(_start, MIDDLE, LIGHT, ("6",)),
    "replay": Shot(_replay, keys=("2", "0")),
    "replay-large": Shot(_replay, LARGE, LIGHT, ("2", "0", "e")),
    "replay-colourless": Shot(_replay, paint=COLOURLESS, keys=("2", "0")),
    "review": Shot(_review, keys=("t",)),
    "review-large": Shot(_review, LARGE, keys=("t", "t")),
    "lesson": Shot(_lesson, keys=("c", "1")),
    "lesson-light": Shot(_lesson, MIDDLE, LIGHT, ("1", "p")),
    "puzzle": Shot(_puzzle, MIDDLE, keys=("a",)),
}


async def _settled(pilot: Pilot[Any]) -> None:
    """Nothing on the screen changes any more."""
    before = ""
    for _ in range(200):
        await pilot.pause(0.05)
        for field in pilot.app.screen.query(Input):
            field.cursor_blink = False
        now = pilot.app.export_screenshot()
        if now == before:
            return
        before = now


def _taken(shot: Shot) -> Callable[[Path], str]:
    def take(folder: Path) -> str:
        folder.mkdir(exist_ok=True)
        app: LookingApp[Any] = LookingApp(shot.screen(shot.paint, folder), shot.paint)

        async def run() -> str:
            async with app.run_test(size=shot.size) as pilot:
                await _settled(pilot)
                for key in shot.keys:
                    await pilot.press(key)
                    await _settled(pilot)
                return app.export_screenshot(title="hanabi")

        return asyncio.run(run())

    return take


LOOKING = {name: _taken(shot) for name, shot in SHOTS.items()}
"""The pictures, and how each one is taken."""
