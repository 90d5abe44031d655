"""The application around a table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.table_screen import TableScreen
from hanabi.terminal.screens.table_view import Ended
from hanabi.terminal.screens.theme import theme_of


class TableApp(App[Ended]):
    """One table on the whole screen. Its result is how that ended."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True, system=True),
        Binding("ctrl+q", "leave", show=False, priority=True, system=True),
    ]

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(ansi_color=not screen.paint.colours)
        self.table_screen = screen
        self.show_paint(screen.paint)

    def show_paint(self, paint: Paint) -> None:
        """From now on these colours."""
        theme = theme_of(paint)
        self.register_theme(theme)
        self.theme = theme.name if paint.colours else f"ansi-{paint.theme}"

    async def on_mount(self) -> None:
        self.push_screen(self.table_screen, self.exit)

    async def action_leave(self) -> None:
        await self.table_screen.leave(Ended())

    async def action_interrupt(self) -> None:
        await self.table_screen.leave(Ended(interrupted=True))
