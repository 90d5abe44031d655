"""`hanabi convert`: a game from one way of writing it down to another."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

if TYPE_CHECKING:
    from hanabi.formats import Reading

Source = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A file, a link, or - for standard input."""


def convert(
    game: Source,
    /,
    *,
    to: Literal["hanab-live", "link", "record"] | None = None,
    out: Path | None = None,
) -> None:
    """Turn a record into a game of hanab.live, or the other way round.

    Parameters
    ----------
    game
        A record, a game of hanab.live as JSON, a link to one, or - for standard input.
    to
        hanab-live (its JSON), link or record; by default hanab-live for our records, record for theirs.
    out
        Write to this file instead of printing.
    """
    from hanabi.formats import Kind, lost_there, write_record

    found, record, _ = read_game(game)
    kind = Kind(to) if to else Kind.HANAB_LIVE if found is Kind.RECORD else Kind.RECORD
    text = write_record(record, kind).rstrip("\n") + "\n"
    if lost := lost_there(record, kind):
        sys.stderr.write(f"hanabi: lost on the way: {'; '.join(map(str, lost))}\n")
    if out is None:
        sys.stdout.buffer.write(text.encode())  # UTF-8, whatever the terminal takes
        sys.stdout.buffer.flush()
    else:
        write_file(out, text)


def read_game(source: str) -> Reading:
    """The game in a file, on standard input or in a link; what is left out of it is said."""
    from hanabi.formats import read_whole

    read = read_whole(read_source(source))
    if read.left_out:
        told = "; ".join(one.sentence for one in read.left_out)
        sys.stderr.write(f"hanabi: left out: {told}\n")
    return read


def read_source(source: str) -> str | bytes:
    """What stands in a file or on standard input, or the link itself."""
    from hanabi.core import BadSetup
    from hanabi.formats.hanab_live import is_link

    if source == "-" and sys.stdin is None:
        raise BadSetup("-: standard input is closed")
    try:
        if source == "-":
            return sys.stdin.buffer.read()
        return Path(source).read_bytes()
    except OSError as error:
        if is_link(source):
            return source
        raise BadSetup(f"{source}: {error.strerror}") from error


def write_file(path: Path, text: str) -> None:
    """Write a text into a file, or say in one line why not."""
    from hanabi.core import BadSetup

    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{path}: {error.strerror}") from error
