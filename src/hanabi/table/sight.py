"""What a player hears of a bot's move while the game runs.

A bot may look at every hand but its own, so its motive depends on cards that whoever listens may not see: not
only what it says of them, but whether it is certain or guesses. While the game runs a seat therefore hears only
what its own view says of the move, whatever the bot had in mind. When all is over, everything is said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hanabi.core import Card, CardId, Clue, Event, Motive, Rules, Seat, View
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    CardReplayed,
    CardReshuffled,
    ClueGiven,
    HandDealt,
    faces_shown,
)
from hanabi.core.outcome import OpenTable
from hanabi.core.tables import tables_of


class _Told:
    """What everybody knows of a card in a hand."""

    __slots__ = ("last", "possible")

    def __init__(self, possible: int) -> None:
        self.possible = possible
        """The faces it can have by clues alone, as bits in the order of `rules.faces`."""
        self.last: tuple[Seat, Clue] | None = None
        """The clue that touched it last, and who gave it."""


class Sight(OpenTable):
    """A running game as far as one seat has watched it. It grows with the game."""

    def __init__(self, rules: Rules, viewer: Seat, players: int) -> None:
        self.watched = 0
        """How many events there were."""
        self._rules = rules
        self._fireworks = [0] * len(rules.suits)
        self._discarded = [0] * len(rules.faces)
        self._tables = tables_of(rules)
        self._viewer = viewer
        self._faces: dict[CardId, Card] = {}
        self._hands: list[dict[CardId, _Told]] = [{} for _ in range(players)]

    @property
    def rules(self) -> Rules:
        return self._rules

    @property
    def fireworks(self) -> Sequence[int]:
        return self._fireworks

    @property
    def discarded(self) -> Sequence[int]:
        return self._discarded

    def watch(self, events: Sequence[Event], wanted: Sequence[int]) -> dict[int, Motive]:
        """Look at the events from `watched` on; what is heard of those that are wanted, by their numbers."""
        heard: dict[int, Motive] = {}
        for number in range(self.watched, len(events)):
            event = events[number]
            self._faces.update(faces_shown([event]))
            if number in wanted:
                heard[number] = self._heard(event)
            self._follow(event)
        self.watched = len(events)
        return heard

    def _heard(self, event: Event) -> Motive:
        match event:
            case ClueGiven():
                return self._of_clue(event)
            case CardPlaced(seat, card) | CardMisplayed(seat, card):
                told = self._hands[seat][card]
                if all(map(self.fits, self._tables.faces_in(told.possible))):
                    return Motive("play-certain", card)
                if told.last is None:
                    return Motive("play-untold", card)
                return Motive("play-told", card, told.last[0], clue=told.last[1])
            case CardDiscarded(seat, card):
                possible = self._tables.faces_in(self._hands[seat][card].possible)
                useless = all(map(self.is_dead, possible))
                return Motive("discard-useless" if useless else "discard-spare", card)
            case CardReplayed():
                return Motive("tile-place")
            case CardReshuffled():
                return Motive("tile-reshuffle")
            case _:
                return Motive("tile-decline")

    def _of_clue(self, event: ClueGiven) -> Motive:
        """What whoever sees the hand can say of a clue: the newest card with the best use for it."""
        if event.target == self._viewer:
            return Motive("clue-tell")
        seen = [(card, self._faces[card]) for card in reversed(event.touched)]
        for name, is_so in (("clue-fits", self.fits), ("clue-keep", self._has_to_stay)):
            for card, face in seen:
                if is_so(face):
                    return Motive(name, card, event.target, (face,))
        if seen and all(self.is_dead(face) for _, face in seen):
            return Motive("clue-useless", seen[0][0], event.target, (seen[0][1],))
        return Motive("clue-tell")

    def _has_to_stay(self, face: Card) -> bool:
        return self.is_indispensable(face) and not self.is_dead(face)

    def _follow(self, event: Event) -> None:
        match event:
            case HandDealt(seat, cards):
                self._hands[seat] = {card: _Told(self._tables.every_face) for card in cards}
            case CardDrawn(seat, card):
                self._hands[seat][card] = _Told(self._tables.every_face)
            case ClueGiven(giver, target, clue, touched):
                touch = self._tables.touch[self._tables.clue_index[clue]]
                for card, told in self._hands[target].items():
                    told.possible &= touch if card in touched else ~touch
                    told.last = (giver, clue) if card in touched else told.last
            case CardPlaced(seat, card, face):
                del self._hands[seat][card]
                self._fireworks[face.suit] += 1
            case CardMisplayed(seat, card, face) | CardDiscarded(seat, card, face):
                del self._hands[seat][card]
                self._discarded[self._tables.face_index[face]] += 1
            case CardReplayed(_, _, face):
                self._discarded[self._tables.face_index[face]] -= 1
                self._fireworks[face.suit] += 1
            case CardReshuffled(_, _, face):
                self._discarded[self._tables.face_index[face]] -= 1
            case _:
                pass


def motives_heard(
    view: View, motives: Mapping[int, Motive], since: int = 0, sight: Sight | None = None
) -> dict[int, Motive]:
    """The motives of the moves from the event `since` on, as whoever has this view hears them.

    `motives` are by the number of the first event of the move. `sight` is what this seat has seen up to
    now, where it is kept.
    """
    wanted = [number for number in range(since, len(view.events)) if number in motives]
    if view.seat is None or view.outcome is not None:
        return {number: motives[number] for number in wanted}
    if not wanted:
        return {}
    if sight is None or sight.watched > wanted[0]:
        sight = Sight(view.rules, view.seat, view.players)
    return sight.watch(view.events, wanted)
