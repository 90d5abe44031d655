"""Policies of another package: one with a state and chance of its own, and some that go wrong."""

from __future__ import annotations

from typing import Any

import numpy as np

from hanabi.bots import BotKind, policy_kind
from hanabi.kernel import Plan

FACTOR = np.uint64(6364136223846793005)


class Dicer:
    """Draws lots: each seat has a generator of its own, and a count of its decisions that shifts them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def initial_state(self, seeds: Any) -> dict[str, Any]:
        return {
            "chance": seeds * FACTOR + np.uint64(1),
            "decisions": np.zeros(len(seeds), np.int64),
        }

    def act(self, observations: Any, legal: Any, state: dict[str, Any]) -> tuple[Any, Any]:
        assert (observations.dtype, legal.dtype) == (np.uint8, bool)
        assert observations.shape == (len(legal), self.plan.layout.bits)
        chance = state["chance"] * FACTOR + np.uint64(1442695040888963407)
        number = legal.sum(axis=1)
        wanted = ((chance >> np.uint64(40)).astype(np.int64) + state["decisions"]) % number
        actions = (legal.cumsum(axis=1) > wanted[:, None]).argmax(axis=1)
        return actions, {"chance": chance, "decisions": state["decisions"] + 1}


class Clumsy:
    """Takes the first legal action, and what is wrong with its answers is its name."""

    wrong = ""

    def __init__(self, plan: Plan) -> None:
        self.bits = plan.layout
        if self.wrong == "unmade":
            raise FileNotFoundError("no weights here")

    def initial_state(self, seeds: Any) -> Any:
        return np.zeros((len(seeds), 2), np.float32)

    def act(self, observations: Any, legal: Any, state: Any) -> Any:
        actions = legal.argmax(axis=1)
        strikes = observations[:, self.bits["strikes_to_spare"]].sum(axis=1)
        match self.wrong:
            case "shape":
                return actions[:, None], state
            case "type":
                return actions.astype(np.float32), state
            case "pair":
                return actions
            case "state":
                return actions, state[:, :1]
            case "crash":
                raise ZeroDivisionError("over its own feet")
            case "illegal":
                return np.where(strikes < 3, 9_999, actions), state
        return actions, state


def clumsy(wrong: str) -> BotKind:
    return policy_kind(type(wrong.title(), (Clumsy,), {"wrong": wrong}), f"wrong: {wrong}")


DICER = policy_kind(Dicer, "draws lots")
SHAPE, TYPE, NO_PAIR = clumsy("shape"), clumsy("type"), clumsy("pair")
STATE, CRASH, ILLEGAL, UNMADE = (
    clumsy("state"),
    clumsy("crash"),
    clumsy("illegal"),
    clumsy("unmade"),
)
