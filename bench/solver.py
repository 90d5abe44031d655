"""How long the solver takes: `python bench/solver.py [DEALS] [EDITION]`, CPU seconds a deal at 2 to 5 players."""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from time import process_time

from hanabi.core import Game, edition
from hanabi.review import solve


def main(deals: int = 100, name: str = "cocktail") -> None:
    sys.stdout.write("players  deals  median s   mean s    max s  verdicts\n")
    for players in (2, 3, 4, 5):
        times, verdicts = [], Counter[str]()
        for seed in range(deals):
            game = Game(edition(name), players, seed)
            began = process_time()
            verdicts[type(solve(game)).__name__.lower()] += 1
            times.append(process_time() - began)
        told = ", ".join(f"{number} {verdict}" for verdict, number in verdicts.most_common())
        sys.stdout.write(
            f"{players:7}  {deals:5}  {statistics.median(times):8.4f} {statistics.mean(times):8.4f} "
            f"{max(times):8.2f}  {told}\n"
        )


if __name__ == "__main__":
    main(*(int(argument) if argument.isdigit() else argument for argument in sys.argv[1:]))  # type: ignore[arg-type]
