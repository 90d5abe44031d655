"""A puzzle at the keyboard: the board as its solver sees it, moves that are judged at once, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable

from hanabi.core import Action, IllegalAction
from hanabi.review.puzzles import Puzzle
from hanabi.review.puzzles.telling import PuzzleTelling
from hanabi.terminal.board_lines import BoardLines
from hanabi.terminal.commands import Ask, Command, Commands, Confused
from hanabi.terminal.lines.screen import Screen
from hanabi.terminal.log_lines import lately, log_lines
from hanabi.terminal.looking import look
from hanabi.terminal.told_puzzle import (
    ANSWER,
    PUZZLE_QUESTIONS,
    puzzle_help,
    what_follows,
    what_moves_cost,
)
from hanabi.words import Words


class PuzzleSession:
    """One puzzle in the terminal."""

    def __init__(self, puzzle: Puzzle, words: Words, screen: Screen) -> None:
        self._puzzle, self._words, self._screen = puzzle, words, screen
        self._view = puzzle.view
        self._telling = PuzzleTelling(puzzle, words)
        self._board = BoardLines(words, self._view.names)
        self._commands = Commands(words, PUZZLE_QUESTIONS)
        suits = self._view.rules.suits
        screen.colour_suits({suit.name: words.suit_words(suit.name) for suit in suits})

    def show(self) -> None:
        """The board, what led to it, and what is asked."""
        words, screen = self._words, self._screen
        title = words("puzzle-title", day=self._puzzle.day)
        screen.head(f"{title} – {words.title(self._view.rules)}")
        screen.say(self._telling.task())
        screen.say()
        self._say_all(lately(self._view, words, self._view.names))
        self._say_all(self._board.table(self._view))

    def run(self) -> None:
        """Show it and let somebody try until they find the best move, ask for it, or leave."""
        self.show()
        self._screen.say(puzzle_help(self._puzzle, self._words))
        tried: int | None = None
        while True:
            try:
                line = self._screen.ask(f"{self._view.names[self._puzzle.seat]}> ")
            except EOFError:
                self._screen.say()
                return
            command = self._read(line)
            if isinstance(command, Ask):
                if command.what == "quit":
                    return
                if command.what == ANSWER:
                    self.tell_answer(tried)
                    return
                self._say_all(self._looked(command))
            elif command is not None:
                place = self._place(command)
                if place is None:
                    continue
                self._screen.say(self._telling.verdict(place))
                if place == self._puzzle.best:
                    self._tell_reasons(tried)
                    return
                self._screen.say(self._words("puzzle-again"))
                tried = place

    def tell_answer(self, tried: int | None = None) -> None:
        """Which move is the best and why; `tried` is another that was tried last."""
        self._screen.head(self._telling.answer())
        self._tell_reasons(tried)

    def _read(self, line: str) -> Command | None:
        try:
            return self._commands.read(line, self._view)
        except Confused as confusion:
            self._screen.say(str(confusion))
            return None

    def _place(self, command: Command) -> int | None:
        """The place of a move; what is none is answered."""
        if not isinstance(command, Action):
            self._screen.say(puzzle_help(self._puzzle, self._words))
            return None
        try:
            self._puzzle.game().act(command)
        except IllegalAction as error:
            self._screen.say(self._words.refusal(error.refusal))
            return None
        return self._puzzle.place_of(command)

    def _looked(self, ask: Ask) -> Iterable[str]:
        view, words = self._view, self._words
        match ask.what:
            case "log":
                return log_lines(view, words, view.names)
            case "help":
                return [puzzle_help(self._puzzle, words)]
            case _:
                return look(ask, view, words)

    def _tell_reasons(self, tried: int | None) -> None:
        self._say_all(self._telling.reasons(tried))
        self._screen.say()
        self._screen.head(self._words("puzzle-line"))
        self._say_all(what_follows(self._puzzle, self._words))
        self._screen.say()
        self._screen.head(self._words("puzzle-moves"))
        self._say_all(what_moves_cost(self._puzzle, self._words))

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._screen.say(line)
