"""A recorded game on the full screen: any moment of it, from any seat, with the log and a bar that can be dragged."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from hanabi.core import HanabiError, Record, Seat
from hanabi.core.events import TurnBegan
from hanabi.terminal.moments import Moments
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.board_art import OnName
from hanabi.terminal.screens.key_line import Key, KeyLine
from hanabi.terminal.screens.log_list import LogList
from hanabi.terminal.screens.looking_app import WIDE, LookingScreen
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.picture import Picture
from hanabi.terminal.screens.turn_bar import TurnBar
from hanabi.words import Words

_LEAST_LOG = 3
"""Rows that the log has below the board."""

_LEAP = 10
"""Turns that Page Up and Page Down go."""

_ONE_NUMBER = 1.5
"""Seconds within which digits belong to one number."""


def moment_picture(moments: Moments, turn: int, seat: Seat | None) -> Picture:
    """The board after a turn, with the move of that turn marked."""
    view, record = moments.view(turn, seat), moments.record
    since = max(
        (
            number
            for number, event in enumerate(view.events)
            if isinstance(event, TurnBegan) and event.turn <= turn
        ),
        default=len(view.events),
    )
    banner = moments.words("page-turn-of-name", name=record.players[view.to_act])
    return Picture(
        view,
        moments.words,
        record.players,
        banner=banner if view.outcome is None else None,
        since=since,
        notes=record_notes(record, seat),
    )


def record_notes(record: Record, seat: Seat | None) -> dict[int, str]:
    """What was written on cards: by that seat, or by anybody."""
    writers = record.notes if seat is None else record.notes[seat : seat + 1]
    return {card: note for notes in writers for card, note in enumerate(notes) if note}


class ReplayScreen(LookingScreen[None]):
    """The way through one record. `hidden` keeps from whoever looks what comes later than they have seen."""

    CSS = """
    ReplayScreen #middle { height: 1fr; layout: vertical; }
    ReplayScreen #beside { height: 1fr; padding: 0 0 0 1; }
    ReplayScreen.-wide #middle, ReplayScreen.-broad #middle { layout: horizontal; }
    ReplayScreen.-wide #beside, ReplayScreen.-broad #beside { width: 40; height: 100%; }
    ReplayScreen.-broad #beside { width: 60; }
    ReplayScreen #log { height: 1fr; }
    ReplayScreen #notes { height: auto; max-height: 40%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "go(-1)", show=False),
        Binding("right,space,enter", "go(1)", show=False),
        Binding("pageup", f"go(-{_LEAP})", show=False),
        Binding("pagedown", f"go({_LEAP})", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "end", show=False),
        Binding("e", "eyes(1)", show=False),
        Binding("E", "eyes(-1)", show=False),
        Binding("o", "open", show=False),
        Binding("s", "reveal", show=False),
        Binding("r", "review", show=False),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
    ]

    def __init__(
        self,
        record: Record,
        words: Words,
        paint: Paint,
        *,
        seat: Seat | None = None,
        hidden: bool = False,
    ) -> None:
        super().__init__(words, paint)
        self._moments = Moments(record, words)
        self._seat, self._hidden = seat, hidden
        self._turn = self._furthest = 0
        self._typed, self._typed_at = "", 0.0

    @property
    def turn(self) -> int:
        """The turn whose end is shown; 0 is the deal."""
        return self._turn

    @property
    def _end(self) -> int:
        """The furthest turn one can go to without being told how long the game is."""
        return self._furthest if self._hidden else self._moments.last

    def keys(self) -> list[Key]:
        words = self.words
        names = self._moments.record.players
        eyes = words("page-all-open") if self._seat is None else names[self._seat]
        hidden = [Key("s", words("page-show-result"), "reveal")] if self._hidden else []
        return [
            Key("← →", words("page-turn")),
            Key("e", f"{words('page-eyes')}: {eyes}", "eyes(1)"),
            *hidden,
            Key("r", words("page-review"), "review"),
            self.leaving,
        ]

    def compose(self) -> ComposeResult:
        with Horizontal(id="middle"):
            yield Board(paint=self.paint)
            with Vertical(id="beside"):
                yield LogList(self.paint, id="log")
                yield Static(id="notes")
        yield TurnBar(self.paint, id="bar")
        yield self.key_line()

    def on_mount(self) -> None:
        self._tell_log()
        self._show()

    # What is shown

    def _show(self) -> None:
        moments = self._moments
        view = moments.view(self._turn, self._seat)
        self.query_one(Board).picture = moment_picture(moments, self._turn, self._seat)
        self.query_one(TurnBar).show(self._turn, self._end, told=not self._hidden)
        self._fit()
        notes = "\n".join(moments.notes(view)) if not self._hidden or self._seen_all else ""
        self.query_one("#notes", Static).update(Text(notes, self.paint.style("quiet")))
        self.query_one(LogList).be_at(self._turn)
        self.query_one(KeyLine).show(self.keys())

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """On a narrow screen the board takes what it needs, and the log the rest."""
        board, width, room = self.query_one(Board), self.size.width, self.size.height - 2
        if width >= WIDE:
            board.styles.height = "1fr"
        else:
            board.styles.height = board.plan(width, room - _LEAST_LOG).height

    @property
    def _seen_all(self) -> bool:
        return self._turn == self._moments.last

    def _tell_log(self) -> None:
        turns = list(self._moments.turns(self._seat))
        self.query_one(LogList).tell([one for one in turns if one.turn <= self._end])

    # Where it goes

    def action_go_to(self, turn: int) -> None:
        self._turn = min(max(0, turn), self._moments.last)
        if self._turn > self._furthest:
            self._furthest = self._turn
            if self._hidden:
                self._tell_log()
        self._show()

    def action_go(self, turns: int) -> None:
        self.action_go_to(self._turn + turns)

    def action_end(self) -> None:
        self.action_go_to(self._end)

    def action_digit(self, digit: int) -> None:
        """Go to the turn whose number is typed."""
        now = monotonic()
        self._typed = self._typed if now - self._typed_at < _ONE_NUMBER else ""
        self._typed, self._typed_at = f"{self._typed}{digit}", now
        if int(self._typed) > self._moments.last:
            self._typed = str(digit)
        self.action_go_to(int(self._typed))

    def on_turn_bar_moved(self, event: TurnBar.Moved) -> None:
        self.action_go_to(event.turn)

    def on_log_list_jumped(self, event: LogList.Jumped) -> None:
        self.action_go_to(event.turn)

    # Through whose eyes

    def action_eyes(self, by: int) -> None:
        """See it as the next player did; after the last one, with all hands open."""
        seats: list[Seat | None] = [None, *map(Seat, range(len(self._moments.record.players)))]
        self._look(seats[(seats.index(self._seat) + by) % len(seats)])

    def action_open(self) -> None:
        self._look(None)

    def on_board_pressed(self, event: Board.Pressed) -> None:
        if isinstance(event.target, OnName):
            self._look(None if event.target.seat == self._seat else event.target.seat)

    def _look(self, seat: Seat | None) -> None:
        self._seat = seat
        self._tell_log()
        self._show()

    def action_reveal(self) -> None:
        if self._hidden:
            self._hidden = False
            self._tell_log()
            self._show()

    def action_review(self) -> None:
        from hanabi.terminal.screens.review import ReviewScreen

        try:
            screen = ReviewScreen.of(self._moments.record, self.words, self.paint, turn=self._turn)
        except HanabiError as error:
            self.notify(str(error), severity="error")
        else:
            self.app.push_screen(screen)
