"""Search on top of a trained network: plays what it would, unless another move surely does better in likely worlds."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.bots.compiled import plan_of
from hanabi.bots.protocol import Choice
from hanabi.bots.search.gains import Gains
from hanabi.bots.search.likely import Suspicion
from hanabi.bots.search.mind import ACTIONS, Mind, Question, Trial, distinct
from hanabi.bots.search.situation import Situation
from hanabi.bots.search.trying import try_moves
from hanabi.core import Motive

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from hanabi.bots.search.mind import Thought
    from hanabi.core import Rules, Seat, View
    from hanabi.core.events import Event

LEARNED, SEARCH = "learned", "search"
_ON_TOP = f"{SEARCH}:{LEARNED}"


@dataclass(frozen=True, slots=True)
class PolicyEffort:
    """How hard to think about a move."""

    hands: int = 256
    """Hands to find, as many as tell as much as so many equally likely ones."""

    proposals: int = 2048
    """Hands to consider for that, at most; where there are no more than half of it, they are all gone through."""

    samples: int = 256
    """Worlds in which each move is tried, at most: bad moves are given up much earlier."""

    first: int = 16
    """Worlds in which all moves are tried; after that, as many again as before, with those that still promise something."""

    turns: int = 8
    """Turns that follow a tried move before the critic judges."""

    moves: int = 24
    """Moves to compare, at most: those that the network finds likeliest."""

    gain: float = 0.02
    """What a move must promise, in points, before the search leaves its blueprint."""

    sure: float = 1.5
    """Standard errors that the promise must exceed as well."""

    seconds: float = 4.0
    """When to stop whatever is left to try. A move that took less does not depend on the clock."""


_DOUBT = 0.25
"""What `Gains` adds to the squares of gains: a critic's judgements differ less than scores."""

DOUBT = 0.05
"""What a hand weighs for each move of a searching teammate that the network would not have made."""

_ROWS = 128
"""Decisions that are looked at between two looks at the clock."""


class Comparison:
    """One decision: a thought that asks the network, and the best move so far."""

    def __init__(
        self,
        mind: Mind,
        situation: Situation,
        suspicion: Suspicion,
        effort: PolicyEffort,
        chance: np.random.Generator,
    ) -> None:
        self._mind, self._situation, self._suspicion = mind, situation, suspicion
        self._effort, self._chance = effort, chance
        self.best = -1
        """The action to make; −1 before the first answer."""

        self.usual = -1
        """What the network would do."""

        self.worlds = 0
        """In which other moves were tried."""

    def think(self) -> Generator[Question | Trial, Any, None]:
        """Ask until the best move is clear, or the effort is spent."""
        now, effort = self._situation.now, self._effort
        logits = (yield Question(ACTIONS, now.words[None]))[0].astype(np.float64)
        logits = np.where(now.legal, logits, -np.inf)
        self.best = self.usual = int(logits.argmax())
        order = np.argsort(-logits, kind="stable")
        actions = order[now.legal[order]][: effort.moves]
        if len(actions) == 1 or not effort.samples:
            return
        likely = yield from self._suspicion.find(self._situation, self._chance)
        if likely is None:
            return
        gains, alive = Gains(len(actions), _DOUBT), np.arange(len(actions))
        while self.worlds < effort.samples and len(alive) > 1:
            number = max(effort.first, self.worlds)
            hands = likely.sample(number, self._chance)
            noise = int(self._chance.integers(1 << 62))
            chosen = [int(actions[place]) for place in alive]
            trial = Trial(self._situation, hands, chosen, effort.turns, noise)
            scores = yield from try_moves(self._mind, trial)
            self.worlds += number
            gains.add(alive, scores - scores[:, [0]])
            self.best = int(actions[gains.best(0, effort.gain, effort.sure)])
            alive = gains.promising(alive, 0)


def run(thought: Thought, mind: Mind, stopped: Callable[[], bool] = lambda: False) -> bool:
    """Answer a thought's questions, some rows at a time and equal ones once. Whether it came to its end before it was stopped."""
    try:
        question = next(thought)
        while True:
            if isinstance(question, Trial):
                question = thought.send(mind.answer(question))
                continue
            (kind, words), which = distinct(question)
            parts = []
            for first in range(0, len(words), _ROWS):
                if stopped():
                    thought.close()
                    return False
                parts.append(mind.answer(Question(kind, words[first : first + _ROWS])))
            question = thought.send(np.concatenate(parts)[which])
    except StopIteration:
        return True


@lru_cache(maxsize=8)
def _mind_of(rules: Rules, players: int) -> Mind:
    """Kept, since to load the weights for every game would take longer than a move."""
    return Mind.of(plan_of(rules, players))


class PolicySearchBot:
    """Searches on top of the learned player.

    It takes its teammates for learned players. Where one is something else, or a person, it plays as the learned
    player does: what such a teammate would do next is not known. Of several searchers at a table only the first
    searches.
    """

    def __init__(
        self,
        seed: int = 0,
        effort: PolicyEffort | None = None,
        mind: Callable[[Rules, int], Mind] = _mind_of,
    ) -> None:
        self._effort = effort or PolicyEffort()
        self._chance = np.random.default_rng(seed)
        self._make_mind = mind
        self._suspicion = self._new_suspicion()
        self._events: tuple[Event, ...] = ()
        self._searches = True
        self._stopped = threading.Event()

    def meet(self, seat: Seat, team: Sequence[str | None]) -> None:
        self._searches = may_search(seat, team)

    def stop(self) -> None:
        """Let the move that is being thought about be made now."""
        self._stopped.set()

    def act(self, view: View) -> Choice:
        self._stopped.clear()
        deadline = time.monotonic() + self._effort.seconds
        mind = self._make_mind(view.rules, view.players)
        situation = Situation(plan_of(view.rules, view.players), mind.policy, view)
        if view.events[: len(self._events)] != self._events:  # another game, or an earlier moment
            self._suspicion = self._new_suspicion()
        self._events = view.events
        comparison = Comparison(mind, situation, self._suspicion, self._effort, self._chance)
        thought = comparison.think()

        def enough() -> bool:
            late = self._stopped.is_set() or time.monotonic() > deadline
            return comparison.best >= 0 and (late or not self._searches)

        run(thought, mind, enough)
        action = situation.plan.action(situation.past, comparison.best)
        return Choice(action, Motive(SEARCH) if comparison.worlds else None)

    def _new_suspicion(self) -> Suspicion:
        return Suspicion(self._effort.hands, self._effort.proposals)


def plays_learned(team: Sequence[str | None]) -> bool:
    """Whether everybody plays as the learned player does, or searches on top of it."""
    return all(_kind(name) in (LEARNED, SEARCH) for name in team) and all(
        name in (SEARCH, _ON_TOP) for name in team if _kind(name) == SEARCH
    )


def may_search(seat: int, team: Sequence[str | None]) -> bool:
    """Whether this seat is the first searcher at a table where everybody plays as the learned player does."""
    searchers = [place for place, name in enumerate(team) if _kind(name) == SEARCH]
    return (not searchers or searchers[0] == seat) and plays_learned(team)


def _kind(name: str | None) -> str | None:
    return None if name is None else name.partition(":")[0]
