"""The proof that a deal cannot be won: on small decks it knows exactly what all lines of the core know."""

from __future__ import annotations

import pytest

from hanabi.core import Game, Rules, edition
from hanabi.review import Undecided, Unwinnable, Winnable
from hanabi.review.causes import find_cause
from hanabi.review.every_line import decide
from hanabi.review.time_limit import TimeLimit
from sizes import sized
from small_decks import SMALL, reachable_score, small_game

GUARD = 600.0
WITHOUT_TILES = {name: rules for name, rules in SMALL.items() if not rules.bonus_tiles}


@pytest.mark.parametrize("rules", WITHOUT_TILES.values(), ids=WITHOUT_TILES)
def test_it_proves_what_cannot_be_won_and_nothing_else(rules: Rules) -> None:
    for seed in range(sized(1, 150)):
        for players in range(2, rules.most_players + 1):
            game = small_game(rules, players, seed)
            kind = Unwinnable if reachable_score(game) < rules.maximum else Winnable
            assert isinstance(decide(game, seed=0, limit=TimeLimit(GUARD)), kind), f"seed {seed}"


@pytest.mark.parametrize("seed", (176, 845)[: sized(1, 2)])
def test_it_proves_a_deal_of_full_size_that_has_no_short_cause(seed: int) -> None:
    game = Game(edition("cocktail"), 2, seed)
    assert find_cause(game, 25) is None
    assert isinstance(decide(game, seed=0, limit=TimeLimit(GUARD)), Unwinnable)


def test_without_time_and_with_bonus_tiles_it_proves_nothing() -> None:
    game = Game(edition("cocktail"), 2, 176)
    assert decide(game, seed=0, limit=TimeLimit(-1)) == Undecided(25)
    assert decide(game, seed=0, limit=TimeLimit(GUARD), most=10) == Undecided(25)
    tiles = Game(edition("show+flamboyants"), 2, 0)
    assert isinstance(decide(tiles, seed=0, limit=TimeLimit(GUARD)), Undecided)
