"""What the search asks a trained network: one function of arrays, answered with NumPy here, with PyTorch by `hanabi.learn.torch_mind`.

A search is a generator of questions. Whoever runs it answers them one search at a time, or those of thousands of
games together.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from hanabi.bots.learned.network import BELIEFS, OUT, POINT, Network
from hanabi.bots.learned.player import LearnedPolicy
from hanabi.bots.learned.shelf import critic_for, weights_for
from hanabi.bots.learned.weights import read_weights
from hanabi.kernel import table as T

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hanabi.bots.learned.weights import Weights
    from hanabi.bots.search.situation import Situation
    from hanabi.kernel.plan import Plan

    Words = NDArray[np.int64]
    Answer = NDArray[np.float32]
    Scores = NDArray[np.float64]

ACTIONS, HANDS, VALUES = "actions", "hands", "values"
"""Kinds of questions: logits of the actions; logits of the own cards' faces; the rest of the score, in points."""


class Question(NamedTuple):
    """Rows of decisions that a network is to look at."""

    kind: str
    words: Words
    """Observation and memory, as in `hanabi.bots.learned.inputs`; for values also the own cards, a bit for each face."""


def distinct(question: Question) -> tuple[Question, NDArray[np.intp]]:
    """The same question with every row once, and which of them each row was."""
    words, which = np.unique(question.words, axis=0, return_inverse=True)
    return Question(question.kind, words), which.ravel()


class Trial(NamedTuple):
    """Moves that are to be tried in worlds."""

    situation: Situation
    hands: Words
    """A world for each: faces of the own cards, the oldest first."""

    actions: Sequence[int]
    turns: int
    """That follow the move before the critic judges."""

    noise: int
    """Of what is face down: equal numbers make equal worlds."""


class Playground(Protocol):
    """What tries moves by itself, those of many searches together."""

    def play(self, trials: Sequence[Trial]) -> list[Scores]:
        """By hand and action, as `hanabi.bots.search.trying.try_moves` tells them."""


if TYPE_CHECKING:
    Thought = Generator[Question | Trial, Any, Any]


class Mind:
    """The networks of one table."""

    playground: Playground | None = None
    """Without one, moves are tried by asking for the actions of one turn after the other."""

    def __init__(self, plan: Plan, actor: Weights, critic: Weights | None) -> None:
        self.policy = LearnedPolicy(actor, plan)
        self._inputs = self.policy.actor.inputs
        self._hands = (-1, plan[T.HAND], plan[T.FACES])
        self._actor = self._network(actor)
        self._critic = None if critic is None else self._network(critic)

    @classmethod
    def of(cls, plan: Plan, **options: Any) -> Mind:
        """The networks that come with this package, or `NoWeights`; options are those of the class."""
        critic = critic_for(plan.rules, plan.players)
        return cls(
            plan,
            read_weights(weights_for(plan.rules, plan.players)),
            None if critic is None else read_weights(critic),
            **options,
        )

    def answer(self, question: Question | Trial) -> Any:
        """A row for each row of the question, or the scores of a trial."""
        if isinstance(question, Trial):
            assert self.playground is not None, "without one nobody asks this"
            return self.playground.play([question])[0]
        kind, words = question
        actions = self._inputs.actions
        if kind == VALUES and self._critic is not None:
            judged = self._look(self._critic, words, OUT)
            return judged[:, 0] / np.float32(POINT)
        own = np.ascontiguousarray(words[:, : self._inputs.words])
        if kind == HANDS:
            return self._look(self._actor, own, BELIEFS).reshape(self._hands)
        out = self._look(self._actor, own, OUT)
        return out[:, :actions] if kind == ACTIONS else out[:, actions] / np.float32(POINT)

    def _network(self, weights: Weights) -> Any:
        return Network(weights)

    def _look(self, network: Any, words: Words, head: str) -> Answer:
        bits = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")
        answer: Answer = network.head(network.features(bits), head)
        return answer
