"""The command `hanabi`: one thin command per room."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

from hanabi.cli.running import run
from hanabi.cli.start import start, starts_screen

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line; without arguments, in a terminal, the start screen, which needs no other command."""
    given = sys.argv[1:] if arguments is None else arguments
    if starts_screen(given):
        run(start)
    from hanabi.cli.app import app

    run(lambda: app(given, exit_on_error=False, print_error=False, result_action="return_value"))
