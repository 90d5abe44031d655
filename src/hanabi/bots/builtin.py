"""The bots of this package. Those that are compiled are imported when they are made."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hanabi.bots.random_bot import RandomBot
from hanabi.bots.registry import BotKind, UnknownBot
from hanabi.bots.steady import SteadyBot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hanabi.bots.policy import BatchPolicy
    from hanabi.bots.protocol import Bot
    from hanabi.core import Rules
    from hanabi.kernel.plan import Plan
    from hanabi.kernel.players import Player

PAIR = 2
"""Players at the smallest table, where hat guessing is weak."""


# Players of the kernel


def _steady() -> Player:
    from hanabi.kernel.players import STEADY

    return STEADY


def _random() -> Player:
    from hanabi.kernel.players import RANDOM

    return RANDOM


def _hat() -> Player:
    from hanabi.bots.hat import HAT

    return HAT


def _friend() -> Player:
    from hanabi.bots.friend import FRIEND

    return FRIEND


def _cheater() -> Player:
    from hanabi.bots.cheater import CHEATER

    return CHEATER


def strongest(team: Sequence[str | None]) -> Player:
    """The blueprint of the search: hats where all guess them, else what people understand."""
    hats = all(name is not None and name.partition(":")[0] in ("hat", "search") for name in team)
    return _hat() if hats and len(team) > PAIR else _friend()


# The learned player


def _make_learned(seed: int) -> Bot:
    import hanabi.kernel.loops  # noqa: F401  # what it needs is missed here, and not at its first move
    from hanabi.bots.policy import PolicyBot

    return PolicyBot(_learned, seed)


def _learned(plan: Plan) -> BatchPolicy:
    from hanabi.bots.learned import learned

    return learned(plan)


def _untrained(rules: Rules, players: int) -> str | None:
    from hanabi.bots.learned import missing_weights

    return missing_weights(rules, players)


# Bots


def _compiled(player: Callable[[], Player], seed: int) -> Bot:
    from hanabi.bots.compiled import CompiledBot

    return CompiledBot(player(), seed)


def _make_friend(seed: int) -> Bot:
    from hanabi.bots.compiled import CompiledBot
    from hanabi.bots.friend.reasons import explain

    return CompiledBot(_friend(), seed, explain)


def _search(blueprint: Callable[[Sequence[str | None]], Player], seed: int) -> Bot:
    from hanabi.bots.search import SearchBot

    return SearchBot(blueprint, seed)


def _search_strongest(seed: int) -> Bot:
    from hanabi.bots.search import StrongestSearch

    return StrongestSearch(strongest, seed)


def _search_learned(seed: int) -> Bot:
    from hanabi.bots.search import PolicySearchBot

    return PolicySearchBot(seed)


def _search_on_top(below: BotKind) -> BotKind:
    if below.policy is _learned:
        return BotKind(_search_learned, "search on top of the learned player", unfit=below.unfit)
    player = below.player
    if player is None or below.sees_all:
        raise UnknownBot(
            "search builds on bots that it can imagine and that do not cheat: learned, hat, friend or steady"
        )
    return BotKind(partial(_search, lambda _team: player()), "search on top of another bot")


BUILTIN_BOTS = {
    "steady": BotKind(SteadyBot, "plays what is sure and tells what can be played", _steady),
    "friend": BotKind(_make_friend, "plays by people's conventions and says why", _friend),
    "hat": BotKind(partial(_compiled, _hat), "guesses hats: near-perfect among its own", _hat),
    "search": BotKind(
        _search_strongest,
        "looks for a better move than the strongest other bot",
        on_top=_search_on_top,
    ),
    "learned": BotKind(
        _make_learned,
        "plays what self-play taught a network, at the tables it was trained for",
        policy=_learned,
        unfit=_untrained,
    ),
    "random": BotKind(RandomBot, "does anything legal", _random),
    "cheater": BotKind(
        partial(_compiled, _cheater),
        "sees its own cards: a strong yardstick, no player",
        _cheater,
        sees_all=True,
    ),
}
