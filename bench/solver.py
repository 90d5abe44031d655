"""How long the solver takes: deals of full size, and finished games of friends turn by turn.

    python bench/solver.py [--deals N] [--games N] [--players N ...] [--edition NAME] [--seconds S]

CPU seconds are those of all threads. A game is solved turn by turn in one go, in as many CPU seconds as are given for all
its turns.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from time import monotonic, process_time

from hanabi.bots import make_bot
from hanabi.core import Game, Record, Rules, edition
from hanabi.review import Undecided, Unwinnable, solve, solve_turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--edition", default="cocktail")
    parser.add_argument("--seconds", type=float, default=60.0, help="for a deal, or a whole game")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first deal")
    given = parser.parse_args()
    rules = edition(given.edition)
    if given.deals:
        _say("players  deals  median s   mean s    max s  verdicts")
    for players in given.players if given.deals else ():
        _tell_deals(rules, players, range(given.first, given.first + given.deals), given.seconds)
    if given.games:
        _say("players  games  median s   mean s    max s  longest by the clock, verdicts")
    for players in given.players if given.games else ():
        _tell_games(rules, players, range(given.first, given.first + given.games), given.seconds)


def _tell_deals(rules: Rules, players: int, seeds: range, seconds: float) -> None:
    times, verdicts = [], Counter[str]()
    for seed in seeds:
        game = Game(rules, players, seed)
        began = process_time()
        verdict = type(solve(game, seconds=seconds)).__name__.lower()
        times.append(process_time() - began)
        verdicts[verdict] += 1
    _say(f"{players:7}  {_summary(times)}  {_told(verdicts)}")


def _tell_games(rules: Rules, players: int, seeds: range, seconds: float) -> None:
    """Games of friends, who lose the maximum in most of them."""
    times, clock, verdicts = [], 0.0, Counter[str]()
    for seed in seeds:
        game = Game(rules, players, seed)
        game.play_out([make_bot("friend") for _ in range(players)])
        record = Record.of(game)
        began, began_by_clock = process_time(), monotonic()
        found = solve_turns(record, seconds=seconds)
        times.append(process_time() - began)
        clock = max(clock, monotonic() - began_by_clock)
        verdicts[_kind(found.verdicts)] += 1
    _say(f"{players:7}  {_summary(times)}  {clock:.1f}; {_told(verdicts)}")


def _kind(verdicts: Sequence[object]) -> str:
    if any(isinstance(one, Undecided) for one in verdicts):
        return "with an open turn"
    return "lost on the way" if isinstance(verdicts[-1], Unwinnable) else "won"


def _summary(times: list[float]) -> str:
    mean = statistics.mean(times)
    return f"{len(times):5}  {statistics.median(times):8.4f} {mean:8.4f} {max(times):8.2f}"


def _told(verdicts: Counter[str]) -> str:
    return ", ".join(f"{number} {verdict}" for verdict, number in verdicts.most_common())


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
