"""Faces, clues and cards as short as changes have them: a digit for each suit, and clues by their names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hanabi.core import Card, Clue, View
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.core.codec import card_to_plain, clue_to_plain
from hanabi.core.knowledge import Knowledge
from hanabi.core.memory import MEMORY, MOST_RULES
from hanabi.core.rules import Rules
from hanabi.core.tables import tables_of
from hanabi.server import change_messages

DIGITS = "0123456789abcdefghijklmnopqrstuv"


class Short:
    """Faces, clues and cards of one rules value as changes have them."""

    def __init__(self, rules: Rules) -> None:
        self._tables = tables_of(rules)
        self.face = {face: card_to_plain(rules, face) for face in rules.faces}
        names = [next(iter(clue_to_plain(rules, clue).values())) for clue in rules.clues]
        self._clue = dict(zip(rules.clues, names, strict=True))
        self._suits = len(rules.suits)
        self.announcements = [suit.name for suit in rules.suits] if rules.announced_plays else []
        self._faces: dict[int, tuple[tuple[Card, ...], str]] = {}
        MEMORY.watch(self)

    def lookups(self) -> Sequence[dict[Any, Any]]:
        return (self._faces,)

    def faces(self, faces: tuple[Card, ...]) -> str:
        """A digit for each suit. Knowledge shares its tuples, so they are found again by identity."""
        found = self._faces.get(id(faces))
        if found is None:
            MEMORY.make_room()
            bits = [0] * self._suits
            for suit, value in faces:
                bits[suit] |= 1 << value - 1
            found = self._faces[id(faces)] = (faces, "".join([DIGITS[one] for one in bits]))
        return found[1]

    def _told(self, clues: tuple[Clue, ...]) -> list[str | int]:
        return [self._clue[clue] for clue in clues]

    def card(self, face: Card | None, known: Knowledge) -> change_messages.CardChange:
        """All about a card, but for what is believed of it."""
        return change_messages.CardChange(
            face=None if face is None else self.face[face],
            marked=self._told(known.marked),
            excluded=self._told(known.excluded),
            possible=self.faces(known.possible),
        )

    def clues(self, view: View, target: int) -> list[tuple[str | int, list[int]]]:
        """Each clue that could be given to this seat, in the order of the actions, with the cards it would touch."""
        tables, hand = self._tables, view.hands[target]
        faces = [tables.face_index[card.face] for card in hand if card.face is not None]
        found: list[tuple[str | int, list[int]]] = []
        for clue, (name, touch) in enumerate(zip(self._clue.values(), tables.touch, strict=True)):
            touched: list[int] = [
                card.id for card, face in zip(hand, faces, strict=True) if touch >> face & 1
            ]
            if touched or tables.may_miss >> clue & 1:
                found.append((name, touched))
        return found


assert len(DIGITS) >= 1 << FIREWORK_HEIGHT


@lru_cache(maxsize=MOST_RULES)
def short_of(rules: Rules) -> Short:
    return Short(rules)
