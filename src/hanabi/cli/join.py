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
        Lines instead of a screen.
    folder
        Where your seats are kept, instead of your data folder.
    """
    _visit(link, name, lang, folder, looks_on=False, plain=plain)


def watch(
    link: str,
    /,
    *,
    lang: Lang = None,
    plain: bool = False,
    folder: Path | None = None,
) -> None:
    """Look on at a table of a server.

    Parameters
    ----------
    link
        Of the table, such as https://example.org/t/TABLE.
    plain
        Lines instead of a screen.
    folder
        Where your seats are kept, instead of your data folder.
    """
    _visit(link, None, lang, folder, looks_on=True, plain=plain)


def _visit(
    link: str,
    name: str | None,
    lang: str | None,
    folder: Path | None,
    *,
    looks_on: bool,
    plain: bool,
) -> None:
    from hanabi.client import parse_link
    from hanabi.terminal.online import Visit, visit

    wish = Visit(
        parse_link(link),
        choose_language(lang),
        folder or data_folder() / "servers",
        name,
        looks_on,
    )
    visit(wish, plain=plain)
