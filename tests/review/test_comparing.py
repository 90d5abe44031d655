"""When a move is called better than another: in doubt for the plan, and never for the luckier of two guesses."""

import numpy as np
import pytest

from hanabi.review.comparing import BETTER, Comparison
from hanabi.review.findings import Label
from hanabi.review.judging import NEGLIGIBLE, label

USUAL, PLAYED, OTHER = 0, 1, 2


def compared(*columns: np.ndarray, played: int = PLAYED) -> Comparison:
    """What is known after two rounds of as many worlds each."""
    found = Comparison(len(columns), played, USUAL, 25)
    scores = np.stack(columns, axis=1).astype(np.int16)
    for half in np.split(scores, 2):
        found.add(half)
    return found


def around(mean: float, worlds: int = 1024) -> np.ndarray:
    """Scores with this mean that do not vary more than they must."""
    low = int(mean)
    return np.where(np.arange(worlds) * 397 % 1024 < round((mean - low) * 1024), low + 1, low)


def test_the_usual_move_costs_nothing() -> None:
    best, ahead = compared(around(20), around(20.5), played=USUAL).result()
    assert best == USUAL
    assert ahead.score == 0


def test_another_move_that_does_just_as_well_is_best_and_costs_next_to_nothing() -> None:
    best, ahead = compared(around(20), around(20)).result()
    assert best == PLAYED
    assert 0 < ahead.score < NEGLIGIBLE
    assert label(ahead, only_perfect=False) is Label.BEST


def test_another_move_that_surely_does_better_costs_nothing() -> None:
    best, ahead = compared(around(20), around(20.5)).result()
    assert best == PLAYED
    assert ahead.score == 0


def test_a_little_better_within_the_errors_counts_as_a_little_worse() -> None:
    chance = np.random.default_rng(1)
    usual = chance.integers(0, 26, 1024)
    played = usual.copy()
    played[chance.permutation(1024)[:2]] = 25
    played[0] = min(25, usual[0] + 1)
    found = compared(usual, np.roll(played, 1))
    plain = found.difference(USUAL, PLAYED)
    _, ahead = found.result()
    assert abs(plain.score) < plain.score_error
    assert plain.score < ahead.score
    assert ahead.score_error == plain.score_error


@pytest.mark.parametrize("loss", [0.5, 1.0, 2.0])
def test_what_surely_costs_something_costs_what_was_measured(loss: float) -> None:
    best, ahead = compared(around(20), around(20 - loss)).result()
    assert best == USUAL
    assert ahead.score == pytest.approx(loss, abs=0.01)


def test_a_third_move_is_the_best_only_where_it_gains_enough() -> None:
    best, _ = compared(around(20), around(19), around(20 + BETTER + 0.1)).result()
    assert best == OTHER
    best, _ = compared(around(20), around(19), around(20 + BETTER - 0.1)).result()
    assert best == USUAL
