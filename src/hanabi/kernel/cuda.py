"""Batches on a CUDA device: one thread per game, and the scalar functions of the CPU compiled once more.

Arrays lie with the games side by side (Fortran order), so that neighbouring threads read neighbouring words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import config, cuda

from hanabi.core import BadSetup
from hanabi.core.extras import install_hint
from hanabi.kernel import table as T
from hanabi.kernel.dlpack import Shared
from hanabi.kernel.loops import (
    DONE,
    NO_ACTION,
    POINTS,
    RESULTS,
    advance_game,
    introduce_game,
    may,
    roll_game,
    show_game,
    start_dealt_game,
    start_game,
)
from hanabi.kernel.policies import ILLEGAL, ask, pad
from hanabi.kernel.scalar.bits import ONE, advance, mix
from hanabi.kernel.scalar.new_game import Deals
from hanabi.kernel.scalar.observe import observe
from hanabi.kernel.scalar.row import ENDED, status

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import DTypeLike, NDArray

    from hanabi.kernel.plan import Plan

THREADS = 256
"""Threads of a block."""

REGISTERS = 48
"""Of a thread in a random rollout: with more of them fewer threads run at once, which is slower."""

_config: Any = config

_ROLLING: dict[str, Any] = {} if _config.ENABLE_CUDASIM else {"max_registers": REGISTERS}
"""Numba's simulator of a device knows no registers."""

NOBODY = 2**62
"""More than any number of games."""


@cuda.jit
def _reset(t, rows, seeds, firsts, mask, observations, results):
    g = cuda.grid(1)
    if g < rows.shape[0]:
        start_game(t, rows, g, seeds[g], firsts[g], mask, observations, results)


@cuda.jit
def _deal(t, rows, deals, firsts, mask, observations, results):
    g = cuda.grid(1)
    if g < rows.shape[0]:
        start_dealt_game(t, rows, g, deals, firsts[g], mask, observations, results)


@cuda.jit
def _introduce(t, rows, mask, observations, results, g):
    introduce_game(t, rows, g, mask, observations, results)


@cuda.jit
def _find_illegal(t, mask, actions, found):
    g = cuda.grid(1)
    if g < mask.shape[0] and not may(t, mask, g, actions[g]):
        cuda.atomic.min(found, 0, g)


@cuda.jit
def _step(t, rows, actions, mask, observations, results, stride):
    g = cuda.grid(1)
    if g < rows.shape[0]:
        advance_game(t, rows, g, actions[g], results, stride)
        show_game(t, rows, g, mask, observations, results)


@cuda.jit
def _observe(t, rows, seats, out):
    g = cuda.grid(1)
    if g < rows.shape[0]:
        observe(t, rows, g, seats[g], out, g)


@cuda.jit(**_ROLLING)
def _roll_random(t, rows, mask, observations, results, noise, steps, stride, totals):
    g = cuda.grid(1)
    if g < rows.shape[0]:
        games, points = roll_game(t, rows, g, mask, observations, results, noise, steps, stride)
        cuda.atomic.add(totals, 0, games)
        cuda.atomic.add(totals, 1, points)


@cuda.jit
def _unpack(words, bits, out):
    g, bit = cuda.grid(2)
    if g < words.shape[0] and bit < bits:
        out[g, bit] = (words[g, bit >> 6] >> (bit & 63)) & 1


def _rolling(policies: Sequence[Callable[..., Any]]) -> Any:
    """The kernel in which these policies play, one for each seat."""
    return _roll_with(*pad([_device_function(policy) for policy in policies]))


@lru_cache
def _device_function(policy: Any) -> Any:
    """A policy was compiled for arrays of the processor; here it is compiled for those of the device."""
    return cuda.jit(getattr(policy, "py_func", policy), device=True)


def _decider(p0: Any, p1: Any, p2: Any, p3: Any, p4: Any, p5: Any) -> Any:
    """The policies as one function of the seat: a device has no table of functions."""

    @cuda.jit(device=True)
    def decide(seat, t, seen, choices, g, chance):
        if seat == 0:
            return p0(t, seen, choices, g, chance)
        if seat == 1:
            return p1(t, seen, choices, g, chance)
        if seat == 2:
            return p2(t, seen, choices, g, chance)
        if seat == 3:
            return p3(t, seen, choices, g, chance)
        if seat == 4:
            return p4(t, seen, choices, g, chance)
        return p5(t, seen, choices, g, chance)

    return decide


@lru_cache
def _roll_with(*policies: Any) -> Any:
    decide = _decider(*policies)

    @cuda.jit
    def roll(
        t, rows, seen, choices, mask, observations, results, noise, steps, stride, totals, found
    ):
        g = cuda.grid(1)
        if g < rows.shape[0]:
            games = points = 0
            stream = mix(advance(noise, g))
            for _ in range(steps):
                if status(rows, g, ENDED):
                    break
                seat = ask(t, rows, g, seen, choices, g)
                stream = advance(stream, ONE)
                action = decide(seat, t, seen, choices, g, mix(stream))
                if not may(t, choices, g, action):
                    cuda.atomic.min(found, 0, g)
                    break
                advance_game(t, rows, g, action, results, stride)
                if results[DONE, g]:
                    games += 1
                    points += results[POINTS, g]
            show_game(t, rows, g, mask, observations, results)
            cuda.atomic.add(totals, 0, games)
            cuda.atomic.add(totals, 1, points)

    return roll


