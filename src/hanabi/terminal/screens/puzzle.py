"""A puzzle on the full screen: moves are judged at once, and the answer comes with its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from hanabi.core import Action, IllegalAction, Rearrange
from hanabi.review.puzzles import Puzzle
from hanabi.review.puzzles.telling import PuzzleTelling
from hanabi.terminal.commands import Ask
from hanabi.terminal.log_lines import lately
from hanabi.terminal.screens.doing import Command
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.position import PositionScreen, Said
from hanabi.terminal.told_puzzle import (
    ANSWER,
    PUZZLE_QUESTIONS,
    puzzle_help,
    what_follows,
    what_moves_cost,
)
from hanabi.words import Words


class PuzzleScreen(PositionScreen):
    """One puzzle, by the keys of a table, until it is left."""

    def __init__(self, puzzle: Puzzle, words: Words, paint: Paint) -> None:
        super().__init__(words, paint, PUZZLE_QUESTIONS)
        self._puzzle = puzzle
        self._telling = PuzzleTelling(puzzle, words)
        self._failed: int | None = None
        """The last move that was tried and was not the best."""
        self._told = False

    def begin(self) -> None:
        words, view = self._words, self._puzzle.view
        title = words("puzzle-title", day=self._puzzle.day)
        said: list[Said] = [(f"{title} – {words.title(view.rules)}", "gold")]
        said.append((self._telling.task(), "ink"))
        said += [(line, "quiet") for line in lately(view, words, view.names)]
        self.position.show(view, words("page-puzzle-find"), open_to_moves=True)
        self.say(said)

    def attempt(self, step: Action | Rearrange) -> None:
        puzzle, telling, words = self._puzzle, self._telling, self._words
        if self._told:
            return
        if isinstance(step, Rearrange):
            self.refuse(puzzle_help(puzzle, words))
            return
        try:
            puzzle.game().act(step)
        except IllegalAction as error:
            self.refuse(words.refusal(error.refusal))
            return
        place = puzzle.place_of(step)
        if place == puzzle.best:
            self._tell((telling.verdict(place), "good"))
        else:
            self._failed = place
            self.say([(telling.verdict(place), "bad"), (words("puzzle-again"), "quiet")])

    def answer(self, ask: Ask) -> bool:
        if ask.what == ANSWER:
            self.give_up()
        elif ask.what == "table" and not self._told:
            self.begin()
        else:
            return False
        return True

    def give_up(self) -> None:
        """Tell which move is the best, and why."""
        if not self._told:
            self._tell((self._telling.answer(), "gold"))

    def _tell(self, verdict: Said) -> None:
        words, puzzle = self._words, self._puzzle
        self._told = True
        said: list[Said] = [verdict]
        said += [(line, "ink") for line in self._telling.reasons(self._failed)]
        said.append((words("puzzle-line"), "gold"))
        said += [(line, "quiet") for line in what_follows(puzzle, words)]
        said.append((words("puzzle-moves"), "gold"))
        said += [(line, "quiet") for line in what_moves_cost(puzzle, words)]
        self.position.show(
            puzzle.after(puzzle.best).open_view(), self._telling.answer(), open_to_moves=False
        )
        self.say(said)

    # Keys

    def _keys(self) -> Sequence[tuple[str, str, Command]]:
        if self._told:
            return self._foot_keys(("PgDn", self._words("start-key-read"), "read"))
        return self._foot_keys(("a", self._words("page-puzzle-give-up"), ANSWER))

    async def _press_fixed(self, key: str, letter: str) -> bool:
        if letter == "a":
            self.give_up()
            return True
        return await super()._press_fixed(key, letter)

    async def _command(self, command: str) -> None:
        if command == ANSWER:
            self.give_up()
        elif command == "read":
            self._panel.scroll_by(-5)
        else:
            await super()._command(command)  # type: ignore[arg-type]  # all others are the table's
