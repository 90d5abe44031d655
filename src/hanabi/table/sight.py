"""What of a bot's motive a player may hear while the game runs.

A bot may look at every hand but its own, so a motive can give away the cards of whoever asks. While the
game runs a seat therefore hears it as no more than the intent of the move, and every face comes from what
that seat sees itself. When all is over, everything is said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hanabi.core import Card, CardId, Clue, Event, Motive, Seat, View
from hanabi.core.events import ClueGiven, faces_shown
from hanabi.words.motives import LATER, MOTIVES

_CALLS = ("clue-play", "clue-finesse", "clue-prompt")
_SAVES = ("clue-save", "clue-save-five", "clue-save-two", "clue-save-last")
_ABOUT_NO_CARD = ("clue-more", "clue-stall")
_TELLS = ("clue-fix", "clue-useless", *_ABOUT_NO_CARD)
_SEARCHED = "search"

_INTENT = {**dict.fromkeys((*_CALLS, *_SAVES), "clue-focus"), **dict.fromkeys(_TELLS, "clue-tell")}
"""What somebody hears of a clue that has to do with their own hand.

Whether a card is to be played or kept, and whose card comes first, is what they have to find out.
"""

_SPARE = dict.fromkeys(("discard-useless", "discard-duplicate"), "discard-spare")
"""That somebody holds the same card sounds like any other motive, for that somebody may be listening."""


class Sight:
    """What one seat has seen of a running game so far. It grows with the game."""

    __slots__ = ("_faces", "_told", "_viewer", "_watched")

    def __init__(self, viewer: Seat) -> None:
        self._viewer = viewer
        self._watched = 0
        self._faces: dict[CardId, Card] = {}
        self._told: set[tuple[Seat | None, Clue | None]] = set()

    def watch(self, events: Sequence[Event]) -> None:
        """Look at the events of this seat's view; those that were there before are not looked at again."""
        new = events[self._watched :]
        self._watched += len(new)
        self._faces.update(faces_shown(new))
        self._told.update(
            (event.giver, event.clue) for event in new if isinstance(event, ClueGiven)
        )

    def heard(self, motive: Motive, event: Event) -> Motive:
        """The motive for what happened here, as far as this seat may hear it."""
        name = motive.name
        if name == _SEARCHED:
            return Motive(name)
        if name not in MOTIVES or isinstance(event, ClueGiven) != (name in _INTENT):
            return Motive(LATER)  # it may say anything
        if not isinstance(event, ClueGiven):
            return self._about_own_card(motive)
        if self._viewer not in (event.target, motive.seat):
            if motive.card is None and name in _ABOUT_NO_CARD:
                return Motive(name)
            if motive.card is not None and motive.card in self._faces:
                return replace(motive, faces=(self._faces[motive.card],), clue=None)
        return Motive(_INTENT[name])

    def _about_own_card(self, motive: Motive) -> Motive:
        # What the mover can take its card for depends on the hands it sees: no faces.
        card = motive.card if motive.card in self._faces else None
        heard = Motive(_SPARE.get(motive.name, motive.name), card)
        if (motive.seat, motive.clue) in self._told:
            return replace(heard, seat=motive.seat, clue=motive.clue)
        return heard


def motives_heard(
    view: View, motives: Mapping[int, Motive], since: int = 0, sight: Sight | None = None
) -> dict[int, Motive]:
    """The motives of the moves from the event `since` on, as far as whoever has this view may hear them.

    `motives` are by the number of the first event of the move. `sight` is what this seat has seen up to
    now, where it is kept.
    """
    wanted = [number for number in range(since, len(view.events)) if number in motives]
    if view.seat is None or view.outcome is not None:
        return {number: motives[number] for number in wanted}
    if not wanted:
        return {}
    sight = sight or Sight(view.seat)
    sight.watch(view.events)
    return {number: sight.heard(motives[number], view.events[number]) for number in wanted}
