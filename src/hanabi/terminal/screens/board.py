"""The board as a widget: it draws a picture on all the room it has, and says what was pressed on it."""

from __future__ import annotations

from collections.abc import Hashable

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from hanabi.terminal.screens.board_art import BoardArt, OnCard, Plan
from hanabi.terminal.screens.canvas import Canvas
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.picture import Picture


class Board(Widget):
    """Show a picture by setting `picture`; another look by setting `paint`."""

    DEFAULT_CSS = "Board { height: 1fr; width: 1fr; }"

    picture: reactive[Picture | None] = reactive(None, repaint=False)
    paint: reactive[Paint] = reactive(Paint, repaint=False)

    class Pressed(Message):
        """Something on the board was pressed."""

        def __init__(self, board: Board, target: Hashable, button: int) -> None:
            super().__init__()
            self.board = board
            self.target = target
            """An `OnCard`, an `OnName`, or a pair of `"suit"` and its index."""
            self.button = button
            """1 is the left one, 3 the right one."""

    class Dragged(Message):
        """A card was dragged over another one of the same hand, or dropped there."""

        def __init__(self, board: Board, card: OnCard, goal: OnCard, *, dropped: bool) -> None:
            super().__init__()
            self.board = board
            self.card = card
            self.goal = goal
            self.dropped = dropped

    class Pointed(Message):
        """The pointer came to something, or left it."""

        def __init__(self, board: Board, target: Hashable | None) -> None:
            super().__init__()
            self.board = board
            self.target = target

    def __init__(self, picture: Picture | None = None, paint: Paint | None = None) -> None:
        super().__init__()
        self._drawn: Canvas | None = None
        self._held: OnCard | None = None
        self._over: Hashable | None = None
        self.set_reactive(Board.picture, picture)
        self.set_reactive(Board.paint, paint or Paint())

    # Drawing

    def plan(self, width: int, height: int) -> Plan:
        """How the picture would be laid out on so many cells."""
        assert self.picture is not None
        return BoardArt(self.paint).plan(self.picture, width, height)

    def least_width(self, plan: Plan) -> int:
        """The columns that a layout of the picture takes."""
        assert self.picture is not None
        return BoardArt(self.paint).least_width(self.picture, plan)

    def _canvas(self) -> Canvas:
        width, height = self.size
        if self._drawn is None or (self._drawn.width, self._drawn.height) != (width, height):
            if self.picture is None:
                self._drawn = Canvas(width, height, self.paint.style("ink", "sky"))
            else:
                self._drawn = BoardArt(self.paint).draw(self.picture, width, height)
        return self._drawn

    def render_line(self, y: int) -> Strip:
        canvas = self._canvas()
        if y >= canvas.height:
            return Strip.blank(self.size.width)
        return Strip(canvas.segments(y), canvas.width)

    def watch_picture(self) -> None:
        self._redraw()

    def watch_paint(self) -> None:
        self._redraw()

    def _redraw(self) -> None:
        """Send the rows that are others now: a key changes few of them, and the way to the screen may be long."""
        old, self._drawn = self._drawn, None
        new = self._canvas()
        if old is None or (old.width, old.height) != (new.width, new.height):
            self.refresh()
            return
        rows = [y for y in range(new.height) if not new.has_row_of(old, y)]
        if rows:
            self.refresh(*(Region(0, y, new.width, 1) for y in rows))

    # The mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        target = self._canvas().at(event.x, event.y)
        if isinstance(target, OnCard) and event.button == 1:
            self._held = target
            self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        target = self._canvas().at(event.x, event.y)
        if target == self._over:
            return
        self._over = target
        self.post_message(self.Pointed(self, target))
        goal = self._goal(target)
        if self._held is not None and goal is not None:
            self.post_message(self.Dragged(self, self._held, goal, dropped=False))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        target = self._canvas().at(event.x, event.y)
        held, goal = self._held, self._goal(target)
        self._held = None
        self.release_mouse()
        if held is not None and goal is not None and goal != held:
            self.post_message(self.Dragged(self, held, goal, dropped=True))
        elif target is not None and (held is None or held == target):
            self.post_message(self.Pressed(self, target, event.button))

    def on_leave(self) -> None:
        self._over = None
        self.post_message(self.Pointed(self, None))

    def _goal(self, target: Hashable | None) -> OnCard | None:
        """The card of the same hand that a dragged card is over."""
        held = self._held
        if held is None or not isinstance(target, OnCard) or target.seat != held.seat:
            return None
        return target
