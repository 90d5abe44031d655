"""Players: each is given a `View` and answers with an action."""

from __future__ import annotations

from collections.abc import Callable

from hanabi.bots.chance import RandomBot
from hanabi.bots.protocol import Bot
from hanabi.bots.steady import SteadyBot
from hanabi.core import HanabiError

BOTS: dict[str, Callable[[int], Bot]] = {"steady": SteadyBot, "random": RandomBot}
"""Every bot by name; a seed makes one for one seat of one game."""


BOT_NAMES = ("Ume", "Kai", "Sora", "Ren", "Yuki", "Hoshi", "Nami", "Taki", "Mizu", "Aki")
"""What bots at a table are called when they are given no name: more than people can take away."""


class UnknownBot(HanabiError):
    """No bot goes by this name."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot for one seat. The same seed makes the same moves in the same game."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "BOT_NAMES", "Bot", "RandomBot", "SteadyBot", "UnknownBot", "make_bot"]
