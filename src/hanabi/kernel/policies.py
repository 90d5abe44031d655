"""Policies: compiled bots without a memory, which choose by what their seat sees now; and the loop in which they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from numba import config, types

from hanabi.core.rules import MOST_PLAYERS
from hanabi.kernel.compiling import entry_for, prepare_for_functions, small, tuple_type
from hanabi.kernel.loops import advance_game, may, show_game
from hanabi.kernel.scalar.bits import ONE, advance, mix
from hanabi.kernel.scalar.legal import choose, legal
from hanabi.kernel.scalar.row import ENDED, TO_ACT, status
from hanabi.kernel.scalar.seat_view import see
from hanabi.kernel.scalar.steady_twin import steady as steady_action

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_TABLE = types.Array(types.int64, 1, "C")
_ROWS = types.Array(types.int64, 2, "C")
_RESULTS = types.Array(types.int16, 2, "C")

SIGNATURE = types.int64(_TABLE, _ROWS, _ROWS, types.int64, types.int64)
"""`policy(t, seen, legal, i, chance)` answers with one of the actions in the mask `legal[i]`.

`seen[i]` is a row as the seat to act sees it (`hanabi.kernel.scalar.seat_view`), to be read with the functions
of `hanabi.kernel.scalar.row`; `chance` is a random 64-bit number.
"""


def policy(function: Callable[..., Any]) -> Any:
    """The decorator of a policy. Compiled code is kept on disk for a function at the top of a file."""
    return entry_for(SIGNATURE)(function)


def is_policy(function: object) -> bool:
    """Whether `policy` made it. Where nothing is compiled, any function will do."""
    return callable(function) and bool(
        getattr(config, "DISABLE_JIT", 0) or hasattr(function, "py_func")
    )


_POLICIES = types.UniTuple(types.FunctionType(SIGNATURE), MOST_PLAYERS)


class ShownArrays(NamedTuple):
    """What a batch shows of its games."""

    mask: Any
    observations: Any
    results: Any


class Workspace(NamedTuple):
    """Rows that threads write on, each on its own."""

    seen: Any
    """What the seat to act may see."""

    choices: Any
    """What it may do."""


class Rollout(NamedTuple):
    """So many steps in every game, with chance from `noise`; see `hanabi.kernel.loops.step_games` for the stride."""

    noise: int
    steps: int
    stride: int


class ThreadShare(NamedTuple):
    """The games, or other things, that one thread works on; `lane` is the number of its rows of a workspace."""

    lane: int
    begin: int
    end: int


THREAD_SHARE = tuple_type(ThreadShare, types.int64, types.int64, types.int64)
_SHOWN = tuple_type(ShownArrays, _ROWS, _ROWS, _RESULTS)
_WORKSPACE = tuple_type(Workspace, _ROWS, _ROWS)
_ROLLOUT = tuple_type(Rollout, types.int64, types.int64, types.int64)
_ROLL = types.UniTuple(types.int64, 2)(
    _POLICIES, _TABLE, _ROWS, _SHOWN, _WORKSPACE, _ROLLOUT, THREAD_SHARE
)

ILLEGAL = -1


@small
def ask(t, rows, g, seen, choices, lane):
    """Lay out what the policy of the seat to act may see and choose from. Returns the seat."""
    seat = status(rows, g, TO_ACT)
    see(t, rows, g, seat, seen, lane)
    legal(t, rows, g, choices, lane)
    return seat


@entry_for(_ROLL, nogil=True)
def roll_policies(policies, t, rows, shown, space, rollout, share):
    """So many steps in every game, each by the policy of the seat to act. Returns games ended, and their points.

    A policy that answers with an illegal action stops everything: then the first number is `ILLEGAL` less the
    game, and the second the action.
    """
    mask, observations, results = shown
    seen, choices, lane = space.seen, space.choices, share.lane
    games = points = 0
    for g in range(share.begin, share.end):
        stream = mix(advance(rollout.noise, g))
        for _ in range(rollout.steps):
            if status(rows, g, ENDED):
                break
            seat = ask(t, rows, g, seen, choices, lane)
            stream = advance(stream, ONE)
            action = policies[seat](t, seen, choices, lane, mix(stream))
            if not may(t, choices, lane, action):
                return ILLEGAL - g, action
            ended, score = advance_game(t, rows, g, action, results, g, rollout.stride)
            if ended:
                games += 1
                points += score
        show_game(t, rows, g, mask, g, observations, results, g)
    return games, points


def pad(policies: Sequence[Any]) -> tuple[Any, ...]:
    """As many as `roll_policies` takes, for any number of players."""
    prepare_for_functions()
    return (*policies, *[policies[0]] * (MOST_PLAYERS - len(policies)))


@policy
def random(t, _seen, legal_actions, i, chance):
    """Any legal action, each as likely as the next."""
    return choose(t, legal_actions, i, chance)


@policy
def steady(t, seen, legal_actions, i, chance):
    """The steady bot: the same choices as `hanabi.bots.SteadyBot`."""
    return steady_action(t, seen, legal_actions, i, chance)


POLICIES = {"random": random, "steady": steady}
"""By name."""
