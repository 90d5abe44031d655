"""The friend: it plays by conventions that people use, and says why."""

from __future__ import annotations

import pytest

from hanabi import ColourClue, Discard, Game, GiveClue, Play, Seat, ValueClue, edition
from hanabi.bots import Choice, Motive, make_bot
from positions import card, do, stacked
from strength import scores

RULES = edition("cocktail")


def choice(game: Game) -> Choice:
    return make_bot("friend").act(game.view(game.to_act))


def reason(game: Game) -> Motive:
    why = choice(game).reason
    assert why is not None
    return why


@pytest.mark.parametrize(("players", "least"), [(2, 23.1), (3, 23.3), (4, 22.5), (5, 21.0)])
def test_friend_is_strong_among_its_own_kind(players: int, least: float) -> None:
    assert scores("friend", RULES, players, 1500).mean() >= least


IDLE = ["white 4", "blue 3", "blue 4", "yellow 3", "yellow 4"]
"""A hand with nothing to play or to save."""


def test_friend_plays_the_focus_of_a_clue() -> None:
    """The newest card that a clue touches for the first time is to be played."""
    hands = [["blue 4", "red 4", "green 3", "red 1", "white 3"], IDLE]
    game = stacked(RULES, 2, hands=hands, first=1)
    do(game, "clue 0 red")
    focus, red = game.hands[0][3], ColourClue(card(RULES, "red 1").suit)
    assert choice(game).action == Play(focus)
    assert reason(game) == Motive("play-read", focus, Seat(1), (card(RULES, "red 1"),), red)


def test_friend_saves_a_five_on_the_chop() -> None:
    hands = [["blue 4", "red 4", "green 3", "red 3", "white 3"], ["green 5", *IDLE[1:]]]
    game = stacked(RULES, 2, hands=hands)
    assert choice(game).action == GiveClue(Seat(1), ValueClue(5))
    saved = game.hands[1][0]
    assert reason(game) == Motive("clue-save-five", saved, Seat(1), (card(RULES, "green 5"),))


def test_friend_asks_for_a_finesse_and_answers_one() -> None:
    hands = [
        ["blue 4", "red 4", "green 3", "red 3", "white 3"],
        ["green 4", "blue 3", "blue 4", "yellow 3", "red 1"],
        ["red 2", "yellow 3", "white 4", "green 4", "green 3"],
    ]
    game = stacked(RULES, 3, hands=hands)
    red = ColourClue(card(RULES, "red 1").suit)
    newest = game.hands[1][-1]
    assert choice(game).action == GiveClue(Seat(2), red)
    assert reason(game) == Motive("clue-finesse", newest, Seat(1), (card(RULES, "red 1"),))
    do(game, "clue 2 red")
    assert choice(game).action == Play(newest)
    assert reason(game) == Motive("play-finessed", newest, Seat(0), (card(RULES, "red 1"),), red)


def test_friend_discards_its_oldest_card_without_a_clue() -> None:
    hands = [
        ["blue 4", "red 4", "green 3", "red 3", "white 3"],
        ["yellow 3", "blue 3", "blue 4", "yellow 4", "green 4"],
    ]
    game = stacked(RULES, 2, hands=hands)
    while game.tokens:
        do(game, "clue 1 3" if game.to_act == 0 else "clue 0 4")
    move = choice(game)
    assert move.reason is not None
    assert isinstance(move.action, Discard)
    assert move.reason.name in {"discard-chop", "discard-least", "discard-useless"}


def test_every_move_of_a_whole_game_has_a_reason_that_fits_it() -> None:
    kinds = {Play: "play-", Discard: "discard-", GiveClue: "clue-"}
    for seed in range(4):
        game = Game(RULES, 2 + seed, seed)
        bots = [make_bot("friend") for _ in range(game.players)]
        while game.outcome is None:
            made = bots[game.to_act].act(game.view(game.to_act))
            assert made.reason is not None
            assert made.reason.name.startswith(kinds[type(made.action)])
            if isinstance(made.action, Play | Discard):
                assert made.reason.card == made.action.card
            elif made.reason.card is not None and made.reason.seat is not None:
                assert made.reason.card in game.hands[made.reason.seat]
                assert made.reason.faces == (game.face(made.reason.card),)
            game.act(made.action)
