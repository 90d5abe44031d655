"""What a learned player looks at: the packed observation, and what its seat saw and did at its last turns.

The functions work on 64-bit words by operators alone, so that NumPy's arrays and PyTorch's tensors do for both training
and play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hanabi.kernel import table as T

if TYPE_CHECKING:
    from hanabi.kernel.plan import Plan

REMEMBERED = 3
"""Own turns that a seat remembers; at two players these and the present are the last seven actions."""

_FIRST, _LAST = "last_actor", "last_token"
_WORD = T.WORD


@dataclass(frozen=True)
class Inputs:
    """The words a network is given at one table.

    First the observation of the seat to act, then its memory: for each of its last turns, the latest first, the
    action that it saw last before it acted, and the action that it chose, one bit each.
    """

    seen: int
    """Words of the observation."""

    shown: range
    """Bits of the observation that tell the last action."""

    actions: int
    remembered: int = REMEMBERED

    @classmethod
    def of(cls, plan: Plan, remembered: int = REMEMBERED) -> Inputs:
        layout = plan.layout
        shown = range(layout[_FIRST].start, layout[_LAST].stop)
        return cls(layout.words, shown, plan.actions, remembered)

    @property
    def turn(self) -> int:
        """Words of the memory for one turn."""
        return words_for(len(self.shown)) + words_for(self.actions)

    @property
    def memory(self) -> int:
        """Words of the whole memory."""
        return self.remembered * self.turn

    @property
    def words(self) -> int:
        return self.seen + self.memory

    @property
    def bits(self) -> int:
        """What a network takes in: every bit of every word."""
        return self.words * _WORD

    def turn_words(self, observed: Any, actions: Any) -> list[Any]:
        """What is remembered of a turn: a column of words each, from observations (rows, `seen`) and actions (rows,)."""
        return [*_cut(observed, self.shown), *one_bit(actions, words_for(self.actions))]


def words_for(bits: int) -> int:
    """Words that hold so many bits."""
    return -(-bits // _WORD)


def one_bit(numbers: Any, words: int) -> list[Any]:
    """Numbers as words with that one bit set."""
    bit = (numbers * 0 + 1) << (numbers & (_WORD - 1))
    return [bit * (numbers >> 6 == word) for word in range(words)]


def _cut(words: Any, bits: range) -> list[Any]:
    """These bits of every row, moved to the beginning: a column of words each."""
    columns = []
    for start in range(bits.start, bits.stop, _WORD):
        word, shift = divmod(start, _WORD)
        length = min(_WORD, bits.stop - start)
        column = words[:, word]
        if shift:  # a shift to the right repeats the sign
            column = (column >> shift) & ((1 << (_WORD - shift)) - 1)
            if shift + length > _WORD:
                column = column | (words[:, word + 1] << (_WORD - shift))
        if length < _WORD:
            column = column & ((1 << length) - 1)
        columns.append(column)
    return columns
