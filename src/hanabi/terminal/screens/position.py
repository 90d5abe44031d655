"""One position on the full screen: its board, what is said about it, and the keys of a table to try moves in it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

from rich.segment import Segment

from hanabi.core import Action, Rearrange, View
from hanabi.terminal.at_table import AtTable, Moment, Refused, SeatShown, Wish
from hanabi.terminal.commands import Ask, Commands
from hanabi.terminal.folding import folded
from hanabi.terminal.screens.doing import Command
from hanabi.terminal.screens.log_panel import LogPanel
from hanabi.terminal.screens.looking_app import BROAD, HIGH, WIDE
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.table_screen import TableScreen
from hanabi.terminal.screens.told import first_word
from hanabi.words import Words

Said = tuple[str, str]
"""A paragraph, and its ink: `ink`, `quiet`, `gold`, `good` or `bad`."""

_LEAST = 3
"""Rows for what is said, at least."""


class PositionTable(AtTable):
    """The seat of whoever looks at a position: a move is handed to `tried`, and nothing else can be wished."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.tried: asyncio.Queue[Action | Rearrange] = asyncio.Queue()
        self._moments: asyncio.Queue[Moment] = asyncio.Queue()

    def show(self, view: View, asked: str, *, open_to_moves: bool) -> None:
        """From now on this view; `asked` is what is asked of whoever looks at it."""
        seats = tuple(SeatShown(name) for name in view.names)
        shown = view if open_to_moves else replace(view, legal_actions=())
        moment = Moment("playing", view.rules, seats, view.seat, shown, notices=(asked,))
        self._moments.put_nowait(moment)

    async def moments(self) -> AsyncIterator[Moment]:
        while True:
            yield await self._moments.get()

    async def act(self, step: Action | Rearrange) -> None:
        self.tried.put_nowait(step)

    async def wish(self, wish: Wish, text: str = "", card: int | None = None) -> str | None:  # noqa: ARG002  # as tables have it
        raise Refused(self.words("page-problem-wrong-moment"))

    async def uncover(self) -> None:
        """Nobody shares the keyboard here."""

    async def leave(self) -> None:
        """Nothing is kept."""


class SaidPanel(LogPanel):
    """Paragraphs in the place of the log, read from the first one on."""

    def __init__(self, paint: Paint, words: Words) -> None:
        super().__init__(paint, words)
        self._said: Sequence[Said] = ()

    def say(self, said: Sequence[Said]) -> None:
        """From now on these."""
        self._said = said
        self._lines = None
        self.refresh()
        self.call_after_refresh(self.scroll_to_ends, first=True)

    def rows(self, width: int) -> int:
        """The rows that all of it takes on so many columns."""
        return sum(len(folded(text, width - 2, 3)) for text, _ in self._said)

    def on_resize(self) -> None:
        super().on_resize()
        self.scroll_to_ends(first=True)

    def _fold(self, text: str, width: int, ink: str) -> list[list[Segment]]:
        """A paragraph in lines: only lines of the log are indented below their number."""
        if re.match(r"\d+\. ", text):
            return super()._fold(text, width, ink)
        return [self._coloured(line, self.paint.style(ink)) for line in folded(text, width)]

    def _all_lines(self) -> list[list[Segment]]:
        width = max(1, self.size.width - 2)
        if self._lines is None or self._at_width != width:
            self._at_width, self._lines = width, []
            apart, before = self.screen.size.height >= HIGH, ""
            for text, ink in self._said if self._moment is not None else ():
                if apart and before not in ("", ink):
                    self._lines.append([])
                self._lines += self._fold(text, width, ink)
                before = ink
        return self._lines


class PositionScreen(TableScreen):
    """The frame of lessons and puzzles. What comes of a move is said by `attempt`."""

    def __init__(self, words: Words, paint: Paint, questions: Mapping[str, str]) -> None:
        self.position = PositionTable(words)
        super().__init__(self.position, paint)
        self._commands = Commands(words, questions)
        self._news: Sequence[Said] = ()

    def log_panel(self) -> LogPanel:
        return SaidPanel(self.paint, self._words)

    def on_mount(self) -> None:
        super().on_mount()
        self._panel = self.query_one(SaidPanel)
        self.run_worker(self._judge(), group="judge")
        self.begin()

    async def _judge(self) -> None:
        while True:
            self.attempt(await self.position.tried.get())

    # For lessons and puzzles to say

    def begin(self) -> None:
        """Show the position."""
        raise NotImplementedError

    def attempt(self, step: Action | Rearrange) -> None:
        """Somebody tries this."""
        raise NotImplementedError

    def answer(self, ask: Ask) -> bool:
        """Whether this question has an answer of its own here, which is given."""
        raise NotImplementedError

    def say(self, said: Sequence[Said]) -> None:
        """From now on these paragraphs."""
        self._panel.say(said)
        self._show()

    def refuse(self, reason: str) -> None:
        """Say why something cannot be done."""
        self._say(reason, urgent=True)

    # The table's ways

    def _arrange(self) -> None:
        """What is said beside the board where there is room, else above it."""
        panel, width = self._panel, self.size.width
        bar = self._bar.styles.height
        height = self.size.height - (int(bar.value) if bar is not None else _LEAST)
        height -= 1 if self._line.display else 0
        panel.titled = False
        if width >= WIDE:
            side = 64 if width >= BROAD else 46
            panel.styles.dock, panel.styles.width, panel.styles.height = "left", side, "1fr"
            return
        least = self._board.plan(width, 0).height
        rows = max(_LEAST, min(panel.rows(width), height - least))
        panel.styles.dock, panel.styles.width, panel.styles.height = "top", "1fr", rows

    def _answer(self, ask: Ask, moment: Moment) -> None:
        if not self.answer(ask):
            super()._answer(ask, moment)

    def _foot_keys(self, *own: tuple[str, str, str]) -> list[tuple[str, str, Command]]:
        """Keys of the foot: those of a lesson or puzzle, and some of the table's."""
        words = self._words
        table = [
            ("?", first_word(words, "command-help"), "help"),
            (":", words("screen-key-type"), "type"),
            ("e", words("screen-key-eyes"), "eyes"),
            ("q", first_word(words, "command-quit"), "quit"),
        ]
        return [(key, label, cast("Command", does)) for key, label, does in (*own, *table)]
