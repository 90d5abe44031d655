"""How a show ended, in a few sentences: the reason, the score, and what the audience says."""

from __future__ import annotations

from hanabi.core.cards import Scoring
from hanabi.core.outcome import Outcome
from hanabi.core.rules import Rules
from hanabi.words.speech import Speech


def describe_outcome(say: Speech, rules: Rules, outcome: Outcome, reason: str | None = None) -> str:
    penalised = any(suit.scoring is Scoring.PENALTY for suit in rules.suits)
    score = "outcome-score-black-powder" if penalised else "outcome-score"
    sentences = [
        reason or say(f"reason-{outcome.reason}"),
        say(score, score=outcome.score, maximum=rules.maximum),
    ]
    if outcome.tally != outcome.score:
        sentences.append(say("outcome-tally", points=outcome.tally))
    rating = say.rating(outcome)
    if rating is not None:
        sentences.append(rating)
    return " ".join(sentences)
