"""Cards on a canvas, in every size: faces, and backs with what is known of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rich.style import Style

from hanabi.core import Card, Clue, ColourClue, Knowledge, Rules, SuitIndex
from hanabi.core.cards import VALUES
from hanabi.terminal.screens.canvas import PLAIN, Canvas
from hanabi.terminal.screens.paint import Paint

DIGITS = {
    "1": ("╺┓ ", " ┃ ", "╺┻╸"),
    "2": ("╺━┓", "┏━┛", "┗━╸"),
    "3": ("╺━┓", " ━┫", "╺━┛"),
    "4": ("╻ ╻", "┗━┫", "  ╹"),
    "5": ("┏━╸", "┗━┓", "╺━┛"),
    "?": ("┏━┓", " ┏┛", " • "),
}
"""Values, three cells wide and high."""

OUT = "·"
UNKNOWN = "?"


class Size(NamedTuple):
    """The cells of a card."""

    width: int
    height: int


SIZES = (
    *(Size(13, 7), Size(11, 6), Size(9, 4), Size(8, 4)),
    *(Size(7, 3), Size(6, 2), Size(5, 2), Size(4, 2)),
)
"""From the most beautiful to the smallest."""

TALL = 6
"""Cards of this height show their value in large."""
LEAST_BACK = 3
"""Rows that a card of one's own needs to show all that is known of it."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What is on a card beside what it is."""

    noted: bool = False
    fresh: bool = False
    """Drawn lately."""
    told: bool = False
    """Told of by the latest clues."""
    framed: bool = False
    """Chosen, or touched by a clue that is being chosen."""
    passed: bool = False
    """Passed by a clue that is being chosen."""
    goal: bool = False
    """Where a dragged card would come to lie."""


