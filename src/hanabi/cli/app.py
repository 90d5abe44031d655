"""The commands. What a command needs is imported when it runs, so that `--help` answers at once."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter

from hanabi.cli.arena import arena
from hanabi.cli.convert import Source, convert, read_source
from hanabi.core import EDITIONS, BadSetup, HanabiError, Rules, edition
from hanabi.core.rules import FEWEST_PLAYERS

if TYPE_CHECKING:
    from hanabi.terminal.shelf import Shelf

app = App(
    name="hanabi",
    help="Hanabi, every printed edition: play, read the rules, look at games.",
    version_flags=["--version"],
    help_formatter="plain",
    default_parameter=Parameter(negative=()),
)
app.command(arena)
app.command(convert)

Lang = Annotated[str | None, Parameter(help="en or sv; by default the language of your system.")]
Add = Annotated[
    list[str] | None,
    Parameter(help="An add-on of the edition; may be repeated.", negative=()),
]
House = Annotated[
    list[str] | None,
    Parameter(
        help="Any add-on, or option=value like strikes=2; may be repeated.",
        negative=(),
    ),
]


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line. Bad input is one line and exit code 2."""
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except (CycloptsError, HanabiError) as error:
        _fail(_one_line(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output went away
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    sys.exit(0)


@app.command
def play(
    file: Path | None = None,
    /,
    *,
    edition: str = "cocktail",
    add: Add = None,
    house: House = None,
    seats: str | None = None,
    first: str | None = None,
    seed: int | None = None,
    lang: Lang = None,
    plain: bool = False,
    resume: bool = False,
    folder: Path | None = None,
) -> None:
    """Play in the terminal, with bots or with people who share the keyboard.

    Parameters
    ----------
    file
        A saved game to go on with, instead of the latest.
    edition
        The edition to play; see `hanabi editions`.
    seats
        Such as Ada,Bo,steady or Ada,Kim=random: people and bots.
    first
        Who begins: a name or a seat from 1; else it follows from the seed.
    seed
        A number that makes the same deal again.
    plain
        No colours or other decoration.
    resume
        Go on with the game that was interrupted.
    folder
        Where games are kept, instead of your data folder.
    """
    from hanabi.terminal.launch import Wishes, resume_game, start_game

    shelf = _shelf(folder)
    if resume or file is not None:
        resume_game(shelf, file, language=lang, plain=plain)
        return
    wishes = Wishes(
        rules=_rules(edition, add, house),
        seats=seats,
        first=first,
        seed=seed,
        language=_language(lang),
    )
    start_game(shelf, wishes, plain=plain)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    behind_proxy: bool = False,
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
    connections: int = 60,
    hanab_live: str | None = None,
) -> None:
    """Serve tables in the browser, for friends and bots.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets your network in.
    port
        The port to listen on.
    db
        Such as sqlite:///games.db or postgresql://user@host/name.
    behind_proxy
        Trust the headers of a TLS proxy on this machine.
    open_browser
        Open the page in your browser.
    connections
        The most live connections of one address.
    hanab_live
        A port, or host:port, where bots of hanab.live may log in.
    """
    try:
        from hanabi.server.run import run
    except ModuleNotFoundError as error:
        raise BadSetup(f"serve needs {error.name}; install hanabi[server]") from error

    run(
        host=host,
        port=port,
        db=db or f"sqlite:///{_data_folder() / 'hanabi.db'}",
        behind_proxy=behind_proxy,
        open_browser=open_browser,
        connections=connections,
        hanab_live=hanab_live,
    )


@app.command
def rules(
    edition: str = "cocktail", /, *, add: Add = None, house: House = None, lang: Lang = None
) -> None:
    """Print the rules of an edition.

    Parameters
    ----------
    edition
        The edition; see `hanabi editions`.
    """
    from hanabi.terminal.screen import Screen
    from hanabi.words import Words

    table, screen = _rules(edition, add, house), Screen(plain=False)
    for paragraph in Words(_language(lang), table.vocabulary).rules_text(table).splitlines():
        screen.say(paragraph)


@app.command
def editions(
    *, lang: Lang = None, as_json: Annotated[bool, Parameter(name="--json")] = False
) -> None:
    """List the editions and their add-ons.

    Parameters
    ----------
    as_json
        Print JSON, with the rules of every edition as data.
    """
    if as_json:
        _say(json.dumps([_edition_as_data(key) for key in EDITIONS], indent=2, ensure_ascii=False))
        return
    from hanabi.words import Words

    for key, book in EDITIONS.items():
        words = Words(_language(lang), key)
        _say(f"{key}: {words.edition(key)}. {words.edition_about(key)}")
        for add_on in book.add_ons:
            _say(f"  {add_on}: {words.add_on(add_on)}. {words.add_on_about(add_on)}")


@app.command
def bots(*, check: str | None = None, lang: Lang = None) -> None:
    """List the bots: what they are, how strong, and whether they can be used here.

    Parameters
    ----------
    check
        Play every printed table with this bot instead, and tell whether it keeps the rules.
    """
    from hanabi.cli.bots import bot_lines, checked_bot

    language = _language(lang)
    for line in bot_lines(language) if check is None else [checked_bot(check, language)]:
        _say(line)


@app.command
def replay(
    file: Source,
    /,
    *,
    turn: int | None = None,
    seat: str | None = None,
    lang: Lang = None,
    plain: bool = False,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Look at a recorded game: step through it, show one moment, or print how it went.

    In a terminal, without further options, you step through the turns; elsewhere the whole game
    is printed.

    Parameters
    ----------
    file
        The record, a game of hanab.live as JSON, a link to one, or - for standard input.
    turn
        Show the moment after this turn; 0 is the deal.
    seat
        Show what this player saw: a name, or a seat counted from 1.
    plain
        No colours or other decoration.
    as_json
        Print the moment, by default the last one, as JSON.
    """
    from hanabi.core.codec import view_to_plain
    from hanabi.formats import read_record
    from hanabi.terminal.replay import Replay
    from hanabi.terminal.screen import Screen, is_terminal
    from hanabi.terminal.seats import find_seat
    from hanabi.words import Words

    record = read_record(read_source(file))
    viewer = None if seat is None else find_seat(record.players, seat, field="seat")
    words = Words(_language(lang), record.rules.vocabulary)
    show = Replay(record, viewer, words, Screen(plain=plain))
    if as_json:
        _say(json.dumps(view_to_plain(show.view(turn)), ensure_ascii=False, indent=2))
    elif turn is not None:
        show.show(turn)
    elif is_terminal(sys.stdin) and is_terminal(sys.stdout):
        show.step()
    else:
        show.tell()


def _rules(name: str, add: list[str] | None, house: list[str] | None) -> Rules:
    from hanabi.cli.house import apply_house_rules

    return apply_house_rules(edition(name, *(add or [])), house or [])


def _edition_as_data(key: str) -> dict[str, object]:
    from hanabi.core.codec import all_fields

    book = EDITIONS[key]
    return {
        "edition": key,
        "players": [FEWEST_PLAYERS, book.rules.most_players],
        "deck_size": book.rules.deck_size,
        "maximum": book.rules.maximum,
        "add_ons": list(book.add_ons),
        "rules": all_fields(book.rules),
    }


def _language(wished: str | None) -> str:
    """The language asked for, else the system's if we speak it, else English."""
    from hanabi.words import LANGUAGES

    if wished is not None:
        return wished
    system = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    code = system.partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else "en"


def _shelf(folder: Path | None) -> Shelf:
    from hanabi.terminal.shelf import Shelf

    return Shelf(folder or _data_folder() / "games")


def _data_folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path("hanabi")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def _fail(reason: str) -> NoReturn:
    sys.stderr.write(f"hanabi: {reason}\n")
    sys.exit(2)
