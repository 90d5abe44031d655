"""What a searching seat believes: many hands it could hold, each in a world of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hanabi.bots.search.hands import (
    count_faces,
    draw_cards,
    every_hand,
    possible_faces,
    unseen_copies,
    ways_to_draw,
)
from hanabi.bots.search.worlds import (
    COUNT_WORDS,
    IMPOSSIBLE,
    Told,
    Trials,
    Worlds,
    WorldsSpace,
    play_out,
    relive,
)
from hanabi.core.events import faces_shown
from hanabi.kernel import table as T
from hanabi.kernel.policies import ThreadShare

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Executor

    from numpy.typing import NDArray

    from hanabi.bots.history import KnownPast
    from hanabi.core import Card, CardId, View
    from hanabi.kernel.plan import Plan
    from hanabi.kernel.players import SeatedPlayers

    Numbers = NDArray[np.int64]
    Weights = NDArray[np.float64]

DOUBT = 0.003
"""The weight of a world for each move in it that a teammate would not have made."""

_FEW = 0.2
"""The share of different hands below which worlds are renewed."""

_WORTH = 1.3
"""How much a renewal has to add to the different hands to be tried again: few may be all there are."""

_MOST_SLIPS = 8
"""More moves that nobody would have made count as no more than these."""


class Belief:
    """Worlds of equal weight, brought from turn to turn."""

    def __init__(
        self,
        plan: Plan,
        team: SeatedPlayers,
        size: int,
        pool: Executor,
        threads: int,
        doubt: float = DOUBT,
    ) -> None:
        self._plan = plan
        self._team = team
        self._pool = pool
        self._threads = threads
        self._size = size
        self._doubt = doubt
        self._rows = np.zeros((size, plan[T.ROW_WORDS]), np.int64)
        self._memory = team.memory(size)
        self.slips = np.zeros(size, np.int64)
        """In each world, the moves that the others would not have made."""
        self.hands = np.zeros((size, 0), np.int64)
        """In each world, the faces of the searcher's cards, the oldest first."""
        self.sound = False
        """Whether any world was found that can be the true one."""
        self._hidden: tuple[CardId, ...] = ()
        self._unseen = np.zeros(plan[T.FACES], np.int64)
        self._steps = 0
        self._workspace = WorldsSpace(
            seen=np.zeros((threads, plan[T.SEEN_WORDS]), np.int64),
            choices=np.zeros((threads, plan[T.MASK_WORDS]), np.int64),
            counts=np.zeros((threads, COUNT_WORDS), np.int64),
            spare=np.zeros((2 * threads, plan[T.ROW_WORDS]), np.int64),
            spare_memory=team.memory(threads),
        )

    @classmethod
    def of_all(
        cls,
        plan: Plan,
        team: SeatedPlayers,
        view: View,
        past: KnownPast,
        chance: np.random.Generator,
        most: int,
        pool: Executor,
        threads: int,
    ) -> Belief | None:
        """Every hand that explains all moves, in its due weight; None if there are too many to go through."""
        unseen = unseen_copies(view)
        hands = every_hand(unseen, possible_faces(view, past), most)
        if hands is None:
            return None
        belief = cls(plan, team, len(hands), pool, threads)
        belief.hands = hands
        slips = belief._relive(past, view.to_act, np.ones(len(hands), np.bool_), since=0)
        weights = ways_to_draw(unseen, hands) * (slips == 0)
        belief.sound = bool(weights.any())
        if belief.sound:
            belief._resample(weights, chance)
        return belief

    @classmethod
    def of_hand(
        cls,
        plan: Plan,
        team: SeatedPlayers,
        view: View,
        past: KnownPast,
        hand: Sequence[Card],
        size: int,
        pool: Executor,
        threads: int,
        doubt: float = DOUBT,
    ) -> Belief:
        """So many times the world in which the viewer holds these cards, the oldest first.

        If that is the true one, `renew` leads to others that explain the past as well.
        """
        belief = cls(plan, team, size, pool, threads, doubt)
        faces = np.array([plan.face_index[face] for face in hand], np.int64)
        belief.hands = np.tile(faces, (size, 1))
        belief._relive(past, view.to_act, np.ones(size, np.bool_), since=0)
        belief._unseen, belief._hidden, belief._steps = (
            unseen_copies(view),
            past.hidden,
            len(past.actions),
        )
        belief.sound = True
        return belief

    @property
    def variety(self) -> float:
        """The share of different hands among the worlds."""
        return len(np.unique(self.hands, axis=0)) / self._size

    # From turn to turn

    def learn(
        self,
        view: View,
        past: KnownPast,
        chance: np.random.Generator,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """`update`, and `renew` while too few different hands are left and that still brings more."""
        self.update(view, past, chance)
        variety, before = self.variety, 0.0
        while self.sound and before * _WORTH < variety < _FEW and not stopped():
            self.renew(view, past, chance)
            variety, before = self.variety, variety

    def update(self, view: View, past: KnownPast, chance: np.random.Generator) -> None:
        """Learn from everything that happened since the last time, or from the whole past."""
        unseen, possible = unseen_copies(view), possible_faces(view, past)
        if not self.sound:
            self.hands, self._hidden, self._steps = self.hands[:, :0], (), 0
        weights = self._forget_played(view, unseen, possible)
        weights *= self._draw_missing(unseen, possible, chance)
        before = self.slips.copy() if self._steps else np.zeros_like(self.slips)
        slips = self._relive(past, view.to_act, weights > 0, since=self._steps) - before
        if (
            self._hidden
            and not (slips[weights > 0] == 0).any()
            and self._start_again(view, past, weights, chance)
        ):
            return
        self.sound = bool(weights.any())
        if self.sound:
            self._unseen, self._hidden, self._steps = unseen, past.hidden, len(past.actions)
            more = slips - slips[weights > 0].min()
            self._resample(weights * self._doubt ** more.clip(0, _MOST_SLIPS), chance)

    def _draw_missing(
        self, unseen: Numbers, possible: Numbers, chance: np.random.Generator
    ) -> Weights:
        """Complete the hands, those cards first of which most is known; returns how likely that made each."""
        held, wanted = self.hands.shape[1], len(possible)
        every, weights = np.arange(self._size), np.ones(self._size)
        left = unseen - count_faces(self.hands, len(unseen))
        hands = np.zeros((self._size, wanted), np.int64)
        hands[:, :held] = self.hands
        for slot in sorted(range(held, wanted), key=lambda slot: possible[slot].sum()):
            hands[:, slot], likely = draw_cards(left.clip(0) * possible[slot], chance)
            left[every, hands[:, slot]] -= 1
            weights *= likely / max(likely.max(), 1.0)
        self.hands = hands
        return weights

    def _start_again(
        self, view: View, past: KnownPast, weights: Weights, chance: np.random.Generator
    ) -> bool:
        """No world explains the latest moves: look for better ones from the beginning. Whether there are any."""
        fresh = Belief(self._plan, self._team, self._size, self._pool, self._threads, self._doubt)
        fresh.update(view, past, chance)
        worse = weights.any() and fresh.slips.min() > self.slips[weights > 0].min()
        if worse or not fresh.sound:
            return False
        self._rows, self._memory, self.slips = fresh._rows, fresh._memory, fresh.slips
        self.hands, self._hidden = fresh.hands, fresh._hidden
        self._unseen, self._steps = fresh._unseen, fresh._steps
        return True

    def renew(self, view: View, past: KnownPast, chance: np.random.Generator) -> None:
        """Change a card in every world, and keep the changes that explain the past: a step of a Markov chain."""
        if not past.hidden:
            return
        possible = possible_faces(view, past)
        old = (self._rows, self._memory, self.slips, self.hands)
        self._rows, self._memory, self.slips = (array.copy() for array in old[:3])
        every, slots = np.arange(self._size), chance.integers(len(past.hidden), size=self._size)
        hands = self.hands.copy()
        left = self._unseen - count_faces(hands, len(self._unseen))
        left[every, hands[every, slots]] += 1
        hands[every, slots], likely = draw_cards(left.clip(0) * possible[slots], chance)
        self.hands = hands
        more = self._relive(past, view.to_act, likely > 0, since=0) - old[2]
        refused = chance.random(self._size) >= self._doubt ** more.clip(0, _MOST_SLIPS)
        refused |= likely == 0
        for array, was in zip(
            (self._rows, self.slips, self.hands), (old[0], *old[2:]), strict=True
        ):
            array[refused] = was[refused]
        seats = np.repeat(refused, self._plan.players)
        self._memory[seats] = old[1][seats]

    def _forget_played(self, view: View, unseen: Numbers, possible: Numbers) -> Weights:
        """Take the cards that left the hand out of it. Returns what the worlds weigh by all that is seen now."""
        weights = np.ones(self._size)
        if not self._hidden:
            return weights
        number = {face: i for i, face in enumerate(self._plan.rules.faces)}
        held = {card.id for card in view.hands[view.to_act]}
        played = faces_shown(view.events)
        for slot, card in reversed(list(enumerate(self._hidden))):
            if card not in held:
                face = number[played[card]]
                weights *= self.hands[:, slot] == face
                self._unseen[face] -= 1
                self.hands = np.delete(self.hands, slot, axis=1)
        for slot in range(self.hands.shape[1]):
            weights *= possible[slot][self.hands[:, slot]]
        before, now = ways_to_draw(self._unseen, self.hands), ways_to_draw(unseen, self.hands)
        return weights * now / np.maximum(before, 1)

    def _resample(self, weights: Weights, chance: np.random.Generator) -> None:
        """Worlds of equal weight again: heavy ones several times, light ones no more."""
        marks = (chance.random() + np.arange(self._size)) / self._size
        chosen = np.searchsorted(np.cumsum(weights / weights.sum()), marks).clip(max=self._size - 1)
        self._rows, self.slips = self._rows[chosen], self.slips[chosen]
        self.hands = np.ascontiguousarray(self.hands[chosen])
        players = self._plan.players
        seats = (chosen[:, None] * players + np.arange(players)).ravel()
        self._memory = self._memory[seats]

    def _relive(
        self, past: KnownPast, seat: int, likely: NDArray[np.bool_], *, since: int
    ) -> Numbers:
        """Bring the worlds that are likely at all to the present; returns their slips."""
        self.slips[~likely] = IMPOSSIBLE
        if not since:
            self.slips[likely] = 0
        if self._plan[T.TILES]:
            self._rows[:, self._plan[T.AT_TILES]] = past.tiles  # also those revealed since
        team, table, worlds = self._team, self._plan.table, self._worlds()
        told = Told(past.dealt, past.actions, past.draws, past.first, past.tiles)

        def work(share: ThreadShare) -> None:
            steps = (worlds, told, since, seat)
            relive(team.choosers, team.watchers, table, *steps, self._workspace, share)

        self._share(work, self._size)
        return self.slips

    # Trying moves

    def try_moves(
        self, actions: Sequence[int], samples: int, chance: np.random.Generator
    ) -> NDArray[np.int16]:
        """Make each of the actions in so many sampled worlds and let the team finish: scores by sample and action."""
        return self._try_in(self._worlds(), actions, samples, chance)

    def keep(self, size: int) -> KeptWorlds:
        """So many of the worlds as they are now, to try moves in later."""
        chosen = np.arange(size) * self._size // size
        players = self._plan.players
        seats = (chosen[:, None] * players + np.arange(players)).ravel()
        worlds = Worlds(
            self._rows[chosen], self._memory[seats], self.hands[chosen], self.slips[chosen]
        )
        return KeptWorlds(self, worlds)

    def _try_in(
        self, worlds: Worlds, actions: Sequence[int], samples: int, chance: np.random.Generator
    ) -> NDArray[np.int16]:
        team, table = self._team, self._plan.table
        picks = chance.integers(len(worlds.rows), size=samples)
        noise = int(chance.integers(1 << 62))
        scores = np.zeros((samples, len(actions)), np.int16)
        trials = Trials(picks, np.array(actions, np.int64), scores, noise)

        def work(share: ThreadShare) -> None:
            play_out(team.choosers, team.watchers, table, worlds, trials, self._workspace, share)

        self._share(work, samples)
        return scores

    def _worlds(self) -> Worlds:
        return Worlds(self._rows, self._memory, np.ascontiguousarray(self.hands), self.slips)

    def _share(self, work: Callable[[ThreadShare], None], number: int) -> None:
        """Let the threads do equal parts."""
        ends = [number * i // self._threads for i in range(self._threads + 1)]
        list(self._pool.map(work, map(ThreadShare, range(self._threads), ends[:-1], ends[1:])))


class KeptWorlds:
    """Worlds of a belief as they were at one moment."""

    def __init__(self, belief: Belief, worlds: Worlds) -> None:
        self._belief, self._worlds = belief, worlds

    def try_moves(
        self, actions: Sequence[int], samples: int, chance: np.random.Generator
    ) -> NDArray[np.int16]:
        """As `Belief.try_moves`."""
        return self._belief._try_in(self._worlds, actions, samples, chance)
