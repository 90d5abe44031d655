"""Records of other programs: read whatever is handed in, write what is asked for."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from hanabi.core import BadRecord, Record
from hanabi.core.json_reader import Node, parse, text_of
from hanabi.core.record import FORMAT
from hanabi.formats import hanab_live
from hanabi.formats.hanab_live import LeftOut, Loss, Lost, NoCounterpart

__all__ = [
    "Kind",
    "LeftOut",
    "Loss",
    "Lost",
    "NoCounterpart",
    "Reading",
    "lost_there",
    "read_parsed",
    "read_record",
    "read_whole",
    "read_with_kind",
    "write_record",
]

LARGEST = 1_000_000
"""Characters or bytes of a file: far more than any game has."""


class Kind(StrEnum):
    """The ways to write down a game."""

    RECORD = "record"
    """Our own."""

    HANAB_LIVE = "hanab-live"
    """JSON as hanab.live has it."""

    LINK = "link"
    """A link to hanab.live that holds the game."""


def read_record(text: str | bytes) -> Record:
    """The game in a text of any kind; `BadRecord` with the place and the reason for anything else."""
    return read_with_kind(text)[1]


class Reading(NamedTuple):
    """A game that was read."""

    kind: Kind
    """Of the text."""
    record: Record
    left_out: tuple[LeftOut, ...] = ()
    """What stood there and means nothing."""


def read_with_kind(text: str | bytes) -> tuple[Kind, Record]:
    """`read_record`, and which kind the text was of."""
    read = read_whole(text)
    return read.kind, read.record


def read_whole(text: str | bytes) -> Reading:
    """`read_record`, and all else that there is to say of the text."""
    if len(text) > LARGEST:
        raise BadRecord("", f"too large for a game: at most {LARGEST} bytes are read")
    text = text_of(text)
    if text.lstrip().startswith(("{", "[")):
        return read_parsed(parse(text))
    if hanab_live.is_link(text):
        return Reading(Kind.LINK, *hanab_live.follow_link(text))
    raise _unknown()


def read_parsed(node: Node) -> Reading:
    """`read_whole` for JSON that has been parsed."""
    if isinstance(node.value, dict) and "format" in node.value:
        return Reading(Kind.RECORD, Record.from_plain(node))
    if isinstance(node.value, dict) and "players" in node.value:
        return Reading(Kind.HANAB_LIVE, *hanab_live.from_plain(node))
    raise _unknown()


def write_record(record: Record, kind: Kind) -> str:
    """The game as a text of this kind; `NoCounterpart` where hanab.live does not play it."""
    match kind:
        case Kind.RECORD:
            return record.dumps()
        case Kind.HANAB_LIVE:
            return hanab_live.dumps(record)
        case Kind.LINK:
            return hanab_live.write_link(record)


def lost_there(record: Record, kind: Kind) -> list[Loss]:
    """What hanab.live does not learn or does not show of a game that is given to it in this way."""
    match kind:
        case Kind.RECORD:
            return []
        case Kind.HANAB_LIVE:
            return hanab_live.lost_in_json(record)
        case Kind.LINK:
            return hanab_live.lost_in_link(record)


def _unknown() -> BadRecord:
    return BadRecord(
        "",
        f'not a Hanabi record (it has no "format": "{FORMAT}"), nor a game of hanab.live, nor a link to one',
    )
