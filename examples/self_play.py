"""Learn Hanabi by self-play: PPO in PyTorch, one small network for all seats.

    python examples/self_play.py --minutes 4                        # a small game, on any CPU
    python examples/self_play.py --full --device cuda --games 4096  # the whole game, on a GPU

All seats share reward and network, so a game is one sequence of decisions, each made from the observation
of the seat to act. Ctrl-C stops early; in either case checkpoint.pt and curve.png are in the folder `--out`.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import matplotlib as mpl
import torch
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from torch import Tensor, nn
from torch.distributions import Categorical

from hanabi import Rules, edition
from hanabi.core.rules import FIVE_COLOURS
from hanabi.envs.vector import VectorEnv

GAMMA, LAMBDA, CLIP, EPOCHS, VALUE_WEIGHT, LONGEST_GRADIENT = 0.99, 0.95, 0.2, 3, 0.5, 0.5
FIRST, LATEST = slice(3), slice(-10, None)  # the rounds whose mean score is told


class Network(nn.Module):
    """Logits of the actions and the expected rest of the score, from an observation."""

    def __init__(self, bits: int, actions: int, width: int) -> None:
        super().__init__()
        first, second = nn.Linear(bits, width), nn.Linear(width, width)
        self.trunk = nn.Sequential(first, nn.LayerNorm(width), nn.ReLU(), second, nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Categorical, Tensor]:
        features = self.trunk(seen.float())
        logits = self.policy(features).masked_fill(~legal, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(features).squeeze(-1)


@dataclass
class Rollout:
    """Some steps of every game, time first."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithm of how likely each action was when it was chosen."""

    values: Tensor
    rewards: Tensor
    ended: Tensor

    @classmethod
    def empty(cls, steps: int, env: VectorEnv, device: str) -> Rollout:
        def room(dtype: torch.dtype, *last: int) -> Tensor:
            return torch.zeros(steps, env.num_envs, *last, dtype=dtype, device=device)

        bits, actions, real = env.plan.layout.bits, env.plan.actions, torch.float32
        return cls(
            room(torch.uint8, bits), room(torch.bool, actions), room(torch.int64),
            room(real), room(real), room(real), room(real),
        )  # fmt: skip


@dataclass
class Curve:
    """How learning went: after each round the time, the steps so far, and the mean score of games that ended."""

    minutes: list[float] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)

    def mean(self, rounds: slice) -> float:
        scores = self.scores[rounds]
        return sum(scores) / len(scores) if scores else 0.0

    def draw(self, file: Path, maximum: int) -> None:
        mpl.use("Agg")
        from matplotlib import pyplot as plt

        figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
        axes.plot(self.minutes, self.scores)
        axes.set(xlabel="minutes", ylabel="mean score", ylim=(0, maximum), title="Self-play")
        axes.grid(alpha=0.3)
        figure.savefig(file, dpi=120)
        plt.close(figure)


