"""Compiles what the tests use before they run: several workers would each compile the same at the same time."""

from __future__ import annotations

from hanabi import Game, Record, edition
from hanabi.bots import all_bots, make_bot, view_for
from hanabi.envs.hle import pyhanabi
from hanabi.kernel import Batch
from hanabi.review import EFFORTS, review


def compile_bots() -> None:
    game = Game(edition(), 3, seed=0)
    for name, kind in all_bots().items():
        if kind.refusal(game.rules, game.players) is not None:
            continue
        make_bot(name, seat=0, team=[name] * 3).act(view_for(kind, game, game.to_act))
        if kind.player is not None:
            batch = Batch(edition(), 3, 1, observe=False, auto_reset=False)
            batch.play([kind.player()] * 3)


def compile_kernel() -> None:
    """The loops that step, observe and deal."""
    batch = Batch(edition(), 3, 1)
    batch.step(batch.unpacked_legal().argmax(axis=1))
    batch.observe(0)
    batch.rollout("random", 1)
    batch.rollout("steady", 1)
    batch.load(0, Game(edition(), 3, seed=0))


def compile_environment() -> None:
    """DeepMind's environment, as far as its first observation."""
    game = pyhanabi.HanabiGame({"players": 2, "seed": 1})
    state = game.new_initial_state()
    while state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
        state.deal_random_card()
    again = game.new_initial_state()
    again.apply_move(state.move_history()[0].move())
    state.apply_move(state.legal_moves()[0])
    pyhanabi.ObservationEncoder(game).encode(state.observation(0))


def compile_review() -> None:
    """What looks at the moves of a game: one move is enough."""
    game = Game(edition(), 2, seed=0)
    game.act(make_bot("steady").act(game.view(game.to_act)).action)
    game.end()
    for _ in review(Record.of(game, ["Ada", "Bo"]), effort=EFFORTS["quick"]):
        pass


if __name__ == "__main__":
    compile_bots()
    compile_kernel()
    compile_environment()
    compile_review()
