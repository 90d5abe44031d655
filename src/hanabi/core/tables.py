"""Look-ups that `Game` uses at every step, made once for each `Rules` value.

Inside the engine a face is its index in `rules.faces` and a clue its index in `rules.clues`;
sets of them are bit masks.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hanabi.core.actions import Discard, GiveClue, Play
from hanabi.core.cards import Card, CardId, Clue, ColourClue, Seat, SuitIndex
from hanabi.core.rules import Rules

MOST_KEPT = 20_000
"""Sets of faces that are remembered; every game brings some new ones."""


class Tables:
    """The tables of one `Rules` value; `tables_of` keeps them."""

    def __init__(self, rules: Rules) -> None:
        faces, clues = rules.faces, rules.clues
        self.faces = faces
        self.face_index = {face: i for i, face in enumerate(faces)}
        self.copies = [rules.copies(face) for face in faces]
        self.suit = [face.suit for face in faces]
        self.place = [rules.suits[face.suit].place(face.value) for face in faces]
        self.every_face = (1 << len(faces)) - 1

        self.clues = clues
        self.clue_index = {clue: i for i, clue in enumerate(clues)}
        self.touch = [_mask(rules.touches(clue, face) for face in faces) for clue in clues]
        """Faces that a clue touches."""
        self.touched_by = [_mask(rules.touches(clue, face) for clue in clues) for face in faces]
        """Clues that touch a face."""
        self.every_clue = (1 << len(clues)) - 1
        self.colour_clues = _mask(isinstance(clue, ColourClue) for clue in clues)
        self.value_clues = self.every_clue ^ self.colour_clues

        announcements = range(len(rules.suits)) if rules.announced_plays else ()
        self._announcements = [None, *(SuitIndex(i) for i in announcements)]
        self.plays: list[tuple[Play, ...]] = []
        """The plays of each card id, as far as `grow` has come."""
        self.discards: list[Discard] = []
        self.grow(rules.deck_size)
        self._gives: dict[tuple[int, int], tuple[GiveClue, ...]] = {}
        self._faces_in: dict[int, tuple[Card, ...]] = {}
        self._clues_in: dict[int, tuple[Clue, ...]] = {}

    def grow(self, cards: int) -> None:
        """Make plays and discards for so many card ids: reshuffled cards are drawn under new ones."""
        for number in range(len(self.plays), cards):
            card = CardId(number)
            self.plays.append(tuple(Play(card, suit) for suit in self._announcements))
            self.discards.append(Discard(card))

    def gives(self, target: int, clues: int) -> tuple[GiveClue, ...]:
        """The actions that give one of these clues to that seat."""
        key = (target, clues)
        actions = self._gives.get(key)
        if actions is None:
            actions = tuple(GiveClue(Seat(target), clue) for clue in self.clues_in(clues))
            self._gives[key] = actions
        return actions

    def faces_in(self, mask: int) -> tuple[Card, ...]:
        found = self._faces_in.get(mask)
        if found is None:
            if len(self._faces_in) >= MOST_KEPT:
                self._faces_in.clear()
            found = tuple(face for i, face in enumerate(self.faces) if mask >> i & 1)
            self._faces_in[mask] = found
        return found

    def clues_in(self, mask: int) -> tuple[Clue, ...]:
        found = self._clues_in.get(mask)
        if found is None:
            found = tuple(clue for i, clue in enumerate(self.clues) if mask >> i & 1)
            self._clues_in[mask] = found
        return found


@lru_cache(maxsize=256)
def tables_of(rules: Rules) -> Tables:
    return Tables(rules)


def _mask(bits: Iterable[bool]) -> int:
    mask = 0
    for i, bit in enumerate(bits):
        mask |= bit << i
    return mask
