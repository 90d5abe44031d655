"""Players: each is given a `View` and answers with an action and, where it can, the reason."""

from hanabi.bots.check import BotFailed, CheckReport, check
from hanabi.bots.policy import BatchPolicy, PolicyBot, PolicyFailed, policy_kind
from hanabi.bots.protocol import Bot, Choice, Sociable, Stoppable
from hanabi.bots.random_bot import RandomBot
from hanabi.bots.registry import (
    BOT_NAMES,
    BotKind,
    UnknownBot,
    all_bots,
    find_bot,
    ignored_bots,
    make_bot,
    table_bots,
    view_for,
)
from hanabi.bots.steady import SteadyBot
from hanabi.core import Motive

__all__ = [
    "BOT_NAMES",
    "BatchPolicy",
    "Bot",
    "BotFailed",
    "BotKind",
    "CheckReport",
    "Choice",
    "Motive",
    "PolicyBot",
    "PolicyFailed",
    "RandomBot",
    "Sociable",
    "SteadyBot",
    "Stoppable",
    "UnknownBot",
    "all_bots",
    "check",
    "find_bot",
    "ignored_bots",
    "make_bot",
    "policy_kind",
    "table_bots",
    "view_for",
]
