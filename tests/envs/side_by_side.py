"""DeepMind's environment and ours on the same seeds: all that is public, as plain data, and games in lockstep."""

from __future__ import annotations

import enum
import importlib
import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from sizes import THOROUGH

THEIRS = "hanabi_learning_environment"
OURS = "hanabi.envs.hle"

pytest.importorskip(THEIRS, reason="DeepMind's package is not installed: pip install '.[bench]'")

their_game: Any = importlib.import_module(f"{THEIRS}.pyhanabi")
their_env: Any = importlib.import_module(f"{THEIRS}.rl_env")
our_game: Any = importlib.import_module(f"{OURS}.pyhanabi")
our_env: Any = importlib.import_module(f"{OURS}.rl_env")

SMALL = {"colors": 2, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1}
PARAMETERS: list[dict[str, Any]] = [
    *({"players": players} for players in (2, 3, 4, 5)),
    *({"players": players, "observation_type": 0} for players in (2, 5)),
    *({"players": players, "observation_type": 2} for players in (2, 4)),
    *({"players": players, "random_start_player": True} for players in (2, 3, 4, 5)),
    # Enough lives to reach the end of the deck with random moves.
    *({"players": players, "max_life_tokens": 60} for players in (2, 3, 5)),
    *({"players": players, **SMALL} for players in (2, 3, 5)),
    *({"players": players, **SMALL, "colors": 1} for players in (2, 4, 5)),
    {"players": 3, "colors": 3, "ranks": 2, "hand_size": 2, "max_life_tokens": 9},
    {"players": 2, "colors": 5, "ranks": 1, "hand_size": 3, "max_life_tokens": 20},
    {"players": 4, "colors": 4, "ranks": 4, "hand_size": 6, "max_life_tokens": 40},
    {"players": 2, "hand_size": 9, "max_life_tokens": 60},
    {"players": 3, "hand_size": 9, "observation_type": 2, "max_life_tokens": 200},
    {"players": 5, "hand_size": 10, "max_life_tokens": 5},
    {"players": 2, "colors": 1, "ranks": 1, "hand_size": 1, "max_information_tokens": 1},
    {"players": 2, "max_information_tokens": 0, "hand_size": 3},
    {"players": 3, "max_information_tokens": 1, "max_life_tokens": 1},
    {"players": 2, "max_information_tokens": 150, "max_life_tokens": 0},
]


def ids(parameters: dict[str, Any]) -> str:
    return ",".join(f"{name}={value}" for name, value in parameters.items())


# All that is public


def typed(value: Any) -> Any:
    """The value with its types spelled out, so that True and 1 and an enum of 1 all differ."""
    if isinstance(value, dict):
        return {key: typed(item) for key, item in value.items()}, list(value)
    if isinstance(value, list | tuple):
        return type(value).__name__, [typed(item) for item in value]
    return type(value).__name__, int(value) if isinstance(value, enum.IntEnum) else value


