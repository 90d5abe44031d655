"""The mathematics of a lesson, beside plain loops and PyTorch's own functions."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from hanabi.learn.lesson import (  # noqa: E402
    DECAY,
    SMALL,
    SQUARE_DECAY,
    Adam,
    Decisions,
    advantages,
    belief_error,
    policy_gain,
)
from hanabi.learn.play import NEVER  # noqa: E402

GAMMA, LAMBDA = 0.97, 0.9


def decisions(actions: list[int], chances: list[float], gains: list[float]) -> Decisions:
    empty = torch.zeros(len(actions), 1, dtype=torch.int64)
    return Decisions(
        empty,
        empty,
        torch.tensor(actions),
        torch.tensor(chances),
        torch.tensor(gains),
        torch.zeros(1),
    )


def test_advantages_are_sums_of_surprises_up_to_the_end_of_the_game() -> None:
    chance = np.random.default_rng(0)
    steps, games = 12, 5
    rewards, values = chance.normal(size=(steps, games)), chance.normal(size=(steps + 1, games))
    ended = (chance.random((steps, games)) < 0.2).astype(float)
    given = [torch.from_numpy(array) for array in (rewards, values, ended)]
    found = advantages(given[0], given[1], given[2], GAMMA, LAMBDA).numpy()
    for game in range(games):
        for t in range(steps):
            expected, weight = 0.0, 1.0
            for later in range(t, steps):
                follows = 0.0 if ended[later, game] else values[later + 1, game]
                surprise = rewards[later, game] + GAMMA * follows - values[later, game]
                expected += weight * surprise
                weight *= GAMMA * LAMBDA
                if ended[later, game]:
                    break
            assert found[t, game] == pytest.approx(expected)


def test_with_lambda_one_and_no_discount_an_advantage_is_the_rest_of_the_score() -> None:
    rewards = torch.tensor([[1.0], [2.0], [-3.0]])
    values, ended = torch.tensor([[0.5], [1.0], [1.5], [9.0]]), torch.tensor([[0.0], [0.0], [1.0]])
    found = advantages(rewards, values, ended, 1.0, 1.0).flatten()
    assert found.tolist() == pytest.approx([0 - 0.5, -1 - 1.0, -3 - 1.5])


def test_illegal_actions_have_neither_chance_nor_gradient() -> None:
    logits = torch.randn(4, 6, requires_grad=True)
    allowed = torch.tensor([[True, True, False, False, True, False]]).expand(4, 6)
    given = decisions([0, 1, 4, 0], [-1.0] * 4, [1.0, -1.0, 2.0, 0.5])
    gain, entropy, _, _ = policy_gain(logits.masked_fill(~allowed, NEVER), given, 0.2)
    legal = torch.distributions.Categorical(logits=logits[:, [0, 1, 4]])
    assert entropy.item() == pytest.approx(legal.entropy().mean().item(), rel=1e-5)
    (gradient,) = torch.autograd.grad(gain + entropy, logits)
    assert gradient.isfinite().all()
    assert not gradient[:, [2, 3, 5]].any()
    assert gradient[:, [0, 1, 4]].abs().sum() > 0


def test_the_gain_stops_growing_where_the_policy_has_moved_far_enough() -> None:
    logits = torch.tensor([[2.0, 0.0], [2.0, 0.0]])
    much = logits.log_softmax(1)[0, 0].item()
    for gain, expected in ((1.0, 1.2), (-1.0, -np.exp(much - np.log(0.5)))):
        given = decisions([0, 0], [float(np.log(0.5))] * 2, [gain] * 2)
        found, _, surprise, clipped = policy_gain(logits, given, 0.2)
        assert found.item() == pytest.approx(expected)
        assert clipped.item() == 1
        assert surprise.item() > 0


def test_what_has_not_changed_has_no_surprise() -> None:
    logits = torch.randn(3, 4)
    chances = logits.log_softmax(1)[:, 1].tolist()
    found, _, surprise, clipped = policy_gain(
        logits, decisions([1, 1, 1], chances, [2.0, -1.0, 5.0]), 0.2
    )
    assert found.item() == pytest.approx(2.0)
    assert (surprise.item(), clipped.item()) == (pytest.approx(0, abs=1e-6), 0)


def test_beliefs_are_measured_over_the_cards_that_are_held() -> None:
    beliefs = torch.tensor([[[0.0, 0.0, 0.0, 0.0], [9.0, 0.0, 0.0, 0.0]]])
    one_card = torch.tensor([[[0, 1, 0, 0], [0, 0, 0, 0]]])
    assert belief_error(beliefs, one_card).item() == pytest.approx(np.log(4))


def test_the_optimiser_is_adam_with_shortened_gradients() -> None:
    start = torch.randn(7, generator=torch.Generator().manual_seed(1))
    ours, theirs = start.clone(), torch.nn.Parameter(start.clone())
    optimiser, rate = Adam(ours, 0.5), torch.tensor([0.01])
    peer = torch.optim.Adam([theirs], 0.01, (DECAY, SQUARE_DECAY), SMALL)
    for number in range(20):
        gradient = torch.randn(7, generator=torch.Generator().manual_seed(number)) * (number % 3)
        optimiser.step(gradient.clone(), rate)
        theirs.grad = gradient.clone()
        torch.nn.utils.clip_grad_norm_([theirs], 0.5)
        peer.step()
    assert torch.allclose(ours, theirs.detach(), atol=1e-6)
    assert not torch.allclose(ours, start, atol=0.05)
