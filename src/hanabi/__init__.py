"""Hanabi, every printed edition: `hanabi.Game(hanabi.edition("show", "black-powder"), 4, seed=7)`.

This package exports the rules (`hanabi.core`), loaded with the first of their names that is used. Words,
bots, the terminal and the command line are packages of their own, imported when they are asked for.
"""

from typing import TYPE_CHECKING

__version__ = "0.2.0"

if TYPE_CHECKING:
    from hanabi import core
    from hanabi.core import *  # noqa: F403  # the names of core, listed there, are the names of hanabi

    __all__ = core.__all__  # the list of core
else:

    def __getattr__(name: str) -> object:
        """Take over the names of the core: what needs none of them, such as `hanabi --help`, does not wait for it."""
        from importlib import import_module

        core = import_module("hanabi.core")
        if name != "__all__" and name not in core.__all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals().update({each: getattr(core, each) for each in core.__all__})
        globals()["__all__"] = core.__all__
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *__getattr__("__all__")})
