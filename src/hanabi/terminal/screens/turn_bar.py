"""The way through a game: a bar that can be dragged, and arrows beside it."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from hanabi.terminal.screens.paint import Paint

_SIGNS = (("|◀", "◀ "), ("▶ ", "▶|"), ("━", "●", "─"))
_PLAIN_SIGNS = (("|<", "< "), ("> ", ">|"), ("=", "O", "-"))
"""To the first turn and one back, one forward and to the last, and what the bar is made of."""

_ARROW = 3
"""Columns of an arrow, a blank included."""


class TurnBar(Widget):
    """A slider over the turns. `end` is the furthest that may be shown; the last turn need not be told."""

    DEFAULT_CSS = """
    TurnBar { height: 1; width: 1fr; padding: 0 1; }
    """

    class Moved(Message):
        """Somebody wants to see this turn."""

        def __init__(self, turn: int) -> None:
            super().__init__()
            self.turn = turn

    def __init__(self, paint: Paint, id: str | None = None) -> None:  # noqa: A002  # as widgets call it
        super().__init__(id=id)
        self._paint = paint
        self._turn, self._end, self._told = 0, 0, True
        self._dragging = False

    def show(self, turn: int, end: int, *, told: bool = True) -> None:
        """Be at this turn; `told` says whether the end is that of the game and may be named."""
        self._turn, self._end, self._told = turn, end, told
        self.refresh()

    @property
    def _label(self) -> str:
        return f"{self._turn:>{len(str(self._end))}}/{self._end}" if self._told else str(self._turn)

    @property
    def _begins(self) -> int:
        """The column of the content where the track begins."""
        return 2 * _ARROW

    @property
    def _width(self) -> int:
        """The columns of the track."""
        return max(1, self.content_size.width - 4 * _ARROW - len(self._label) - 2)

    def render(self) -> Text:
        back, forth, track = _SIGNS if self._paint.signs else _PLAIN_SIGNS
        done, knob, ahead = track
        place = self._place(self._turn)
        arrows, strong = self._paint.style("ink"), self._paint.style("gold", bold=True)
        bar = Text("".join(f"{sign} " for sign in back), arrows, no_wrap=True)
        bar.append(done * place + knob, strong)
        bar.append(ahead * (self._width - place - 1), self._paint.style("quiet"))
        bar.append("".join(f" {sign}" for sign in forth), arrows)
        bar.append(f"  {self._label}", strong)
        return bar

    def _place(self, turn: int) -> int:
        """The column of the track at which a turn is."""
        return round(turn / max(1, self._end) * (self._width - 1))

    # The mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        column = event.x - self.styles.padding.left - self._begins
        if 0 <= column < self._width:
            self._dragging = True
            self.capture_mouse()
            self._go(self._turn_at(column))
        elif column < 0:
            self._go(0 if column < -_ARROW else self._turn - 1)
        elif column < self._width + 2 * _ARROW:
            self._go(self._turn + 1 if column < self._width + _ARROW else self._end)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._dragging:
            self._go(self._turn_at(event.x - self.styles.padding.left - self._begins))

    def on_mouse_up(self) -> None:
        self._dragging = False
        self.release_mouse()

    def on_mouse_scroll_down(self) -> None:
        self._go(self._turn + 1)

    def on_mouse_scroll_up(self) -> None:
        self._go(self._turn - 1)

    def _turn_at(self, column: int) -> int:
        return round(column / max(1, self._width - 1) * self._end)

    def _go(self, turn: int) -> None:
        self.post_message(self.Moved(max(0, turn)))
