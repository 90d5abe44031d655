"""`hanabi replay`: a recorded game, turn by turn."""

from __future__ import annotations

import json
import sys
from typing import Annotated

from cyclopts import Parameter

from hanabi.cli.convert import Source, read_game
from hanabi.cli.user import Lang, choose_language, say


def replay(
    file: Source,
    /,
    *,
    turn: int | None = None,
    seat: str | None = None,
    lang: Lang = None,
    plain: bool = False,
    hide_result: bool = False,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Look at a recorded game: step through it, show one moment, or print how it went.

    In a terminal, without further options, it opens on the full screen, or with --plain turn by turn;
    elsewhere the whole game is printed.

    Parameters
    ----------
    file
        The record, a game of hanab.live as JSON, a link to one, or - for standard input.
    turn
        Show the moment after this turn; 0 is the deal.
    seat
        Show what this player saw: a name, or a seat counted from 1.
    plain
        Lines in place of the full screen, without colours or other decoration.
    hide_result
        On the full screen, tell nothing of what comes later than the turns you have seen.
    as_json
        Print the moment, by default the last one, as JSON.
    """
    from hanabi.core import Seat
    from hanabi.core.view_json import view_to_plain
    from hanabi.terminal.capability import Taste, has_screen, is_terminal, paint_of
    from hanabi.terminal.lines.replay import Replay
    from hanabi.terminal.lines.screen import Screen
    from hanabi.terminal.seats import find_seat
    from hanabi.words import Words

    record = read_game(file).record
    viewer = None if seat is None else Seat(find_seat(record.players, seat, field="seat"))
    words = Words(choose_language(lang), record.rules.vocabulary)
    taste = Taste(plain=plain)
    if not as_json and turn is None and has_screen(taste):
        from hanabi.terminal.screens.looking_app import show_screen
        from hanabi.terminal.screens.replay import ReplayScreen

        paint = paint_of(taste)
        show_screen(ReplayScreen(record, words, paint, seat=viewer, hidden=hide_result), paint)
        return
    show = Replay(record, viewer, words, Screen(plain=plain))
    if as_json:
        say(json.dumps(view_to_plain(show.view(turn)), ensure_ascii=False, indent=2))
    elif turn is not None:
        show.show(turn)
    elif is_terminal(sys.stdin) and is_terminal(sys.stdout):
        show.step()
    else:
        show.tell()
