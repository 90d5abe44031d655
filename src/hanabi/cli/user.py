"""What the commands take from the user: the language, the folder for data, and where to print."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Lang = Annotated[
    str | None, Parameter(help="de, en, fr or sv; by default the language of your system.")
]


def choose_language(wished: str | None) -> str:
    """The language asked for, else the system's if we speak it, else English."""
    from hanabi.words import LANGUAGES

    if wished is not None:
        return wished
    system = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    code = system.partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else "en"


def data_folder() -> Path:
    """Where games, runs and the database are kept unless the user says otherwise."""
    import platformdirs

    return platformdirs.user_data_path("hanabi")


def say(text: str) -> None:
    """Print a line."""
    sys.stdout.write(text + "\n")
