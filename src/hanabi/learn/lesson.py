"""What the networks learn from stored decisions: proximal policy optimisation, in one vector for each network."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import torch

from hanabi.learn.networks import Networks, Unpacker, unpack
from hanabi.learn.play import NEVER

if TYPE_CHECKING:
    from torch import Tensor

    from hanabi.learn.graphs import Launcher
    from hanabi.learn.play import Player
    from hanabi.learn.settings import Settings

ALONE = 0.01
"""Weight of beliefs that shape nothing else: small, since gradients are shortened together."""

DECAY, SQUARE_DECAY, SMALL = 0.9, 0.999, 1e-7
FACTS = ("entropy", "surprise", "clipped", "value_error", "belief_error")
"""What is told of a lesson: entropy of the policy, its divergence from the one that played, and errors."""


class Decisions(NamedTuple):
    """Rows of decisions to learn from."""

    words: Tensor
    legal: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


class Adam:
    """The optimiser of one vector of parameters; gradients beyond a length are shortened to it."""

    def __init__(self, vector: Tensor, longest: float) -> None:
        self.vector, self._longest = vector, longest
        self.mean, self.square = torch.zeros_like(vector), torch.zeros_like(vector)
        self.number = torch.zeros(1, device=vector.device)

    def step(self, gradient: Tensor, rate: Tensor) -> None:
        length = torch.linalg.vector_norm(gradient)
        gradient = gradient * (self._longest / (length + 1e-6)).clamp(max=1.0)
        self.number.add_(1)
        self.mean.mul_(DECAY).add_(gradient, alpha=1 - DECAY)
        self.square.mul_(SQUARE_DECAY).addcmul_(gradient, gradient, value=1 - SQUARE_DECAY)
        square = self.square / (1 - SQUARE_DECAY**self.number)
        self.vector.sub_(rate / (1 - DECAY**self.number) * self.mean / (square.sqrt() + SMALL))


class Teacher:
    """Improves both networks from what a player has stored."""

    def __init__(
        self,
        settings: Settings,
        networks: Networks,
        launcher: Launcher,
        unpacker: Unpacker,
        player: Player,
        vectors: tuple[Tensor, Tensor],
        generator: torch.Generator | None,
    ) -> None:
        self._settings, self._networks, self._unpack = settings, networks, unpacker
        self._player, self._generator = player, generator
        self.actor, self.critic = (Adam(vector, settings.longest_gradient) for vector in vectors)
        device = vectors[0].device
        self.rate = torch.zeros(1, device=device)
        self.entropy = torch.zeros(1, device=device)
        self.facts = torch.zeros(len(FACTS) + 1, device=device)
        """Sums of the facts of lessons, and how many there were."""

        self._chosen = torch.zeros(settings.part, dtype=torch.int64, device=device)
        steps, games = settings.steps, settings.games
        self._values = torch.zeros(steps + 1, games, device=device)
        self.advantages = torch.zeros(steps, games, device=device)
        self.returns = torch.zeros(steps, games, device=device)
        self._judge = launcher.compile(self._value, "the critic")
        self._lesson = launcher.compile(self._loss, "the lesson")
        self._step = launcher.compile(self._move, "the optimiser")
        self._assess = launcher.graph(self._make_assess, "values and advantages")
        self._learn = launcher.graph(self._make_learn, "a lesson")

    def learn(self) -> None:
        """Learn from every stored decision as often as the settings say."""
        self._assess()
        settings = self._settings
        for _ in range(settings.epochs):
            order = torch.randperm(
                settings.batch, device=self._chosen.device, generator=self._generator
            )
            for part in order.split(settings.part):
                self._chosen.copy_(part)
                self._learn()

    def _value(self, critic: Tensor, words: Tensor) -> Tensor:
        return self._networks.judge(critic, self._unpack(words))

    def _make_assess(self) -> None:
        with torch.no_grad():
            player, settings = self._player, self._settings
            for number, words in enumerate(player.words):
                self._values[number].copy_(self._judge(self.critic.vector, words))
            found = advantages(
                player.rewards, self._values, player.ended, settings.gamma, settings.lambda_
            )
            self.returns.copy_(found + self._values[:-1])
            self.advantages.copy_((found - found.mean()) / (found.std() + 1e-8))

    def _make_learn(self) -> None:
        player, chosen = self._player, self._chosen
        kept = (
            player.words, player.legal, player.actions, player.chances, self.advantages,
            self.returns,
        )  # fmt: skip
        rows = Decisions(*(part.flatten(0, 1)[chosen] for part in kept))
        actor = self.actor.vector.detach().requires_grad_()
        critic = self.critic.vector.detach().requires_grad_()
        loss, facts = self._lesson(actor, critic, self.entropy, *rows)
        gradients = torch.autograd.grad(loss, (actor, critic))
        with torch.no_grad():
            self._step(*gradients, self.rate)
            self.facts.add_(facts)

    def _move(self, actor: Tensor, critic: Tensor, rate: Tensor) -> None:
        self.actor.step(actor, rate)
        self.critic.step(critic, rate)

    def _loss(
        self, actor: Tensor, critic: Tensor, entropy_weight: Tensor, *rows: Tensor
    ) -> tuple[Tensor, Tensor]:
        settings, networks, given = self._settings, self._networks, Decisions(*rows)
        bits = self._unpack(given.words)
        allowed = unpack(given.legal, torch.bool)[:, : networks.inputs.actions]
        answer = networks.act(actor, bits)
        gain, entropy, surprise, clipped = policy_gain(
            answer.logits.masked_fill(~allowed, NEVER), given, settings.clip
        )
        error = (networks.judge(critic, bits) - given.returns).square().mean()
        own_error = (answer.value - given.returns).square().mean()
        belief = belief_error(answer.beliefs, networks.own_cards(bits))
        loss = (
            settings.value_weight * error
            + settings.own_value_weight * own_error
            + (settings.belief_weight or ALONE) * belief
            - gain
            - entropy_weight.squeeze() * entropy
        )
        one = torch.ones_like(entropy)
        return loss, torch.stack([entropy, surprise, clipped, error, belief, one]).detach()


def advantages(
    rewards: Tensor, values: Tensor, ended: Tensor, gamma: float, lambda_: float
) -> Tensor:
    """How much better decisions turned out than expected (generalised advantage estimation), time first.

    `values` has one row more than the others: what is expected after the last step.
    """
    running = 1 - ended
    surprises = rewards + gamma * running * values[1:] - values[:-1]
    decay = gamma * lambda_ * running
    found = torch.empty_like(rewards)
    later = torch.zeros_like(values[0])
    for t in reversed(range(len(rewards))):
        later = surprises[t] + decay[t] * later
        found[t] = later
    return found


def policy_gain(
    logits: Tensor, given: Decisions, clip: float
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The clipped gain of the policy; its entropy, its divergence from the one that played, and how often it was clipped.

    Logits of illegal actions are far below all others.
    """
    logs = logits.log_softmax(1)
    chances = logs.gather(1, given.actions.unsqueeze(1)).squeeze(1)
    change = chances - given.chances
    ratio = change.exp()
    held = ratio.clamp(1 - clip, 1 + clip)
    gain = torch.minimum(ratio * given.advantages, held * given.advantages).mean()
    entropy = -(logs.exp() * logs).sum(1).mean()
    surprise = (ratio - 1 - change).mean()
    return gain, entropy, surprise, (ratio != held).float().mean()


def belief_error(beliefs: Tensor, truth: Tensor) -> Tensor:
    """Mean cross entropy of the own cards, over the cards that are held."""
    truth = truth.float()
    return -(beliefs.log_softmax(2) * truth).sum() / truth.sum().clamp(min=1.0)
