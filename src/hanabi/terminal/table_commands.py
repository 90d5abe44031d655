"""The commands of a table beside moves: those of `commands`, and what else can be wished there."""

from __future__ import annotations

from collections.abc import Mapping

from hanabi.terminal.at_table import Wish
from hanabi.terminal.commands import QUESTIONS, Commands
from hanabi.words import Words

WISHES: Mapping[str, Wish] = {
    "say": "say",
    "note": "note",
    "hint": "hint",
    "undo": "take-back",
    "agree": "take-back",
    "turn-down": "turn-down",
    "end": "end",
    "pause": "pause",
    "resume": "resume",
    "start": "start",
    "return": "return",
    "replace": "replace",
    "rematch": "rematch",
}
"""Commands that the table grants."""

TABLE_QUESTIONS = {
    **QUESTIONS,
    "say": "command-say",
    "agree": "command-agree",
    "turn-down": "command-turn-down",
    "pause": "command-pause",
    "resume": "command-resume",
    "start": "command-start",
    "return": "command-return",
    "replace": "command-replace",
    "rematch": "command-rematch",
    "seats": "command-seats",
}

TEXTS = ("say", "replace")
"""Commands with something to read behind them."""


def table_commands(words: Words) -> Commands:
    """Reads what can be typed at a table."""
    return Commands(words, TABLE_QUESTIONS, TEXTS)
