"""What a table writes down: the facts from which it can be told again after a restart.

Facts are kept for good, so what was written by an older version is still read. Only a person who deletes themselves
is taken out of them (`hanabi.table.forgetting`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from hanabi.core import Card, Motive, Rules, Seat, Step
from hanabi.core.codec import (
    MOST_CARDS,
    Plain,
    card_from_plain,
    card_to_plain,
    motive_from_plain,
    motive_to_plain,
    rules_from_plain,
    rules_to_plain,
    step_from_plain,
    step_to_plain,
)
from hanabi.core.json_reader import Fields, Node, parse
from hanabi.core.rules import MOST_PLAYERS, Tile
from hanabi.core.shuffle import SEEDS
from hanabi.table.settings import Settings

Cause = Literal["away", "left", "failed", "slow"]
"""Why somebody else plays on: a person is gone for now or for good, a bot did nothing legal, a bot took too long."""


@dataclass(frozen=True, slots=True)
class Opened:
    """`party` names the people who play on together: what holds their seats holds for all its tables."""

    party: str
    settings: Settings
    rules: Rules | None = None
    """Rules that no choice of the settings gives; they count instead of the choice."""


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    settings: Settings


@dataclass(frozen=True, slots=True)
class SatDown:
    seat: int
    name: str
    key: str
    """The digest of the token that holds the seat."""
    guest: bool = False
    """A bot from outside, not a person."""
    link: str | None = None
    """The digest of a second token that holds this seat and nothing else: that of the personal link."""


@dataclass(frozen=True, slots=True)
class SeatShared:
    """Another token holds this seat too: that of somebody who was given the personal link, or of one more link."""

    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class StoodUp:
    seat: int
    barred: tuple[str, ...] = ()
    """The digests that held the seat, if the host sent its person away: they take no seat here any more."""


@dataclass(frozen=True, slots=True)
class Dealt:
    first: int
    seed: int
    """Deals the game; where a deck is given, it only feeds the places of reshuffled cards."""
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    """The bot at each seat, None for people and guests."""
    deck: tuple[Card, ...] = ()
    tiles: tuple[Tile, ...] = ()
    places: tuple[int, ...] = ()
    """Where the first reshuffled cards go, if that is set."""
    date: str = ""
    """When it was, as in ISO 8601."""


@dataclass(frozen=True, slots=True)
class Stepped:
    step: Step
    motive: Motive | None = None
    """Why a bot did this, if it said so."""
    seconds: float | None = None
    """How long whoever did it thought, if that is known."""


@dataclass(frozen=True, slots=True)
class Spoke:
    seat: int
    remark: str | None
    text: str | None


@dataclass(frozen=True, slots=True)
class Noted:
    """Somebody wrote a note on a card; an empty text takes it away."""

    seat: int
    card: int
    text: str


@dataclass(frozen=True, slots=True)
class Erased:
    """Here stood what somebody said or noted who has deleted themselves since. It changes nothing."""


@dataclass(frozen=True, slots=True)
class EndVoted:
    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class ReplaceVoted:
    seat: int
    by: int
    agree: bool


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A bot plays on at this seat."""

    seat: int
    bot: str
    cause: Cause = "away"
    seconds: float | None = None
    """How long whoever had the seat had thought by then, if it was their turn and that is known."""


@dataclass(frozen=True, slots=True)
class CameBack:
    """The person of this seat has it back from the bot that played on."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """Somebody asks to go back to before their last action."""

    seat: int
    steps: int
    """How many steps of the game would be left."""


@dataclass(frozen=True, slots=True)
class TakeBackVoted:
    """An answer to whoever asked; one that does not agree ends the matter."""

    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The game went back to where it had so many steps, because this seat wished it."""

    seat: int
    steps: int


