"""Hanabi, every printed edition: `hanabi.Game(hanabi.edition("show", "black-powder"), 4, seed=7)`.

This package exports the rules (`hanabi.core`). Words, bots, the terminal and the command line are
packages of their own, imported when they are asked for.
"""

from hanabi import core
from hanabi.core import *  # noqa: F403  # the names of core, listed there, are the names of hanabi

__all__ = core.__all__  # the list of core

__version__ = "0.2.0"
