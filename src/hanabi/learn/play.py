"""Self-play: many games moved on by the actor, and what happened in them kept for learning.

Nothing here waits for the device: games, decisions and sums stay on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch.utils.dlpack import from_dlpack

from hanabi.bots.learned.inputs import words_for
from hanabi.bots.learned.network import POINT
from hanabi.kernel import Batch
from hanabi.kernel import table as T
from hanabi.kernel.dlpack import capsule
from hanabi.kernel.scalar import row as R
from hanabi.learn.networks import Networks, Unpacker, unpack

if TYPE_CHECKING:
    from torch import Tensor

    from hanabi.bots.learned.inputs import Inputs
    from hanabi.learn.graphs import Launcher
    from hanabi.learn.settings import Settings

MIXING = 64
"""Steps before learning begins, in which games come apart: all begin at once, and would stay at the same turn."""

NEVER = -1e9
"""The logit of an action that is not legal."""

TOTALS = ("games", "points", "tally", "perfect", "lost")
"""Of games that ended: how many, their scores, the points they had on the table, maximal ones, ones that lost points."""

_CUDA = 2
"""DLPack's number of the device."""

_STATE = ("rows", "observations", "legal", "rewards", "done", "reasons", "seats", "scores")


def shared(array: Any) -> Tensor:
    """A tensor of the same memory as an array of a batch; unsigned words become signed ones."""
    if isinstance(array, np.ndarray):
        return torch.from_numpy(array.view(np.int64) if array.dtype == np.uint64 else array)
    interface = dict(array.__cuda_array_interface__)
    interface["typestr"] = interface["typestr"].replace("u8", "i8")
    torch.cuda.synchronize()
    tensor: Tensor = from_dlpack(capsule(interface, _CUDA, array))
    if tensor.data_ptr() != interface["data"][0]:
        raise RuntimeError("PyTorch copied the memory of the games instead of sharing it")
    return tensor


class Games:
    """A batch as tensors, with the memory of every seat."""

    def __init__(self, batch: Batch, inputs: Inputs) -> None:
        self.batch, self.plan, self._inputs = batch, batch.plan, inputs
        self.arrays = {name: shared(getattr(batch, name)) for name in _STATE}
        self.seats = self.arrays["seats"]
        device, players = self.seats.device, self.plan.players
        shape = batch.games * players, inputs.memory
        self.memory = torch.zeros(shape, dtype=torch.int64, device=device)
        self._first_lane = torch.arange(batch.games, device=device) * players
        hand = torch.arange(self.plan[T.HAND], device=device)
        self._slots, self._shift = hand, (hand & 7) << 3
        self._byte = hand >> 3

    @classmethod
    def dealt(cls, settings: Settings, networks: Networks, device: str, seed: int) -> Games:
        """As many games as the settings say, from consecutive seeds, each followed by the next."""
        batch = Batch(
            settings.rules, settings.players, settings.games, seed=seed, device=device,
            checked=False, history=False, threads=1,
        )  # fmt: skip
        return cls(batch, networks.inputs)

    def lanes(self) -> Tensor:
        """The rows of the memory that belong to the seats to act."""
        return self._first_lane + self.seats

    def look(self, lanes: Tensor) -> Tensor:
        """A decision as words: observation, memory and the own cards."""
        return torch.cat([self.arrays["observations"], self.memory[lanes], self.own_cards()], 1)

    def remember(self, lanes: Tensor, words: Tensor, actions: Tensor) -> None:
        """Put this turn before the others in the memory of the seats that act."""
        inputs = self._inputs
        if not inputs.memory:
            return
        turn = torch.stack(inputs.turn_words(words, actions), 1)
        older = words[:, inputs.seen : inputs.words - inputs.turn]
        self.memory.index_copy_(0, lanes, torch.cat([turn, older], 1))

    def forget(self, running: Tensor) -> None:
        """Empty the memories of games that ended."""
        self.memory.view(len(running), -1).mul_(running.long().unsqueeze(1))

    def own_cards(self) -> Tensor:
        """One bit for each face of each card that the seat to act holds."""
        plan, rows, seats = self.plan, self.arrays["rows"], self.seats.long()
        hand, kinds = plan[T.HAND], plan[T.FACES]
        first = plan[T.AT_FACES] + seats * plan[T.FACE_WORDS]
        words = rows.gather(1, first.unsqueeze(1) + self._byte)
        faces = (words >> self._shift) & 0xFF
        sizes = rows.gather(1, (plan[T.AT_HANDS] + seats).unsqueeze(1)) & R.SIZE_MASK
        held = (self._slots < sizes).long()
        bits = (faces.clamp(max=kinds - 1) + self._slots * kinds) * held
        one = held << (bits & (T.WORD - 1))
        columns = [(one * (bits >> 6 == word)).sum(1) for word in range(words_for(hand * kinds))]
        return torch.stack(columns, 1)

    def state(self) -> dict[str, Tensor]:
        """Everything needed to go on with these games."""
        return {**self.arrays, "memory": self.memory}

    def restore(self, state: dict[str, Tensor]) -> None:
        for name, tensor in self.state().items():
            tensor.copy_(state[name])


