"""What every bot promises, and what the steady one plays like."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from hanabi import (
    Decline,
    Discard,
    Game,
    GiveClue,
    Play,
    Rules,
    Seat,
    Suit,
    TakeBack,
    Tile,
    Touched,
    ValueClue,
    edition,
    house_rules,
)
from hanabi.bots import make_bot, table_bots
from hanabi.bots.counterfactual import deck_places
from hanabi.core.codec import rules_to_plain
from positions import do, stacked
from sizes import sized
from worlds import (
    PRINTED,
    choose,
    house_rules_values,
    player_counts,
    running_games,
    with_other_secrets,
)

QUICK = [name for name in table_bots() if name not in ("search", "learned")]
"""Bots that can play many games at any table; the search and the learned one have tests of their own."""


def finish(rules: Rules, players: int, seed: int, name: str) -> Game:
    """A whole game of one bot with itself; an illegal action would raise."""
    game = Game(rules, players, seed, first=seed % players)
    bots = [make_bot(name, seed + seat) for seat in range(players)]
    while game.outcome is None:
        game.act(bots[game.to_act].act(game.view(game.to_act)).action)
    return game


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("rules", PRINTED, ids=lambda rules: str(rules_to_plain(rules)))
def test_a_bot_plays_every_printed_table_to_the_end(name: str, rules: Rules) -> None:
    for players in player_counts(rules):
        assert finish(rules, players, players, name).outcome is not None


def _suit(name: str, copies: tuple[int, ...], touched: Touched, *, nameable: bool = False) -> Suit:
    return Suit(name=name, copies=copies, touched=touched, nameable=nameable)


HARDLY_TOUCHED = Rules(
    suits=(
        _suit("suit-a", (1, 2, 3, 3, 3), Touched.OWN, nameable=True),
        _suit("suit-b", (1, 1, 1, 1, 1), Touched.NONE),
        _suit("suit-c", (1, 1, 1, 1, 1), Touched.NONE),
        _suit("suit-d", (2, 2, 3, 3, 3), Touched.OWN),
        _suit("suit-e", (1, 1, 1, 3, 3), Touched.OWN),
        _suit("suit-f", (1, 1, 1, 1, 1), Touched.NONE),
        _suit("suit-g", (1, 1, 1, 1, 3), Touched.NONE),
    ),
    clue_tokens=2,
    strikes=1,
    hand_sizes=(1, 1),
    bonus_tiles=(Tile.COLOUR_CLUE,),
)
"""One colour can be named, so the tile for a colour clue is often lost: what a bot takes its hidden cards for must agree."""


@pytest.mark.parametrize("name", QUICK)
@settings(max_examples=sized(20, 40))
@example(HARDLY_TOUCHED, 1)
@given(house_rules_values(), st.integers(0, 1000))
def test_a_bot_plays_any_house_rules_to_the_end(name: str, rules: Rules, seed: int) -> None:
    players = 2 + seed % (rules.most_players - 1)
    assert finish(rules, players, seed, name).outcome is not None


@pytest.mark.parametrize("name", QUICK)
@given(running_games(), st.integers(0, 10**6))
def test_a_bot_acts_alike_whatever_it_cannot_see(name: str, game: Game, seed: int) -> None:
    seat = game.to_act
    assume(game.outcome is None)
    assume(any(card in deck_places(game) for card in game.hands[seat]))
    twin = with_other_secrets(game, seat, random.Random(seed))
    assert twin is not None
    assert make_bot(name, 5).act(twin.view(seat)) == make_bot(name, 5).act(game.view(seat))


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_the_same_game_from_the_same_seed(name: str) -> None:
    rules = edition("show", "flamboyants", "black-powder")
    assert finish(rules, 3, 8, name) == finish(rules, 3, 8, name)


def test_the_random_bot_uses_its_seed() -> None:
    view = Game(edition("show"), 4, 1).view(0)
    assert len({make_bot("random", seed).act(view) for seed in range(40)}) > 10


# The steady bot


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_steady_averages_fifteen_points_in_the_base_game(players: int) -> None:
    scores = [
        finish(edition("cocktail"), players, seed, "steady").tally for seed in range(sized(20, 60))
    ]
    assert sum(scores) / len(scores) >= 15


@settings(max_examples=sized(60, 150))
@given(running_games())
def test_steady_never_knowingly_misplays(game: Game) -> None:
    view = game.view(game.to_act)
    assume(game.outcome is None)
    action = make_bot("steady").act(view).action
    if not isinstance(action, Play):
        return
    held = next(card for card in view.hand if card.id == action.card)
    fitting = [view.fits(face) for face in held.knowledge.believed]
    nothing_else = all(isinstance(other, Play) for other in view.legal_actions)
    if view.turns_left is None and not nothing_else:
        assert all(fitting)
    elif not nothing_else:
        assert any(fitting)
    if action.announced is not None:
        assert {face.suit for face in held.knowledge.believed} == {action.announced}


def steady_action(game: Game) -> object:
    return make_bot("steady").act(game.view(game.to_act)).action


def test_steady_plays_a_card_it_is_sure_of() -> None:
    hands = [["red 4", "red 1", "blue 4", "white 4", "green 4"], ["white 1"]]
    game = stacked(edition("cocktail"), 2, hands=hands, first=1)
    do(game, "clue 0 1")
    assert steady_action(game) == Play(game.hands[0][1])


def test_steady_announces_a_card_whose_suit_it_knows() -> None:
    rules = edition("swedish", "minutios-koreografi")
    hands = [["red 4", "red 1", "blue 4", "white 4", "green 4"], ["white 3"]]
    game = stacked(rules, 2, hands=hands, first=1)
    do(game, "clue 0 1", "clue 1 5", "clue 0 red")
    assert steady_action(game) == Play(game.hands[0][1], rules.suit_index("red"))


def test_steady_tells_a_teammate_what_they_can_play() -> None:
    hands = [
        ["red 4", "red 3", "blue 4", "white 4", "green 4"],
        ["yellow 1", "blue 3", "blue 2", "green 3", "green 3"],
    ]
    game = stacked(edition("cocktail"), 2, hands=hands)
    assert steady_action(game) == GiveClue(Seat(1), ValueClue(1))


def test_steady_discards_what_it_knows_to_be_spare() -> None:
    hands = [
        ["white 2", "red 1", "red 1", "white 4", "green 4"],
        ["blue 3", "yellow 4", "blue 4", "yellow 3", "green 3"],
    ]
    game = stacked(edition("cocktail"), 2, hands=hands, first=1)
    do(game, "clue 0 1", "play red 1", "clue 0 red", "clue 1 blue", "clue 0 white", "clue 1 3")
    do(game, "clue 0 green", "clue 1 4", "clue 0 4")
    assert steady_action(game) == Discard(game.hands[0][1])


def pending_views(tile: Tile) -> list[Game]:
    """Games that wait for a choice for this tile."""
    rules = house_rules(edition("show"), bonus_tiles=(tile,) * 3)
    found = []
    for seed in range(40):
        game, chance = Game(rules, 3, seed), random.Random(seed)
        while game.outcome is None:
            if game.pending is not None:
                found.append(game.copy())
            game.act(choose(game, chance, 0.95))
    return found


def test_steady_replays_a_card_that_fits_and_declines_when_none_does() -> None:
    answers = set()
    for game in pending_views(Tile.REPLAY):
        action = steady_action(game)
        fitting = [card.face for card in game.discards if game.fits(card.face)]
        if fitting:
            assert isinstance(action, TakeBack)
            assert game.fits(action.card)
        else:
            assert action == Decline()
        answers.add(type(action))
    assert answers == {TakeBack, Decline}


def test_steady_reshuffles_a_card_that_is_still_needed() -> None:
    games = pending_views(Tile.RESHUFFLE)
    assert games
    for game in games:
        action = steady_action(game)
        assert isinstance(action, TakeBack | Decline)
        if game.pending is Tile.RESHUFFLE and any(game.is_needed(c.face) for c in game.discards):
            assert isinstance(action, TakeBack)
            assert game.is_needed(action.card)


@pytest.mark.parametrize("tile", [Tile.COLOUR_CLUE, Tile.VALUE_CLUE])
def test_steady_gives_the_free_clue_of_a_tile(tile: Tile) -> None:
    games = pending_views(tile)
    assert games
    for game in games:
        assert isinstance(steady_action(game), GiveClue)
