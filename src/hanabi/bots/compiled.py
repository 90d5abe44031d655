"""Bots that are compiled for the kernel, at a table of the core: they are told the game as their seat saw it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from hanabi.bots.history import Past, past_of
from hanabi.bots.protocol import Choice
from hanabi.core import Motive, Rules, View
from hanabi.kernel import table as T
from hanabi.kernel.plan import Plan
from hanabi.kernel.players import Player, Team, ask_once, retell

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    Explain = Callable[[Plan, Past, View, NDArray[np.int64]], Motive]
    """What the memory of a seat says about the choice it just made."""


@lru_cache(maxsize=64)
def plan_of(rules: Rules, players: int) -> Plan:
    """Kept, since tables of the same rules come again and again."""
    return Plan(rules, players, history=False)


class CompiledBot:
    """A player of the kernel at one seat."""

    def __init__(self, player: Player, seed: int = 0, explain: Explain | None = None) -> None:
        self._player = player
        self._seed = seed
        self._explain = explain

    def act(self, view: View) -> Choice:
        seat = view.to_act
        plan = plan_of(view.rules, view.players)
        team = Team([self._player] * view.players, plan.table)
        past = past_of(plan, view)
        rows = np.zeros((1, plan[T.ROW_WORDS]), np.int64)
        seen = np.zeros((1, plan[T.SEEN_WORDS]), np.int64)
        choices = np.zeros((1, plan[T.MASK_WORDS]), np.int64)
        memory = team.memory()
        retell(
            *(team.watchers, team.open_hands, 1 << seat, plan.table, rows),
            *(past.dealt, past.first, past.tiles, past.actions, past.draws),
            *(_stand_ins(plan, view, past), seen, memory),
        )
        index = ask_once(
            team.choosers, team.open_hands, plan.table, rows, seen, choices, memory, self._seed
        )
        reason = self._explain(plan, past, view, memory[seat]) if self._explain else None
        return Choice(plan.action(past, index), reason)


def _stand_ins(plan: Plan, view: View, past: Past) -> NDArray[np.int64]:
    """For every hidden card some face that the clues allow.

    No player is shown these faces; the rules need some to say what a clue of the past touched.
    """
    possible = {card.id: card.knowledge.possible for hand in view.hands for card in hand}
    faces = [plan.rules.faces.index(possible[card][0]) for card in past.hidden]
    return np.array([faces or [0]], np.int64)
