"""The colours of everything that is not drawn by hand, and how a program ends that Ctrl-C has ended."""

from __future__ import annotations

from textual.theme import Theme

from hanabi.terminal.screens.paint import Paint

INTERRUPTED = 130
"""The exit code of a program that Ctrl+C has ended."""


def theme_of(paint: Paint) -> Theme:
    """A paint for what Textual draws itself: fields, lists, sheets, scroll bars."""
    ground = paint.ground
    return Theme(
        name=f"hanabi-{paint.theme}",
        primary=ground.gold,
        accent=ground.gold,
        foreground=ground.ink,
        background=ground.sky,
        surface=ground.panel,
        panel=ground.panel,
        error=ground.bad,
        success=ground.good,
        dark=paint.theme == "dark",
        variables={
            "text-muted": ground.quiet,
            "block-cursor-foreground": ground.ink,
            "block-cursor-background": ground.raised,
            "block-cursor-blurred-foreground": ground.ink,
            "block-cursor-blurred-background": ground.raised,
            "scrollbar": ground.line,
            "scrollbar-hover": ground.quiet,
            "scrollbar-active": ground.gold,
            "scrollbar-background": ground.sky,
            "scrollbar-background-hover": ground.sky,
            "scrollbar-background-active": ground.sky,
        },
    )
