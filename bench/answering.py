"""Answers to the questions of many searching processes, from a few that hold the networks on a device.

A device that every process used for itself would switch between them at each step.
"""

from __future__ import annotations

from collections import defaultdict
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi import edition
from hanabi.bots.compiled import plan_of
from hanabi.bots.search.mind import Mind, Question, Trial

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hanabi.bots.search.mind import Scores


ROOM = 1 << 16
"""Games on a device at a time."""


def answer_rows(mind: Mind, questions: Sequence[Question]) -> list[Any]:
    """Answers to questions, those of a kind worked out together."""
    answers: list[Any] = [None] * len(questions)
    same = defaultdict(list)
    for place, question in enumerate(questions):
        same[question.kind].append(place)
    for kind, places in same.items():
        words = [questions[place].words for place in places]
        ends = np.cumsum([len(each) for each in words])[:-1]
        parts = np.split(mind.answer(Question(kind, np.concatenate(words))), ends)
        for place, part in zip(places, parts, strict=True):
            answers[place] = part
    return answers


class DistantMind(Mind):
    """The networks of the base game for two, which another process asks."""

    def __init__(self, *given: Any, connection: Connection) -> None:
        super().__init__(*given)
        self.playground = self
        self._connection = connection

    def play(self, trials: Sequence[Trial]) -> list[Scores]:
        """Moves tried in the other process."""
        return self.answer_all(trials)

    def answer_all(self, questions: Sequence[Question | Trial]) -> list[Any]:
        """One round of questions."""
        from hanabi.learn.playground import set_out

        self._connection.send(
            [set_out(each, self.policy) if isinstance(each, Trial) else each for each in questions]
        )
        answers: list[Any] = self._connection.recv()
        return answers


def serve(connections: list[Connection], device: str) -> None:
    """Answer until all who ask have hung up. What is asked in the meantime is answered together."""
    from hanabi.learn.playground import TorchPlayground
    from hanabi.learn.torch_mind import TorchMind

    room = ROOM if device == "cuda" else ROOM >> 6
    plan = plan_of(edition("cocktail"), 2)
    mind = TorchMind.of(plan, device=device, playground=True, room=room)
    ground = mind.playground
    assert isinstance(ground, TorchPlayground)
    open_ones = list(connections)
    while open_ones:
        asked: list[tuple[Connection, list[Any]]] = []
        for connection in wait(open_ones):
            assert isinstance(connection, Connection)
            try:
                asked.append((connection, connection.recv()))
            except EOFError:
                open_ones.remove(connection)
        every = [each for _, questions in asked for each in questions]
        rows = [each for each in every if isinstance(each, Question)]
        trials = [each for each in every if not isinstance(each, Question)]
        looked = iter(answer_rows(mind, rows))
        played = iter(ground.play_on(trials) if trials else [])
        for connection, questions in asked:
            connection.send(
                [next(looked if isinstance(each, Question) else played) for each in questions]
            )
