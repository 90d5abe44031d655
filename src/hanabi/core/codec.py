"""Rules, steps, motives and events as plain data for JSON, and rules, steps and motives back again."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from enum import Enum
from typing import Any

from hanabi.core.actions import Decline, Discard, GiveClue, Play, Rearrange, Step, TakeBack
from hanabi.core.cards import (
    MOST_COPIES,
    VALUES,
    Card,
    CardId,
    Clue,
    ColourClue,
    Scoring,
    Seat,
    Suit,
    SuitIndex,
    Touched,
    ValueClue,
)
from hanabi.core.editions import EDITIONS, edition, printed_name
from hanabi.core.errors import BadRecord, BadSetup, HanabiError, ImpossibleRules
from hanabi.core.events import EVENT_NAMES, Event
from hanabi.core.json_reader import Fields, Node
from hanabi.core.motive import Motive
from hanabi.core.outcome import Outcome
from hanabi.core.rules import (
    MOST_CLUE_COST,
    MOST_COLOURS,
    MOST_SUITS,
    MOST_TILES,
    MOST_TOKENS,
    Rules,
    Strikeout,
    Tile,
)
from hanabi.core.shuffle import SEEDS
from hanabi.core.touching import ColourReach, SpecialValue, ValueReach

Plain = dict[str, Any]

MOST_CARDS = MOST_SUITS * len(VALUES) * MOST_COPIES


# Cards and clues


def card_to_plain(rules: Rules, card: Card) -> str:
    return f"{rules.suits[card.suit].name} {card.value}"


def card_from_plain(rules: Rules, node: Node) -> Card:
    name, _, value = node.text().rpartition(" ")
    suit = rules.suit_index(name)
    if suit is None or not re.fullmatch("[1-5]", value):
        node.refuse(f"{node.text()!r} is no card of this table; a card is written like 'red 3'")
    return Card(suit, int(value))


def clue_to_plain(rules: Rules, clue: Clue) -> Plain:
    if isinstance(clue, ColourClue):
        return {"colour": rules.colours[clue.suit]}
    return {"value": clue.value}


def clue_from_plain(rules: Rules, node: Node) -> Clue:
    fields = node.fields([], ["colour", "value"])
    return _clue_of(rules, node, fields)


def _clue_of(rules: Rules, node: Node, fields: Fields) -> Clue:
    if ("colour" in fields) == ("value" in fields):
        node.refuse("a clue has either a 'colour' or a 'value'")
    if "colour" in fields:
        return ColourClue(_colour_from_plain(rules, fields["colour"]))
    return ValueClue(_value(fields["value"]))


def suit_from_plain(rules: Rules, node: Node) -> SuitIndex:
    suit = rules.suit_index(node.text())
    if suit is None:
        names = ", ".join(suit.name for suit in rules.suits)
        node.refuse(f"{node.text()!r} is no suit of this table; its suits are: {names}")
    return suit


def _colour_from_plain(rules: Rules, node: Node) -> SuitIndex:
    colour = rules.colour_index(node.text())
    if colour is None:
        names = ", ".join(rules.colours)
        node.refuse(f"{node.text()!r} is no colour of this table; its colours are: {names}")
    return colour


# Rules


def rules_to_plain(rules: Rules) -> Plain:
    """Edition and add-ons where the rules are printed, all fields where they are not."""
    printed = printed_name(rules)
    if printed is not None:
        return {"edition": printed[0], "add_ons": list(printed[1])}
    return all_fields(rules)


def all_fields(rules: Rules) -> Plain:
    """Every field of the rules, spelled out; those of `_LATER` where they are not as usual."""
    plain: Plain = _jsonable(dataclasses.asdict(rules))
    plain["suits"] = [plain_of(suit) for suit in rules.suits]
    _leave_out_usual(plain, _USUAL, _LATER)
    return plain


def plain_of(value: Suit | SpecialValue) -> Plain:
    """A suit or a special value, as `RULES_FIELDS` reads them."""
    plain: Plain = _jsonable(dataclasses.asdict(value))
    if isinstance(value, Suit):
        _leave_out_usual(plain, Suit(value.name), _LATER_OF_SUITS)
    return plain


_USUAL = Rules()
_LATER = ("clue_cost", "named_values", "special_values", "colour_reach", "value_reach")
_LATER_OF_SUITS = ("touched_by_values",)
"""Fields that records got later: rules that do not need them are written as before."""


def _leave_out_usual(plain: Plain, usual: Rules | Suit, names: tuple[str, ...]) -> None:
    for name in names:
        if plain[name] == _jsonable(getattr(usual, name)):
            del plain[name]


def rules_from_plain(node: Node) -> Rules:
    if isinstance(node.value, dict) and "edition" in node.value:
        fields = node.fields(["edition"], ["add_ons"])
        add_ons = fields["add_ons"].items() if "add_ons" in fields else []
        try:
            return edition(fields["edition"].text(), *(add_on.text() for add_on in add_ons))
        except BadRecord:
            raise
        except HanabiError as error:
            node.refuse(str(error))
    fields = node.fields(["suits"], list(RULES_FIELDS))
    try:
        return Rules(**{name: RULES_FIELDS[name](fields[name]) for name in fields})
    except ImpossibleRules as error:
        fields.get(error.field, node).refuse(error.reason)


def _vocabulary(node: Node) -> str:
    if node.text() not in EDITIONS:
        node.refuse(f"{node.text()!r} is none of: {', '.join(EDITIONS)}")
    return node.text()


RULES_FIELDS: dict[str, Callable[[Node], Any]] = {
    "suits": lambda node: tuple(_suit(suit) for suit in node.items(1, MOST_SUITS)),
    "clue_tokens": lambda node: node.number(0, MOST_TOKENS),
    "strikes": lambda node: node.number(1, MOST_TOKENS),
    "hand_sizes": lambda node: tuple(size.number(1, MOST_CARDS) for size in node.items(1)),
    "empty_clues": Node.flag,
    "announced_plays": Node.flag,
    "bonus_tiles": lambda node: tuple(tile.word(Tile) for tile in node.items(0, MOST_TILES)),
    "play_on": Node.flag,
    "strikeout": lambda node: node.word(Strikeout),
    "vocabulary": _vocabulary,
    "clue_cost": lambda node: node.number(1, MOST_CLUE_COST),
    "named_values": lambda node: tuple(_value(value) for value in node.items(0, len(VALUES))),
    "special_values": lambda node: tuple(map(_special_value, node.items(0, len(VALUES)))),
    "colour_reach": lambda node: node.word(ColourReach),
    "value_reach": lambda node: node.word(ValueReach),
}
"""What reads each field of house rules."""


def _value(node: Node) -> int:
    return node.number(VALUES[0], VALUES[-1])


def _special_value(node: Node) -> SpecialValue:
    fields = node.fields(["value"], ["touched", "touched_by_values"])
    words = {name: fields[name].word(Touched) for name in fields if name != "value"}
    try:
        return SpecialValue(_value(fields["value"]), **words)
    except ImpossibleRules as error:
        node.refuse(error.reason)


def _suit(node: Node) -> Suit:
    fields = node.fields(["name"], [field.name for field in dataclasses.fields(Suit)][1:])
    read: dict[str, Any] = {"name": fields["name"].text()}
    if "copies" in fields:
        copies = fields["copies"].items(len(VALUES), len(VALUES))
        read["copies"] = tuple(number.number(1, MOST_COPIES) for number in copies)
    if "touched" in fields:
        read["touched"] = _touched(fields["touched"])
    if "touched_by_values" in fields:
        read["touched_by_values"] = fields["touched_by_values"].word(Touched)
    if "scoring" in fields:
        read["scoring"] = fields["scoring"].word(Scoring)
    for name in ("descending", "nameable"):
        if name in fields:
            read[name] = fields[name].flag()
    try:
        return Suit(**read)
    except ImpossibleRules as error:
        node.refuse(error.reason)


def _touched(node: Node) -> Touched | tuple[str, ...]:
    if isinstance(node.value, list):
        return tuple(name.text() for name in node.items(1, MOST_COLOURS))
    return node.word(Touched)


# Steps


def step_to_plain(rules: Rules, step: Step) -> Plain:
    """A step as an object. Numbers that only equal whole ones, such as NumPy's, become whole ones."""
    match step:
        case Play(card, announced):
            suit = {} if announced is None else {"as": rules.suits[announced].name}
            return {"do": "play", "card": int(card), **suit}
        case Discard(card):
            return {"do": "discard", "card": int(card)}
        case GiveClue(target, clue):
            return {"do": "clue", "to": int(target), **clue_to_plain(rules, clue)}
        case TakeBack(card):
            return {"do": "take", "card": card_to_plain(rules, card)}
        case Decline():
            return {"do": "decline"}
        case Rearrange(seat, order):
            return {"do": "rearrange", "seat": int(seat), "order": [int(card) for card in order]}


