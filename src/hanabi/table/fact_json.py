"""Facts as JSON: how a table keeps them, and how what was kept is read again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hanabi.core import Rules, Seat
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
from hanabi.table.facts import (
    CameBack,
    Closed,
    Dealt,
    EndVoted,
    Erased,
    Fact,
    HandedOver,
    Noted,
    Opened,
    Paused,
    PlayedAgain,
    ReplaceVoted,
    Resumed,
    SatDown,
    SeatShared,
    SettingsChanged,
    Spoke,
    Stepped,
    StoodUp,
    Stopped,
    TakeBackAsked,
    TakeBackVoted,
    TakenBack,
    TimedOut,
)
from hanabi.table.settings import Settings

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def write_fact(fact: Fact, rules: Rules) -> str:
    """A fact of a table with these rules as JSON."""
    return _encode(fact_to_plain(fact, rules))


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
        case TakenBack(seat, steps, seconds):
            return _timed({"type": "taken-back", "seat": seat, "steps": steps}, seconds)
        case Paused(seat, seconds):
            return _timed({"type": "paused", "seat": seat}, seconds)
        case Resumed(seat):
            return {"type": "resumed", "seat": seat}
        case TimedOut(seat, bot_or_none, seconds):
            return _timed({"type": "timed-out", "seat": seat, "bot": bot_or_none}, seconds)
        case Stopped():
            return {"type": "stopped"}
        case Closed():
            return {"type": "closed"}
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
    if not isinstance(node.value, dict) or node.value.get("type") not in READERS:
        node.refuse(f"a fact has a 'type', which is one of: {', '.join(READERS)}")
    required, optional, read = READERS[node.value["type"]]
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

READERS: dict[str, tuple[list[str], list[str], _Reader]] = {
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
        ["seconds"],
        lambda fields, _: TakenBack(_seat(fields["seat"]), _steps(fields), _seconds(fields)),
    ),
    "paused": (
        ["seat"],
        ["seconds"],
        lambda fields, _: Paused(_seat(fields["seat"]), _seconds(fields)),
    ),
    "resumed": (["seat"], [], lambda fields, _: Resumed(_seat(fields["seat"]))),
    "timed-out": (["seat", "bot"], ["seconds"], _timed_out),
    "stopped": ([], [], lambda _fields, _: Stopped()),
    "closed": ([], [], lambda _fields, _: Closed()),
    "played-again": (["table"], [], lambda fields, _: PlayedAgain(fields["table"].text())),
}
"""For each type the fields that are always there, those that may be, and how they are read."""
