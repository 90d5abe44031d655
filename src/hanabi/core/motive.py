"""Why a player moved: data that bots give, records keep and `hanabi.words` puts into sentences."""

from __future__ import annotations

from dataclasses import dataclass

from hanabi.core.cards import Card, CardId, Clue, Seat
from hanabi.core.errors import BadSetup
from hanabi.core.rules import Rules

LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Motive:
    """Why a player moved, as facts without language: `hanabi.words` has a sentence for each name."""

    name: str
    """Such as `play-certain`."""

    card: CardId | None = None
    """The card it is about, the mover's or a teammate's."""

    seat: Seat | None = None
    """The other player it is about: whose card, or who told."""

    faces: tuple[Card, ...] = ()
    """What the card is, or is taken for."""

    clue: Clue | None = None
    """The clue that led to it."""

    def checked(self, rules: Rules, players: int) -> Motive:
        """The same with whole numbers for whole numbers, or `BadSetup` if it makes no sense at this table.

        What a bot gives can be anything.
        """
        name = self.name
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise BadSetup(f"name: a motive has a name of 1 to {LONGEST_NAME} printable characters")
        card = None if self.card is None else CardId(int(self.card))
        if card is not None and card < 0:
            raise BadSetup(f"card: {card} is no card")
        if self.seat is not None and self.seat not in range(players):
            raise BadSetup(f"seat: there is no seat {self.seat!r}; seats are 0 to {players - 1}")
        seat = None if self.seat is None else Seat(int(self.seat))
        if any(face not in rules.faces for face in self.faces):
            raise BadSetup(f"faces: {self.faces!r} are not all cards of this table")
        faces = tuple(rules.faces[rules.faces.index(face)] for face in self.faces)
        if self.clue is not None and self.clue not in rules.clues:
            raise BadSetup(f"clue: {self.clue!r} is no clue of this table")
        clue = None if self.clue is None else rules.clues[rules.clues.index(self.clue)]
        return Motive(name, card, seat, faces, clue)
