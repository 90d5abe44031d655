"""What is said to be out of reach, while bonus tiles may still bring cards back, against all lines of the core."""

from __future__ import annotations

import random

import pytest

from hanabi.core import Tile, house_rules
from hanabi.review.bounds import is_out_of_reach, returns_left
from hanabi.review.causes import find_cause
from sizes import sized
from small_decks import BLUE, RED, SHORT, SMALL, reachable_score, small_game

RETURNING = {
    "tiles": SMALL["tiles"],
    "reshuffle": house_rules(SHORT, bonus_tiles=(Tile.RESHUFFLE,)),
    "replay": house_rules(SHORT, suits=(BLUE, RED), bonus_tiles=(Tile.REPLAY, Tile.REPLAY)),
}


TELLING = (24, 28, 36)
"""Deals with moments in which one more bound would be one too many."""


@pytest.mark.parametrize("name", RETURNING)
def test_nothing_is_called_out_of_reach_that_a_line_reaches(name: str) -> None:
    rules, proved = RETURNING[name], 0
    most = rules.maximum
    for seed in {*TELLING, *range(sized(0, 200))}:
        chance = random.Random(seed)
        game = small_game(rules, 2, seed)
        while game.outcome is None:
            if returns_left(game):
                best = reachable_score(game)
                asked = (most,) if rules.play_on else range(1, most + 1)
                lost = [score for score in asked if is_out_of_reach(game, score)]
                assert all(best < score for score in lost), f"seed {seed}, turn {game.turn}"
                if find_cause(game, most) is not None:
                    proved += 1
                    assert best < most, f"seed {seed}, turn {game.turn}"
            game.act(chance.choice(game.legal_actions()))
    assert proved


def test_only_tiles_that_can_still_be_turned_bring_cards_back() -> None:
    rules = house_rules(SHORT, bonus_tiles=(Tile.RESHUFFLE, Tile.REPLAY))
    game = small_game(rules, 2, 0)
    assert len(game.tiles) == 2
    assert returns_left(game) == 1  # the second of two fireworks wins
    assert returns_left(small_game(SHORT, 2, 0)) == 0
