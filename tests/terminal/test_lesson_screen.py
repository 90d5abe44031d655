"""Lessons on the full screen: by the keys of a table, by typing and by mouse; answered at once, and kept."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from hanabi.lessons import FIRST, LESSONS, Lesson
from hanabi.terminal.course import Course, ProgressFile
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.lesson import LessonList, LessonScreen
from hanabi.terminal.screens.paint import Paint
from hanabi.words import LANGUAGES, Words
from piloting import LARGE, SMALL, drive, needs_tmux, shown, typed, until, window
from test_session import environment

EVERY_WAY = [(key, "en") for key in LESSONS] + [
    ("first", code) for code in sorted({*LANGUAGES} - {"en"})
]


def lesson(
    folder: Path, chosen: Lesson = FIRST, number: int = 1, language: str = "en"
) -> LessonScreen:
    words = Words(language, chosen.rules.vocabulary)
    return LessonScreen(
        Course(chosen, words, ProgressFile(folder / "lessons.json"), number), Paint()
    )


def behind(folder: Path, chosen: Lesson = FIRST) -> int:
    return ProgressFile(folder / "lessons.json").load().behind[chosen.key]


@pytest.mark.parametrize(("key", "language"), EVERY_WAY)
def test_every_lesson_is_gone_through_by_typing(key: str, language: str, tmp_path: Path) -> None:
    chosen = LESSONS[key]
    words = Words(language, chosen.rules.vocabulary)
    screen = lesson(tmp_path, chosen, language=language)

    async def script(pilot: Pilot[Any]) -> None:
        for number, scene in enumerate(chosen.scenes, start=1):
            await until(
                pilot,
                words("lessons-scene", number=number, scenes=len(chosen.scenes), title="")[:6],
            )
            assert behind(tmp_path, chosen) == number - 1
            await typed(pilot, scene.right[0])
            await until(pilot, words("page-learn-right"))
            await pilot.press("enter")
        await until(pilot, words("lessons-done", title="")[:12])
        await pilot.press("enter")

    drive(screen, script)
    assert behind(tmp_path, chosen) == len(chosen.scenes)
    assert screen.wants_a_game == (chosen is FIRST)


def test_a_wrong_move_is_answered_and_can_be_made_good_by_keys(tmp_path: Path) -> None:
    screen = lesson(tmp_path)

    async def script(pilot: Pilot[Any]) -> None:
        await until(pilot, "1 of 7")
        await pilot.press("1", "p")
        seen = await until(pilot, "Not quite.")
        assert FIRST.say(screen.position.words, FIRST.scenes[0], "task") in seen
        assert "Turn 1" in seen, "the board stays as it was"
        await pilot.press("c", "1")
        await pilot.pause()
        picture = pilot.app.screen.query_one(Board).picture
        assert picture is not None
        assert len(picture.touched) == 1, "the clue is seen on the card it touches"
        await pilot.press("enter")
        await until(pilot, "Right!")
        await pilot.press("1", "p")
        await pilot.pause()
        assert "Right!" in shown(pilot), "a scene that is solved takes no more moves"

    drive(screen, script)
    assert behind(tmp_path) == 0


def test_a_clue_is_put_together_with_the_mouse(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        seen = await until(pilot, "1 of 7")
        board = pilot.app.screen.query_one(Board)
        row, column = next(
            (number, line.index("▲ 1"))
            for number, line in enumerate(seen.splitlines())
            if "▲ 1" in line
        )
        spot = (column - board.region.x, row - board.region.y)
        await pilot.click(board, offset=spot)
        await pilot.pause()
        assert "Ume: red, card 3?" in shown(pilot)
        await pilot.click(board, offset=spot)
        await pilot.pause()
        assert "Ume: 1, card 3?" in shown(pilot)
        await pilot.press("enter")
        await until(pilot, "Right!")

    drive(lesson(tmp_path), script)


def test_scenes_are_skipped_repeated_and_gone_back_to(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        for key, number in (("s", 2), ("s", 3), ("b", 2), ("a", 2), ("b", 1), ("b", 1)):
            await pilot.press(key)
            await until(pilot, f"{number} of 7")
            assert behind(tmp_path) == number - 1
        await typed(pilot, "skip")
        await until(pilot, "2 of 7")
        await typed(pilot, "again")
        await until(pilot, "2 of 7")

    drive(lesson(tmp_path), script)


def test_what_cannot_be_done_is_said_and_the_table_can_be_looked_at(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await until(pilot, "1 of 7")
        await typed(pilot, "sort 5 4 3 2 1")
        await until(pilot, "In a lesson, your hand stays the way it is.")
        await typed(pilot, "discard 1")
        await pilot.pause()
        await until(pilot, "You can’t discard")
        await typed(pilot, "dance")
        await until(pilot, "There’s no command dance")
        await typed(pilot, "rules")
        await until(pilot, "Hanabi rules")
        await pilot.press("escape")
        await until(pilot, "1 of 7")

    drive(lesson(tmp_path), script)


def test_the_list_tells_how_far_one_is(tmp_path: Path) -> None:
    file = ProgressFile(tmp_path / "lessons.json")
    progress = file.load()
    progress.go_to(FIRST, 4)
    listed = LessonList(Words("en"), Paint(), progress)

    async def script(pilot: Pilot[Any]) -> None:
        assert "You’re at scene 4 of 7." in shown(pilot)
        await pilot.press("down", "enter")

    assert drive(listed, script).return_value == list(LESSONS)[1]


@needs_tmux
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_hanabi_lesson_goes_on_where_one_was(size: tuple[int, int], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hanabi", "lesson", "first", "--folder", str(tmp_path)]
    with window(command, environment(), size) as terminal:
        terminal.until("1 of 7")
        terminal.press("c", "1", "1")
        terminal.until("Right!")
        terminal.press("Enter")
        terminal.until("2 of 7")
        terminal.press("q")
        terminal.until("ended with 0")
    assert behind(tmp_path) == 1
