"""The loops over many games on a CUDA device: one thread for each game, and the scalar functions of the CPU compiled once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import config, cuda, types

from hanabi.kernel import table as T
from hanabi.kernel.compiling import keep_for_device
from hanabi.kernel.frozen import FrozenType
from hanabi.kernel.loops import (
    advance_game,
    follow,
    introduce_game,
    make_step,
    may,
    show_game,
    show_others,
    start_dealt_game,
    start_game,
)
from hanabi.kernel.near import fetch, near_lane, near_mask, near_rows, put_back
from hanabi.kernel.scalar.bits import ONE, ZERO, advance, mix
from hanabi.kernel.scalar.legal import choose
from hanabi.kernel.scalar.observe import observe
from hanabi.kernel.scalar.row import ENDED, status

if TYPE_CHECKING:
    from collections.abc import Callable

_config: Any = config
SIMULATED = bool(_config.ENABLE_CUDASIM)
"""Whether there is no device, and Numba's simulator stands in for it."""

_EVERY_LANE = 0xFFFFFFFF


class FrozenArgument:
    """A frozen table as an argument of a kernel: its type says all, and what is handed over is nothing."""

    @staticmethod
    def prepare_args(kind: Any, value: Any, **_: Any) -> tuple[Any, Any]:
        return (types.uint64, 0) if isinstance(kind, FrozenType) else (kind, value)


TAKES_FROZEN: dict[str, Any] = {} if SIMULATED else {"extensions": [FrozenArgument()]}
"""Options of a kernel that may be given a frozen table; the simulator knows none."""


def kernel(function: Callable[..., Any]) -> Any:
    """A kernel at the top of a file: its code is kept on disk."""
    compiled = cuda.jit(**TAKES_FROZEN)(function)
    return compiled if SIMULATED else keep_for_device(compiled)


# What the threads of a warp do together. In the simulator each is a warp of its own.


def _alone(flag):
    return 1 if flag else 0


def _votes(flag):
    """How many threads of the warp say so."""
    return cuda.popc(cuda.ballot_sync(_EVERY_LANE, flag))


def _add(totals, place, number):
    cuda.atomic.add(totals, place, number)


def _add_sum(totals, place, number):
    """Add the numbers of all threads of the warp."""
    for distance in (16, 8, 4, 2, 1):
        number += cuda.shfl_down_sync(_EVERY_LANE, number, distance)
    if cuda.laneid == 0:
        cuda.atomic.add(totals, place, number)


votes: Any = _alone if SIMULATED else cuda.jit(_votes, device=True)
add_for_warp: Any = _add if SIMULATED else cuda.jit(_add_sum, device=True)


# Kernels


@kernel
def reset_games(t, rows, seeds, firsts, mask, observations, results):
    """Deal new games."""
    g = cuda.grid(1)
    if g < rows.shape[0]:
        start_game(t, rows, g, seeds[g], firsts[g], mask, observations, results)


@kernel
def deal_games(t, rows, deals, firsts, mask, observations, results):
    """Begin games with the given `Deals`."""
    g = cuda.grid(1)
    if g < rows.shape[0]:
        start_dealt_game(t, rows, g, deals, firsts[g], mask, observations, results)


@kernel
def introduce(t, rows, mask, observations, results, g):
    """Show a game whose row was changed from outside."""
    introduce_game(t, rows, g, mask, observations, results)


@kernel
def find_illegal(t, mask, actions, found):
    """The first game whose action is not legal, if it is before the one in `found`."""
    g = cuda.grid(1)
    if g < mask.shape[0] and not may(t, mask, g, actions[g]):
        cuda.atomic.min(found, 0, g)


@kernel
def step_games(t, rows, actions, mask, observations, others, results, stride):
    """One action in every game; and where there is room for them, the observations of the other seats."""
    g = cuda.grid(1)
    if g < rows.shape[0]:
        near, lane = near_rows(t, rows), near_lane(t, cuda.threadIdx.x, g)
        fetch(t, rows, g, t[T.ROW_WORDS], near, lane)
        advance_game(t, near, lane, actions[g], results, g, stride)
        show_game(t, near, lane, mask, g, observations, results, g)
        show_others(t, near, lane, others, g)
        put_back(t, near, lane, t[T.ROW_WORDS], rows, g)


@kernel
def observe_others(t, rows, others):
    """The observations of all seats but that to act."""
    g = cuda.grid(1)
    if g < rows.shape[0]:
        show_others(t, rows, g, others, g)


@kernel
def observe_games(t, rows, seats, out):
    """The observations of the given seats."""
    g = cuda.grid(1)
    if g < rows.shape[0]:
        observe(t, rows, g, seats[g], out, g, ZERO)


def _roll_random(  # what a warp does together cannot be split
    t, rows, mask, observations, results, noise, steps, stride, patience, totals
):
    """So many random legal steps in every game; adds the games that ended, and their points, to the totals.

    Where games of a warp end they wait until there are `patience` of them, and are followed together: the others
    would have to wait for each by itself. The order of a game's own steps stays the same.
    """
    g = cuda.grid(1)
    thread = cuda.threadIdx.x
    near, lane = near_rows(t, rows), near_lane(t, thread, g)
    choices = near_mask(t, mask)
    left = games = points = 0
    if g < rows.shape[0]:
        fetch(t, rows, g, t[T.ROW_WORDS], near, lane)
        fetch(t, mask, g, t[T.MASK_WORDS], choices, lane)
        left = 0 if status(near, lane, ENDED) else steps
    began = left
    stream = mix(advance(noise, g))
    waits = shows = False
    while True:
        waiting = votes(waits)
        enough = waiting >= patience or votes(left > 0 and not waits) == 0
        if waits and enough:
            follow(t, near, lane, stride)
            waits, shows = False, True
        if shows:
            show_game(t, near, lane, choices, lane, observations, results, g)
            put_back(t, choices, lane, t[T.MASK_WORDS], mask, g)
            shows = False
        if left > 0 and not waits:
            stream = advance(stream, ONE)
            action = choose(t, choices, lane, mix(stream))
            ended, score = make_step(t, near, lane, action, results, g)
            left -= 1
            if ended:
                games += 1
                points += score
                if stride == 0:
                    left = 0
            waits = ended != 0 and stride != 0
            shows = not waits
        if votes(left > 0 or waits or shows) == 0:
            break
    if began:
        put_back(t, near, lane, t[T.ROW_WORDS], rows, g)
    add_for_warp(totals, 0, games)
    add_for_warp(totals, 1, points)


roll_random = kernel(_roll_random)


def rolling(**options: Any) -> Any:
    """The kernel of random play made with other options of `cuda.jit`, to see which are best."""
    return cuda.jit(**TAKES_FROZEN, **options)(_roll_random)


@cuda.jit
def unpack(words, bits, out):
    """One number for each bit."""
    g, bit = cuda.grid(2)
    if g < words.shape[0] and bit < bits:
        out[g, bit] = (words[g, bit >> 6] >> (bit & 63)) & 1
