"""Lessons in the terminal: the list, one lesson scene by scene, and how far somebody has come."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from hanabi.core import BadSetup, HanabiError, IllegalAction, Rearrange, Step, View
from hanabi.core.json_reader import parse
from hanabi.lessons import FIRST, LESSONS, Answer, Lesson, Progress, Scene
from hanabi.terminal.lines.board_lines import BoardLines
from hanabi.terminal.lines.commands import QUESTIONS, Ask, Command, Commands, Confused, is_yes
from hanabi.terminal.lines.log_lines import lately, log_lines
from hanabi.terminal.lines.looking import help_lines, look
from hanabi.terminal.lines.screen import Screen
from hanabi.terminal.lines.session import Left
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

LESSON_HELP = (
    "terminal-help-play",
    "terminal-help-announce",
    "terminal-help-discard",
    "terminal-help-clue",
    "terminal-help-take",
    "terminal-help-look",
    "terminal-help-lesson",
    "terminal-help-short",
)

SPECIAL_HELP = ("terminal-help-announce", "terminal-help-take")
"""What can be typed at some tables only."""


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


def list_of_lessons(language: str, progress: Progress) -> Iterator[str]:
    """Every lesson, and where somebody stands in it."""
    for key, lesson in LESSONS.items():
        words = Words(language, lesson.rules.vocabulary)
        yield words(
            "lessons-line",
            key=key,
            title=lesson.say(words),
            about=lesson.say(words, part="about"),
            state=_state(words, lesson, progress),
        )
    yield Words(language)("lessons-how-to-start")


def _state(words: Words, lesson: Lesson, progress: Progress) -> str:
    scenes = len(lesson.scenes)
    if progress.is_finished(lesson):
        return words("lessons-state-done")
    if progress.scene(lesson) > 1:
        return words("lessons-state-begun", number=progress.scene(lesson), scenes=scenes)
    return words("lessons-state-new", scenes=scenes, minutes=lesson.minutes)


def go_through(
    lesson: Lesson, number: int, language: str, file: ProgressFile, *, plain: bool
) -> bool:
    """A lesson from this scene on; whether its learner wants a real game now, which is asked after the first one."""
    words, screen = Words(language, lesson.rules.vocabulary), Screen(plain=plain)
    try:
        LessonSession(lesson, words, screen, file).run(number)
    except (Left, EOFError, KeyboardInterrupt) as way:
        screen.say()
        screen.say(words("lessons-left", key=lesson.key))
        if isinstance(way, KeyboardInterrupt):
            raise
        return False
    return lesson is FIRST and _wants_a_game(words, screen)


def _wants_a_game(words: Words, screen: Screen) -> bool:
    try:
        return is_yes(screen.ask(words("lessons-offer-game") + " "), words)
    except EOFError:
        return False


class LessonSession:
    """One lesson on the screen, from the scene that its learner has come to."""

    def __init__(self, lesson: Lesson, words: Words, screen: Screen, file: ProgressFile) -> None:
        self._lesson = lesson
        self._words = words
        self._screen = screen
        self._file = file
        self._progress = file.load()
        self._commands = Commands(words, LESSON_QUESTIONS)

    def run(self, number: int) -> None:
        """Go through the scenes from this one on. `Left` when somebody leaves before the end."""
        words, scenes = self._words, self._lesson.scenes
        suits = self._lesson.rules.suits
        self._screen.colour_suits({suit.name: words.suit_words(suit.name) for suit in suits})
        self._screen.head(self._lesson.say(words))
        self._screen.say(words("lessons-how"))
        self._say_all(help_lines(scenes[0].view, words, SPECIAL_HELP))
        while number <= len(scenes):
            self._be_at(number)
            number = max(1, number + self._scene(scenes[number - 1], number))
        self._be_at(number)
        self._screen.say()
        self._screen.head(words("lessons-done", title=self._lesson.say(words)))

    def _be_at(self, number: int) -> None:
        self._progress.go_to(self._lesson, number)
        self._file.save(self._progress)

    def _scene(self, scene: Scene, number: int) -> int:
        """One scene, until it is solved or left; how many scenes to go on then."""
        self._show(scene, number)
        view, solved = scene.view, False
        prompt = f"{view.names[view.to_act]}> "
        while True:
            line = self._screen.ask(prompt)
            if solved and not line.strip():
                return 1
            command = self._understood(line, view)
            if isinstance(command, Ask) and command.what in STEPS:
                return STEPS[command.what]
            if isinstance(command, Ask):
                self._look(command, view)
            elif command is not None and not solved:
                answer = self._try(scene, command)
                if answer is not None and answer.right:
                    view, solved = answer.view, True
                    prompt = self._words("lessons-go-on") + " "

    def _understood(self, line: str, view: View) -> Command | None:
        """What was typed; None for what is not understood, when it has been said what would be."""
        try:
            return self._commands.read(line, view)
        except Confused as confusion:
            self._screen.say(str(confusion))
            return None

    def _try(self, scene: Scene, step: Step) -> Answer | None:
        """What comes of a move is told; None for one that is not possible here, when it has been said why."""
        if isinstance(step, Rearrange):
            self._screen.say(self._words("lessons-no-sorting"))
            return None
        try:
            answer = scene.answer(step)
        except IllegalAction as error:
            self._screen.say(self._words.refusal(error.refusal))
            return None
        self._tell(scene, answer)
        return answer

    def _show(self, scene: Scene, number: int) -> None:
        words, view = self._words, scene.view
        self._screen.say()
        self._screen.head(
            words(
                "lessons-scene",
                number=number,
                scenes=len(self._lesson.scenes),
                title=self._lesson.say(words, scene),
            )
        )
        self._screen.say(self._lesson.say(words, scene, "text"))
        self._screen.say()
        self._say_all(lately(view, words, view.names))
        self._say_all(BoardLines(words, view.names).table(view))
        if view.pending is not None:
            self._screen.say(BoardLines(words, view.names).tile_question(view))
        self._screen.head(self._lesson.say(words, scene, "task"))

    def _tell(self, scene: Scene, answer: Answer) -> None:
        """What came of a move, or would have, and why."""
        words, view = self._words, answer.view
        if not answer.right:
            self._screen.say(words("lessons-would-have"))
        self._say_all(log_lines(view, words, view.names, since=answer.since))
        if view.outcome is not None:
            self._screen.say(words.outcome(view.rules, view.outcome))
        self._screen.head(self._lesson.say(words, scene, answer.says))
        if not answer.right:
            self._screen.say(words("lessons-try-again"))

    def _look(self, ask: Ask, view: View) -> None:
        match ask.what:
            case "log":
                self._say_all(log_lines(view, self._words, view.names))
            case "help":
                self._say_all(help_lines(view, self._words, LESSON_HELP))
            case "quit":
                raise Left
            case _:
                self._say_all(look(ask, view, self._words))

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._screen.say(line)
