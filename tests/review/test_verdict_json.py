"""Verdicts written down and read again, and what is refused."""

from __future__ import annotations

import json

import pytest

from hanabi.core import BadRecord, Card, Game, SuitIndex, edition
from hanabi.core.codec import Plain
from hanabi.review import Cause, TurnVerdicts, Undecided, Unwinnable, Verdict, Why, Winnable, solve
from hanabi.review.verdict_json import (
    turns_from_plain,
    turns_to_plain,
    verdict_from_plain,
    verdict_to_plain,
)

RULES = edition("show+black-powder")
VERDICTS: list[Verdict] = [
    solve(Game(RULES, 2, 0), 20),
    Winnable(25, ()),
    Undecided(3),
    Unwinnable(25, None),
    *(Unwinnable(7, Cause(why, card)) for why in Why for card in (None, Card(SuitIndex(5), 3))),
]


def test_verdicts_are_the_same_after_json() -> None:
    for verdict in VERDICTS:
        text = json.dumps(verdict_to_plain(RULES, verdict))
        assert verdict_from_plain(RULES, 2, json.loads(text)) == verdict
    told = TurnVerdicts(tuple(VERDICTS))
    assert turns_from_plain(RULES, 2, json.loads(json.dumps(turns_to_plain(RULES, told)))) == told


@pytest.mark.parametrize(
    ("plain", "reason"),
    [
        ({"verdict": "likely", "score": 25}, 'verdict: "likely" is none of'),
        ({"verdict": "winnable", "score": 99}, "score: 99"),
        ({"verdict": "winnable"}, "'score' is missing"),
        ({"verdict": "unwinnable", "score": 25, "cause": "luck"}, "cause: "),
        ({"verdict": "unwinnable", "score": 25, "cause": "pace", "card": "mauve 3"}, "card: "),
        ({"verdict": "winnable", "score": 25, "line": [{"do": "dance"}]}, r"line\[0\]"),
    ],
)
def test_what_is_no_verdict_is_refused(plain: Plain, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        verdict_from_plain(RULES, 2, plain)
