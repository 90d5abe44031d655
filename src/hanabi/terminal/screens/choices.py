"""A form of a few rows: each has some values, of which one is chosen with the arrows or the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from hanabi.terminal.screens.paint import Paint


class Value(NamedTuple):
    """Something that can be chosen."""

    key: str
    name: str
    about: str = ""


class Choice(Widget, can_focus=True):
    """One row: its name, and the value that is chosen. `Changed` says that another one is."""

    DEFAULT_CSS = """
    Choice { height: 1; width: 1fr; padding: 0 1; }
    Choice:focus { background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "turn(-1)", show=False),
        Binding("right,l,space", "turn(1)", show=False),
        Binding("up,k", "app.focus_previous", show=False),
        Binding("down,j", "app.focus_next", show=False),
    ]

    class Changed(Message):
        """Another value is chosen."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Seen(Message):
        """The row is the one that is worked at."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(
        self,
        paint: Paint,
        name: str,
        values: Sequence[Value],
        chosen: str,
        id: str,  # noqa: A002
    ) -> None:
        super().__init__(id=id)
        self._paint, self._label = paint, name
        self._values: Sequence[Value] = values
        self._place = 0
        self.offer(values, chosen)

    def offer(self, values: Sequence[Value], chosen: str | None = None) -> None:
        """From now on these values; what was chosen stays, where it can."""
        wanted = self.value.key if chosen is None else chosen
        self._values = values
        self._place = next((i for i, value in enumerate(values) if value.key == wanted), 0)
        self.refresh()

    @property
    def value(self) -> Value:
        """What is chosen."""
        return self._values[self._place]

    def choose(self, key: str) -> None:
        """Have this value, as if somebody had chosen it; nobody is told."""
        self.offer(self._values, key)

    def render(self) -> Text:
        paint, width = self._paint, self.content_size.width
        side = min(24, width // 3)
        many = len(self._values) > 1
        row = Text(no_wrap=True, overflow="ellipsis")
        row.append(self._label, paint.style("quiet"))
        row.append(" " * max(1, side - cell_len(self._label)))
        row.append("‹ " if many else "  ", paint.style("gold"))
        row.append(self.value.name, paint.style("ink", bold=True))
        row.append(" ›" if many else "", paint.style("gold"))
        return row

    def action_turn(self, by: int) -> None:
        if len(self._values) > 1:
            self._place = (self._place + by) % len(self._values)
            self.refresh()
            self.post_message(self.Changed(self))

    def on_focus(self) -> None:
        self.post_message(self.Seen(self))

    def on_click(self, event: events.Click) -> None:
        side = min(24, self.content_size.width // 3)
        self.action_turn(-1 if event.x - 1 <= side + 1 else 1)
