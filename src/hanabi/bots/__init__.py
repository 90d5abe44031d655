"""Players: each is given a `View` and answers with an action and, where it can, the reason."""

from hanabi.bots.chance import RandomBot
from hanabi.bots.protocol import Bot, Choice, Reason, Stoppable
from hanabi.bots.registry import (
    BOT_NAMES,
    BotKind,
    UnknownBot,
    all_bots,
    find_bot,
    make_bot,
    table_bots,
    view_for,
)
from hanabi.bots.steady import SteadyBot

__all__ = [
    "BOT_NAMES",
    "Bot",
    "BotKind",
    "Choice",
    "RandomBot",
    "Reason",
    "SteadyBot",
    "Stoppable",
    "UnknownBot",
    "all_bots",
    "find_bot",
    "make_bot",
    "table_bots",
    "view_for",
]
