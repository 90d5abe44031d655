"""A kernel game is a record at any moment, and a record goes on as a kernel game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from differential import Expected, Pair
from hanabi import BadSetup, Deal, Game, Record, Tile, edition
from hanabi.kernel import BadBatch, Batch
from worlds import choose, running_games

BASE = edition("cocktail")


def check_loaded(batch: Batch, game: Game) -> None:
    expected = Expected(batch.plan)
    assert expected.found(batch.rows[0].tolist()) == expected.row(game)
    assert batch.game(0) == game
    assert batch.record(0).steps == game.steps


@given(running_games(), st.integers(0, 10**6))
def test_any_game_can_be_loaded_and_goes_on_as_in_the_core(game: Game, noise: int) -> None:
    batch = Batch(game.rules, game.players, 1, auto_reset=False)
    batch.load(0, Record.of(game, [f"p{i}" for i in range(game.players)]))
    check_loaded(batch, game)
    if game.outcome is None:
        batch.rollout("random", 10, noise=noise)
        later = batch.game(0)
        assert later.steps[: len(game.steps)] == game.steps
        assert Record.loads(batch.record(0).dumps()).replay() == later


@given(running_games())
def test_a_game_from_an_explicit_deal_keeps_its_deal(game: Game) -> None:
    record = Record.of(game, [f"p{i}" for i in range(game.players)]).with_explicit_deal()
    again = record.replay()
    batch = Batch(game.rules, game.players, 1, auto_reset=False)
    batch.load(0, again)
    check_loaded(batch, again)
    assert batch.record(0).deal == record.deal


def test_hands_can_be_rearranged() -> None:
    pair = Pair(BASE, 3)
    chance = random.Random(5)
    for seed in range(30):
        pair.start(seed, seed % 3)
        while pair.game.outcome is None:
            if chance.random() < 0.2:
                seat = chance.randrange(3)
                hand = pair.game.hands[seat]
                order = chance.sample(range(len(hand)), len(hand))
                pair.game.rearrange(seat, [hand[slot] for slot in order])
                pair.batch.rearrange(0, seat, order)
                pair.compare()
            pair.act(chance.choice(pair.game.legal_actions()))
        assert pair.batch.game(0) == pair.game


def test_a_game_ended_by_the_players_is_over_in_the_kernel_too() -> None:
    game = Game(BASE, 2, 3)
    game.act(game.legal_actions()[0])
    game.end()
    batch = Batch(BASE, 2, 1, auto_reset=False)
    batch.load(0, game)
    check_loaded(batch, game)
    assert batch.done[0]
    assert not batch.legal.any()


def test_dealt_decks_become_records_with_that_deck() -> None:
    deals = [Deal.from_seed(BASE, seed) for seed in (8, 9)]
    batch = Batch(BASE, 2, 2, auto_reset=False)
    batch.deal([[BASE.faces.index(card) for card in deal.deck] for deal in deals], first=[0, 1])
    batch.rollout("random", 30)
    for i, deal in enumerate(deals):
        game = batch.game(i)
        assert game.deal.deck == deal.deck
        assert game.first == i


def test_a_new_game_forgets_the_story_of_the_old_one() -> None:
    batch = Batch(BASE, 2, 1)
    batch.deal([[BASE.faces.index(card) for card in Deal.from_seed(BASE, 8).deck]])
    batch.rearrange(0, 0, [4, 3, 2, 1, 0])
    while not batch.rollout("random", 1).games:
        pass
    assert batch.game(0) == Game(BASE, 2, 1)


def test_what_a_row_cannot_hold_is_refused() -> None:
    batch = Batch(BASE, 2, 2, history=False)
    with pytest.raises(BadSetup, match="history: this batch keeps none"):
        batch.game(0)
    with pytest.raises(BadSetup, match="game: its rules and number of players are not those"):
        batch.load(0, Game(BASE, 3, 1))
    with pytest.raises(BadBatch, match="index: there is no game 2; they are 0 to 1"):
        batch.load(2, Game(BASE, 2, 1))
    with pytest.raises(BadBatch, match="order: each place from 0 to 4 is needed once"):
        Batch(BASE, 2, 1).rearrange(0, 0, [0, 0, 1, 2, 3])


SHOW = edition("show", "flamboyants")


def explicit_deals(number: int) -> list[Deal]:
    """Deals with tiles and places that follow from no seed."""
    chance = random.Random(number)
    deals = []
    for seed in range(number):
        deal, tiles = Deal.from_seed(SHOW, seed), list(SHOW.bonus_tiles)
        chance.shuffle(tiles)
        places = [chance.randrange(50) for _ in range(tiles.count(Tile.RESHUFFLE))]
        deals.append(Deal(deal.deck, tuple(tiles), tuple(places[: seed % 2])))
    return deals


def deal_all(batch: Batch, deals: list[Deal]) -> None:
    batch.deal(
        [[SHOW.faces.index(card) for card in deal.deck] for deal in deals],
        tiles=[deal.tiles for deal in deals],
        places=[deal.places for deal in deals],
    )


def test_dealt_tiles_and_places_are_those_of_the_game() -> None:
    deals, chance, reshuffled = explicit_deals(40), random.Random(2), 0
    batch = Batch(SHOW, 3, len(deals), auto_reset=False)
    deal_all(batch, deals)
    expected = Expected(batch.plan)
    games = [Game(SHOW, 3, deal=deal) for deal in deals]
    while not batch.done.all():
        actions = np.full(len(games), -1)
        for i, running in enumerate(games):
            if running.outcome is None:
                action = choose(running, chance, 1.0)
                if running.pending is Tile.RESHUFFLE:
                    games[i] = with_places_of_its_deck(running)
                actions[i] = batch.plan.index(games[i], action)
                games[i].act(action)
        batch.step(actions)
        for i, game in enumerate(games):
            assert expected.found(batch.rows[i].tolist()) == expected.row(game)
    for i, game in enumerate(games):
        assert batch.game(i) == game
        assert batch.game(i).places == game.places
        reshuffled += len(game.places)
    assert reshuffled > 10


def with_places_of_its_deck(game: Game) -> Game:
    """The same game with the next place moved up to the bottom of the deck, if it lies below it."""
    used, places = len(game.places), list(game.deal.places)
    if used >= len(places) or places[used] <= game.deck_size:
        return game
    places[used] = game.deck_size
    deal = Deal(game.deal.deck, game.deal.tiles, tuple(places))
    twin = Game(game.rules, game.players, deal=deal)
    for step in game.steps:
        twin.take(step)
    return twin


def test_places_still_to_come_are_loaded_too() -> None:
    chance = random.Random(4)
    for deal in explicit_deals(30):
        game = Game(SHOW, 2, deal=Deal(deal.deck, deal.tiles, (1,)))
        for _ in range(chance.randrange(60)):
            if game.outcome is None:
                game.act(choose(game, chance, 1.0))
        batch = Batch(SHOW, 2, 1, auto_reset=False)
        batch.load(0, game)
        check_loaded(batch, game)
        while game.outcome is None:
            action = choose(game, chance, 1.0)
            batch.step([batch.plan.index(game, action)])
            game.act(action)
        check_loaded(batch, game)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"tiles": [[Tile.CLUE]]}, "tiles: there are 1 orders, and 2 are needed"),
        ({"tiles": [[Tile.CLUE], []]}, r"tiles\[0\]: this table shuffles these bonus tiles: "),
        ({"places": [[]]}, "places: there are 1 lists, and 2 are needed"),
        ({"places": [[], [1] * 9]}, r"places\[1\]: no more than \d cards can be reshuffled here"),
        ({"places": [[], [-1]]}, r"places\[1\]: -1 is no place of the deck"),
        ({"places": [[0.5], []]}, r"places\[0\]: 0.5 is no place of the deck"),
    ],
)
def test_impossible_deals_are_refused_and_change_nothing(
    options: dict[str, Any], complaint: str
) -> None:
    batch = Batch(SHOW, 2, 2)
    before, deck = batch.rows.copy(), [SHOW.faces.index(card) for card in SHOW.box]
    with pytest.raises(BadBatch, match=complaint):
        batch.deal([deck, deck], **options)
    assert (batch.rows == before).all()
