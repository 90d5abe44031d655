"""The frame around a screen: one application, in which screens are put on top of each other."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from hanabi.terminal.screens.key_line import Key, KeyLine
from hanabi.terminal.screens.paint import Paint
from hanabi.words import Words

T = TypeVar("T")

HIGH = 32
"""Rows from which on there is room between things."""

INTERRUPTED = 130

WIDE, BROAD = 110, 160
"""Columns from which on there is room for something beside the board, and for much."""


def _theme(paint: Paint) -> Theme:
    """The colours of the board for everything around it."""
    ground = paint.ground
    return Theme(
        "hanabi",
        primary=ground.gold,
        accent=ground.gold,
        background=ground.sky,
        surface=ground.sky,
        panel=ground.raised,
        foreground=ground.ink,
        error=ground.bad,
        success=ground.good,
        dark=paint.theme == "dark",
        variables={
            "text-muted": ground.quiet,
            "block-cursor-foreground": ground.ink,
            "block-cursor-background": ground.raised,
            "block-cursor-blurred-foreground": ground.ink,
            "block-cursor-blurred-background": ground.raised,
            "scrollbar": ground.line,
            "scrollbar-hover": ground.quiet,
            "scrollbar-active": ground.gold,
            "scrollbar-background": ground.sky,
            "scrollbar-background-hover": ground.sky,
            "scrollbar-background-active": ground.sky,
        },
    )


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
        Binding("ctrl+c,ctrl+q", "interrupt", show=False, priority=True)
    ]

    def __init__(self, first: LookingScreen[T]) -> None:
        super().__init__(ansi_color=not first.paint.colours)
        self._first = first
        self.register_theme(_theme(first.paint))
        self.theme = "hanabi" if first.paint.colours else f"ansi-{first.paint.theme}"

    def on_mount(self) -> None:
        self.push_screen(self._first, self.exit)

    def action_interrupt(self) -> None:
        self.exit(return_code=INTERRUPTED)


def show_screen(screen: LookingScreen[T]) -> T | None:
    """Show a screen until it is left; with what it was left. Ctrl-C raises `KeyboardInterrupt`."""
    app = LookingApp(screen)
    result = app.run()
    if app.return_code == INTERRUPTED:
        raise KeyboardInterrupt
    return result
