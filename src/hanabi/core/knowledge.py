"""What is known of a card in a hand: by clues alone, and by counting what the holder sees."""

from __future__ import annotations

from hanabi.core.cards import Card, Clue
from hanabi.core.frozen import frozen


@frozen
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

    def __repr__(self) -> str:
        return (
            f"<Knowledge: marked {self.marked}, excluded {self.excluded}, "
            f"{len(self.possible)} possible, {len(self.believed)} believed>"
        )
