"""What holds in every game of every table."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi import Card, Game, IllegalAction, Record, SuitIndex, Tile
from hanabi.core.cards import FIREWORK_HEIGHT
from worlds import choose, every_action, new_games, play_out, rearrange_sometimes, running_games


def cards_of(game: Game) -> Counter[Card]:
    """Every card of the table, wherever it is."""
    found = Counter(game.deck)
    found.update(game.face(card) for hand in game.hands for card in hand)
    found.update(card.face for card in game.discards)
    for index, height in enumerate(game.fireworks):
        suit = game.rules.suits[index]
        found.update(Card(SuitIndex(index), suit.value_at(place)) for place in range(height))
    return found


@given(running_games())
def test_cards_are_conserved(game: Game) -> None:
    assert cards_of(game) == Counter(game.rules.box)


@given(running_games())
def test_tokens_strikes_and_heights_stay_within_bounds(game: Game) -> None:
    rules = game.rules
    assert 0 <= game.tokens <= rules.clue_tokens
    assert 0 <= game.strikes <= rules.strikes
    assert all(0 <= height <= FIREWORK_HEIGHT for height in game.fireworks)
    assert 0 <= game.tally <= game.reachable_maximum <= rules.maximum
    assert game.turns_left is None or 0 <= game.turns_left <= game.players
    full = rules.hand_size(game.players)
    assert all(len(hand) <= full for hand in game.hands)
    assert len(game.tiles) + len(game.revealed_tiles) == len(rules.bonus_tiles)


@given(running_games())
def test_a_running_game_has_a_legal_action_and_a_finished_one_has_none(game: Game) -> None:
    assert bool(game.legal_actions()) == (game.outcome is None)


@settings(max_examples=50)
@given(running_games())
def test_everything_listed_is_accepted_and_everything_else_refused_without_a_trace(
    game: Game,
) -> None:
    legal = game.legal_actions()
    assert len(set(legal)) == len(legal)
    for action in legal:
        game.copy().act(action)
    before = game.copy()
    for action in set(every_action(game)) - set(legal):
        with pytest.raises(IllegalAction):
            game.act(action)
    assert game == before
    assert game.legal_actions() == legal
    assert game.steps == before.steps
    assert [game.view(seat) for seat in range(game.players)] == [
        before.view(seat) for seat in range(game.players)
    ]


@given(running_games(), st.data())
def test_a_refused_order_of_a_hand_changes_nothing(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.integers(-2, game.players + 1))
    order = data.draw(st.lists(st.integers(-1, 60), max_size=7))
    known = 0 <= seat < game.players
    if game.outcome is None and known and sorted(order) == sorted(game.hands[seat]):
        return
    before = game.copy()
    with pytest.raises(IllegalAction):
        game.rearrange(seat, order)  # type: ignore[arg-type]  # the numbers are card ids
    assert game == before
    assert game.hands == before.hands


@settings(max_examples=60)
@given(new_games(), st.integers(0, 10**6), st.sampled_from([0.0, 0.8, 1.0]))
def test_every_game_ends_and_says_why(game: Game, seed: int, skill: float) -> None:
    chance = random.Random(seed)
    # Each turn spends a token, or takes a card from a hand; cards and tokens are finite.
    most = 4 * (game.rules.deck_size + game.rules.clue_tokens + len(game.rules.bonus_tiles)) + 40
    for _ in range(most):
        if game.outcome is not None:
            break
        game.act(choose(game, chance, skill))
    assert game.outcome is not None
    complete = all(height == FIREWORK_HEIGHT for height in game.fireworks)
    assert (game.outcome.reason == "victory") == complete
    assert (game.outcome.reason == "strikes") == (game.strikes == game.rules.strikes)
    assert 0 <= game.outcome.score <= game.outcome.tally <= game.rules.maximum


@given(running_games())
def test_knowledge_never_excludes_the_true_card(game: Game) -> None:
    views = [game.view(seat) for seat in range(game.players)]
    for view in [*views, game.open_view()]:
        for hand in view.hands:
            for held in hand:
                face = game.face(held.id)
                assert face in held.knowledge.believed
                assert set(held.knowledge.believed) <= set(held.knowledge.possible)


@given(running_games())
def test_knowledge_is_what_the_clues_said(game: Game) -> None:
    rules = game.rules
    for held in (held for hand in game.open_view().hands for held in hand):
        knowledge = held.knowledge
        assert knowledge.possible == tuple(
            face
            for face in rules.faces
            if all(rules.touches(clue, face) for clue in knowledge.marked)
            and not any(rules.touches(clue, face) for clue in knowledge.excluded)
        )


@given(running_games())
def test_the_holder_counts_the_cards_they_see(game: Game) -> None:
    for seat in range(game.players):
        view = game.view(seat)
        seen = Counter(held.face for hand in view.hands for held in hand if held.face is not None)
        seen.update(card.face for card in view.discards)
        for index, height in enumerate(view.fireworks):
            suit = view.rules.suits[index]
            seen.update(Card(SuitIndex(index), suit.value_at(place)) for place in range(height))
        for held in view.hand:
            assert held.knowledge.believed == tuple(
                face for face in held.knowledge.possible if seen[face] < view.rules.copies(face)
            )
            assert held.knowledge == game.knowledge(held.id)


@given(running_games())
def test_record_and_replay_give_the_same_game(game: Game) -> None:
    names = [f"Player {seat}" for seat in range(game.players)]
    record = Record.of(game, names)
    text = record.dumps()
    again = Record.loads(text)
    assert again == record
    assert again.dumps() == text
    assert again.replay() == game
    assert again.replay().steps == game.steps
    assert again.replay().outcome == game.outcome


@given(running_games())
def test_a_record_with_an_explicit_deck_replays_to_the_same_game(game: Game) -> None:
    names = [f"Player {seat}" for seat in range(game.players)]
    seeded = Record.of(game, names)
    explicit = seeded.with_explicit_deal()
    assert explicit.seed is None
    text = explicit.dumps()
    assert ("seed" in text) <= (game.outcome is None and Tile.RESHUFFLE in game.rules.bonus_tiles)
    again = Record.loads(text)
    assert again == explicit
    assert again.replay() == game


@settings(max_examples=60)
@given(running_games(), st.integers(0, 10**6))
def test_a_game_goes_on_from_an_explicit_deck_as_it_would_from_its_seed(
    game: Game, seed: int
) -> None:
    twin = Record.loads(Record.of(game).with_explicit_deal().dumps()).replay()
    for goes_on in (game, twin):
        play_out(goes_on, random.Random(seed), 1.0)
    assert twin == game
    assert twin.places == game.places


@settings(max_examples=40)
@given(new_games(), st.integers(0, 10**6))
def test_replaying_to_a_turn_shows_the_game_as_it_was_then(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    moments = {}
    while game.outcome is None:
        rearrange_sometimes(game, chance)
        if game.pending is None:
            moments[game.turn - 1] = game.copy()
        game.act(choose(game, chance, 0.9))
    record = Record.of(game, [f"Player {seat}" for seat in range(game.players)])
    for turn, moment in moments.items():
        assert record.replay(turn) == moment
    assert record.replay(game.turn) == game


@settings(max_examples=40)
@given(running_games(), st.integers(0, 10**6))
def test_a_copy_goes_its_own_way(game: Game, seed: int) -> None:
    twin, before = game.copy(), game.copy()
    play_out(twin, random.Random(seed), 0.5)
    assert game == before
    assert [game.view(seat) for seat in range(game.players)] == [
        before.view(seat) for seat in range(game.players)
    ]


@given(running_games())
def test_next_actions_are_what_would_be_legal_if_it_were_the_turn_of_the_viewer(game: Game) -> None:
    for seat in range(game.players):
        view, if_it_were = game.view(seat), game.copy()
        if_it_were._to_act = view.seat  # type: ignore[assignment]  # a seat
        distance = (seat - game.to_act) % game.players
        over_before = game.turns_left is not None and distance >= game.turns_left
        if game.outcome is not None or game.pending or distance == 0 or over_before:
            assert view.next_actions == ()
        else:
            assert view.next_actions == if_it_were.legal_actions()
    assert game.open_view().next_actions == ()
