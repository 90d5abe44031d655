"""How a table is set: rules, seats, bots, talk. What people choose is checked here before it counts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, Literal, cast, get_args

from hanabi.bots import table_bots
from hanabi.core import (
    ColourReach,
    HanabiError,
    Rules,
    SpecialValue,
    Suit,
    ValueReach,
    edition,
    house_rules,
)
from hanabi.core.codec import RULES_FIELDS, Plain, plain_of
from hanabi.core.json_reader import Node
from hanabi.core.rules import MOST_CLUE_COST, MOST_TOKENS, Strikeout
from hanabi.formats.hanab_live.variant_ids import ids
from hanabi.formats.hanab_live.variants import variant_named
from hanabi.table.clock import CLOCK_SECONDS, MOST_INCREMENT, ClockChoice

Talk = Literal["silent", "remarks", "chat"]
Spectators = Literal["none", "seat", "delayed", "everything"]
"""What they see: nothing, what the first seat sees, all hands two rounds later, or all hands."""
TimeOut = Literal["bot", "end"]

FEWEST_SEATS, MOST_SEATS = 2, 6
LONGEST_KEY = 40
"""Characters in the name of an edition, an add-on or a bot."""

BOUNDS = {
    "clue_tokens": (0, MOST_TOKENS),
    "strikes": (1, MOST_TOKENS),
    "hand_size": (1, MOST_TOKENS),
    "clue_cost": (1, MOST_CLUE_COST),
    "seats": (FEWEST_SEATS, MOST_SEATS),
    "first": (0, MOST_SEATS - 1),
    "seconds": (CLOCK_SECONDS["move"][0], CLOCK_SECONDS["game"][1]),
    "increment": (0, MOST_INCREMENT),
}
"""The least and the greatest number that a field of `RulesChoice`, `ClockChoice` or `Settings` may hold."""


class CommandRefused(HanabiError):
    """A wish that this table does not grant now. `code` is for programs, the message for people."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class RulesChoice:
    """An edition with add-ons, and the options a table may override (R25)."""

    edition: str = "cocktail"
    add_ons: tuple[str, ...] = ()
    house: tuple[str, ...] = ()
    """Add-ons of other editions."""
    empty_clues: bool | None = None
    announced_plays: bool | None = None
    play_on: bool | None = None
    strikeout: Strikeout | None = None
    clue_tokens: int | None = None
    """0 to 99."""
    strikes: int | None = None
    """1 to 99."""
    hand_size: int | None = None
    """1 to 99, for every number of players."""
    variant: str | None = None
    """A variant of hanab.live such as `Pink (5 Suits)`: its suits and its clues, at a table of this edition."""
    suits: tuple[Suit, ...] | None = None
    """The suits, as records have them."""
    clue_cost: int | None = None
    """1 to 9 tokens."""
    named_values: tuple[int, ...] | None = None
    """The values that a clue may name, rising."""
    special_values: tuple[SpecialValue, ...] | None = None
    """Values that are touched otherwise, rising."""
    colour_reach: ColourReach | None = None
    value_reach: ValueReach | None = None

    def rules(self) -> Rules:
        """The rules of this choice, or `ImpossibleRules` or `UnknownEdition`."""
        chosen = edition(self.edition, *self.add_ons)
        if self.variant is not None:
            chosen = _with_variant(chosen, self.variant)
        changes: dict[str, Any] = {
            name: getattr(self, name) for name in _OPTIONS if getattr(self, name) is not None
        }
        if "hand_size" in changes:
            changes["hand_sizes"] = (changes.pop("hand_size"),) * len(chosen.hand_sizes)
        return house_rules(chosen, *self.house, **changes)

    def to_plain(self) -> Plain:
        """The choice as an object, without what is left to the edition."""
        plain: Plain = {}
        for one in fields(self):
            value = getattr(self, one.name)
            if value != one.default:
                plain[one.name] = _written(value)
        return plain

    @classmethod
    def from_plain(cls, node: Node) -> RulesChoice:
        return cls(**_read(node, _CHOICE_FIELDS))


