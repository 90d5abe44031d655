"""What a finished game is called in a list: its edition and its add-ons, in a language."""

from __future__ import annotations

from collections.abc import Iterable

from hanabi.server.client import words_for

HOUSE = "house"
"""Stands for the add-ons of a table that nobody printed."""


def game_title(edition: str, add_ons: Iterable[str], language: str) -> str:
    words = words_for(language, edition)
    names = [words.add_on(name) for name in add_ons if name != HOUSE]
    return words.edition(edition) + (f" + {words.list(names)}" if names else "")
