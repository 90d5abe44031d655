"""What is known of the cards in the hands: by clues alone, and by counting what the holder sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hanabi.core.cards import Card, CardId, Clue
from hanabi.core.tables import Tables


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What clues and counting say about one card."""

    marked: tuple[Clue, ...]
    """Clues that touched the card."""

    excluded: tuple[Clue, ...]
    """Clues to its holder that did not touch it."""

    possible: tuple[Card, ...]
    """What it can be by clues alone: everybody knows this much of it."""

    believed: tuple[Card, ...]
    """What its holder can still believe it to be when they also count the cards they see.

    In the view of another seat only the cards that both see are counted, since the viewer does
    not know the rest.
    """


class ClueMemory:
    """The clues each card has received, as masks by card id. Knowledge follows the card (R5)."""

    __slots__ = ("_excluded", "_marked", "_possible", "_tables")

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._marked: list[int] = []
        self._excluded: list[int] = []
        self._possible: list[int] = []

    def copy(self) -> ClueMemory:
        twin = ClueMemory(self._tables)
        twin._marked = self._marked.copy()
        twin._excluded = self._excluded.copy()
        twin._possible = self._possible.copy()
        return twin

    def add_card(self) -> None:
        """The next card was drawn: nothing is known of it."""
        self._marked.append(0)
        self._excluded.append(0)
        self._possible.append(self._tables.every_face)

    def tell(self, hand: Sequence[CardId], faces: Sequence[int], clue: int) -> tuple[CardId, ...]:
        """Mark the cards of the hand that the clue touches, and return them; `faces` is by card id."""
        touch = self._tables.touch[clue]
        bit = 1 << clue
        touched = []
        for card in hand:
            if touch >> faces[card] & 1:
                self._marked[card] |= bit
                self._possible[card] &= touch
                touched.append(card)
            else:
                self._excluded[card] |= bit
                self._possible[card] &= ~touch
        return tuple(touched)

    def about(self, card: CardId, unseen: int) -> Knowledge:
        """Knowledge of a card whose holder still misses a copy of the faces in `unseen`."""
        tables, possible = self._tables, self._possible[card]
        return Knowledge(
            marked=tables.clues_in(self._marked[card]),
            excluded=tables.clues_in(self._excluded[card]),
            possible=tables.faces_in(possible),
            believed=tables.faces_in(possible & unseen),
        )


def unseen_faces(tables: Tables, seen: Iterable[int]) -> int:
    """The faces of which someone who has seen these cards has not seen every copy."""
    left = tables.copies.copy()
    for face in seen:
        left[face] -= 1
    mask = 0
    for face, number in enumerate(left):
        if number:
            mask |= 1 << face
    return mask
