"""A lesson on the full screen: a scene is told beside its board, a move is answered at once."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from hanabi.core import Action, Rearrange
from hanabi.lessons import FIRST, Progress
from hanabi.terminal.board_lines import BoardLines
from hanabi.terminal.commands import Ask
from hanabi.terminal.course import (
    LESSON_QUESTIONS,
    STEPS,
    Course,
    ListedLesson,
    NotPossible,
    listed_lessons,
)
from hanabi.terminal.log_lines import lately
from hanabi.terminal.screens.doing import CONFIRM, Command
from hanabi.terminal.screens.key_line import Key
from hanabi.terminal.screens.looking_app import LookingScreen
from hanabi.terminal.screens.menu import Menu
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.position import PositionScreen, Said
from hanabi.terminal.screens.table_view import Ended
from hanabi.words import Words


class LessonScreen(PositionScreen):
    """One lesson, by the keys of a table and three of its own: on to the next scene, this one again, and back."""

    def __init__(self, course: Course, paint: Paint) -> None:
        super().__init__(course.words, paint, LESSON_QUESTIONS)
        self._course = course
        self._solved = False
        self.wants_a_game = False
        """Whether the learner wants a real game now, which is asked after the first lesson."""

    # The scenes

    def begin(self) -> None:
        course, words = self._course, self._words
        self._solved = False
        if course.is_over:
            self._finish()
            return
        view = course.scene.view
        self.position.show(view, course.say("task"), open_to_moves=True)
        said: list[Said] = [(course.heading(), "gold"), (course.say("text"), "ink")]
        said += [(line, "quiet") for line in lately(view, words, view.names)]
        if view.pending is not None:
            said.append((BoardLines(words, view.names).tile_question(view), "ink"))
        self.say(said)

    def _finish(self) -> None:
        course, words, first = self._course, self._words, self._course.lesson is FIRST
        view = course.lesson.scenes[-1].answer(course.lesson.scenes[-1].right[0]).view
        asked = f"{words('page-learn-play')} (Enter)" if first else words("lessons-go-on")
        self.position.show(view, asked, open_to_moves=False)
        more = words("page-learn-finished-first" if first else "page-learn-finished-other")
        self.say([(course.done(), "gold"), (more, "ink")])

    def attempt(self, step: Action | Rearrange) -> None:
        course, words = self._course, self._words
        if course.is_over or self._solved:
            return
        try:
            tried = course.attempt(step)
        except NotPossible as reason:
            self.refuse(str(reason))
            return
        if tried.answer.right:
            self._solved = True
            said: list[Said] = [(f"{words('page-learn-right')} {tried.said}", "good")]
            self.position.show(tried.answer.view, words("lessons-go-on"), open_to_moves=False)
        else:
            said = [(f"{words('page-learn-wrong')} {tried.said}", "bad")]
            said.append((words("lessons-try-again"), "ink"))
        self.say([*said, *((line, "quiet") for line in tried.happened)])

    def answer(self, ask: Ask) -> bool:
        if ask.what == "table":
            self.begin()
        elif ask.what in STEPS:
            self.go(ask.what)
        else:
            return False
        return True

    # Keys

    def go(self, what: str) -> None:
        """On to the next scene, this one again, or back to the one before."""
        if not self._course.is_over:
            self._course.go(STEPS[what])
            self.begin()

    def _keys(self) -> Sequence[tuple[str, str, Command]]:
        words = self._words
        if self._course.is_over:
            return self._foot_keys(("Enter", words("start-key-open"), "on"))
        onwards = words("page-learn-next" if self._solved else "page-learn-skip")
        return self._foot_keys(
            ("Enter" if self._solved else "s", onwards, "skip"),
            ("b", words("page-learn-back"), "back"),
            ("a", words("page-learn-again"), "again"),
        )

    async def _press_fixed(self, key: str, letter: str) -> bool:
        own = {"s": "skip", "a": "again", "b": "back"}
        if key == CONFIRM and (self._solved or self._course.is_over):
            await self._command("on")
        elif letter in own:
            self.go(own[letter])
        else:
            return await super()._press_fixed(key, letter)
        return True

    async def _command(self, command: str) -> None:
        if command == "on" and self._course.is_over:
            self.wants_a_game = self._course.lesson is FIRST
            await self.leave(Ended())
        elif command in ("on", *STEPS):
            self.go("skip" if command == "on" else command)
        else:
            await super()._command(command)  # type: ignore[arg-type]  # all others are the table's


class LessonList(LookingScreen[str]):
    """All lessons, and where somebody stands in each. It is left with the key of one."""

    CSS = """
    LessonList #head { height: 1; padding: 0 1; text-style: bold; }
    LessonList #lessons { height: 1fr; padding: 1; }
    """

    def __init__(self, words: Words, paint: Paint, progress: Progress) -> None:
        super().__init__(words, paint)
        self._lessons = list(listed_lessons(words.language, progress))

    def keys(self) -> list[Key]:
        return self.keys_of_list()

    def compose(self) -> ComposeResult:
        yield Static(self.words("page-learn"), id="head")
        yield Menu(self.paint, *(Option(self._told(one)) for one in self._lessons), id="lessons")
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
