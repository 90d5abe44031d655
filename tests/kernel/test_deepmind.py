"""The base game is DeepMind's: same decks, same moves, and every observation, mask, reward and end is the same."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from hanabi import edition
from hanabi.kernel import Batch
from sizes import sized

pyhanabi = pytest.importorskip("hanabi_learning_environment.pyhanabi")

GAMES = sized(300, 5_000)
"""With each number of players."""

CHUNK = 500


@dataclass
class Played:
    """A random game of DeepMind's, step by step."""

    deck: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    vectors: list[list[int]] = field(default_factory=list)
    """Of the player to act, before each move."""
    legal: list[list[int]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    """After each move."""


def play(game: Any, encoder: Any, chance: random.Random) -> Played:
    """Play to the end; some games with a preference for clues and discards, so that they last."""
    played = Played()
    state = game.new_initial_state()
    patient = chance.random() < 0.1
    while not state.is_terminal():
        if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
            state.deal_random_card()
            card = state.move_history()[-1].move()
            played.deck.append(card.color() * 5 + card.rank())
            continue
        seat = state.cur_player()
        legal = [game.get_move_uid(move) for move in state.legal_moves()]
        move = chance.choice(legal)
        if patient and game.get_move(move).type() == pyhanabi.HanabiMoveType.PLAY:
            move = chance.choice(legal)
        played.seats.append(seat)
        played.vectors.append(encoder.encode(state.observation(seat)))
        played.legal.append(sorted(legal))
        played.moves.append(move)
        state.apply_move(game.get_move(move))
        played.scores.append(state.score())
    return played


def whole_deck(dealt: list[int]) -> list[int]:
    """The dealt cards, then the others in any order."""
    rest = [suit * 5 + value for suit in range(5) for value in (0, 0, 0, 1, 1, 2, 2, 3, 3, 4)]
    for face in dealt:
        rest.remove(face)
    return dealt + rest


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_observations_legal_moves_rewards_and_ends_are_deepminds(players: int) -> None:
    theirs = pyhanabi.HanabiGame(
        {"players": players, "seed": players, "random_start_player": False}
    )
    encoder = pyhanabi.ObservationEncoder(theirs, pyhanabi.ObservationEncoderType.CANONICAL)
    chance = random.Random(players)
    batch = Batch(edition("cocktail"), players, CHUNK, auto_reset=False)
    for _ in range(GAMES // CHUNK):
        compare(batch, [play(theirs, encoder, chance) for _ in range(CHUNK)])


def compare(batch: Batch, games: list[Played]) -> None:
    batch.deal([whole_deck(game.deck) for game in games])
    scores = np.zeros(len(games), int)
    for number in range(max(len(game.moves) for game in games)):
        running = [i for i, game in enumerate(games) if number < len(game.moves)]
        vectors, legal = batch.unpacked(), batch.unpacked_legal()
        actions = np.full(len(games), -1)
        for i in running:
            game = games[i]
            assert batch.seats[i] == game.seats[number]
            assert vectors[i].tolist() == game.vectors[number]
            assert np.flatnonzero(legal[i]).tolist() == game.legal[number]
            actions[i] = game.moves[number]
        batch.step(actions)
        for i in running:
            score = games[i].scores[number]
            assert batch.rewards[i] == score - scores[i]
            assert batch.done[i] == (number + 1 == len(games[i].moves))
            scores[i] = score
    assert batch.done.all()
