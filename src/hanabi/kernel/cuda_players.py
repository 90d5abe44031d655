"""Policies and players with a memory on a CUDA device: the loops of `policies` and `players`, one thread for each game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from numba import cuda

from hanabi.kernel import table as T
from hanabi.kernel.cuda_loops import TAKES_FROZEN
from hanabi.kernel.loops import advance_game, introduce_game, may, show_game
from hanabi.kernel.players import forget, look
from hanabi.kernel.policies import ask
from hanabi.kernel.scalar.bits import ONE, advance, mix
from hanabi.kernel.scalar.game import step
from hanabi.kernel.scalar.legal import legal
from hanabi.kernel.scalar.row import ENDED, TO_ACT, status

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


@lru_cache
def _on_device(function: Any) -> Any:
    """What was compiled for arrays of the processor is compiled for those of the device."""
    return cuda.jit(getattr(function, "py_func", function), device=True)


def _by_seat(functions: Sequence[Callable[..., Any]]) -> Any:
    """The functions of all seats as one that is also given the seat: a device has no table of functions."""
    chosen: Any = None
    for function in reversed(list(dict.fromkeys(functions))):
        seats = sum(1 << seat for seat, other in enumerate(functions) if other is function)
        chosen = _this_or(_on_device(function), seats, chosen)
    return chosen


def _this_or(function: Any, seats: int, others: Any) -> Any:
    """The function at these seats, and the others elsewhere."""
    if others is None:

        @cuda.jit(device=True)
        def last(_seat, *arguments):
            return function(*arguments)

        return last

    @cuda.jit(device=True)
    def either(seat, *arguments):
        if (seats >> seat) & 1:
            return function(*arguments)
        return others(seat, *arguments)

    return either


@lru_cache
def rolling_with(*policies: Any) -> Any:
    """The kernel in which these policies play, one for each seat."""
    decide = _by_seat(policies)

    @cuda.jit(**TAKES_FROZEN)
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
                ended, score = advance_game(t, rows, g, action, results, g, stride)
                if ended:
                    games += 1
                    points += score
            show_game(t, rows, g, mask, g, observations, results, g)
            cuda.atomic.add(totals, 0, games)
            cuda.atomic.add(totals, 1, points)

    return roll


@lru_cache
def playing_with(choosers: tuple[Any, ...], watchers: tuple[Any, ...]) -> Any:
    """The kernel in which these players play newly dealt games to their end.

    A thread plays one game after the other, so that there are as many memories as threads and not as games.
    """
    decide, watch = _by_seat(choosers), _by_seat(watchers)

    @cuda.jit(**TAKES_FROZEN)
    def play(t, rows, seen, choices, memory, open_hands, mask, observations, results, noise, found):
        lane = cuda.grid(1)
        first = lane * t[T.PLAYERS]
        if lane < seen.shape[0]:
            for g in range(lane, rows.shape[0], seen.shape[0]):
                stream = mix(advance(noise, g))
                forget(t, memory, first)
                moving = True
                while moving:
                    for seat in range(t[T.PLAYERS]):
                        look(t, rows, g, seat, open_hands, seen, lane)
                        watch(seat, t, seen, lane, seat, memory, first + seat)
                    moving = status(rows, g, ENDED) == 0
                    if moving:
                        seat = status(rows, g, TO_ACT)
                        look(t, rows, g, seat, open_hands, seen, lane)
                        legal(t, rows, g, choices, lane)
                        stream = advance(stream, ONE)
                        action = decide(
                            seat, t, seen, choices, lane, memory, first + seat, mix(stream)
                        )
                        if may(t, choices, lane, action):
                            step(t, rows, g, action)
                        else:
                            cuda.atomic.min(found, 0, g)
                            moving = False
                introduce_game(t, rows, g, mask, observations, results)

    return play
