"""The command `hanabi`: its subcommands, and what happens when one fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from cyclopts import App, CycloptsError, Parameter

from hanabi import __version__
from hanabi.cli.arena import arena
from hanabi.cli.bots import bots
from hanabi.cli.convert import convert
from hanabi.cli.db import db
from hanabi.cli.deals import deals
from hanabi.cli.editions import editions, rules
from hanabi.cli.lesson import lesson
from hanabi.cli.moderate import moderate
from hanabi.cli.play import play
from hanabi.cli.puzzle import puzzle
from hanabi.cli.replay import replay
from hanabi.cli.reports import reports
from hanabi.cli.review import review
from hanabi.cli.serve import serve
from hanabi.cli.solve import solve
from hanabi.cli.start import start, starts_screen
from hanabi.cli.train import train

app = App(
    name="hanabi",
    help="Hanabi, every printed edition: play, read the rules, look at games.",
    version=__version__,
    version_flags=["--version"],
    help_formatter="plain",
    help_format="plaintext",  # to render Markdown would take longer than all the rest of --help
    default_parameter=Parameter(negative=()),
)
for command in (
    play,
    lesson,
    puzzle,
    serve,
    rules,
    editions,
    bots,
    replay,
    convert,
    solve,
    review,
    deals,
    arena,
    train,
    reports,
    moderate,
    db,
):
    app.command(command)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line; without arguments, in a terminal, the start screen. Bad input is one line and exit code 2."""
    try:
        if starts_screen(sys.argv[1:] if arguments is None else arguments):
            start()
            sys.exit(0)
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        _fail(one_line(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output went away
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        if error.filename is None:
            raise
        _fail(f"{error.filename}: {error.strerror}")
    except Exception as error:
        from hanabi.core import HanabiError

        if not isinstance(error, HanabiError):
            raise
        _fail(one_line(error))
    sys.exit(0)


def one_line(error: Exception) -> str:
    """What went wrong, as a line."""
    return " ".join(str(error).split())


def _fail(reason: str) -> NoReturn:
    sys.stderr.write(f"hanabi: {reason}\n")
    sys.exit(2)