class CudaEngine:
    """The arrays of a batch on the device, and what can be done with them."""

    def __init__(self, plan: Plan, games: int, *, observe: bool) -> None:
        if not cuda.is_available():
            raise BadSetup(
                f"device: no CUDA device can be used here; it takes an NVIDIA GPU and {install_hint('cuda')}"
            )
        self.plan = plan
        self.games = games
        self._table = cuda.to_device(plan.table)
        self.rows = _zeros((games, plan[T.ROW_WORDS]))
        self.mask = _zeros((games, plan[T.MASK_WORDS]))
        self.observed = _zeros((games, plan.layout.words if observe else 0))
        self.results = cuda.to_device(np.zeros((RESULTS, games), np.int16))
        self._shown = (self.mask, self.observed, self.results)
        self._found = cuda.to_device(np.array([NOBODY]))
        self._grid = -(-games // THREADS), THREADS

    def actions(self, given: Any) -> Any:
        """Actions as an array of the device: those of PyTorch, JAX or CuPy there are not copied."""
        if hasattr(given, "__cuda_array_interface__"):
            return cuda.as_cuda_array(given)
        return np.asarray(given)

    def whole(self, actions: Any) -> Any:
        """Actions of another type of whole numbers: the device takes any."""
        return actions

    def reset(self, seeds: NDArray[np.int64], firsts: NDArray[np.int64]) -> None:
        arrays = (cuda.to_device(seeds), cuda.to_device(firsts))
        _reset[self._grid](self._table, self.rows, *arrays, *self._shown)

    def deal(self, deals: Deals, firsts: NDArray[np.int64]) -> None:
        arrays = (Deals(*map(cuda.to_device, deals)), cuda.to_device(firsts))
        _deal[self._grid](self._table, self.rows, *arrays, *self._shown)

    def step(self, actions: Any, stride: int, checked: bool) -> int:  # noqa: FBT001  # a keyword costs time
        """One action in every game; −1, or the first game whose action is illegal, and then nothing is changed."""
        if isinstance(actions, np.ndarray):
            actions = cuda.to_device(actions)
        if checked:
            _find_illegal[self._grid](self._table, self.mask, actions, self._found)
            wrong = self._first_found()
            if wrong >= 0:
                return wrong
        _step[self._grid](self._table, self.rows, actions, *self._shown, stride)
        return -1

    def _first_found(self) -> int:
        """The first game that a kernel has found something wrong with, or −1."""
        wrong = int(self._found[0])
        if wrong == NOBODY:
            return -1
        self._found[0] = NOBODY
        return wrong

    def observe(self, seats: NDArray[np.int64]) -> Any:
        out = _zeros((self.games, self.plan.layout.words))
        _observe[self._grid](self._table, self.rows, cuda.to_device(seats), out)
        return out

    def roll_random(self, noise: int, steps: int, stride: int) -> tuple[int, int]:
        totals = cuda.to_device(np.zeros(2, np.int64))
        _roll_random[self._grid](self._table, self.rows, *self._shown, noise, steps, stride, totals)
        games, points = totals.copy_to_host().tolist()
        return games, points

    def roll(
        self, policies: Sequence[Callable[..., Any]], noise: int, steps: int, stride: int
    ) -> tuple[int, int]:
        totals = cuda.to_device(np.zeros(2, np.int64))
        seen = _zeros((self.games, self.plan[T.SEEN_WORDS]))
        choices = _zeros((self.games, self.plan[T.MASK_WORDS]))
        arrays = (self._table, self.rows, seen, choices, *self._shown)
        _rolling(policies)[self._grid](*arrays, noise, steps, stride, totals, self._found)
        wrong = self._first_found()
        if wrong >= 0:
            return ILLEGAL - wrong, NO_ACTION
        games, points = totals.copy_to_host().tolist()
        return games, points

    def unpack(self, words: Any, bits: int, dtype: DTypeLike) -> Any:
        """One number for each of the first bits of every row of words."""
        out = cuda.device_array((self.games, bits), dtype)
        block = (4, 32)
        grid = -(-self.games // block[0]), -(-bits // block[1])
        _unpack[grid, block](words, bits, out)
        return out

    def words(self, array: Any) -> Any:
        return self.shared(array.view(np.uint64))

    def shared(self, array: Any) -> Any:
        """The array for others to take over."""
        return Shared(array, cuda.synchronize)

    def read_row(self, game: int) -> NDArray[np.int64]:
        return np.ascontiguousarray(self.rows[game : game + 1].copy_to_host()[0])

    def write_row(self, game: int, row: NDArray[np.int64]) -> None:
        self.rows[game, :].copy_to_device(row)
        _introduce[1, 1](self._table, self.rows, *self._shown, game)


def _zeros(shape: tuple[int, int]) -> Any:
    return cuda.to_device(np.zeros(shape, np.int64, order="F"))
