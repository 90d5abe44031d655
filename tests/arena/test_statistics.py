"""The arena's statistics beside values worked out by hand."""

from __future__ import annotations

import math

import pytest

from hanabi.arena.standings import (
    Mean,
    histogram,
    mean_of,
    mean_over,
    paired_difference,
    share_of,
)
from hanabi.arena.text_tables import Grid, markdown, plain_text, sparkline, with_error


def test_mean_and_standard_error_of_a_sample() -> None:
    # Deviations from 4: -2, 0, 0, 2; variance 8 / 3; error sqrt(8 / 3 / 4).
    assert mean_of([2, 4, 4, 6]) == pytest.approx((4.0, math.sqrt(2 / 3), 4))


def test_one_game_has_no_standard_error_and_none_has_no_mean() -> None:
    assert mean_of([7]) == Mean(7.0, None, 1)
    assert mean_of([]) is None


def test_equal_scores_have_no_error_even_when_they_are_large() -> None:
    assert mean_of([25] * 20_000) == Mean(25.0, 0.0, 20_000)


def test_wilsons_interval() -> None:
    # 8 of 10, from the formula: (0.8 + z²/20 ± z·sqrt(0.016 + z²/400)) / (1 + z²/10) with z = 1.96.
    share = share_of(8, 10)
    assert share is not None
    assert share.share == 0.8
    assert [share.low, share.high] == pytest.approx([0.4902, 0.9433], abs=1e-4)


def test_wilsons_interval_reaches_the_ends_and_never_beyond() -> None:
    none, every = share_of(0, 10), share_of(10, 10)
    assert none is not None
    assert every is not None
    assert none.low == 0.0
    assert none.high == pytest.approx(0.2775, abs=1e-4)
    assert every.low == pytest.approx(0.7225, abs=1e-4)
    assert every.high == 1.0
    assert share_of(0, 0) is None


def test_differences_are_paired_by_seed() -> None:
    ours, theirs = {1: 10, 2: 20, 3: 24, 9: 0}, {3: 20, 2: 18, 1: 10, 8: 25}
    # Common seeds 1, 2, 3 with differences 0, 2, 4: mean 2, variance 4, error sqrt(4 / 3).
    assert paired_difference(ours, theirs) == pytest.approx((2.0, math.sqrt(4 / 3), 3))
    assert paired_difference({1: 5}, {2: 5}) is None


def test_a_constant_gain_is_certain_however_the_scores_vary() -> None:
    ours = {seed: seed % 20 + 1 for seed in range(100)}
    theirs = {seed: seed % 20 for seed in range(100)}
    assert paired_difference(ours, theirs) == Mean(1.0, 0.0, 100)


def test_means_over_tables_take_their_error_from_the_deals() -> None:
    # The deals' means are 2, 3, 4: the two samples' noise cancels.
    samples = [{1: 0, 2: 2, 3: 8}, {1: 4, 2: 4, 3: 0, 4: 9}]
    assert mean_over(samples) == pytest.approx((3.0, math.sqrt(1 / 3), 3))
    assert mean_over([]) is None


def test_the_histogram_counts_every_score() -> None:
    assert histogram([0, 2, 2, 3], 3) == [1, 0, 2, 1]


def test_a_sparkline_shows_rare_scores_and_keeps_the_perfect_one_apart() -> None:
    assert sparkline([0, 0, 1, 0, 800, 0, 800]) == "·▁██"
    assert sparkline([0, 0, 0]) == ""


@pytest.mark.parametrize(
    ("mean", "text"),
    [
        (Mean(19.0946, 0.0353, 2000), "19.09 ± 0.04"),
        (Mean(24.9364, 0.0041, 20_000), "24.936 ± 0.004"),
        (Mean(7.0, None, 1), "7 (one game)"),
        (None, "–"),
    ],
)
def test_a_mean_has_the_decimals_its_error_leaves_meaning_to(mean: Mean | None, text: str) -> None:
    assert with_error(mean) == text


def test_grids_line_up_as_text_and_escape_as_markdown() -> None:
    grid = Grid("T", ["name", "n"], [["a|b", "1,000"], ["long name", "2"]], words=(0,))
    assert plain_text(grid).splitlines() == [
        "T",
        "name           n",
        "a|b        1,000",
        "long name      2",
    ]
    assert markdown(grid).splitlines()[2:] == [
        "| name | n |",
        "| --- | --: |",
        "| a\\|b | 1,000 |",
        "| long name | 2 |",
    ]
