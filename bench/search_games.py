"""Games of a searcher beside the learned player against two learned players on the same deals.

The gain is told twice: as the difference of the scores, and as what the changed moves are worth. That is how much better
the learned players finish from the true position after the move than after the usual one, with the deck in many random
orders; both have the same mean, and the second a much smaller error.

Many games go on together, and what they ask the network is answered together: on CUDA by thousands, on a processor by
a few. `python bench/search_games.py --games 2000 --device cuda --processes 16 --together 32 --both --effort samples=2048 turns=99`
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from hanabi import Game, edition
from hanabi.bots.compiled import plan_of
from hanabi.bots.search import PolicyEffort
from hanabi.bots.search.likely import Suspicion
from hanabi.bots.search.mind import Mind, Question, Trial
from hanabi.bots.search.policy_search import DOUBT, Comparison
from hanabi.bots.search.situation import Situation
from hanabi.bots.search.trying import try_moves
from hanabi.kernel import Plan

Asking = Generator[Question | Trial, Any, Any]

PERFECT = 25
TO_THE_END = 200


@dataclass
class Played:
    """How a deal went: with the searcher and without."""

    seed: int
    score: int
    tally: int
    usual_score: int
    usual_tally: int
    worth: float
    """What the changed moves gained, by playing on from them many times."""

    changed: int
    """Moves in which the searcher left its blueprint."""

    moves: int
    worlds: int
    """In which moves were tried."""


def play(mind: Mind, effort: PolicyEffort, rollouts: int, counted: Played, *, both: bool) -> Asking:
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
        if comparison.best != comparison.usual:
            counted.changed += 1
            hand = [plan.face_index[game.face(card)] for card in situation.past.hidden]
            moves, noise = [comparison.best, comparison.usual], int(chance.integers(1 << 62))
            hands = np.array([hand] * rollouts)
            trial = Trial(situation, hands, moves, TO_THE_END, noise)
            scores = yield from try_moves(mind, trial)
            counted.worth += float((scores[:, 0] - scores[:, 1]).mean())
        game.act(plan.action(situation.past, comparison.best))
    return game.outcome


def pair(mind: Mind, seed: int, effort: PolicyEffort, rollouts: int, *, both: bool) -> Asking:
    """Both games of a deal."""
    played, without = (Played(seed, 0, 0, 0, 0, 0.0, 0, 0, 0) for _ in range(2))
    usual = yield from play(mind, replace(effort, samples=0), 0, without, both=False)
    searched = yield from play(mind, effort, rollouts, played, both=both)
    played.score, played.tally = searched.score, searched.tally
    played.usual_score, played.usual_tally = usual.score, usual.tally
    return played


def together(mind: Mind, waiting: Iterator[Asking], most: int, until: float) -> Iterator[Played]:
    """Keep so many thoughts going, and answer what they ask in one go for each kind of question.

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
        answers = answer_all(mind, [question for _, question in held])
        for (thought, _), answer in zip(held, answers, strict=True):
            played = go_on(thought, answer)
            if played is not None:
                yield played


def answer_all(mind: Mind, questions: list[Question | Trial]) -> list[Any]:
    """Answers to questions of all kinds, those of a kind worked out together."""
    answers: list[Any] = [None] * len(questions)
    trials = [(place, given) for place, given in enumerate(questions) if isinstance(given, Trial)]
    if trials:
        assert mind.playground is not None
        scores = mind.playground.play([trial for _, trial in trials])
        for (place, _), part in zip(trials, scores, strict=True):
            answers[place] = part
    rows = defaultdict(list)
    for place, given in enumerate(questions):
        if isinstance(given, Question):
            rows[given.kind].append((place, given.words))
    for kind, same in rows.items():
        answer = mind.answer(Question(kind, np.concatenate([words for _, words in same])))
        ends = np.cumsum([len(words) for _, words in same])[:-1]
        for (place, _), part in zip(same, np.split(answer, ends), strict=True):
            answers[place] = part
    return answers


def _mind(plan: Plan, device: str) -> Mind:
    if device == "numpy":
        return Mind.of(plan)
    from hanabi.learn.torch_mind import TorchMind

    return TorchMind.of(plan, device=device)


def work(
    seeds: range,
    effort: PolicyEffort,
    rollouts: int,
    device: str,
    most: int,
    minutes: float,
    out: str | None,
    *,
    both: bool,
) -> list[Played]:
    """The deals of one process, as many as the time allows; each is written down as soon as it is over."""
    plan, until = plan_of(edition("cocktail"), 2), time.time() + 60 * minutes
    mind = _mind(plan, device)
    thoughts = (pair(mind, seed, effort, rollouts, both=both) for seed in seeds)
    done = []
    for played in together(mind, thoughts, most, until):
        done.append(played)
        if out:
            with Path(out).open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(played)) + "\n")
    return done


def told(played: list[Played]) -> str:
    """The means, with standard errors."""
    score, usual = (
        np.array([getattr(one, name) for one in played], float) for name in ("score", "usual_score")
    )
    root = len(played) ** 0.5
    gain, worth = score - usual, np.array([one.worth for one in played])
    tallies = np.mean([one.tally for one in played]), np.mean([one.usual_tally for one in played])
    moves, changed, worlds = (
        sum(getattr(one, name) for one in played) for name in ("moves", "changed", "worlds")
    )
    return (
        f"{len(played)} deals: search {score.mean():.3f} ± {score.std() / root:.3f}"
        f" ({(score == PERFECT).mean():.1%} perfect; lost games by their tally {tallies[0]:.3f}),"
        f" learned {usual.mean():.3f} ± {usual.std() / root:.3f} ({(usual == PERFECT).mean():.1%}; {tallies[1]:.3f}),"
        f" gain {gain.mean():+.3f} ± {gain.std() / root:.3f},"
        f" by what changed moves are worth {worth.mean():+.3f} ± {worth.std() / root:.3f};"
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
    parser.add_argument("--together", type=int, default=8, help="games at a time in each process")
    parser.add_argument("--minutes", type=float, default=8, help="after which no game begins")
    parser.add_argument("--both", action="store_true", help="let both seats search")
    parser.add_argument("--rollouts", type=int, default=128, help="for each changed move")
    parser.add_argument("--effort", nargs="*", default=[], metavar="FIELD=NUMBER")
    parser.add_argument("--out", help="a file for the deals, one line of JSON each")
    given = parser.parse_args()
    kinds = {
        field.name: type(getattr(PolicyEffort(), field.name)) for field in fields(PolicyEffort)
    }
    settings = dict(setting.split("=", 1) for setting in given.effort)
    effort = PolicyEffort(**{name: kinds[name](number) for name, number in settings.items()})
    tell(str(effort))
    begun, played = time.time(), []
    with ProcessPoolExecutor(given.processes) as pool:
        last = given.seed + given.games
        parts = [range(given.seed + i, last, given.processes) for i in range(given.processes)]
        shared = (effort, given.rollouts, given.device, given.together, given.minutes, given.out)
        for future in as_completed(
            [pool.submit(work, part, *shared, both=given.both) for part in parts]
        ):
            played += future.result()
            tell(f"{time.time() - begun:.0f} s, {told(played)}")


if __name__ == "__main__":
    main()
