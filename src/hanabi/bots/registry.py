"""Every bot by its name: those of this package, and those that other packages bring.

A package offers a bot by an entry point of the group `hanabi.bots`: its name is the bot's, its object a
`BotKind`, or simply a class or function that makes a `Bot` from a seed.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from hanabi.bots.protocol import Bot, Sociable
from hanabi.core import HanabiError, Rules, Seat, View
from hanabi.core.extras import needs
from hanabi.core.rules import MOST_PLAYERS

if TYPE_CHECKING:
    from hanabi.bots.policy import MakePolicy
    from hanabi.core import Game
    from hanabi.kernel.players import Player

GROUP = "hanabi.bots"
"""The group of entry points that bring bots."""

BOT_NAMES = ("Ume", "Kai", "Sora", "Ren", "Yuki", "Hoshi", "Nami", "Taki", "Mizu", "Aki")
"""What bots at a table are called when they are given no name: more than people can take away."""


class UnknownBot(HanabiError):
    """No bot goes by this name, or it cannot be had here."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """A bot that can be chosen."""

    make: Callable[[int], Bot]
    """From a seed: a bot for one seat of one game."""

    about: str = ""
    """What it is, in a line."""

    player: Callable[[], Player] | None = None
    """Its twin for the kernel, which makes the same choices."""

    policy: MakePolicy | None = None
    """Its face for batches of games; see `hanabi.bots.policy`."""

    on_top: Callable[[BotKind], BotKind] | None = None
    """For a bot that builds on another: `search:steady` is this of `search`, given `steady`."""

    most_players: int = MOST_PLAYERS

    unfit: Callable[[Rules, int], str | None] | None = None
    """For a bot that plays some tables only: why it cannot play one, None where it can."""

    sees_all: bool = False
    """A cheat: it must be shown a view with open hands, and sits at no table with people."""

    def refusal(self, rules: Rules, players: int) -> str | None:
        """Why this bot cannot play at a table of these rules with so many players; None where it can."""
        if players > self.most_players:
            return f"plays with at most {self.most_players}"
        return self.unfit(rules, players) if self.unfit is not None else None


@cache
def all_bots() -> Mapping[str, BotKind]:
    """Every bot, this package's first; of two with the same name the first counts, with a warning about the other."""
    from hanabi.bots.builtin import BUILTIN_BOTS

    brought = {
        point.name: BotKind(_Brought(point), f"from {point.value}") for point in _first_points()
    }
    for point in ignored_bots():
        warnings.warn(
            f"the bot {point.name!r} from {point.value} is ignored: there is another one of that name",
            stacklevel=2,
        )
    return {**BUILTIN_BOTS, **brought}


def ignored_bots() -> tuple[EntryPoint, ...]:
    """The entry points that bring a bot under a name that is taken."""
    kept = _first_points()
    return tuple(point for point in entry_points(group=GROUP) if point not in kept)


def _first_points() -> tuple[EntryPoint, ...]:
    """The entry points whose names are free: the first of each name that is none of this package's."""
    from hanabi.bots.builtin import BUILTIN_BOTS

    first: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        if point.name not in BUILTIN_BOTS:
            first.setdefault(point.name, point)
    return tuple(first.values())


@dataclass(frozen=True, slots=True)
class _Brought:
    """A bot of another package, which is imported when it is first needed."""

    point: EntryPoint

    def __call__(self, seed: int) -> Bot:
        return _load(self.point).make(seed)


@cache
def _load(point: EntryPoint) -> BotKind:
    try:
        brought = point.load()
    except Exception as error:
        raise UnknownBot(
            f"the bot {point.name!r} does not load from {point.value}: {error}"
        ) from error
    return brought if isinstance(brought, BotKind) else BotKind(brought)


def find_bot(name: str) -> BotKind:
    """The bot of that name, whole: one of another package is imported for it."""
    name, colon, below = name.partition(":")
    kind = all_bots().get(name)
    if kind is None:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(all_bots())}")
    kind = _load(kind.make.point) if isinstance(kind.make, _Brought) else kind
    if not colon:
        return kind
    if kind.on_top is None:
        raise UnknownBot(
            f"the bot {name!r} builds on no other, so {below!r} cannot follow its name"
        )
    return kind.on_top(find_bot(below))


def table_bots() -> list[str]:
    """The names of the bots that may sit with people."""
    return [name for name, kind in all_bots().items() if not kind.sees_all]


def make_bot(
    name: str, seed: int = 0, *, seat: int = 0, team: Sequence[str | None] | None = None
) -> Bot:
    """A bot for one seat. The same seed makes the same moves in the same game.

    `team` tells which bot sits at each seat, where that is known.
    """
    try:
        bot = find_bot(name).make(seed)
        if team is not None and isinstance(bot, Sociable):
            bot.meet(Seat(seat), team)
    except ModuleNotFoundError as error:
        raise UnknownBot(needs(f"the bot {name!r}", error.name, "fast")) from error
    return bot


def view_for(kind: BotKind, game: Game, seat: Seat) -> View:
    """What this bot is shown when it is to act at this seat."""
    if kind.sees_all:
        return replace(game.open_view(), legal_actions=game.legal_actions())
    return game.view(seat)
