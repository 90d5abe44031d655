"""A training run in a folder: begins, goes on from where it stopped, and keeps what it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from hanabi.bots.learned.tensors import BadWeights, replace_file
from hanabi.bots.learned.weights import read_weights, write_weights
from hanabi.kernel.plan import Plan
from hanabi.learn.checkpoint import load_checkpoint, save_checkpoint
from hanabi.learn.curve import Curve, Moment
from hanabi.learn.evaluating import Evaluation, evaluate
from hanabi.learn.exporting import export_actor, export_critic, vector_of
from hanabi.learn.graphs import WARM_UP, Launcher
from hanabi.learn.lesson import FACTS, Teacher
from hanabi.learn.networks import Networks, Unpacker
from hanabi.learn.play import Player, training_seed
from hanabi.learn.settings import BadSettings, Settings, read_settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray
    from torch import Tensor

SETTINGS = "settings.toml"
_HALF = ("mean", "square")
"""Moments of the optimiser, which a small checkpoint keeps in 16 bits."""


@dataclass
class Progress:
    """How far a run has come."""

    steps: int = 0
    lessons: int = 0
    """Times that the networks learned from a store of decisions."""

    minutes: float = 0.0
    """Of learning."""

    begun: int = 0
    """How often it was begun or resumed."""


class Trainer:
    """The networks of a run, their games, and its progress."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        device: str,
        tell: Callable[[str], None] = lambda _text: None,
    ) -> None:
        self.folder, self.settings, self.device = folder, settings, device
        cuda = device == "cuda"
        if cuda and not torch.cuda.is_available():
            raise BadSettings("device: PyTorch finds no CUDA device here")
        torch.set_float32_matmul_precision("high")
        half = settings.precision == "bfloat16" or (settings.precision == "auto" and cuda)
        self.dtype = torch.bfloat16 if half else torch.float32
        self.launcher = Launcher(device, compiled=settings.compile == "auto", tell=tell)
        self.unpacker = Unpacker(self.dtype, device, self.launcher)
        plan = Plan(settings.rules, settings.players, history=False)
        self.networks = Networks.of(plan, settings)
        self.progress = Progress()
        start = torch.Generator().manual_seed(settings.seed)
        self.actor = self.networks.actor.begin(start).to(device)
        self.critic = self.networks.critic.begin(start).to(device)
        self._generator = None if cuda else torch.Generator().manual_seed(settings.seed)
        if cuda:
            torch.cuda.manual_seed(settings.seed)
        shared = (settings, self.networks)
        self.player = Player(
            *shared, device, self.launcher, self.unpacker, self.actor, self._generator
        )
        self.teacher = Teacher(
            *shared, self.launcher, self.unpacker, self.player, (self.actor, self.critic),
            self._generator,
        )  # fmt: skip
        self.curve = Curve(folder, settings.rules.maximum)
        self._mixed = False
        self._here = 0
        self.ends: float | None = None
        """The minutes of learning at which the plan is done, where that is not for the settings to say."""

        folder.mkdir(parents=True, exist_ok=True)
        self._load()

    # Learning

    @property
    def share(self) -> float:
        """How much of the plan is done, from 0 to 1."""
        settings, progress = self.settings, self.progress
        if self.ends is not None:
            return min(1.0, progress.minutes / max(self.ends, 1e-9))
        if settings.plan_steps:
            return min(1.0, progress.steps / settings.plan_steps)
        return min(1.0, progress.minutes / settings.plan_minutes)

    @property
    def done(self) -> bool:
        return self.share >= 1.0

    def prepare(self) -> None:
        """Let the games come apart, unless they are those of a checkpoint."""
        if not self._mixed:
            self.player.mix()
            self._mixed = True

    def lesson(self) -> None:
        """Play and learn once. On CUDA this only asks for it: the device works on."""
        self.schedule()
        self.player.play()
        self.teacher.learn()
        self.progress.steps += self.settings.batch
        self.progress.lessons += 1
        self._here += 1

    @property
    def is_warm(self) -> bool:
        """Whether the last lesson took as long as lessons do: on CUDA the first ones also compile and capture."""
        return self.device != "cuda" or self._here > WARM_UP + 1

    def wait(self) -> None:
        """Until the device has done all that was asked for."""
        if self.device == "cuda":
            torch.cuda.synchronize()

    def schedule(self) -> None:
        """Set rate, entropy and losses to what the plan has for now."""
        settings, share = self.settings, self.share
        rise = min(1.0, (share + 1e-3) / settings.rate_rise) if settings.rate_rise else 1.0
        rate = rise * (settings.rate + (settings.last_rate - settings.rate) * share)
        entropy = settings.entropy + (settings.last_entropy - settings.entropy) * share
        span = settings.loss_full - settings.loss_from
        loss = (
            (share - settings.loss_from) / span if span > 0 else float(share >= settings.loss_full)
        )
        self.teacher.rate.fill_(rate)
        self.teacher.entropy.fill_(entropy)
        self.player.loss_share.fill_(min(1.0, max(0.0, loss)))

    def report(self, speed: float, greedy: Evaluation | None = None) -> Moment | None:
        """A moment of the curve from what happened since the last one; None if no game ended."""
        games, points, _, perfect, lost = self.player.totals.tolist()
        if not games:
            return None
        *sums, number = self.teacher.facts.tolist()
        self.player.totals.zero_()
        self.teacher.facts.zero_()
        moment = Moment(
            self.progress.steps, self.progress.minutes, speed, points / games, perfect / games,
            lost / games, self.teacher.rate.item(), self.teacher.entropy.item(),
            {name: total / max(number, 1) for name, total in zip(FACTS, sums, strict=True)},
            None if greedy is None else greedy._asdict(),
        )  # fmt: skip
        self.curve.add(moment)
        return moment

    def evaluate(
        self, games: int, first_deal: int = 0, tell: Callable[[int], None] = lambda _games: None
    ) -> Evaluation:
        return evaluate(
            self.settings, self.networks, self.actor, self.unpacker,
            games=games, first_deal=first_deal, tell=tell,
        )  # fmt: skip

    # Keeping

    def save(self) -> None:
        """Checkpoint, settings and curve, all safe against interruption."""
        settings = self.settings
        replace_file(self.folder / SETTINGS, settings.to_toml().encode())
        arrays: dict[str, NDArray[Any]] = {}
        for name, optimiser in self._optimisers().items():
            arrays[f"{name}.vector"] = _host(optimiser.vector)
            arrays[f"{name}.number"] = _host(optimiser.number)
            for moment in _HALF:
                arrays[f"{name}.{moment}"] = self._moment(getattr(optimiser, moment))
        if settings.exact:
            for name, tensor in self.player.games.state().items():
                arrays[f"games.{name}"] = _host(tensor)
            arrays["totals"] = _host(self.player.totals)
            arrays["facts"] = _host(self.teacher.facts)
            arrays["chance"] = self._chance().numpy()
        facts = {
            "progress": vars(self.progress),
            "settings": settings.to_toml(),
            "networks": self._blocks(),
            "shapes": {name: list(array.shape) for name, array in arrays.items()},
        }
        save_checkpoint(self.folder, arrays, facts, int(settings.shard_megabytes * 2**20))
        self.curve.draw()

    def _moment(self, tensor: Tensor) -> NDArray[Any]:
        if self.settings.exact:
            return _host(tensor)
        return _host(tensor.to(torch.bfloat16).view(torch.int16))

    def _load(self) -> None:
        """Go on from the checkpoint in the folder, if there is one."""
        found = load_checkpoint(self.folder)
        if found is not None:
            arrays, facts = found
            self._check_networks(self.folder, facts)
            self.progress = Progress(**facts["progress"])
            for name, optimiser in self._optimisers().items():
                _fill(optimiser.vector, arrays[f"{name}.vector"])
                _fill(optimiser.number, arrays[f"{name}.number"])
                for moment in _HALF:
                    _fill(getattr(optimiser, moment), arrays[f"{name}.{moment}"])
            if "games.rows" in arrays and self.settings.exact:
                names = self.player.games.state()
                self.player.games.restore(
                    {name: torch.from_numpy(arrays[f"games.{name}"]) for name in names}
                )
                _fill(self.player.totals, arrays["totals"])
                _fill(self.teacher.facts, arrays["facts"])
                self._set_chance(torch.from_numpy(arrays["chance"].copy()))
                self._mixed = True
            else:
                seed = training_seed(self.settings.seed, self.progress.begun)
                self.player.games.batch.reset(seed)
                if self.device == "cuda":
                    torch.cuda.manual_seed(seed)
        self.progress.begun += 1
        self.curve.resume(self.progress.steps)

    def begin_from(self, source: Path) -> None:
        """Take the networks from exported files or from another run; the plan is followed from its beginning."""
        if source.is_dir():
            found = load_checkpoint(source)
            if found is None:
                raise BadWeights(f"{source}: no run is there")
            self._check_networks(source, found[1])
            for name, optimiser in self._optimisers().items():
                _fill(optimiser.vector, found[0][f"{name}.vector"])
            return
        for file, shape, vector in (
            (source, self.networks.actor, self.actor),
            (critic_beside(source), self.networks.critic, self.critic),
        ):
            if vector is self.actor or file.exists():
                _fill(vector, vector_of(read_weights(file), shape, "cpu").numpy())

    def export(self, file: Path, bits: int = 8) -> None:
        """The actor for players, and the critic beside it."""
        facts = {"settings": self.settings.to_toml(), **vars(self.progress)}
        actor = export_actor(self.settings, self.networks, self.actor, facts)
        critic = export_critic(self.settings, self.networks, self.critic, facts)
        write_weights(file, actor, bits=bits)
        write_weights(critic_beside(file), critic, bits=bits)

    def _blocks(self) -> dict[str, list[list[Any]]]:
        """How the vector of each network is divided, as JSON has it."""
        shapes = {"actor": self.networks.actor, "critic": self.networks.critic}
        return {
            name: [[block, list(sizes)] for block, sizes in shape.blocks]
            for name, shape in shapes.items()
        }

    def _check_networks(self, folder: Path, facts: dict[str, Any]) -> None:
        """Refuse vectors that are divided otherwise than those of this run."""
        for name, blocks in self._blocks().items():
            if facts.get("networks", {}).get(name) != blocks:
                raise BadWeights(f"{folder}: its {name} has another size than this run's")

    def _optimisers(self) -> dict[str, Any]:
        return {"actor": self.teacher.actor, "critic": self.teacher.critic}

    def _chance(self) -> Tensor:
        if self._generator is None:
            return torch.cuda.get_rng_state()
        return self._generator.get_state()

    def _set_chance(self, state: Tensor) -> None:
        if self._generator is None:
            torch.cuda.set_rng_state(state)
        else:
            self._generator.set_state(state)


def critic_beside(file: Path) -> Path:
    """The file of the critic that belongs to an exported player."""
    return file.with_name(f"{file.stem}.critic{file.suffix}")


def stored_settings(folder: Path) -> Settings | None:
    """The settings of the run in this folder, if one is there."""
    file = folder / SETTINGS
    return read_settings(file) if file.exists() else None


def _host(tensor: Tensor) -> NDArray[Any]:
    array: NDArray[Any] = tensor.detach().cpu().numpy()
    return np.ascontiguousarray(array)


def _fill(tensor: Tensor, array: NDArray[Any]) -> None:
    """Put numbers into a tensor; those of 16 bits are bfloat16."""
    given = torch.from_numpy(array.copy())
    if given.dtype == torch.int16:
        given = given.view(torch.bfloat16)
    tensor.detach().copy_(given.to(tensor.dtype))
