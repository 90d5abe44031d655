"""What others wrote goes to a terminal: nothing in it may steer one."""

from __future__ import annotations

from typing import Any

_JOINER = "\u200d"
"""Between the parts of one emoji."""


def clean(told: Any) -> Any:
    """The same plain data, with a space for each character of its texts that is not to be seen, such as an escape."""
    match told:
        case str():
            return told if told.isprintable() else "".join(map(_shown, told))
        case dict():
            return {name: clean(value) for name, value in told.items()}
        case list():
            return [clean(value) for value in told]
        case _:
            return told


def _shown(sign: str) -> str:
    return sign if sign.isprintable() or sign == _JOINER else " "
