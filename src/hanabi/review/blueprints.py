"""Who the players of a record are taken for when games are imagined: each bot for itself, people for friends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanabi.core import Record
from hanabi.core.annotations import PlayerKind

if TYPE_CHECKING:
    from hanabi.kernel.players import Player

_STEADFAST = ("hat", "friend", "steady")
"""Bots that leave nothing to chance and can be imagined in thousands of games."""

_HATS = ("hat", "search")
_PAIR = 2


def bots_of(record: Record) -> tuple[str | None, ...]:
    """The name of the bot at each seat, None for people and whoever is not known."""
    if not record.header.players:
        return (None,) * len(record.players)
    return tuple(
        info.bot.partition(":")[0] if info.kind is PlayerKind.BOT and info.bot else None
        for info in record.header.players
    )


def blueprints(record: Record) -> tuple[str, ...]:
    """For each seat the bot it is taken for: itself, or what it builds on, or the friend."""
    team = bots_of(record)
    hats = len(team) > _PAIR and all(name in _HATS for name in team)
    usual = "hat" if hats else "friend"
    return tuple(name if name in _STEADFAST else usual for name in team)


def players_called(names: tuple[str, ...]) -> list[Player]:
    """The compiled players of these names."""
    from hanabi.bots.registry import find_bot

    makers = [find_bot(name).player for name in names]
    return [maker() for maker in makers if maker is not None]
