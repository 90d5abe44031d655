"""Hanabi as a PettingZoo environment: the players take turns and share every reward."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, ClassVar

from hanabi.core import BadSetup, Game, Reason, Rules, Seat
from hanabi.core.board import board
from hanabi.envs.setup import missing, table_rules

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from hanabi.core.shuffle import SEEDS
    from hanabi.kernel import BadBatch, Batch
    from hanabi.kernel.table import Status
except ImportError as error:
    raise missing(__name__, error) from error

Observation = dict[str, NDArray[np.int8]]
"""`observation`: the bits of `hanabi.kernel.layout`; `action_mask`: 1 for each action that is legal now."""


def env(*, illegal_reward: float | None = None, **options: Any) -> AECEnv:
    """`HanabiAECEnv` with these options, and with PettingZoo's guard against calls in the wrong order.

    An illegal action is an error and changes nothing. With an `illegal_reward` it ends the game instead:
    whoever made it gets that reward, as in PettingZoo's own games.
    """
    made: AECEnv = HanabiAECEnv(**options)
    if illegal_reward is not None:
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=illegal_reward)
        made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(**options: Any) -> HanabiAECEnv:
    """`HanabiAECEnv` without any wrapper."""
    return HanabiAECEnv(**options)


class HanabiAECEnv(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """One game of any rules, with 2 to 6 players as these allow.

    Action indices are those of `hanabi.kernel.plan.Plan`. All players are given the change of the score
    as their reward. `infos` have the `score` and, at the end, the `reason` (`hanabi.core.Reason`).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hanabi_v1",
        "render_modes": ["human", "ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: Rules | str = "cocktail",
        players: int = 2,
        *,
        add_ons: Sequence[str] = (),
        first: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """A table for these rules or this edition; `first` begins unless the options of `reset` name another."""
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadSetup(f"render_mode: {render_mode!r} is not possible; human and ansi are")
        self._batch = Batch(
            table_rules(rules, add_ons), players, 1, first=first, auto_reset=False, threads=1
        )
        self._first = first
        self._action = np.zeros(1, np.int64)
        self._random: np.random.Generator | None = None
        self.plan = self._batch.plan
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        bits, actions = self.plan.layout.bits, self.plan.actions
        self.observation_spaces = {agent: _seen(bits, actions) for agent in self.possible_agents}
        self.action_spaces: dict[str, Discrete[np.int64]] = {
            agent: Discrete(actions) for agent in self.possible_agents
        }
        self.state_space = Box(0, 1, (players * bits,), np.int8)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of this seed. Without one, the next of a series that the last seed began.

        The option `first` names the seat that begins.
        """
        generator = self._random
        if generator is None or seed is not None:
            generator = _series(seed)
        chosen = generator.integers(SEEDS) if seed is None else seed
        self._batch.reset(chosen, (options or {}).get("first", self._first))
        self._random = generator
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"score": 0} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._batch.seats[0]]
        self._show()

    def step(self, action: int | None) -> None:
        """The action of `agent_selection`; None once the game is over. An illegal one raises `BadBatch`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch = self._batch
        self._action[0] = self._index(action)
        batch.step(self._action)
        self._cumulative_rewards[agent] = 0
        reward, score = int(batch.rewards[0]), int(batch.scores[0])
        for each in self.agents:
            self.rewards[each] = reward
            self._cumulative_rewards[each] += reward
            self.infos[each]["score"] = score
        self.agent_selection = self.possible_agents[batch.seats[0]]
        if batch.done[0]:
            self._end()
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, whether or not it is to act."""
        batch, seat = self._batch, self._seats[agent]
        actions = self.plan.actions
        if seat == batch.seats[0]:
            return {
                "observation": batch.unpacked()[0].view(np.int8),
                "action_mask": batch.unpacked_legal()[0].view(np.int8),
            }
        return {
            "observation": self._seen_from(seat),
            "action_mask": np.zeros(actions, np.int8),
        }

    def state(self) -> NDArray[np.int8]:
        """The observations of all seats in order: everything but the deck."""
        return np.concatenate([self._seen_from(seat) for seat in self._seats.values()])

    def render(self) -> str | None:
        """The table as the player to act sees it: printed (`human`) or returned (`ansi`)."""
        if self.render_mode is None:
            return None
        view = self.game().view(Seat(int(self._batch.seats[0])))
        text = board(view, self.possible_agents)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def game(self) -> Game:
        """The core's game at this moment, for records and review. It knows every card."""
        return self._batch.game(0)

    def _index(self, action: int | None) -> int:
        if isinstance(action, bool | np.bool) or not isinstance(action, int | np.integer):
            raise BadBatch(f"action: {action!r} is no action; 0 to {self.plan.actions - 1} are")
        if not 0 <= action < self.plan.actions:
            raise BadBatch(f"action: {action} is no action; 0 to {self.plan.actions - 1} are")
        return int(action)

    def _end(self) -> None:
        reason = Reason[Status(int(self._batch.reasons[0])).name]
        for agent in self.agents:
            self.terminations[agent] = True
            self.infos[agent]["reason"] = reason
        self._deads_step_first()

    def _seen_from(self, seat: int) -> NDArray[np.int8]:
        packed = self._batch.observe(seat).view(np.uint8)[0]
        bits = np.unpackbits(packed, count=self.plan.layout.bits, bitorder="little")
        return bits.view(np.int8)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _seen(bits: int, actions: int) -> Dict:
    return Dict(observation=Box(0, 1, (bits,), np.int8), action_mask=Box(0, 1, (actions,), np.int8))


def _series(seed: int | None) -> np.random.Generator:
    """What chooses the games after this seed."""
    if seed is None:
        return seeding.np_random()[0]
    if not isinstance(seed, int | np.integer) or not 0 <= seed < SEEDS:
        raise BadBatch(f"seed: {seed!r} is not possible; whole numbers from 0 to {SEEDS - 1} are")
    return seeding.np_random(int(seed))[0]
