"""What a bot gains by using a rule: on the same deals, it plays once as it is and once as if the rule were not there.

The other half of the pair is the same compiled bot, given a table whose mark for the rule is cleared: it never
announces a play, takes empty clues for impossible, reckons with a last round that will not come, or answers a bonus tile with the
first thing that is legal.

    python bench/rule_uses.py [hat] [friend] [--games 4000] [--players 2 3 4 5]
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from hanabi import Rules, Strikeout, edition
from hanabi.bots import find_bot
from hanabi.kernel import Batch
from hanabi.kernel import table as T
from hanabi.kernel.players import Player, chooser, watcher
from hanabi.kernel.scalar.legal import is_legal
from hanabi.kernel.scalar.row import PENDING, status


class Use(NamedTuple):
    """A rule, a table where it counts, and the mark that stands for it in the kernel's table."""

    name: str
    rules: Rules
    mark: int | None
    """None for bonus tiles, whose choices are answered blindly instead."""


def _tally(*names: str) -> Rules:
    return replace(edition(*names), strikeout=Strikeout.TALLY)


USES = (
    Use("announced plays", _tally("swedish", "minutios-koreografi"), T.ANNOUNCED),
    Use(
        "announced plays, one-of-each suit",
        _tally("swedish", "minutios-koreografi", "kaskad-av-farger"),
        T.ANNOUNCED,
    ),
    Use("empty clues", _tally("swedish"), T.EMPTY_CLUES),
    Use("empty clues, one-of-each suit", _tally("swedish", "kaskad-av-farger"), T.EMPTY_CLUES),
    Use("play on", edition("cocktail", "crowning-piece"), T.PLAY_ON),
    Use("play on, one-of-each suit", edition("deluxe", "variant-2", "variant-4"), T.PLAY_ON),
    Use("bonus tiles", _tally("show", "flamboyants"), None),
    Use(
        "bonus tiles, 7 suits",
        _tally("show", "flamboyants", "colour-avalanche", "black-powder"),
        None,
    ),
)


def ignoring(player: Player, mark: int | None) -> Player:
    """The same bot, blind to one rule. It writes in the table, so that only one thread may use it."""
    inner_choose, inner_watch = player.choose, player.watch
    if mark is None:
        return Player(_blind_to_tiles(inner_choose), inner_watch, player.words)

    @chooser
    def choose(t: Any, seen: Any, legal: Any, i: Any, memory: Any, m: Any, chance: Any) -> Any:
        t[mark] = 0
        action = inner_choose(t, seen, legal, i, memory, m, chance)
        t[mark] = 1
        return action

    @watcher
    def watch(t: Any, seen: Any, i: Any, seat: Any, memory: Any, m: Any) -> None:
        t[mark] = 0
        inner_watch(t, seen, i, seat, memory, m)
        t[mark] = 1

    return Player(choose, watch, player.words)


def _blind_to_tiles(inner_choose: Any) -> Any:
    @chooser
    def choose(t: Any, seen: Any, legal: Any, i: Any, memory: Any, m: Any, chance: Any) -> Any:
        if status(seen, i, PENDING):
            action = np.int64(0)
            while not is_legal(legal, i, action):
                action += 1
            return action
        return inner_choose(t, seen, legal, i, memory, m, chance)

    return choose


def gain(player: Player, use: Use, players: int, games: int) -> tuple[float, float, float]:
    """Points a game with the rule in use, what they are above the rest, and the standard error of that."""
    scores = []
    for team in (player, ignoring(player, use.mark)):
        batch = Batch(use.rules, players, games, observe=False, auto_reset=False, threads=1)
        batch.play([team] * players)
        scores.append(batch.scores.astype(float))
    difference = scores[0] - scores[1]
    return scores[0].mean(), difference.mean(), difference.std(ddof=1) / games**0.5


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=["hat", "friend"])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    asked = parser.parse_args(arguments)
    print("| bot | rule | players | score | gain |\n|---|---|---|---|---|")  # noqa: T201
    for name in asked.bots:
        make = find_bot(name).player
        if make is None:
            parser.error(f"{name} is not compiled")
        for use in USES:
            for players in asked.players:
                score, more, error = gain(make(), use, players, asked.games)
                row = (
                    f"| {name} | {use.name} | {players} | {score:.3f} | {more:+.3f} ± {error:.3f} |"
                )
                print(row, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
