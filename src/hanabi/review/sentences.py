"""What the review and the solver say, as sentences in the language and vocabulary of `Words`."""

from __future__ import annotations

from hanabi.core import Record, Rules
from hanabi.review.judging import THRESHOLDS, UNLUCKY
from hanabi.review.turns import TurnVerdicts
from hanabi.review.verdict import Cause, Unwinnable, Verdict, Why, Winnable
from hanabi.words.speech import Speech

_HUNDRED = 100


def judging_sentence(words: Speech) -> str:
    """How moves are judged, with the thresholds of the labels."""
    thresholds: dict[str, str] = {}
    for label, points, perfect in THRESHOLDS:
        thresholds[str(label)] = words.decimal(points, 2)
        thresholds[f"{label}_chance"] = words.decimal(perfect * _HUNDRED, 0)
    return words("review-how-text", unlucky=words.decimal(UNLUCKY), **thresholds)


def verdict_sentence(words: Speech, rules: Rules, verdict: Verdict) -> str:
    """Whether a score can be reached and, where that is quickly said, why not."""
    if isinstance(verdict, Winnable):
        return words("verdict-winnable", points=verdict.score)
    if not isinstance(verdict, Unwinnable):
        return words("verdict-undecided", points=verdict.score)
    if verdict.cause is None:
        return words("verdict-unwinnable", points=verdict.score)
    cause = _cause(words, rules, verdict.cause)
    return words("verdict-unwinnable-because", points=verdict.score, cause=cause)


def turn_sentences(words: Speech, record: Record, told: TurnVerdicts) -> list[str]:
    """The verdict on the deal, each change of it, and the move that gave the score away."""
    sentences, before = [], None
    for turn, verdict in enumerate(told.verdicts):
        sentence = verdict_sentence(words, record.rules, verdict)
        if sentence != before:
            sentences.append(
                words("verdict-after-turn", turn=turn, verdict=sentence)
                if turn
                else words("verdict-of-deal", verdict=sentence)
            )
        before = sentence
    lost = told.lost_at
    if lost is not None:
        moment = record.replay(lost - 1)
        move = moment.notation(record.steps[len(moment.steps)])
        name = moment.names[moment.to_act]
        sentences.append(words("verdict-given-away", turn=lost, name=name, move=move))
    return sentences


def _cause(words: Speech, rules: Rules, cause: Cause) -> str:
    """Without a full stop: what stands after a colon."""
    card = "" if cause.card is None else words.card(rules, cause.card)
    match cause.why:
        case Why.OVER:
            return words("cause-over")
        case Why.LOST_CARD:
            return words("cause-lost-card", card=card)
        case Why.PACE:
            return words("cause-pace")
        case Why.TOO_DEEP:
            return words("cause-too-deep", card=card) if card else words("cause-too-many-deep")
        case Why.HANDS_FULL:
            return words("cause-hands-full", card=card)
