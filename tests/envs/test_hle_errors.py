"""What goes wrong in DeepMind's environment goes wrong in ours in the same words, and never ends the process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from hanabi import HanabiError
from side_by_side import OURS, THEIRS, our_env, our_game, outcome, their_env, their_game


def fresh(env: Any) -> Any:
    environment = env.HanabiEnv({"players": 2, "seed": 7})
    environment.reset()
    return environment


WRONG_ACTIONS: list[Any] = [
    None,
    "PLAY",
    5.0,
    [5],
    {},
    {"card_index": 0},
    {"action_type": "NOPE"},
    {"action_type": "DEAL"},
    {"action_type": "INVALID"},
    {"action_type": "PLAY"},
    {"action_type": "PLAY", "card_index": -1},
    {"action_type": "PLAY", "card_index": 5},
    {"action_type": "DISCARD", "card_index": 0},
    {"action_type": "REVEAL_COLOR", "color": "R"},
    {"action_type": "REVEAL_COLOR", "color": None, "target_offset": 1},
    {"action_type": "REVEAL_COLOR", "color": "Z", "target_offset": 1},
    {"action_type": "REVEAL_COLOR", "color": "R", "target_offset": 0},
    {"action_type": "REVEAL_RANK", "rank": 0},
    {"action_type": "REVEAL_RANK", "rank": 7, "target_offset": 1},
    {"action_type": "REVEAL_RANK", "rank": 0, "target_offset": 2},
]


@pytest.mark.parametrize("action", WRONG_ACTIONS, ids=str)
def test_a_wrong_action_raises_what_the_original_raises(action: Any) -> None:
    environment = fresh(our_env)
    before = str(environment.state)
    expected = outcome(lambda: fresh(their_env).step(action))
    assert outcome(lambda: environment.step(action)) == expected
    assert str(environment.state) == before


OTHER_ERRORS: list[Callable[[Any, Any], Any]] = [
    lambda game, _: game.color_idx_to_char(5),
    lambda game, _: game.color_idx_to_char(None),
    lambda game, _: game.color_char_to_idx("r"),
    lambda game, _: game.color_char_to_idx(1),
    lambda game, _: hash(game.HanabiCard(1, 2)),
    lambda game, _: game.HanabiCard(1, 2) == 3,
    lambda game, _: str(game.HanabiCard(7, 2)),
    lambda game, _: game.HanabiCard(7, 2).to_dict(),
    lambda game, _: game.HanabiGame({"observation_type": 7}).observation_type(),
    lambda _, env: env.make("nope"),
    lambda _, env: env.HanabiEnv(None),
    lambda _, env: env.HanabiEnv({"seed": 1}).step(5),
]


@pytest.mark.parametrize("call", OTHER_ERRORS)
def test_other_errors_are_those_of_the_original(call: Callable[[Any, Any], Any]) -> None:
    expected = outcome(lambda: call(their_game, their_env))
    assert expected[0] == "raised"
    assert outcome(lambda: call(our_game, our_env)) == expected


@pytest.mark.parametrize("value", ["1", 1.0, None])
def test_a_move_wants_integers(value: Any) -> None:
    for module in (their_game, our_game):
        with pytest.raises(TypeError):
            module.HanabiMove.get_play_move(value)


def test_a_move_is_made_of_something() -> None:
    with pytest.raises(AssertionError):
        our_game.HanabiMove(None)


def test_an_integer_that_c_cannot_hold_overflows() -> None:
    for module in (their_game, our_game):
        with pytest.raises(OverflowError):
            module.HanabiMove.get_play_move(2**31)


PRELUDE = """
from {package} import pyhanabi, rl_env
game = pyhanabi.HanabiGame({{"seed": 7}})
new = game.new_initial_state()
dealt = game.new_initial_state()
while dealt.cur_player() == -1:
    dealt.deal_random_card()
env = rl_env.HanabiEnv({{"seed": 7}})
env.reset()
"""
FATAL = [
    "pyhanabi.HanabiGame({'players': 1})",
    "pyhanabi.HanabiGame({'players': 6})",
    "pyhanabi.HanabiGame({'colors': 0})",
    "pyhanabi.HanabiGame({'colors': 6})",
    "pyhanabi.HanabiGame({'ranks': 0})",
    "pyhanabi.HanabiGame({'ranks': 6})",
    "pyhanabi.HanabiGame({'hand_size': 26})",
    "pyhanabi.HanabiGame({'seed': 2**31})",
    "pyhanabi.HanabiGame({'seed': None})",
    "pyhanabi.HanabiGame({'players': ''})",
    "rl_env.make('Hanabi-Full', 7)",
    "dealt.apply_move(game.get_move(0))",
    "dealt.apply_move(pyhanabi.HanabiMove.get_play_move(5))",
    "dealt.apply_move(pyhanabi.HanabiMove.get_reveal_rank_move(2, 0))",
    "dealt.apply_move(dealt.move_history()[0].move())",
    "dealt.observation(2)",
    "dealt.observation(-1)",
    "dealt.deal_random_card()",
    "new.legal_moves()",
    "env.step(0)",
    "pyhanabi.ObservationEncoder(game, 1)",
]


@pytest.mark.parametrize("line", FATAL)
def test_what_ends_their_process_is_an_exception_here(line: str) -> None:
    theirs = subprocess.run(
        [sys.executable, "-c", PRELUDE.format(package=THEIRS) + line],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert theirs.returncode < 0
    names: dict[str, Any] = {}
    exec(PRELUDE.format(package=OURS), names)  # noqa: S102  # our own lines
    before = str(names["dealt"]), str(names["env"].state)
    with pytest.raises(our_game.Refused) as raised:
        eval(line, names)  # noqa: S307  # our own line
    assert isinstance(raised.value, AssertionError)
    assert isinstance(raised.value, HanabiError)
    assert (str(names["dealt"]), str(names["env"].state)) == before


@pytest.mark.parametrize(
    "parameters",
    [
        {"hand_size": 0},
        {"max_information_tokens": -1},
        {"max_information_tokens": 256},
        {"max_life_tokens": -1},
        {"max_life_tokens": 201},
    ],
    ids=str,
)
def test_parameters_that_only_ours_refuses(parameters: dict[str, Any]) -> None:
    with pytest.raises(our_game.Refused, match=next(iter(parameters))):
        our_game.HanabiGame(parameters)


def test_an_illegal_index_raises_what_their_documentation_promises() -> None:
    """Their `step` says AssertionError for an illegal action; only dicts get one there."""
    environment = fresh(our_env)
    for action in (0, 20, -1, 999):
        with pytest.raises(AssertionError):
            environment.step(action)


def test_an_encoder_refuses_observations_of_another_kind_of_game() -> None:
    two, three = (our_env.HanabiEnv({"players": players, "seed": 1}) for players in (2, 3))
    seen = two.reset()["player_observations"][0]
    with pytest.raises(our_game.Refused, match="parameters"):
        three.observation_encoder.encode(seen["pyhanabi"])
    twin = our_env.HanabiEnv({"seed": 2}).observation_encoder
    assert twin.encode(seen["pyhanabi"]) == seen["vectorized"]


def test_plausibility_of_what_is_not_in_the_game_is_an_index_error() -> None:
    known = fresh(our_env).state.observation(0).card_knowledge()[0][0]
    for ask in (known.color_plausible, known.rank_plausible):
        for index in (-1, 5):
            with pytest.raises(IndexError):
                ask(index)
