"""Compiles the bots before the tests run: several workers would each compile the same at the same time."""

from __future__ import annotations

from hanabi import Game, edition
from hanabi.bots import all_bots, make_bot, view_for
from hanabi.kernel import Batch


def main() -> None:
    game = Game(edition(), 3, seed=0)
    for name, kind in all_bots().items():
        make_bot(name, seat=0, team=[name] * 3).act(view_for(kind, game, game.to_act))
        if kind.player is not None:
            batch = Batch(edition(), 3, 1, observe=False, auto_reset=False)
            batch.play([kind.player()] * 3)


if __name__ == "__main__":
    main()
