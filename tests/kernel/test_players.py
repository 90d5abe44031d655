"""Teams of players with a memory, inside the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hanabi import edition
from hanabi.kernel import Batch
from hanabi.kernel import table as T
from hanabi.kernel.batch import BadBatch
from hanabi.kernel.players import RANDOM, STEADY, Player, chooser, no_words, watch_nothing, watcher
from hanabi.kernel.scalar import row as R
from hanabi.kernel.scalar.legal import choose, is_legal


@watcher
def count_steps(t: Any, seen: Any, i: Any, seat: Any, memory: Any, m: Any) -> None:
    """Counts what it is shown, and its own cards that it can see."""
    memory[m, 0] += 1
    for slot in range(R.hand_size(t, seen, i, seat)):
        if R.face_of(t, seen, i, seat, slot) != R.NO_FACE:
            memory[m, 1] += 1


@chooser
def answer_with_counts(
    t: Any, seen: Any, legal: Any, i: Any, memory: Any, m: Any, chance: Any
) -> Any:
    """An illegal action as soon as a count is wrong, else anything legal."""
    steps = R.deck(seen, i, R.STEPS)
    if memory[m, 0] != steps + 1 or memory[m, 1]:
        return np.int64(-7)
    return choose(t, legal, i, chance)


@chooser
def play_what_fits(
    t: Any, seen: Any, legal: Any, i: Any, _memory: Any, _m: Any, chance: Any
) -> Any:
    """Plays whatever fits, which only those can do who see their hand."""
    seat = R.status(seen, i, R.TO_ACT)
    for slot in range(R.hand_size(t, seen, i, seat)):
        face = R.face_of(t, seen, i, seat, slot)
        play = t[T.PLAY] + slot
        if face != R.NO_FACE and R.fits(t, seen, i, face) and is_legal(legal, i, play):
            return play
    if is_legal(legal, i, np.int64(0)):
        return np.int64(0)
    return choose(t, legal, i, chance)


COUNTING = Player(answer_with_counts, count_steps, lambda _table: 2)
PEEKING = Player(play_what_fits, count_steps, lambda _table: 2, open_hands=True)
BLIND = Player(play_what_fits, count_steps, lambda _table: 2)


def new_games(players: int = 3, games: int = 20, **options: int) -> Batch:
    rules = edition("show", "flamboyants")
    return Batch(rules, players, games, observe=False, auto_reset=False, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 5])
def test_every_seat_is_shown_every_step_once_and_none_of_its_own_cards(players: int) -> None:
    batch = new_games(players)
    batch.play([COUNTING] * players)
    assert batch.done.all()


def test_each_seat_has_its_own_player() -> None:
    batch = new_games()
    batch.play([COUNTING, STEADY, RANDOM])
    assert batch.done.all()


def test_only_a_player_with_open_hands_sees_its_own_cards() -> None:
    scores = []
    for player in (PEEKING, BLIND):
        batch = new_games()
        batch.play([player] * 3)
        scores.append(batch.scores.mean())
    assert scores[0] > scores[1] + 5


def test_an_illegal_choice_of_a_player_is_an_error() -> None:
    @chooser
    def wrong(
        _t: Any, _seen: Any, _legal: Any, _i: Any, _memory: Any, _m: Any, _chance: Any
    ) -> Any:
        return np.int64(10**6)

    with pytest.raises(BadBatch, match="illegal action in game 0"):
        new_games().play([Player(wrong, watch_nothing, no_words)] * 3)


def test_players_with_a_memory_see_a_game_from_its_beginning() -> None:
    batch = new_games()
    batch.rollout("random", 1)
    with pytest.raises(BadBatch, match="game 0 has begun"):
        batch.play([COUNTING] * 3)


def test_a_seat_without_a_player_is_refused() -> None:
    with pytest.raises(BadBatch, match="there are 2, and 3 seats need one each"):
        new_games().play([STEADY] * 2)


def test_threads_and_noise_make_no_difference_but_where_chance_decides() -> None:
    def scores(threads: int, noise: int) -> list[int]:
        batch = new_games(games=64, threads=threads)
        batch.play([STEADY, RANDOM, STEADY], noise=noise)
        return list(batch.scores)

    assert scores(1, 5) == scores(2, 5)
    assert scores(1, 5) != scores(1, 6)
