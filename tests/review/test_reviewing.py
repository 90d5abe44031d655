"""Reviews: they grow, are the same for the same seed, can be written down, and never tell of a running game."""

from __future__ import annotations

import json
import threading
from dataclasses import replace

import pytest

from hanabi.bots import make_bot
from hanabi.core import BadRecord, Discard, Game, Play, Record, edition
from hanabi.core.actions import Rearrange
from hanabi.review import (
    Effort,
    GameReview,
    Label,
    Round,
    RunningGame,
    loads_review,
    review,
    review_to_plain,
)
from small_decks import SMALL, small_game

LITTLE = Effort(16, (Round(4, 100), Round(6, 3)), 0.0)


def friends_play(game: Game) -> Record:
    game.play_out([make_bot("friend") for _ in range(game.players)])
    return Record.of(game)


@pytest.fixture(scope="module")
def record() -> Record:
    return friends_play(small_game(SMALL["short"], 2, 3))


@pytest.fixture(scope="module")
def reviews(record: Record) -> list[GameReview]:
    return list(review(record, effort=LITTLE))


def test_a_review_grows_until_it_is_complete(record: Record, reviews: list[GameReview]) -> None:
    done = [one.done for one in reviews]
    assert done == sorted(done)
    assert done[-1] == 1
    assert [one.complete for one in reviews] == [False] * (len(reviews) - 1) + [True]
    known = [sum(move is not None for move in one.moves) for one in reviews]
    assert known == sorted(known)
    moves = [move for move in reviews[-1].moves if move is not None]
    assert [move.action for move in moves] == list(record.steps)
    assert {move.passes for move in moves} == {2}
    assert [moment.turn for moment in reviews[-1].moments] == list(range(len(moves) + 1))


def test_the_same_seed_gives_the_same_review(record: Record, reviews: list[GameReview]) -> None:
    assert list(review(record, effort=LITTLE, threads=1)) == reviews
    *_, other = review(record, effort=LITTLE, seed=1)
    assert other != reviews[-1]


def test_json_brings_it_back_exactly(record: Record, reviews: list[GameReview]) -> None:
    for one in (reviews[0], reviews[-1]):
        text = json.dumps(review_to_plain(record.rules, one))
        assert loads_review(record, text) == one


@pytest.mark.parametrize(
    ("place", "value", "refused"),
    [
        ("moves", [], "moves: 0 entries"),
        ("version", 1, "version: 1 is another"),
        ("done", 2, "done: 2 is not from 0 to 1"),
        ("lost", [{"turn": 1}], r"lost\[0\]: 'seat' is missing"),
    ],
)
def test_what_is_no_review_is_refused_by_its_place(
    record: Record, reviews: list[GameReview], place: str, value: object, refused: str
) -> None:
    plain = review_to_plain(record.rules, reviews[-1])
    with pytest.raises(BadRecord, match=refused):
        loads_review(record, json.dumps({**plain, place: value}))


def test_a_running_game_is_not_reviewed(record: Record) -> None:
    running = replace(record, steps=record.steps[:4], end=None)
    with pytest.raises(RunningGame):
        review(running)


def test_a_game_that_was_broken_off_is_reviewed(record: Record) -> None:
    game = replace(record, steps=record.steps[:3], end=None).replay()
    game.rearrange(0, game.hands[0][::-1])
    game.end()
    *_, last = review(Record.of(game), effort=LITTLE)
    assert last.complete
    assert [move.step for move in last.moves if move is not None] == [0, 1, 2]
    assert isinstance(game.steps[-1], Rearrange)


def test_it_can_be_stopped(record: Record) -> None:
    stop = threading.Event()
    stop.set()
    (only,) = review(record, effort=LITTLE, stop=stop)
    assert not only.complete


def test_throwing_away_a_five_that_fits_is_a_mistake() -> None:
    game = Game(edition("cocktail"), ["Ada", "Bo"], 3)
    bots = [make_bot("friend") for _ in range(2)]
    while game.outcome is None:
        action = bots[game.to_act].act(game.view(game.to_act)).action
        if isinstance(action, Play) and game.face(action.card).value == 5:
            game.act(Discard(action.card))
            game.end()
        else:
            game.act(action)
    *_, last = review(Record.of(game), effort=Effort(16, (Round(4, 100), Round(12, 2)), 0.0))
    spoiled = last.moves[-1]
    assert spoiled is not None
    assert spoiled.label in (Label.INACCURACY, Label.MISTAKE, Label.BLUNDER)