_STEP_FIELDS: dict[str, tuple[list[str], list[str]]] = {
    "play": (["do", "card"], ["as"]),
    "discard": (["do", "card"], []),
    "clue": (["do", "to"], ["colour", "value"]),
    "take": (["do", "card"], []),
    "decline": (["do"], []),
    "rearrange": (["do", "seat", "order"], []),
}


def step_from_plain(rules: Rules, players: int, node: Node) -> Step:
    if not isinstance(node.value, dict) or "do" not in node.value:
        node.refuse("expected an object with the field 'do'")
    kind = Node(node.value["do"], f"{node.place}.do")
    if kind.text() not in _STEP_FIELDS:
        kind.refuse(f"{kind.text()!r} is none of: {', '.join(_STEP_FIELDS)}")
    fields = node.fields(*_STEP_FIELDS[kind.text()])
    match kind.text():
        case "play":
            announced = suit_from_plain(rules, fields["as"]) if "as" in fields else None
            return Play(card_id_from_plain(fields["card"]), announced)
        case "discard":
            return Discard(card_id_from_plain(fields["card"]))
        case "clue":
            target = Seat(fields["to"].number(0, players - 1))
            return GiveClue(target, _clue_of(rules, node, fields))
        case "take":
            return TakeBack(card_from_plain(rules, fields["card"]))
        case "decline":
            return Decline()
        case _:
            seat = Seat(fields["seat"].number(0, players - 1))
            return Rearrange(
                seat, tuple(card_id_from_plain(card) for card in fields["order"].items())
            )


