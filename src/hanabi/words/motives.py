"""Why a bot moved, as a sentence. Who may hear how much of it is decided in `hanabi.table.sight`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from hanabi.core import CardId, Motive, Rules, Seat
from hanabi.words.speech import Speech

MOTIVES = frozenset(
    {
        *("play-certain", "play-read", "play-inferred", "play-finessed", "play-prompted"),
        *("play-gamble-last-round", "play-forced"),
        *("clue-play", "clue-finesse", "clue-prompt"),
        *("clue-save", "clue-save-five", "clue-save-two", "clue-save-last"),
        *("clue-fix", "clue-useless", "clue-more", "clue-stall"),
        *("discard-useless", "discard-duplicate", "discard-chop"),
        *("discard-least", "discard-last-round"),
        *("tile-place", "tile-reshuffle", "tile-decline"),
        "search",
    }
)
"""The motives of bots that there are words for: the message is `why-` and the name."""

HEARD_MOTIVES = frozenset(
    {
        *("play-certain", "play-told", "play-untold"),
        *("discard-useless", "discard-spare"),
        *("clue-fits", "clue-keep", "clue-useless", "clue-tell"),
        *("tile-place", "tile-reshuffle", "tile-decline"),
    }
)
"""Those that are heard while the game runs, which there are words for too: they say what the listener sees."""

ADVISED = frozenset(
    {
        *("play-prompted", "play-finessed", "play-forced", "clue-stall"),
        *("discard-duplicate", "discard-chop", "discard-least", "discard-last-round"),
    }
)
"""Motives that speak of the mover: as a hint they speak of whoever asked. The message is `hint-why-` and the name."""


class Hearer(NamedTuple):
    """To whom a motive is told, and what they need to know the cards it speaks of."""

    names: Sequence[str]
    viewer: Seat | None = None
    places: Mapping[CardId, tuple[Seat, int]] = MappingProxyType({})
    """In whose hand a card was before the move, and at which place, counted from 1."""
    advised: bool = False
    """The move is one that the viewer could make: the mover's cards are theirs."""


def describe_motive(
    say: Speech, rules: Rules, motive: Motive, mover: Seat | None, hearer: Hearer
) -> str:
    """The sentence of a motive, in the words of the bot that moved."""
    if motive.name not in MOTIVES | HEARD_MOTIVES:
        return say("why-other", reason=motive.name)
    advised = hearer.advised and motive.name in ADVISED
    return say(
        f"{'hint-' if advised else ''}why-{motive.name}",
        card=_card(say, rules, motive, mover, hearer),
        clue=_clue(say, rules, motive, hearer),
    )


def _card(say: Speech, rules: Rules, motive: Motive, mover: Seat | None, hearer: Hearer) -> str:
    """The card that a motive is about: whose, where, and what it is."""
    faces = say.list((say.card(rules, face) for face in motive.faces), "or")
    if motive.card is None or motive.card not in hearer.places:
        return faces or say("noun-card.a")
    holder, place = hearer.places[motive.card]
    if holder == mover:
        card = say("why-card-yours" if hearer.advised else "why-card-mine", place=place)
    else:
        card = say("why-card-theirs", name=hearer.names[holder], place=place)
    return say("why-card-shown", card=card, faces=faces) if faces else card


def _clue(say: Speech, rules: Rules, motive: Motive, hearer: Hearer) -> str:
    """The clue that led to a move, and who gave it."""
    if motive.clue is None:
        return say("noun-clue.a")
    clue = say.clue(rules, motive.clue)
    if motive.seat is None:
        return say("why-clue-somebodys", clue=clue)
    if motive.seat == hearer.viewer:
        return say("why-clue-yours", clue=clue)
    return say("why-clue-theirs", clue=clue, name=hearer.names[motive.seat])
