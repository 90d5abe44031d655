"""Rulings on the tiles that take from the discard pile: R20, R23, R24, R40, R41."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hanabi.core import (
    Action,
    BadSetup,
    Band,
    CardId,
    Game,
    Outcome,
    Play,
    Reason,
    Record,
    Refusal,
    Rules,
    Suit,
    Tile,
    edition,
    house_rules,
)
from hanabi.core.events import CardReshuffled, TileLost
from hanabi.core.shuffle import Purpose, Stream
from positions import (
    card,
    choices,
    do,
    firework,
    fireworks,
    kinds,
    pile,
    refusal,
    scripted,
)

SHOW = edition("show", "flamboyants")


def completing(tile: Tile, before: list[str]) -> Game:
    """A game of two that began like this, and whose player to act holds the red 5 to complete red."""
    script = [*before, *firework("red", 4)]
    return scripted(SHOW, 2, script, firework("red", start=4), tiles=[tile])


@pytest.mark.parametrize("tile", [Tile.RESHUFFLE, Tile.REPLAY])
def test_r20_with_an_empty_discard_pile_the_tile_is_lost(tile: Tile) -> None:
    game = completing(tile, before=["clue"] * 3)
    events = do(game, "play red 5")
    expected = ["CardPlaced", "TileRevealed", "TileLost", "CardDrawn", "TurnBegan"]
    assert kinds(events) == expected
    assert (game.tokens, game.pending) == (5, None)


def test_r20_declining_a_replay_and_choosing_a_card_that_does_not_fit_are_the_same() -> None:
    games = [completing(Tile.REPLAY, before=["play blue 3", "clue", "clue"]) for _ in range(2)]
    for game, line in zip(games, ("decline", "take blue 3"), strict=True):
        do(game, "play red 5")
        assert kinds(do(game, line)) == ["TileLost", "CardDrawn", "TurnBegan"]
        assert (game.strikes, game.tokens, pile(game)) == (1, 6, ["blue 3"])
    assert games[0].open_view() == games[1].open_view()


def test_r20_a_replayed_card_that_fits_is_placed_without_a_strike() -> None:
    before = ["play blue 2", "play blue 1", "clue"]
    game = completing(Tile.REPLAY, before=before)
    do(game, "play red 5")
    assert kinds(do(game, "take blue 2")) == ["CardReplayed", "CardDrawn", "TurnBegan"]
    assert fireworks(game) == {"red": 5, "blue": 2}
    assert (game.strikes, game.tokens, pile(game)) == (1, 7, [])
    assert game.copies_left(card(SHOW, "blue 2")) == 2


def reshuffling(*places: int) -> Game:
    """Red is complete, and the blue 4 on the pile is about to go back into the deck of 35."""
    script = ["clue", "discard blue 4", *firework("red")]
    return scripted(SHOW, 2, script, tiles=[Tile.RESHUFFLE], places=places)


@pytest.mark.parametrize("place", [0, 1, 17, 35])
def test_r23_the_card_goes_to_the_place_that_was_drawn(place: int) -> None:
    game = reshuffling(place)
    deck = list(game.deck)
    assert (len(deck), pile(game)) == (35, ["blue 4"])
    events = do(game, "take blue 4")
    assert kinds(events) == ["CardReshuffled", "CardDrawn", "TurnBegan"]
    deck.insert(place, card(SHOW, "blue 4"))
    drawn = game.face(game.hands[0][-1])
    assert [drawn, *game.deck] == deck
    assert (game.places, pile(game)) == ((place,), [])


@pytest.mark.parametrize("place", [-1, 36])
def test_r23_a_place_beyond_the_deck_is_refused(place: int) -> None:
    game = reshuffling(place)
    with pytest.raises(BadSetup, match=rf"places\[0\]: {place} is no place of a deck of 35 cards"):
        do(game, "take blue 4")
    assert (game.pending, pile(game)) == (Tile.RESHUFFLE, ["blue 4"])


def test_r23_the_place_is_uniform_over_the_deck_and_its_bottom() -> None:
    rules = Rules((Suit("red"), Suit("blue")), hand_sizes=(6,), bonus_tiles=(Tile.RESHUFFLE,))
    script = ["play blue 4", *firework("red")]
    model = scripted(rules, 2, [], script)
    counts: Counter[int] = Counter()
    for seed in range(400):
        game = Game(rules, 2, deal=replace(model.deal, seed=seed))
        do(game, *script)
        assert game.deck_size == 3
        do(game, "take blue 4")
        counts.update(game.places)
    assert set(counts) == {0, 1, 2, 3}
    assert all(75 <= number <= 125 for number in counts.values())


def test_r23_places_follow_from_the_seed_one_after_the_other() -> None:
    rules = house_rules(SHOW, hand_sizes=(8,), bonus_tiles=[Tile.RESHUFFLE] * 2)
    first = ["clue", "clue", "discard blue 4", "discard blue 3", *firework("red")]
    game = scripted(rules, 2, first, firework("white"))
    stream = Stream(game.deal.seed, Purpose.PLACES)
    places = [stream.below(game.deck_size + 1)]
    do(game, "take blue 4")
    saved = Record.loads(Record.of(game, ["Ann", "Bo"]).dumps()).replay()
    for one in (game, saved):
        do(one, *firework("white"))
    places.append(stream.below(game.deck_size + 1))
    for one in (game, saved):
        do(one, "take blue 3")
    assert list(game.places) == places
    assert (saved.places, saved.deck) == (game.places, game.deck)


def cheat(game: Game) -> Action:
    """What somebody does who sees the own cards: place one, or else discard or clue."""
    legal = game.legal_actions()
    fitting = [one for one in legal if isinstance(one, Play) and game.fits(game.face(one.card))]
    return fitting[0] if fitting else legal[-1]


def test_r23_a_seeded_record_replays_to_the_same_deck() -> None:
    game = Game(SHOW, 2, seed=8)
    while not game.places:
        game.act(cheat(game))
    assert game.deck_size > 1
    again = Record.loads(Record.of(game, ["Ann", "Bo"]).dumps()).replay()
    assert (again.deck, again.places) == (game.deck, game.places)
    assert again == game


def test_r23_the_discard_pile_no_longer_counts_the_card() -> None:
    game = reshuffling(35)
    four = card(SHOW, "blue 4")
    assert game.is_indispensable(four)
    do(game, "take blue 4")
    assert not game.is_indispensable(four)
    assert game.copies_left(four) == 2


def test_r23_a_reshuffled_card_is_not_gone_when_playing_on() -> None:
    rules = house_rules(SHOW, play_on=True)
    script = ["clue", "clue", "discard blue 4", *firework("red")]
    game = scripted(rules, 2, script, ["discard blue 4"], tiles=[Tile.RESHUFFLE], places=[35])
    do(game, "take blue 4", "discard blue 4")
    assert (game.outcome, pile(game)) == (None, ["blue 4"])


LAST_ROUND = house_rules(SHOW, hand_sizes=(20,))
"""Ten cards in the deck of two players."""


def last_round(*tiles: Tile) -> Game:
    """The last round has begun; the player to act holds the red 5, and a blue 5 lies discarded."""
    script = ["play blue 5", *firework("red", 4), *firework("blue", 4), "play white 1"]
    return scripted(LAST_ROUND, 2, script, firework("red", start=4), tiles=tiles)


def test_r24_in_the_last_round_reshuffle_is_a_replay_and_the_count_does_not_restart() -> None:
    game = last_round(Tile.RESHUFFLE)
    assert (game.deck_size, game.turns_left) == (0, 2)
    do(game, "play red 5")
    assert (game.pending, game.turns_left) == (Tile.REPLAY, 2)
    assert choices(game) == {"take blue 5", "decline"}
    do(game, "decline")
    assert (game.deck_size, game.turns_left, game.to_act) == (0, 1, 1)
    do(game, "clue")
    assert game.outcome is not None
    assert game.outcome.reason is Reason.LAST_ROUND


def test_r24_the_count_drops_once_a_turn_however_many_tiles_it_reveals() -> None:
    game = last_round(Tile.RESHUFFLE, Tile.VALUE_CLUE)
    do(game, "play red 5")
    assert kinds(do(game, "take blue 5")) == ["CardReplayed", "TileRevealed"]
    assert (game.pending, game.turns_left) == (Tile.VALUE_CLUE, 2)
    do(game, "bonus clue 1 1")
    assert (game.turns_left, game.to_act) == (1, 1)


@pytest.mark.parametrize("tile", [Tile.REPLAY, Tile.RESHUFFLE])
def test_r24_the_last_turn_of_the_game_still_resolves_its_tile(tile: Tile) -> None:
    script = ["play blue 5", *firework("red", 4), *firework("blue", 4), "play white 1", "clue"]
    game = scripted(LAST_ROUND, 2, script, firework("red", start=4), tiles=[tile, Tile.CLUE])
    assert game.turns_left == 1
    do(game, "play red 5")
    assert (game.outcome, game.pending, game.turns_left) == (None, Tile.REPLAY, 1)
    do(game, "take blue 5")
    assert game.outcome == Outcome(Reason.LAST_ROUND, 11, 11, Band(11, 15))


@pytest.mark.parametrize("tile", [Tile.COLOUR_CLUE, Tile.VALUE_CLUE, Tile.RESHUFFLE])
def test_r40_reshuffle_and_free_clues_cannot_be_declined(tile: Tile) -> None:
    game = completing(tile, before=["play blue 5", "clue", "clue", "clue"])
    do(game, "play red 5")
    assert "decline" not in choices(game)
    assert refusal(game, "decline") is Refusal.CANNOT_DECLINE


DISCARDED = ["discard green 3", "discard blue 4", "discard green 3", "discard red 4"]


def test_r40_every_distinct_face_of_the_pile_and_declining_are_legal() -> None:
    faces = {"take green 3", "take blue 4", "take red 4"}
    for tile, expected in ((Tile.RESHUFFLE, faces), (Tile.REPLAY, {*faces, "decline"})):
        game = completing(tile, before=[*["clue"] * 4, *DISCARDED])
        do(game, "play red 5")
        assert choices(game) == expected
        assert len(game.legal_actions()) == len(expected)
        assert refusal(game, "take white 1") is Refusal.NOT_DISCARDED


def test_r40_replay_is_asked_even_if_nothing_fits() -> None:
    game = completing(Tile.REPLAY, before=["play blue 5", "clue"])
    do(game, "play red 5")
    assert choices(game) == {"take blue 5", "decline"}


def test_r40_of_equal_copies_the_oldest_leaves_the_pile() -> None:
    game = completing(Tile.RESHUFFLE, before=[*["clue"] * 4, *DISCARDED])
    do(game, "play red 5")
    oldest, _, younger, _ = game.discards
    events = do(game, "take green 3")
    assert isinstance(events[0], CardReshuffled)
    assert events[0].card == oldest.id == CardId(0)
    assert pile(game) == ["blue 4", "green 3", "red 4"]
    assert younger in game.discards


def test_r41_a_record_from_an_explicit_deck_stores_the_tiles_and_each_place() -> None:
    script = ["clue", "discard blue 4", *firework("red")]
    game = scripted(SHOW, 2, script, tiles=[Tile.RESHUFFLE, Tile.MEND])
    do(game, "take blue 4")
    record = Record.of(game, ["Ann", "Bo"])
    plain = record.to_plain()
    assert plain["tiles"] == [str(tile) for tile in game.deal.tiles]
    assert plain["tiles"][:2] == ["reshuffle", "mend"]
    assert plain["places"] == list(game.places)
    assert len(game.places) == 1
    again = Record.loads(record.dumps()).replay()
    assert (again.deck, again.tiles) == (game.deck, game.tiles)


def test_r41_a_stored_place_decides_whatever_the_seed_would_say() -> None:
    script = ["clue", "discard blue 4", *firework("red")]
    game = scripted(SHOW, 2, script, tiles=[Tile.RESHUFFLE])
    do(game, "take blue 4")
    deal = Record.of(game, ["Ann", "Bo"]).deal
    assert deal is not None
    other = Game(SHOW, 2, deal=replace(deal, seed=12345))
    do(other, *script, "take blue 4")
    assert other.deck == game.deck


def test_a_misplayed_card_can_be_taken_back() -> None:
    game = completing(Tile.RESHUFFLE, before=["play blue 5", "clue"])
    assert game.strikes == 1
    do(game, "play red 5", "take blue 5")
    assert (pile(game), game.strikes) == ([], 1)


def test_a_lost_tile_is_named_by_what_was_lost() -> None:
    game = completing(Tile.REPLAY, before=[])
    lost = [event for event in do(game, "play red 5") if isinstance(event, TileLost)]
    assert [event.tile for event in lost] == [Tile.REPLAY]
