"""A review on the full screen: it grows while one watches, and one goes through its moves and turning points meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from queue import Empty
from typing import ClassVar, Literal

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from hanabi.core import Record
from hanabi.review import GameReview
from hanabi.review import review as look_back
from hanabi.review.summary_words import SIGNS, ReviewWords
from hanabi.review.told_moves import ToldMove, tell_moves
from hanabi.terminal.growing import Made, begin
from hanabi.terminal.review_table import STYLES, ReviewTable
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.course_graph import CourseGraph, Curve
from hanabi.terminal.screens.key_line import Key, KeyLine
from hanabi.terminal.screens.looking_app import LookingScreen
from hanabi.terminal.screens.menu import Menu
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.picture import Picture
from hanabi.words import Words

_LOOKING_FOR_MORE = 0.25
"""Seconds between two looks at what the review has found."""

Part = Literal["move", "board", "summary"]

_BAR = 20
"""Columns of the bar that says how far the review has come."""

_STEP = 5
"""The scale of the scores begins at a multiple of it."""


class ReviewScreen(LookingScreen[GameReview]):
    """One review of a record, finished or growing. It is left with the last of it."""

    CSS = """
    ReviewScreen #head { height: 1; padding: 0 1; background: $panel; }
    ReviewScreen #courses { height: 7; }
    ReviewScreen.-high #courses { height: 12; }
    ReviewScreen #below { height: 1fr; }
    ReviewScreen #moves { width: 34; height: 100%; padding: 0; text-wrap: nowrap; text-overflow: ellipsis; }
    ReviewScreen.-wide #moves { width: 50; }
    ReviewScreen.-broad #moves { width: 56; }
    ReviewScreen #about, ReviewScreen #summary { width: 1fr; height: 100%; padding: 0 1; scrollbar-size-vertical: 1; }
    ReviewScreen #about Static, ReviewScreen #summary Static { height: auto; }
    ReviewScreen Board { display: none; height: 100%; }
    ReviewScreen #summary { display: none; }
    ReviewScreen.-on-board Board { display: block; }
    ReviewScreen.-on-board #about { display: none; }
    ReviewScreen.-on-summary #summary { display: block; }
    ReviewScreen.-on-summary #about { display: none; }
    ReviewScreen.-broad Board { display: block; width: 78; }
    ReviewScreen.-broad.-on-board #about { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "go(-1)", show=False),
        Binding("right,space", "go(1)", show=False),
        Binding("up,k", "go(-1)", show=False, priority=True),
        Binding("down,j", "go(1)", show=False, priority=True),
        Binding("pageup", "go(-10)", show=False, priority=True),
        Binding("pagedown", "go(10)", show=False, priority=True),
        Binding("home", "go(-999)", show=False, priority=True),
        Binding("end", "go(999)", show=False, priority=True),
        Binding("t", "turning(1)", show=False),
        Binding("T", "turning(-1)", show=False),
        Binding("tab", "next_part", show=False, priority=True),
        Binding("m", "part('move')", show=False),
        Binding("b", "part('board')", show=False),
        Binding("s", "part('summary')", show=False),
        Binding("e", "eyes", show=False),
        Binding("x", "stop", show=False),
    ]

    def __init__(
        self,
        record: Record,
        words: Words,
        paint: Paint,
        reviews: Iterator[GameReview],
        stop: threading.Event,
        *,
        turn: int = 1,
        until: int | None = None,
    ) -> None:
        super().__init__(words, paint)
        self._record, self._stop, self._until = record, stop, until
        self._reviews = reviews
        self._made: Made | None = None
        self._table = ReviewTable(record, words)
        self._review: GameReview | None = None
        self._told: list[ToldMove] = []
        self._turn = max(1, turn)
        self._place: int | None = None
        self._open = False
        self._over = False

    @classmethod
    def of(cls, record: Record, words: Words, paint: Paint, *, turn: int = 1) -> ReviewScreen:
        """A review that begins now. `RunningGame` for a game that is not over."""
        stop = threading.Event()
        return cls(record, words, paint, look_back(record, stop=stop), stop, turn=turn)

    def keys(self) -> list[Key]:
        words = self.words
        part = {"move": "looking-board", "board": "looking-summary", "summary": "looking-move"}
        growing = [] if self._over else [Key("x", words("page-review-stop"), "stop")]
        return [
            Key("↑ ↓", words("looking-moves")),
            Key("t", words("report-turning-mark"), "turning(1)"),
            Key("Tab", words(part[self._part]), "next_part"),
            Key("e", words("page-eyes"), "eyes"),
            *growing,
            self.leaving,
        ]

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="courses"):
            yield CourseGraph(self.paint, "gold", id="score")
            yield CourseGraph(self.paint, "good", id="chance")
        with Horizontal(id="below"):
            yield Menu(self.paint, id="moves")
            yield Board(paint=self.paint)
            with VerticalScroll(id="about"):
                yield Static(id="move")
            with VerticalScroll(id="summary"):
                yield Static(id="sums")
        yield self.key_line()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self._made = begin(self._reviews)
        self._head()
        self.set_interval(_LOOKING_FOR_MORE, self._grow)
        self._grow()

    def on_unmount(self) -> None:
        self._stop.set()

    # Growing

    def _grow(self) -> None:
        """Show the latest of what has been found since."""
        assert self._made is not None
        found: GameReview | None = None
        while not self._over:
            try:
                one = self._made.get_nowait()
            except Empty:
                break
            if isinstance(one, BaseException):
                self._over = True
                self.notify(str(one), severity="error")
            elif one is None:
                self._over = True
            else:
                found = one
        if found is not None:
            self._know(found)
        if found is not None or self._over:
            self._head()

    def _know(self, review: GameReview) -> None:
        known = [one.review for one in self._told]
        self._review = review
        self._told = list(tell_moves(self._record, review, self.words))
        if known != [one.review for one in self._told]:
            self._list_moves()
        if self._place is None and self._told:
            at = [i for i, one in enumerate(self._told) if one.review.turn >= self._turn]
            if at or review.complete:
                self._place = at[0] if at else len(self._told) - 1
        self._sum_up(review)
        self._show()

    def _sum_up(self, review: GameReview) -> None:
        sums: list[RenderableType] = [
            *ReviewWords(self._record, review, self.words, ()).about(self._until)
        ]
        self.query_one("#sums", Static).update(Group(*sums, *self._table.summary(review)))

    def _list_moves(self) -> None:
        listed = self.query_one(OptionList)
        lines = [self._line(one) for one in self._told]
        for number, line in enumerate(lines[: listed.option_count]):
            listed.replace_option_prompt_at_index(number, line)
        listed.add_options([Option(line) for line in lines[listed.option_count :]])

    def _line(self, told: ToldMove) -> Text:
        move, paint = told.review, self.paint
        assert self._review is not None
        mark = "◆" if move.turn in self._review.turning_points else " "
        mark = "✕" if move.turn == self._review.lost_at else mark
        loss = f"−{self.words.decimal(move.loss)}" if told.better and move.loss else ""
        line = Text(no_wrap=True)
        line.append(f"{move.turn:>3}", paint.style("quiet"))
        line.append(mark, paint.style("bad" if mark == "✕" else "gold", bold=True))
        line.append(f"{SIGNS[move.label]:2}{loss:>6} ", self._style(told))
        done = self.words("report-line-move", name=told.name, move=told.action)
        line.append(done, paint.style("ink"))
        return line

    def _style(self, told: ToldMove) -> str:
        return STYLES[told.review.label] if self.paint.colours else ""

    # What is shown

    def _head(self) -> None:
        words, paint, review = self.words, self.paint, self._review
        head = Text(no_wrap=True, overflow="ellipsis")
        head.append(
            words("report-title", title=words.title(self._record.rules)),
            paint.style("ink", bold=True),
        )
        if self._until is not None:
            head.append(f"  {words('report-until', turn=self._until)}", paint.style("quiet"))
        done = 0.0 if review is None else review.done
        if review is None and not self._over:
            head.append(f"  {words('report-begins')}", paint.style("gold"))
        elif not self._over:
            full = round(done * _BAR)
            head.append(f"  {'━' * full}", paint.style("gold"))
            head.append("─" * (_BAR - full), paint.style("quiet"))
            head.append(f" {words.percent(done)}", paint.style("gold"))
        elif review is not None and not review.complete:
            head.append(
                f"  {words('page-review-partial', done=words.percent(done))}", paint.style("gold")
            )
        self.query_one("#head", Static).update(head)
        self.query_one(KeyLine).show(self.keys())

    def _show(self) -> None:
        review = self._review
        if review is None:
            return
        self._draw_courses(review)
        if self._place is None:
            return
        told = self._told[self._place]
        self.query_one(OptionList).highlighted = self._place
        about = Group(*self._table.marks(review, told), *self._table.move(review, told))
        self.query_one("#move", Static).update(about)
        view = told.game.open_view() if self._open else told.game.view(told.review.seat)
        names = self._record.players
        eyes = self.words("page-all-open") if self._open else names[told.review.seat]
        banner = f"{self.words('page-eyes')}: {eyes}"
        self.query_one(Board).picture = Picture(view, self.words, names, banner=banner)

    def _draw_courses(self, review: GameReview) -> None:
        words, moments = self.words, review.moments
        last = max(1, len(review.moves), *(one.turn for one in moments))
        turn = self._told[self._place].review.turn if self._place is not None else 0
        maximum = self._record.rules.maximum
        scores = [(one.turn, one.estimate.score) for one in moments]
        chances = [(one.turn, one.estimate.perfect) for one in moments]
        lowest = min((score for _, score in scores), default=0.0)
        least = min(max(0.0, lowest // _STEP * _STEP), maximum - _STEP)
        turning = review.turning_points
        score = Curve(words("review-score"), scores, least, maximum, last, words.decimal, turning)
        chance = Curve(words("review-perfect"), chances, 0.0, 1.0, last, words.percent, turning)
        self.query_one("#score", CourseGraph).show(score, turn)
        self.query_one("#chance", CourseGraph).show(chance, turn)

    # Where one looks

    def action_go(self, moves: int) -> None:
        if self._told:
            place = (self._place or 0) + moves
            self._be_at(min(max(0, place), len(self._told) - 1))

    def _be_at(self, place: int) -> None:
        if place != self._place:
            self._place = place
            self.query_one("#about").scroll_home(animate=False)
            self._show()

    def _go_to_turn(self, turn: int) -> None:
        for place, told in enumerate(self._told):
            if told.review.turn >= turn:
                self._be_at(place)
                return

    def action_turning(self, by: int) -> None:
        """Go to the next turning point, or the one before."""
        if self._review is None or self._place is None:
            return
        here, turns = self._told[self._place].review.turn, self._review.turning_points
        found = [turn for turn in turns if (turn - here) * by > 0]
        if found:
            self._go_to_turn(min(found) if by > 0 else max(found))

    def on_course_graph_chosen(self, event: CourseGraph.Chosen) -> None:
        self._go_to_turn(event.turn)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._be_at(event.option_index)

    # What one looks at

    @property
    def _part(self) -> Part:
        if self.has_class("-on-board"):
            return "board"
        return "summary" if self.has_class("-on-summary") else "move"

    def action_part(self, part: Part) -> None:
        self.set_class(part == "board", "-on-board")
        self.set_class(part == "summary", "-on-summary")
        self.query_one(KeyLine).show(self.keys())

    def action_next_part(self) -> None:
        parts: list[Part] = ["move", "board", "summary"]
        self.action_part(parts[(parts.index(self._part) + 1) % len(parts)])

    def action_eyes(self) -> None:
        """See all hands, or only what the player saw."""
        self._open = not self._open
        self._show()

    # The end

    def action_stop(self) -> None:
        """Be content with what is known by now."""
        if not self._over:
            self._over = True
            self._stop.set()
            self._head()

    def action_leave(self) -> None:
        self._stop.set()
        self.dismiss(self._review)

    @property
    def complete(self) -> bool:
        """Whether nothing more is to come."""
        return self._review is not None and self._review.complete
