"""What the terminal can do, and how its owner likes it: told by the environment and a few options."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

from hanabi.core import BadSetup

if TYPE_CHECKING:
    from hanabi.terminal.screens.paint import Paint

THEMES = ("dark", "light")
WITHOUT_SCREEN = ("", "dumb", "unknown")
"""Terminals that print lines and can do no more."""
WITHOUT_COLOURS = ("vt100", "vt102", "vt220", "xterm-mono")
WITHOUT_SIGNS = ("linux", *WITHOUT_COLOURS)
"""Terminals whose fonts lack the shapes of the suits."""
LIGHT_GROUNDS = ("7", "15")
"""The second number of COLORFGBG on a light ground."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What was asked for on the command line."""

    plain: bool = False
    """Lines in place of screens."""
    calm: bool = False
    """Nothing moves."""


def is_terminal(stream: TextIO | None) -> bool:
    """Whether somebody sits there; a stream that was closed before we started is None."""
    return stream is not None and stream.isatty()


def has_screen(taste: Taste, environ: Mapping[str, str] = os.environ) -> bool:
    """Whether to draw on the whole screen; else to print lines."""
    if taste.plain or environ.get("TERM", "") in WITHOUT_SCREEN:
        return False
    return is_terminal(sys.stdin) and is_terminal(sys.stdout)


def paint_of(taste: Taste, environ: Mapping[str, str] = os.environ) -> Paint:
    """How screens look here. HANABI_THEME is dark or light, HANABI_COLOURS is safe for people who see no red or green."""
    from hanabi.terminal.screens.paint import Paint

    theme, colours = environ.get("HANABI_THEME", ""), environ.get("HANABI_COLOURS", "")
    if theme and theme not in THEMES:
        raise BadSetup(f"HANABI_THEME: {theme!r} is neither of: {', '.join(THEMES)}")
    if colours not in ("", "safe"):
        raise BadSetup(f"HANABI_COLOURS: {colours!r} is not possible; safe is")
    light = environ.get("COLORFGBG", "").rpartition(";")[2] in LIGHT_GROUNDS
    term = environ.get("TERM", "")
    coloured = not environ.get("NO_COLOR") and term not in WITHOUT_COLOURS
    still = taste.calm or environ.get("TEXTUAL_ANIMATIONS") == "none"
    return Paint(
        theme="light" if theme == "light" or (not theme and light) else "dark",
        safe=colours == "safe",
        colours=coloured,
        few=_colours(environ) in (None, "standard"),
        signs=term not in WITHOUT_SIGNS and _writes_signs(),
        motion=coloured and not still,
    )


def _colours(environ: Mapping[str, str]) -> str | None:
    """How many colours the terminal says that it has, in the words of rich."""
    from rich.console import Console

    without = {name: value for name, value in environ.items() if name != "NO_COLOR"}
    return Console(force_terminal=True, _environ=without).color_system


def _writes_signs() -> bool:
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    return encoding.lower().replace("-", "") == "utf8"
