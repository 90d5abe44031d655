"""Moves tried on a device: games and networks both lie there, and the trials of many searches go on side by side."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch

from hanabi.bots.learned.network import OUT, POINT
from hanabi.kernel import Batch
from hanabi.kernel.loops import NO_ACTION
from hanabi.learn.networks import unpack
from hanabi.learn.play import NEVER, Games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from torch import Tensor

    from hanabi.bots.learned.player import LearnedPolicy
    from hanabi.bots.search.mind import Scores, Trial
    from hanabi.kernel.plan import Plan


class SetOut(NamedTuple):
    """A trial in numbers: a game for each hand and move, hand by hand."""

    rows: NDArray[np.int64]
    """A world for each hand."""

    memories: NDArray[np.int64]
    """By move and seat: what is remembered after it."""

    actions: NDArray[np.int64]
    """The moves."""

    turns: int
    """That follow them."""


def set_out(trial: Trial, policy: LearnedPolicy) -> SetOut:
    """The worlds of a trial, which knows a whole situation, as what can be sent to another process."""
    situation, actions = trial.situation, np.array(trial.actions, np.int64)
    memories = np.tile(situation.memories, (len(actions), 1, 1))
    words = np.tile(situation.now.words, (len(actions), 1))
    memories[:, situation.me] = policy.remember(words, actions)
    rows = situation.worlds(trial.hands, trial.noise)
    return SetOut(rows, memories, actions, trial.turns)


class _Moves(NamedTuple):
    """Of all trials: what seats remember after each move, the move, and how many turns follow."""

    memories: Tensor
    actions: Tensor
    turns: Tensor


class TorchPlayground:
    """Worlds on a device, played on by an actor and judged by a critic: `hanabi.bots.search.mind.Playground`."""

    def __init__(
        self,
        plan: Plan,
        policy: LearnedPolicy,
        actor: Any,
        critic: Any,
        device: str,
        room: int,
    ) -> None:
        """`room` games are played at a time. Networks are `TorchNetwork`s; without a critic the actor's own expectation ends a trial."""
        batch = Batch(
            plan.rules, plan.players, room,
            device=device, auto_reset=False, checked=False, history=False, threads=1,
        )  # fmt: skip
        self._games = Games(batch, policy.actor.inputs)
        self._policy, self._actor, self._critic = policy, actor, critic
        self._device, self._room = device, room
        self._moves = torch.full((room,), NO_ACTION, dtype=torch.int64, device=device)
        self._given = self._moves if device == "cuda" else self._moves.numpy()

    def play(self, trials: Sequence[Trial]) -> list[Scores]:
        """By hand and action of each trial: scores, expected ones where games go on."""
        return self.play_on([set_out(trial, self._policy) for trial in trials])

    def play_on(self, trials: Sequence[SetOut]) -> list[Scores]:
        """The same for trials that are set out already."""
        shapes = [(len(trial.rows), len(trial.actions)) for trial in trials]
        hands, moves = (np.cumsum([0, *numbers]) for numbers in zip(*shapes, strict=True))
        places = list(zip(shapes, hands[:-1], moves[:-1], strict=True))
        world = np.concatenate([hand + np.arange(h).repeat(m) for (h, m), hand, _ in places])
        move = np.concatenate([move + np.tile(np.arange(m), h) for (h, m), _, move in places])
        turns = np.concatenate([np.full(len(trial.actions), trial.turns) for trial in trials])
        with torch.no_grad():
            rows, memories, actions = (
                self._put(np.concatenate(arrays))
                for arrays in zip(*(trial[:3] for trial in trials), strict=True)
            )
            after = _Moves(memories, actions, self._put(turns))
            parts = [
                self._play(rows, after, self._put(world[some]), self._put(move[some]))
                for some in (slice(i, i + self._room) for i in range(0, len(world), self._room))
            ]
            scores = torch.cat(parts).cpu().numpy()
        ends = np.cumsum([h * m for h, m in shapes])[:-1]
        split = np.split(scores, ends)
        return [part.reshape(shape) for part, shape in zip(split, shapes, strict=True)]

    def _play(self, rows: Tensor, after: _Moves, world: Tensor, move: Tensor) -> Tensor:
        """Scores of games in these worlds after these moves, by number, no more than there is room for."""
        games, arrays = self._games, self._games.arrays
        size, players = len(world), games.plan.players
        arrays["rows"][:size] = rows[world]
        arrays["done"][:size] = 0
        games.memory.view(self._room, players, -1)[:size] = after.memories[move]
        turns = after.turns[move]
        self._step(torch.arange(size, device=self._device), after.actions[move])
        for turn in count(1):
            on = arrays["done"][:size] == 0
            running = (on & (turns >= turn)).nonzero()[:, 0]
            if not len(running):
                break
            lanes = running * players + arrays["seats"][running].long()
            words = torch.cat([arrays["observations"][running], games.memory[lanes]], 1)
            chosen = self._decide(words, arrays["legal"][running])
            games.remember(lanes, words, chosen)
            self._step(running, chosen)
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