class Learner:
    """The games, the network that plays them, and what it has learned."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options, self.rules, self.device = options, choose_rules(options), options.device
        torch.manual_seed(options.seed)
        torch.set_num_threads(options.threads)
        table = (options.games, self.rules, options.players)
        self.env = VectorEnv(*table, backend="torch", device=self.device, final_obs=False)
        plan = self.env.plan
        self.network = Network(plan.layout.bits, plan.actions, options.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), options.rate, eps=1e-5)
        self.rollout = Rollout.empty(options.steps, self.env, self.device)
        self.curve = Curve()
        if options.resume:
            self.load(options.out / "checkpoint.pt")
        self.seen, self.info = self.env.reset(seed=options.seed + len(self.curve.scores))

    @torch.no_grad()
    def play(self) -> tuple[Tensor, float | None]:
        """Fill the rollout. Returns the value of what follows it and the mean score of games that ended."""
        kept, points, games = self.rollout, 0, 0
        for t in range(len(kept.seen)):
            kept.seen[t], kept.legal[t] = self.seen, self.info["legal"]
            choice, kept.values[t] = self.network(kept.seen[t], kept.legal[t])
            kept.actions[t] = choice.sample()
            kept.chances[t] = choice.log_prob(kept.actions[t])
            self.seen, rewards, ended, _, self.info = self.env.step(kept.actions[t])
            kept.rewards[t], kept.ended[t] = rewards / self.rules.maximum, ended
            points, games = points + self.info["final_score"].sum(), games + ended.sum()
        _, follows = self.network(self.seen, self.info["legal"])
        return follows, float(points / games) if games else None

    def advantages(self, follows: Tensor) -> Tensor:
        """How much better each action turned out than expected (generalized advantage estimation)."""
        kept, found = self.rollout, torch.zeros_like(self.rollout.values)
        later: Tensor = torch.zeros_like(follows)
        for t in reversed(range(len(found))):
            runs_on = 1 - kept.ended[t]
            surprise = kept.rewards[t] + GAMMA * follows * runs_on - kept.values[t]
            later = found[t] = surprise + GAMMA * LAMBDA * runs_on * later
            follows = kept.values[t]
        return found

    def learn(self, advantages: Tensor) -> None:
        """Improve the policy a little, and the values (PPO)."""
        kept, better = self.rollout, advantages.flatten()
        returns = better + kept.values.flatten()
        better = (better - better.mean()) / (better.std() + 1e-8)
        flat = [x.flatten(0, 1) for x in (kept.seen, kept.legal, kept.actions, kept.chances)]
        for _ in range(EPOCHS):
            order = torch.randperm(len(better), device=self.device)
            for start in range(0, len(order), self.options.part):
                part = order[start : start + self.options.part]
                seen, legal, actions, chances = (x[part] for x in flat)
                choice, values = self.network(seen, legal)
                ratio = (choice.log_prob(actions) - chances).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                gain = torch.minimum(ratio * better[part], clipped * better[part]).mean()
                error = (values - returns[part]).square().mean()
                loss = VALUE_WEIGHT * error - gain - self.options.entropy * choice.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_GRADIENT)
                self.optimizer.step()

    def save(self) -> None:
        """Checkpoint and curve, the old checkpoint staying until the new one is whole."""
        self.options.out.mkdir(parents=True, exist_ok=True)
        network, optimizer = self.network.state_dict(), self.optimizer.state_dict()
        state = {"network": network, "optimizer": optimizer, "curve": vars(self.curve)}
        fresh = self.options.out / "checkpoint.new"
        torch.save(state, fresh)
        fresh.replace(self.options.out / "checkpoint.pt")
        self.curve.draw(self.options.out / "curve.png", self.rules.maximum)

    def load(self, file: Path) -> None:
        if not file.exists():
            raise SystemExit(f"--resume: there is no {file}")
        state = torch.load(file, map_location=self.device, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.curve = Curve(**state["curve"])


def choose_rules(options: argparse.Namespace) -> Rules:
    """The full game, or one that is quickly learned: two colours, three cards in hand, few tokens."""
    if options.full:
        return edition()
    return Rules(suits=FIVE_COLOURS[: options.colours], clue_tokens=4, hand_sizes=(3, 3, 2))


def train(learner: Learner, console: Console) -> None:
    """Play and learn in turns until the time is up."""
    budget, curve, start = learner.options.minutes, learner.curve, time.perf_counter()
    before, steps = (curve.minutes[-1], curve.steps[-1]) if curve.steps else (0.0, 0)
    saved = start
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("first round", total=budget)
        while (minutes := (time.perf_counter() - start) / 60) < budget:
            follows, score = learner.play()
            learner.learn(learner.advantages(follows))
            steps += learner.rollout.values.numel()
            if score is not None:
                curve.minutes.append(before + (time.perf_counter() - start) / 60)
                curve.steps.append(steps)
                curve.scores.append(score)
            told = f"score {curve.mean(LATEST):5.2f} of {learner.rules.maximum}, {steps:,} steps"
            progress.update(task, completed=minutes, description=told)
            if time.perf_counter() - saved > 60:  # noqa: PLR2004  # a minute
                learner.save()
                saved = time.perf_counter()


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=4, help="how long to learn")
    parser.add_argument("--full", action="store_true", help="the whole game, not the small one")
    parser.add_argument("--colours", type=int, default=2, help="of the small game, 1 to 5")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--games", type=int, default=256, help="played side by side")
    parser.add_argument("--steps", type=int, default=64, help="of every game before each lesson")
    parser.add_argument("--part", type=int, default=2048, help="decisions in one gradient")
    parser.add_argument("--width", type=int, default=192, help="of the network")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning")
    parser.add_argument("--entropy", type=float, default=0.01, help="reward for trying things")
    parser.add_argument("--threads", type=int, default=1, help="one is best for a small network")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("self_play"), help="folder for results")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in --out")
    return parser.parse_args()


def main() -> None:
    console = Console()
    learner = Learner(read_options())
    console.print(f"Learning for {learner.options.minutes:g} minutes; Ctrl-C stops early.")
    try:
        train(learner, console)
    except KeyboardInterrupt:
        console.print("Stopped.")
    learner.save()
    first, last = learner.curve.mean(FIRST), learner.curve.mean(LATEST)
    console.print(f"Mean score {first:.2f} at first, {last:.2f} now, of {learner.rules.maximum}.")
    console.print(f"Checkpoint and curve are in {learner.options.out}.")


if __name__ == "__main__":
    main()
