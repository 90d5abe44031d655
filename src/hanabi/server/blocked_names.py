"""Names that nobody may have here: those that sound like the operator, and those of a list of the operator's own."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from hanabi.core import BadSetup
from hanabi.table.settings import CommandRefused

RESERVED = ("admin", "administrator", "moderator", "operator", "sysop", "system", "root", "staff")
"""Whoever is called so seems to speak for the server."""


class BlockedNames:
    """A list of names; `*` in one stands for any letters."""

    def __init__(self, patterns: Iterable[str] = ()) -> None:
        self._patterns = tuple({_plain(one) for one in (*RESERVED, *patterns)} - {"", "*"})

    @classmethod
    def read(cls, file: Path | None) -> BlockedNames:
        """From a file with a name a line; what follows a `#` is a remark."""
        if file is None:
            return cls()
        try:
            lines = file.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise BadSetup(f"blocked-names: {file} cannot be read: {reason}") from error
        return cls(line.partition("#")[0].strip() for line in lines)

    def check(self, name: str) -> None:
        """Refuse a name that nobody may have, however it is written."""
        plain = _plain(name)
        if any(fnmatchcase(plain, pattern) for pattern in self._patterns):
            raise CommandRefused("name-blocked", "name: nobody may be called so here")


def _plain(name: str) -> str:
    """A name without what makes the same word look another: case, accents, signs and spaces."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in apart if letter.isalnum() or letter == "*")
