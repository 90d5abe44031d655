"""Look-ups that `Game` uses at every step, made once for each `Rules` value.

Inside the engine a face is its index in `rules.faces` and a clue its index in `rules.clues`;
sets of them are bit masks. What a card was told is one number: the clues that touched it, and above
them, from bit `len(rules.clues)` on, the clues to its holder that did not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from hanabi.core.actions import Discard, GiveClue, Play
from hanabi.core.cards import FIREWORK_HEIGHT, Card, CardId, Clue, ColourClue, Seat, SuitIndex
from hanabi.core.events import StrikeTaken, TokenReturned, TokenSpent, TurnBegan
from hanabi.core.knowledge import Knowledge
from hanabi.core.memory import MEMORY, MOST_RULES
from hanabi.core.rules import Rules


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
        self.face_bits = [1 << i for i in range(len(faces))]
        self.placed = [
            [i * FIREWORK_HEIGHT + suit.value_at(place) - 1 for place in range(FIREWORK_HEIGHT)]
            for i, suit in enumerate(rules.suits)
        ]
        """The faces of each firework from the bottom."""

        self.clues = clues
        self.clue_index = {clue: i for i, clue in enumerate(clues)}
        self.touch = [_mask(rules.touches(clue, face) for face in faces) for clue in clues]
        """Faces that a clue touches."""
        self.touched_by = [_mask(rules.touches(clue, face) for clue in clues) for face in faces]
        """Clues that touch a face."""
        self.every_clue = (1 << len(clues)) - 1
        self.colour_clues = _mask(isinstance(clue, ColourClue) for clue in clues)
        self.value_clues = self.every_clue ^ self.colour_clues
        self.may_miss = _mask(rules.may_miss(clue) for clue in clues)
        """Clues that may be given to a hand that they do not touch."""

        announcements = range(len(rules.suits)) if rules.announced_plays else ()
        self._announcements = [None, *(SuitIndex(i) for i in announcements)]
        self.plays: list[tuple[Play, ...]] = []
        """The plays of each card id, as far as `grow` has come."""
        self.discards: list[Discard] = []
        self.grow(rules.deck_size)
        self.spent = [TokenSpent(left) for left in range(rules.clue_tokens + 1)]
        self.returned = [TokenReturned(left) for left in range(rules.clue_tokens + 1)]
        self.struck = [StrikeTaken(strikes) for strikes in range(rules.strikes + 1)]
        """Events that say nothing but a number of tokens or strikes, by that number."""

        self._turns: dict[tuple[int, int], TurnBegan] = {}
        self._possible: dict[int, int] = {}
        self._knowledge: dict[tuple[int, int], Knowledge] = {}
        self._gives: dict[tuple[int, int], tuple[GiveClue, ...]] = {}
        self._faces_in: dict[int, tuple[Card, ...]] = {}
        self._clues_in: dict[int, tuple[Clue, ...]] = {}
        MEMORY.watch(self)

    def lookups(self) -> Sequence[dict[Any, Any]]:
        """What may be forgotten at any time."""
        found = self._turns, self._possible, self._knowledge, self._gives, self._faces_in
        return *found, self._clues_in

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
            MEMORY.make_room()
            self._gives[key] = actions
        return actions

    def turn_began(self, turn: int, seat: Seat) -> TurnBegan:
        key = (turn, seat)
        event = self._turns.get(key)
        if event is None:
            MEMORY.make_room()
            event = self._turns[key] = TurnBegan(turn, seat)
        return event

    def possible(self, told: int) -> int:
        """The faces that a card can have which was told this much."""
        mask = self._possible.get(told)
        if mask is None:
            mask = self.every_face
            for clue, touch in enumerate(self.touch):
                if told >> clue & 1:
                    mask &= touch
                if told >> clue + len(self.touch) & 1:
                    mask &= ~touch
            MEMORY.make_room()
            self._possible[told] = mask
        return mask

    def knowledge(self, told: int, unseen: int) -> Knowledge:
        """Knowledge of a card that was told this much, its holder missing a copy of each face in `unseen`."""
        possible = self._possible.get(told)
        if possible is None:
            possible = self.possible(told)
        key = (told, possible & unseen)
        found = self._knowledge.get(key)
        if found is None:
            found = Knowledge(
                marked=self.clues_in(told & self.every_clue),
                excluded=self.clues_in(told >> len(self.clues)),
                possible=self.faces_in(possible),
                believed=self.faces_in(possible & unseen),
            )
            MEMORY.make_room()
            self._knowledge[key] = found
        return found

    def faces_in(self, mask: int) -> tuple[Card, ...]:
        found = self._faces_in.get(mask)
        if found is None:
            MEMORY.make_room()
            found = tuple(face for i, face in enumerate(self.faces) if mask >> i & 1)
            self._faces_in[mask] = found
        return found

    def clues_in(self, mask: int) -> tuple[Clue, ...]:
        found = self._clues_in.get(mask)
        if found is None:
            MEMORY.make_room()
            found = tuple(clue for i, clue in enumerate(self.clues) if mask >> i & 1)
            self._clues_in[mask] = found
        return found


@lru_cache(maxsize=MOST_RULES)
def tables_of(rules: Rules) -> Tables:
    return Tables(rules)


def _mask(bits: Iterable[bool]) -> int:
    mask = 0
    for i, bit in enumerate(bits):
        mask |= bit << i
    return mask
