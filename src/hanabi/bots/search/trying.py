"""Trying moves in sampled worlds: the policy goes on for some turns, and the critic judges where they lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.bots.policy import unpack
from hanabi.bots.search.mind import ACTIONS, VALUES, Question
from hanabi.kernel import loops
from hanabi.kernel import table as T

if TYPE_CHECKING:
    from collections.abc import Generator

    from numpy.typing import NDArray

    from hanabi.bots.learned.player import LearnedPolicy
    from hanabi.bots.search.mind import Answer, Mind, Trial
    from hanabi.bots.search.situation import Situation

    Words = NDArray[np.int64]


def try_moves(mind: Mind, trial: Trial) -> Generator[Question | Trial, Any, NDArray[np.float64]]:
    """Make each action in a world for each hand: scores by hand and action, expected ones where games go on."""
    if mind.playground is not None:
        scores: NDArray[np.float64] = yield trial
        return scores
    situation, hands, actions, turns, noise = trial
    worlds = np.repeat(situation.worlds(hands, noise), len(actions), axis=0)
    running = Running(situation, mind.policy, worlds)
    moves = np.tile(np.array(actions, np.int64), len(hands))
    first = np.broadcast_to(situation.now.words, (len(moves), len(situation.now.words)))
    running.move(moves, first)
    for _ in range(turns):
        if not len(running.games):
            break
        words = running.look()
        logits = yield Question(ACTIONS, words)
        running.move(np.where(running.legal(), logits, -np.inf).argmax(axis=1), words)
    if len(running.games):
        words = np.concatenate([running.look(), running.own_cards()], axis=1)
        running.judge((yield Question(VALUES, words)))
    return running.scores.reshape(len(hands), len(actions))


class Running:
    """Games that go on from a situation; those that end are left out."""

    def __init__(self, situation: Situation, policy: LearnedPolicy, rows: Words) -> None:
        plan, number = situation.plan, len(rows)
        self._plan, self._policy, self._rows = plan, policy, rows
        self._memory = np.tile(situation.memories, (number, 1, 1))
        self._seats = np.full(number, situation.me, np.int64)
        self._mask = np.zeros((number, plan[T.MASK_WORDS]), np.int64)
        self._seen = np.zeros((number, plan.layout.words), np.int64)
        self._results = np.zeros((loops.RESULTS, number), np.int16)
        self.games = np.arange(number)
        """Those that are not over."""
        self.scores = np.zeros(number)
        """Of all: the score at the end, or what was judged."""

    def look(self) -> Words:
        """What the seats to act look at."""
        every = np.arange(len(self.games))
        return np.concatenate([self._seen, self._memory[every, self._seats]], axis=1)

    def legal(self) -> NDArray[np.bool_]:
        """What they may do."""
        legal = unpack(self._mask.view(np.uint64), self._plan.actions).view(bool)
        return self._policy.allowed(self._seen, legal)

    def own_cards(self) -> Words:
        """The cards of the seats to act, a bit for each face of each, as the seat before them sees them."""
        plan, number = self._plan, len(self.games)
        hand = plan[T.HAND] * plan[T.FACES]
        seen = np.zeros((number, plan.layout.words), np.int64)
        before = (self._seats - 1) % plan.players
        loops.observe_games(plan.table, self._rows, before, seen, 0, number)
        first = plan.layout["other_hands"].start
        bits = np.unpackbits(seen.view(np.uint8), axis=1, bitorder="little")
        words = np.zeros((number, -(-hand // T.WORD) * 8), np.uint8)
        packed = np.packbits(bits[:, first : first + hand], axis=1, bitorder="little")
        words[:, : packed.shape[1]] = packed
        return words.view(np.int64)

    def move(self, actions: Words, words: Words) -> None:
        """One action in every game, decided on from these words."""
        number = len(self.games)
        every = np.arange(number)
        self._memory[every, self._seats] = self._policy.remember(words, actions)
        shown = (self._mask, self._seen, self._results)
        moves = np.ascontiguousarray(actions, np.int64)
        loops.step_games(self._plan.table, self._rows, moves, *shown, 0, number, 0, False)  # noqa: FBT003  # compiled
        self.scores[self.games] = self._results[loops.POINTS]
        on = self._results[loops.DONE] == 0
        self._seats = self._results[loops.SEAT].astype(np.int64)
        if not on.all():
            self.games, self._rows, self._memory = self.games[on], self._rows[on], self._memory[on]
            self._seats, self._mask, self._seen = self._seats[on], self._mask[on], self._seen[on]
            self._results = np.ascontiguousarray(self._results[:, on])

    def judge(self, values: Answer) -> None:
        """The rest of the score of the games that go on, in points."""
        self.scores[self.games] += values
