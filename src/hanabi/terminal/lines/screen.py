"""The screen and the keyboard: plain lines, colour only where it is welcome."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.text import Text

from hanabi.terminal.capability import is_terminal
from hanabi.terminal.folding import folded

BLANK_LINES = 60
"""Lines that push everything out of sight where the screen cannot be cleared."""

GLUE = "\x1f"
"""In place of a space at which no line may end."""

STYLES = {
    "white": "bold bright_white",
    "red": "bold red",
    "blue": "bold blue",
    "yellow": "bold yellow",
    "green": "bold green",
    "multicolour": "bold magenta",
    "black": "bold reverse",
    "purple": "bold magenta",
    "orange": "bold dark_orange",
    "teal": "bold cyan",
    "pink": "bold hot_pink",
    "brown": "bold orange4",
    "grey": "bold bright_black",
}


class Screen:
    """Prints lines and asks for lines. What it prints reads the same without its colours."""

    def __init__(self, *, plain: bool) -> None:
        self.plain = plain or os.environ.get("TERM") == "dumb"
        # A pipe and a file want whole lines; whoever reads a terminal, or hears it, wants whole cards.
        self._whole_lines = not is_terminal(sys.stdout)
        self._console = Console(
            no_color=self.plain,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=True,
        )
        self._suits: re.Pattern[str] | None = None
        self._cards: re.Pattern[str] | None = None
        """A card with its place and what was told of it."""
        self._style: dict[str, str] = {}
        if is_terminal(sys.stdin):
            with contextlib.suppress(ImportError):  # not on every system
                import readline  # noqa: F401  # gives input() a history and editing

    def colour_suits(self, names: Mapping[str, Iterable[str]]) -> None:
        """From now on, show these words, given by suit, in the colour of the suit, with a value beside them."""
        self._style = {
            word.casefold(): STYLES[suit]
            for suit, words in names.items()
            for word in words
            if suit in STYLES
        }
        words = "|".join(re.escape(word) for word in self._style)
        # A number before the word is its value only where none comes after it: `red 3`, `3 rouge`.
        before = rf"(?:[1-5] (?=(?:{words})\b(?! [1-5]\b)))?"
        pattern = rf"\b{before}({words})\b(?: [1-5]\b)?"
        if words:
            self._suits = re.compile(pattern, re.IGNORECASE)
            told = rf"(?:\b\d )?{pattern}(?: \([^()]*\))?"
            self._cards = re.compile(told, re.IGNORECASE)

    def say(self, line: str = "") -> None:
        for part in self._fitted(line):
            text = Text(part)
            if self._suits is not None and not self.plain:
                for found in self._suits.finditer(part):
                    text.stylize(self._style[found.group(1).casefold()], *found.span())
            self._console.print(text)

    def _fitted(self, line: str) -> list[str]:
        """The line in lines that fit, no card broken across two of them."""
        if self._whole_lines:
            return [line]
        if self._cards is not None:
            line = self._cards.sub(lambda found: found.group().replace(" ", GLUE), line)
        return [
            part.replace(GLUE, " ") for part in folded(line, shutil.get_terminal_size().columns)
        ]

    def head(self, line: str) -> None:
        """A line that begins something new."""
        for part in self._fitted(line):
            self._console.print(Text(part, style="" if self.plain else "bold"))

    def ask(self, prompt: str) -> str:
        """One line from the keyboard; EOFError when there are no more."""
        self._console.file.flush()
        return input(prompt)

    def hide(self) -> None:
        """Take everything that was printed out of sight."""
        if is_terminal(sys.stdout) and os.environ.get("TERM", "dumb") != "dumb":
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()
        else:
            self._console.print("\n" * BLANK_LINES)
