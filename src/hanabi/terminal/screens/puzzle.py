"""A puzzle on the full screen: moves are judged at once, and the answer comes with its reasons."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from hanabi.core import Action, IllegalAction
from hanabi.review.puzzles import Puzzle
from hanabi.review.puzzles.telling import PuzzleTelling
from hanabi.terminal.lines.commands import Ask, Command
from hanabi.terminal.lines.log_lines import lately
from hanabi.terminal.lines.puzzle import (
    ANSWER,
    PUZZLE_QUESTIONS,
    puzzle_help,
    what_follows,
    what_moves_cost,
)
from hanabi.terminal.screens.key_line import Key, KeyLine
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.position import Line, PositionScreen
from hanabi.words import Words


class PuzzleScreen(PositionScreen[None]):
    """One puzzle, until it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+a", "answer", show=False, priority=True),
    ]

    def __init__(self, puzzle: Puzzle, words: Words, paint: Paint) -> None:
        super().__init__(words, paint, PUZZLE_QUESTIONS)
        self._puzzle = puzzle
        self._telling = PuzzleTelling(puzzle, words)
        self._tried: int | None = None
        self._told = False

    def keys(self) -> list[Key]:
        words = self.words
        answer = [] if self._told else [Key("Ctrl+A", words("page-puzzle-give-up"), "answer")]
        return [
            *answer,
            Key("↑ ↓", words("start-key-read")),
            Key("Esc", words("start-quit"), "leave"),
        ]

    def on_mount(self) -> None:
        super().on_mount()
        self.show(self._puzzle.view)
        self.say(self._question())

    def _question(self) -> list[Line]:
        words, view = self.words, self._puzzle.view
        title = words("puzzle-title", day=self._puzzle.day)
        lines: list[Line] = [(f"{title} – {words.title(view.rules)}", "gold")]
        lines.append((self._telling.task(), "ink"))
        return [*lines, *((line, "quiet") for line in lately(view, words, view.names))]

    # What the solver does

    def obey(self, command: Command) -> None:
        if isinstance(command, Ask):
            self._answer(command)
        elif not isinstance(command, Action):
            self.say([(puzzle_help(self._puzzle, self.words), "ink")])
        elif not self._told:
            self._try(command)

    def _try(self, action: Action) -> None:
        puzzle, telling = self._puzzle, self._telling
        try:
            puzzle.game().act(action)
        except IllegalAction as error:
            self.say([(self.words.refusal(error.refusal), "bad")])
            return
        place = puzzle.place_of(action)
        if place == puzzle.best:
            self._tell([(telling.verdict(place), "good")])
            return
        self.say([(telling.verdict(place), "bad"), (self.words("puzzle-again"), "ink")])
        self._tried = place

    def _answer(self, ask: Ask) -> None:
        match ask.what:
            case "quit":
                self.action_leave()
            case "help":
                self.say([(puzzle_help(self._puzzle, self.words), "ink")])
            case what if what == ANSWER:
                self.action_answer()
            case "table":
                self.say(self._question())
            case _:
                self.say(self.looked(ask))

    def action_answer(self) -> None:
        """Tell which move is the best, and why."""
        if not self._told:
            self._tell([(self._telling.answer(), "gold")])

    def _tell(self, verdict: list[Line]) -> None:
        words, puzzle = self.words, self._puzzle
        self._told = True
        after, since = puzzle.after(puzzle.best), puzzle.game().event_count
        self.show(after.open_view(), since)
        reasons: list[Line] = [(line, "ink") for line in self._telling.reasons(self._tried)]
        line: list[Line] = [(one, "quiet") for one in what_follows(puzzle, words)]
        costs: list[Line] = [(one, "quiet") for one in what_moves_cost(puzzle, words)]
        heads = (words("puzzle-line"), "gold"), (words("puzzle-moves"), "gold")
        self.say([*verdict, *reasons, heads[0], *line, heads[1], *costs])
        self.query_one(KeyLine).show(self.keys())
