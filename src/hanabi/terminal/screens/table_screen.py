"""A table on the whole screen, by keys, by mouse and by typing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Input, Static

from hanabi.core import Action, CardId, GiveClue, HanabiError, Rearrange, Seat
from hanabi.terminal.at_table import AtTable, Moment, Refused, TableGone, Wish
from hanabi.terminal.lines import table_lines
from hanabi.terminal.lines.commands import Ask, Confused
from hanabi.terminal.lines.looking import look
from hanabi.terminal.lines.table_commands import TABLE_QUESTIONS, table_commands
from hanabi.terminal.lines.table_commands import WISHES as TYPED_WISHES
from hanabi.terminal.screens.bar import Bar, Foot
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.board_art import OnCard, OnName
from hanabi.terminal.screens.doing import CONFIRM, Chooser, Command, Doing, Offer
from hanabi.terminal.screens.log_panel import LogPanel, reasons
from hanabi.terminal.screens.paint import Paint, suit_letters
from hanabi.terminal.screens.picture import Picture, own_last_move, recent
from hanabi.terminal.screens.sheet import Sheet, keys_listed
from hanabi.terminal.screens.told import below_names, first_word, key_help, prompt
from hanabi.terminal.screens.waiting import say_what, waiting_lines
from hanabi.words import Words

LEAST_LOG = 5
"""Rows of the log below the board."""
LEAST_SIDE, MOST_SIDE = 46, 80
"""Columns of the log beside the board."""
LEAST_WIDTH, LEAST_HEIGHT = 60, 20
LIFTED = 0.35
"""Seconds for which the cards of somebody's move are lifted before it is shown."""

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


@dataclass(frozen=True, slots=True)
class Ended:
    """How somebody left a table."""

    error: Exception | None = None
    """What ended it, if it could not go on."""
    interrupted: bool = False
    over: bool = False
    """Whether the game was over."""
    record: str | None = None
    """Where its record lies."""


