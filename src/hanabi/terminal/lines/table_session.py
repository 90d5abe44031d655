"""A seat at a table in lines: what happens there is printed as it comes, what is typed is carried out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from hanabi.core import HanabiError, Rearrange
from hanabi.terminal import table_lines
from hanabi.terminal.at_table import AtTable, Moment, Refused, Wish
from hanabi.terminal.commands import Ask, Command, Confused, is_yes
from hanabi.terminal.lines.keyboard import Keyboard, terminal_as_it_was
from hanabi.terminal.lines.screen import Screen
from hanabi.terminal.looking import HELP, help_lines
from hanabi.terminal.table_commands import WISHES, table_commands

_OWN_LINES = ("terminal-help-undo", "terminal-help-leave", "terminal-help-short")
TABLE_HELP = (
    *(message for message in HELP if message not in _OWN_LINES),
    "terminal-help-say",
    "terminal-help-remarks",
    "terminal-help-take-back",
    "terminal-help-votes",
    "terminal-help-pause",
    "terminal-help-seats",
    "terminal-help-start",
    "terminal-help-return",
    "terminal-help-table-leave",
    "terminal-help-short",
)
BEFORE_THE_DEAL = (
    "terminal-help-say",
    "terminal-help-seats",
    "terminal-help-start",
    "terminal-help-table-leave",
)


class TableSession:
    """Somebody at a table, with a keyboard and lines to read."""

    def __init__(self, table: AtTable, screen: Screen) -> None:
        self._table = table
        self._screen = screen
        self._keyboard = Keyboard(screen)
        self._moment: Moment | None = None
        self._there = asyncio.Event()
        """There is a moment."""
        self._over = asyncio.Event()

    async def run(self) -> None:
        """Until somebody leaves. Raises `TableGone` when there is nothing more to hear."""
        with terminal_as_it_was():
            following = asyncio.create_task(self._follow())
            obeying = asyncio.create_task(self._obey_all())
            tasks = {following, obeying}
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                await self._table.leave()
                for task in tasks:
                    task.cancel()
                    with suppress(asyncio.CancelledError, HanabiError):
                        await task

    # What happens

    async def _follow(self) -> None:
        async for moment in self._table.moments():
            self._show(self._moment, moment)
            self._moment = moment
            self._there.set()
            (self._over.set if moment.state == "over" else self._over.clear)()

    def _show(self, before: Moment | None, now: Moment) -> None:
        words, rules = self._table.words, now.rules
        if before is None or before.rules != rules:
            self._screen.colour_suits({s.name: words.suit_words(s.name) for s in rules.suits})
        new_game = before is not None and before.state == "over" and now.state != "over"
        before = None if new_game else before
        lines = list(table_lines.news(words, before, now))
        ended = now.state == "over" and (before is None or before.state != "over")
        asked = table_lines.is_asked(before, now)
        shown = not ended and (asked or table_lines.is_new(before, now))
        if not lines and not ended and not shown:
            return
        with self._keyboard.aside():
            self._say_all(lines)
            if ended:
                self._screen.head(now.result or "")
                self._say_all(table_lines.finale(words, now))
            if shown and now.view is not None:
                name = now.names[now.view.to_act]
                self._screen.head(words("terminal-turn", turn=now.view.turn, name=name))
                self._say_all(table_lines.table(words, now))

    # What is typed

    async def _obey_all(self) -> None:
        await self._there.wait()
        while True:
            line = await self._keyboard.ask(self._prompt())
            if (
                line is None
            ):  # whoever looks on, and whose lines came from elsewhere, sees it to the end
                if self._now.you is None:
                    await self._over.wait()
                return
            if not line.strip():
                continue
            try:
                command = self._read(line)
                if isinstance(command, Ask) and command.what == "quit":
                    return
                await self._obey(command)
            except (Confused, Refused) as refusal:
                self._screen.say(str(refusal))

    @property
    def _now(self) -> Moment:
        assert self._moment is not None
        return self._moment

    def _prompt(self) -> str:
        you = self._now.you
        return "> " if you is None else f"{self._now.names[you]}> "

    def _read(self, line: str) -> Command:
        line = line.strip()
        if line[0] in "\"'":  # as in other games
            return Ask("say", text=line[1:].strip())
        return table_commands(self._table.words).read(line, self._now.view)

    async def _obey(self, command: Command) -> None:
        if not isinstance(command, Ask):
            await self._table.act(command)
            if isinstance(command, Rearrange) and self._now.view is not None:
                self._say_all(table_lines.table(self._table.words, self._now))
            return
        if command.what in WISHES:
            await self._wish(WISHES[command.what], command)
        else:
            self._answer(command)

    async def _wish(self, wish: Wish, ask: Ask) -> None:
        words = self._table.words
        asks_first = wish == "end" and wish in self._now.wishes
        if asks_first and not await self._agrees(words("terminal-really-end")):
            return
        answer = await self._table.wish(wish, ask.text, ask.card)
        if answer is not None:
            self._screen.say(answer)

    async def _agrees(self, question: str) -> bool:
        answer = await self._keyboard.ask(f"{question} ")
        return answer is not None and is_yes(answer, self._table.words)

    def _answer(self, ask: Ask) -> None:
        if ask.what == "help":
            self._say_all(self._help())
        else:
            self._say_all(table_lines.answer(ask, self._table.words, self._now))

    def _help(self) -> Iterable[str]:
        words, view = self._table.words, self._now.view
        if view is None:
            return [words(message) for message in BEFORE_THE_DEAL]
        return help_lines(view, words, TABLE_HELP)

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._screen.say(line)
