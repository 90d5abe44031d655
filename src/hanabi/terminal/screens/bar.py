"""The foot of the screen: what is asked, the choices with their keys, and the keys that always work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from hanabi.core import Action
from hanabi.terminal.folding import folded
from hanabi.terminal.screens.canvas import Canvas
from hanabi.terminal.screens.doing import CONFIRM, Command, Offer
from hanabi.terminal.screens.paint import Paint

GAP = 1
WIDE = 110
"""Columns from which on a prompt needs one row."""


class Foot(NamedTuple):
    """What the bar shows."""

    prompt: str
    offers: Sequence[Offer]
    keys: Sequence[tuple[str, str, Command]]
    """Keys that always work, what they do in a word, and what that is."""
    signs: dict[str, str]
    """The sign of each suit."""
    urgent: bool = False
    """Whether the prompt says that something did not work."""


def draw_bar(foot: Foot, paint: Paint, width: int) -> Canvas:
    """The prompt, the choices in as many rows as they need, and the keys."""
    prompts = folded(foot.prompt, width - 2) if foot.prompt else [""]
    rows = _rows(foot, width)
    prompts += [""] * (least_height(width) - len(prompts) - len(rows) - 1)
    canvas = Canvas(width, len(prompts) + len(rows) + 1, paint.style("ink", "panel"))
    prompt_style = paint.style("bad" if foot.urgent else "ink", bold=foot.urgent)
    canvas.fill(0, 0, width, len(prompts), paint.style("ink", "raised"))
    for y, line in enumerate(prompts):
        canvas.put(1, y, line, prompt_style)
    for y, row in enumerate(rows, start=len(prompts)):
        x = 1
        for offer in row:
            x = _button(canvas, foot, paint, offer, x, y) + GAP
    _keys(canvas, foot, paint, canvas.height - 1)
    return canvas


def least_height(width: int) -> int:
    """The rows of a bar on so many columns: what is usually said fits, so that nothing moves when it changes."""
    return 3 if width >= WIDE else 4


def _label(foot: Foot, offer: Offer) -> tuple[str, str]:
    """The key and the words of a choice."""
    key = "⏎" if offer.key == CONFIRM else offer.key
    sign = foot.signs.get(offer.suit, "") if offer.suit is not None else ""
    return key, " ".join(part for part in (sign, offer.label) if part)


def _rows(foot: Foot, width: int) -> list[list[Offer]]:
    rows: list[list[Offer]] = [[]]
    x = 1
    for offer in foot.offers:
        key, label = _label(foot, offer)
        size = cell_len(key) + cell_len(label) + (3 if label else 2)
        if x + size > width - 1 and rows[-1]:
            rows.append([])
            x = 1
        rows[-1].append(offer)
        x += size + GAP
    return rows


def _button(canvas: Canvas, foot: Foot, paint: Paint, offer: Offer, x: int, y: int) -> int:
    key, label = _label(foot, offer)
    ground = paint.button(main=offer.main)
    begin = x
    x = canvas.put(x, y, " ", ground)
    strong = Style(bold=True, underline=not offer.main) if paint.colours else Style(bold=True)
    x = canvas.put(x, y, key, ground + strong)
    if label:
        x = canvas.put(x, y, f" {label}", ground)
        if offer.suit is not None and not offer.main and paint.colours:
            sign = foot.signs.get(offer.suit, "")
            canvas.put(x - cell_len(label), y, sign, paint.sign_style(offer.suit))
    x = canvas.put(x, y, " ", ground)
    canvas.mark(begin, y, x - begin, 1, offer.does)
    return x


def _keys(canvas: Canvas, foot: Foot, paint: Paint, y: int) -> None:
    canvas.fill(0, y, canvas.width, 1, paint.style("quiet", "sky"))
    x = 1
    for key, label, command in foot.keys:
        size = cell_len(key) + 1 + cell_len(label)
        if x + size > canvas.width - 1:
            break
        begin = x
        x = canvas.put(x, y, key, paint.style("gold", bold=True))
        x = canvas.put(x + 1, y, label, paint.style("quiet"))
        canvas.mark(begin, y, size, 1, command)
        x += 2


class Bar(Widget):
    """Shows a `Foot`, and says what was pressed on it."""

    DEFAULT_CSS = "Bar { height: 4; width: 1fr; }"

    class Pressed(Message):
        """A choice was pressed: a move or a command."""

        def __init__(self, does: Action | Command) -> None:
            super().__init__()
            self.does = does

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self.paint = paint
        self._foot = Foot("", (), (), {})
        self._drawn: Canvas | None = None

    def show(self, foot: Foot, width: int) -> None:
        """From now on this, in so many rows as it needs on so many columns."""
        self._foot = foot
        self._drawn = draw_bar(foot, self.paint, width)
        if self.styles.height is None or self.styles.height.value != self._drawn.height:
            self.styles.height = self._drawn.height
        self.refresh()

    def render_line(self, y: int) -> Strip:
        drawn = self._drawn
        if drawn is None or y >= drawn.height or not self.size.width:
            return Strip.blank(self.size.width)
        return Strip(drawn.segments(y), drawn.width).crop(0, self.size.width)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        target = None if self._drawn is None else self._drawn.at(event.x, event.y)
        if target is not None:
            self.post_message(self.Pressed(target))  # type: ignore[arg-type]  # nothing else is marked