def same(theirs: Any, ours: Any, where: str) -> None:
    """Equal in value and type; on a difference, says the first place rather than everything."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        assert list(theirs) == list(ours), where
        for key in theirs:
            same(theirs[key], ours[key], f"{where}.{key}")
    else:
        assert typed(ours) == typed(theirs), where


def outcome(call: Callable[[], Any]) -> Any:
    """What a call gives, or which exception it raises with which words."""
    try:
        return "gave", call()
    except Exception as error:
        return "raised", type(error).__name__, str(error)


def shown(thing: Any) -> list[str]:
    return [str(thing), repr(thing), f"{thing}"]


def card(thing: Any) -> Any:
    return [*shown(thing), thing.color(), thing.rank(), thing.valid(), thing.to_dict()]


def move(thing: Any) -> Any:
    fields = [thing.type(), thing.card_index(), thing.target_offset(), thing.color(), thing.rank()]
    return [*shown(thing), *fields, thing.to_dict()]


def item(thing: Any) -> Any:
    return [
        *shown(thing),
        move(thing.move()),
        thing.player(),
        thing.scored(),
        thing.information_token(),
        thing.color(),
        thing.rank(),
        thing.card_info_revealed(),
        thing.card_info_newly_revealed(),
        thing.deal_to_player(),
    ]


def knowledge(thing: Any, game: Any) -> Any:
    return [
        *shown(thing),
        thing.color(),
        thing.rank(),
        [thing.color_plausible(color) for color in range(game.num_colors())],
        [thing.rank_plausible(rank) for rank in range(game.num_ranks())],
        outcome(thing.to_dict),
    ]


def playable(thing: Any, game: Any) -> Any:
    return [
        thing.card_playable_on_fireworks(color, rank)
        for color in range(-1, game.num_colors() + 1)
        for rank in range(-1, game.num_ranks() + 1)
    ]


def table(thing: Any, game: Any) -> dict[str, Any]:
    """What states and observations have in common."""
    return {
        "shown": shown(thing),
        "players": thing.num_players(),
        "discards": [card(c) for c in thing.discard_pile()],
        "fireworks": thing.fireworks(),
        "deck": thing.deck_size(),
        "information": thing.information_tokens(),
        "life": thing.life_tokens(),
        "playable": playable(thing, game),
    }


def observation(thing: Any, game: Any) -> Any:
    return {
        **table(thing, game),
        "current": thing.cur_player_offset(),
        "hands": [[card(c) for c in hand] for hand in thing.observed_hands()],
        "knowledge": [[knowledge(k, game) for k in hand] for hand in thing.card_knowledge()],
        "last": [item(i) for i in thing.last_moves()],
        "legal": [[move(m), game.get_move_uid(m)] for m in thing.legal_moves()],
    }


def state(thing: Any, game: Any, *, history: bool) -> Any:
    # At a chance node the original reads outside its hands, or ends the process.
    uids = range(0 if thing.cur_player() == -1 else game.max_moves())
    return {
        **table(thing, game),
        "current": thing.cur_player(),
        "hands": [[card(c) for c in hand] for hand in thing.player_hands()],
        "end": thing.end_of_game_status(),
        "terminal": thing.is_terminal(),
        "legal": [move(m) for m in thing.legal_moves()] if uids else None,
        "is legal": [thing.move_is_legal(game.get_move(uid)) for uid in uids],
        "score": thing.score(),
        "length": len(thing.move_history()),
        "history": [item(i) for i in thing.move_history()] if history else None,
        "newest": [item(i) for i in thing.move_history()[-2:]],
    }


class Pair:
    """A state of theirs and one of ours that make the same moves."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        modules = (their_game, our_game)
        self.games = tuple(module.HanabiGame(parameters) for module in modules)
        self.encoders = tuple(
            module.ObservationEncoder(game)
            for module, game in zip(modules, self.games, strict=True)
        )
        self._compared = 0
        self.new()

    def new(self) -> None:
        self.states = tuple(game.new_initial_state() for game in self.games)

    @property
    def chance(self) -> bool:
        return bool(self.states[0].cur_player() == -1)

    @property
    def over(self) -> bool:
        return bool(self.states[0].is_terminal())

    def compare(self, where: str, *, history: bool = False) -> None:
        theirs, ours = (
            state(s, g, history=history) for s, g in zip(self.states, self.games, strict=True)
        )
        same(theirs, ours, where)
        self._compared += 1
        for seat in self._seats():
            views = [s.observation(seat) for s in self.states]
            theirs, ours = (observation(v, g) for v, g in zip(views, self.games, strict=True))
            same(theirs, ours, f"{where} seat {seat}")
            theirs, ours = (e.encode(v) for e, v in zip(self.encoders, views, strict=True))
            assert ours == theirs, f"{where} seat {seat} encoded"
            assert set(map(type, ours)) == {int}

    def _seats(self) -> Iterable[int]:
        """Whose observations are compared: one seat's after the other's, or all of them where there is time."""
        players = self.games[0].num_players()
        return range(players) if THOROUGH else [self._compared % players]

    def deal(self) -> None:
        for s in self.states:
            s.deal_random_card()

    def act(self, dice: random.Random) -> bool:
        """The same random move on both sides; clues somewhat favoured. False if there is none."""
        uids = [self.games[0].get_move_uid(m) for m in self.states[0].legal_moves()]
        clues = [uid for uid in uids if uid >= 2 * self.games[0].hand_size()]
        if not uids:
            return False
        uid = dice.choice(clues if clues and dice.random() < 0.3 else uids)
        for s, g in zip(self.states, self.games, strict=True):
            s.apply_move(g.get_move(uid))
        return True
