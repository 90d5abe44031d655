"""Reviews as plain data for JSON, and back again, exactly."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeVar

from hanabi.core import Action, BadRecord, Record, Rules, Seat
from hanabi.core.actions import Rearrange
from hanabi.core.codec import (
    Plain,
    card_from_plain,
    card_to_plain,
    motive_from_plain,
    motive_to_plain,
    step_from_plain,
    step_to_plain,
)
from hanabi.core.json_reader import Node, parse
from hanabi.core.shuffle import SEEDS
from hanabi.review.findings import (
    VERSION,
    Estimate,
    GameMoment,
    GameReview,
    Label,
    LostCard,
    MoveReview,
    Option,
    PlayerShare,
)

FORMAT = "hanabi-review"

_MOST = 10**6
"""No number of a review is larger."""

T = TypeVar("T")


def review_to_plain(rules: Rules, review: GameReview) -> Plain:
    """The review as lists, objects, texts and numbers."""
    return {
        "format": FORMAT,
        "version": review.version,
        "seed": review.seed,
        "complete": review.complete,
        "done": review.done,
        "blueprints": list(review.blueprints),
        "moves": [None if move is None else _move_to_plain(rules, move) for move in review.moves],
        "moments": [
            {"turn": one.turn, "estimate": _estimate_to_plain(one.estimate), "pace": one.pace}
            for one in review.moments
        ],
        "turning_points": list(review.turning_points),
        "efficiency": review.efficiency,
        "lost": [
            {
                "turn": one.turn,
                "seat": int(one.seat),
                "card": card_to_plain(rules, one.card),
                "points": one.points,
            }
            for one in review.lost
        ],
        "shares": [_share_to_plain(share) for share in review.shares],
        "lost_at": review.lost_at,
        "winnable": review.winnable,
    }


def review_from_plain(record: Record, plain: object) -> GameReview:
    """Read what `review_to_plain` made of a review of this record; `BadRecord` has the place and the reason."""
    node = plain if isinstance(plain, Node) else Node(plain)
    if not isinstance(node.value, dict) or node.value.get("format") != FORMAT:
        node.refuse(f'not a review: it has no "format": "{FORMAT}"')
    version = Node(node.value.get("version"), "version").number(1, _MOST)
    if version != VERSION:
        raise BadRecord("version", f"{version} is another version than {VERSION}, which is read")
    read = node.fields([name for name in _FIELDS if name != "version"], ["version"])
    reader = _Reader(record)
    return GameReview(
        moves=tuple(_optional(reader.move, one) for one in read["moves"].items(*reader.moves)),
        complete=read["complete"].flag(),
        done=read["done"].real(0, 1),
        moments=tuple(reader.moment(one) for one in read["moments"].items()),
        turning_points=tuple(one.number(0, _MOST) for one in read["turning_points"].items()),
        efficiency=_optional(_positive, read["efficiency"]),
        lost=tuple(reader.lost(one) for one in read["lost"].items()),
        shares=tuple(reader.share(one) for one in read["shares"].items(*reader.seats)),
        lost_at=_optional(_count, read["lost_at"]),
        winnable=_optional(Node.flag, read["winnable"]),
        blueprints=tuple(one.text() for one in read["blueprints"].items(*reader.seats)),
        seed=read["seed"].number(0, SEEDS - 1),
        version=version,
    )


def loads_review(record: Record, text: str | bytes) -> GameReview:
    """Read the JSON text of a review of this record."""
    return review_from_plain(record, parse(text))


_FIELDS = (
    *("format", "version", "seed", "complete", "done", "blueprints", "moves", "moments"),
    *("turning_points", "efficiency", "lost", "shares", "lost_at", "winnable"),
)


def _estimate_to_plain(estimate: Estimate) -> Plain:
    return {
        "score": estimate.score,
        "score_error": estimate.score_error,
        "perfect": estimate.perfect,
        "perfect_error": estimate.perfect_error,
        "worlds": estimate.worlds,
    }


def _move_to_plain(rules: Rules, move: MoveReview) -> Plain:
    return {
        "turn": move.turn,
        "step": move.step,
        "seat": int(move.seat),
        "action": step_to_plain(rules, move.action),
        "played": _estimate_to_plain(move.played),
        "options": [
            {
                "action": step_to_plain(rules, option.action),
                "estimate": _estimate_to_plain(option.estimate),
                "loss": option.loss,
                "loss_error": option.loss_error,
            }
            for option in move.options
        ],
        "best": step_to_plain(rules, move.best),
        "loss": move.loss,
        "loss_error": move.loss_error,
        "perfect_loss": move.perfect_loss,
        "perfect_loss_error": move.perfect_loss_error,
        "label": str(move.label),
        "unlucky": move.unlucky,
        "motive": None if move.motive is None else motive_to_plain(rules, move.motive),
        "line": [step_to_plain(rules, action) for action in move.line],
        "winnable_after": move.winnable_after,
        "passes": move.passes,
    }


_MOVE_FIELDS = (
    *("turn", "step", "seat", "action", "played", "options", "best", "loss", "loss_error"),
    *("perfect_loss", "perfect_loss_error", "label", "unlucky", "motive", "line"),
    *("winnable_after", "passes"),
)


_COUNTS = ("clues", "placed", "discards", "strikes", "clued")


def _share_to_plain(share: PlayerShare) -> Plain:
    return {
        "seat": int(share.seat),
        "moves": share.moves,
        "labels": {str(label): number for label, number in share.labels},
        "average_loss": share.average_loss,
        **{name: getattr(share, name) for name in _COUNTS},
    }


class _Reader:
    """Reads the parts of a review of one record."""

    def __init__(self, record: Record) -> None:
        self._rules, self._players = record.rules, len(record.players)
        self._steps = record.steps
        number = sum(not isinstance(step, Rearrange) for step in record.steps)
        self.moves = (number, number)
        self.seats = (self._players, self._players)

    def move(self, node: Node) -> MoveReview:
        read = node.fields(_MOVE_FIELDS)
        step = read["step"].number(0, len(self._steps) - 1)
        action = self._action(read["action"])
        if action != self._steps[step]:
            read["action"].refuse(f"step {step} of the record is another one: {self._steps[step]}")
        return MoveReview(
            turn=_count(read["turn"]),
            step=step,
            seat=self._seat(read["seat"]),
            action=action,
            played=_estimate(read["played"]),
            options=tuple(self._option(one) for one in read["options"].items()),
            best=self._action(read["best"]),
            loss=_positive(read["loss"]),
            loss_error=_positive(read["loss_error"]),
            perfect_loss=read["perfect_loss"].real(-1, 1),
            perfect_loss_error=_positive(read["perfect_loss_error"]),
            label=read["label"].word(Label),
            unlucky=read["unlucky"].flag(),
            motive=_optional(
                lambda one: motive_from_plain(self._rules, self._players, one), read["motive"]
            ),
            line=tuple(self._action(one) for one in read["line"].items()),
            winnable_after=_optional(Node.flag, read["winnable_after"]),
            passes=_count(read["passes"]),
        )

    def moment(self, node: Node) -> GameMoment:
        read = node.fields(["turn", "estimate", "pace"])
        pace = _optional(lambda one: one.number(-_MOST, _MOST), read["pace"])
        return GameMoment(_count(read["turn"]), _estimate(read["estimate"]), pace)

    def lost(self, node: Node) -> LostCard:
        read = node.fields(["turn", "seat", "card", "points"])
        card = card_from_plain(self._rules, read["card"])
        return LostCard(
            _count(read["turn"]), self._seat(read["seat"]), card, _count(read["points"])
        )

    def share(self, node: Node) -> PlayerShare:
        read = node.fields(["seat", "moves", "labels", "average_loss", *_COUNTS])
        labels = read["labels"].fields([str(label) for label in Label])
        return PlayerShare(
            self._seat(read["seat"]),
            _count(read["moves"]),
            tuple((label, _count(labels[str(label)])) for label in Label),
            _positive(read["average_loss"]),
            *(_count(read[name]) for name in _COUNTS),
        )

    def _option(self, node: Node) -> Option:
        read = node.fields(["action", "estimate", "loss", "loss_error"])
        return Option(
            self._action(read["action"]),
            _estimate(read["estimate"]),
            read["loss"].real(-_MOST, _MOST),
            _positive(read["loss_error"]),
        )

    def _action(self, node: Node) -> Action:
        step = step_from_plain(self._rules, self._players, node)
        if isinstance(step, Rearrange):
            node.refuse("a sorted hand is no move")
        return step

    def _seat(self, node: Node) -> Seat:
        return Seat(node.number(0, self._players - 1))


def _estimate(node: Node) -> Estimate:
    read = node.fields(["score", "score_error", "perfect", "perfect_error", "worlds"])
    return Estimate(
        _positive(read["score"]),
        _positive(read["score_error"]),
        read["perfect"].real(0, 1),
        _positive(read["perfect_error"]),
        _count(read["worlds"]),
    )


def _count(node: Node) -> int:
    return node.number(0, _MOST)


def _positive(node: Node) -> float:
    return node.real(0, math.inf)


def _optional(read: Callable[[Node], T], node: Node) -> T | None:
    return None if node.value is None else read(node)
