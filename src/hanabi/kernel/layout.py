"""Where each piece of an observation lies: the sections of `hanabi.kernel.scalar.observe` by name, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanabi.kernel import table as T

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Section:
    """A run of bits with one meaning. Seats are counted from the observer."""

    name: str
    start: int
    shape: tuple[int, ...]
    """How its bits are counted, the last fastest: (3, 5, 25) is three hands of five cards of 25 faces."""

    @property
    def size(self) -> int:
        size = 1
        for number in self.shape:
            size *= number
        return size

    @property
    def stop(self) -> int:
        return self.start + self.size

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)


@dataclass(frozen=True)
class Layout:
    """The observation of one table: its sections in order."""

    sections: tuple[Section, ...]

    @property
    def bits(self) -> int:
        return self.sections[-1].stop

    @property
    def words(self) -> int:
        """64-bit words of a packed observation; bit i is bit i % 64 of word i // 64."""
        return -(-self.bits // T.WORD)

    def __getitem__(self, name: str) -> slice:
        for section in self.sections:
            if section.name == name:
                return section.slice
        raise KeyError(name)


def layout_of(table: NDArray[np.int64]) -> Layout:
    """The layout for the rules of this table."""
    sections = []
    start = 0
    for name, shape in _shapes([int(number) for number in table]):
        section = Section(name, start, shape)
        sections.append(section)
        start = section.stop
    return Layout(tuple(sections))


def _shapes(t: list[int]) -> Iterator[tuple[str, tuple[int, ...]]]:
    players, hand, faces = t[T.PLAYERS], t[T.HAND], t[T.FACES]
    yield "other_hands", (players - 1, hand, faces)
    yield "missing_card", (players,)
    yield "deck", (t[T.CARDS] - players * hand,)
    yield "fireworks", (t[T.SUITS], t[T.HEIGHT])
    yield "clue_tokens", (t[T.TOKENS],)
    yield "strikes_to_spare", (t[T.STRIKES],)
    yield "discards", (t[T.CARDS],)
    yield "last_actor", (players,)
    yield "last_kind", (4,)
    yield "last_target", (players,)
    yield "last_colour", (t[T.COLOURS],)
    yield "last_value", (t[T.VALUES_NAMED],)
    yield "last_touched", (hand,)
    yield "last_slot", (hand,)
    yield "last_card", (faces,)
    yield "last_scored", (1,)
    yield "last_token", (1,)
    yield "knowledge", (players, hand, faces + t[T.CLUES])
    if t[T.ANNOUNCED]:
        yield "last_announced", (t[T.SUITS],)
    if t[T.TILES]:
        yield "last_taken_back", (1,)
        yield "last_declined", (1,)
        yield "pending_tile", (len(T.KINDS_OF_TILE),)
        yield "revealed_tiles", (t[T.TILES],)
