"""Looking at a record: any moment from any seat, or turn by turn."""

from __future__ import annotations

from collections.abc import Iterator

from hanabi.core import Record, Seat, View
from hanabi.terminal.board_lines import BoardLines
from hanabi.terminal.lines.screen import Screen
from hanabi.terminal.log_lines import log_lines
from hanabi.terminal.moments import Moments
from hanabi.words import Words


class Replay:
    """A record on the screen, seen from one seat or with open hands."""

    def __init__(self, record: Record, seat: Seat | None, words: Words, screen: Screen) -> None:
        self._moments = Moments(record, words)
        self._seat = seat
        self._words = words
        self._screen = screen
        self._board = BoardLines(words, record.players)
        self.last = self._moments.last
        screen.colour_suits({suit.name: words.suit_words(suit.name) for suit in record.rules.suits})

    def view(self, turn: int | None) -> View:
        """The moment after that turn; None is the last one."""
        return self._moments.view(turn, self._seat)

    def show(self, turn: int | None) -> None:
        """Print one moment."""
        for line in self._moment(self.view(turn)):
            self._screen.say(line)

    def tell(self) -> None:
        """Print the whole game and how it ended."""
        view = self.view(None)
        for line in log_lines(view, self._words, view.names):
            self._screen.say(line)
        self._screen.say(self._moments.state(view))

    def step(self) -> None:
        """Let the reader go through the turns, forward and back."""
        turn = 0
        self._screen.say(self._words("terminal-replay-help", last=self.last))
        while True:
            self._screen.say()
            self.show(turn)
            try:
                answer = self._screen.ask(f"{turn}/{self.last}> ").strip().casefold()
            except EOFError:
                return
            if answer in ("q", "quit", *self._words("command-quit").split(", ")):
                return
            turn = self._go(turn, answer)

    def _go(self, turn: int, answer: str) -> int:
        if answer == "":
            return min(turn + 1, self.last)
        if answer == "b":
            return max(turn - 1, 0)
        if answer.isascii() and answer.isdigit() and int(answer) <= self.last:
            return int(answer)
        self._screen.say(self._words("terminal-replay-help", last=self.last))
        return turn

    def _moment(self, view: View) -> Iterator[str]:
        news = self._moments.news(view)
        if news is not None:
            yield news
        yield from self._board.table(view)
        yield self._moments.state(view)
