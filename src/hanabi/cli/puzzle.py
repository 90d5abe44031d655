"""`hanabi puzzle`: find the best move, a new puzzle each day."""

from __future__ import annotations

import json
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hanabi.cli.user import Lang, choose_language, data_folder, say

if TYPE_CHECKING:
    from hanabi.review.puzzles import Puzzle
    from hanabi.words import Words


def puzzle(
    day: str | None = None,
    /,
    *,
    answer: bool = False,
    lang: Lang = None,
    plain: bool = False,
    folder: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Find the best move in a position of a real game: a new puzzle each day.

    A puzzle that is not in the package is made here, once; that takes some minutes.

    Parameters
    ----------
    day
        Such as 2026-11-18; by default today.
    answer
        Tell the answer and the reasons at once.
    plain
        Lines in place of the full screen, without colours or other decoration.
    folder
        Where puzzles are kept that were made here, instead of your data folder.
    as_json
        Print the puzzle as JSON, without the answer unless it is asked for.
    """
    from hanabi.review.puzzles import Shelf, read_day
    from hanabi.terminal.capability import Taste, has_screen, paint_of
    from hanabi.terminal.lines.puzzle import PuzzleSession
    from hanabi.terminal.lines.screen import Screen
    from hanabi.terminal.told_puzzle import puzzle_to_plain
    from hanabi.words import Words

    today = datetime.now().astimezone().date()
    wanted = today if day is None else read_day(day, today)
    language = choose_language(lang)
    shelf = Shelf(folder or data_folder() / "puzzles")
    found = shelf.find(wanted)
    if found is None:
        found = _make(wanted, Words(language))
        shelf.put(found)
    words = Words(language, found.view.rules.vocabulary)
    if as_json:
        say(json.dumps(puzzle_to_plain(found, words, answer=answer), ensure_ascii=False, indent=2))
        return
    taste = Taste(plain=plain)
    if not answer and has_screen(taste):
        from hanabi.terminal.screens.looking_app import show_screen
        from hanabi.terminal.screens.puzzle import PuzzleScreen

        paint = paint_of(taste)
        show_screen(PuzzleScreen(found, words, paint), paint)
        return
    session = PuzzleSession(found, words, Screen(plain=plain))
    if answer:
        session.show()
        session.tell_answer()
    else:
        session.run()


def _make(day: date, words: Words) -> Puzzle:
    """Make the puzzle of a day, saying how far that has come. Ctrl-C ends it."""
    from rich.console import Console

    from hanabi.core import BadSetup
    from hanabi.core.extras import needs

    try:
        from hanabi.review.puzzles.making import make_puzzle
    except ModuleNotFoundError as error:
        raise BadSetup(needs("a new puzzle", error.name, "fast")) from error
    console, name = Console(stderr=True), day.isoformat()
    with console.status(words("puzzle-making", day=name, number=0)) as status:
        try:
            return make_puzzle(
                name, lambda number: status.update(words("puzzle-making", day=name, number=number))
            )
        except KeyboardInterrupt:
            status.stop()
            console.print(words("puzzle-stopped", day=name), highlight=False)
            raise
