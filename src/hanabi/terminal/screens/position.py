"""One position on the full screen: the board, what is said about it, and a line for moves, typed or put together by pressing cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ScreenResultType
from textual.widgets import Input, Static

from hanabi.core import Action, CardId, Discard, GiveClue, HanabiError, Play, Seat, View
from hanabi.terminal.lines.commands import Ask, Command, Commands, Confused
from hanabi.terminal.lines.log_lines import log_lines
from hanabi.terminal.lines.looking import look
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.board_art import OnCard
from hanabi.terminal.screens.looking_app import HIGH, WIDE, LookingScreen
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.picture import Picture
from hanabi.words import Words

Line = tuple[str, str]
"""What is said, and in which ink: `ink`, `quiet`, `gold`, `good` or `bad`."""


class PositionScreen(LookingScreen[ScreenResultType]):
    """The frame of lessons and puzzles. What a typed line means is said by `obey`."""

    CSS = """
    PositionScreen #middle { height: 1fr; layout: vertical; }
    PositionScreen #said { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    PositionScreen #said Static { height: auto; }
    PositionScreen.-wide #middle, PositionScreen.-broad #middle { layout: horizontal; }
    PositionScreen.-wide #said, PositionScreen.-broad #said { width: 46; height: 100%; }
    PositionScreen.-broad #said { width: 64; padding: 1 2; }
    PositionScreen #typed { height: 1; border: none; padding: 0 1; background: $panel; }
    PositionScreen #typed:focus { border: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("up", "scroll(-1)", show=False, priority=True),
        Binding("down", "scroll(1)", show=False, priority=True),
    ]

    def __init__(self, words: Words, paint: Paint, questions: Mapping[str, str]) -> None:
        super().__init__(words, paint)
        self._commands = Commands(words, questions)
        self._view: View | None = None
        self._since: int | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="middle"):
            with VerticalScroll(id="said", can_focus=False):
                yield Static(id="lines")
            yield Board(paint=self.paint)
        yield Input(id="typed", placeholder=self.words("terminal-say-something"))
        yield self.key_line()

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    # What is shown

    def say(self, lines: Iterable[Line]) -> None:
        """From now on these lines, from the first one on."""
        text, before = Text(), ""
        for line, ink in lines:
            apart = before not in ("", ink) and self.size.height >= HIGH
            text.append("\n\n" if apart else "\n" if before else "")
            text.append(line, self.paint.style(ink, bold=ink not in ("ink", "quiet")))
            before = ink
        self.query_one("#lines", Static).update(text)
        self.query_one("#said").scroll_home(animate=False)

    def show(self, view: View, since: int | None = None) -> None:
        """The board; events from this number on are new."""
        self._view, self._since = view, since
        self._draw()
        self._fit()

    def _draw(self, action: Command | None = None) -> None:
        view = self._view
        assert view is not None
        chosen: CardId | None = None
        asked: Seat | None = None
        touched: frozenset[CardId] = frozenset()
        match action:
            case Play(card) | Discard(card):
                chosen = card
            case GiveClue(target, clue):
                asked = target
                touched = frozenset(
                    card.id
                    for card in view.hands[target]
                    if card.face is not None and view.rules.touches(clue, card.face)
                )
        self.query_one(Board).picture = Picture(
            view,
            self.words,
            view.names,
            since=self._since,
            chosen=chosen,
            asked=asked,
            touched=touched,
        )

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """On a narrow screen the board takes what it needs, and what is said the rest."""
        board, room = self.query_one(Board), self.size.height - 2
        wide = self.size.width >= WIDE
        board.styles.height = "1fr" if wide else board.least_height(self.size.width, room * 2 // 3)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#said").scroll_relative(y=lines, animate=False)

    # What is typed

    def on_input_changed(self, event: Input.Changed) -> None:
        """A move is shown on the cards while it is typed."""
        assert self._view is not None
        try:
            command = self._commands.read(event.value, self._view)
        except HanabiError:  # not yet
            self._draw()
            return
        legal = isinstance(command, Action) and command in self._view.legal_actions
        self._draw(command if legal else None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        assert self._view is not None
        line = event.value
        event.input.value = ""
        if not line.strip():
            self.go_on()
            return
        try:
            command = self._commands.read(line, self._view)
        except Confused as confusion:
            self.say([(str(confusion), "bad")])
            return
        self.obey(command)

    def go_on(self) -> None:
        """Somebody has pressed Enter, and typed nothing."""

    def obey(self, command: Command) -> None:
        """Somebody wants this."""
        raise NotImplementedError

    def looked(self, ask: Ask) -> list[Line]:
        """The lines for a question about the table."""
        view = self._view
        assert view is not None
        if ask.what == "log":
            return [(line, "ink") for line in log_lines(view, self.words, view.names)]
        return [(line, "ink") for line in look(ask, view, self.words)]

    # The mouse

    def on_board_pressed(self, event: Board.Pressed) -> None:
        """Another press on the same card means the next thing that can be done with it."""
        view = self._view
        if not isinstance(event.target, OnCard) or view is None:
            return
        lines = [self._commands.write(one, view) for one in _about(view, event.target)]
        if lines:
            typed = self.query_one(Input)
            place = lines.index(typed.value) + 1 if typed.value in lines else 0
            typed.value = lines[place % len(lines)]
            typed.cursor_position = len(typed.value)
            typed.focus()


def _about(view: View, target: OnCard) -> list[Action]:
    """The legal actions that are about one card."""
    faces = {card.id: card.face for card in view.hands[target.seat]}
    face = faces.get(CardId(target.card))
    found: list[Action] = []
    for action in view.legal_actions:
        match action:
            case Play(card) | Discard(card) if card == target.card:
                found.append(action)
            case GiveClue(seat, clue) if seat == target.seat and face is not None:
                if view.rules.touches(clue, face):
                    found.append(action)
    return found
