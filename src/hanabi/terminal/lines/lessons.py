"""Lessons as lines: the list, and one lesson scene by scene."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hanabi.core import Step, View
from hanabi.lessons import FIRST, Answer, Progress
from hanabi.terminal.board_lines import BoardLines
from hanabi.terminal.commands import Ask, Command, Commands, Confused, is_yes
from hanabi.terminal.course import LESSON_QUESTIONS, STEPS, Course, NotPossible, listed_lessons
from hanabi.terminal.lines.screen import Screen
from hanabi.terminal.lines.session import Left
from hanabi.terminal.log_lines import lately, log_lines
from hanabi.terminal.looking import help_lines, look
from hanabi.words import Words

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


def list_of_lessons(language: str, progress: Progress) -> Iterator[str]:
    """Every lesson, and where somebody stands in it."""
    words = Words(language)
    for one in listed_lessons(language, progress):
        key, title, about, state = one.lesson.key, one.title, one.about, one.state
        yield words("lessons-line", key=key, title=title, about=about, state=state)
    yield words("lessons-how-to-start")


def go_through(course: Course, *, plain: bool) -> bool:
    """A lesson from the scene on that its learner is at; whether they want a real game now, which is asked after the first one."""
    words, screen, lesson = course.words, Screen(plain=plain), course.lesson
    try:
        LessonSession(course, screen).run()
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

    def __init__(self, course: Course, screen: Screen) -> None:
        self._course, self._words, self._screen = course, course.words, screen
        self._commands = Commands(course.words, LESSON_QUESTIONS)

    def run(self) -> None:
        """Go through the scenes to the last one. `Left` when somebody leaves before the end."""
        words, course = self._words, self._course
        suits = course.lesson.rules.suits
        self._screen.colour_suits({suit.name: words.suit_words(suit.name) for suit in suits})
        self._screen.head(course.lesson.say(words))
        self._screen.say(words("lessons-how"))
        self._say_all(help_lines(course.scene.view, words, SPECIAL_HELP))
        while not course.is_over:
            course.go(self._scene())
        self._screen.say()
        self._screen.head(course.done())

    def _scene(self) -> int:
        """One scene, until it is solved or left; how many scenes to go on then."""
        self._show()
        view, solved = self._course.scene.view, False
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
                answer = self._try(command)
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

    def _try(self, step: Step) -> Answer | None:
        """What comes of a move is told; None for one that is not possible here, when it has been said why."""
        try:
            tried = self._course.attempt(step)
        except NotPossible as reason:
            self._screen.say(str(reason))
            return None
        self._say_all(tried.happened)
        self._screen.head(tried.said)
        if not tried.answer.right:
            self._screen.say(self._words("lessons-try-again"))
        return tried.answer

    def _show(self) -> None:
        course, view = self._course, self._course.scene.view
        self._screen.say()
        self._screen.head(course.heading())
        self._screen.say(course.say("text"))
        self._screen.say()
        self._say_all(lately(view, self._words, view.names))
        board = BoardLines(self._words, view.names)
        self._say_all(board.table(view))
        if view.pending is not None:
            self._screen.say(board.tile_question(view))
        self._screen.head(course.say("task"))

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
