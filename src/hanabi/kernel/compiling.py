"""How the kernel's functions are compiled.

`_nrt=False` leaves out the counting of references to arrays, which would cost more than the rules do:
nothing in the kernel makes or keeps an array. The tables are arguments and all functions stand at module
level, so that the compiled code of the entry points is kept on disk.
"""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import numba
from numba.core import event as numba_event

njit: Any = numba.njit
"""With the options that Numba does not list."""

_INNER = {"_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

part = njit(**_INNER)
"""A function on one row that is big enough to be called."""

small = njit(**_INNER, forceinline=True)
"""A function on one row that becomes part of its callers."""

thin = njit(**_INNER, inline="always")
"""A function that little more than calls others: compiling it by itself would compile those once more."""

entry = njit(_nrt=False, nogil=True, cache=True)
"""A loop over games that Python calls; it lets go of the interpreter lock."""


def _forget_outdated_code() -> None:
    """Numba compiles anew when the file of a function changes, but not when one that it calls does."""
    folder = Path(__file__).parent
    newest = max(source.stat().st_mtime for source in folder.parent.rglob("*.py"))
    for index in folder.parent.rglob("__pycache__/*.nbi"):
        with suppress(OSError):
            if index.stat().st_mtime < newest:
                index.unlink()


class _Notice(numba_event.Listener):
    """Tells whoever waits that the kernel is being compiled; code from the disk needs no word."""

    def on_start(self, event: Any) -> None:
        if event.data["dispatcher"].py_func.__module__.startswith("hanabi."):
            sys.stderr.write("hanabi: compiling the kernel for this machine (once, some 10 s)\n")
            numba_event.unregister(_COMPILING, self)

    def on_end(self, event: Any) -> None:
        pass


_COMPILING = "numba:compile"

_forget_outdated_code()
numba_event.register(_COMPILING, _Notice())