def card_id_from_plain(node: Node) -> CardId:
    """The number of a card; a reshuffled card is drawn under a new one."""
    return CardId(node.number(0, 2 * MOST_CARDS))


# Motives


def motive_to_plain(rules: Rules, motive: Motive) -> Plain:
    """A motive as an object, without what it does not say."""
    plain: Plain = {"name": motive.name}
    if motive.card is not None:
        plain["card"] = motive.card
    if motive.seat is not None:
        plain["seat"] = motive.seat
    if motive.faces:
        plain["faces"] = [card_to_plain(rules, face) for face in motive.faces]
    if motive.clue is not None:
        plain["clue"] = clue_to_plain(rules, motive.clue)
    return plain


def motive_from_plain(rules: Rules, players: int, node: Node) -> Motive:
    fields = node.fields(["name"], ["card", "seat", "faces", "clue"])
    faces = fields["faces"].items() if "faces" in fields else []
    motive = Motive(
        fields["name"].text(),
        CardId(fields["card"].number(0, SEEDS)) if "card" in fields else None,
        Seat(fields["seat"].number(0, players - 1)) if "seat" in fields else None,
        tuple(card_from_plain(rules, face) for face in faces),
        clue_from_plain(rules, fields["clue"]) if "clue" in fields else None,
    )
    try:
        return motive.checked(rules, players)
    except BadSetup as error:
        node.refuse(str(error))


# What leaves the engine: events


_EVENT_FIELDS = {
    kind: tuple([field.name for field in dataclasses.fields(kind)]) for kind in EVENT_NAMES
}


def event_to_plain(rules: Rules, event: Event) -> Plain:
    """An event as an object whose `event` is its name in `EVENT_NAMES`, such as `card-drawn`."""
    kind = type(event)
    plain: Plain = {"event": EVENT_NAMES[kind]}
    for name in _EVENT_FIELDS[kind]:
        plain[name] = _shown(rules, name, getattr(event, name))
    return plain


def outcome_to_plain(outcome: Outcome) -> Plain:
    return {
        "reason": str(outcome.reason),
        "score": outcome.score,
        "tally": outcome.tally,
        "rating": list(outcome.rating) if outcome.rating else None,
    }


def _shown(rules: Rules, name: str, value: object) -> object:
    """One field of an event."""
    match value:
        case Card():
            return card_to_plain(rules, value)
        case ColourClue() | ValueClue():
            return clue_to_plain(rules, value)
        case Outcome():
            return outcome_to_plain(value)
        case int() if name == "announced":
            return rules.suits[value].name
        case tuple():
            return [_shown(rules, name, item) for item in value]
        case Enum():
            return value.value
        case _:
            return value


def _jsonable(value: object) -> Any:
    match value:
        case dict():
            return {name: _jsonable(item) for name, item in value.items()}
        case tuple() | list():
            return [_jsonable(item) for item in value]
        case Enum():
            return value.value
        case _:
            return value
