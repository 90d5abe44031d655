"""The search over arrays: it wins what the narrow one does not, and its plans become lines only in the core."""

from __future__ import annotations

import pytest

from hanabi.core import Game, Rules, edition
from hanabi.review.constructive import find_line
from hanabi.review.time_limit import TimeLimit
from hanabi.review.wide_search import find_wide
from sizes import sized
from small_decks import SMALL, reachable_score, small_game

GUARD = 600.0


def wide(game: Game, score: int, attempts: int = 2) -> Game | None:
    return find_wide(game, score, seed=0, limit=TimeLimit(GUARD), attempts=attempts)


def test_it_wins_a_deal_that_the_narrow_search_does_not() -> None:
    game = Game(edition("cocktail"), 5, 566)
    assert find_line(game, 25, seed=0, limit=TimeLimit(GUARD)) is None
    end = wide(game, 25)
    assert end is not None
    assert end.outcome is not None
    assert end.outcome.score == 25
    assert not game.steps


@pytest.mark.parametrize(
    "name",
    [
        "cocktail+crowning-piece",
        "swedish+minutios-koreografi",
        "swedish+kaskad-av-farger",
        "deluxe+variant-3",
        "show+black-powder",
        "show+flamboyants",
    ],
)
def test_it_wins_deals_of_every_kind_of_table(name: str) -> None:
    rules, won = edition(name), 0
    for seed in range(sized(2, 50)):
        end = wide(Game(rules, 3, seed), rules.maximum)
        if end is not None:
            won += 1
            assert end.outcome is not None
            assert end.outcome.score == rules.maximum
    assert won


@pytest.mark.parametrize(("players", "seed"), [(5, 107), (2, 116)][: sized(1, 2)])
def test_its_plans_survive_tiles(players: int, seed: int) -> None:
    """The first goes on with a plan after a tile was turned; the second plans again when a card has come back."""
    game = Game(edition("show+colour-avalanche+flamboyants"), players, seed)
    assert find_line(game, 30, seed=0, limit=TimeLimit(GUARD)) is None
    end = wide(game, 30, attempts=8)
    assert end is not None
    assert end.outcome is not None
    assert end.outcome.score == 30


@pytest.mark.parametrize("rules", SMALL.values(), ids=SMALL)
def test_it_never_finds_more_than_there_is(rules: Rules) -> None:
    for seed in range(sized(1, 60)):
        game = small_game(rules, 2, seed)
        best = reachable_score(game)
        asked = (rules.maximum,) if rules.play_on else range(1, rules.maximum + 1)
        for score in asked:
            end = wide(game, score, attempts=1)
            if end is not None:
                assert score <= best
