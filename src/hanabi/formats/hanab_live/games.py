"""Games of hanab.live as JSON: what its site exports and takes in."""

from __future__ import annotations

import json
from typing import Any

from hanabi.core import Record
from hanabi.core.annotations import legible_note
from hanabi.core.codec import MOST_CARDS
from hanabi.core.json_reader import Fields, Node, parse
from hanabi.core.names import check_names
from hanabi.core.rules import FEWEST_PLAYERS, MOST_PLAYERS
from hanabi.formats.hanab_live.counterpart import Deed, DeedKind
from hanabi.formats.hanab_live.leftovers import LeftOut
from hanabi.formats.hanab_live.sheet import Sheet, record_of, sheet_of
from hanabi.formats.hanab_live.variants import PLAIN_VARIANT, VARIANTS, Variant, variant_named

MOST_ACTIONS = 10_000

_MOST_VALUE = 99
_NO_CHARACTER = ("", "n/a")


def dumps(record: Record) -> str:
    """The game as JSON for their site; `NoCounterpart` if they do not play it."""
    return json.dumps(_to_plain(sheet_of(record)), ensure_ascii=False) + "\n"


def loads(text: str | bytes) -> Record:
    """Read and replay a game of theirs, or raise `BadRecord` with the place and the reason."""
    return from_plain(parse(text))[0]


def from_plain(node: Node) -> tuple[Record, tuple[LeftOut, ...]]:
    """`loads` for JSON that has been parsed, and what is left out of it."""
    return record_of(_read(node))


# Writing: neither `seed`, for which their import ignores the deck, nor `id`


def _to_plain(sheet: Sheet) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "players": list(sheet.names),
        "deck": [{"suitIndex": suit, "rank": rank} for suit, rank in sheet.deck],
        "actions": [_deed_to_plain(deed) for deed in sheet.deeds],
        "options": _options_to_plain(sheet),
    }
    if sheet.notes:
        plain["notes"] = [list(written) for written in sheet.notes]
    return plain


def _deed_to_plain(deed: Deed) -> dict[str, int]:
    value = {} if deed.value is None else {"value": int(deed.value)}
    return {"type": int(deed.kind), "target": deed.target, **value}


def _options_to_plain(sheet: Sheet) -> dict[str, Any]:
    """The variant, and whatever is not as usual."""
    rest: dict[str, int] = {
        "startingPlayer": sheet.first,
        "emptyClues": sheet.empty_clues,
        "allOrNothing": sheet.play_on,
        "oneExtraCard": sheet.extra_cards > 0,
        "oneLessCard": sheet.extra_cards < 0,
    }
    return {"variant": sheet.variant.name} | {name: value for name, value in rest.items() if value}


# Reading: fields that are not known are left alone, for their exports change over time


def _read(node: Node) -> Sheet:
    fields = node.known_fields(["players", "actions"])
    names = tuple(name.text() for name in fields["players"].items(FEWEST_PLAYERS, MOST_PLAYERS))
    check_names(names)
    options = fields["options"].known_fields() if "options" in fields else Fields(node, {})
    variant = _variant(options)
    deck = _deck(fields, variant)
    return Sheet(
        variant,
        names,
        deck,
        tuple(_deed(action) for action in fields["actions"].items(0, MOST_ACTIONS)),
        _number(options, "startingPlayer", len(names) - 1),
        _extra_cards(options),
        _flag(options, "emptyClues"),
        _flag(options, "allOrNothing"),
        _flag(options, "speedrun"),
        _notes(fields, len(names), len(deck)),
        (LeftOut.CHARACTERS,) if _has_characters(fields) else (),
    )


def _flag(options: Fields, name: str) -> bool:
    return name in options and options[name].flag()


def _number(options: Fields, name: str, most: int) -> int:
    return options[name].number(0, most) if name in options else 0


def _variant(options: Fields) -> Variant:
    if _flag(options, "detrimentalCharacters"):
        options["detrimentalCharacters"].refuse("characters are not played here")
    if "variant" not in options:
        return VARIANTS[PLAIN_VARIANT]
    return variant_named(options["variant"].text(), options["variant"].place)


def _extra_cards(options: Fields) -> int:
    more, less = _flag(options, "oneExtraCard"), _flag(options, "oneLessCard")
    if more and less:
        options["oneLessCard"].refuse("a hand has either one card more or one card less")
    return int(more) - int(less)


def _has_characters(fields: Fields) -> bool:
    """Whether somebody is given one; the option that gives characters a meaning is off."""
    for character in fields["characters"].items(0, MOST_PLAYERS) if "characters" in fields else []:
        name = character.value
        if isinstance(name, dict):
            name = name.get("name")
        if name is not None and name not in _NO_CHARACTER:
            return True
    return False


def _deck(fields: Fields, variant: Variant) -> tuple[tuple[int, int], ...]:
    cards = fields["deck"].items(0, MOST_CARDS) if "deck" in fields else []
    if not cards:
        Node(None, "deck").refuse("the deck is missing; export the game with its cards")
    return tuple(_card(card, len(variant.suits)) for card in cards)


def _card(node: Node, suits: int) -> tuple[int, int]:
    fields = node.known_fields(["suitIndex", "rank"])
    return fields["suitIndex"].number(0, suits - 1), fields["rank"].number(1, 5)


def _deed(node: Node) -> Deed:
    fields = node.known_fields(["type", "target"])
    kind = DeedKind(fields["type"].number(min(DeedKind), max(DeedKind)))
    value = fields["value"].number(0, _MOST_VALUE) if "value" in fields else None
    return Deed(kind, fields["target"].number(-1, MOST_CARDS), value)


def _notes(fields: Fields, players: int, cards: int) -> tuple[tuple[str, ...], ...]:
    """The notes on cards; those on the fireworks themselves stand behind them and are left out."""
    if "notes" not in fields:
        return ()
    return tuple(
        () if seat.value is None else tuple(map(_note, seat.items()[:cards]))
        for seat in fields["notes"].items(0, players)
    )


def _note(node: Node) -> str:
    return "" if node.value is None else legible_note(node.text())
