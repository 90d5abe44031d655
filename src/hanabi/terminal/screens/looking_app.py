"""The frame around a screen: one application, in which screens are put on top of each other."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from hanabi.terminal.screens.key_line import Key, KeyLine
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.theme import INTERRUPTED, theme_of
from hanabi.words import Words

T = TypeVar("T")

HIGH = 32
"""Rows from which on there is room between things."""

WIDE, BROAD = 110, 160
"""Columns from which on there is room for something beside the board, and for much."""


class LookingScreen(Screen[T]):
    """A screen that one leaves as one came: by q, Escape, or the word at its foot."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", show=False),
    ]
    SCOPED_CSS = False  # screens that are made from another look like it
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012  # as Textual declares it
        (0, "-narrow"),
        (WIDE, "-wide"),
        (BROAD, "-broad"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-low"),
        (HIGH, "-high"),
    ]

    def __init__(self, words: Words, paint: Paint) -> None:
        super().__init__()
        self.words, self.paint = words, paint

    def keys(self) -> list[Key]:
        """What stands at the foot."""
        return [self.leaving]

    def keys_of_list(self) -> list[Key]:
        """What stands at the foot of a list of which one thing is opened."""
        words = self.words
        return [
            Key("↑ ↓", words("start-key-walk")),
            Key("Enter", words("start-key-open"), "open"),
            self.leaving,
        ]

    @property
    def leaving(self) -> Key:
        """The way back."""
        return Key("q", self.words("page-learn-back"), "leave")

    def key_line(self) -> KeyLine:
        return KeyLine(self.paint, self.keys())

    def action_leave(self) -> None:
        self.dismiss(None)


class LookingApp(App[T]):
    """Shows one screen, and ends with what it is left with."""

    TITLE = "hanabi"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True, system=True),
        Binding("ctrl+q", "leave", show=False, priority=True, system=True),
    ]

    def __init__(self, first: Screen[T], paint: Paint) -> None:
        super().__init__(ansi_color=not paint.colours)
        self._first = first
        self.show_paint(paint)

    def show_paint(self, paint: Paint) -> None:
        """From now on these colours."""
        theme = theme_of(paint)
        self.register_theme(theme)
        self.theme = theme.name if paint.colours else f"ansi-{paint.theme}"

    def on_mount(self) -> None:
        self.push_screen(self._first, self.exit)

    def action_leave(self) -> None:
        self.exit()

    def action_interrupt(self) -> None:
        self.exit(return_code=INTERRUPTED)


def show_screen(screen: Screen[T], paint: Paint) -> T | None:
    """Show a screen until it is left; with what it was left. Ctrl-C raises `KeyboardInterrupt`."""
    app = LookingApp(screen, paint)
    result = app.run()
    if app.return_code == INTERRUPTED:
        raise KeyboardInterrupt
    return result
