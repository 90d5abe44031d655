"""What is seen of a table on the whole screen, as its moments come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from textual.app import ComposeResult
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from hanabi.core import CardId, GiveClue, HanabiError
from hanabi.terminal.at_table import AtTable, Moment, TableGone
from hanabi.terminal.screens.bar import Bar, Foot, least_height
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.board_art import OnCard
from hanabi.terminal.screens.doing import CONFIRM, Chooser, Command, Doing, Offer
from hanabi.terminal.screens.line import Line
from hanabi.terminal.screens.log_panel import LogPanel
from hanabi.terminal.screens.paint import Paint, suit_letters
from hanabi.terminal.screens.picture import Picture, recent
from hanabi.terminal.screens.told import below_names, first_word, prompt
from hanabi.terminal.screens.waiting import waiting_lines
from hanabi.terminal.table_commands import table_commands
from hanabi.words import Words

LEAST_LOG = 5
"""Rows of the log below the board."""
LEAST_SIDE, MOST_SIDE = 46, 80
"""Columns of the log beside the board."""
LEAST_WIDTH, LEAST_HEIGHT = 60, 20
LIFTED = 0.35
"""Seconds for which the cards of somebody's move are lifted before it is shown."""


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


class TableView(Screen[Ended]):
    """Shows the moments of a table: board, log, and what can be done. What is wished is for `TableScreen`."""

    CSS = """
    TableView { background: $background; layers: base; }
    #main { height: 1fr; width: 1fr; background: $background; }
    #cover { display: none; height: 1fr; width: 1fr; content-align: center middle; text-align: center;
             background: $background; color: $foreground; }
    """
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
        self.moment: Moment | None = None
        """What is shown now."""
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
            yield self.log_panel()
        yield Static(id="cover")
        yield Line(self.paint)
        yield Bar(self.paint)

    def log_panel(self) -> LogPanel:
        """What lies below the board, or beside it."""
        return LogPanel(self.paint, self._words)

    def on_mount(self) -> None:
        self._board = self.query_one(Board)
        self._log = self.query_one(LogPanel)
        self._bar = self.query_one(Bar)
        self._curtain = self.query_one("#cover", Static)
        self._line = self.query_one(Line)
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
            self.end(Ended(error=error))

    def end(self, ended: Ended) -> None:
        """Close this screen and all that lie upon it."""
        while self.app.screen is not self:
            self.app.pop_screen()
        self.dismiss(ended)

    async def _lift(self, moment: Moment) -> None:
        """Lift the cards of somebody else's move before it is shown."""
        before, view = self.moment, moment.view
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
        moment = self.moment
        if moment is None or moment.clock_of is None or moment.clock_of not in moment.seconds_left:
            return
        left = {**moment.seconds_left}
        left[moment.clock_of] = max(0.0, left[moment.clock_of] - 1.0)
        self.moment = replace(moment, seconds_left=left)
        self._show()

    def _see(self, moment: Moment) -> None:
        if self.table.words is not self._words:  # the host has chosen another edition
            self._words = self._log.words = self.table.words
            self._commands = table_commands(self._words)
        covered = moment.cover is not None
        if covered and self.moment is not None and self.moment.cover is None:
            self._hiding = True  # the last moment stays until whoever saw it hides it
        elif not covered:
            self._hiding = False
        self.moment = moment
        looks_back = self._look_back is not None
        self._chooser = Chooser(moment, self._words, looks_back=looks_back)
        self._doing = self._chooser.still(self._doing)
        if not self._hiding:
            self._show()
        else:
            self._show_foot()

    # Showing

    def _show(self) -> None:
        """Everything, as it is now."""
        moment = self.moment
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

    def show_paint(self, paint: Paint) -> None:
        """From now on this look."""
        self.paint = self._board.paint = self._log.paint = paint
        self._bar.paint = self._line.paint = paint
        self._log.forget_look()
        if hasattr(self.app, "show_paint"):
            self.app.show_paint(paint)
        self._show()

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
        moment, chooser = self.moment, self._chooser
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
        width, bar = self.size.width, self._bar.styles.height
        usual = self.size.height - least_height(width)
        height = self.size.height - (int(bar.value) if bar is not None else 0)
        height -= 1 if self._line.display else 0
        board, log = self._board, self._log
        board.display = not self._reading
        if self._reading:
            log.titled = False
            log.styles.dock, log.styles.width, log.styles.height = "bottom", "1fr", height
            return
        below = board.plan(width, usual - LEAST_LOG)
        beside = board.plan(width - LEAST_SIDE, usual)
        if beside.height <= height and beside.size >= below.size and beside.panel:
            side = min(MOST_SIDE, max(LEAST_SIDE, width - board.least_width(beside)))
            log.titled = True
            log.styles.dock, log.styles.width, log.styles.height = "right", side, "1fr"
            return
        log.titled = False
        rows = min(usual - below.height, max(LEAST_LOG, usual // 3)) - (usual - height)
        log.styles.dock, log.styles.width = "bottom", "1fr"
        log.styles.height = max(1, rows)

    def _say(self, text: str, *, urgent: bool = False) -> None:
        """Say something in place of the prompt, until the next key."""
        self._said = (text, urgent)
        self._show()

    def _do_next(self, doing: Doing) -> None:
        """Go on with this."""
        self._doing, self._said = doing, None
        self._show()
