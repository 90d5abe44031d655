"""Policies by the batch: one call decides in thousands of games, which is how neural players want to be asked.

A policy is asked about *rows*. A row is one decision: one game in which one seat is to act. Rows are independent of
each other; their number and order differ from call to call.

| array | shape | type |
|---|---|---|
| observations | (rows, `plan.layout.bits`) | uint8, 0 or 1: what the seat to act sees, in the sections of `plan.layout` |
| legal | (rows, `plan.actions`) | bool: the actions that are legal now, at least one in every row |
| actions | (rows,) | whole numbers: for each row the index of a legal action |
| state | arrays whose first dimension is rows | the policy's own; None for a policy without one |

They are NumPy arrays; of a policy whose `device` is "cuda" they are PyTorch tensors on that device.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from hanabi.bots.protocol import Choice
from hanabi.bots.registry import BotKind
from hanabi.core import BadSetup, HanabiError, Rules, View
from hanabi.core.rules import MOST_PLAYERS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hanabi.kernel.plan import Plan

CPU, CUDA = "cpu", "cuda"

State = Any
"""None, an array whose first dimension is rows, or a tuple, list or dict of such."""


class PolicyFailed(HanabiError):
    """A policy answered with what is no answer: another shape or type, or an illegal action."""


class BatchPolicy(Protocol):
    """A player of many games and seats at once. An attribute `device = "cuda"` asks for tensors of that device."""

    def initial_state(self, seeds: Any) -> State:
        """The state of seats at the beginning of their games: one row for each seed.

        `seeds` is a NumPy array of uint64. A policy that draws lots keeps its generators in its state, made from these
        seeds: then a game does not depend on which others are played beside it.
        """

    def act(self, observations: Any, legal: Any, state: State) -> tuple[Any, State]:
        """An action for every row, and the new state of every row. The arrays given may be written to."""


MakePolicy = Callable[["Plan"], BatchPolicy]
"""Makes the policy for tables of these rules and this number of players."""


def policy_kind(make: MakePolicy, about: str = "", *, most_players: int = MOST_PLAYERS) -> BotKind:
    """A bot that is nothing but a policy: the arena asks it by the batch, and a seat at a table by the adapter."""
    return BotKind(_Seated(make), about, policy=make, most_players=most_players)


class _Seated:
    """Makes the bot of one seat from a seed."""

    def __init__(self, make: MakePolicy) -> None:
        self._make = make

    def __call__(self, seed: int) -> PolicyBot:
        return PolicyBot(self._make, seed)


@lru_cache(maxsize=64)
def policy_for(make: MakePolicy, rules: Rules, players: int) -> BatchPolicy:
    """Kept, since to load the weights of a network for every game would take longer than to play it."""
    from hanabi.bots.compiled import plan_of

    return make(plan_of(rules, players))


class PolicyBot:
    """A policy at one seat of one table: a batch of one row."""

    def __init__(self, make: MakePolicy, seed: int = 0) -> None:
        self._make = make
        self._seed = seed
        self._state: State = None
        self._begun = False

    def act(self, view: View) -> Choice:
        import numpy as np

        from hanabi.bots.compiled import plan_of

        plan = plan_of(view.rules, view.players)
        policy = policy_for(self._make, view.rules, view.players)
        if not self._begun:
            self._state = policy.initial_state(np.array([self._seed], np.uint64))
            self._begun = True
        device = device_of(policy)
        observations = to_device(unpack(plan.observation(view)[None], plan.layout.bits), device)
        legal = to_device(unpack(plan.legal_mask(view)[None], plan.actions).view(bool), device)
        actions, self._state = ask(policy, observations, legal, self._state)
        index = int(actions[0])
        if not 0 <= index < plan.actions or not legal[0, index]:
            raise PolicyFailed(f"its action {index} is not legal")
        return Choice(plan.action(view, index))


# What is checked of every answer


def device_of(policy: BatchPolicy) -> str:
    """Where the policy wants its arrays."""
    device = getattr(policy, "device", CPU)
    if device not in (CPU, CUDA):
        raise BadSetup(f"device: {device!r} is none of a policy; {CPU} and {CUDA} are")
    return str(device)


def unpack(words: NDArray[np.uint64], bits: int) -> NDArray[np.uint8]:
    """One number for each of the first bits of every row of words."""
    import numpy as np

    return np.unpackbits(words.view(np.uint8), axis=1, count=bits, bitorder="little")


def to_device(array: Any, device: str) -> Any:
    """A NumPy array as the policies of this device take it."""
    return import_module("torch").from_numpy(array).to(device) if device == CUDA else array


def to_host(array: Any) -> Any:
    """An array of either device as one of NumPy's."""
    import numpy as np

    if hasattr(array, "copy_to_host"):
        return array.copy_to_host()
    return np.asarray(array.cpu() if hasattr(array, "cpu") else array)


def ask(policy: BatchPolicy, observations: Any, legal: Any, state: State) -> tuple[Any, State]:
    """The policy's answer, its actions as whole numbers of the right shape on the policy's device, or `PolicyFailed`.

    Whether the actions are legal is for the caller to see, since one illegal action spoils one game only.
    """
    answer = policy.act(observations, legal, state)
    if not isinstance(answer, tuple) or len(answer) != 2:  # noqa: PLR2004  # actions and state
        raise PolicyFailed(
            f"its answer is no pair of actions and state, but {type(answer).__name__}"
        )
    actions, state = answer
    rows = len(legal)
    shape, dtype = getattr(actions, "shape", None), str(getattr(actions, "dtype", "none"))
    if shape is None or tuple(shape) != (rows,):
        given = "nothing with a shape" if shape is None else tuple(shape)
        raise PolicyFailed(f"the shape of its actions is {given}, and {(rows,)} is needed")
    if "int" not in dtype:
        raise PolicyFailed(f"the type of its actions is {dtype}, and whole numbers are needed")
    return actions, state
