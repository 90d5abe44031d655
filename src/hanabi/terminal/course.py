"""The way of a learner through a lesson: the scene they are at, what comes of their moves, and where that is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hanabi.core import BadSetup, HanabiError, IllegalAction, Rearrange, Step, View
from hanabi.core.json_reader import parse
from hanabi.lessons import LESSONS, Answer, Lesson, Progress, Scene
from hanabi.terminal.commands import QUESTIONS
from hanabi.terminal.log_lines import log_lines
from hanabi.terminal.saved_games import replace_file
from hanabi.words import Words

STEPS = {"skip": 1, "again": 0, "back": -1}
"""How many scenes each of these goes on."""

LESSON_QUESTIONS = {
    **{
        what: words
        for what, words in QUESTIONS.items()
        if what not in ("why", "hint", "note", "undo", "end")
    },
    "skip": "command-skip-scene",
    "again": "command-again-scene",
    "back": "command-back-scene",
}
"""What can be said in a lesson beside the moves of the game."""


class NotPossible(HanabiError):
    """The step cannot be made here; the message says why, in the language of the lesson."""


class ProgressFile:
    """Where somebody's progress lies between two lessons."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> Progress:
        """What was kept, or nothing yet. A file that is something else is refused, and stays as it is."""
        if not self._path.exists():
            return Progress()
        try:
            return Progress.from_plain(parse(self._path.read_bytes()))
        except HanabiError as error:
            raise BadSetup(f"{self._path}: {error}") from error

    def save(self, progress: Progress) -> None:
        replace_file(self._path, json.dumps(progress.to_plain()))


@dataclass(frozen=True, slots=True)
class ListedLesson:
    """A lesson in a list, and where somebody stands in it."""

    lesson: Lesson
    title: str
    about: str
    state: str


def listed_lessons(language: str, progress: Progress) -> Iterator[ListedLesson]:
    """Every lesson, each in the vocabulary of its edition."""
    for lesson in LESSONS.values():
        words = Words(language, lesson.rules.vocabulary)
        about, state = lesson.say(words, part="about"), _state(words, lesson, progress)
        yield ListedLesson(lesson, lesson.say(words), about, state)


def _state(words: Words, lesson: Lesson, progress: Progress) -> str:
    scenes = len(lesson.scenes)
    if progress.is_finished(lesson):
        return words("lessons-state-done")
    if progress.scene(lesson) > 1:
        return words("lessons-state-begun", number=progress.scene(lesson), scenes=scenes)
    return words("lessons-state-new", scenes=scenes, minutes=lesson.minutes)


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a move, or would have, in sentences."""

    answer: Answer
    happened: tuple[str, ...]
    said: str
    """Why it was right, or was not."""


class Course:
    """Somebody in a lesson, from the scene with this number on, counted from 1. Every step of the way is kept."""

    def __init__(self, lesson: Lesson, words: Words, file: ProgressFile, number: int) -> None:
        self.lesson, self.words = lesson, words
        self._file = file
        self._progress = file.load()
        self.number = number
        self.go(0)

    def go(self, scenes: int) -> None:
        """Go on so many scenes, or back."""
        self.number = max(1, self.number + scenes)
        self._progress.go_to(self.lesson, self.number)
        self._file.save(self._progress)

    @property
    def is_over(self) -> bool:
        """Whether all scenes are behind."""
        return self.number > len(self.lesson.scenes)

    @property
    def scene(self) -> Scene:
        """Where the learner is, as long as the lesson is not over."""
        return self.lesson.scenes[self.number - 1]

    # What is said

    def heading(self) -> str:
        """Which scene it is."""
        title = self.say()
        scenes = len(self.lesson.scenes)
        return self.words("lessons-scene", number=self.number, scenes=scenes, title=title)

    def say(self, part: str = "") -> str:
        """A part of what is said in the scene: `text`, `task`; its title without one."""
        return self.lesson.say(self.words, self.scene, part)

    def done(self) -> str:
        """That the lesson is finished."""
        return self.words("lessons-done", title=self.lesson.say(self.words))

    def attempt(self, step: Step) -> Tried:
        """What comes of a step; `NotPossible` says why it cannot be."""
        words = self.words
        if isinstance(step, Rearrange):
            raise NotPossible(words("lessons-no-sorting"))
        try:
            answer = self.scene.answer(step)
        except IllegalAction as error:
            raise NotPossible(words.refusal(error.refusal)) from error
        return Tried(answer, tuple(self._happened(answer)), self.say(answer.says))

    def _happened(self, answer: Answer) -> Iterator[str]:
        view: View = answer.view
        if not answer.right:
            yield self.words("lessons-would-have")
        yield from log_lines(view, self.words, view.names, since=answer.since)
        if view.outcome is not None:
            yield self.words.outcome(view.rules, view.outcome)
