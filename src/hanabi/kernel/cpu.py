"""Batches on the processor: the compiled loops over NumPy arrays, shared among threads."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.kernel import loops
from hanabi.kernel import table as T
from hanabi.kernel.compiling import compiled_for, is_compiled
from hanabi.kernel.frozen import freeze

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import DTypeLike, NDArray

    from hanabi.kernel.plan import Plan
    from hanabi.kernel.players import Player
    from hanabi.kernel.scalar.new_game import Deals

_ONE_AS_FLOAT16 = np.uint16(0x3C00)

WORK_PER_THREAD = 1024
"""Steps below which a second thread costs more than it brings."""

PAYS_AFTER = 100_000_000
"""Steps after which a batch has its rules compiled into its loops: some ten seconds of one core."""


class CpuEngine:
    """The arrays of a batch in memory, and what can be done with them."""

    def __init__(
        self,
        plan: Plan,
        games: int,
        *,
        observe: bool,
        threads: int | None,
        partners: bool = False,
        specialised: bool | None = None,
    ) -> None:
        words = plan.layout.words if observe else 0
        self.plan = plan
        self.games = games
        self.rows: NDArray[np.int64] = np.zeros((games, plan[T.ROW_WORDS]), np.int64)
        self.mask: NDArray[np.int64] = np.zeros((games, plan[T.MASK_WORDS]), np.int64)
        self.observed: NDArray[np.int64] = np.zeros((games, words), np.int64)
        others = (plan.players - 1) * plan.layout.words if partners else 0
        self.others: NDArray[np.int64] = np.zeros((games, others), np.int64)
        self.results: NDArray[np.int16] = np.zeros((loops.RESULTS, games), np.int16)
        self.threads = threads or cores()
        self._alone = self.threads == 1 or games < 2 * WORK_PER_THREAD
        self._pool: ThreadPoolExecutor | None = None
        self._shown = (self.mask, self.observed, self.results)
        self._specialised = specialised
        self._tables: dict[Any, Any] = {}
        self._table: Any = plan.table
        self._stepping: Any = None
        self._pays = False
        self._until_it_pays = PAYS_AFTER

    def actions(self, given: Any) -> NDArray[np.int64]:
        """Actions of another library as NumPy's; those that may not be written to, such as JAX's, are copied."""
        actions = np.asarray(given)
        return actions if actions.flags.carray else actions.copy()

    def array(self, given: NDArray[Any]) -> NDArray[np.int64]:
        """An array that was handed out, as it is here."""
        return given.view(np.int64)

    def whole(self, actions: Any) -> NDArray[np.int64]:
        """Actions of another type of whole numbers as the loops want them."""
        return np.array(actions, np.int64)

    def _call(self, loop: Any, *arguments: Any) -> Any:
        """Call a compiled loop with the table of these rules, plain or frozen."""
        table = self._tables.get(loop)
        if table is None:
            table = self._tables[loop] = self._choose(loop, arguments)
        return loop(table, *arguments)

    def _choose(self, loop: Any, arguments: tuple[Any, ...]) -> Any:
        frozen, name = freeze(self.plan.table), loop.__name__
        if self._pays or self._specialised:
            frozen.compiled[name] = True
        elif name not in frozen.compiled:
            frozen.compiled[name] = is_compiled(loop, frozen, *arguments)
        plain = self._specialised is False or not frozen.compiled[name]
        return self.plan.table if plain else frozen

    def _count(self, steps: int) -> None:
        """After many steps it pays to compile the loops for these rules."""
        self._until_it_pays -= steps
        if self._until_it_pays < 0 and self._specialised is None and not self._pays:
            self._pays = True
            self._tables.clear()

    def reset(self, seeds: NDArray[np.int64], firsts: NDArray[np.int64]) -> None:
        arrays = (self.rows, seeds, firsts, *self._shown)
        self._share(lambda i, j: self._call(loops.reset_games, *arrays, i, j), 1)
        self._show_others()

    def deal(self, deals: Deals, firsts: NDArray[np.int64]) -> None:
        arrays = (self.rows, deals, firsts, *self._shown)
        self._share(lambda i, j: self._call(loops.deal_games, *arrays, i, j), 1)
        self._show_others()

    def _show_others(self) -> None:
        """Where there is room for them, write the observations of those who are not to act."""
        if self.others.size:
            arrays = (self.rows, self.others)
            self._share(lambda i, j: self._call(loops.observe_others, *arrays, i, j), 1)

    def step(self, actions: NDArray[np.int64], stride: int, checked: bool) -> int:  # noqa: FBT001  # a keyword costs time
        """One action in every game; −1, or the first game whose action is illegal, and then nothing is changed."""
        games, loop = self.games, loops.step_games
        self._until_it_pays -= games
        wrong: int
        if self._stepping is not None and self._until_it_pays >= 0:  # a game alone feels every call
            wrong = self._stepping(
                self._table, self.rows, actions, *self._shown, 0, games, stride, checked
            )
            return wrong
        self._count(0)
        arrays = (self.rows, actions, *self._shown)
        if self._alone:
            given = (*arrays, 0, games, stride, checked)
            wrong = self._call(loop, *given)
            self._table = self._tables[loop]
            if not self.others.size:
                self._stepping = compiled_for(loop, self._table, *given)
            self._show_others()
            return wrong
        if checked:
            wrong = self._call(loops.first_illegal, self.mask, actions, 0, games)
            if wrong >= 0:
                return wrong
        unchecked = False
        self._share(lambda i, j: self._call(loop, *arrays, i, j, stride, unchecked), 1)
        self._show_others()
        return -1

    def observe(
        self, seats: NDArray[np.int64], out: NDArray[np.int64] | None = None
    ) -> NDArray[np.int64]:
        if out is None:
            out = np.zeros((self.games, self.plan.layout.words), np.int64)
        arrays = (self.rows, seats, out)
        self._share(lambda i, j: self._call(loops.observe_games, *arrays, i, j), 1)
        return out

    def roll_random(self, noise: int, steps: int, stride: int) -> tuple[int, int]:
        arrays = (self.rows, *self._shown)
        self._count(self.games * steps)
        found = self._share(
            lambda i, j: self._call(loops.roll_random, *arrays, noise, steps, i, j, stride), steps
        )
        self._show_others()
        return _sum(found)

    def roll(
        self, policies: Sequence[Callable[..., Any]], noise: int, steps: int, stride: int
    ) -> tuple[int, int]:
        from hanabi.kernel.policies import (
            Rollout,
            ShownArrays,
            ThreadShare,
            Workspace,
            pad,
            roll_policies,
        )

        space = Workspace(
            np.zeros((self.threads, self.plan[T.SEEN_WORDS]), np.int64),
            np.zeros((self.threads, self.plan[T.MASK_WORDS]), np.int64),
        )
        given = (pad(policies), self.plan.table, self.rows, ShownArrays(*self._shown), space)
        rollout, ends = Rollout(noise, steps, stride), self._ends(steps)
        found = self._share(
            lambda i, j: roll_policies(*given, rollout, ThreadShare(ends.index(i), i, j)), steps
        )
        self._show_others()
        return _sum(found)

    def play(self, players: Sequence[Player], noise: int) -> int:
        """Play all games to their end; 0, or −1 less the first game in which a player chose an illegal action."""
        from hanabi.kernel.players import PlayersSpace, SeatedPlayers, play_games
        from hanabi.kernel.policies import ThreadShare

        team = SeatedPlayers(players, self.plan.table)
        space = PlayersSpace(
            np.zeros((self.threads, self.plan[T.SEEN_WORDS]), np.int64),
            np.zeros((self.threads, self.plan[T.MASK_WORDS]), np.int64),
            team.memory(self.threads),
        )
        given = (team.choosers, team.watchers, team.open_hands, self.plan.table, self.rows, space)
        ends = self._ends(WORK_PER_THREAD)
        wrong: list[int] = self._share(
            lambda i, j: play_games(*given, noise, ThreadShare(ends.index(i), i, j)),
            WORK_PER_THREAD,
        )
        self._call(loops.show_games, self.rows, *self._shown, 0, self.games)
        self._show_others()
        return max((lane for lane in wrong if lane < 0), default=0)

    def unpack(self, words: NDArray[np.int64], bits: int, dtype: DTypeLike) -> NDArray[Any]:
        """One number for each of the first bits of every row of words."""
        spread = np.unpackbits(words.view(np.uint8), axis=1, count=bits, bitorder="little")
        if np.dtype(dtype) == np.float16:  # NumPy converts to it in software, bit by bit
            return (spread.astype(np.uint16) * _ONE_AS_FLOAT16).view(np.float16)
        return spread.astype(dtype, copy=False)

    def words(self, array: NDArray[np.int64]) -> NDArray[np.uint64]:
        return array.view(np.uint64)

    def shared(self, array: NDArray[Any]) -> NDArray[Any]:
        """The array for others to take over: NumPy's already can be."""
        return array

    def column(self, word: int) -> NDArray[np.int64]:
        """A word of all rows."""
        return self.rows[:, word]

    def read_row(self, game: int) -> NDArray[np.int64]:
        row: NDArray[np.int64] = self.rows[game].copy()
        return row

    def write_row(self, game: int, row: NDArray[np.int64]) -> None:
        self.rows[game] = row
        self._call(loops.show_games, self.rows, *self._shown, game, game + 1)
        self._show_others()

    def _ends(self, steps: int) -> list[int]:
        parts = max(1, min(self.threads, self.games, self.games * steps // WORK_PER_THREAD))
        return [self.games * i // parts for i in range(parts + 1)]

    def _share(self, work: Callable[[int, int], Any], steps: int) -> list[Any]:
        """Let the threads work on equal parts of the games."""
        ends = self._ends(steps)
        if len(ends) == 2:
            return [work(0, self.games)]
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="hanabi-kernel")
        return list(self._pool.map(work, ends[:-1], ends[1:]))


def cores() -> int:
    """Those this process may use, where the system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _sum(parts: list[tuple[int, int]]) -> tuple[int, int]:
    """What all threads found together, or the first illegal action."""
    for games, action in parts:
        if games < 0:
            return games, action
    return sum(games for games, _ in parts), sum(points for _, points in parts)
