"""DeepMind's `rl_env`: an environment with dictionaries as observations and actions, and the base of agents."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from hanabi.envs.hle import position_layout as layout
from hanabi.envs.hle import pyhanabi
from hanabi.envs.hle.pyhanabi import color_char_to_idx

if TYPE_CHECKING:
    from hanabi.envs.hle.positions import Position

MOVE_TYPES = [kind.name for kind in pyhanabi.HanabiMoveType]

_BASE = {"colors": 5, "ranks": 5, "max_information_tokens": 8, "max_life_tokens": 3}
_SMALL = {
    "colors": 2,
    "ranks": 5,
    "hand_size": 2,
    "max_information_tokens": 3,
    "max_life_tokens": 1,
}
_CLUES = {"observation_type": pyhanabi.AgentObservationType.CARD_KNOWLEDGE.value}
_PRESETS = {
    "Hanabi-Full": {**_BASE, **_CLUES},
    "Hanabi-Full-CardKnowledge": {**_BASE, **_CLUES},
    "Hanabi-Full-Minimal": {**_BASE, "observation_type": 0},
    "Hanabi-Small": {**_SMALL, **_CLUES},
    "Hanabi-Very-Small": {**_SMALL, **_CLUES, "colors": 1},
}


class Environment:
    """What an environment offers."""

    def reset(self, config: Any) -> Any:
        raise NotImplementedError("Not implemented in Abstract Base class")

    def step(self, action: Any) -> Any:
        raise NotImplementedError("Not implemented in Abstract Base class")


class HanabiEnv(Environment):
    """One game after another. Each step gives every player's observation, a reward, and whether it is over.

    The reward is the change of the score, so losing the last life takes all points back. The environment
    may be stepped on after the end, as the original may.
    """

    def __init__(self, config: dict[str, Any]) -> None:
        """Take the parameters of `pyhanabi.HanabiGame`."""
        if not isinstance(config, dict):
            raise AssertionError("Expected config to be of type dict.")  # noqa: TRY004  # as the original
        self.game = pyhanabi.HanabiGame(config)
        self.observation_encoder = pyhanabi.ObservationEncoder(self.game)
        self.players = self.game.num_players()

    def reset(self) -> dict[str, Any]:  # type: ignore[override]  # as the original
        """Deal a new game."""
        self.state = self.game.new_initial_state()
        self._deal()
        return self._make_observation_all_players()

    def vectorized_observation_shape(self) -> list[int]:
        return self.observation_encoder.shape()

    def num_moves(self) -> int:
        """How many numbers actions have."""
        return self.game.max_moves()

    def step(self, action: Any) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """Make a move, given as a dictionary or by its number, and deal what follows."""
        if isinstance(action, dict):
            move = self._build_move(action)
        elif isinstance(action, int) or hasattr(action, "__index__"):
            move = self.game.get_move(operator.index(action))
        else:
            raise ValueError(f"Expected action as dict or int, got: {action}")
        before = self.state.score()
        self.state.apply_move(move)
        self._deal()
        observations = self._make_observation_all_players()
        return observations, self.state.score() - before, self.state.is_terminal(), {}

    def _deal(self) -> None:
        while self.state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
            self.state.deal_random_card()

    def _make_observation_all_players(self) -> dict[str, Any]:
        seen = [
            self._extract_dict_from_backend(seat, self.state.observation(seat))
            for seat in range(self.players)
        ]
        return {"player_observations": seen, "current_player": self.state.cur_player()}

    def _extract_dict_from_backend(
        self, player_id: int, observation: pyhanabi.HanabiObservation
    ) -> dict[str, Any]:
        """One player's observation; every list and dictionary in it is the caller's own."""
        position, setup = observation._position, observation._game
        facts, letters, moves = position.facts, setup.letters, setup.move_dicts
        legal = position.legal() if position.current == player_id else []
        return {
            "current_player": position.current,
            "current_player_offset": observation.cur_player_offset(),
            "life_tokens": facts[layout.LIVES],
            "information_tokens": facts[layout.INFORMATION],
            "num_players": setup.players,
            "deck_size": facts[layout.DECK],
            "fireworks": dict(zip(pyhanabi.COLOR_CHAR, position.fireworks, strict=False)),
            "legal_moves": [moves[uid].copy() for uid in legal],
            "legal_moves_as_int": legal,
            "observed_hands": _hands(position, player_id),
            "discard_pile": [letters[face].copy() for face in observation._gone()],
            "card_knowledge": _hints(position, player_id),
            "vectorized": self.observation_encoder.encode(observation),
            "pyhanabi": observation,
        }

    def _build_move(self, action: dict[str, Any]) -> pyhanabi.HanabiMove:
        """The legal move that a dictionary describes."""
        if not isinstance(action, dict):
            raise AssertionError(f"Expected dict, got: {action}")  # noqa: TRY004  # as the original
        if "action_type" not in action:
            raise AssertionError(f"Action should contain `action_type`. action: {action}")
        kind = action["action_type"]
        if kind not in MOVE_TYPES:
            raise AssertionError(f"action_type: {kind} should be one of: {MOVE_TYPES}")
        move = _move(kind, action)
        if not self.state.move_is_legal(move):
            legal = self.state.legal_moves()
            raise AssertionError(f"Illegal action: {move}. Move should be one of : {legal}")
        return move


def _move(kind: str, action: dict[str, Any]) -> pyhanabi.HanabiMove:
    make = pyhanabi.HanabiMove
    match kind:
        case "PLAY":
            return make.get_play_move(action["card_index"])
        case "DISCARD":
            return make.get_discard_move(action["card_index"])
        case "REVEAL_RANK":
            return make.get_reveal_rank_move(action["target_offset"], action["rank"])
        case "REVEAL_COLOR":
            offset, color = action["target_offset"], color_char_to_idx(action["color"])
            return make.get_reveal_color_move(offset, color)
    raise ValueError(f"Unknown action_type: {kind}")


def _hands(position: Position, seat: int) -> list[list[dict[str, Any]]]:
    """The cards of every hand, the observer's first and, but for a seer, hidden."""
    letters, hands = position.setup.letters, position.hands
    own = hands[seat]
    seen = [[letters[face].copy() for face in hand] for hand in hands[seat + 1 :] + hands[:seat]]
    if position.setup.seer:
        return [[letters[face].copy() for face in own], *seen]
    return [[{"color": None, "rank": -1} for _ in own], *seen]


def _hints(position: Position, seat: int) -> list[list[dict[str, Any]]]:
    """What clues named of every card, the observer's first."""
    words, hints = position.known, position.setup.hints
    hands = words[seat:] + words[:seat]
    if position.setup.minimal:
        return [[{"color": None, "rank": None} for _ in hand] for hand in hands]
    return [[hints[word].copy() for word in hand] for hand in hands]


def make(
    environment_name: str = "Hanabi-Full",
    num_players: int = 2,
    pyhanabi_path: str | None = None,  # noqa: ARG001  # nothing is loaded from there
) -> HanabiEnv:
    """A new environment of one of the known kinds."""
    if environment_name not in _PRESETS:
        raise ValueError(f"Unknown environment {environment_name}")
    return HanabiEnv({**_PRESETS[environment_name], "players": num_players})


class Agent:
    """What an agent offers. Those derived from it make themselves: there is nothing to call here."""

    def __init__(self, config: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError("Not implemeneted in abstract base class.")

    def reset(self, config: dict[str, Any]) -> None:
        raise NotImplementedError("Not implemeneted in abstract base class.")

    def act(self, observation: dict[str, Any]) -> Any:
        raise NotImplementedError("Not implemented in Abstract Base class")
