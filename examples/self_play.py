"""Learn a small game by self-play, then let what was learned play a deal that it has never seen.

    python examples/self_play.py --minutes 2      # again: it goes on where it stopped

Ctrl-C stops early. The folder `--out` keeps the run with its curve, and the player in `policy.safetensors`;
`hanabi train` does the same for the whole game, on a GPU.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.console import Console

from hanabi import Game
from hanabi.bots import policy_kind
from hanabi.bots.learned.player import policy_from
from hanabi.learn import Trainer, find_preset, train


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=2, help="how long to learn")
    parser.add_argument("--out", type=Path, default=Path("self_play"), help="folder of the run")
    given = parser.parse_args()
    console = Console()

    settings = find_preset("small").changed({"evaluate_games": 0})
    trainer = Trainer(given.out, settings, "cpu")
    console.print(f"Learning for {given.minutes:g} minutes; Ctrl-C stops early.")
    try:
        train(
            trainer,
            until=time.monotonic() + 60 * given.minutes,
            most_steps=None,
            show=lambda moment: console.print(f"{moment.steps:,} steps: {moment.score:.2f} points"),
        )
    except KeyboardInterrupt:
        console.print("Stopped.")
    console.print(trainer.evaluate(200, first_deal=1_000_000))
    trainer.export(given.out / "policy.safetensors")

    learned = policy_kind(policy_from(given.out / "policy.safetensors"))
    game = Game(settings.rules, ["Ada", "Bo"], seed=1_000_000)
    bots = [learned.make(seat) for seat in range(game.players)]
    while game.outcome is None:
        game.act(bots[game.to_act].act(game.view(game.to_act)).action)
    console.print(f"One of these games: {game.outcome.score} points in {game.turn} turns.")


if __name__ == "__main__":
    main()
