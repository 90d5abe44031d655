"""A review in the terminal: a row for each move, the course of the game as a line, and what it comes down to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hanabi.core import Record
from hanabi.review import Estimate, GameReview, Label, MoveReview
from hanabi.review.sentences import judging_sentence
from hanabi.review.summary_words import SIGNS, ReviewWords
from hanabi.review.told_moves import ToldMove, line_words, tell_moves
from hanabi.words import Words
from hanabi.words.known_cards import face_words, known_words

STYLES = {
    Label.BEST: "green",
    Label.GOOD: "green",
    Label.INACCURACY: "yellow",
    Label.MISTAKE: "red",
    Label.BLUNDER: "bold red",
    Label.FORCED: "",
}

_BARS = "▁▂▃▄▅▆▇█"
_MOVE = 2
"""The column of the table that gives way where the screen is narrow."""

_GAP = 2
"""Between two columns."""

_LONGEST_LINE = 40
"""Bars of a course, so that it fits a screen of 80 columns."""


class ReviewTable:
    """Turns the reviews of one record into tables and lines, in one language."""

    def __init__(self, record: Record, words: Words) -> None:
        self._record, self._words = record, words

    # Moves

    def latest(self, review: GameReview, most: int) -> Table:
        """The latest of the moves that have been looked at."""
        table = _table(*self._heads())
        for told in list(tell_moves(self._record, review, self._words))[-most:]:
            table.add_row(*self._row(told))
        return table

    def moves(self, review: GameReview, width: int) -> Iterator[RenderableType]:
        """All moves that have been looked at; what is said about one stands beneath it, as wide as the screen."""
        heads, told = self._heads(), list(tell_moves(self._record, review, self._words))
        rows = [self._row(one) for one in told]
        texts = [[head for head, _ in heads], *rows]
        widths = [max(map(_cells, column)) for column in zip(*texts, strict=True)]
        spare = width - sum(widths) - _GAP * (len(widths) - 1)
        widths[_MOVE] = max(_cells(heads[_MOVE][0]), widths[_MOVE] + min(0, spare))
        table = _table(*heads, widths=widths)
        for one, row in zip(told, rows, strict=True):
            table.add_row(*row)
            if beneath := list(self._beneath(review, one)):
                yield table
                yield from (
                    Padding(line, (0, 0, 0, widths[0] + _GAP), expand=False) for line in beneath
                )
                table = _table(*heads, widths=widths, headed=False)
        if table.row_count:
            yield table

    def _heads(self) -> list[tuple[str, str]]:
        words = self._words
        return [
            (words("report-turn"), "right"),
            (words("story-player"), "left"),
            (words("report-move"), "left"),
            (words("report-verdict"), "left"),
            (words("report-points"), "right"),
            (words("report-perfect"), "right"),
            (words("report-lost"), "right"),
        ]

    def _row(self, told: ToldMove) -> list[str | Text]:
        words, move = self._words, told.review
        return [
            str(move.turn),
            told.name,
            told.action,
            self._verdict(move),
            self._points(move.played),
            words.percent(move.played.perfect),
            f"−{words.decimal(move.loss)}" if told.better else "",
        ]

    def _beneath(self, review: GameReview, told: ToldMove) -> Iterator[Text]:
        """What is said beneath a move: what was clearly better, and what turned there."""
        words, move = self._words, told.review
        if move.label is Label.GOOD:
            pass  # to name what was hardly better would hide what was
        elif told.better and told.reason:
            line = words("report-better-because", move=told.better, reason=told.reason)
            yield Text(line, style="dim")
        elif told.better:
            yield Text(words("report-better", move=told.better), style="dim")
        yield from self.marks(review, told)

    def marks(self, review: GameReview, told: ToldMove) -> Iterator[Text]:
        """What turned with a move."""
        if told.review.turn in review.turning_points:
            yield Text(f"◆ {self._words('report-turning-mark')}", style="bold")
        if told.review.turn == review.lost_at:
            yield Text(f"✕ {self._words('report-no-more')}", style="bold red")

    def _verdict(self, move: MoveReview) -> Text:
        words = self._words
        shown = Text(
            f"{SIGNS[move.label]} {words(f'review-label-{move.label}')}", STYLES[move.label]
        )
        if move.unlucky:
            shown.append(f", {words('report-unlucky')}", "magenta")
        return shown

    def _points(self, estimate: Estimate) -> str:
        words = self._words
        return f"{words.decimal(estimate.score)} ±{words.decimal(estimate.score_error)}"

    def sentences(self, review: GameReview) -> Iterator[str]:
        """The moves for those who listen: each as sentences."""
        words = self._words
        for told in tell_moves(self._record, review, words):
            yield " ".join(self._spoken(review, told))

    def _spoken(self, review: GameReview, told: ToldMove) -> Iterator[str]:
        words, move = self._words, told.review
        sums = ReviewWords(self._record, review, words, [told])
        verdict = words(f"review-label-{move.label}")
        yield words(
            "report-plain-move", turn=move.turn, name=told.name, move=told.action, verdict=verdict
        )
        if move.unlucky:
            yield words("review-unlucky")
        yield sums.worth(move)
        if told.better:
            yield words("report-plain-better", move=told.better)
            yield sums.gain(move)
        if told.reason:
            yield told.reason
        if move.turn == review.lost_at:
            yield f"({words('report-no-more')})"

    # One turn

    def turn(self, review: GameReview, turn: int) -> Iterator[RenderableType]:
        """All about the moves of one turn; nothing if they have not been looked at."""
        for told in tell_moves(self._record, review, self._words):
            if told.review.turn == turn:
                yield from self.move(review, told)

    def move(self, review: GameReview, told: ToldMove) -> Iterator[RenderableType]:
        """All about one move."""
        yield " ".join(self._spoken(review, told))
        yield self._options(review, told)
        yield from self._following(told)
        yield self._hand(told)

    def _options(self, review: GameReview, told: ToldMove) -> RenderableType:
        sums = ReviewWords(self._record, review, self._words, [told])
        first, *others = sums.option_heads()
        table = _table((first, "left"), *((head, "right") for head in others))
        for row in sums.options(told):
            table.add_row(*row)
        return _headed(self._words("report-options"), table)

    def _following(self, told: ToldMove) -> Iterator[RenderableType]:
        lines = line_words(self._words, told)
        if lines:
            yield _headed(self._words("report-line"), *lines)

    def _hand(self, told: ToldMove) -> RenderableType:
        words, rules = self._words, told.game.rules
        table = _table(
            (words("report-place"), "right"),
            (words("report-card"), "left"),
            (words("report-known"), "left"),
            (words("report-believed"), "left"),
        )
        view = told.game.view(told.review.seat)
        for place, card in enumerate(view.hand, start=1):
            table.add_row(
                str(place),
                words.card(rules, told.game.face(card.id)),
                known_words(words, rules, card.knowledge),
                face_words(words, rules, card.knowledge.believed),
            )
        return _headed(words("report-knew", name=told.name), table)

    # The whole game

    def course(self, review: GameReview) -> Iterator[str]:
        """Expected score and chance of a perfect game as lines of bars."""
        words, moments = self._words, review.moments
        if not moments:
            return
        scores = [one.estimate.score for one in moments]
        chances = [one.estimate.perfect for one in moments]
        top = float(self._record.rules.maximum)
        courses = (
            ("review-score", scores, top, words.decimal),
            ("review-perfect", chances, 1.0, words.percent),
        )
        for what, values, most, said in courses:
            first, last = said(values[0]), said(values[-1])
            yield words(
                "report-line-of-course",
                what=words(what),
                bars=sparkline(values, most),
                first=first,
                last=last,
            )

    def summary(self, review: GameReview) -> Iterator[RenderableType]:
        """What the game comes down to."""
        words, told = self._words, list(tell_moves(self._record, review, self._words))
        sums = ReviewWords(self._record, review, words, told)
        turns = [line for _, line in sums.turning_points()]
        if turns:
            yield _headed(words("review-turning"), *turns)
        yield ""
        yield from sums.counts()
        lost = [line for _, line in sums.lost()]
        if lost:
            yield _headed(words("review-lost"), *lost)
        names = ((self._record.players[share.seat], "right") for share in review.shares)
        shares = _table((words("story-player"), "left"), *names)
        for row in sums.shares():
            shares.add_row(*row)
        yield _headed(words("review-shares"), shares)
        yield _headed(words("review-how"), judging_sentence(words), sums.taken_for())


def sparkline(values: Sequence[float], most: float) -> str:
    """A line of bars from 0 to the most; the values of neighbours are put together where there are many."""
    number = min(len(values), _LONGEST_LINE)
    ends = [len(values) * i // number for i in range(number + 1)]
    parts = [values[a:b] for a, b in pairwise(ends)]
    heights = [sum(part) / len(part) / most for part in parts]
    return "".join(
        _BARS[round(min(max(height, 0.0), 1.0) * (len(_BARS) - 1))] for height in heights
    )


def _table(
    *columns: tuple[str, str], widths: Sequence[int | None] = (), headed: bool = True
) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", show_header=headed)
    for (head, justify), width in zip_longest(columns, widths):
        table.add_column(head, justify="right" if justify == "right" else "left", width=width)
    return table


def _cells(text: str | Text) -> int:
    """How wide a text is on the screen."""
    return text.cell_len if isinstance(text, Text) else cell_len(text)


def _headed(head: str, *beneath: RenderableType) -> RenderableType:
    return Group(
        "", Text(head, style="bold"), *(Padding(one, (0, 0, 0, 2), expand=False) for one in beneath)
    )
