"""The small values of the drop-in: colours, enumerations, cards and what is known of them."""

from __future__ import annotations

import enum
from functools import cache
from operator import index
from typing import Any, NamedTuple

from hanabi.core import HanabiError
from hanabi.envs.hle.position_layout import MARKED

COLOR_CHAR = ["R", "Y", "G", "W", "B"]
CHANCE_PLAYER_ID = -1

INT_MIN, INT_MAX = -(2**31), 2**31 - 1
_MOST = len(COLOR_CHAR)


class Refused(HanabiError, AssertionError):
    """What the original ends the process for. Nothing was changed."""


class HanabiMoveType(enum.IntEnum):
    """What a move does."""

    INVALID = 0
    PLAY = 1
    DISCARD = 2
    REVEAL_COLOR = 3
    REVEAL_RANK = 4
    DEAL = 5


class HanabiEndOfGameType(enum.IntEnum):
    """Why a game is over."""

    NOT_FINISHED = 0
    OUT_OF_LIFE_TOKENS = 1
    OUT_OF_CARDS = 2
    COMPLETED_FIREWORKS = 3


class AgentObservationType(enum.IntEnum):
    """How much an observation tells: no clues, clues, or every card."""

    MINIMAL = 0
    CARD_KNOWLEDGE = 1
    SEER = 2


class ObservationEncoderType(enum.IntEnum):
    """How an observation becomes a vector."""

    CANONICAL = 0


def integer(value: Any) -> int:
    """A whole number of any type, such as C takes for an int."""
    number = int(index(value))
    if not INT_MIN <= number <= INT_MAX:
        raise OverflowError(f"integer {number} does not fit 'int'")
    return number


def letter(color: int) -> str:
    """The colour as texts show it."""
    return COLOR_CHAR[color] if 0 <= color < _MOST else "X"


def digit(rank: int) -> str:
    """The rank as texts show it: counted from 1."""
    return str(rank + 1) if 0 <= rank < _MOST else "X"


def color_idx_to_char(color_idx: int) -> str | None:
    """The letter of a colour; none for -1."""
    if not isinstance(color_idx, int):
        raise AssertionError  # noqa: TRY004  # as the original
    return None if color_idx == -1 else COLOR_CHAR[color_idx]


def color_char_to_idx(color_char: str) -> int:
    """The colour with this letter."""
    if not isinstance(color_char, str):
        raise AssertionError  # noqa: TRY004  # as the original
    if color_char not in COLOR_CHAR:
        raise ValueError(f"Invalid color: {color_char}. Should be one of {COLOR_CHAR}.")
    return COLOR_CHAR.index(color_char)


class Shown:
    """Things whose `repr` is their text."""

    def __repr__(self) -> str:
        return str(self)


class HanabiCard(Shown):
    """A card: colour and rank from 0, or -1 where hidden."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, color: int, rank: int) -> None:
        self._color = color
        self._rank = rank

    def color(self) -> int:
        return self._color

    def rank(self) -> int:
        return self._rank

    def valid(self) -> bool:
        return self._color >= 0 and self._rank >= 0

    def to_dict(self) -> dict[str, Any]:
        return {"color": color_idx_to_char(self._color), "rank": self._rank}

    def __str__(self) -> str:
        return f"{COLOR_CHAR[self._color]}{self._rank + 1}" if self.valid() else "XX"

    def __eq__(self, other: Any) -> bool:
        return bool(self._color == other.color() and self._rank == other.rank())


class Known(NamedTuple):
    """What clues say about a card."""

    color: int | None
    """Named by a clue that touched the card."""
    rank: int | None
    colors: tuple[int, ...]
    """1 for each colour that no clue rules out."""
    ranks: tuple[int, ...]

    @property
    def text(self) -> str:
        hinted = letter(-1 if self.color is None else self.color) + digit(
            -1 if self.rank is None else self.rank
        )
        colors = "".join(letter(c) for c, could in enumerate(self.colors) if could)
        return (
            f"{hinted}|{colors}{''.join(digit(r) for r, could in enumerate(self.ranks) if could)}"
        )


@cache
def known(word: int, colors: int, ranks: int) -> Known:
    """What a word says: the faces that clues allow, and above them the clues that touched the card."""
    faces, marked = word & ((1 << MARKED) - 1), word >> MARKED
    rows = [faces >> color * ranks & (1 << ranks) - 1 for color in range(colors)]
    could = 0
    for row in rows:
        could |= row
    hinted = [clue for clue in range(colors + ranks) if marked >> clue & 1]
    return Known(
        next((clue for clue in hinted if clue < colors), None),
        next((clue - colors for clue in hinted if clue >= colors), None),
        tuple(int(row > 0) for row in rows),
        tuple(could >> rank & 1 for rank in range(ranks)),
    )


class HanabiCardKnowledge(Shown):
    """What clues have told about a card in hand."""

    def __init__(self, knowledge: Known) -> None:
        self._knowledge = knowledge

    def color(self) -> int | None:
        """The colour, if a clue named it."""
        return self._knowledge.color

    def color_plausible(self, color_index: int) -> int:
        """1 unless clues rule the colour out."""
        return _at(self._knowledge.colors, color_index)

    def rank(self) -> int | None:
        """The rank, if a clue named it."""
        return self._knowledge.rank

    def rank_plausible(self, rank_index: int) -> int:
        """1 unless clues rule the rank out."""
        return _at(self._knowledge.ranks, rank_index)

    def to_dict(self) -> dict[str, Any]:
        """Only for a card whose colour was named, as in the original."""
        return {"color": color_idx_to_char(self.color()), "rank": self.rank()}  # type: ignore[arg-type]

    def __str__(self) -> str:
        return self._knowledge.text


def _at(plausible: tuple[int, ...], place: int) -> int:
    number = integer(place)
    if not 0 <= number < len(plausible):
        raise IndexError(f"{number}: there are 0 to {len(plausible) - 1}")
    return plausible[number]
