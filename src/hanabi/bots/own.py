"""The bots of this package. Those that are compiled are imported when they are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanabi.bots.chance import RandomBot
from hanabi.bots.registry import BotKind
from hanabi.bots.steady import SteadyBot

if TYPE_CHECKING:
    from hanabi.kernel.players import Player


def _steady_player() -> Player:
    from hanabi.kernel.players import STEADY

    return STEADY


def _random_player() -> Player:
    from hanabi.kernel.players import RANDOM

    return RANDOM


OWN_BOTS = {
    "steady": BotKind(SteadyBot, "plays what is sure and tells what can be played", _steady_player),
    "random": BotKind(RandomBot, "does anything legal", _random_player),
}