@dataclass(frozen=True, slots=True)
class Paused:
    """Somebody lets the game stand still, so that nobody sees it."""

    seat: int
    seconds: float | None = None
    """How long whoever is to act had thought by then, if that is known."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The game goes on, because this seat wished it."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time of this seat is up: the next fact is the step of a bot, or the end of the game."""

    seat: int
    bot: str | None
    """Who moves this once; None ends the game."""
    seconds: float | None = None
    """How long whoever has the seat had thought."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """The game was ended before its end: by the players, or because the time of one was up."""


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    table: str


Fact = (
    Opened
    | SettingsChanged
    | SatDown
    | SeatShared
    | StoodUp
    | Dealt
    | Stepped
    | Spoke
    | Noted
    | Erased
    | EndVoted
    | ReplaceVoted
    | HandedOver
    | CameBack
    | TakeBackAsked
    | TakeBackVoted
    | TakenBack
    | Paused
    | Resumed
    | TimedOut
    | Stopped
    | PlayedAgain
)


# As plain data


def write_fact(fact: Fact, rules: Rules) -> str:
    """A fact of a table with these rules as JSON."""
    return json.dumps(fact_to_plain(fact, rules), ensure_ascii=False, separators=(",", ":"))


def read_fact(text: str | bytes, rules: Rules) -> Fact:
    """The fact that was written so at a table with these rules, or `BadRecord`."""
    return fact_from_plain(parse(text), rules)


def fact_to_plain(fact: Fact, rules: Rules) -> Plain:  # noqa: C901, PLR0912  # one case a kind
    match fact:
        case Opened(party, settings, own):
            plain: Plain = {"type": "opened", "party": party, "settings": settings.to_plain()}
            return plain if own is None else {**plain, "rules": rules_to_plain(own)}
        case SettingsChanged(settings):
            return {"type": "settings", "settings": settings.to_plain()}
        case SatDown(seat, name, key, guest, link):
            plain = {"type": "sat-down", "seat": seat, "name": name, "key": key}
            if link is not None:
                plain["link"] = link
            return {**plain, "guest": True} if guest else plain
        case SeatShared(seat, key):
            return {"type": "seat-shared", "seat": seat, "key": key}
        case StoodUp(seat, barred):
            plain = {"type": "stood-up", "seat": seat}
            return {**plain, "barred": list(barred)} if barred else plain
        case Dealt():
            return _dealt_to_plain(fact, rules)
        case Stepped(step, motive, seconds):
            plain = {"type": "stepped", "step": step_to_plain(rules, step)}
            if motive is not None:
                plain["why"] = motive_to_plain(rules, motive)
            return _timed(plain, seconds)
        case Spoke(seat, remark, text):
            return {"type": "spoke", "seat": seat, "remark": remark, "text": text}
        case Noted(seat, card, text):
            return {"type": "noted", "seat": seat, "card": card, "text": text}
        case Erased():
            return {"type": "erased"}
        case EndVoted(seat, agree):
            return {"type": "end-voted", "seat": seat, "agree": agree}
        case ReplaceVoted(seat, by, agree):
            return {"type": "replace-voted", "seat": seat, "by": by, "agree": agree}
        case HandedOver(seat, bot, cause, seconds):
            plain = {"type": "handed-over", "seat": seat, "bot": bot}
            return _timed(plain if cause == "away" else {**plain, "cause": cause}, seconds)
        case CameBack(seat):
            return {"type": "came-back", "seat": seat}
        case TakeBackAsked(seat, steps):
            return {"type": "take-back-asked", "seat": seat, "steps": steps}
        case TakeBackVoted(seat, agree):
            return {"type": "take-back-voted", "seat": seat, "agree": agree}
        case TakenBack(seat, steps):
            return {"type": "taken-back", "seat": seat, "steps": steps}
        case Paused(seat, seconds):
            return _timed({"type": "paused", "seat": seat}, seconds)
        case Resumed(seat):
            return {"type": "resumed", "seat": seat}
        case TimedOut(seat, bot_or_none, seconds):
            return _timed({"type": "timed-out", "seat": seat, "bot": bot_or_none}, seconds)
        case Stopped():
            return {"type": "stopped"}
        case PlayedAgain(table):
            return {"type": "played-again", "table": table}


def _timed(plain: Plain, seconds: float | None) -> Plain:
    return plain if seconds is None else {**plain, "seconds": seconds}


def _dealt_to_plain(fact: Dealt, rules: Rules) -> Plain:
    plain: Plain = {"type": "dealt", "first": fact.first}
    if fact.deck:
        plain["deck"] = [card_to_plain(rules, card) for card in fact.deck]
        plain["tiles"] = [str(tile) for tile in fact.tiles]
    if fact.places:
        plain["places"] = list(fact.places)
    plain["seed"] = fact.seed
    plain |= {"names": list(fact.names), "bots": list(fact.bots)}
    return {**plain, "date": fact.date} if fact.date else plain


def fact_from_plain(node: Node, rules: Rules) -> Fact:
    """The fact of a table with these rules, or `BadRecord` with the place and the reason."""
    if not isinstance(node.value, dict) or node.value.get("type") not in _READERS:
        node.refuse(f"a fact has a 'type', which is one of: {', '.join(_READERS)}")
    required, optional, read = _READERS[node.value["type"]]
    return read(node.fields(["type", *required], optional), rules)


def _opened(fields: Fields, _rules: Rules) -> Fact:
    own = rules_from_plain(fields["rules"]) if "rules" in fields else None
    return Opened(fields["party"].text(), Settings.from_plain(fields["settings"]), own)


def _sat_down(fields: Fields, _rules: Rules) -> Fact:
    guest = "guest" in fields and fields["guest"].flag()
    link = fields["link"].text() if "link" in fields else None
    return SatDown(_seat(fields["seat"]), fields["name"].text(), fields["key"].text(), guest, link)


def _stood_up(fields: Fields, _rules: Rules) -> Fact:
    barred = tuple(key.text() for key in _items(fields, "barred"))
    return StoodUp(_seat(fields["seat"]), barred)


def _dealt(fields: Fields, rules: Rules) -> Fact:
    return Dealt(
        first=_seat(fields["first"]),
        seed=fields["seed"].number(0, SEEDS - 1),
        names=tuple(name.text() for name in fields["names"].items()),
        bots=tuple(_text_or_null(bot) for bot in fields["bots"].items()),
        deck=tuple(card_from_plain(rules, card) for card in _items(fields, "deck")),
        tiles=tuple(tile.word(Tile) for tile in _items(fields, "tiles")),
        places=tuple(place.number(0, MOST_CARDS) for place in _items(fields, "places")),
        date=fields["date"].text() if "date" in fields else "",
    )


def _stepped(fields: Fields, rules: Rules) -> Fact:
    motive = None
    if "why" in fields:
        motive = motive_from_plain(rules, MOST_PLAYERS, fields["why"])
    step = step_from_plain(rules, MOST_PLAYERS, fields["step"])
    return Stepped(step, motive, _seconds(fields))


def _spoke(fields: Fields, _rules: Rules) -> Fact:
    remark, text = (_text_or_null(fields[name]) for name in ("remark", "text"))
    return Spoke(_seat(fields["seat"]), remark, text)


def _noted(fields: Fields, _rules: Rules) -> Fact:
    card = fields["card"].number(0, MOST_CARDS)
    return Noted(_seat(fields["seat"]), card, fields["text"].text())


def _replace_voted(fields: Fields, _rules: Rules) -> Fact:
    return ReplaceVoted(_seat(fields["seat"]), _seat(fields["by"]), fields["agree"].flag())


def _handed_over(fields: Fields, _rules: Rules) -> Fact:
    cause: Any = fields["cause"].text() if "cause" in fields else "away"
    return HandedOver(_seat(fields["seat"]), fields["bot"].text(), cause, _seconds(fields))


def _timed_out(fields: Fields, _rules: Rules) -> Fact:
    return TimedOut(_seat(fields["seat"]), _text_or_null(fields["bot"]), _seconds(fields))


def _seconds(fields: Fields) -> float | None:
    seconds = fields["seconds"].value if "seconds" in fields else None
    if seconds is not None and type(seconds) not in (int, float):
        fields["seconds"].refuse("expected a number")
    return None if seconds is None else float(str(seconds))


def _steps(fields: Fields) -> int:
    return fields["steps"].number(0, SEEDS - 1)


def _seat(node: Node) -> Seat:
    return Seat(node.number(0, MOST_PLAYERS - 1))


def _text_or_null(node: Node) -> str | None:
    return None if node.value is None else node.text()


def _items(fields: Fields, name: str) -> list[Node]:
    return fields[name].items() if name in fields else []


_Reader = Callable[[Fields, Rules], Fact]

_READERS: dict[str, tuple[list[str], list[str], _Reader]] = {
    "opened": (["party", "settings"], ["rules"], _opened),
    "settings": (
        ["settings"],
        [],
        lambda fields, _: SettingsChanged(Settings.from_plain(fields["settings"])),
    ),
    "sat-down": (["seat", "name", "key"], ["guest", "link"], _sat_down),
    "seat-shared": (
        ["seat", "key"],
        [],
        lambda fields, _: SeatShared(_seat(fields["seat"]), fields["key"].text()),
    ),
    "stood-up": (["seat"], ["barred"], _stood_up),
    "dealt": (["first", "seed", "names", "bots"], ["deck", "tiles", "places", "date"], _dealt),
    "stepped": (["step"], ["why", "seconds"], _stepped),
    "spoke": (["seat", "remark", "text"], [], _spoke),
    "noted": (["seat", "card", "text"], [], _noted),
    "erased": ([], [], lambda _fields, _: Erased()),
    "end-voted": (
        ["seat", "agree"],
        [],
        lambda fields, _: EndVoted(_seat(fields["seat"]), fields["agree"].flag()),
    ),
    "replace-voted": (["seat", "by", "agree"], [], _replace_voted),
    "handed-over": (["seat", "bot"], ["cause", "seconds"], _handed_over),
    "came-back": (["seat"], [], lambda fields, _: CameBack(_seat(fields["seat"]))),
    "take-back-asked": (
        ["seat", "steps"],
        [],
        lambda fields, _: TakeBackAsked(_seat(fields["seat"]), _steps(fields)),
    ),
    "take-back-voted": (
        ["seat", "agree"],
        [],
        lambda fields, _: TakeBackVoted(_seat(fields["seat"]), fields["agree"].flag()),
    ),
    "taken-back": (
        ["seat", "steps"],
        [],
        lambda fields, _: TakenBack(_seat(fields["seat"]), _steps(fields)),
    ),
    "paused": (
        ["seat"],
        ["seconds"],
        lambda fields, _: Paused(_seat(fields["seat"]), _seconds(fields)),
    ),
    "resumed": (["seat"], [], lambda fields, _: Resumed(_seat(fields["seat"]))),
    "timed-out": (["seat", "bot"], ["seconds"], _timed_out),
    "stopped": ([], [], lambda _fields, _: Stopped()),
    "played-again": (["table"], [], lambda fields, _: PlayedAgain(fields["table"].text())),
}
"""For each type the fields that are always there, those that may be, and how they are read."""
