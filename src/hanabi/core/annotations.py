"""What stands in a record beside the game itself: its header, notes on cards, annotations of steps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import StrEnum

from hanabi.core.codec import Plain, motive_from_plain, motive_to_plain
from hanabi.core.errors import BadRecord
from hanabi.core.exact import whole_number
from hanabi.core.json_reader import Node
from hanabi.core.motive import Motive
from hanabi.core.rules import Rules

LONGEST_NOTE = 1_000
LONGEST_LINE = 200
"""Of a place, a bot's name or its version."""

MOST_SECONDS = 10**8

_CONTROL = r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]"
_LANGUAGE = r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*"

Notes = tuple[tuple[str, ...], ...]
"""What the players wrote down about cards, by seat and card; empty texts where they wrote nothing."""


class PlayerKind(StrEnum):
    """Who sat at a seat."""

    PERSON = "person"
    BOT = "bot"
    GUEST = "guest"
    """Somebody, person or program, of another site or without an account."""


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """What a record says of a player beside the name."""

    kind: PlayerKind

    bot: str = ""
    """The name of the bot, such as `hat`; empty for people."""

    version: str = ""
    """The version of the bot."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", _word("kind", self.kind, PlayerKind))
        _check_line("bot", self.bot)
        _check_line("version", self.version)
        if self.kind is PlayerKind.PERSON and (self.bot or self.version):
            raise BadRecord("bot", "a person has neither the name nor the version of a bot")


@dataclass(frozen=True, slots=True)
class Header:
    """When, where, by whom and in which language a game was played; whatever is not known is empty.

    The edition is told by the rules of the record, and so is the edition whose words the table spoke.
    """

    date: str = ""
    """When it began, as in ISO 8601: `2026-11-16` or `2026-11-16T14:02:00+00:00`."""

    place: str = ""
    """A server, a club, a tournament and its round."""

    language: str = ""
    """The language that was spoken at the table, such as `sv`."""

    players: tuple[PlayerInfo, ...] = ()
    """By seat, for all seats or for none."""

    def __bool__(self) -> bool:
        """Whether anything is known."""
        return bool(self.date or self.place or self.language or self.players)

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", tuple(self.players))
        _check_line("date", self.date)
        _check_line("place", self.place)
        _check_line("language", self.language)
        if self.date and not _is_date(self.date):
            raise BadRecord(
                "date", f"{self.date!r} is no date; dates are like 2026-11-16T14:02:00+00:00"
            )
        if self.language and not re.fullmatch(_LANGUAGE, self.language):
            raise BadRecord("language", f"{self.language!r} is no language; one is like en or sv")


@dataclass(frozen=True, slots=True)
class Annotation:
    """What is said about one step of a record."""

    step: int
    """The index of the step in `Record.steps`."""

    note: str = ""

    motive: Motive | None = None
    """Why the player took this step."""

    seconds: float | None = None
    """How long they thought."""

    evaluation: float | None = None
    """What score was expected after it."""

    def __post_init__(self) -> None:
        step = whole_number(self.step)
        if step is None or step < 0:
            raise BadRecord("step", f"{self.step!r} is no index of a step; the first is 0")
        object.__setattr__(self, "step", step)
        if not isinstance(self.note, str) or self.note != legible_note(self.note):
            raise BadRecord("note", _ABOUT_NOTES)
        for name, least, most in _REAL_NUMBERS:
            value = getattr(self, name)
            if value is None:
                continue
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise BadRecord(name, f"{value!r} is no number")
            if not least <= value <= most:
                raise BadRecord(name, f"{value!r} is not from {least} to {most}")
            object.__setattr__(self, name, float(value))


_ABOUT_NOTES = f"a note has at most {LONGEST_NOTE} characters, and none that control anything"
_REAL_NUMBERS = (("seconds", 0, MOST_SECONDS), ("evaluation", -1_000, 1_000))


def legible_note(text: str) -> str:
    """As much of a text as can be a note."""
    return re.sub(_CONTROL, "", text)[:LONGEST_NOTE]


def tidy_notes(notes: Notes, players: int) -> Notes:
    """The same notes without the empty ones at the end: a list for each seat, or () if there are none."""
    tidy = [_without_empty_end(written) for written in notes]
    tidy += [()] * (players - len(tidy))
    return tuple(tidy) if any(tidy) else ()


def _without_empty_end(written: Sequence[str]) -> tuple[str, ...]:
    used = max((card for card, note in enumerate(written, start=1) if note), default=0)
    return tuple(written[:used])


# As plain data


def notes_from_plain(seats: Sequence[Node], cards: int) -> Notes:
    """The notes of these seats, at most one for each card."""
    return tuple(tuple(_read_note(note) for note in seat.items(0, cards)) for seat in seats)


def header_to_plain(header: Header) -> Plain:
    """The header but for the players, who stand in a list of their own."""
    told = {"date": header.date, "place": header.place, "language": header.language}
    return {name: value for name, value in told.items() if value}


def header_from_plain(node: Node, players: Sequence[PlayerInfo]) -> Header:
    read = node.fields([], ["date", "place", "language"])
    texts = {name: read[name].text() for name in read}
    try:
        return Header(**texts, players=tuple(players))
    except BadRecord as error:
        read.get(error.place, node).refuse(error.reason)


def player_to_plain(name: str, info: PlayerInfo | None) -> Plain:
    plain: Plain = {"name": name}
    if info is not None:
        plain["kind"] = str(info.kind)
        plain |= {part: getattr(info, part) for part in ("bot", "version") if getattr(info, part)}
    return plain


def player_from_plain(node: Node) -> tuple[str, PlayerInfo | None]:
    """Name and kind of a player."""
    read = node.fields(["name"], ["kind", "bot", "version"])
    name = read["name"].text()
    if "kind" not in read:
        for part in ("bot", "version"):
            if part in read:
                read[part].refuse("only a player with a 'kind' has this field")
        return name, None
    kind = read["kind"].word(PlayerKind)
    texts = {part: read[part].text() for part in ("bot", "version") if part in read}
    try:
        return name, PlayerInfo(kind, **texts)
    except BadRecord as error:
        read.get(error.place, node).refuse(error.reason)


def annotation_to_plain(rules: Rules, annotation: Annotation) -> Plain:
    plain: Plain = {"step": annotation.step}
    if annotation.note:
        plain["note"] = annotation.note
    if annotation.motive is not None:
        plain["motive"] = motive_to_plain(rules, annotation.motive)
    for name, _, _ in _REAL_NUMBERS:
        if getattr(annotation, name) is not None:
            plain[name] = getattr(annotation, name)
    return plain


def annotation_from_plain(rules: Rules, players: int, node: Node) -> Annotation:
    optional = [field.name for field in fields(Annotation)][1:]
    read = node.fields(["step"], optional)
    note = _read_note(read["note"]) if "note" in read else ""
    motive = motive_from_plain(rules, players, read["motive"]) if "motive" in read else None
    numbers = {name: read[name].real(*span) for name, *span in _REAL_NUMBERS if name in read}
    step = read["step"].number(0, MOST_SECONDS)
    return Annotation(step, note, motive, numbers.get("seconds"), numbers.get("evaluation"))


def _read_note(node: Node) -> str:
    note = node.text()
    if note != legible_note(note):
        node.refuse(_ABOUT_NOTES)
    return note


def _word(field: str, value: str, words: type[PlayerKind]) -> PlayerKind:
    try:
        return words(value)
    except ValueError:
        raise BadRecord(field, f"{value!r} is none of: {', '.join(words)}") from None


def _check_line(field: str, text: str) -> None:
    if not isinstance(text, str) or len(text) > LONGEST_LINE or (text and not text.isprintable()):
        raise BadRecord(field, f"a text of at most {LONGEST_LINE} printable characters is needed")


def _is_date(text: str) -> bool:
    import datetime as dt  # takes a while, and few records have a date

    try:
        dt.datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


NO_HEADER = Header()
