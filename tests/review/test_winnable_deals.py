"""Deals that are drawn until one can be won."""

from __future__ import annotations

import random

import pytest

from hanabi.core import Deal, Game, Rules, edition, house_rules
from hanabi.review import Winnable, solve
from hanabi.review.winnable_deals import NoWinnableDeal, draw_winnable
from sizes import sized

FEW_CAN_BE_WON = house_rules(edition("cocktail"), hand_sizes=(2,))
NONE_CAN_BE_WON = house_rules(edition("cocktail"), hand_sizes=(1,), clue_tokens=0)


class Drawing:
    """Draws by chance, and counts."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules, self._chance, self.drawn = rules, random.Random(seed), 0

    def __call__(self) -> Game:
        self.drawn += 1
        return Game(self._rules, 2, deal=Deal.drawn(self._rules, self._chance))


def test_what_is_drawn_can_be_won_and_has_not_begun() -> None:
    drawing = Drawing(FEW_CAN_BE_WON, 1)
    games = [draw_winnable(drawing) for _ in range(sized(5, 100))]
    assert drawing.drawn > len(games)
    for game in games:
        assert not game.steps
        assert isinstance(solve(game), Winnable)


def test_rules_by_which_nothing_can_be_won_are_given_up() -> None:
    drawing = Drawing(NONE_CAN_BE_WON, 1)
    with pytest.raises(NoWinnableDeal, match="of 30 deals"):
        draw_winnable(drawing, most=30)
    assert drawing.drawn == 30
    with pytest.raises(NoWinnableDeal, match="of 1 deals"):
        draw_winnable(drawing, seconds=0)


def test_a_game_that_is_over_at_the_deal_is_not_drawn() -> None:
    ended = Game(edition("cocktail"), 2, 1)
    ended.end()
    with pytest.raises(NoWinnableDeal):
        draw_winnable(lambda: ended, most=2)
