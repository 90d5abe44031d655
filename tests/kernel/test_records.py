"""A kernel game is a record at any moment, and a record goes on as a kernel game."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from differential import Expected, Pair
from hanabi import BadSetup, Deal, Game, Record, edition
from hanabi.kernel import BadBatch, Batch
from worlds import running_games

BASE = edition("cocktail")


def check_loaded(batch: Batch, game: Game) -> None:
    expected = Expected(batch.plan)
    assert expected.found(batch.rows[0].tolist()) == expected.row(game)
    assert batch.game(0) == game
    assert batch.record(0).steps == tuple(game.steps)


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
    rules = edition("show", "flamboyants")
    deal = Deal.from_seed(rules, 1)
    listed = Game(rules, 2, deal=Deal(deal.deck, deal.tiles, (3,)))
    with pytest.raises(BadSetup, match="places: 1 of them are still to come"):
        Batch(rules, 2, 1).load(0, listed)
