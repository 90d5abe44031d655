"""A review as it is told: what the store keeps of it, in the words of a language and with the names of the record."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Literal

from hanabi.core import Action, Game, Record
from hanabi.core.actions import Discard, Play
from hanabi.core.codec import step_to_plain
from hanabi.review.findings import Estimate, GameReview, MoveReview
from hanabi.review.findings_json import loads_review
from hanabi.review.sentences import judging_sentence, verdict_sentence
from hanabi.review.told_moves import reason_words
from hanabi.review.verdict import Undecided, Verdict, Winnable
from hanabi.review.verdict_json import turns_from_plain
from hanabi.server.client import words_for
from hanabi.server.fold_process import stored_record
from hanabi.server.review_messages import (
    BetterMove,
    EstimateInfo,
    LostCardInfo,
    ReviewedMoment,
    ReviewedMove,
    ReviewInfo,
    ReviewShare,
    SolutionInfo,
    VerdictLine,
)
from hanabi.server.reviewing import Known
from hanabi.words import Words

DIGITS = 4
"""Of numbers that are told."""


def review_told(text: str, known: Known, language: str, *, mine: bool, engine: bool) -> ReviewInfo:
    """All that is known of the game in a stored record, told by a server that has the `engine` or not."""
    info = review_info(stored_record(text), known, language, mine=mine)
    info.engine = engine
    return info


def review_info(record: Record, known: Known, language: str, *, mine: bool) -> ReviewInfo:
    """All that is known of the game in a record, which may be a long one."""
    words = words_for(language, record.rules.vocabulary)
    info = ReviewInfo(
        state=known.state,
        solution_only=known.solution_only,
        ahead=known.ahead,
        mine=mine,
        engine=find_spec("ortools") is not None,
        how=judging_sentence(words),
        done=0.0,
        moves=[],
        moments=[],
        turning_points=[],
        efficiency=None,
        lost=[],
        shares=[],
        solution=None if known.solution is None else _solution(record, known.solution, words),
    )
    if known.review is not None:
        _tell(info, record, loads_review(record, known.review), words)
    return info


def _tell(info: ReviewInfo, record: Record, review: GameReview, words: Words) -> None:
    info.done = 1.0 if info.state == "complete" else review.done
    moments = _Moments(record, words)
    info.moves = [None if move is None else moments.move(move) for move in review.moves]
    info.moments = [
        ReviewedMoment(one.turn, _estimate(one.estimate), one.pace) for one in review.moments
    ]
    info.turning_points = list(review.turning_points)
    info.efficiency = review.efficiency
    info.lost = [
        LostCardInfo(one.turn, one.seat, words.card(record.rules, one.card), one.points)
        for one in review.lost
    ]
    info.shares = [
        ReviewShare(
            seat=share.seat,
            moves=share.moves,
            labels={str(label): number for label, number in share.labels},
            average_loss=_short(share.average_loss),
            clues=share.clues,
            placed=share.placed,
            discards=share.discards,
            strikes=share.strikes,
            clued=share.clued,
        )
        for share in review.shares
    ]


class _Moments:
    """The game of a record before each of its steps, one after the other."""

    def __init__(self, record: Record, words: Words) -> None:
        self._record, self._words = record, words
        self._game = record.replay(0)

    def _before(self, step: int) -> Game:
        """The game when so many steps had been taken. Steps are asked for in their order."""
        for taken in self._record.steps[len(self._game.steps) : step]:
            self._game.take(taken)
        return self._game

    def move(self, move: MoveReview) -> ReviewedMove:
        game = self._before(move.step)
        return ReviewedMove(
            turn=move.turn,
            seat=move.seat,
            action=step_to_plain(game.rules, move.action),
            place=_place(game, move.action),
            played=_estimate(move.played),
            label=move.label.value,
            unlucky=move.unlucky,
            loss=_short(move.loss),
            loss_error=_short(move.loss_error),
            perfect_loss=_short(move.perfect_loss),
            perfect_loss_error=_short(move.perfect_loss_error),
            better=None if move.best == move.action else self._better(game, move),
        )

    def _better(self, game: Game, move: MoveReview) -> BetterMove:
        return BetterMove(
            action=step_to_plain(game.rules, move.best),
            place=_place(game, move.best),
            reason=reason_words(self._words, game, move),
            line=[step_to_plain(game.rules, action) for action in (move.best, *move.line)],
        )


def _place(game: Game, action: Action) -> int | None:
    """Where in the hand of whoever is to act the card lies that an action is about, from 1."""
    hand = game.hands[game.to_act]
    if isinstance(action, Play | Discard) and action.card in hand:
        return hand.index(action.card) + 1
    return None


def _estimate(one: Estimate) -> EstimateInfo:
    return EstimateInfo(*map(_short, (one.score, one.score_error, one.perfect, one.perfect_error)))


def _short(number: float) -> float:
    return round(number, DIGITS)


def _solution(record: Record, text: str, words: Words) -> SolutionInfo:
    """What the solver said, as far as it differs from turn to turn."""
    told = turns_from_plain(record.rules, len(record.players), json.loads(text))
    lines: list[VerdictLine] = []
    for turn, verdict in enumerate(told.verdicts):
        sentence = verdict_sentence(words, record.rules, verdict)
        if not lines or lines[-1].text != sentence:
            lines.append(VerdictLine(turn, _named(verdict), sentence))
    won = [turn for turn, one in enumerate(told.verdicts) if isinstance(one, Winnable)]
    last = told.verdicts[won[-1]] if won else None
    return SolutionInfo(
        verdicts=lines,
        lost_at=told.lost_at,
        won_at=won[-1] if won else None,
        line=[step_to_plain(record.rules, step) for step in last.line]
        if isinstance(last, Winnable)
        else [],
    )


def _named(verdict: Verdict) -> Literal["winnable", "unwinnable", "undecided"]:
    if isinstance(verdict, Winnable):
        return "winnable"
    return "undecided" if isinstance(verdict, Undecided) else "unwinnable"
