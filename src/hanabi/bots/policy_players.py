"""Compiled players beside policies in one batch: the loops of `hanabi.kernel.players`, one step at a time."""

from __future__ import annotations

from numba import types

from hanabi.kernel import table as T
from hanabi.kernel.compiling import njit
from hanabi.kernel.players import CHOOSERS, WATCHERS, ask_player, show_all
from hanabi.kernel.scalar.bits import ZERO, advance, mix
from hanabi.kernel.scalar.row import STEPS, TO_ACT, deck, status

_TABLE = types.Array(types.int64, 1, "C")
_ROWS = types.Array(types.int64, 2, "C")
_LIST = types.Array(types.int64, 1, "C")
_INT = types.int64


@njit(
    types.void(WATCHERS, _INT, _INT, _TABLE, _ROWS, _ROWS, _ROWS, _LIST),
    _nrt=False,
    nogil=True,
    cache=True,
)
def watch_step(watchers, open_hands, seats, t, rows, seen, memory, running):
    """Let these seats of the running games watch the last step; `memory` has a row for every seat of every game."""
    for g in range(rows.shape[0]):
        if running[g]:
            first = g * t[T.PLAYERS]
            show_all(watchers, open_hands, seats, t, rows, g, seen, ZERO, memory, first)


@njit(
    types.void(
        *(CHOOSERS, _INT, _INT, _TABLE, _ROWS, _ROWS, _ROWS, _ROWS),
        *(_INT, _LIST, _LIST),
    ),
    _nrt=False,
    nogil=True,
    cache=True,
)
def choose_step(
    choosers, open_hands, seats, t, rows, seen, choices, memory, noise, running, actions
):
    """Write the choices of these seats, where one of them is to act in a running game.

    The chance is that of `play_games`, so that the same players make the same choices there and here.
    """
    for g in range(rows.shape[0]):
        if running[g] and (seats >> status(rows, g, TO_ACT)) & 1:
            chance = mix(advance(mix(advance(noise, g)), deck(rows, g, STEPS) + 1))
            first = g * t[T.PLAYERS]
            actions[g] = ask_player(
                choosers, open_hands, t, rows, g, seen, choices, ZERO, memory, first, chance
            )
