"""How well an actor plays without chance, on fixed deals that no training has seen."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import torch

from hanabi.learn.networks import unpack
from hanabi.learn.play import NEVER, Games

if TYPE_CHECKING:
    from collections.abc import Callable

    from torch import Tensor

    from hanabi.learn.networks import Networks, Unpacker
    from hanabi.learn.settings import Settings

AT_ONCE = 32768
"""Games side by side, on a device that has room for them."""


class Evaluation(NamedTuple):
    """What so many games brought, with standard errors."""

    games: int
    score: float
    """Mean score by the rules: nothing for a game that lost its points at the end."""

    score_error: float
    tally: float
    """Mean of the points on the table."""

    tally_error: float
    perfect: float
    perfect_error: float
    lost: float
    """Share of games that ended without their points."""

    steps: float
    """Mean length."""

    def __str__(self) -> str:
        return (
            f"{self.games:,} games: {self.score:.3f} ± {self.score_error:.3f} (strike-out or loss = 0), "
            f"{self.tally:.3f} ± {self.tally_error:.3f} (= tally), "
            f"perfect {100 * self.perfect:.2f} ± {100 * self.perfect_error:.2f} %, "
            f"lost {100 * self.lost:.2f} %, {self.steps:.1f} steps a game"
        )


def evaluate(
    settings: Settings,
    networks: Networks,
    actor: Tensor,
    unpacker: Unpacker,
    *,
    games: int,
    first_deal: int = 0,
    tell: Callable[[int], None] = lambda _games: None,
) -> Evaluation:
    """Play deals from consecutive seeds to their end, each action the likeliest of the legal ones."""
    device = str(actor.device.type)
    parts: list[Tensor] = []
    size = min(games, AT_ONCE if device == "cuda" else 4096)
    table = Games.dealt(
        replace(settings, games=size, part=1, steps=1), networks, device, first_deal
    )
    first = first_deal
    while first < first_deal + games:
        table.batch.reset(first)
        table.memory.zero_()
        count = min(size, first_deal + games - first)
        parts.append(_play(table, networks, actor, unpacker)[:, :count])
        first += count
        tell(first - first_deal)
    scores, tallies, steps = torch.cat(parts, 1).double().cpu()
    maximum = settings.rules.maximum
    perfect = (scores == maximum).double()
    lost = (tallies > scores).double()
    return Evaluation(
        games, *_mean(scores), *_mean(tallies), *_mean(perfect), lost.mean().item(),
        steps.mean().item(),
    )  # fmt: skip


def _play(table: Games, networks: Networks, actor: Tensor, unpacker: Unpacker) -> Tensor:
    """Score, tally and length of the first game in each place."""
    size = table.batch.games
    found = torch.zeros(3, size, device=actor.device)
    running = torch.ones(size, dtype=torch.bool, device=actor.device)
    on_host = actor.device.type == "cpu"
    with torch.no_grad():
        number = 0
        while True:
            lanes = table.lanes()
            words = table.look(lanes)
            allowed = unpack(table.arrays["legal"], torch.bool)[:, : networks.inputs.actions]
            answer = networks.act(actor, unpacker(words[:, : networks.inputs.words]))
            actions = answer.logits.masked_fill(~allowed, NEVER).argmax(1)
            table.remember(lanes, words, actions)
            table.batch.step(actions.numpy() if on_host else actions)
            number += 1
            done = table.arrays["done"] != 0
            table.forget(~done)
            ended = running & done
            change, scores = table.arrays["rewards"].float(), table.arrays["scores"].float()
            tally = torch.where(change < 0, scores - change, scores)
            now = torch.stack([scores, tally, torch.full_like(scores, float(number))])
            found = torch.where(ended, now, found)
            running &= ~done
            if number % 8 == 0 and not bool(running.any()):
                return found


def _mean(numbers: Tensor) -> tuple[float, float]:
    """Mean and standard error."""
    error = numbers.std().item() / math.sqrt(len(numbers)) if len(numbers) > 1 else math.nan
    return numbers.mean().item(), error
