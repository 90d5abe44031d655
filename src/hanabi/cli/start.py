"""`hanabi` alone: the start screen, from which everything else begins, and to which it comes back."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def starts_screen(arguments: Sequence[str]) -> bool:
    """Whether nothing was asked for, in a terminal that can show screens."""
    if arguments:
        return False
    from hanabi.terminal.capability import Taste, has_screen

    return has_screen(Taste())


def start() -> None:
    """Show the start screen, and do what is chosen there, until somebody leaves it."""
    from hanabi.cli.rules_options import edition_or_own
    from hanabi.cli.user import choose_language, data_folder
    from hanabi.terminal.capability import Taste, paint_of
    from hanabi.terminal.growing import is_under_way
    from hanabi.terminal.screens.looking_app import show_screen
    from hanabi.terminal.screens.start import Home, StartScreen
    from hanabi.words import Words

    language = choose_language(None)
    words, paint = Words(language), paint_of(Taste())
    home = Home(data_folder(), edition_or_own(None, language))
    notice = ""
    while (command := show_screen(StartScreen(words, paint, home, notice), paint)) is not None:
        notice = _run(command)
    if is_under_way():  # its solver cannot be called off, and nobody waits for it
        sys.stdout.flush()
        os._exit(0)


def _run(command: Sequence[str]) -> str:
    """Carry out a command; what went wrong with it, as a line."""
    from cyclopts import CycloptsError

    from hanabi.cli.app import app
    from hanabi.cli.running import one_line
    from hanabi.core import HanabiError

    try:
        app(command, exit_on_error=False, print_error=False, result_action="return_value")
    except (CycloptsError, HanabiError) as error:
        return one_line(error)
    except KeyboardInterrupt:
        pass  # back to where one began
    return ""
