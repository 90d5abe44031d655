"""`hanabi review`: what every move of a finished game was worth."""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

from cyclopts import Parameter

from hanabi.cli.convert import Source, read_game, read_source, write_file
from hanabi.cli.user import Lang, choose_language, say

if TYPE_CHECKING:
    from hanabi.core import Record
    from hanabi.review import GameReview
    from hanabi.terminal.screens.paint import Paint
    from hanabi.words import Words

INTERRUPTED = 130


def review(
    file: Source,
    /,
    *,
    effort: Literal["quick", "normal", "deep"] = "normal",
    turn: int | None = None,
    until: int | None = None,
    html: Path | None = None,
    read: Path | None = None,
    seed: int = 0,
    lang: Lang = None,
    plain: bool = False,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    json_lines: bool = False,
) -> None:
    """Look back at a finished game: what every move was worth, what would have been better, and why.

    It grows while you watch: in a terminal on the full screen, elsewhere as a table. Ctrl-C stops, and the
    table shows what is known by then.

    Parameters
    ----------
    file
        A record, a game of hanab.live as JSON, a link to one, or - for standard input.
    effort
        In how many deals every move is tried: quick, normal or deep.
    turn
        Tell all about this turn: the other moves, what would have followed, and what its player knew.
    until
        Review the game up to this turn, and tell nothing of what came after.
    html
        Write a report into this file, too: a page that needs nothing else.
    read
        Take the review from this file, which --json has written, instead of making it.
    seed
        The same seed gives the same review.
    plain
        Sentences instead of the full screen or a table, no colours, nothing that moves.
    as_json
        Print the review as JSON.
    json_lines
        Print every state of the review as a line of JSON, the last one complete.
    """
    from hanabi.core.shuffle import exact_seed
    from hanabi.review import EFFORTS
    from hanabi.review import review as look_back
    from hanabi.terminal.capability import Taste, has_screen, paint_of
    from hanabi.terminal.lines.review_lines import ReviewLines
    from hanabi.words import Words

    seed = exact_seed(seed)
    record, thorough = read_game(file).record, EFFORTS[effort]
    if until is not None:
        record, thorough = _up_to(record, until), replace(thorough, solver_seconds=0.0)
    words = Words(choose_language(lang), record.rules.vocabulary)
    stop, taste = threading.Event(), Taste(plain=plain)
    growing = _kept(record, read) or look_back(record, seed=seed, effort=thorough, stop=stop)
    if not any((as_json, json_lines, html, turn is not None)) and has_screen(taste):
        _on_full_screen(record, words, paint_of(taste), growing, stop, until)
        return
    screen = ReviewLines(record, words, plain=plain)
    found, interrupted = screen.watch(_told(record, growing) if json_lines else growing, stop)
    if found is not None:
        if html is not None:
            from hanabi.review.html_report import html_report

            write_file(html, html_report(record, found, words, until=until))
        if as_json:
            say(_json(record, found))
        elif turn is not None:
            screen.show_turn(found, turn)
        elif not json_lines:
            screen.show(found, until=until)
    if interrupted:
        _end(INTERRUPTED)


def _on_full_screen(
    record: Record,
    words: Words,
    paint: Paint,
    growing: Iterator[GameReview],
    stop: threading.Event,
    until: int | None,
) -> None:
    from hanabi.terminal.screens.looking_app import show_screen
    from hanabi.terminal.screens.review import ReviewScreen

    screen = ReviewScreen(record, words, paint, growing, stop, until=until)
    try:
        show_screen(screen, paint)
    except KeyboardInterrupt:
        _end(INTERRUPTED)
    if not screen.complete:
        _end(0)


def _end(code: int) -> NoReturn:
    """End at once: the engine of the solver cannot be called off, and nobody waits for it."""
    sys.stdout.flush()
    os._exit(code)


def _kept(record: Record, read: Path | None) -> Iterator[GameReview] | None:
    """The review that was written down in a file, if it is wanted."""
    from hanabi.review import loads_review

    return None if read is None else iter([loads_review(record, read_source(str(read)))])


def _up_to(record: Record, turn: int) -> Record:
    """The game as if its players had stopped after this turn."""
    from hanabi.core import Record
    from hanabi.review import RunningGame

    if record.end is None:
        raise RunningGame("the game is not over: only finished games are reviewed")
    game = record.replay(turn)
    if game.outcome is None:
        game.end()
    return Record.of(game, header=record.header)


def _told(record: Record, growing: Iterator[GameReview]) -> Iterator[GameReview]:
    """The same reviews, each printed when it is there."""
    for found in growing:
        say(_json(record, found))
        sys.stdout.flush()
        yield found


def _json(record: Record, found: GameReview) -> str:
    from hanabi.review import review_to_plain

    return json.dumps(review_to_plain(record.rules, found), ensure_ascii=False)
