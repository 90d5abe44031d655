"""All lessons, by their keys."""

from __future__ import annotations

from collections.abc import Mapping

from hanabi.core import HanabiError
from hanabi.lessons.add_ons import ADD_ON_LESSONS
from hanabi.lessons.first import FIRST
from hanabi.lessons.lesson import Lesson
from hanabi.lessons.scene import Scene

LESSONS: Mapping[str, Lesson] = {lesson.key: lesson for lesson in (FIRST, *ADD_ON_LESSONS)}


class UnknownLesson(HanabiError):
    """There is no lesson of this name, or no scene of this number in it."""


def find_lesson(key: str) -> Lesson:
    """The lesson of this name, or `UnknownLesson` with the names that there are."""
    if key not in LESSONS:
        raise UnknownLesson(f"lesson: {key[:40]!r} is none of: {', '.join(LESSONS)}")
    return LESSONS[key]


def find_scene(lesson: Lesson, number: int) -> Scene:
    """The scene with this number, counted from 1, or `UnknownLesson`."""
    if not 1 <= number <= len(lesson.scenes):
        raise UnknownLesson(
            f"scene: {number} is none of 1 to {len(lesson.scenes)} in the lesson {lesson.key!r}"
        )
    return lesson.scenes[number - 1]
