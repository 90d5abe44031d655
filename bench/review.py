"""How good and how fast the review is: spoiled games of friends, games of search, and the time that one takes.

    python bench/review.py [--games N] [--workers N] [--players N ...] [--effort quick|normal|deep] [--part PART ...]

Needs the core, the kernel and the bots, nothing else. The parts are `spoiled`, `search`, `time` and `same`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from statistics import mean, median
from typing import NamedTuple

from hanabi.arena.standings import share_of
from hanabi.bots import make_bot
from hanabi.core import Game, Record, edition
from hanabi.core.annotations import Header, PlayerInfo, PlayerKind
from hanabi.review import EFFORTS, GameReview, Label, MoveReview, review

RIGHT = (Label.BEST, Label.GOOD, Label.FORCED)


def spoiled_game(players: int, seed: int) -> tuple[Record, int]:
    """A game of friends in which one move was replaced by a random one, and that move."""
    chance = random.Random(f"{players} {seed}")
    length = len(_friends(Game(edition("cocktail"), players, seed), None, chance).steps)
    number = chance.randrange(length)
    game = _friends(Game(edition("cocktail"), players, seed), number, chance)
    return Record.of(game, header=_bots(["friend"] * players)), number


def _friends(game: Game, spoil: int | None, chance: random.Random) -> Game:
    bots = [make_bot("friend") for _ in range(game.players)]
    while game.outcome is None:
        view = game.view(game.to_act)
        action = bots[game.to_act].act(view).action
        if len(game.steps) == spoil:
            others = [one for one in view.legal_actions if one != action]
            action = chance.choice(others) if others else action
        game.act(action)
    return game


def _bots(names: Iterable[str]) -> Header:
    return Header(players=tuple(PlayerInfo(PlayerKind.BOT, name) for name in names))


def last_review(record: Record, effort: str, threads: int | None = 1) -> GameReview:
    without_solver = replace(EFFORTS[effort], solver_seconds=0.0)
    *_, last = review(record, effort=without_solver, threads=threads)
    return last


def spoiled(effort: str, players: int, seed: int) -> tuple[int, str, float]:
    """The rank of the random move among all, its label, and what it is said to have cost."""
    record, step = spoiled_game(players, seed)
    moves = [move for move in last_review(record, effort).moves if move is not None]
    (ours,) = (move for move in moves if move.step == step)
    worse = sum(_badness(move) >= _badness(ours) for move in moves if move is not ours)
    return worse + 1, str(ours.label), ours.loss


def _badness(move: MoveReview) -> tuple[float, float]:
    return move.sure_loss, move.loss


def searched(effort: str, players: int, seed: int) -> Counter[str]:
    """The labels of the moves that the first seat, a searcher, made."""
    team = ["search"] * players
    game = Game(edition("cocktail"), players, seed)
    game.play_out([make_bot("search", seed, seat=seat, team=team) for seat in range(players)])
    found = last_review(Record.of(game, header=_bots(team)), effort)
    return Counter(str(move.label) for move in found.moves if move is not None and move.seat == 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--effort", choices=EFFORTS, default="normal")
    parser.add_argument("--first", type=int, default=50_000, help="the seed of the first game")
    parts = ("time", "same", "spoiled", "search")
    parser.add_argument("--part", choices=parts, nargs="+", default=parts)
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.games)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(given.workers, mp_context=context) as pool:
        for players in given.players:
            _say(f"{players} players, effort {given.effort}")
            if "time" in given.part:
                _time(given.effort, players, given.first)
            if "same" in given.part:
                record, _ = spoiled_game(players, given.first)
                reviews = [last_review(record, given.effort, threads) for threads in (1, 2)]
                _say(f"  the same seed gives the same review: {reviews[0] == reviews[1]}")
            if "spoiled" in given.part:
                _tell_spoiled(pool.map(partial(spoiled, given.effort, players), seeds))
            if "search" in given.part:
                _tell_searched(pool.map(partial(searched, given.effort, players), seeds))


class _Clocks(NamedTuple):
    wall: float
    cpu: float

    @classmethod
    def now(cls) -> _Clocks:
        return cls(time.monotonic(), time.process_time())

    def since(self, began: _Clocks) -> str:
        return f"{self.wall - began.wall:.1f} ({self.cpu - began.cpu:.1f} CPU)"


def _time(effort: str, players: int, seed: int) -> None:
    """Until the first result, all moves looked at once, and the end; the solver included, on all cores."""
    record, _ = spoiled_game(players, seed)
    last_review(record, "quick", None)  # so that loading compiled code is not counted
    began = _Clocks.now()
    first = every = None
    for found in review(record, effort=EFFORTS[effort]):
        first = first or _Clocks.now()
        if found.moves[-1] is not None:
            every = every or _Clocks.now()
    assert first is not None
    assert every is not None
    _say(
        f"  seconds, {len(record.steps)} moves: first result {first.since(began)}, "
        f"all moves once {every.since(began)}, complete {_Clocks.now().since(began)}"
    )


def _tell_spoiled(results: Iterable[tuple[int, str, float]]) -> None:
    found = []
    for rank, label, loss in results:
        found.append((rank, label, loss))
        _say(f"    rank {rank}, {label}, loss {loss:.2f}")
    hits = sum(rank <= 2 for rank, _, _ in found)  # noqa: PLR2004  # worst or second worst
    labels = Counter(label for _, label, _ in found)
    losses = [loss for _, _, loss in found]
    _say(f"  spoiled: worst or second worst in {_share(hits, len(found))}; {_labels(labels)}")
    _say(f"    its loss: mean {mean(losses):.2f}, median {median(losses):.2f}")


def _tell_searched(results: Iterable[Counter[str]]) -> None:
    labels: Counter[str] = Counter()
    for found in results:
        labels += found
        _say(f"    {_labels(found)}")
    right = sum(labels[label] for label in RIGHT)
    _say(f"  search: best or good {_share(right, labels.total())}; {_labels(labels)}")


def _share(part: int, whole: int) -> str:
    """With Wilson's interval."""
    found = share_of(part, whole)
    assert found is not None
    return f"{part} of {whole}, {found.share:.1%} (95 %: {found.low:.1%} to {found.high:.1%})"


def _labels(labels: Counter[str]) -> str:
    return ", ".join(f"{labels[label]} {label}" for label in Label if labels[label])


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
