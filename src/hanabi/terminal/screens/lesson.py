"""A lesson on the full screen: a scene is told beside its board, a move is answered at once."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from hanabi.core import View
from hanabi.lessons import FIRST, Progress
from hanabi.terminal.course import Course, ListedLesson, NotPossible, listed_lessons
from hanabi.terminal.lines.board_lines import BoardLines
from hanabi.terminal.lines.commands import Ask, Command
from hanabi.terminal.lines.lessons import LESSON_HELP, LESSON_QUESTIONS, STEPS
from hanabi.terminal.lines.log_lines import lately
from hanabi.terminal.lines.looking import help_lines
from hanabi.terminal.screens.key_line import Key, KeyLine
from hanabi.terminal.screens.looking_app import LookingScreen
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.position import Line, PositionScreen
from hanabi.words import Words

WANTS_A_GAME = "play"


class LessonScreen(PositionScreen[str]):
    """One lesson. It is left with `WANTS_A_GAME` by those who want a real one, which is asked after the first lesson."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pagedown,ctrl+n", "way('skip')", show=False, priority=True),
        Binding("pageup,ctrl+b", "way('back')", show=False, priority=True),
        Binding("ctrl+r", "way('again')", show=False, priority=True),
    ]

    def __init__(self, course: Course, paint: Paint) -> None:
        super().__init__(course.words, paint, LESSON_QUESTIONS)
        self._course = course
        self._solved = False

    def keys(self) -> list[Key]:
        words = self.words
        if self._course.is_over:
            if self._course.lesson is FIRST:
                return [
                    Key("Enter", words("page-learn-play"), "accept"),
                    Key("Esc", words("page-learn-back"), "leave"),
                ]
            return [Key("Enter", words("page-learn-back"), "leave")]
        onwards = Key("PgDn", words("page-learn-skip"), "way('skip')")
        if self._solved:
            onwards = Key("Enter", words("page-learn-next"), "way('skip')")
        return [
            onwards,
            Key("PgUp", words("page-learn-back"), "way('back')"),
            Key("Ctrl+R", words("page-learn-again"), "way('again')"),
            Key("Esc", words("start-quit"), "leave"),
        ]

    def on_mount(self) -> None:
        super().on_mount()
        self._begin()

    # The scenes

    def _begin(self) -> None:
        """Tell the scene the learner has come to, or that there is none any more."""
        self._solved = False
        self.query_one(KeyLine).show(self.keys())
        if self._course.is_over:
            self._finish()
            return
        view = self._course.scene.view
        self.show(view)
        self.say(self._scene_lines(view))

    def _scene_lines(self, view: View) -> list[Line]:
        course, words = self._course, self.words
        lines: list[Line] = [(course.heading(), "gold"), (course.say("text"), "ink")]
        lines += [(line, "quiet") for line in lately(view, words, view.names)]
        if view.pending is not None:
            lines.append((BoardLines(words, view.names).tile_question(view), "ink"))
        return [*lines, (course.say("task"), "gold")]

    def _finish(self) -> None:
        words, first = self.words, self._course.lesson is FIRST
        more = words("page-learn-finished-first" if first else "page-learn-finished-other")
        self.say([(self._course.done(), "gold"), (more, "ink")])

    # What the learner does

    def obey(self, command: Command) -> None:
        course = self._course
        if isinstance(command, Ask):
            self._answer(command)
        elif not course.is_over and not self._solved:
            try:
                tried = course.attempt(command)
            except NotPossible as reason:
                self.say([(str(reason), "bad"), (course.say("task"), "gold")])
                return
            lines: list[Line] = [(line, "quiet") for line in tried.happened]
            if tried.answer.right:
                self._solved = True
                self.show(tried.answer.view, tried.answer.since)
                right = f"{self.words('page-learn-right')} {tried.said}"
                self.say([*lines, (right, "good"), (self.words("lessons-go-on"), "quiet")])
            else:
                wrong = f"{self.words('page-learn-wrong')} {tried.said}"
                again = (self.words("lessons-try-again"), "quiet")
                self.say([*lines, (wrong, "bad"), again, (course.say("task"), "gold")])
            self.query_one(KeyLine).show(self.keys())

    def _answer(self, ask: Ask) -> None:
        assert self._view is not None
        match ask.what:
            case what if what in STEPS:
                self.action_way(what)
            case "quit":
                self.action_leave()
            case "help":
                told = help_lines(self._view, self.words, LESSON_HELP)
                self.say([(line, "ink") for line in told])
            case "table":
                self.say(self._scene_lines(self._view))
            case _:
                self.say(self.looked(ask))

    def go_on(self) -> None:
        if self._course.is_over:
            self.dismiss(WANTS_A_GAME if self._course.lesson is FIRST else None)
        elif self._solved:
            self.action_way("skip")

    def action_way(self, what: str) -> None:
        """On to the next scene, back to the one before, or this one again."""
        if not self._course.is_over:
            self.query_one(Input).value = ""
            self._course.go(STEPS[what])
            self._begin()

    def action_accept(self) -> None:
        self.dismiss(WANTS_A_GAME)


class LessonList(LookingScreen[str]):
    """All lessons, and where somebody stands in each. It is left with the key of one."""

    CSS = """
    LessonList #head { height: 1; padding: 0 1; text-style: bold; }
    LessonList #lessons { height: 1fr; border: none; background: transparent; padding: 1; }
    LessonList #lessons:focus { border: none; background-tint: transparent 0%; }
    """

    def __init__(self, words: Words, paint: Paint, progress: Progress) -> None:
        super().__init__(words, paint)
        self._lessons = list(listed_lessons(words.language, progress))

    def keys(self) -> list[Key]:
        words = self.words
        return [
            Key("↑ ↓", words("start-key-walk")),
            Key("Enter", words("start-key-open"), "open"),
            self.leaving,
        ]

    def compose(self) -> ComposeResult:
        yield Static(self.words("page-learn"), id="head")
        yield OptionList(*(Option(self._told(one)) for one in self._lessons), id="lessons")
        yield self.key_line()

    def _told(self, one: ListedLesson) -> Text:
        told = Text()
        told.append(one.title, self.paint.style("ink", bold=True))
        told.append(f"  {one.state}\n", self.paint.style("gold"))
        told.append(f"{one.about}\n", self.paint.style("quiet"))
        return told

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def action_open(self) -> None:
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._lessons[event.option_index].lesson.key)
