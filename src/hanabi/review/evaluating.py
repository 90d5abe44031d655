"""The work of a review: round after round over all moves, and what is known after each."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from hanabi.core import Record
from hanabi.kernel.cpu import cores
from hanabi.review.comparing import Comparison, estimate_of
from hanabi.review.findings import Estimate, GameReview, Label, MoveReview, Option
from hanabi.review.judging import UNLUCKY, fell, label
from hanabi.review.reviewing import Effort, Round
from hanabi.review.scenes import Scene, Stage
from hanabi.review.summing_up import Course, sum_up
from hanabi.review.winnability import Winnability, find_winnability

_SHOWN = 4
"""Moves that are listed, beside the one that was made."""

_HINDSIGHT = 8
"""Moves that are tried as the cards lay, where a right one turned out badly."""

_LUCK_SAMPLES = 64
_SURE = 2.0

_SHOW_EVERY = 4
"""Moves between two reviews that are given."""


def evaluate(
    record: Record, seed: int, effort: Effort, stop: threading.Event, threads: int | None
) -> Iterator[GameReview]:
    """See `hanabi.review.review`."""
    threads = threads or cores()
    with ThreadPoolExecutor(threads, thread_name_prefix="hanabi-review") as pool:
        stage = Stage(record, effort.worlds, seed, pool, threads)
        yield from _Evaluation(record, seed, effort, stage).go(stop)


class _Evaluation:
    """The review of one record."""

    def __init__(self, record: Record, seed: int, effort: Effort, stage: Stage) -> None:
        self._record, self._seed, self._effort, self._stage = record, seed, effort, stage
        self._course = Course(record)
        self._works: list[_MoveWork] = []
        self._winnability = Winnability()
        self._spent = 0.0
        number = self._course.moves
        self._whole = sum(map(_cost, effort.rounds)) * number or 1.0

    def go(self, stop: threading.Event) -> Iterator[GameReview]:
        for number, one in enumerate(self._effort.rounds):
            for place, work in enumerate(self._in_turn(number)):
                work.look(number, one)
                self._spent += _cost(one)
                if stop.is_set():
                    yield self._review(complete=False)
                    return
                if place % _SHOW_EVERY == _SHOW_EVERY - 1:
                    yield self._review(complete=False)
            yield self._review(complete=False)
            if number == 0 and self._effort.solver_seconds:
                self._winnability = find_winnability(
                    self._record, self._effort.solver_seconds, self._seed
                )
                yield self._review(complete=False)
        yield self._review(complete=True)

    def _in_turn(self, number: int) -> Iterator[_MoveWork]:
        """The moves, which are set up the first time."""
        if number:
            yield from self._works
            return
        for scene in self._stage.scenes():
            work = _MoveWork(scene, self._stage, self._seed)
            yield work
            self._works.append(work)

    def _review(self, *, complete: bool) -> GameReview:
        moves = [work.review(self._winnability) for work in self._works]
        missing = self._course.moves - len(moves)
        return sum_up(
            self._course,
            (*moves, *[None] * missing),
            [work.came for work in self._works],
            self._works[0].began if self._works else None,
            self._winnability,
            complete=complete,
            done=1.0 if complete else min(self._spent / self._whole, 0.999),
            blueprints=self._stage.blueprints,
            seed=self._seed,
        )


class _MoveWork:
    """One move, and what has been found out about it."""

    def __init__(self, scene: Scene, stage: Stage, seed: int) -> None:
        self._scene, self._stage, self._seed = scene, stage, seed
        self._maximum = scene.game.rules.maximum
        self._compared = Comparison(len(scene.actions), scene.played, scene.usual, self._maximum)
        self._came = np.zeros(0, np.int16)
        self._began = np.zeros(0, np.int16)
        self._passes = 0
        self._found: MoveReview | None = None

    @property
    def came(self) -> Estimate:
        """What the game was worth after the move, as the hands lay."""
        return estimate_of(self._came, self._maximum)

    @property
    def began(self) -> Estimate:
        """What it was worth before the move, had the blueprint gone on."""
        return estimate_of(self._began, self._maximum)

    def look(self, number: int, one: Round) -> None:
        """Try the moves that are still compared in more worlds."""
        scene, compared = self._scene, self._compared
        chance = np.random.default_rng((self._seed, scene.step, number + 1))
        if number:
            compared.drop(one.most)
        if len(compared.alive) > 1 or not number:
            tried = [scene.actions[place] for place in compared.alive]
            compared.add(scene.worlds.try_moves(tried, one.samples, chance))
        both = [scene.actions[scene.played], scene.actions[scene.usual]]
        if scene.step:
            both = both[:1]
        true = scene.truth.try_moves(both, one.samples, chance)
        self._came = np.concatenate((self._came, true[:, 0]))
        self._began = np.concatenate((self._began, true[:, -1]))
        self._passes += 1
        self._found = self._judge(chance)

    def review(self, winnability: Winnability) -> MoveReview:
        """What is known of the move."""
        assert self._found is not None
        return winnability.told_in(self._found)

    def _judge(self, chance: np.random.Generator) -> MoveReview:
        scene, compared = self._scene, self._compared
        legal = scene.view.legal_actions
        best, ahead = compared.result()
        judged = Label.FORCED
        if len(legal) > 1:
            judged = label(
                ahead,
                only_perfect=scene.game.rules.play_on,
            )
        right = judged in (Label.BEST, Label.GOOD)
        other = best != scene.played
        return MoveReview(
            turn=scene.turn,
            step=scene.step,
            seat=scene.seat,
            action=scene.action,
            played=compared.estimate(scene.played),
            options=self._options(best),
            best=legal[best],
            loss=ahead.score,
            loss_error=ahead.score_error,
            perfect_loss=ahead.perfect,
            perfect_loss_error=ahead.perfect_error,
            label=judged,
            unlucky=right and self._was_unlucky(chance),
            motive=self._stage.motive(scene, legal[best]) if other else None,
            line=self._stage.line(scene, legal[best]) if other else (),
            winnable_after=None,
            passes=self._passes,
        )

    def _options(self, best: int) -> tuple[Option, ...]:
        compared, legal = self._compared, self._scene.view.legal_actions
        order = [best, *(place for place in compared.order() if place != best)]
        shown = order[:_SHOWN]
        if self._scene.played not in shown:
            shown.append(self._scene.played)
        return tuple(
            Option(legal[place], compared.estimate(place), behind.score, behind.score_error)
            for place in shown
            for behind in [compared.difference(best, place)]
        )

    def _was_unlucky(self, chance: np.random.Generator) -> bool:
        """Whether the move fell short of its promise, and another would not have, as the cards lay."""
        scene, compared = self._scene, self._compared
        if not fell(compared.estimate(scene.played), self.came):
            return False
        places = [scene.played, *compared.order()[:_HINDSIGHT]]
        tried = [scene.actions[place] for place in places]
        scores = scene.truth.try_moves(tried, _LUCK_SAMPLES, chance)
        hindsight = Comparison(len(places), 0, 0, self._maximum)
        hindsight.add(scores)
        gains = [hindsight.difference(place, 0) for place in range(1, len(places))]
        return any(gain.score - _SURE * gain.score_error > UNLUCKY for gain in gains)


def _cost(one: Round) -> float:
    """About how long a round takes, in worlds played out for a move."""
    return one.samples * min(one.most + 1, 16)
