"""A batch of games played to the end by policies and compiled players, each at its own seats.

All games move in step: every policy is asked once about all games in which one of its seats is to act, then
`Batch.step` makes all actions. What a policy does wrong ends the games that it was asked about, and no others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hanabi.bots.policy import (
    CPU,
    CUDA,
    BatchPolicy,
    PolicyFailed,
    State,
    ask,
    device_of,
    to_device,
    to_host,
    unpack,
)
from hanabi.core import HanabiError
from hanabi.core.rules import MOST_PLAYERS
from hanabi.kernel.batch import BadBatch
from hanabi.kernel.loops import NO_ACTION
from hanabi.kernel.players import RANDOM, Player, SeatedPlayers
from hanabi.kernel.table import MASK_WORDS, SEEN_WORDS, WORD

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hanabi.kernel.batch import Batch

ILLEGAL = "its choice was not legal"


class Broken(NamedTuple):
    """Why a game of the batch was broken off."""

    seat: int
    reason: str


def batch_device(team: Sequence[BatchPolicy | Player]) -> str:
    """Where a batch for this team should lie: on the CUDA device if every seat is a policy that thinks there."""
    on_cuda = [not isinstance(one, Player) and device_of(one) == CUDA for one in team]
    return CUDA if all(on_cuda) else CPU


def play_batch(
    batch: Batch,
    team: Sequence[BatchPolicy | Player],
    *,
    seeds: Sequence[int] | None = None,
    noise: int = 0,
    describe: Callable[[Exception], str] = repr,
) -> dict[int, Broken]:
    """Play newly dealt games to their end, a policy or compiled player at each seat; the games that were broken off.

    The batch must have been made with `auto_reset=False` and `checked=False`. Game i gives its policies chance that
    follows from `seeds[i]` and the seat (by default from the seeds of the deals), and compiled players that of
    `Batch.play` with this `noise`. A policy that sits at several seats is asked about all of them in one call.
    """
    _check(batch, team)
    dealt = to_host(batch.seeds) if seeds is None else np.asarray(seeds)
    chance = np.uint64(MOST_PLAYERS) * dealt.astype(np.uint64)
    table: _HostTable | _DeviceTable = (
        _HostTable(batch) if batch.device == CPU else _DeviceTable(batch)
    )
    policies: dict[int, BatchPolicy] = {id(one): one for one in team if not isinstance(one, Player)}
    held = [
        _Held(policy, [seat for seat, one in enumerate(team) if one is policy], chance, table)
        for policy in policies.values()
    ]
    compiled = _Compiled(batch, team, noise) if len(held) < len({*map(id, team)}) else None
    broken: dict[int, Broken] = {}
    running = table.not_over()
    while bool(running.any()):
        seats = table.seats()
        actions = table.no_actions()
        for seated in held:
            games = table.places(running & seated.holds[seats])
            if not len(games):
                continue
            try:
                actions[games] = seated.act(games, seats[games])
            except Exception as error:
                reason = str(error) if isinstance(error, HanabiError) else describe(error)
                _break_off(broken, games, seats, reason)
                running[games] = False
        if compiled is not None:
            compiled.choose(running, actions)
        games = table.places(running)
        wrong = games[~table.may(games, actions[games])]
        if len(wrong):
            _break_off(broken, wrong, seats, ILLEGAL)
            running[wrong] = False
            actions[wrong] = NO_ACTION
        batch.step(actions)
        if compiled is not None:
            compiled.watch(running)
        running &= table.not_over()
    return broken


def _check(batch: Batch, team: Sequence[BatchPolicy | Player]) -> None:
    if len(team) != batch.plan.players:
        raise BadBatch(f"team: there are {len(team)}, and {batch.plan.players} seats need one each")
    if batch.auto_reset or batch.checked:
        raise BadBatch("batch: it must be made with auto_reset=False and checked=False")
    if batch.device == CUDA and batch_device(team) != CUDA:
        raise BadBatch("device: on cuda every seat needs a policy that thinks there")


def _break_off(broken: dict[int, Broken], games: Any, seats: Any, reason: str) -> None:
    for game, seat in zip(games.tolist(), seats[games].tolist(), strict=True):
        broken[game] = Broken(seat, reason)


# Policies


class _Held:
    """The seats of one policy, with the state of each in each game."""

    def __init__(
        self,
        policy: BatchPolicy,
        seats: list[int],
        chance: NDArray[np.uint64],
        table: _HostTable | _DeviceTable,
    ) -> None:
        self._policy = policy
        self._table = table
        self._device = device_of(policy)
        self._moved = self._device != table.device
        holds = np.zeros(MOST_PLAYERS, bool)
        holds[seats] = True
        self.holds = table.array(holds)
        self._seats = len(seats)
        places = np.zeros(MOST_PLAYERS, np.int64)
        places[seats] = np.arange(len(seats))
        self._places = table.array(places)
        lanes = chance[:, None] + np.array(seats, np.uint64)
        self._state: State = policy.initial_state(lanes.reshape(-1))

    def act(self, games: Any, seats: Any) -> Any:
        """The choices in these games, where these seats are to act."""
        lanes = games * self._seats + self._places[seats]
        observations, legal = self._table.observations(games), self._table.legal(games)
        if self._moved:
            lanes, observations, legal = (
                to_device(array, self._device) for array in (lanes, observations, legal)
            )
        state = take_rows(self._state, lanes)
        actions, state = ask(self._policy, observations, legal, state)
        put_rows(self._state, lanes, state)
        return to_host(actions) if self._moved else actions


def take_rows(state: State, rows: Any) -> State:
    """These rows of every array of a state."""
    if state is None:
        return None
    if isinstance(state, dict):
        return {key: take_rows(part, rows) for key, part in state.items()}
    if isinstance(state, tuple | list):
        parts = [take_rows(part, rows) for part in state]
        return type(state)(*parts) if hasattr(state, "_fields") else type(state)(parts)
    return state[rows]


def put_rows(state: State, rows: Any, new: State) -> None:
    """Write a state of these rows into the state of all."""
    if state is None:
        if new is not None:
            raise PolicyFailed("its state was None at the beginning and must stay so")
    elif isinstance(state, dict | tuple | list):
        if type(new) is not type(state) or len(new) != len(state):
            raise PolicyFailed("its state has other parts than at the beginning")
        for key in state if isinstance(state, dict) else range(len(state)):
            put_rows(state[key], rows, new[key])
    else:
        shape = getattr(new, "shape", None)
        if shape is None or tuple(shape) != (len(rows), *state.shape[1:]):
            raise PolicyFailed(
                f"the shape of its state is {shape and tuple(shape)}, and {(len(rows), *state.shape[1:])} is needed"
            )
        state[rows] = new


# Compiled players


class _Compiled:
    """The compiled players of a team, with a memory for each seat of each game."""

    def __init__(self, batch: Batch, team: Sequence[BatchPolicy | Player], noise: int) -> None:
        self._batch = batch
        self._noise = noise
        plan = batch.plan
        self._team = SeatedPlayers(
            [one if isinstance(one, Player) else RANDOM for one in team], plan.table
        )
        self._seats = sum(isinstance(one, Player) << seat for seat, one in enumerate(team))
        self._memory = self._team.memory(batch.games)
        self._seen = np.zeros((1, plan[SEEN_WORDS]), np.int64)
        self._choices = np.zeros((1, plan[MASK_WORDS]), np.int64)
        self.watch(np.ones(batch.games, bool))

    def watch(self, running: NDArray[np.bool_]) -> None:
        """What happened in these games."""
        from hanabi.bots.policy_players import watch_step

        watch_step(
            *(self._team.watchers, self._team.open_hands, self._seats, self._batch.plan.table),
            *(self._batch.rows, self._seen, self._memory, running.astype(np.int64)),
        )

    def choose(self, running: NDArray[np.bool_], actions: NDArray[np.int64]) -> None:
        """Write the choices of compiled players who are to act in these games."""
        from hanabi.bots.policy_players import choose_step

        choose_step(
            *(self._team.choosers, self._team.open_hands, self._seats, self._batch.plan.table),
            *(self._batch.rows, self._seen, self._choices, self._memory),
            *(self._noise, running.astype(np.int64), actions),
        )


# The arrays of a batch


class _HostTable:
    """A batch on the processor, read as NumPy arrays."""

    device = CPU

    def __init__(self, batch: Batch) -> None:
        self._batch = batch

    def array(self, given: NDArray[Any]) -> NDArray[Any]:
        return given

    def no_actions(self) -> NDArray[np.int64]:
        return np.full(self._batch.games, NO_ACTION, np.int64)

    def places(self, chosen: NDArray[np.bool_]) -> NDArray[np.int64]:
        return np.flatnonzero(chosen)

    def seats(self) -> NDArray[np.int64]:
        return self._batch.seats.astype(np.int64)  # type: ignore[no-any-return]

    def not_over(self) -> NDArray[np.bool_]:
        return self._batch.done == 0  # type: ignore[no-any-return]

    def observations(self, games: NDArray[np.int64]) -> NDArray[np.uint8]:
        return unpack(self._batch.observations[games], self._batch.plan.layout.bits)

    def legal(self, games: NDArray[np.int64]) -> NDArray[np.bool_]:
        return unpack(self._batch.legal[games], self._batch.plan.actions).view(bool)

    def may(self, games: NDArray[np.int64], actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether these actions are legal in these games."""
        known = (actions >= 0) & (actions < self._batch.plan.actions)
        index = np.where(known, actions, 0)
        words = self._batch.legal[games, index // WORD]
        bits = (words >> (index % WORD).astype(np.uint64)) & np.uint64(1)
        return known & (bits > 0)  # type: ignore[no-any-return]


class _DeviceTable:
    """A batch on the CUDA device, read as PyTorch tensors of the same memory."""

    device = CUDA

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self._torch: Any = import_module("torch")

    def _shared(self, array: Any) -> Any:
        return self._torch.from_dlpack(array)

    def array(self, given: NDArray[Any]) -> Any:
        return to_device(given, CUDA)

    def no_actions(self) -> Any:
        return self._torch.full((self._batch.games,), NO_ACTION, device=CUDA)

    def places(self, chosen: Any) -> Any:
        return chosen.nonzero().flatten()

    def seats(self) -> Any:
        return self._shared(self._batch.seats).long()

    def not_over(self) -> Any:
        return self._shared(self._batch.done) == 0

    def observations(self, games: Any) -> Any:
        return self._shared(self._batch.unpacked())[games]

    def legal(self, games: Any) -> Any:
        return self._shared(self._batch.unpacked_legal("bool"))[games]

    def may(self, games: Any, actions: Any) -> Any:
        """Whether these actions are legal in these games."""
        known = (actions >= 0) & (actions < self._batch.plan.actions)
        index = actions.clamp(0, self._batch.plan.actions - 1)
        return known & self._shared(self._batch.unpacked_legal("bool"))[games, index]
