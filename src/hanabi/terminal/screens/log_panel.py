"""The log of a table: a paragraph for each turn, suits in their colours, talk below."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.strip import Strip
from textual.widget import Widget

from hanabi.core import Rules
from hanabi.core.events import GameEnded, HandDealt, TurnBegan
from hanabi.terminal.at_table import LogShown, Moment, Remark
from hanabi.terminal.folding import folded
from hanabi.terminal.screens.canvas import Canvas
from hanabi.terminal.screens.paint import Paint
from hanabi.words import Words

SILENT = HandDealt | TurnBegan | GameEnded
"""Events that the table itself shows."""
WHEEL = 3
"""Lines that the wheel of a mouse moves the log."""


def paragraphs(
    log: Sequence[LogShown], words: Words, *, whys: bool
) -> Iterator[tuple[str, list[str]]]:
    """For each turn its sentences, and the reasons for them if they are wanted."""
    for turn, entries in groupby(log, key=lambda entry: entry.turn):
        sentences: list[str] = []
        reasons: list[str] = []
        for entry in entries:
            sentences += entry.before
            if not isinstance(entry.event, SILENT):
                sentences.append(entry.text)
            if entry.why is not None and whys:
                reasons.append(entry.why)
        if sentences:
            yield words("terminal-log-line", turn=turn, sentences=" ".join(sentences)), reasons


def reasons(log: Sequence[LogShown], names: Sequence[str], words: Words, since: int) -> list[str]:
    """Why bots made their moves from the event with this number on."""
    told = []
    for entry in log[since:]:
        if entry.why is not None:
            event = entry.event
            seat = getattr(event, "giver", getattr(event, "seat", 0))
            told.append(words("terminal-why", turn=entry.turn, name=names[seat], reason=entry.why))
    return told or [words("terminal-why-nobody")]


@lru_cache(maxsize=20)
def _suit_pattern(rules: Rules, words: Words) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Finds suits in sentences, with the value beside them; and the suit of each word."""
    named = {
        word.casefold(): suit.name for suit in rules.suits for word in words.suit_words(suit.name)
    }
    listed = "|".join(re.escape(word) for word in sorted(named, key=len, reverse=True))
    return re.compile(rf"\b({listed})\b(?: [1-5]\b|(?=[,.;:]|$))", re.IGNORECASE), named


class LogPanel(Widget):
    """Shows the log of a moment from its end on; whoever scrolls up stays there."""

    DEFAULT_CSS = "LogPanel { height: 1fr; width: 1fr; }"

    def __init__(self, paint: Paint, words: Words) -> None:
        super().__init__()
        self.paint = paint
        self._words = words
        self._moment: Moment | None = None
        self.whys = False
        """Whether reasons are told below each turn."""
        self.up = 0
        """Lines above the end at which one reads."""
        self.titled = False
        self._lines: list[list[Segment]] | None = None
        self._folded: dict[tuple[str, int, str], list[list[Segment]]] = {}
        self._at_width = 0

    def show(self, moment: Moment) -> None:
        if moment is self._moment:
            return
        self._moment = moment
        self._lines = None
        self.refresh()

    def toggle_whys(self) -> None:
        self.whys = not self.whys
        self._lines = None
        self.refresh()

    def scroll_by(self, lines: int) -> None:
        """Read so many lines further up."""
        most = max(0, len(self._all_lines()) - self._room)
        self.up = min(most, max(0, self.up + lines))
        self.refresh()

    def scroll_to_ends(self, *, first: bool) -> None:
        self.up = 10**9 if first else 0
        self.scroll_by(0)

    @property
    def _room(self) -> int:
        return self.size.height - self.titled

    # Drawing

    def _all_lines(self) -> list[list[Segment]]:
        width = max(1, self.size.width - 2)
        if self._lines is None or self._at_width != width:
            self._at_width = width
            moment = self._moment
            lines: list[list[Segment]] = []
            if moment is not None:
                for text, whys in paragraphs(moment.log, self._words, whys=self.whys):
                    lines += self._fold(text, width, "ink")
                    for why in whys:
                        lines += self._fold(f"   {why}", width, "quiet")
                for remark in moment.talk:
                    lines += self._fold(_said(remark), width, "gold")
                for notice in moment.notices:
                    lines += self._fold(notice, width, "gold")
            self._lines = lines
        return self._lines

    def _fold(self, text: str, width: int, ink: str) -> list[list[Segment]]:
        """A paragraph in lines; what was folded once is kept."""
        key = (text, width, ink)
        if key not in self._folded:
            base = self.paint.style(ink)
            indent = len(text) - len(text.lstrip()) + 3
            self._folded[key] = [self._coloured(line, base) for line in folded(text, width, indent)]
        return self._folded[key]

    def _coloured(self, line: str, base: Style) -> list[Segment]:
        assert self._moment is not None
        pattern, named = _suit_pattern(self._moment.rules, self._words)
        found, at = [], 0
        for match in pattern.finditer(line):
            found.append(Segment(line[at : match.start()], base))
            suit = named[match.group(1).casefold()]
            found.append(Segment(match.group(), base + self.paint.sign_style(suit)))
            at = match.end()
        return [*found, Segment(line[at:], base)]

    def forget_look(self) -> None:
        """Draw everything anew: the paint is another one."""
        self._folded.clear()
        self._lines = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        width, ground = self.size.width, self.paint.style("ink", "panel")
        if self.titled and y == 0:
            canvas = Canvas(width, 1, self.paint.style("quiet", "raised"))
            canvas.put(1, 0, self._words("page-log"))
            return Strip(canvas.segments(0), width)
        lines = self._all_lines()
        last = len(lines) - self.up
        number = max(0, last - self._room) + y - self.titled
        row = lines[number] if number < last else []
        strip = Strip([Segment(" "), *row]).apply_style(ground)
        strip = strip.adjust_cell_length(width, ground)
        if y == self.size.height - 1 and self.up:
            more = f" ↓ {self.up} " if self.paint.signs else f" v {self.up} "
            tail = Strip([Segment(more, self.paint.button())])
            return Strip.join([strip.crop(0, width - len(more)), tail])
        return strip

    def on_resize(self) -> None:
        self._lines = None
        self.scroll_by(0)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.scroll_by(WHEEL)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.scroll_by(-WHEEL)


def _said(remark: Remark) -> str:
    return f"{remark.name}: {remark.text}"
