"""Many random games, theirs and ours in lockstep: vectors, legal moves, rewards and ends of each step.

Theirs are played through the functions of their library that their Python wraps, which saves most of the time.
"""

from __future__ import annotations

import random
from typing import Any

from side_by_side import our_game, their_game
from sizes import sized

GAMES = sized(150, 4_600)
"""For each number of players."""
LONG_GAMES = sized(40, 200)
"""With lives enough to come to the end of the deck."""
SMALL_GAMES = sized(40, 200)
"""Of ones only, which may all be played."""

lib: Any = their_game.lib
ffi: Any = their_game.ffi

STRUCK_OUT, DECK_EMPTY, COMPLETED = 1, 2, 3
"""How games end."""


class Theirs:
    """One game of theirs at a time."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.game = their_game.HanabiGame(parameters)
        self.encoder = their_game.ObservationEncoder(self.game)
        self.move = ffi.new("pyhanabi_move_t*")
        self.seen = ffi.new("pyhanabi_observation_t*")

    def begin(self) -> None:
        self.state = self.game.new_initial_state()
        self.raw = self.state._state
        self.deal()

    def deal(self) -> None:
        while lib.StateCurPlayer(self.raw) == -1:
            lib.StateDealRandomCard(self.raw)

    def vector(self, seat: int) -> bytes:
        lib.NewObservation(self.raw, seat, self.seen)
        text = lib.EncodeObservation(self.encoder._encoder, self.seen)
        digits: bytes = ffi.string(text)
        lib.DeleteString(text)
        lib.DeleteObservation(self.seen)
        return digits[::2].translate(_BITS)

    def legal(self) -> list[int]:
        moves = lib.StateLegalMoves(self.raw)
        uids = []
        for number in range(lib.NumMoves(moves)):
            lib.GetMove(moves, number, self.move)
            uids.append(lib.GetMoveUid(self.game.c_game, self.move))
            lib.DeleteMove(self.move)
        lib.DeleteMoveList(moves)
        return uids

    def act(self, uid: int) -> None:
        lib.GetMoveByUid(self.game.c_game, uid, self.move)
        lib.StateApplyMove(self.raw, self.move)
        lib.DeleteMove(self.move)
        self.deal()

    def facts(self) -> tuple[int, int, int]:
        raw = self.raw
        return lib.StateCurPlayer(raw), lib.StateScore(raw), lib.StateEndOfGameStatus(raw)


_BITS = bytes.maketrans(b"01", b"\x00\x01")


class Ours:
    """The same through our public methods."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.game = our_game.HanabiGame(parameters)
        self.encoder = our_game.ObservationEncoder(self.game)
        self.moves = [self.game.get_move(uid) for uid in range(self.game.max_moves())]

    def begin(self) -> None:
        self.state = self.game.new_initial_state()
        self.deal()

    def deal(self) -> None:
        while self.state.cur_player() == -1:
            self.state.deal_random_card()

    def vector(self, seat: int) -> bytes:
        return bytes(self.encoder.encode(self.state.observation(seat)))

    def legal(self) -> list[int]:
        return [self.game.get_move_uid(move) for move in self.state.legal_moves()]

    def act(self, uid: int) -> None:
        self.state.apply_move(self.moves[uid])
        self.deal()

    def facts(self) -> tuple[int, int, int]:
        state = self.state
        return state.cur_player(), state.score(), state.end_of_game_status()


def play(parameters: dict[str, Any], games: int) -> set[int]:
    """Play so many games and compare every step; returns the ways in which they ended."""
    dice = random.Random(1)
    theirs, ours = Theirs(parameters), Ours(parameters)
    players = parameters["players"]
    ends = set()
    for number in range(games):
        theirs.begin()
        ours.begin()
        step, end = 0, 0
        while not end:
            where = f"game {number} step {step}"
            current, _, end = facts = theirs.facts()
            assert ours.facts() == facts, where
            # In turn the player to act, the next one, and so on.
            seat = (current + step // 2 % players if step % 2 else current) % players
            assert ours.vector(seat) == theirs.vector(seat), where
            legal = theirs.legal()
            assert ours.legal() == legal, where
            uid = dice.choice(legal)
            if not end:
                theirs.act(uid)
                ours.act(uid)
            step += 1
        ends.add(end)
    return ends


def compare(players: int) -> None:
    """All the games for one number of players."""
    parameters = {"players": players, "seed": 100 + players}
    long = {**parameters, "max_life_tokens": 50, "random_start_player": True}
    assert play(parameters, GAMES) == {STRUCK_OUT}
    assert play(long, LONG_GAMES) == {DECK_EMPTY}
    assert play({**long, "ranks": 1, "hand_size": 2}, SMALL_GAMES) == {DECK_EMPTY, COMPLETED}
