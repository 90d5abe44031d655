"""Thousands of games as one Gymnasium vector environment: each step asks the seat to act of every game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hanabi.core import BadSetup, Rules
from hanabi.envs.setup import missing, table_rules

try:
    import gymnasium.vector
    import numpy as np
    from gymnasium.spaces import Box, Discrete, Space
    from gymnasium.vector.utils import batch_space

    from hanabi.core.shuffle import SEEDS
    from hanabi.envs.arrays import arrays_of, host_actions
    from hanabi.envs.final_observations import FinalObservations
    from hanabi.kernel import Batch
except ImportError as error:
    raise missing(__name__, error) from error

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

ID = "hanabi/Hanabi-v0"
"""What Gymnasium calls it: `gymnasium.make_vec("hanabi.envs.vector:hanabi/Hanabi-v0", num_envs=512)`."""

OBSERVATIONS = ("packed", "uint8", "float16", "float32")


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`num_envs` games of the same rules that move together, all seats played by whoever calls `step`.

    An observation is that of the seat to act; the reward is the change of the score, common to all seats.
    A game that ends is followed at once by a new one (`AutoresetMode.SAME_STEP`): `terminations`,
    `rewards` and what is called final in `info` speak of the one that ended, all else of the new one. No game is
    truncated.

    `info` holds, by game: `legal`, the actions as a mask; `seat`, who is to act; `score` of the running
    game; and after a step `final_score` where a game ended, which `_final_score` marks. Whenever a game ended it
    also holds Gymnasium's `final_obs` and `final_info` (`score` and `reason`, a `hanabi.kernel.Status`), with masks of
    the same names after an underscore. `final_obs` is an array of objects, None where no game ended; of torch and
    jax it is one array like the observations, zero where no game ended.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # not a constant of the class in Gymnasium
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int,
        rules: Rules | str = "cocktail",
        players: int = 2,
        *,
        add_ons: Sequence[str] = (),
        first: int = 0,
        backend: str = "numpy",
        device: str = "cpu",
        observation: str = "uint8",
        copy: bool = True,
        checked: bool = True,
        history: bool = False,
        final_obs: bool = True,
        threads: int | None = None,
    ) -> None:
        """Games of these rules or this edition, `first` beginning, as arrays of a backend: numpy, torch or jax.

        `observation` is the type of one number for each bit of `hanabi.kernel.layout`, or packed: bytes, bit i
        being bit i % 8 of byte i // 8. On the CPU packed ones without `copy` are memory that every step writes anew.
        Without `checked` an illegal action has no defined effect; with `history` the games of `batch` can
        become records. Without `final_obs` the last observations of games are not made, which saves some time; JAX on a
        GPU has none.
        """
        if observation not in OBSERVATIONS:
            raise BadSetup(
                f"observation: {observation!r} is not possible; {', '.join(OBSERVATIONS)} are"
            )
        if backend == "jax" and not copy:
            raise BadSetup(
                "copy: what JAX holds must not change, so it cannot share a batch's memory"
            )
        self._arrays = arrays_of(backend, device)
        if observation == "packed" and self._arrays.as_bytes is None:
            raise BadSetup(f"observation: {backend} has no packed ones on {device}")
        self.batch = Batch(
            table_rules(rules, add_ons),
            players,
            num_envs,
            first=first,
            checked=checked,
            history=history,
            device=device,
            threads=threads,
        )
        """The games themselves, for records."""

        self.plan = self.batch.plan
        self.num_envs = num_envs
        self._first, self._device, self._observation, self._copy = first, device, observation, copy
        self._backend = backend
        self._finals = None
        if final_obs and not (backend == "jax" and device != "cpu"):
            share = np.asarray if device == "cpu" else self._arrays.share
            self._finals = FinalObservations(self.batch, share, self._copied, history=history)
        self.single_action_space = Discrete(self.plan.actions)
        self.single_observation_space = self._one_observation()

    # Spaces of all games together are as large as an observation, and few learners ask for them.

    @cached_property
    def observation_space(self) -> Space[Any]:  # type: ignore[override]
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Space[Any]:  # type: ignore[override]
        return batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | ArrayLike | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games: game i from seed + i, or from a seed of its own.

        Without a seed they are the next of a series that the last single seed began. The option `first` names
        the seat that begins, for all or by game.
        """
        first = (options or {}).get("first", self._first)
        if seed is None:
            self.batch.reset(int(self.np_random.integers(SEEDS)), first)
        else:
            self.batch.reset(seed, first)
            if np.ndim(seed) == 0:
                super().reset(seed=int(seed))  # type: ignore[arg-type]
        return self._seen(), self._info(self._arrays.copy(self.batch.scores, "int32"))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action index in every game, from any of the backends or a list.

        Anything else, and in checked mode an illegal action, raises `BadBatch` before any game has moved.
        """
        if self._device == "cpu" or not hasattr(actions, "__cuda_array_interface__"):
            actions = host_actions(actions)
        if self._finals is not None:
            self._finals.keep()
        self.batch.step(actions)
        share, copy, _ = self._arrays
        ended, scores = copy(self.batch.done, "bool"), copy(self.batch.scores, "int32")
        terminations, truncations = share(ended), share(ended & ~ended)
        info = self._info(scores * ~ended)
        info["final_score"], info["_final_score"] = share(scores * ended), terminations
        if self._finals is not None and bool(ended.any()):
            info |= self._final(self._finals, ended, scores, actions)
        rewards = share(copy(self.batch.rewards, "float32"))
        return self._seen(), rewards, terminations, truncations, info

    def observe(self, seats: int | ArrayLike) -> Any:
        """What these seats see now, one in each game or the same in all: as `step` gives it for the seat to act."""
        share, _, as_bytes = self._arrays
        if self._observation != "packed" or as_bytes is None:
            return share(self.batch.unpacked(self._observation, seats))
        return share(as_bytes(self.batch.observe(seats)))

    def _seen(self) -> Any:
        share, copy, as_bytes = self._arrays
        if self._observation != "packed" or as_bytes is None:
            return share(self.batch.unpacked(self._observation))
        packed = as_bytes(self.batch.observations)
        return share(copy(packed, "uint8") if self._copy else packed)

    def _copied(self, batch: Batch) -> Any:
        """The observations of a batch as NumPy's, or as tensors of the device."""
        _, copy, as_bytes = self._arrays
        if self._observation == "packed" and as_bytes is not None:
            return copy(as_bytes(batch.observations), "uint8")
        unpacked = batch.unpacked(self._observation)
        return unpacked if self._device == "cpu" else self._arrays.share(unpacked)

    def _final(
        self, finals: FinalObservations, ended: Any, scores: Any, actions: Any
    ) -> dict[str, Any]:
        """What Gymnasium wants to be told about games that ended in this step."""
        share, copy, _ = self._arrays
        games = ended.nonzero()[0] if self._device == "cpu" else ended.nonzero().flatten()
        seen = finals.of(games, share(actions) if self._device != "cpu" else actions)
        if self._backend == "numpy":
            last = np.full(self.num_envs, None, object)
            last[games] = list(seen)
        else:
            last = _blank(seen, self.num_envs)
            last[games] = seen
            last = share(last)
        told = {"score": share(scores * ended), "reason": share(copy(self.batch.reasons, "int32"))}
        told |= {f"_{name}": share(ended) for name in tuple(told)}
        return {
            "final_obs": last,
            "_final_obs": share(ended),
            "final_info": told,
            "_final_info": share(ended),
        }

    def _info(self, scores: Any) -> dict[str, Any]:
        batch, (share, copy, _) = self.batch, self._arrays
        return {
            "legal": share(batch.unpacked_legal("bool")),
            "seat": share(copy(batch.seats, "int32")),
            "score": share(scores),
        }

    def _one_observation(self) -> Box:
        layout = self.plan.layout
        if self._observation == "packed":
            return Box(0, 255, (layout.words * 8,), np.uint8)
        return Box(0, 1, (layout.bits,), np.dtype(self._observation).type)


def _blank(rows: Any, number: int) -> Any:
    """Zeros for so many rows like these, in the same library."""
    if isinstance(rows, np.ndarray):
        return np.zeros((number, *rows.shape[1:]), rows.dtype)
    return rows.new_zeros((number, *rows.shape[1:]))


if ID not in gymnasium.registry:
    gymnasium.register(ID, vector_entry_point=f"{__name__}:VectorEnv")
