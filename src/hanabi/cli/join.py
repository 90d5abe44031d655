"""`hanabi join` and `hanabi watch`: a table of a server in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hanabi.cli.user import Lang, choose_language, data_folder

if TYPE_CHECKING:
    from hanabi.terminal.capability import Taste


def join(
    link: str,
    /,
    *,
    name: str | None = None,
    lang: Lang = None,
    plain: bool = False,
    calm: bool = False,
    folder: Path | None = None,
) -> None:
    """Sit down at a table of a server: people in terminals and browsers play together.

    Parameters
    ----------
    link
        Of the table, such as https://example.org/t/TABLE; a personal link brings your seat.
    name
        What you are called there, if you do not sit there yet.
    plain
        Lines in place of the full screen, without colours or other decoration.
    calm
        Nothing on the screen moves by itself.
    folder
        Where your seats are kept, instead of your data folder.
    """
    from hanabi.terminal.capability import Taste

    _visit(link, lang, folder, Taste(plain, calm), name=name)


def watch(
    link: str,
    /,
    *,
    lang: Lang = None,
    plain: bool = False,
    calm: bool = False,
    folder: Path | None = None,
) -> None:
    """Look on at a table of a server.

    Parameters
    ----------
    link
        Of the table, such as https://example.org/t/TABLE.
    plain
        Lines in place of the full screen, without colours or other decoration.
    calm
        Nothing on the screen moves by itself.
    folder
        Where your seats are kept, instead of your data folder.
    """
    from hanabi.terminal.capability import Taste

    _visit(link, lang, folder, Taste(plain, calm), looks_on=True)


def _visit(
    link: str,
    lang: Lang,
    folder: Path | None,
    taste: Taste,
    *,
    name: str | None = None,
    looks_on: bool = False,
) -> None:
    from hanabi.client import parse_link
    from hanabi.terminal.online import Visit, visit

    kept = folder or data_folder() / "servers"
    visit(Visit(parse_link(link), choose_language(lang), kept, name, looks_on=looks_on), taste)
