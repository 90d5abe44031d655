"""The search bot: plays what another bot would, unless another move does better in the worlds it holds possible."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from hanabi.bots.compiled import CompiledBot, plan_of
from hanabi.bots.history import KnownPast, past_of
from hanabi.bots.protocol import Choice
from hanabi.bots.registry import find_bot
from hanabi.bots.search.belief import Belief
from hanabi.bots.search.gains import Gains
from hanabi.core import Motive
from hanabi.kernel.cpu import cores
from hanabi.kernel.players import Player, SeatedPlayers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hanabi.core import Seat, View
    from hanabi.kernel.plan import Plan


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think about a move."""

    worlds: int = 800
    """Hands that are held possible at a time."""

    samples: int = 256
    """Worlds in which each move is tried, at most: bad moves are given up much earlier."""

    seconds: float = 4.0
    """When to stop whatever is left to try. A move that took less does not depend on the clock."""

    threads: int | None = None
    """By default as many as there are processor cores."""


_ROUND = 16
"""Worlds tried before the first look at the results; after that, as many again as before."""

_GAIN = 0.03
"""What a move must promise, in points, before the search leaves its blueprint."""

_DOUBT = 0.1
"""What it must promise on top among three or more: what misleads several at once costs much in few worlds."""

_MOST_HANDS = 3000
"""Hands that are gone through one by one among three or more machines."""


_PAIR = 2

SEARCH = "search"
"""The name of this bot; `search:steady` is one of it too."""


class SearchBot:
    """Searches on top of another bot, its blueprint.

    Teammates are taken for what they are where that is known, else for blueprints. Of several searchers at a table
    only the first searches: the others would not understand why it left the blueprint, nor it why they did.
    """

    def __init__(
        self,
        blueprint: Callable[[Sequence[str | None]], Player],
        seed: int = 0,
        effort: Effort | None = None,
    ) -> None:
        """`blueprint` gives the bot to follow in a team, which lists the bot at each seat, None for a person."""
        self._blueprint = blueprint
        self._seed = seed
        self._effort = effort or Effort()
        self._chance = np.random.default_rng(seed)
        self._threads = self._effort.threads or cores()
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="hanabi-search")
        self._bot: CompiledBot | None = None
        self._model: SeatedPlayers | None = None
        self._belief: Belief | None = None
        self._team: Sequence[str | None] | None = None
        self._searches = True
        self._stopped = threading.Event()

    def meet(self, seat: Seat, team: Sequence[str | None]) -> None:
        searchers = [other for other, name in enumerate(team) if searches(name)]
        self._team, self._searches = team, searchers[:1] == [seat]

    def stop(self) -> None:
        """Let the move that is being thought about be made now."""
        self._stopped.set()

    def act(self, view: View) -> Choice:
        self._stopped.clear()
        deadline = time.monotonic() + self._effort.seconds
        if self._team is None:
            self._team = [SEARCH] * view.players
        if self._bot is None:
            self._bot = CompiledBot(self._blueprint(self._team), self._seed)
        choice = self._bot.act(view)
        if not self._searches or len(view.legal_actions) == 1:
            return choice
        plan = plan_of(view.rules, view.players)
        past = past_of(plan, view)
        actions = [plan.index(past, action) for action in view.legal_actions]
        usual = actions.index(plan.index(past, choice.action))
        belief = self._learn(plan, view, past)
        if belief is None:
            return choice
        best = self._compare(belief, actions, usual, deadline)
        return Choice(plan.action(past, actions[best]), Motive("search"))

    def _learn(self, plan: Plan, view: View, past: KnownPast) -> Belief | None:
        """What can be the case after all that happened; None if too little is known of it to act on.

        Two or more machines as teammates tell each other so much that samples of the hand lose sight of the true one.
        Then only a belief in all that is possible will do, and without one the search follows its blueprint.
        """
        assert self._team is not None
        if self._model is None:
            self._model = SeatedPlayers(self._players(), plan.table)
        people = None in self._team
        if len(self._team) > _PAIR and not people:
            shared = (self._chance, _MOST_HANDS, self._pool, self._threads)
            belief = Belief.of_all(plan, self._model, view, past, *shared)
            return belief if belief is not None and belief.sound else None
        belief = self._imagine(plan, self._model, view, past)
        explained = people or belief.slips.min() == 0  # people move as they like
        return belief if belief.sound and explained else None

    def _imagine(self, plan: Plan, model: SeatedPlayers, view: View, past: KnownPast) -> Belief:
        """Samples of what can be, brought on from the last turn."""
        if self._belief is None:
            self._belief = Belief(plan, model, self._effort.worlds, self._pool, self._threads)
        self._belief.learn(view, past, self._chance, self._stopped.is_set)
        return self._belief

    def _players(self) -> list[Player]:
        """Who sits where; whoever cannot be imagined is taken for a blueprint."""
        assert self._team is not None
        blueprint = self._blueprint(self._team)
        players = []
        for name in self._team:
            player = None if name is None or searches(name) else find_bot(name).player
            players.append(blueprint if player is None else player())
        return players

    def _compare(self, belief: Belief, actions: list[int], usual: int, deadline: float) -> int:
        """The place of the best action.

        All actions are tried in the same worlds. One is given up when another is surely better.
        """
        gains = Gains(len(actions))
        alive = np.arange(len(actions))
        tried = 0
        while tried < self._effort.samples and time.monotonic() < deadline:
            if self._stopped.is_set():
                break
            number = max(_ROUND, tried)
            tried += number
            scores = belief.try_moves([actions[a] for a in alive], number, self._chance)
            usual_at = int(np.flatnonzero(alive == usual)[0])
            gains.add(alive, scores - scores[:, [usual_at]])
            alive = gains.promising(alive, usual)
            if len(alive) == 1:
                break
        assert self._team is not None
        return gains.best(usual, _GAIN if len(self._team) == _PAIR else _GAIN + _DOUBT)


def searches(name: str | None) -> bool:
    return name is not None and name.partition(":")[0] == SEARCH
