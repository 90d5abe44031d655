"""Batches on a CUDA device: arrays that stay there, and the kernels of `cuda_loops` over them.

Arrays lie with the games side by side (Fortran order), so that neighbouring threads read neighbouring words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from hanabi.core import BadSetup
from hanabi.core.extras import install_hint
from hanabi.kernel import cuda_loops
from hanabi.kernel import table as T
from hanabi.kernel.cuda_players import playing_with, rolling_with
from hanabi.kernel.dlpack import Shared
from hanabi.kernel.frozen import freeze
from hanabi.kernel.loops import NO_ACTION, RESULTS
from hanabi.kernel.players import PLAYED_TO_THE_END, SeatedPlayers
from hanabi.kernel.policies import ILLEGAL
from hanabi.kernel.scalar.new_game import Deals

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import DTypeLike, NDArray

    from hanabi.kernel.plan import Plan
    from hanabi.kernel.players import Player

BLOCKS = (128, 96, 64, 32)
"""How many threads a block may have."""

BLOCK_BYTES = 48 * 1024
"""What a block may share without asking for more."""

PROCESSOR_BYTES = 227 * 1024
"""What the blocks on one multiprocessor share together, on those of today; a block by itself takes one KB."""

PATIENCE = 4
"""How many games of a warp wait for each other at their end."""

LANES = 1 << 17
"""Games of players with a memory that are played at once."""

NOBODY = 2**62
"""More than any number of games."""


def threads_for(plan: Plan) -> int:
    """The threads of a block with which the most games can lie near at once."""

    def near_at_once(threads: int) -> int:
        shared = _near_bytes(plan, threads)
        return PROCESSOR_BYTES // (shared + 1024) * threads if shared <= BLOCK_BYTES else 0

    return max(BLOCKS, key=near_at_once)


def _near_bytes(plan: Plan, threads: int) -> int:
    """What the games of so many threads take, with their legal actions."""
    return 8 * threads * (plan[T.ROW_WORDS] + plan[T.MASK_WORDS])


class CudaEngine:
    """The arrays of a batch on the device, and what can be done with them."""

    def __init__(
        self,
        plan: Plan,
        games: int,
        *,
        observe: bool,
        partners: bool = False,
        specialised: bool = True,
    ) -> None:
        if not cuda.is_available():
            raise BadSetup(
                f"device: no CUDA device can be used here; it takes an NVIDIA GPU and {install_hint('cuda')}"
            )
        self.plan = plan
        self.games = games
        self.stream: Any = 0
        """What kernels are put on; 0 is the default of the device."""
        self.patience = PATIENCE
        self.rolling = cuda_loops.roll_random
        words = plan.layout.words
        self.rows = _zeros((games, plan[T.ROW_WORDS]))
        self.mask = _zeros((games, plan[T.MASK_WORDS]))
        self.observed = _zeros((games, words if observe else 0))
        self.others = _zeros((games, (plan.players - 1) * words if partners else 0))
        self.results = cuda.to_device(np.zeros((RESULTS, games), np.int16))
        self._shown = (self.mask, self.observed, self.results)
        self._found = cuda.to_device(np.array([NOBODY]))
        self._place: list[Any] = []
        self._given: Any = None
        """The array of another library that was given last, which is often given again, and where it lies."""
        self.tune(threads_for(plan), specialised=specialised)

    def tune(self, threads: int, *, specialised: bool) -> None:
        """Let blocks have so many threads, and their kernels know the rules or not."""
        self.threads = threads
        if specialised and not cuda_loops.SIMULATED:
            table = self.plan.table.copy()
            fits = _near_bytes(self.plan, threads) <= BLOCK_BYTES
            table[T.NEAR] = threads if fits else 0
            self._table: Any = freeze(table)
        else:
            self._table = cuda.to_device(self.plan.table)

    def _start(self, kernel: Any, *arguments: Any) -> None:
        """Put a kernel with a thread for each game on the stream."""
        kernel[-(-self.games // self.threads), self.threads, self.stream](self._table, *arguments)

    def _put(self, array: NDArray[Any]) -> Any:
        """An array of the host, copied to the device before what follows on the stream."""
        return cuda.to_device(array, stream=self.stream)

    def actions(self, given: Any) -> Any:
        """Actions as an array of the device: those of PyTorch, JAX or CuPy there are not copied."""
        if isinstance(given, type(self.rows)):
            return given
        interface = getattr(given, "__cuda_array_interface__", None)
        if interface is not None:
            place = [interface.get(part) for part in ("data", "shape", "strides", "typestr")]
            if place != self._place or interface.get("stream") is not None:
                self._place, self._given = place, cuda.as_cuda_array(given)
            return self._given
        return np.asarray(given)

    def array(self, given: Any) -> Any:
        """An array that was handed out, as it is here."""
        return cuda.as_cuda_array(given).view(np.int64)

    def use_stream(self, stream: int) -> None:
        """Put kernels on this stream from now on."""
        cuda.synchronize()
        self.stream = cuda.external_stream(stream) if stream else 0

    def whole(self, actions: Any) -> Any:
        """Actions of another type of whole numbers: the device takes any."""
        return actions

    def reset(self, seeds: NDArray[np.int64], firsts: NDArray[np.int64]) -> None:
        arrays = (self._put(seeds), self._put(firsts))
        self._start(cuda_loops.reset_games, self.rows, *arrays, *self._shown)
        self._show_others()

    def deal(self, deals: Deals, firsts: NDArray[np.int64]) -> None:
        arrays = (Deals(*map(self._put, deals)), self._put(firsts))
        self._start(cuda_loops.deal_games, self.rows, *arrays, *self._shown)
        self._show_others()

    def _show_others(self) -> None:
        """Where there is room for them, write the observations of those who are not to act."""
        if self.others.size:
            self._start(cuda_loops.observe_others, self.rows, self.others)

    def step(self, actions: Any, stride: int, checked: bool) -> int:  # noqa: FBT001  # a keyword costs time
        """One action in every game; −1, or the first game whose action is illegal, and then nothing is changed."""
        if isinstance(actions, np.ndarray):
            actions = self._put(actions)
        if checked:
            self._start(cuda_loops.find_illegal, self.mask, actions, self._found)
            wrong = self._first_found()
            if wrong >= 0:
                return wrong
        shown = (self.mask, self.observed, self.others, self.results)
        self._start(cuda_loops.step_games, self.rows, actions, *shown, stride)
        return -1

    def _first_found(self) -> int:
        """The first game that a kernel has found something wrong with, or −1."""
        self.synchronize()
        wrong = int(self._found[0])
        if wrong == NOBODY:
            return -1
        self._found[0] = NOBODY
        return wrong

    def synchronize(self) -> None:
        """Wait until all that was put on the stream is done."""
        if self.stream:
            self.stream.synchronize()

    def observe(self, seats: Any, out: Any = None) -> Any:
        """The observations of these seats, in an array of the device or a new one."""
        if out is None:
            out = _zeros((self.games, self.plan.layout.words))
        if isinstance(seats, np.ndarray):
            seats = self._put(seats)
        self._start(cuda_loops.observe_games, self.rows, seats, out)
        return out

    def roll_random(self, noise: int, steps: int, stride: int) -> tuple[int, int]:
        totals = self._put(np.zeros(2, np.int64))
        arrays = (self.rows, *self._shown)
        self._start(self.rolling, *arrays, noise, steps, stride, self.patience, totals)
        self._show_others()
        self.synchronize()
        games, points = totals.copy_to_host().tolist()
        return games, points

    def roll(
        self, policies: Sequence[Callable[..., Any]], noise: int, steps: int, stride: int
    ) -> tuple[int, int]:
        totals = self._put(np.zeros(2, np.int64))
        seen = _zeros((self.games, self.plan[T.SEEN_WORDS]))
        choices = _zeros((self.games, self.plan[T.MASK_WORDS]))
        arrays = (self.rows, seen, choices, *self._shown)
        kernel = rolling_with(*policies)
        self._start(kernel, *arrays, noise, steps, stride, totals, self._found)
        wrong = self._first_found()
        if wrong >= 0:
            return ILLEGAL - wrong, NO_ACTION
        self._show_others()
        games, points = totals.copy_to_host().tolist()
        return games, points

    def play(self, players: Sequence[Player], noise: int) -> int:
        """Play all games to their end; 0, or −1 less the first game in which a player chose an illegal action."""
        team = SeatedPlayers(players, self.plan.table)
        lanes = min(self.games, LANES)
        seen = _zeros((lanes, self.plan[T.SEEN_WORDS]))
        choices = _zeros((lanes, self.plan[T.MASK_WORDS]))
        memory = _zeros((lanes * self.plan.players, team.words))
        arrays = (self.rows, seen, choices, memory, team.open_hands, *self._shown)
        kernel = playing_with(team.choosers, team.watchers)
        self._start(kernel, *arrays, noise, self._found)
        self._show_others()
        return PLAYED_TO_THE_END if (wrong := self._first_found()) < 0 else ILLEGAL - wrong

    def unpack(self, words: Any, bits: int, dtype: DTypeLike) -> Any:
        """One number for each of the first bits of every row of words."""
        out = cuda.device_array((self.games, bits), dtype)
        block = (4, 32)
        grid = -(-self.games // block[0]), -(-bits // block[1])
        cuda_loops.unpack[grid, block, self.stream](words, bits, out)
        return out

    def words(self, array: Any) -> Any:
        return self.shared(array.view(np.uint64))

    def shared(self, array: Any) -> Any:
        """The array for others to take over."""
        return Shared(array, self.synchronize)

    def column(self, word: int) -> NDArray[np.int64]:
        """A word of all rows."""
        self.synchronize()
        column: NDArray[np.int64] = self.rows[:, word].copy_to_host()
        return column

    def read_row(self, game: int) -> NDArray[np.int64]:
        return np.ascontiguousarray(self.rows[game : game + 1].copy_to_host()[0])

    def write_row(self, game: int, row: NDArray[np.int64]) -> None:
        self.rows[game, :].copy_to_device(row)
        cuda_loops.introduce[1, 1, self.stream](self._table, self.rows, *self._shown, game)
        self._show_others()


def _zeros(shape: tuple[int, int]) -> Any:
    return cuda.to_device(np.zeros(shape, np.int64, order="F"))
