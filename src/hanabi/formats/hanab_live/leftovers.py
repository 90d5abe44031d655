"""What stands in a game of hanab.live and means nothing, there as here: it is left out, and whoever reads is told."""

from __future__ import annotations

from enum import StrEnum


class LeftOut(StrEnum):
    """The kinds of things that are left out."""

    END = "end"
    """An end by people behind the end by the rules."""
    CHARACTERS = "characters"
    """Characters in a game that is played without them."""

    @property
    def sentence(self) -> str:
        match self:
            case LeftOut.END:
                return "the last action: it ends a game that is over already"
            case LeftOut.CHARACTERS:
                return "the characters: the option detrimentalCharacters is off, so nobody has one"