@dataclass(frozen=True, slots=True)
class Settings:
    """How a table is set; the host may change it until the start."""

    rules: RulesChoice = RulesChoice()
    seats: int = 3
    """2 to 6."""
    bots: Mapping[int, str] = field(default_factory=dict)
    """The bot at a seat, by the seat's number."""
    first: int | None = None
    """Who begins; null is random."""
    talk: Talk = "remarks"
    spectators: Spectators = "none"
    """Whoever plays could watch from a browser that nobody knows: everybody at the table is told who watches."""
    public: bool = False
    """In the list of the lobby; else by link only."""
    bot_delay: bool = True
    """Bots take a moment before they act."""
    winnable: bool = False
    """Only deals that can be won with all cards open; nothing else is known of them."""
    take_backs: bool = False
    """Moves may be taken back when all people agree."""
    hints: bool = False
    """On their own turn people may ask what a bot would do in their place, and why."""
    clock: ClockChoice | None = None
    """How much time people have; null for as much as they like."""
    time_out: TimeOut = "bot"
    """When somebody's time is up, a bot makes this one move for them, or the game ends."""

    def check(self) -> Rules:
        """The rules of a table that is set so, or a refusal that says what cannot be."""
        rules = self.rules.rules()
        rules.hand_size(self.seats)
        if self.first is not None and self.first >= self.seats:
            raise CommandRefused("no-such-seat", f"first: there is no seat {self.first}")
        for seat, bot in self.bots.items():
            if not 0 <= seat < self.seats:
                raise CommandRefused("no-such-seat", f"bots: there is no seat {seat}")
            if (
                bot not in table_bots()
            ):  # whether it can be made here is found out by whoever asks it
                raise CommandRefused("no-such-bot", f"bots: no bot is called {bot!r}")
        return rules

    def to_plain(self) -> Plain:
        """The settings as an object with every field."""
        plain: Plain = {one.name: getattr(self, one.name) for one in fields(self)}
        plain["rules"] = self.rules.to_plain()
        plain["bots"] = {str(seat): bot for seat, bot in self.bots.items()}
        plain["clock"] = None if self.clock is None else self.clock.to_plain()
        return plain

    @classmethod
    def from_plain(cls, node: Node) -> Settings:
        """Settings from an object in which any field may be left out."""
        return cls(**_read(node, _SETTINGS_FIELDS))


def _written(value: object) -> object:
    if isinstance(value, tuple):
        return [_written(one) for one in value]
    if isinstance(value, Suit | SpecialValue):
        return plain_of(value)
    if isinstance(value, StrEnum):
        return str(value)
    return value


def _with_variant(rules: Rules, name: str) -> Rules:
    """The rules with the suits and the clues of a variant of hanab.live."""
    if name not in ids():
        raise CommandRefused("no-such-variant", f"hanab.live has no variant {name!r}")
    theirs = variant_named(name, "variant").rules
    names = ("suits", "clue_cost", "named_values", "special_values", "colour_reach", "value_reach")
    changes: dict[str, Any] = {name: getattr(theirs, name) for name in names}
    if theirs.clue_cost > 1:
        changes["clue_tokens"] = theirs.clue_tokens
    return replace(rules, **changes)


# Reading

Reader = Callable[[Node], Any]


def _read(node: Node, readers: Mapping[str, Reader]) -> dict[str, Any]:
    given = node.fields([], list(readers))
    return {name: readers[name](given[name]) for name in given}


def _or_null(reader: Reader) -> Reader:
    return lambda node: None if node.value is None else reader(node)


def _key(node: Node) -> str:
    if len(node.text()) > LONGEST_KEY:
        node.refuse(f"a name has at most {LONGEST_KEY} characters")
    return node.text()


def _keys(node: Node) -> tuple[str, ...]:
    return tuple(_key(item) for item in node.items())


def _number(field: str) -> Reader:
    return lambda node: node.number(*BOUNDS[field])


def _one_of(words: tuple[str, ...]) -> Reader:
    def read(node: Node) -> str:
        if node.text() not in words:
            node.refuse(f"{node.text()[:LONGEST_KEY]!r} is none of: {', '.join(words)}")
        return node.text()

    return read


def _bots(node: Node) -> dict[int, str]:
    if not isinstance(node.value, dict):
        node.refuse("expected an object with a bot for each seat")
    named = node.fields([], list(node.value))
    for seat in named:
        if not re.fullmatch("[0-9]", seat):
            raise CommandRefused("no-such-seat", f"bots: there is no seat {seat[:20]!r}")
    return {int(seat): _key(named[seat]) for seat in named}


_OPTIONS: dict[str, Reader] = {
    "empty_clues": Node.flag,
    "announced_plays": Node.flag,
    "play_on": Node.flag,
    "strikeout": lambda node: node.word(Strikeout),
    "clue_tokens": _number("clue_tokens"),
    "strikes": _number("strikes"),
    "hand_size": _number("hand_size"),
    **{
        name: RULES_FIELDS[name]
        for name in (
            *("suits", "clue_cost", "named_values", "special_values"),
            *("colour_reach", "value_reach"),
        )
    },
}

_CHOICE_FIELDS: dict[str, Reader] = {
    "edition": _key,
    "add_ons": _keys,
    "house": _keys,
    "variant": _or_null(_key),
    **{name: _or_null(reader) for name, reader in _OPTIONS.items()},
}

_SETTINGS_FIELDS: dict[str, Reader] = {
    "rules": RulesChoice.from_plain,
    "seats": _number("seats"),
    "bots": _bots,
    "first": _or_null(_number("first")),
    "talk": _one_of(cast("tuple[str, ...]", get_args(Talk))),
    "spectators": _one_of(cast("tuple[str, ...]", get_args(Spectators))),
    "public": Node.flag,
    "bot_delay": Node.flag,
    "winnable": Node.flag,
    "take_backs": Node.flag,
    "hints": Node.flag,
    "clock": _or_null(ClockChoice.from_plain),
    "time_out": _one_of(cast("tuple[str, ...]", get_args(TimeOut))),
}
