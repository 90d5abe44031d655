"""Whole numbers made exact.

NumPy's integers equal ours and hash like them, but JSON cannot hold them; floats and truth values equal
ours too and are most likely mistakes. So numbers pass `operator.index`, and truth values do not pass.
"""

from __future__ import annotations

import operator


def whole_number(value: object) -> int | None:
    """The value as an exact `int`, or None if it is no whole number; truth values are none."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return int(operator.index(value))  # type: ignore[arg-type]  # what has no index is refused
    except TypeError:
        return None
