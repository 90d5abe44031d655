"""`hanabi join` and `hanabi watch`: a table of a server in the terminal."""

from __future__ import annotations

from pathlib import Path

from hanabi.cli.user import Lang, choose_language, data_folder


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
    from hanabi.client import parse_link
    from hanabi.terminal.capability import Taste
    from hanabi.terminal.online import Visit, visit

    place = folder or data_folder() / "servers"
    visit(Visit(parse_link(link), choose_language(lang), place, name), Taste(plain, calm))


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
    from hanabi.client import parse_link
    from hanabi.terminal.capability import Taste
    from hanabi.terminal.online import Visit, visit

    place = folder or data_folder() / "servers"
    wish = Visit(parse_link(link), choose_language(lang), place, looks_on=True)
    visit(wish, Taste(plain, calm))
