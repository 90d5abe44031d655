"""The names of the players at a table: the ones given, or those that a table has by itself."""

from __future__ import annotations

from collections.abc import Sequence

from hanabi.core.errors import BadRecord, BadSetup
from hanabi.core.exact import whole_number

DEFAULT_NAMES = ("Ada", "Bo", "Cy", "Di", "Eli", "Flo")
"""By seat, where a game was made for a number of players."""

LONGEST_NAME = 40


def check_names(names: Sequence[str]) -> None:
    """Names are what people read at the table: short, printable and all different."""
    for i, name in enumerate(names):
        if (
            not isinstance(name, str)
            or not name.strip()
            or not name.isprintable()
            or len(name) > LONGEST_NAME
        ):
            raise BadRecord(f"players[{i}]", f"a name has 1 to {LONGEST_NAME} printable characters")
        if name in names[:i]:
            raise BadRecord(f"players[{i}]", f"two players are called {name}")


def names_of(players: int | Sequence[str]) -> tuple[str, ...]:
    """The names of so many players, or the names given, checked."""
    number = whole_number(players)
    if number is not None:
        if not 0 <= number <= len(DEFAULT_NAMES):
            raise BadSetup(f"players: {number} cannot play; at most {len(DEFAULT_NAMES)} can")
        return DEFAULT_NAMES[:number]
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadSetup(f"players: {players!r} is neither a number of players nor a list of names")
    try:
        check_names(players)
    except BadRecord as error:
        raise BadSetup(str(error)) from error
    return tuple(players)