class TableScreen(Screen[Ended]):
    """Shows the moments of a table and carries out what is wished there."""

    CSS = """
    TableScreen { background: $background; layers: base; }
    #main { height: 1fr; width: 1fr; background: $background; }
    #cover { display: none; height: 1fr; width: 1fr; content-align: center middle; text-align: center;
             background: $background; color: $foreground; }
    #line { display: none; height: 1; border: none; padding: 0 1; background: $panel; color: $foreground; }
    #line:focus { border: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]
    AUTO_FOCUS = ""

    def __init__(
        self,
        table: AtTable,
        paint: Paint,
        look_back: Callable[[str], Screen[None]] | None = None,
        notice: str | None = None,
    ) -> None:
        """`look_back` makes the screen on which the record of a finished game at this path is looked at.

        `notice` is said in place of the first prompt.
        """
        super().__init__()
        self.table = table
        self.paint = paint
        self._look_back = look_back
        self._words: Words = table.words
        self._moment: Moment | None = None
        self._chooser: Chooser | None = None
        self._doing = Doing()
        self._said: tuple[str, bool] | None = None if notice is None else (notice, True)
        """What is said in place of the prompt, and whether something did not work."""
        self._goal: CardId | None = None
        self._pointed: OnCard | None = None
        self._typing: Callable[[str], None] | None = None
        self._reading = False
        """Whether the log has the whole room."""
        self._hiding = False
        """Whether whoever sat there has yet to hide the screen."""
        self._hurry = asyncio.Event()
        self._commands = table_commands(self._words)

    # The parts of the screen

    def compose(self) -> ComposeResult:
        with Container(id="main"):
            yield Board(None, self.paint)
            yield LogPanel(self.paint, self._words)
        yield Static(id="cover")
        yield Input(id="line", compact=True)
        yield Bar(self.paint)

    def on_mount(self) -> None:
        self._board = self.query_one(Board)
        self._log = self.query_one(LogPanel)
        self._bar = self.query_one(Bar)
        self._curtain = self.query_one("#cover", Static)
        self._line = self.query_one("#line", Input)
        self._main = self.query_one("#main")
        self.run_worker(self._follow(), group="follow")
        self.set_interval(1.0, self._tick)

    def on_resize(self) -> None:
        self._show()

    # The moments

    async def _follow(self) -> None:
        try:
            async for moment in self.table.moments():
                await self._lift(moment)
                self._see(moment)
        except TableGone as error:
            self._say(str(error), urgent=True)
        except (HanabiError, OSError) as error:
            self.dismiss(Ended(error=error))

    async def _lift(self, moment: Moment) -> None:
        """Lift the cards of somebody else's move before it is shown."""
        before, view = self._moment, moment.view
        if not self.paint.motion or before is None or before.view is None or view is None:
            return
        new = len(view.events) - len(before.view.events)
        if new <= 0 or before.view.seat != view.seat or before.view.to_act == before.you:
            return
        picture = self._board.picture
        if picture is None:
            return
        moved = recent(replace(picture, view=view, since=len(before.view.events))).latest
        self._board.picture = replace(picture, touched=frozenset(moved), asked=None)
        self._hurry.clear()
        try:
            async with asyncio.timeout(LIFTED):
                await self._hurry.wait()
        except TimeoutError:
            pass

    def _tick(self) -> None:
        """A second less for whoever's clock runs."""
        moment = self._moment
        if moment is None or moment.clock_of is None or moment.clock_of not in moment.seconds_left:
            return
        left = {**moment.seconds_left}
        left[moment.clock_of] = max(0.0, left[moment.clock_of] - 1.0)
        self._moment = replace(moment, seconds_left=left)
        self._show()

    def _see(self, moment: Moment) -> None:
        if self.table.words is not self._words:  # the host has chosen another edition
            self._words = self._log.words = self.table.words
            self._commands = table_commands(self._words)
        covered = moment.cover is not None
        if covered and self._moment is not None and self._moment.cover is None:
            self._hiding = True  # the last moment stays until whoever saw it hides it
        elif not covered:
            self._hiding = False
        self._moment = moment
        self._chooser = Chooser(moment, self._words)
        self._doing = self._chooser.still(self._doing)
        if not self._hiding:
            self._show()
        else:
            self._show_foot()

    # Showing

    def _show(self) -> None:
        """Everything, as it is now."""
        moment = self._moment
        if moment is None or not self.is_mounted:
            return
        if self._hiding:
            self._show_foot()
            return
        self._show_foot()
        small = self.size.width < LEAST_WIDTH or self.size.height < LEAST_HEIGHT
        shown = moment.view is not None and not small
        self._main.display = shown
        self._curtain.display = not shown
        if not shown:
            self._curtain.update(self._cover_text(moment, small=small))
            return
        self._board.picture = self._picture(moment)
        self._log.show(moment)
        self._arrange()

    def _picture(self, moment: Moment) -> Picture:
        assert moment.view is not None
        assert self._chooser is not None
        doing, view = self._doing, moment.view
        picked = doing.pick if isinstance(doing.pick, GiveClue) else None
        return Picture(
            view=view,
            words=self._words,
            names=moment.names,
            about=below_names(moment, self._words),
            notes=moment.notes,
            chosen=None if picked is not None else doing.card,
            asked=None if picked is None else picked.target,
            touched=self._chooser.touched(doing.pick),
            through=doing.through,
            goal=self._goal,
        )

    def _cover_text(self, moment: Moment, *, small: bool) -> str:
        if small:
            return self._words("screen-too-small")
        if moment.cover is not None:
            return self._words("terminal-pass-keyboard", name=moment.cover)
        return "\n".join(waiting_lines(moment, self._words))

    def _show_foot(self) -> None:
        moment, chooser = self._moment, self._chooser
        if moment is None or chooser is None:
            return
        said, urgent = self._said or (prompt(moment, chooser, self._doing, self._words), False)
        offers = chooser.offers(self._doing) if self._said is None or not self._doing.idle else []
        if self._said is not None and not offers:
            offers = chooser.offers(self._doing)
        if moment.cover is not None:
            on = Offer(CONFIRM, self._words("page-confirm"), "yes", main=True)
            offers = [on]
            said = self._words("terminal-hide-screen") if self._hiding else ""
        letters = suit_letters(moment.rules, self._words)
        signs = {suit.name: self.paint.sign(suit.name, letters) for suit in moment.rules.suits}
        foot = Foot(said, offers, self._keys(), signs, urgent)
        self._bar.show(foot, self.size.width)

    def _keys(self) -> Sequence[tuple[str, str, Command]]:
        words = self._words
        return [
            ("?", first_word(words, "command-help"), "help"),
            (":", words("screen-key-type"), "type"),
            ("w", first_word(words, "command-why"), "why"),
            ("e", words("screen-key-eyes"), "eyes"),
            ("l", first_word(words, "command-log"), "log"),
            ("x", first_word(words, "command-end"), "end"),
            ("q", first_word(words, "command-quit"), "quit"),
        ]

    def _arrange(self) -> None:
        """The log beside the board where that leaves its cards as large, else below it."""
        width = self.size.width
        bar = self._bar.styles.height
        height = self.size.height - (int(bar.value) if bar is not None else 3)
        height -= 1 if self._line.display else 0
        board, log = self._board, self._log
        board.display = not self._reading
        if self._reading:
            log.titled = False
            log.styles.dock, log.styles.width, log.styles.height = "bottom", "1fr", height
            return
        below = board.plan(width, height - LEAST_LOG)
        beside = board.plan(width - LEAST_SIDE, height)
        if beside.height <= height and beside.size >= below.size and beside.panel:
            side = min(MOST_SIDE, max(LEAST_SIDE, width - board.least_width(beside)))
            log.titled = True
            log.styles.dock, log.styles.width, log.styles.height = "right", side, "1fr"
            return
        log.titled = False
        rows = max(3, min(height - below.height, max(LEAST_LOG, height // 3)))
        log.styles.dock, log.styles.width, log.styles.height = "bottom", "1fr", rows

    def _say(self, text: str, *, urgent: bool = False) -> None:
        """Say something in place of the prompt, until the next key."""
        self._said = (text, urgent)
        self._show()

    def _do_next(self, doing: Doing) -> None:
        """Go on with this."""
        self._doing, self._said = doing, None
        self._show()

    # Keys

    async def on_key(self, event: events.Key) -> None:
        if self._line.has_focus or self._chooser is None or self._moment is None:
            return
        self._hurry.set()
        if await self._press(event.key, event.character):
            event.stop()
            event.prevent_default()

    async def _press(self, key: str, character: str | None) -> bool:
        """Carry out a key; whether it meant anything."""
        moment, chooser, doing = self._moment, self._chooser, self._doing
        assert moment is not None
        assert chooser is not None
        if moment.cover is not None:
            return await self._open_curtain(key)
        letter = (character or "").lower() if character and character.isprintable() else ""
        for offer in chooser.offers(doing):
            if offer.key == CONFIRM == key or (letter and letter == offer.key.lower()):
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

    def show_paint(self, paint: Paint) -> None:
        """From now on this look."""
        self.paint = self._board.paint = self._log.paint = self._bar.paint = paint
        self._log.forget_look()
        if hasattr(self.app, "show_paint"):
            self.app.show_paint(paint)
        self._show()

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
        try:
            await self.table.act(step)
        except Refused as error:
            self._say(str(error), urgent=True)

    async def _wish(self, wish: Wish, text: str = "", card: int | None = None) -> None:
        moment = self._moment
        assert moment is not None
        if wish not in moment.wishes:
            self._say(self._no_wish(wish), urgent=True)
            return
        if wish == "hint":
            self._say(self._words("page-advice-thinking"))
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
        moment, chooser, doing = self._moment, self._chooser, self._doing
        assert moment is not None
        assert chooser is not None
        match command:
            case "clue":
                self._do_next(chooser.clue(doing))
            case "eyes":
                self._do_next(chooser.eyes(doing))
            case "yes" if doing.ending:
                self._doing = Doing()
                await self._wish("end")
            case "yes" if moment.cover is not None:
                await self._open_curtain(CONFIRM)
            case "yes":
                await self._act(doing.pick)
            case "no":
                self._do_next(Doing())
            case "end":
                self._do_next(replace(doing, ending="end" in moment.wishes))
            case "why":
                self._log.toggle_whys()
            case "log":
                self._reading = not self._reading
                self._show()
            case "note":
                self._write_note()
            case "say" if "say" in moment.wishes:
                self._type(say_what(moment, self._words), "", self._talk)
            case "type":
                self._type(self._words("terminal-say-something"), "", self._typed)
            case "help":
                self._help()
            case "look":
                self._look_at_record()
            case "quit":
                await self.leave(Ended())
            case "say":
                self._say(self._words("page-problem-silent"), urgent=True)
            case _:
                await self._wish(WISHES[command])

    def _help(self) -> None:
        listed = keys_listed(key_help(self._words), self.paint)
        lines: list[str | Text] = [*listed, "", self._words("screen-help-mouse")]
        self.app.push_screen(Sheet(self._words("page-shortcuts"), lines, self.paint))

    def _look_at_record(self) -> None:
        moment = self._moment
        if moment is None or moment.record is None:
            return
        if self._look_back is None:
            self._say(self._words("terminal-record", path=moment.record))
        else:
            self.app.push_screen(self._look_back(moment.record))

    async def leave(self, ended: Ended) -> None:
        """Get up from the table."""
        moment = self._moment
        if moment is not None and moment.state == "over":
            ended = replace(ended, over=True, record=moment.record)
        await self.table.leave()
        self.dismiss(ended)

    def action_cancel(self) -> None:
        if self._line.display:
            self._close_line()
        elif self._reading:
            self._reading = False
            self._show()
        elif self._chooser is not None:
            self._log.scroll_to_ends(first=False)
            self._do_next(self._chooser.still(Doing()))

    # Typing

    def _type(self, placeholder: str, value: str, then: Callable[[str], None]) -> None:
        self._typing = then
        self._line.placeholder, self._line.value = placeholder, value
        self._line.display = True
        self._line.focus()
        self._line.cursor_position = len(value)
        self._show()

    def _close_line(self) -> None:
        self._line.display = False
        self._typing = None
        self.set_focus(None)
        self._show()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        then, text = self._typing, event.value
        self._close_line()
        if then is not None and (text.strip() or then == self._noted):
            then(text)

    def _typed(self, line: str) -> None:
        """A command, as the line mode reads it."""
        moment = self._moment
        if moment is None:
            return
        try:
            command = self._commands.read(line, moment.view)
        except Confused as confusion:
            self._say(str(confusion), urgent=True)
            return
        if isinstance(command, Ask):
            self._answer(command, moment)
        else:
            self.run_worker(self._act(command))

    def _answer(self, ask: Ask, moment: Moment) -> None:
        view, words, what = moment.view, self._words, ask.what
        title = first_word(words, TABLE_QUESTIONS[what])
        match what:
            case "log" | "help" | "end" | "quit" as command:
                self.run_worker(self._command(command))
            case "seats":
                self._sheet(title, list(table_lines.seats(words, moment)))
            case "rules":
                text = words.rules_text(moment.rules, len(moment.seats))
                self._sheet(title, text.splitlines())
            case _ if what in TYPED_WISHES:
                self.run_worker(self._wish(TYPED_WISHES[what], ask.text, ask.card))
            case _ if view is None:
                self._say(words("page-problem-wrong-moment"), urgent=True)
            case "why":
                since = own_last_move(view)
                self._sheet(title, reasons(moment.log, moment.names, words, since))
            case _:
                self._sheet(title, list(look(ask, view, words)))

    def _sheet(self, title: str, lines: Sequence[str]) -> None:
        self.app.push_screen(Sheet(title[:1].upper() + title[1:], lines, self.paint))

    def _talk(self, text: str) -> None:
        self.run_worker(self._wish("say", text))

    def _write_note(self) -> None:
        """Ask for a note on the card that was chosen, or lies under the pointer."""
        moment = self._moment
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
        if chooser is None or self._moment is None or self._moment.cover is not None:
            return
        if isinstance(target, OnCard):
            if event.button != 1:
                self._pointed = target
                self._write_note()
                return
            self._do_next(chooser.press_card(self._doing, target.seat, CardId(target.card)))
        elif isinstance(target, OnName):
            before = Doing(asked=self._before(target.seat))
            self._do_next(chooser.clue(before))

    def _before(self, seat: Seat) -> Seat | None:
        """The seat after which this one is asked next."""
        chooser, doing = self._chooser, Doing()
        assert chooser is not None
        for _ in self._moment.seats if self._moment else ():
            asked = chooser.clue(doing)
            if asked.asked == seat:
                return doing.asked
            doing = asked
        return None

    async def on_board_dragged(self, event: Board.Dragged) -> None:
        chooser, view = self._chooser, None if self._moment is None else self._moment.view
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
