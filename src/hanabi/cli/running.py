"""How a command ends: bad input is one line and exit code 2, Ctrl-C is 130."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import NoReturn


def run(command: Callable[[], object]) -> NoReturn:
    """Carry out a command, and end."""
    try:
        command()
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
        from cyclopts import CycloptsError

        from hanabi.core import HanabiError

        if not isinstance(error, CycloptsError | HanabiError):
            raise
        _fail(one_line(error))
    sys.exit(0)


def one_line(error: Exception) -> str:
    """What went wrong, as a line."""
    return " ".join(str(error).split())


def _fail(reason: str) -> NoReturn:
    sys.stderr.write(f"hanabi: {reason}\n")
    sys.exit(2)
