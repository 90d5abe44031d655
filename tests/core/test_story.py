"""The story of a game, against a count that is as simple as it can be, for games of every edition and house rules."""

from __future__ import annotations

import itertools
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi import (
    Card,
    CardDiscarded,
    CardId,
    CardMisplayed,
    CardPlaced,
    CardReplayed,
    ClueGiven,
    Discard,
    Game,
    GiveClue,
    Play,
    Rearrange,
    Seat,
    StrikeTaken,
    SuitIndex,
    ValueClue,
    edition,
)
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.core.story import MOST_MOMENTS, Kind, story_of
from hanabi.words import LANGUAGES, Words
from hanabi.words.story import StoryTeller
from sizes import sized
from work_done import calls_of
from worlds import new_games, play_out, rearrange_sometimes

CASES = sized(60, 1000)
SUITS = [suit.name for suit in edition("cocktail").suits]
RED, YELLOW, GREEN = (SuitIndex(SUITS.index(name)) for name in ("red", "yellow", "green"))


@settings(max_examples=CASES, deadline=None)
@given(new_games(), st.integers(0, 10**6), st.sampled_from([0.0, 0.9, 1.0]))
def test_the_sums_of_a_story_agree_with_what_happened(game: Game, seed: int, skill: float) -> None:
    chance = random.Random(seed)
    rearrange_sometimes(game, chance)
    play_out(game, chance, skill)
    story, events = story_of(game), game.events

    assert story.maximum == game.rules.maximum == story.tally + story.unplayed + story.lost
    assert (story.tally, story.reachable) == (game.tally, game.reachable_maximum)
    assert story.lost == sum(one.points for one in (*story.losses, *story.tiles))
    assert all(one.points <= 0 for one in story.tiles)
    replayed = [event for event in events if isinstance(event, CardReplayed)]
    strikes = [one for one in story.losses if isinstance(events[one.number], CardMisplayed)]
    assert len(strikes) == sum(isinstance(event, StrikeTaken) for event in events)
    assert sum(one.strikes for one in story.players) == len(strikes)
    placed = [event.card for event in events if isinstance(event, CardPlaced)]
    assert sum(one.placed for one in story.players) == len(placed)
    assert len(placed) + len(replayed) == sum(game.fireworks)
    assert sum(one.discards for one in story.players) == sum(
        isinstance(event, CardDiscarded) for event in events
    )
    assert sum(one.clues for one in story.players) == len(story.clues)

    touched: dict[int, set[int]] = {}
    for event in events:
        if isinstance(event, ClueGiven):
            for card in event.touched:
                touched.setdefault(card, set()).add(event.giver)
    for seat, player in enumerate(story.players):
        assert player.clued == sum(seat in touched.get(card, ()) for card in placed)
    assert sum(one.unclued for one in story.players) == sum(card not in touched for card in placed)

    numbers = [one.number for one in story.moments]
    assert len(numbers) <= MOST_MOMENTS
    assert numbers == sorted(set(numbers))
    assert story.moments[-1].kind is Kind.END
    assert sum(one.kind is Kind.COMPLETED for one in story.moments) <= sum(
        height == FIREWORK_HEIGHT for height in game.fireworks
    )


@settings(max_examples=sized(15, 200), deadline=None)
@given(new_games(), st.integers(0, 10**6), st.sampled_from(sorted(LANGUAGES)))
def test_every_story_can_be_told_in_every_language(game: Game, seed: int, language: str) -> None:
    play_out(game, random.Random(seed), 0.9)
    story = story_of(game)
    words = Words(language, game.rules.vocabulary)
    teller = StoryTeller(words, game.rules, game.events, game.names)
    told = [teller.moment(one) for one in (*story.moments, *story.losses, *story.tiles)]
    told += [teller.clue(one) for one in story.clues if one.placed] + teller.sums(story)
    assert all(told)


def test_a_game_and_its_story_turn_by_turn() -> None:
    """Ann's clue becomes two plays, Bo loses the only red 5 and then tries a card that does not fit."""
    rules = edition("cocktail")
    deals = (Game(rules, ["Ann", "Bo"], seed, first=0) for seed in itertools.count())
    wanted = {1: [Card(RED, 1), Card(YELLOW, 1), Card(RED, 5)], 0: [Card(GREEN, 3)]}
    game = next(game for game in deals if all(_has(game, *one) for one in wanted.items()))
    red, yellow, five = (_card(game, 1, face) for face in wanted[1])
    game.act(GiveClue(Seat(1), ValueClue(1)))
    game.act(Play(red))
    game.act(GiveClue(Seat(1), ValueClue(5)))
    game.act(Play(yellow))
    game.act(GiveClue(Seat(1), ValueClue(5)))
    game.act(Discard(five))
    game.act(Play(_card(game, 0, Card(GREEN, 3))))
    story = story_of(game)
    assert [(one.turn, one.kind, one.points) for one in story.losses] == [
        (6, Kind.LOST, 1),
        (7, Kind.STRIKE, 0),
    ]
    assert story.lost == 1
    first_clue = story.clues[0]
    assert (first_clue.turn, set(first_clue.placed)) == (1, {red, yellow})
    assert (story.players[0].clues, story.players[0].clued) == (3, 2)
    assert (story.players[1].placed, story.players[1].unclued) == (2, 0)
    words = Words("en")
    teller = StoryTeller(words, rules, game.events, game.names)
    assert teller.moment(story.losses[0]).endswith("red 5. One point is out of reach.")
    assert teller.clue(first_clue) in (
        "Ann → Bo, 1: red 1 and yellow 1",
        "Ann → Bo, 1: yellow 1 and red 1",
    )
    assert Kind.CLUE in {one.kind for one in story.moments}


def test_a_game_with_twice_the_steps_is_twice_the_work() -> None:
    def work(steps: int) -> int:
        game = Game(edition("cocktail"), 2, 5)
        for _ in range(steps):
            game.take(Rearrange(Seat(0), game.hands[0][::-1]))
        play_out(game, random.Random(1), 1.0)
        return calls_of(lambda: story_of(game))

    assert work(800) < 2.5 * work(400)


def _has(game: Game, seat: int, faces: list[Card]) -> bool:
    held = [game.face(card) for card in game.hands[seat]]
    return all(face in held for face in faces)


def _card(game: Game, seat: int, face: Card) -> CardId:
    return next(card for card in game.hands[seat] if game.face(card) == face)
