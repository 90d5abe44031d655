"""Moves tried on a device: games and networks both lie there, and the trials of many searches go on side by side."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch

from hanabi.bots.learned.network import OUT, POINT
from hanabi.kernel import Batch
from hanabi.learn.networks import unpack
from hanabi.learn.play import NEVER, Games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from torch import Tensor

    from hanabi.bots.learned.player import LearnedPolicy
    from hanabi.bots.search.mind import Scores, Trial
    from hanabi.kernel.plan import Plan

NO_ACTION = -1


class _Lanes(NamedTuple):
    """Games that go on from a trial's moves, one for each hand and move."""

    world: Any
    """Their rows, by number."""

    memory: Any
    """What their seats remember after the move, by number."""

    seat: Any
    """Who makes the move."""

    action: Any
    turns: Any
    """That may follow."""


class TorchPlayground:
    """Worlds on a device, played on by an actor and judged by a critic: `hanabi.bots.search.mind.Playground`."""

    def __init__(
        self,
        plan: Plan,
        policy: LearnedPolicy,
        actor: Any,
        critic: Any,
        device: str,
        lanes: int,
    ) -> None:
        """Networks are `TorchNetwork`s; without a critic the actor's own expectation ends a trial."""
        batch = Batch(
            plan.rules, plan.players, lanes,
            device=device, auto_reset=False, checked=False, history=False, threads=1,
        )  # fmt: skip
        self._games = Games(batch, policy.actor.inputs)
        self._policy, self._actor, self._critic = policy, actor, critic
        self._device, self._lanes = device, lanes
        self._moves = torch.full((lanes,), NO_ACTION, dtype=torch.int64, device=device)
        self._given = self._moves if device == "cuda" else self._moves.numpy()

    def play(self, trials: Sequence[Trial]) -> list[Scores]:
        """By hand and action of each trial: scores, expected ones where games go on."""
        rows, memories, lanes = self._set_out(trials)
        with torch.no_grad():
            worlds = self._put(rows)
            remembered = self._put(memories)
            parts = [
                self._play(
                    worlds, remembered, _Lanes(*(each[i : i + self._lanes] for each in lanes))
                )
                for i in range(0, len(lanes.world), self._lanes)
            ]
            scores = torch.cat(parts).cpu().numpy()
        ends = np.cumsum([len(trial.hands) * len(trial.actions) for trial in trials])[:-1]
        return [
            part.reshape(len(trial.hands), len(trial.actions))
            for trial, part in zip(trials, np.split(scores, ends), strict=True)
        ]

    def _set_out(
        self, trials: Sequence[Trial]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], _Lanes]:
        """The worlds of all trials, what is remembered after each of their moves, and their games."""
        rows, memories, lanes = [], [], []
        worlds = moves = 0
        for trial in trials:
            situation, actions = trial.situation, np.array(trial.actions, np.int64)
            hands, number, me = len(trial.hands), len(actions), situation.me
            rows.append(situation.worlds(trial.hands, trial.noise))
            after = np.tile(situation.memories, (number, 1, 1))
            words = np.tile(situation.now.words, (number, 1))
            after[:, me] = self._policy.remember(words, actions)
            memories.append(after)
            lanes.append(
                _Lanes(
                    np.repeat(worlds + np.arange(hands), number),
                    np.tile(moves + np.arange(number), hands),
                    np.full(hands * number, me),
                    np.tile(actions, hands),
                    np.full(hands * number, trial.turns),
                )
            )
            worlds, moves = worlds + hands, moves + number
        together = _Lanes(*(np.concatenate(column) for column in zip(*lanes, strict=True)))
        return np.concatenate(rows), np.concatenate(memories), together

    def _play(self, worlds: Tensor, memories: Tensor, lanes: _Lanes) -> Tensor:
        """Scores of no more games than there is room for."""
        games, arrays = self._games, self._games.arrays
        size, players = len(lanes.world), games.plan.players
        arrays["rows"][:size] = worlds[self._put(lanes.world)]
        arrays["done"][:size] = 0
        memory = games.memory.view(self._lanes, players, -1)
        memory[:size] = memories[self._put(lanes.memory)]
        turns = self._put(lanes.turns)
        self._step(torch.arange(size, device=self._device), self._put(lanes.action))
        for turn in count(1):
            on = arrays["done"][:size] == 0
            running = (on & (turns >= turn)).nonzero()[:, 0]
            if not len(running):
                break
            places = running * players + arrays["seats"][running].long()
            words = torch.cat([arrays["observations"][running], games.memory[places]], 1)
            actions = self._decide(words, arrays["legal"][running])
            games.remember(places, words, actions)
            self._step(running, actions)
        scores = arrays["scores"][:size].double()
        left = on.nonzero()[:, 0]
        if len(left):
            scores[left] += self._judge()[left].double()
        return scores

    def _step(self, games: Tensor, actions: Tensor) -> None:
        """These actions in these games; the others stand still."""
        self._moves.fill_(NO_ACTION)
        self._moves[games] = actions
        self._games.batch.step(self._given)

    def _decide(self, words: Tensor, legal: Tensor) -> Tensor:
        number = self._policy.actor.inputs.actions
        logits = self._actor.outputs(words, OUT)[:, :number].float()
        return logits.masked_fill(~unpack(legal, torch.bool)[:, :number], NEVER).argmax(1)

    def _judge(self) -> Tensor:
        """The rest of the score of every game, in points."""
        inputs = self._policy.actor.inputs
        words = self._games.look(self._games.lanes())
        if self._critic is not None:
            return self._critic.outputs(words, OUT)[:, 0] / POINT
        return self._actor.outputs(words[:, : inputs.words], OUT)[:, inputs.actions] / POINT

    def _put(self, array: NDArray[np.int64]) -> Tensor:
        return torch.from_numpy(array).to(self._device)
