"""What every move of a moment is worth: all are tried in the same worlds that are possible for the mover."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from hanabi.bots.compiled import plan_of
from hanabi.bots.friend import FRIEND
from hanabi.bots.history import past_of
from hanabi.bots.search.belief import Belief
from hanabi.kernel.players import SeatedPlayers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from hanabi.core import View

    Scores = NDArray[np.float64]

_THREADS = 1


@dataclass(frozen=True, slots=True)
class Trial:
    """So many hands that explain all moves of the others, and what the moves score with them."""

    scores: Scores
    """By sample and move."""

    hands: NDArray[np.int64]
    """By world and card, oldest first: the face."""

    hidden: tuple[int, ...]
    """The cards of these hands by their ids."""


class Judge:
    """Tries moves of one moment. The others are taken for friends, who they are in the games of puzzles."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._plan = plan_of(view.rules, view.players)
        self._past = past_of(self._plan, view)
        self._team = SeatedPlayers([FRIEND] * view.players, self._plan.table)

    def try_all(
        self, worlds: int, samples: int, chance: np.random.Generator, moves: Sequence[int] = ()
    ) -> Trial | None:
        """The moves at these places, by default all, in sampled worlds; None if no world explains the past."""
        view, past = self._view, self._past
        with ThreadPoolExecutor(_THREADS) as pool:
            belief = Belief(self._plan, self._team, worlds, pool, _THREADS)
            belief.update(view, past, chance)
            if not belief.sound or belief.slips.min() > 0:
                return None
            places = moves or range(len(view.legal_actions))
            actions = [self._plan.index(past, view.legal_actions[place]) for place in places]
            scores = belief.try_moves(actions, samples, chance).astype(np.float64)
        return Trial(scores, belief.hands, past.hidden)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What every move is worth beside the best, from several trials that drew their worlds by themselves."""

    best: int
    expected: float
    behind: Scores
    errors: Scores
    """Of `behind`: the larger of the errors within the trials and between them."""


def compare(trials: Sequence[Trial]) -> Comparison:
    """Put trials of the same moves together."""
    every = np.concatenate([trial.scores for trial in trials])
    means = every.mean(axis=0)
    best = int(np.argmax(means))
    lost = every[:, [best]] - every
    within = lost.std(axis=0) / np.sqrt(len(every))
    between = np.zeros_like(within)
    if len(trials) > 1:
        each = np.stack([(trial.scores[:, [best]] - trial.scores).mean(axis=0) for trial in trials])
        between = each.std(axis=0, ddof=1) / np.sqrt(len(trials))
    return Comparison(best, float(means[best]), lost.mean(axis=0), np.maximum(within, between))
