"""Verdicts as plain data for JSON, and back: cards and steps are written as in a record."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from hanabi.core import Rules
from hanabi.core.codec import (
    Plain,
    card_from_plain,
    card_to_plain,
    step_from_plain,
    step_to_plain,
)
from hanabi.core.json_reader import Fields, Node
from hanabi.review.turns import TurnVerdicts
from hanabi.review.verdict import Cause, Undecided, Unwinnable, Verdict, Why, Winnable


class Kind(StrEnum):
    """What a verdict is called."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNDECIDED = "undecided"


def verdict_to_plain(rules: Rules, verdict: Verdict) -> Plain:
    """`verdict` and `score`; with `line` if it can be reached, with `cause` and `card` if they say why not."""
    if isinstance(verdict, Winnable):
        line = [step_to_plain(rules, step) for step in verdict.line]
        return {"verdict": Kind.WINNABLE.value, "score": verdict.score, "line": line}
    if isinstance(verdict, Undecided):
        return {"verdict": Kind.UNDECIDED.value, "score": verdict.score}
    plain: dict[str, Any] = {"verdict": Kind.UNWINNABLE.value, "score": verdict.score}
    if verdict.cause is not None:
        plain["cause"] = str(verdict.cause.why)
        if verdict.cause.card is not None:
            plain["card"] = card_to_plain(rules, verdict.cause.card)
    return plain


def verdict_from_plain(rules: Rules, players: int, plain: Plain | Node) -> Verdict:
    """The verdict that was written down, or `BadRecord`. Its line is not played again."""
    node = plain if isinstance(plain, Node) else Node(plain)
    fields = node.fields(("verdict", "score"), ("line", "cause", "card"))
    score = fields["score"].number(1, rules.maximum)
    match fields["verdict"].word(Kind):
        case Kind.WINNABLE:
            steps = fields.get("line", Node([])).items()
            return Winnable(score, tuple(step_from_plain(rules, players, step) for step in steps))
        case Kind.UNWINNABLE:
            return Unwinnable(score, _cause(rules, fields))
        case Kind.UNDECIDED:
            return Undecided(score)


def _cause(rules: Rules, fields: Fields) -> Cause | None:
    if "cause" not in fields:
        return None
    card = card_from_plain(rules, fields["card"]) if "card" in fields else None
    return Cause(fields["cause"].word(Why), card)


def turns_to_plain(rules: Rules, told: TurnVerdicts) -> Plain:
    """`turns`: the verdict on the deal and after each turn; `lost_at`: the turn that gave it away, or null."""
    turns = [verdict_to_plain(rules, verdict) for verdict in told.verdicts]
    return {"lost_at": told.lost_at, "turns": turns}


def turns_from_plain(rules: Rules, players: int, plain: Plain | Node) -> TurnVerdicts:
    """The verdicts that were written down, or `BadRecord`."""
    node = plain if isinstance(plain, Node) else Node(plain)
    turns = node.fields(("turns",), ("lost_at",))["turns"].items(least=1)
    return TurnVerdicts(tuple(verdict_from_plain(rules, players, turn) for turn in turns))