class CardArt:
    """Draws the cards of one table."""

    def __init__(self, paint: Paint, rules: Rules, letters: Mapping[str, str]) -> None:
        self._paint = paint
        self._rules = rules
        self._letters = letters

    def sign(self, suit: SuitIndex) -> str:
        return self._paint.sign(self._rules.suits[suit].name, self._letters)

    def sign_style(self, suit: SuitIndex) -> Style:
        return self._paint.sign_style(self._rules.suits[suit].name)

    # Faces

    def face(self, face: Card, marks: tuple[Clue, ...], size: Size, signs: Signs) -> Canvas:
        """A card that lies open."""
        suit = self._rules.suits[face.suit].name
        style = self._paint.face(suit)
        if signs.passed:
            style = self._paint.style("quiet", "panel")
        canvas = Canvas(size.width, size.height, style)
        sign, value = self.sign(face.suit), str(face.value)
        width, height = size
        if height >= TALL:
            canvas.put(1, 0, sign)
            self._digit(canvas, value, PLAIN)
            canvas.put(width - 2, height - 1, sign)
            self._marks(canvas, marks, height - 2, signs)
        elif height > LEAST_BACK:
            canvas.put(1, 0, sign)
            canvas.put((width - 1) // 2, 1, value)
            self._marks(canvas, marks, height - 1, signs)
        elif height == LEAST_BACK:
            canvas.put((width - 3) // 2, 0, f"{sign} {value}")
            self._marks(canvas, marks, 2, signs)
        else:
            canvas.put(1, 0, f"{sign}{value}")
            canvas.fill(0, 1, width, 1, PLAIN)
            self._marks(canvas, marks, 1, signs)
        self._flags(canvas, signs)
        self._frame(canvas, signs)
        return canvas

    def firework(self, suit: SuitIndex, value: int | None, size: Size, *, fresh: bool) -> Canvas:
        """The top of a firework, or the place where one is to begin."""
        if value is not None:
            return self.face(Card(suit, value), (), size, Signs(told=fresh, framed=fresh))
        style = self.sign_style(suit)
        canvas = Canvas(size.width, size.height)
        width, height = size
        canvas.put(0, 0, f"╭{'╌' * (width - 2)}╮", style)
        for row in range(1, height - 1):
            canvas.put(0, row, f"╎{' ' * (width - 2)}╎", style)
        canvas.put(0, height - 1, f"╰{'╌' * (width - 2)}╯", style)
        canvas.put((width - 1) // 2, height // 2, self.sign(suit), style)
        return canvas

    # Backs

    def back(self, knowledge: Knowledge, size: Size, signs: Signs) -> Canvas:
        """A card that its holder does not see, with what clues told of it."""
        told = bool(knowledge.marked)
        style = self._paint.back(told=told)
        canvas = Canvas(size.width, size.height, style)
        suits = {face.suit for face in knowledge.possible}
        values = {face.value for face in knowledge.possible}
        suit = next(iter(suits)) if len(suits) == 1 else None
        sign = UNKNOWN if suit is None else self.sign(suit)
        value = str(next(iter(values))) if len(values) == 1 else UNKNOWN
        ink = self._paint.style("quiet") if suit is None else self.sign_style(suit)
        width, height = size
        if height >= TALL:
            canvas.put(1, 0, sign, ink)
            self._digit(canvas, value, ink if suit is not None else PLAIN)
            below = 4
        else:
            canvas.put(1, 0, sign, ink)
            canvas.put(2, 0, value, self._paint.style("quiet") if value == UNKNOWN else PLAIN)
            below = 1
        if height == LEAST_BACK - 1:
            canvas.fill(0, 1, width, 1, PLAIN)
            self._marks(canvas, knowledge.marked, 1, signs)
        else:
            self._suit_pips(canvas, below, suits)
            self._value_pips(canvas, below + 1, values)
            if height > below + 2:
                self._marks(canvas, knowledge.marked, height - 1, signs)
        self._flags(canvas, signs)
        self._frame(canvas, signs)
        return canvas

    def _suit_pips(self, canvas: Canvas, row: int, suits: set[SuitIndex]) -> None:
        number = len(self._rules.suits)
        quiet = self._paint.style("quiet")
        if number > canvas.width:
            shown = [SuitIndex(i) for i in range(number) if i in suits]
            for x, suit in enumerate(shown):
                canvas.put(x, row, self.sign(suit), self.sign_style(suit))
            return
        left = (canvas.width - number) // 2
        for i in range(number):
            suit = SuitIndex(i)
            if suit in suits:
                canvas.put(left + i, row, self.sign(suit), self.sign_style(suit))
            else:
                canvas.put(left + i, row, OUT, quiet)

    def _value_pips(self, canvas: Canvas, row: int, values: set[int]) -> None:
        if len(VALUES) > canvas.width:
            text = "".join(str(value) for value in VALUES if value in values)
            canvas.put(0, row, text)
            return
        left = (canvas.width - len(VALUES)) // 2
        for i, value in enumerate(VALUES):
            out = value not in values
            style = self._paint.style("quiet") if out else PLAIN
            canvas.put(left + i, row, OUT if out else str(value), style)

    # What both have

    def _digit(self, canvas: Canvas, value: str, style: Style) -> None:
        left = (canvas.width - 3) // 2
        for row, line in enumerate(DIGITS[value], start=1):
            canvas.put(left, row, line, style)

    def _marks(self, canvas: Canvas, marks: tuple[Clue, ...], row: int, signs: Signs) -> None:
        """The clues that touched a card, in a band: those that came lately are golden."""
        if not marks:
            return
        gold = self._paint.style("gold", bold=True)
        texts = []
        for mark in marks:
            if isinstance(mark, ColourClue):
                style = self.sign_style(mark.suit)
                texts.append((self.sign(mark.suit), style))
            else:
                style = self._paint.style("ink", bold=signs.told)
                texts.append((str(mark.value), style))
        spaced = 2 * len(texts) - 1 <= canvas.width - 2
        width = 2 * len(texts) + 1 if spaced else len(texts)
        if canvas.height > LEAST_BACK - 1 and width + 2 <= canvas.width:
            width += 2
        left = max(0, (canvas.width - width) // 2)
        if canvas.height >= LEAST_BACK or self._paint.colours:
            canvas.fill(left, row, width, 1, self._paint.style("ink", "band"))
        x = left + (width - (2 * len(texts) - 1 if spaced else len(texts))) // 2
        for text, style in texts:
            canvas.put(x, row, text, style)
            x += 2 if spaced else 1
        if signs.told:
            canvas.put(left, row, "▸" if width > len(texts) else "", gold)

    def _flags(self, canvas: Canvas, signs: Signs) -> None:
        flags = ("!" if signs.told else "") + ("+" if signs.fresh else "")
        flags += ("✎" if self._paint.signs else "n") if signs.noted else ""
        if flags:
            canvas.put(canvas.width - len(flags) - (canvas.width > 6), 0, flags)

    def _frame(self, canvas: Canvas, signs: Signs) -> None:
        if not (signs.framed or signs.goal):
            return
        gold = self._paint.style("gold", "band", bold=True)
        left, right = ("▌", "▐") if self._paint.signs else ("[", "]")
        if signs.goal and not signs.framed:
            left, right = ("▎", " ") if self._paint.signs else ("|", " ")
        for row in range(canvas.height):
            canvas.put(0, row, left, gold)
            if right.strip():
                canvas.put(canvas.width - 1, row, right, gold)
