"""Reasons of bots: from what a bot gave to what is written beside its move, and from there to words."""

from __future__ import annotations

from hanabi.core import CardId, Clue, ColourClue, Motive, Rules, Seat, ValueClue
from hanabi.core.codec import card_from_plain, card_to_plain, clue_to_plain
from hanabi.core.json_reader import Node
from hanabi.server.facts import PlainMotive
from hanabi.server.messages import ClueInfo
from hanabi.words.reasons import Why


def motive_of(rules: Rules, players: int, reason: Motive) -> PlainMotive:
    """A reason as plain data; ValueError, or anything else, for one that makes no sense at this table."""
    why = Why(Seat(0), reason.name, reason.card, reason.seat, tuple(reason.faces), reason.clue)
    if not why.is_sound(rules, players):
        raise ValueError(f"no reason of this table: {reason!r}")
    return PlainMotive(
        why.name,
        None if why.card is None else int(why.card),
        None if why.seat is None else int(why.seat),
        [card_to_plain(rules, face) for face in why.faces],
        None if why.clue is None else ClueInfo(**clue_to_plain(rules, why.clue)),
    )


def why_of(rules: Rules, mover: Seat, motive: PlainMotive) -> Why:
    """What is written beside a move, ready to be told."""
    return Why(
        mover,
        motive.name,
        None if motive.card is None else CardId(motive.card),
        None if motive.seat is None else Seat(motive.seat),
        tuple(card_from_plain(rules, Node(face)) for face in motive.faces),
        _clue(rules, motive.clue),
    )


def _clue(rules: Rules, clue: ClueInfo | None) -> Clue | None:
    if clue is None:
        return None
    if clue.value is not None:
        return ValueClue(clue.value)
    suit = None if clue.colour is None else rules.suit_index(clue.colour)
    return None if suit is None else ColourClue(suit)
