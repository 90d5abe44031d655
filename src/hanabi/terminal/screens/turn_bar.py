"""The way through a game: a bar that can be dragged, and its arrows."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from hanabi.terminal.screens.paint import Paint

_LEFT = "⏮ ◀ "
_RIGHT = " ▶ ⏭"
DONE, KNOB, AHEAD = "━", "●", "─"


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
        width = len(str(self._end)) if self._told else 0
        return f"  {self._turn:>{width}}/{self._end}" if self._told else f"  {self._turn}"

    @property
    def _track(self) -> tuple[int, int]:
        """The column where the track begins, and how wide it is."""
        width = self.content_size.width - len(_LEFT) - len(_RIGHT) - len(self._label)
        return len(_LEFT), max(1, width)

    def render(self) -> Text:
        _, width = self._track
        knob = round(self._turn / max(1, self._end) * (width - 1))
        arrows, strong = self._paint.style("ink"), self._paint.style("gold", bold=True)
        bar = Text(_LEFT, arrows, no_wrap=True)
        bar.append(DONE * knob + KNOB, strong)
        bar.append(AHEAD * (width - knob - 1), self._paint.style("quiet"))
        bar.append(_RIGHT, arrows)
        bar.append(self._label, self._paint.style("ink", bold=True))
        return bar

    def on_mouse_down(self, event: events.MouseDown) -> None:
        column = event.x - 1
        begins, width = self._track
        if begins <= column < begins + width:
            self.capture_mouse()
            self._dragging = True
            self._drag(column)
            return
        steps = {0: 0, 2: self._turn - 1}
        after = column - begins - width
        steps |= {begins + width + place: to for place, to in ((1, self._turn + 1), (3, self._end))}
        if column in steps and after <= len(_RIGHT):
            self.post_message(self.Moved(min(max(0, steps[column]), self._end)))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._dragging:
            self._drag(event.x - 1)

    def on_mouse_up(self) -> None:
        self._dragging = False
        self.release_mouse()

    def _drag(self, column: int) -> None:
        begins, width = self._track
        share = (column - begins) / max(1, width - 1)
        self.post_message(self.Moved(round(min(max(share, 0.0), 1.0) * self._end)))