class Player:
    """Plays the games with the actor and keeps every decision, time first."""

    def __init__(
        self,
        settings: Settings,
        networks: Networks,
        device: str,
        launcher: Launcher,
        unpacker: Unpacker,
        actor: Tensor,
        generator: torch.Generator | None,
    ) -> None:
        self._settings, self._networks, self._unpack = settings, networks, unpacker
        self._actor, self._generator = actor, generator
        self.games = Games.dealt(settings, networks, device, training_seed(settings.seed, 0))
        steps, count = settings.steps, settings.games

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        whole, real = torch.int64, torch.float32
        self.words = room(steps + 1, count, networks.words, dtype=whole)
        self.legal = room(steps, count, self.games.plan[T.MASK_WORDS], dtype=whole)
        self.actions = room(steps, count, dtype=whole)
        self.chances, self.rewards, self.ended = (room(steps, count, dtype=real) for _ in range(3))
        self.totals = room(len(TOTALS), dtype=torch.float64)
        self.loss_share = room(1, dtype=real).fill_(1)
        """How much of what the end of a game takes away counts."""

        self._time = room(1, dtype=whole)
        self._heat = room(count, 1).fill_(1)
        self._chosen = room(count, dtype=whole)
        self._given = self._chosen if device == "cuda" else self._chosen.numpy()
        self._decide = launcher.compile(self._think, "the actor at play")
        self._act = launcher.graph(self._make_act, "acting")
        self._close = launcher.graph(self._make_close, "what a step brought")
        self._end = launcher.graph(self._make_end, "the last look")
        self._device = device

    def mix(self) -> None:
        """Let games come apart: each plays at random for a time of its own, and then as the actor does."""
        order = torch.arange(self._settings.games, device=self._device) % MIXING
        for number in range(MIXING):
            self._heat.copy_((order <= number).unsqueeze(1))
            self._time.zero_()
            self._step()
        self._heat.fill_(1)
        self.totals.zero_()

    def play(self) -> None:
        """Fill the store of decisions."""
        self._time.zero_()
        for _ in range(self._settings.steps):
            self._step()
        self._end()

    def _step(self) -> None:
        self._act()
        self.games.batch.step(self._given)
        self._close()

    def _make_act(self) -> None:
        with torch.no_grad():
            games, settings = self.games, self._settings
            lanes = games.lanes()
            words, legal = games.look(lanes), games.arrays["legal"]
            luck = torch.rand(
                settings.games, games.plan.actions, device=self._device, generator=self._generator
            )
            inputs = words[:, : self._networks.inputs.words]
            actions, chances = self._decide(self._actor, inputs, legal, luck, self._heat)
            games.remember(lanes, words, actions)
            now = self._time
            self.words.index_copy_(0, now, words.unsqueeze(0))
            self.legal.index_copy_(0, now, legal.unsqueeze(0))
            self.actions.index_copy_(0, now, actions.unsqueeze(0))
            self.chances.index_copy_(0, now, chances.unsqueeze(0))
            self._chosen.copy_(actions)

    def _think(
        self, actor: Tensor, words: Tensor, legal: Tensor, luck: Tensor, heat: Tensor
    ) -> tuple[Tensor, Tensor]:
        """An action drawn for each row, and the logarithm of how likely it was."""
        allowed = unpack(legal, torch.bool)[:, : self._networks.inputs.actions]
        answer = self._networks.act(actor, self._unpack(words))
        logits = (answer.logits * heat).masked_fill(~allowed, NEVER)
        noise = -torch.log(-torch.log(luck.clamp(1e-7, 1 - 1e-7)))
        actions = (logits + noise).argmax(1)
        chances = logits.log_softmax(1).gather(1, actions.unsqueeze(1)).squeeze(1)
        return actions, chances

    def _make_close(self) -> None:
        """Keep what the step brought, and begin anew where it ended a game."""
        with torch.no_grad():
            arrays, now = self.games.arrays, self._time
            ended = arrays["done"] != 0
            change = arrays["rewards"].float()
            lost = ended & (change < 0)
            rewards = POINT * torch.where(lost, change * self.loss_share, change)
            self.rewards.index_copy_(0, now, rewards.unsqueeze(0))
            self.ended.index_copy_(0, now, ended.float().unsqueeze(0))
            self.games.forget(~ended)
            self._count(ended, change, lost)
            now.add_(1)

    def _count(self, ended: Tensor, change: Tensor, lost: Tensor) -> None:
        scores = self.games.arrays["scores"].float()
        tally = torch.where(lost, scores - change, scores)
        perfect = ended & (scores == self._settings.rules.maximum)
        sums = [
            part.sum(dtype=torch.float64)
            for part in (ended, scores * ended, tally * ended, perfect, lost)
        ]
        self.totals.add_(torch.stack(sums))

    def _make_end(self) -> None:
        with torch.no_grad():
            words = self.games.look(self.games.lanes())
            self.words.index_copy_(0, self._time, words.unsqueeze(0))


def training_seed(seed: int, begun: int) -> int:
    """Where the deals of a run start that was begun or resumed so often; below 2**32 lie those of evaluations."""
    return ((seed % 1000 + 1) << 42) + ((begun % 1000) << 32)
