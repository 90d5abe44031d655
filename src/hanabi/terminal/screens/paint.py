"""Colours and signs of the screens: suits as on the page, by day and by night, for every pair of eyes and every terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from rich.style import Style

from hanabi.core import Rules
from hanabi.words import Words

Theme = Literal["dark", "light"]


class SuitColours(NamedTuple):
    """The colours of one suit."""

    paper: str
    """The ground of a card."""
    ink: str
    """What stands on it."""
    deep: str
    """The sign of the suit by day."""
    bright: str
    """The sign of the suit by night."""


SUITS = {
    "white": SuitColours("#f8f5ec", "#26233c", "#6f6a86", "#ffffff"),
    "red": SuitColours("#c82b3a", "#ffffff", "#b3202f", "#ff7b7b"),
    "blue": SuitColours("#1f58c9", "#ffffff", "#1c4fb8", "#79b4ff"),
    "yellow": SuitColours("#f7c630", "#362400", "#a87900", "#ffd955"),
    "green": SuitColours("#1a7642", "#ffffff", "#17693a", "#66dd92"),
    "multicolour": SuitColours("#5b3f9c", "#ffffff", "#5b3f9c", "#d6b8ff"),
    "black": SuitColours("#131319", "#ffffff", "#131319", "#b9b2a2"),
    "purple": SuitColours("#6736b4", "#ffffff", "#5b2ca3", "#c09bff"),
    "orange": SuitColours("#c4560a", "#ffffff", "#a54607", "#ffab66"),
    "teal": SuitColours("#08727a", "#ffffff", "#08666d", "#58d6de"),
    "pink": SuitColours("#bd2f7d", "#ffffff", "#a8246c", "#ff8fc9"),
    "brown": SuitColours("#71431f", "#ffffff", "#71431f", "#d9a375"),
    "grey": SuitColours("#5d6270", "#ffffff", "#5d6270", "#b9bfcd"),
}
OTHER = SuitColours("#3d4468", "#ffffff", "#3d4468", "#8e9ae6")
"""A suit that has no colours of its own."""

SAFE_SUITS = {
    "white": SuitColours("#ffffff", "#000000", "#5a5a5a", "#ffffff"),
    "red": SuitColours("#d55e00", "#000000", "#b04e00", "#ff8a33"),
    "blue": SuitColours("#0072b2", "#ffffff", "#005f96", "#4db3ec"),
    "yellow": SuitColours("#f0e442", "#000000", "#857c00", "#f0e442"),
    "green": SuitColours("#009e73", "#000000", "#007a59", "#2fd1a4"),
    "multicolour": SuitColours("#cc79a7", "#000000", "#9c4676", "#f0a8cf"),
    "black": SuitColours("#000000", "#ffffff", "#000000", "#a8a8a8"),
}
"""Colours that people tell apart who see no red or no green (Okabe and Ito's); the other suits are as they were."""

FEW_SUITS = {
    "white": SuitColours("#ffffff", "#000000", "#555555", "#ffffff"),
    "red": SuitColours("#aa0000", "#ffffff", "#aa0000", "#ff5555"),
    "blue": SuitColours("#0000aa", "#ffffff", "#0000aa", "#5555ff"),
    "yellow": SuitColours("#ffff55", "#000000", "#aa5500", "#ffff55"),
    "green": SuitColours("#00aa00", "#000000", "#00aa00", "#55ff55"),
    "multicolour": SuitColours("#aa00aa", "#ffffff", "#aa00aa", "#ff55ff"),
    "black": SuitColours("#555555", "#ffffff", "#000000", "#aaaaaa"),
    "purple": SuitColours("#5555ff", "#ffffff", "#5555ff", "#5555ff"),
    "orange": SuitColours("#aa5500", "#ffffff", "#aa5500", "#aa5500"),
    "teal": SuitColours("#00aaaa", "#000000", "#00aaaa", "#55ffff"),
    "pink": SuitColours("#ff55ff", "#000000", "#aa00aa", "#ff55ff"),
    "brown": SuitColours("#aa5500", "#ffffff", "#aa5500", "#aa5500"),
    "grey": SuitColours("#aaaaaa", "#000000", "#555555", "#aaaaaa"),
}
"""The suits where a terminal has sixteen colours and no more."""

SIGNS = {
    "white": "✿",
    "red": "▲",
    "blue": "◆",
    "yellow": "★",
    "green": "♣",
    "multicolour": "✪",
    "black": "☾",
    "purple": "⬟",
    "orange": "✸",
    "teal": "●",
    "pink": "♥",
    "brown": "✚",
    "grey": "■",
}
"""The shapes of the page; a suit without one is called by its letter."""


class Ground(NamedTuple):
    """The colours of a theme beside those of the suits."""

    sky: str
    panel: str
    raised: str
    ink: str
    quiet: str
    line: str
    gold: str
    on_gold: str
    bad: str
    good: str
    back: str
    """The back of a card of which something is known."""
    unknown: str
    """The back of a card of which nothing is known."""
    band: str
    """Behind the marks of clues on a card."""


GROUNDS: dict[Theme, Ground] = {
    "dark": Ground(
        *("#0b1030", "#141a3e", "#232b5e", "#eef0ff", "#a9b0dc", "#343d78", "#ffcf5c", "#1c1436"),
        *("#ff9d94", "#7fe0a5", "#2b3680", "#1f2763", "#05071c"),
    ),
    "light": Ground(
        *("#d7def4", "#f4f6fd", "#e6eafa", "#1a1e3a", "#4a5074", "#b4bbdd", "#7d5200", "#ffffff"),
        *("#a8201a", "#17693a", "#b3bdea", "#c6cdee", "#fffdf2"),
    ),
}


FEW_GROUNDS: dict[Theme, Ground] = {
    "dark": Ground(
        *("#000000", "#000000", "#555555", "#ffffff", "#aaaaaa", "#555555", "#ffff55", "#000000"),
        *("#ff5555", "#55ff55", "#555555", "#555555", "#000000"),
    ),
    "light": Ground(
        *("#ffffff", "#ffffff", "#aaaaaa", "#000000", "#555555", "#aaaaaa", "#aa5500", "#ffffff"),
        *("#aa0000", "#00aa00", "#aaaaaa", "#aaaaaa", "#ffffff"),
    ),
}


@dataclass(frozen=True)
class Paint:
    """How everything is drawn. A colour is never the only sign of anything."""

    theme: Theme = "dark"
    safe: bool = False
    """Colours for people who see no red or no green."""
    colours: bool = True
    """Whether there are colours at all."""
    few: bool = False
    """Whether there are only sixteen."""
    signs: bool = True
    """Whether the terminal has the shapes of the suits; else they are called by their letters."""
    motion: bool = True
    """Whether something may move."""

    @property
    def ground(self) -> Ground:
        return (FEW_GROUNDS if self.few else GROUNDS)[self.theme]

    def style(self, ink: str, ground: str | None = None, *, bold: bool = False) -> Style:
        """Ink of this name on a ground of that name, or on what is there."""
        if not self.colours:
            return _style(bold=bold or ink in ("gold", "bad"), dim=ink == "quiet")
        behind = None if ground is None else getattr(self.ground, ground)
        return _style(color=getattr(self.ground, ink), bgcolor=behind, bold=bold)

    def button(self, *, main: bool = False) -> Style:
        """Something to press."""
        if not self.colours:
            return _style(bold=main, reverse=True)
        return self.style("on_gold", "gold", bold=True) if main else self.style("ink", "raised")

    def _suit(self, suit: str) -> SuitColours:
        if self.few:
            return FEW_SUITS.get(suit, FEW_SUITS["grey"])
        safe = SAFE_SUITS.get(suit) if self.safe else None
        return safe or SUITS.get(suit, OTHER)

    def face(self, suit: str) -> Style:
        """The ground and the ink of a card."""
        if not self.colours:
            return _style(bold=True, reverse=True)
        colours = self._suit(suit)
        return _style(color=colours.ink, bgcolor=colours.paper, bold=True)

    def sign_style(self, suit: str) -> Style:
        """The sign of a suit in a line, or on the back of a card."""
        if not self.colours:
            return _style(bold=True)
        colours = self._suit(suit)
        return _style(color=colours.bright if self.theme == "dark" else colours.deep, bold=True)

    def back(self, *, told: bool) -> Style:
        """The back of a card, of which something is known or nothing."""
        if not self.colours:
            return _style(bold=told)
        return self.style("ink", "back" if told else "unknown", bold=told)

    def sign(self, suit: str, letters: Mapping[str, str]) -> str:
        """What stands for a suit: its shape, or its letter where shapes cannot be shown."""
        return (SIGNS.get(suit) if self.signs else None) or letters[suit]


@lru_cache(maxsize=1000)
def _style(
    *,
    color: str | None = None,
    bgcolor: str | None = None,
    bold: bool = False,
    dim: bool = False,
    reverse: bool = False,
) -> Style:
    """A style that takes nothing away from what it is laid over."""
    return Style(
        color=color, bgcolor=bgcolor, bold=bold or None, dim=dim or None, reverse=reverse or None
    )


TAKEN = "cenpd"
"""Letters that mean something else while a clue is chosen."""


@lru_cache(maxsize=50)
def suit_letters(rules: Rules, words: Words) -> Mapping[str, str]:
    """A letter for each suit: the first one of its name that no earlier suit has, and none of those that are keys."""
    letters: dict[str, str] = {}
    for suit in rules.suits:
        name = words.suit(suit.name, "clue").upper()
        free = [one for one in name if one.isalpha() and one.lower() not in TAKEN]
        letters[suit.name] = next((one for one in free if one not in letters.values()), "?")
    return letters
