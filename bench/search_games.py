"""Games of a searcher beside the learned player, or of two searchers, against two learned players on the same deals.

Many games go on together, and what they ask the network is answered together, on CUDA by processes of their own:
`python bench/search_games.py --games 2000 --device cuda --processes 28 --servers 2 --together 32 --both --effort first=64 samples=1024`
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict, dataclass, fields, replace
from multiprocessing import Pipe, Process, SimpleQueue
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np

from answering import DistantMind, answer_rows, serve
from hanabi import Game, edition
from hanabi.bots.compiled import plan_of
from hanabi.bots.search import PolicyEffort
from hanabi.bots.search.likely import Suspicion
from hanabi.bots.search.mind import Mind, Question, Trial, distinct
from hanabi.bots.search.policy_search import DOUBT, Comparison
from hanabi.bots.search.situation import Situation
from hanabi.kernel import Plan

Asking = Generator[Question | Trial, Any, Any]
AnswerAll = Callable[[Sequence[Any]], list[Any]]

PERFECT = 25
EVERY = 10
"""Seconds between two reports."""


@dataclass
class Played:
    """How a deal went: with the searcher and without."""

    seed: int
    score: int
    tally: int
    usual_score: int
    usual_tally: int
    changed: int
    """Moves in which the searcher left its blueprint."""

    moves: int
    worlds: int
    """In which moves were tried."""


def play(mind: Mind, effort: PolicyEffort, counted: Played, *, both: bool) -> Asking:
    """A game in which the first seat searches, or both; `samples=0` in the effort makes them play as learned."""
    rules = edition("cocktail")
    plan, game = plan_of(rules, 2), Game(rules, 2, counted.seed)
    doubt = DOUBT if both else 0.0
    suspicions = [Suspicion(effort.hands, effort.proposals, doubt) for _ in range(2)]
    chance = np.random.default_rng(counted.seed)
    while game.outcome is None:
        searching = both or game.to_act == 0
        situation = Situation(plan, mind.policy, game.view(game.to_act))
        spent = effort if searching else replace(effort, samples=0)
        comparison = Comparison(mind, situation, suspicions[game.to_act], spent, chance)
        yield from comparison.think()
        counted.moves += searching
        counted.worlds += comparison.worlds
        counted.changed += comparison.best != comparison.usual
        game.act(plan.action(situation.past, comparison.best))
    return game.outcome


def pair(mind: Mind, seed: int, effort: PolicyEffort, *, both: bool) -> Asking:
    """Both games of a deal."""
    played, without = (Played(seed, 0, 0, 0, 0, 0, 0, 0) for _ in range(2))
    usual = yield from play(mind, replace(effort, samples=0), without, both=False)
    searched = yield from play(mind, effort, played, both=both)
    played.score, played.tally = searched.score, searched.tally
    played.usual_score, played.usual_tally = usual.score, usual.tally
    return played


def together(
    answer_all: AnswerAll, waiting: Iterator[Asking], most: int, until: float
) -> Iterator[Played]:
    """Keep so many thoughts going, and answer what they ask in one go.

    After `until` none is begun; those that were come to their ends, since long games are not like short ones.
    """
    asked: list[tuple[Asking, Question | Trial]] = []

    def go_on(thought: Asking, answer: Any) -> Played | None:
        try:
            asked.append((thought, thought.send(answer)))
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        return None

    while True:
        while len(asked) < most and time.time() < until and (fresh := next(waiting, None)):
            go_on(fresh, None)
        if not asked:
            return
        held, asked[:] = list(asked), []
        answers = answer_all([question for _, question in held])
        for (thought, _), answer in zip(held, answers, strict=True):
            played = go_on(thought, answer)
            if played is not None:
                yield played


def work(
    found: SimpleQueue[Played | None],
    connection: Connection | None,
    seeds: range,
    effort: PolicyEffort,
    given: argparse.Namespace,
) -> None:
    """The deals of one process, as many as the time allows; each is told as soon as it is over."""
    plan, until = plan_of(edition("cocktail"), 2), time.time() + 60 * given.minutes
    mind, answer_all = _mind(plan, given.device, connection)
    thoughts = (pair(mind, seed, effort, both=given.both) for seed in seeds)
    for played in together(answer_all, thoughts, given.together, until):
        found.put(played)
    found.put(None)


def _mind(plan: Plan, device: str, connection: Connection | None) -> tuple[Mind, AnswerAll]:
    """The networks, and who answers for them."""
    if connection is not None:
        distant = DistantMind.of(plan, connection=connection)
        assert isinstance(distant, DistantMind)
        return distant, distant.answer_all
    if device == "numpy":
        mind = Mind.of(plan)
    else:
        from hanabi.learn.torch_mind import TorchMind

        mind = TorchMind.of(plan, device=device)

    def answer_once(questions: Sequence[Question]) -> list[Any]:
        found = [distinct(question) for question in questions]
        answers = answer_rows(mind, [question for question, _ in found])
        return [answer[which] for answer, (_, which) in zip(answers, found, strict=True)]

    return mind, answer_once


def told(played: list[Played]) -> str:
    """The means, with standard errors."""
    score, usual = (
        np.array([getattr(one, name) for one in played], float) for name in ("score", "usual_score")
    )
    root = len(played) ** 0.5
    gain = score - usual
    tallies = np.mean([one.tally for one in played]), np.mean([one.usual_tally for one in played])
    moves, changed, worlds = (
        sum(getattr(one, name) for one in played) for name in ("moves", "changed", "worlds")
    )
    return (
        f"{len(played)} deals: search {score.mean():.3f} ± {score.std() / root:.3f}"
        f" ({(score == PERFECT).mean():.1%} perfect; lost games by their tally {tallies[0]:.3f}),"
        f" learned {usual.mean():.3f} ± {usual.std() / root:.3f} ({(usual == PERFECT).mean():.1%}; {tallies[1]:.3f}),"
        f" gain {gain.mean():+.3f} ± {gain.std() / root:.3f};"
        f" {changed / moves:.1%} of moves changed, {worlds / moves:,.0f} worlds looked at for a move"
    )


def tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first deal")
    parser.add_argument("--device", choices=("numpy", "cpu", "cuda"), default="numpy")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--servers", type=int, default=0, help="processes that hold the networks")
    parser.add_argument("--together", type=int, default=8, help="games at a time in each process")
    parser.add_argument("--minutes", type=float, default=8, help="after which no game begins")
    parser.add_argument("--both", action="store_true", help="let both seats search")
    parser.add_argument(
        "--rollouts", type=int, default=128, help="for each changed move; 0 on a processor"
    )
    parser.add_argument("--effort", nargs="*", default=[], metavar="FIELD=NUMBER")
    parser.add_argument("--out", type=Path, help="a file for the deals, one line of JSON each")
    given = parser.parse_args()
    kinds = {
        field.name: type(getattr(PolicyEffort(), field.name)) for field in fields(PolicyEffort)
    }
    settings = dict(setting.split("=", 1) for setting in given.effort)
    effort = PolicyEffort(**{name: kinds[name](number) for name, number in settings.items()})
    tell(str(effort))
    begun, played, told_at = time.time(), [], time.time()
    found: SimpleQueue[Played | None] = SimpleQueue()
    running = start(found, effort, given)
    while running:
        one = found.get()
        if one is None:
            running -= 1
        else:
            played.append(one)
            if given.out:
                with given.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(one)) + "\n")
        if played and (not running or time.time() > told_at + EVERY):
            told_at = time.time()
            tell(f"{told_at - begun:.0f} s, {told(played)}")


def start(
    found: SimpleQueue[Played | None], effort: PolicyEffort, given: argparse.Namespace
) -> int:
    """Start the processes that play, and those that answer them. How many play."""
    last, step = given.seed + given.games, int(given.processes)
    pipes = [Pipe() if given.servers else (None, None) for _ in range(step)]
    for number, (_, own) in enumerate(pipes):
        seeds = range(given.seed + number, last, step)
        Process(target=work, args=(found, own, seeds, effort, given), daemon=True).start()
    for number in range(given.servers):
        ends = [end for end, _ in pipes[number :: given.servers]]
        Process(target=serve, args=(ends, given.device), daemon=True).start()
    for pipe in pipes:
        for end in pipe:
            if end is not None:
                end.close()
    return step


if __name__ == "__main__":
    main()
