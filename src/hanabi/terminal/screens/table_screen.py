"""A table on the whole screen, by keys, by mouse and by typing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType

from hanabi.core import Action, CardId, Rearrange
from hanabi.terminal.at_table import Moment, Refused, Wish
from hanabi.terminal.commands import Ask, Confused
from hanabi.terminal.screens.bar import Bar
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.board_art import OnCard, OnName
from hanabi.terminal.screens.doing import CONFIRM, Command, Doing, Offer
from hanabi.terminal.screens.sheet import Sheet, keys_listed
from hanabi.terminal.screens.table_view import Ended, TableView
from hanabi.terminal.screens.told import capital, first_word, key_help
from hanabi.terminal.table_commands import TABLE_QUESTIONS
from hanabi.terminal.table_commands import WISHES as TYPED_WISHES
from hanabi.terminal.table_lines import answer, remarks_listed

WISHES: Mapping[Command, Wish] = {
    "hint": "hint",
    "undo": "take-back",
    "rematch": "rematch",
    "pause": "pause",
    "resume": "resume",
    "start": "start",
    "return": "return",
    "turn-down": "turn-down",
}
"""Commands that the table grants."""


PATIENCE = 0.5
"""Seconds that keys wait for a move to be carried out."""


class TableScreen(TableView):
    """Carries out what is wished at a table, and shows what comes of it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    # Keys

    async def on_key(self, event: events.Key) -> None:
        if self._chooser is None or self.moment is None:
            return
        self._hurry.set()
        if self._typing is not None:
            self._type_key(event)
        elif await self._press(event.key, event.character):
            event.stop()
            event.prevent_default()

    async def _press(self, key: str, character: str | None) -> bool:
        """Carry out a key; whether it meant anything."""
        moment, chooser, doing = self.moment, self._chooser, self._doing
        assert moment is not None
        assert chooser is not None
        if moment.cover is not None:
            return await self._open_curtain(key)
        letter = (character or "").lower() if character and character.isprintable() else ""
        for offer in chooser.offers(doing):
            if (key == CONFIRM and (offer.main or offer.key == key)) or (
                letter and letter == offer.key.lower()
            ):
                await self._take(offer)
                return True
        return await self._press_fixed(key, letter)

    async def _press_fixed(self, key: str, letter: str) -> bool:
        """The keys that mean the same at every moment."""
        chooser, doing = self._chooser, self._doing
        assert chooser is not None
        walks = {"left": (chooser.walk, -1), "right": (chooser.walk, 1)}
        walks |= {"up": (chooser.climb, -1), "down": (chooser.climb, 1)}
        commands: dict[str, Command] = {
            "c": "clue", "n": "note", "h": "hint", "w": "why", "u": "undo", "e": "eyes", "?": "help",
            "q": "quit", "l": "log", "t": "say", "x": "end", ":": "type", "/": "type",
        }  # fmt: skip
        if key in walks:
            step, by = walks[key]
            self._do_next(step(doing, by))
        elif key in ("shift+left", "shift+right"):
            await self._act(chooser.shifted(doing.card, -1 if key == "shift+left" else 1))
        elif letter.isdigit():
            self._do_next(chooser.choose(doing, int(letter)))
        elif letter in commands:
            await self._command(commands[letter])
        elif key == CONFIRM:
            await self._command("type")
        elif key in ("pageup", "pagedown"):
            self._log.scroll_by(5 if key == "pageup" else -5)
        elif key in ("home", "end"):
            self._log.scroll_to_ends(first=key == "home")
        elif key in ("f1", "f2", "f3", "f4"):
            await self._look_key(key)
        else:
            return False
        return True

    async def _look_key(self, key: str) -> None:
        paint = self.paint
        if key == "f1":
            await self._command("help")
            return
        if key == "f2":
            paint = replace(paint, theme="light" if paint.theme == "dark" else "dark")
        elif key == "f3":
            paint = replace(paint, safe=not paint.safe)
        else:
            paint = replace(paint, motion=not paint.motion)
        self.show_paint(paint)

    async def _open_curtain(self, key: str) -> bool:
        if key != CONFIRM:
            if key in ("q", "ctrl+q"):
                await self.leave(Ended())
            return True
        if self._hiding:
            self._hiding = False
            self._show()
            return True
        await self.table.uncover()
        return True

    # What was chosen

    async def _take(self, offer: Offer) -> None:
        does, doing = offer.does, self._doing
        if isinstance(does, str):
            await self._command(does)
        elif doing.asked is not None or offer.key not in ("p", "d"):
            announced = doing.card is not None and doing.asked is None
            if does == doing.pick or announced:
                await self._act(does)
            else:
                self._do_next(replace(doing, pick=does))
        else:
            await self._act(does)

    async def _act(self, step: Action | Rearrange | None) -> None:
        if step is None:
            return
        if not isinstance(step, Rearrange):
            self._doing = Doing()
        self._said = self._goal = None
        await self._soon(self._carry_out(step))

    async def _carry_out(self, step: Action | Rearrange) -> None:
        try:
            await self.table.act(step)
        except Refused as error:
            self._say(str(error), urgent=True)

    async def _soon(self, wish: Coroutine[None, None, None]) -> None:
        """Wait for what is wished, but not long: the next key may be one that leaves."""
        worker = self.run_worker(wish, group="wishes")
        task = asyncio.ensure_future(worker.wait())
        await asyncio.wait({task}, timeout=PATIENCE)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _wish(self, wish: Wish, text: str = "", card: int | None = None) -> None:
        moment = self.moment
        assert moment is not None
        if wish not in moment.wishes:
            self._say(self._no_wish(wish), urgent=True)
            return
        if wish == "hint":
            self._say(self._words("page-advice-thinking"))
        await self._soon(self._grant(wish, text, card))

    async def _grant(self, wish: Wish, text: str, card: int | None) -> None:
        try:
            answer = await self.table.wish(wish, text, card)
        except Refused as error:
            self._say(str(error), urgent=True)
            return
        if answer:
            self._say(answer)
        elif wish == "hint":
            self._do_next(self._doing)

    def _no_wish(self, wish: Wish) -> str:
        if wish == "take-back":
            return self._words("terminal-no-undo")
        if wish == "hint":
            return self._words("page-problem-no-hint")
        return self._words("page-problem-wrong-moment")

    async def _command(self, command: Command) -> None:
        moment, chooser, doing = self.moment, self._chooser, self._doing
        assert moment is not None
        assert chooser is not None
        match command:
            case "clue" | "eyes" | "no":
                steps = {"clue": chooser.clue, "eyes": chooser.eyes}
                self._do_next(steps[command](doing) if command in steps else Doing())
            case "yes" if doing.ending:
                self._doing = Doing()
                await self._wish("end")
            case "yes" if moment.cover is not None:
                await self._open_curtain(CONFIRM)
            case "yes":
                await self._act(doing.pick)
            case "end":
                self._do_next(replace(doing, ending="end" in moment.wishes))
            case "quit":
                await self.leave(Ended())
            case _ if command in WISHES:
                await self._wish(WISHES[command])
            case _:
                self._open(command, moment)

    def _open(self, command: Command, moment: Moment) -> None:
        """What is only looked at, or written."""
        match command:
            case "why":
                self._log.toggle_whys()
            case "log":
                self._reading = not self._reading
                self._show()
            case "note":
                self._write_note()
            case "say" if "say" in moment.wishes:
                self._type(self._words("page-say"), "", self._talk)
                if moment.remarks:
                    self._say(remarks_listed(self._words, moment))
            case "say":
                self._say(self._words("page-problem-silent"), urgent=True)
            case "type":
                self._type(self._words("terminal-say-something"), "", self._typed)
            case "help":
                self._help()
            case "look":
                self._look_at_record()
            case _:
                pass

    def _help(self) -> None:
        listed = keys_listed(key_help(self._words), self.paint)
        lines: list[str | Text] = [*listed, "", self._words("screen-help-mouse")]
        self.app.push_screen(Sheet(self._words("page-shortcuts"), lines, self.paint))

    def _look_at_record(self) -> None:
        moment = self.moment
        if moment is None or moment.record is None:
            return
        if self._look_back is None:
            self._say(self._words("terminal-record", path=moment.record))
        else:
            self.app.push_screen(self._look_back(moment.record))

    async def leave(self, ended: Ended) -> None:
        """Get up from the table."""
        moment = self.moment
        if moment is not None and moment.state == "over":
            ended = replace(ended, over=True, record=moment.record)
        await self.table.leave()
        self.end(ended)

    def action_cancel(self) -> None:
        if self._reading:
            self._reading = False
            self._show()
        elif self._chooser is not None:
            self._log.scroll_to_ends(first=False)
            self._do_next(self._chooser.still(Doing()))

    # Typing

    def _type(self, label: str, text: str, then: Callable[[str], None]) -> None:
        self._typing = then
        self._line.open(label, text)
        self._show()

    def _type_key(self, event: events.Key) -> None:
        if event.key not in ("enter", "escape"):
            self._line.press(event.key, event.character)
        else:
            then, text = self._typing, self._line.text
            self._close_line()
            if event.key == "enter" and then is not None and (text.strip() or then == self._noted):
                then(text)
        event.stop()
        event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        if self._typing is not None:
            self._line.insert(event.text)

    def _close_line(self) -> None:
        self._typing = None
        self._line.close()
        self._show()

    def _typed(self, line: str) -> None:
        """A command, as the line mode reads it."""
        moment = self.moment
        if moment is None:
            return
        try:
            command = self._commands.read(line, moment.view)
            if isinstance(command, Ask):
                self._answer(command, moment)
            else:
                self.run_worker(self._act(command))
        except Confused as confusion:
            self._say(str(confusion), urgent=True)

    def _answer(self, ask: Ask, moment: Moment) -> None:
        words, what = self._words, ask.what
        match what:
            case "log" | "help" | "end" | "quit" as command:
                self.run_worker(self._command(command))
            case _ if what in TYPED_WISHES:
                self.run_worker(self._wish(TYPED_WISHES[what], ask.text, ask.card))
            case _:
                lines = list(answer(ask, words, moment))
                self._sheet(first_word(words, TABLE_QUESTIONS[what]), lines)

    def _sheet(self, title: str, lines: Sequence[str]) -> None:
        self.app.push_screen(Sheet(capital(title), lines, self.paint))

    def _talk(self, text: str) -> None:
        self.run_worker(self._wish("say", text))

    def _write_note(self) -> None:
        """Ask for a note on the card that was chosen, or lies under the pointer."""
        moment = self.moment
        card = self._pointed.card if self._pointed is not None else self._doing.card
        if moment is None or moment.view is None or card is None or "note" not in moment.wishes:
            self._say(self._words("page-problem-no-card-to-note"), urgent=True)
            return
        self._noting = card
        for seat, hand in enumerate(moment.view.hands):
            for place, held in enumerate(hand, start=1):
                if held.id == card:
                    name = moment.names[seat]
                    title = self._words("screen-note-on", name=name, place=place)
                    self._type(title, moment.notes.get(card, ""), self._noted)

    def _noted(self, text: str) -> None:
        self.run_worker(self._wish("note", text, self._noting))

    # The mouse

    def on_board_pressed(self, event: Board.Pressed) -> None:
        chooser, target = self._chooser, event.target
        self._hurry.set()
        if chooser is None or self.moment is None or self.moment.cover is not None:
            return
        if isinstance(target, OnCard):
            if event.button != 1:
                self._pointed = target
                self._write_note()
                return
            self._do_next(chooser.press_card(self._doing, target.seat, CardId(target.card)))
        elif isinstance(target, OnName):
            self._do_next(chooser.clue_to(self._doing, target.seat))

    async def on_board_dragged(self, event: Board.Dragged) -> None:
        chooser, view = self._chooser, None if self.moment is None else self.moment.view
        if chooser is None or view is None or event.card.seat != view.seat:
            return
        card, goal = CardId(event.card.card), CardId(event.goal.card)
        if event.dropped:
            self._goal = None
            await self._act(chooser.dropped(card, goal))
            self._show()
        else:
            self._goal = goal
            self._do_next(replace(self._doing, card=card, asked=None, pick=None))

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self._pointed = event.target if isinstance(event.target, OnCard) else None

    async def on_bar_pressed(self, event: Bar.Pressed) -> None:
        does = event.does
        if isinstance(does, str):
            await self._command(does)
            return
        offers = [] if self._chooser is None else self._chooser.offers(self._doing)
        offer = next((one for one in offers if one.does == does), None)
        if offer is not None:
            await self._take(offer)
