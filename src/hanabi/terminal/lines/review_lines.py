"""A review on the screen: it grows while one watches, and is printed whole at the end."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from hanabi.core import BadSetup, Record
from hanabi.review import GameReview
from hanabi.review.summary_words import ReviewWords
from hanabi.terminal.capability import is_terminal
from hanabi.terminal.growing import made_elsewhere
from hanabi.terminal.review_table import ReviewTable
from hanabi.words import Words

_BESIDE_THE_TABLE = 6
"""Lines of the screen that are not for moves: the head, the courses, the progress, and one to spare."""

_FEWEST = 3
_SPOKEN_STEPS = 10


class ReviewLines:
    """Shows the reviews of one record."""

    def __init__(self, record: Record, words: Words, *, plain: bool) -> None:
        self._record, self._words = record, words
        self._plain = plain or os.environ.get("TERM") == "dumb"
        self._table = ReviewTable(record, words)
        whole_lines = self._plain
        self._console = Console(
            no_color=self._plain, highlight=False, markup=False, emoji=False, soft_wrap=whole_lines
        )

    # While it grows

    def watch(
        self, reviews: Iterator[GameReview], stop: threading.Event
    ) -> tuple[GameReview | None, bool]:
        """The last of the reviews, and whether somebody pressed Ctrl-C before: then it is what was known by then."""
        last: GameReview | None = None
        with self._live() as live:
            try:
                for last in made_elsewhere(reviews):
                    if live is not None:
                        live.update(self._growing(last))
                    elif self._plain and is_terminal(sys.stderr):
                        self._tell_progress(last)
            except KeyboardInterrupt:
                stop.set()
                return last, True
        return last, False

    def _live(self) -> AbstractContextManager[Live | None]:
        if self._plain or not is_terminal(sys.stderr):
            return nullcontext()
        console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        waiting = Text(self._words("report-begins"), style="dim")
        return Live(waiting, console=console, transient=True, vertical_overflow="crop")

    def _growing(self, review: GameReview) -> RenderableType:
        progress = Table.grid(padding=(0, 1))
        done = self._words.percent(review.done)
        progress.add_row(ProgressBar(total=1.0, completed=review.done, width=30), done)
        rows = max(_FEWEST, self._console.size.height - _BESIDE_THE_TABLE)
        courses = [Text(line, no_wrap=True) for line in self._table.course(review)]
        return Group(self._table.latest(review, rows), *courses, progress)

    def _tell_progress(self, review: GameReview) -> None:
        step = int(review.done * _SPOKEN_STEPS)
        if step > self._spoken and not review.complete:
            self._spoken = step
            sys.stderr.write(f"{self._words.percent(step / _SPOKEN_STEPS)}\n")

    _spoken = 0

    # When it has come to its end

    def show(self, review: GameReview, *, until: int | None = None) -> None:
        """Print all of it."""
        words, rules = self._words, self._record.rules
        self._say(Text(words("report-title", title=words.title(rules)), style="bold"))
        for line in ReviewWords(self._record, review, words, ()).about(until):
            self._say(line)
        if self._plain:
            for line in self._table.sentences(review):
                self._say(line)
        else:
            for part in self._table.moves(review, self._console.width):
                self._say(part)
            self._say("")
            for line in self._table.course(review):
                self._say(line)
        for part in self._table.summary(review):
            self._say(part)

    def show_turn(self, review: GameReview, turn: int) -> None:
        """Print all about the moves of one turn."""
        told = list(self._table.turn(review, turn))
        if not told:
            looked = [move.turn for move in review.moves if move is not None]
            known = f"turns 1 to {max(looked)} are" if looked else "none is"
            raise BadSetup(f"turn: turn {turn} is not in the review; {known}")
        for part in told:
            self._say(part)

    def _say(self, what: RenderableType) -> None:
        self._console.print(what)
