"""What is fixed before the first card: the parameters, the kernel's table for them, and the moves."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.core import Rules, Suit
from hanabi.envs.hle.moves import Item, MoveData, numbered
from hanabi.envs.hle.positions import Playthrough, seen_items
from hanabi.envs.hle.random_stream import DRAW_A_SEED, RandomStream
from hanabi.envs.hle.values import (
    COLOR_CHAR,
    INT_MAX,
    INT_MIN,
    AgentObservationType,
    Refused,
    known,
)
from hanabi.kernel import table as T
from hanabi.kernel.layout import layout_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

_SUITS = ("red", "yellow", "green", "white", "blue")
_VALUES = 5
_MOST_INFORMATION = 255
"""A byte of the row counts them."""
_MOST_LIVES = 200
"""A byte counts the strikes, and play may go on after the last life."""
_SMALL_HAND_FROM = 4
_TRUE = ("1", "true", "True")


def copies(rank: int, ranks: int) -> int:
    """How many cards of a rank there are in each colour."""
    if rank == 0:
        return 3
    return 1 if rank == ranks - 1 else 2


@dataclass(frozen=True)
class Parameters:
    """The parameters of a game but for its seed, in the order in which the original prints them."""

    random_start_player: bool = field(compare=False)
    """The only one that no observation depends on."""
    max_life_tokens: int
    max_information_tokens: int
    hand_size: int
    ranks: int
    colors: int
    observation_type: int
    players: int

    def check(self) -> None:
        """Refuse what cannot be played."""
        _check("players", self.players, 2, 5)
        _check("colors", self.colors, 1, 5)
        _check("ranks", self.ranks, 1, 5)
        _check("hand_size", self.hand_size, 1, self.cards // self.players)
        _check("max_information_tokens", self.max_information_tokens, 0, _MOST_INFORMATION)
        _check("max_life_tokens", self.max_life_tokens, 0, _MOST_LIVES)

    @property
    def cards(self) -> int:
        """Cards of the whole deck."""
        return self.colors * sum(copies(rank, self.ranks) for rank in range(self.ranks))


def _check(name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise Refused(f"{name}: {number} is not possible; {least} to {most} are")


def read_parameters(params: Mapping[str, Any] | None) -> tuple[Parameters, int]:
    """The parameters and the seed, read as C++ reads them: through text, unknown ones passed over."""
    texts = {key.encode("ascii").decode(): str(value) for key, value in (params or {}).items()}

    def number(name: str, default: int) -> int:
        return _number(name, texts[name]) if name in texts else default

    players = number("players", 2)
    parameters = Parameters(
        random_start_player=texts.get("random_start_player") in _TRUE,
        max_life_tokens=number("max_life_tokens", 3),
        max_information_tokens=number("max_information_tokens", 8),
        hand_size=number("hand_size", 5 if players < _SMALL_HAND_FROM else 4),
        ranks=number("ranks", 5),
        colors=number("colors", 5),
        observation_type=number("observation_type", 1),
        players=players,
    )
    seed = number("seed", DRAW_A_SEED)
    parameters.check()
    return parameters, seed


def _number(name: str, text: str) -> int:
    found = re.match(r"\s*([+-]?[0-9]+)", text, re.ASCII)
    number = int(found[1]) if found else None
    if number is None or not INT_MIN <= number <= INT_MAX:
        raise Refused(f"{name}: {text!r} does not begin with a whole number of 32 bits")
    return number


class Hints(dict[int, dict[str, Any]]):
    """What clues named of a card, by the word about it, as `rl_env` writes it."""

    def __init__(self, colors: int, ranks: int) -> None:
        self._size = colors, ranks

    def __missing__(self, word: int) -> dict[str, Any]:
        told = known(word, *self._size)
        color = None if told.color is None else COLOR_CHAR[told.color]
        hint = self[word] = {"color": color, "rank": told.rank}
        return hint


class GameSetup:
    """A game of given parameters and its chance, which all its states share."""

    def __init__(self, params: Mapping[str, Any] | None) -> None:
        self.parameters, seed = read_parameters(params)
        p = self.parameters
        self.chance = RandomStream(seed)
        self.players, self.hand = p.players, p.hand_size
        self.colors, self.ranks = p.colors, p.ranks
        self.minimal = p.observation_type == AgentObservationType.MINIMAL
        self.seer = p.observation_type == AgentObservationType.SEER
        self.table = _table(p)
        self.moves = tuple(numbered(p.players, p.hand_size, p.colors, p.ranks))
        self._lay_out()
        self.uids = {move: uid for uid, move in enumerate(self.moves)}

    def _lay_out(self) -> None:
        layout = layout_of(self.table)
        self.bits = layout["knowledge"].start if self.minimal else layout.bits
        """The length of an encoded observation."""
        self.sections = layout["deck"], layout["last_touched"], layout.words
        """Where two sections of it lie, and how many words the kernel needs for it."""

    @cached_property
    def move_dicts(self) -> list[dict[str, Any]]:
        """The moves as `rl_env` writes them; to be copied before they are handed out."""
        return [move.as_dict() or {} for move in self.moves]

    @cached_property
    def letters(self) -> list[dict[str, Any]]:
        """Cards as `rl_env` writes them, by face; to be copied before they are handed out."""
        return [{"color": COLOR_CHAR[color], "rank": rank} for color, rank in self.cards]

    @cached_property
    def hints(self) -> Hints:
        """What clues named of a card as `rl_env` writes it; to be copied before it is handed out."""
        return Hints(self.colors, self.ranks)

    @cached_property
    def cards(self) -> list[tuple[int, int]]:
        """Colour and rank by face."""
        return [divmod(face, self.ranks) for face in range(self.colors * self.ranks)]

    def new_playthrough(self) -> Playthrough:
        """A playthrough before the first deal."""
        return Playthrough(self)

    def seen(self, history: list[int], end: int, seat: int) -> list[Item]:
        """What a seat has seen happen since its own latest move, that included, the newest first."""
        return seen_items(self, history, end, seat)

    def copies(self, color: int, rank: int) -> int:
        """Of a card in the deck; 0 for one that is not in the game."""
        inside = 0 <= color < self.colors and 0 <= rank < self.ranks
        return copies(rank, self.ranks) if inside else 0

    def uid(self, move: MoveData) -> int:
        """The number of a move by the formula of its kind, which asks for no range; -1 for other kinds."""
        kind, slot, offset, color, rank = move
        clues = 2 * self.hand
        match int(kind):
            case 1:
                return self.hand + slot
            case 2:
                return slot
            case 3:
                return clues + (offset - 1) * self.colors + color
            case 4:
                return clues + (self.players - 1) * self.colors + (offset - 1) * self.ranks + rank
        return -1

    def move(self, uid: int) -> MoveData:
        """The move with this number."""
        return self.moves[uid] if 0 <= uid < len(self.moves) else MoveData()

    def text(self) -> str:
        """The parameters and the seed, a line each."""
        p = self.parameters
        values = {"random_start_player": str(p.random_start_player).lower()}
        values["seed"] = str(self.chance.seed)
        values |= {name: str(value) for name, value in vars(p).items() if name not in values}
        return "".join(f"{name}={value}\n" for name, value in values.items())


def _table(p: Parameters) -> NDArray[np.int64]:
    number = [copies(rank, p.ranks) if rank < p.ranks else 1 for rank in range(_VALUES)]
    suits = tuple(Suit(name, tuple(number)) for name in _SUITS[: p.colors])
    rules = Rules(suits, hand_sizes=(p.hand_size,) * (p.players - 1))
    table = T.make_table(rules, p.players, history=False, height=p.ranks)
    # Set here because they may be more, and lives fewer, than a printed game could have.
    table[T.TOKENS], table[T.STRIKES] = p.max_information_tokens, p.max_life_tokens
    return table
