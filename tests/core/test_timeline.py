"""The timeline of a game: the turn of every event, and where each card stood before it."""

from __future__ import annotations

import random

import pytest

from hanabi import Game, edition
from hanabi.core.events import CardDrawn, ClueGiven, HandRearranged, TurnBegan
from hanabi.core.timeline import Timeline, mover_of
from worlds import choose, rearrange_sometimes


@pytest.mark.parametrize("seed", range(6))
def test_a_timeline_that_grows_with_a_game_knows_every_hand_and_turn(seed: int) -> None:
    game, chance = Game(edition("show", "flamboyants"), 2 + seed % 4, seed), random.Random(seed)
    timeline = Timeline.of(game.events, game.players)
    while game.outcome is None:
        assert timeline.hands == game.hands
        before, turn, hands = game.event_count, game.turn, game.hands
        rearrange_sometimes(game, chance)
        timeline.follow(game.events[before:])
        acting, hands, before = game.to_act, game.hands, game.event_count
        events = game.act(choose(game, chance, 0.9))
        timeline.follow(events)
        assert mover_of(events[0]) == acting
        assert timeline[before].hands == hands
        assert timeline[before].turn == turn
        if isinstance(events[-1], TurnBegan):
            assert timeline[len(timeline) - 1].turn == turn + 1
    assert len(timeline) == game.event_count
    for seat in range(game.players):
        seen = Timeline.of(game.view(seat).events, game.players)
        assert [seen[i] for i in range(len(seen))] == [timeline[i] for i in range(len(timeline))]


def test_places_are_counted_from_one_and_follow_the_order_of_the_hand() -> None:
    game = Game(edition("cocktail"), 2, 1)
    oldest, *others = game.hands[0]
    game.rearrange(0, (*others, oldest))
    timeline = Timeline.of(game.events, 2)
    number = next(i for i, event in enumerate(game.events) if isinstance(event, HandRearranged))
    assert timeline[number].places()[oldest] == (0, 1)
    assert timeline[number].positions()[oldest] == 1
    assert timeline[number].turn == 1
    assert timeline.hands[0][-1] == oldest
    assert timeline[0].turn == 0


def test_what_follows_from_the_rules_is_nobodys_deed() -> None:
    game = Game(edition("cocktail"), 2, 1)
    events = game.act(game.legal_actions()[0])
    movers = {type(event): mover_of(event) for event in events}
    assert movers[TurnBegan] is None
    assert movers.get(CardDrawn) is None
    clue = next(action for action in game.legal_actions() if "Clue" in type(action).__name__)
    (given,) = (event for event in game.act(clue) if isinstance(event, ClueGiven))
    assert mover_of(given) == given.giver
