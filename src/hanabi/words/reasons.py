"""Why a bot moved: a sentence for each reason, and what of it a player may hear while the game runs.

A bot may look at every hand but its own, so a reason can give away the cards of whoever asks. While
the game runs a seat therefore hears it in words that say no more than the intent of the move, and every
face comes from what that seat sees itself. When all is over, everything is said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from hanabi.core import Card, CardId, Clue, Event, Rules, Seat, View
from hanabi.core.events import ClueGiven, faces_shown
from hanabi.words.speech import Speech

LONGEST_NAME = 60

_CALLS = ("clue-play", "clue-finesse", "clue-prompt")
_SAVES = ("clue-save", "clue-save-five", "clue-save-two", "clue-save-last")
_ABOUT_NO_CARD = ("clue-more", "clue-stall")
_TELLS = ("clue-fix", "clue-useless", *_ABOUT_NO_CARD)

_SEARCHED = "search"

REASONS = frozenset(
    {
        *("play-certain", "play-read", "play-inferred", "play-finessed", "play-prompted"),
        *("play-gamble-last-round", "play-forced"),
        *(*_CALLS, *_SAVES, *_TELLS),
        *("discard-useless", "discard-duplicate", "discard-chop"),
        *("discard-least", "discard-last-round"),
        *("tile-place", "tile-reshuffle", "tile-decline"),
        _SEARCHED,
    }
)
"""The reasons that there are words for: the message is `why-` and the name."""

_INTENT = {**dict.fromkeys((*_CALLS, *_SAVES), "clue-focus"), **dict.fromkeys(_TELLS, "clue-tell")}
"""What somebody hears of a clue that has to do with their own hand.

Whether a card is to be played or kept, and whose card comes first, is what they have to find out.
"""

_SPARE = dict.fromkeys(("discard-useless", "discard-duplicate"), "discard-spare")
"""That somebody holds the same card sounds like any other reason, for that somebody may be listening."""

LATER = "later"
"""The name of a reason that is told when the game is over."""

HEARD = frozenset({*_INTENT.values(), *_SPARE.values(), LATER})
"""The names that stand for others while the game runs."""


class Why(NamedTuple):
    """A reason as data: which it is, whose, and what it is about."""

    mover: Seat
    name: str
    card: CardId | None = None
    seat: Seat | None = None
    """The other player it is about: whose card, or who told."""
    faces: tuple[Card, ...] = ()
    """What the card is, or is taken for."""
    clue: Clue | None = None

    def is_sound(self, rules: Rules, players: int) -> bool:
        """Whether it makes sense at this table: what a bot gives can be anything."""
        return (
            isinstance(self.name, str)
            and 0 < len(self.name) <= LONGEST_NAME
            and self.name.isprintable()
            and (self.card is None or int(self.card) >= 0)
            and (self.seat is None or self.seat in range(players))
            and all(face in rules.faces for face in self.faces)
            and (self.clue is None or self.clue in rules.clues)
        )


class Sight:
    """What a viewer sees of a game, which says what they may hear of its reasons."""

    def __init__(self, view: View) -> None:
        self._viewer = view.seat
        self._open = view.seat is None or view.outcome is not None
        self._faces = faces_shown(view.events)
        self._told: set[tuple[Seat | None, Clue | None]] = set()
        for event in view.events:
            if isinstance(event, ClueGiven):
                self._told.add((event.giver, event.clue))

    def of(self, why: Why, event: Event) -> Why:
        """The reason for what happened here, as far as the viewer may hear it."""
        if self._open:
            return why
        if why.name == _SEARCHED:
            return Why(why.mover, why.name)
        if why.name not in REASONS or isinstance(event, ClueGiven) != (why.name in _INTENT):
            return Why(why.mover, LATER)  # it may say anything
        if not isinstance(event, ClueGiven):
            return self._of_own_card(why)
        if self._viewer not in (event.target, why.seat):
            if why.card is None and why.name in _ABOUT_NO_CARD:
                return Why(why.mover, why.name)
            if why.card in self._faces:
                return why._replace(faces=(self._faces[why.card],), clue=None)
        return Why(why.mover, _INTENT[why.name])

    def _of_own_card(self, why: Why) -> Why:
        # What the mover can take its card for depends on the hands it sees: no faces.
        card = why.card if why.card in self._faces else None
        heard = Why(why.mover, _SPARE.get(why.name, why.name), card)
        if (why.seat, why.clue) in self._told:
            return heard._replace(seat=why.seat, clue=why.clue)
        return heard


class Asker(NamedTuple):
    """To whom a reason is told, and what they need to know the cards it speaks of."""

    names: Sequence[str]
    viewer: Seat | None = None
    places: Mapping[CardId, tuple[Seat, int]] = MappingProxyType({})
    """In whose hand a card was before the move, and at which place, counted from 1."""


def describe_reason(say: Speech, rules: Rules, why: Why, asker: Asker) -> str:
    """The sentence of a reason, in the words of the bot."""
    if why.name not in REASONS | HEARD:
        return say("why-other", reason=why.name)
    return say(
        f"why-{why.name}",
        card=_card(say, rules, why, asker),
        clue=_clue(say, rules, why, asker),
    )


def _card(say: Speech, rules: Rules, why: Why, asker: Asker) -> str:
    """The card that a reason is about: whose, where, and what it is."""
    faces = say.list((say.card(rules, face) for face in why.faces), "or")
    if why.card is None or why.card not in asker.places:
        return faces or say("noun-card.a")
    holder, place = asker.places[why.card]
    if holder == why.mover:
        card = say("why-card-mine", place=place)
    else:
        card = say("why-card-theirs", name=asker.names[holder], place=place)
    return say("why-card-shown", card=card, faces=faces) if faces else card


def _clue(say: Speech, rules: Rules, why: Why, asker: Asker) -> str:
    """The clue that led to a move, and who gave it."""
    if why.clue is None:
        return say("noun-clue.a")
    clue = say.clue(rules, why.clue)
    if why.seat is None:
        return say("why-clue-somebodys", clue=clue)
    if why.seat == asker.viewer:
        return say("why-clue-yours", clue=clue)
    return say("why-clue-theirs", clue=clue, name=asker.names[why.seat])
