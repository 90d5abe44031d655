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
    from hanabi.kernel import Batch
except ImportError as error:
    raise missing(__name__, error) from error

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

OBSERVATIONS = ("packed", "uint8", "float16", "float32")


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`num_envs` games of the same rules that move together, all seats played by whoever calls `step`.

    An observation is that of the seat to act; the reward is the change of the score, common to all seats.
    A game that ends is followed at once by a new one (`AutoresetMode.SAME_STEP`): `terminations`,
    `rewards` and `final_score` speak of the one that ended, all else of the new one. No game is
    truncated, so the last observation of a game is never needed and not kept.

    `info` holds, by game: `legal`, the actions as a mask; `seat`, who is to act; `score` of the running
    game; and after a step `final_score` where a game ended, which `_final_score` marks.
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
        threads: int | None = None,
    ) -> None:
        """Games of these rules or this edition, `first` beginning, as arrays of a backend: numpy, torch or jax.

        `observation` is the type of one number for each bit of `hanabi.kernel.layout`, or packed: bytes, bit i
        being bit i % 8 of byte i // 8. On the CPU packed ones without `copy` are memory that every step writes anew.
        Without `checked` an illegal action has no defined effect; with `history` the games of `batch` can
        become records.
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
        """The games themselves: the observations of other seats, records."""

        self.plan = self.batch.plan
        self.num_envs = num_envs
        self._first, self._device, self._observation, self._copy = first, device, observation, copy
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
        self.batch.step(actions)
        share, copy, _ = self._arrays
        ended, scores = copy(self.batch.done, "bool"), copy(self.batch.scores, "int32")
        terminations, truncations = share(ended), share(ended & ~ended)
        info = self._info(scores * ~ended)
        info["final_score"], info["_final_score"] = share(scores * ended), terminations
        rewards = share(copy(self.batch.rewards, "float32"))
        return self._seen(), rewards, terminations, truncations, info

    def _seen(self) -> Any:
        share, copy, as_bytes = self._arrays
        if self._observation != "packed" or as_bytes is None:
            return share(self.batch.unpacked(self._observation))
        packed = as_bytes(self.batch.observations)
        return share(copy(packed, "uint8") if self._copy else packed)

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
