"""Records of other programs: read whatever is handed in, write what is asked for."""

from __future__ import annotations

from enum import StrEnum

from hanabi.core import BadRecord, Record
from hanabi.core.reading import Node, parse
from hanabi.core.record import FORMAT
from hanabi.formats import hanab_live
from hanabi.formats.hanab_live import NoCounterpart, lost_in_link

__all__ = ["Kind", "NoCounterpart", "kind_of", "lost_in_link", "read_record", "write_record"]

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


def kind_of(text: str | bytes) -> Kind:
    """Which of the kinds this is meant to be, or `BadRecord` for anything else."""
    return _told_apart(text)[0]


def read_record(text: str | bytes) -> Record:
    """The game in a text of any kind; `BadRecord` with the place and the reason for anything else."""
    kind, found = _told_apart(text)
    if isinstance(found, str):
        return hanab_live.read_link(found)
    return Record.from_plain(found) if kind is Kind.RECORD else hanab_live.from_plain(found)


def write_record(record: Record, kind: Kind) -> str:
    """The game as a text of this kind; `NoCounterpart` where hanab.live does not play it."""
    match kind:
        case Kind.RECORD:
            return record.dumps()
        case Kind.HANAB_LIVE:
            return hanab_live.dumps(record)
        case Kind.LINK:
            return hanab_live.write_link(record)


def _told_apart(text: str | bytes) -> tuple[Kind, Node | str]:
    """The kind, and the text as far as finding out had to read it."""
    if len(text) > LARGEST:
        raise BadRecord("", f"too large for a game: at most {LARGEST} bytes are read")
    if isinstance(text, bytes):
        text = _decoded(text)
    if text.lstrip().startswith(("{", "[")):
        node = parse(text)
        if isinstance(node.value, dict) and "format" in node.value:
            return Kind.RECORD, node
        if isinstance(node.value, dict) and "players" in node.value:
            return Kind.HANAB_LIVE, node
    elif hanab_live.is_link(text):
        return Kind.LINK, text
    raise BadRecord(
        "",
        f'not a Hanabi record (it has no "format": "{FORMAT}"), nor a game of hanab.live, nor a link to one',
    )


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"byte {error.start}", "not UTF-8 text") from error
